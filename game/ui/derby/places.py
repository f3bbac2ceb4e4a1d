"""Where things are at the derby, for both of its phases and any size of the controls.

Above is the slate, or the course, with panels at its right; below are the hand, the message and
the buttons, or, in the race, the move, its six cards and the die.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.derby.cards.face import CARD
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import (
    BOTTOM,
    SCREEN,
    TOP_LEFT,
    Units,
    columns,
    extent,
    fan,
    grid,
    inset,
    placed,
    rows,
    share,
)
from game.ui.kit.tokens import Gap

EDGE, TOP, FOOT = 12.0, 8.0, 6.0  # what is free around everything
UPPER = 520.0  # how high slate and course are
SLATE, COURSE = 966.0, 960.0  # how wide
ROUNDS = 262.0  # how high: beside the slate, the stacks have the rest
ORDER, PODIUM = 266.0, 136.0  # beside the course, the commentary has the rest
TRAY, CONFIRM, UNDO = 752.0, 200.0, 136.0  # how wide, below the slate
MOVE, RIDDEN = 262.0, 478.0  # how wide, below the course
APART = 10.0
PLANKS = 6  # log, rules, menu, tables, pace, skip
PLANK, PLANK_GROWS, PLANK_GAP = 44.0, 0.2, 5.0  # in the sky of the course
ROW = 84.0  # of Confirm, Undo and the small planks below each other
LEAST_PREVIEW = 72.0  # high, with the gap below it
TRAY_ASIDE, TRAY_FOOT, TRAY_EDGES = 18.0, 14.0, 32.0  # around the cards of a hand
LOWEST_HAND, LOWEST_PAST = 60.0, 50.0  # what is lower is not drawn
PITCH = 121.0  # from card to card, where there is room


class Places(NamedTuple):
    """The boxes of both phases. `strip`: below everything, where a replay is wound; flat where
    there is none."""

    # Betting
    slate: Box
    rounds: Box
    stacks: Box
    tray: Box
    preview: Box
    confirm: Box
    undo: Box
    small_planks: Box  # beside it
    past: Box  # the last things that happened, where Confirm and Undo stand while somebody is asked
    # The race
    course: Box
    sky_planks: Box
    order: Box
    podium: Box
    commentary: Box
    move: Box
    ridden: Box  # the six cards of the horse on the move
    decision: Box
    strip: Box

    def card(self, number: int, count: int) -> Box:
        """The places of a hand: many overlap, and the corner of each stays visible."""
        large = min(max(self.tray.height - TRAY_EDGES, 0.0) / CARD[1], 1.0)
        wide, high = CARD[0] * large, CARD[1] * large
        row = placed(inset(self.tray, x=TRAY_ASIDE, bottom=TRAY_FOOT), high=high, at=BOTTOM)
        return fan(row, count, wide, gap=PITCH * large - wide, at=0.0)[number]

    def visible_card(self, number: int, count: int) -> Box:
        """What is seen of a card of a hand on which the next one lies."""
        box = self.card(number, count)
        if number + 1 < count:
            box.width = min(box.width, self.card(number + 1, count).x - box.x)
        return box

    @property
    def has_hand(self) -> bool:
        """Whether there is room for it: large planks that wind a replay take it all."""
        return self.tray.height >= LOWEST_HAND

    @property
    def has_past(self) -> bool:
        return self.past.height >= LOWEST_PAST

    def icon(self, number: int, *, racing: bool) -> Box:
        """The small planks: two rows beside Undo; in the race, one in the sky of the course."""
        if racing:
            return grid(self.sky_planks, PLANKS, 1, gap=PLANK_GAP)[number]
        return grid(self.small_planks, PLANKS // 2, 2, gap=Gap.FINE)[number]

    @property
    def middle(self) -> Point:
        return self.slate.center


@lru_cache(maxsize=32)
def table_places(zoom: float, strip: float = 0.0) -> Places:
    """`strip`: how much room is left below everything."""
    table, below = rows(inset(SCREEN, x=EDGE, top=TOP, bottom=FOOT), share(), strip)
    upper, lower = rows(table, UPPER, share())
    # Betting
    slate, panels = columns(upper, SLATE, share(), gap=Gap.WIDE)
    rounds, stacks = rows(panels, ROUNDS, share(), gap=APART)
    tray, aside = columns(inset(lower, top=8), TRAY, share(), gap=Gap.WIDE)
    planks_high = min(ROW, max(aside.height - LEAST_PREVIEW, 0.0))
    preview, planks = rows(aside, share(), planks_high, gap=Gap.USUAL)
    confirm, undo, small_planks = columns(planks, CONFIRM, UNDO, share(), gap=Gap.USUAL)
    # The race
    course, panels = columns(upper, COURSE, share(), gap=Gap.WIDE)
    order, podium, commentary = rows(panels, ORDER, PODIUM, share(), gap=Gap.USUAL)
    move, ridden, decision = columns(inset(lower, top=10), MOVE, RIDDEN, share(), gap=APART)
    side = Units(zoom).grown(PLANK, PLANK_GROWS)
    planks_wide = extent(*[side] * PLANKS, gap=PLANK_GAP)
    return Places(
        slate=slate,
        rounds=rounds,
        stacks=stacks,
        tray=tray,
        preview=preview,
        confirm=confirm,
        undo=undo,
        small_planks=small_planks,
        past=confirm.union(undo),
        course=course,
        sky_planks=placed(inset(course, left=10, top=8), planks_wide, side, TOP_LEFT),
        order=order,
        podium=podium,
        commentary=commentary,
        move=move,
        ridden=ridden,
        decision=decision,
        strip=inset(below, top=6),
    )
