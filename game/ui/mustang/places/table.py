"""Where things are on Mustang's table, for any size of the controls and two to five ranchers.

The columns at both sides and the planks with the names grow with the controls; prairie, own ranch
and hand share what is left between them. One opponent alone leaves the columns the whole height.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import (
    BOTTOM_LEFT,
    SCREEN,
    TOP_LEFT,
    Units,
    columns,
    fan,
    inset,
    placed,
    rows,
    share,
    shares,
)
from game.ui.kit.tokens import Gap
from game.ui.mustang.places.ranch import OWN_RANCH, PLANK, RanchPlaces, ranch_places

EDGE, TOP, BOTTOM = 12.0, 10.0, 4.0  # what is free around everything
GAP = 10.0
COLUMN, GROWS = 266.0, 0.55  # a column's width, and how much of the zoom it follows
MIDDLE = 700.0  # as wide as prairie, ranch and hand were designed
LARGEST_PLANK = 52.0
RANCH, FOLLOWS = 156.0, 0.7  # high, with its plank, and how much of the plank's growth it follows
CARD = (104.0, 146.0)
CARD_STEP = 114.0
SIX_CARDS = 6 * CARD_STEP + 8  # wide, side by side
WIDEST_CARD = 110.0
RAISED = 8.0  # by so much a chosen card stands out
AROUND = 16.0  # between the own ranch and the hand: room for both glows
OWN, PRAIRIE = 104.0, 222.0  # high; the own ranch without its plank
SETS, TRAY, CORNER = 232.0, 238.0, 44.0
SPARE = (0.4, 0.6)  # what sets and tray have of the room that is left over
SCORE_TITLE, SCORE_ROW = 52.0, 46.0
ACTIONS, ACTIONS_FOLLOW = 292.0, 0.2
LOG_LEAST = 80.0  # high: else there is none
UNDER_SIDES = 6.0  # free below sets and tray
# Those of the others, by their number, and what is free between them.
PICTURES = {1: OWN_RANCH, 2: "ranch-two", 3: "ranch-three", 4: "ranch-four"}
APART = {1: 0.0, 2: 16.0, 3: 13.0, 4: 8.0}


class Places(NamedTuple):
    """The whole table. `share`: how large things in the middle are, compared to the design."""

    share: float
    ranches: tuple[RanchPlaces, ...]  # of the others, from the left
    own: RanchPlaces
    prairie: Box
    hand: Box
    sets: Box
    tray: Box
    corner: Box
    score: Box
    actions: Box
    log: Box | None  # between the two, where there is room for the newest lines all the time
    strip: Box  # below everything, where a replay is wound; flat where there is none

    def card(self, number: int, count: int) -> Box:
        """The places of a hand, closer together where there are many."""
        wide = self.hand.height * CARD[0] / CARD[1]
        apart = wide * (CARD_STEP / CARD[0] - 1)
        return fan(self.hand, count, wide, gap=apart)[number]

    def action(self, number: int) -> Box:
        return rows(self.actions, *shares(1, 1, 1, 1), gap=Gap.USUAL)[number]

    def corner_plank(self, number: int, count: int) -> Box:
        """From one edge of the corner to the other."""
        side = min(self.corner.height, columns(self.corner, *[share()] * count, gap=6)[0].width)
        return fan(self.corner, count, side, gap=self.corner.width)[number]


@lru_cache(maxsize=32)
def table_places(zoom: float, opponents: int, strip: float = 0.0) -> Places:
    """`strip`: how much room is left below everything; then no planks stand in the corner."""
    units = Units(zoom)
    plank = min(units(PLANK, least=0.9), LARGEST_PLANK)
    screen = inset(SCREEN, x=EDGE, top=TOP, bottom=BOTTOM)
    table, below = rows(screen, share(), strip)
    head, body = rows(table, RANCH + FOLLOWS * (plank - PLANK), share(), gap=GAP)
    left, middle, right = _columns(body, units)
    if opponents == 1:
        left, head, right = _columns(table, units)
        head = placed(head, high=RANCH + FOLLOWS * (plank - PLANK), at=TOP_LEFT)
    card = min(middle.width / SIX_CARDS, WIDEST_CARD / CARD[0]) * CARD[1] - strip / 3
    heights = (share(PRAIRIE), Gap.USUAL, share(OWN, least=plank), AROUND, card)
    prairie, _, own, _, hand = rows(inset(middle, bottom=8), *heights)
    others = columns(head, *[share()] * opponents, gap=APART[opponents])
    return Places(
        middle.width / MIDDLE,
        tuple(ranch_places(PICTURES[opponents], box, plank) for box in others),
        ranch_places(OWN_RANCH, own, plank),
        prairie,
        hand,
        *_left_side(left, units, docked=strip > 0),
        *_right_side(right, units, opponents + 1, docked=strip > 0),
        inset(below, bottom=8),
    )


def _columns(box: Box, units: Units) -> list[Box]:
    side = units(COLUMN, GROWS)
    return columns(box, side, share(), side, gap=Gap.WIDE)


def _left_side(box: Box, units: Units, *, docked: bool) -> tuple[Box, Box, Box]:
    """Sets, tray and corner planks; of these there are none while a replay is wound."""
    box = inset(box, bottom=UNDER_SIDES)
    if docked:
        pair, corner = box, placed(box, high=0, at=BOTTOM_LEFT)
    else:
        pair, corner = rows(box, share(), units(CORNER, least=0.9, most=1.3), gap=GAP)
    sets = share(SPARE[0], least=units.grown(SETS))
    tray = share(SPARE[1], least=units.grown(TRAY))
    upper, lower = rows(pair, sets, tray, gap=GAP)
    return upper, lower, corner


def _right_side(
    box: Box, units: Units, ranchers: int, *, docked: bool
) -> tuple[Box, Box, Box | None]:
    """Score, actions, and perhaps a log between them."""
    score = units.grown(SCORE_TITLE + SCORE_ROW * ranchers)
    if docked:  # nobody is asked anything: the log has all that the score leaves
        half = (box.height - 8) / 2
        upper, lower = rows(box, min(score, half), share(), gap=Gap.WIDE)
        return upper, inset(lower, bottom=8), None
    upper, lower = rows(box, share(), units(ACTIONS, ACTIONS_FOLLOW), gap=Gap.WIDE)
    actions = inset(lower, bottom=8)
    if upper.height - score - GAP < LOG_LEAST:
        return upper, actions, None
    upper, log = rows(upper, score, share(), gap=GAP)
    return upper, actions, log
