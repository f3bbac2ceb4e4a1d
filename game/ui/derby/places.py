"""Where things are at the derby, for both of its phases and any size of the controls.

Above is the slate, or the course, with panels at its right; below are the hand, the message and
the buttons, or, in the race, the move, its six cards and the die.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.derby.cards.face import CARD
from game.ui.kit.canvas import Box, Point

EDGE = 12.0
RIGHT = 1268.0
BOTTOM = 714.0
SLATE = Box(12, 8, 966, 520)
COURSE = Box(12, 8, 960, 520)
PLANKS = 6  # log, rules, menu, tables, pace, skip
PLANK = 44.0
ROW = 84.0  # of Confirm, Undo and the small planks below each other
LOWEST_HAND, LOWEST_PAST = 60.0, 50.0  # what is lower is not drawn
PITCH = 121.0  # from card to card, where there is room


class Places(NamedTuple):
    """The boxes of both phases. `strip`: below everything, where a replay is wound; flat where
    there is none."""

    zoom: float
    # Betting
    slate: Box
    rounds: Box
    stacks: Box
    tray: Box
    preview: Box
    confirm: Box
    undo: Box
    past: Box  # the last things that happened, where Confirm and Undo stand while somebody is asked
    # The race
    course: Box
    order: Box
    podium: Box
    commentary: Box
    move: Box
    ridden: Box  # the six cards of the horse on the move
    decision: Box
    strip: Box

    def card(self, number: int, count: int) -> Box:
        """The places of a hand: many overlap, and the corner of each stays visible."""
        share = min((self.tray.height - 32) / CARD[1], 1.0)
        wide, high = CARD[0] * share, CARD[1] * share
        room = self.tray.width - 36 - wide
        step = min(PITCH * share, room / max(count - 1, 1))
        return Box(self.tray.x + 18 + step * number, self.tray.bottom - 14 - high, wide, high)

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
            side = PLANK * (1 + 0.2 * max(self.zoom - 1.0, 0.0))
            return Box(self.course.x + 10 + (side + 5) * number, self.course.y + 8, side, side)
        block = Box(self.undo.right + 8, self.undo.y, RIGHT - self.undo.right - 8, self.undo.height)
        wide, high = (block.width - 8) / 3, (block.height - 4) / 2
        column, row = number % 3, number // 3
        return Box(block.x + (wide + 4) * column, block.y + (high + 4) * row, wide, high)

    @property
    def middle(self) -> Point:
        return self.slate.center


@lru_cache(maxsize=32)
def table_places(zoom: float, strip: float = 0.0) -> Places:
    """`strip`: how much room is left below everything."""
    bottom = BOTTOM - strip
    tray = Box(EDGE, 536, 752, bottom - 536)
    row = min(ROW, max(bottom - 536 - 72, 0.0))
    top = bottom - row
    below = Box(EDGE, 538, 0, bottom - 538)
    return Places(
        zoom=zoom,
        slate=SLATE,
        rounds=Box(990, 8, 278, 262),
        stacks=Box(990, 280, 278, 248),
        tray=tray,
        preview=Box(776, 536, 492, top - 8 - 536),
        confirm=Box(776, top, 200, row),
        undo=Box(984, top, 136, row),
        past=Box(776, top, 344, row),
        course=COURSE,
        order=Box(984, 8, 284, 266),
        podium=Box(984, 282, 284, 136),
        commentary=Box(984, 426, 284, 102),
        move=Box(12, below.y, 262, below.height),
        ridden=Box(284, below.y, 478, below.height),
        decision=Box(772, below.y, 496, below.height),
        strip=Box(EDGE, bottom + 6, RIGHT - EDGE, max(strip - 6, 0.0)),
    )
