"""Where things are on Mustang's table, for any size of the controls and two to five ranchers.

The columns at both sides and the planks with the names grow with the controls; prairie, own ranch
and hand share what is left between them. One opponent alone leaves the columns the whole height.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.mustang.places.ranch import OWN_RANCH, PLANK, RanchPlaces, ranch_places

EDGE, TOP, BOTTOM = 12.0, 10.0, 708.0
WIDE = 1280.0
GAP = 10.0
COLUMN, GROWS = 266.0, 0.55  # a column's width, and how much of the zoom it follows
MIDDLE = 700.0  # as wide as prairie, ranch and hand were designed
LARGEST_PLANK = 52.0
RANCH = 156.0  # high, with its plank
CARD = (104.0, 146.0)
CARD_STEP = 114.0
WIDEST_CARD = 110.0
RAISED = 8.0  # by so much a chosen card stands out
AROUND = 16.0  # between the own ranch and the hand: room for both glows
OWN, PRAIRIE = 140.0, 222.0
SETS, TRAY, CORNER = 232.0, 238.0, 44.0
SCORE_TITLE, SCORE_ROW = 52.0, 46.0
ACTION, ACTION_STEP = 65.0, 73.0
LOG_LEAST = 80.0  # high: else there is none
# Those of the others, by their number.
PICTURES = {1: OWN_RANCH, 2: "ranch-two", 3: "ranch-three", 4: "ranch-four"}


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
        high = self.hand.height
        wide = high * CARD[0] / CARD[1]
        step = min(wide * CARD_STEP / CARD[0], (self.hand.width - wide) / max(count - 1, 1))
        left = self.hand.centerx - (step * (count - 1) + wide) / 2
        return Box(left + step * number, self.hand.y, wide, high)

    def action(self, number: int) -> Box:
        step = self.actions.height / 4
        high = step - (ACTION_STEP - ACTION)
        return Box(self.actions.x, self.actions.y + step * number, self.actions.width, high)

    def corner_plank(self, number: int, count: int) -> Box:
        side = min(self.corner.height, (self.corner.width - 6.0 * (count - 1)) / count)
        step = (self.corner.width - side) / (count - 1)
        return Box(self.corner.x + step * number, self.corner.y, side, self.corner.height)


@lru_cache(maxsize=32)
def table_places(zoom: float, opponents: int, strip: float = 0.0) -> Places:
    """`strip`: how much room is left below everything; then no planks stand in the corner."""
    column = COLUMN * (1 + GROWS * (zoom - 1))
    middle = WIDE - 2 * (EDGE + column + GAP + 2)
    left, right = EDGE + column + GAP + 2, WIDE - EDGE - column
    plank = min(PLANK * max(zoom, 0.9), LARGEST_PLANK)
    tall = RANCH + 0.7 * (plank - PLANK)
    card = min(middle * CARD[1] / (6 * CARD_STEP + 8), WIDEST_CARD * CARD[1] / CARD[0])
    card -= strip / 3
    bottom = BOTTOM - strip
    hand = Box(left, bottom - card, middle, card)
    rest = hand.y - AROUND - 8 - (TOP + tall + GAP)
    own_high = (OWN - PLANK) / (OWN - PLANK + PRAIRIE) * (rest - plank) + plank
    prairie = Box(left, TOP + tall + GAP, middle, rest - own_high)
    own = Box(left, hand.y - AROUND - own_high, middle, own_high)
    lonely = opponents == 1
    top = TOP if lonely else TOP + tall + GAP
    sides = _sides(zoom, opponents + 1, column, right, top, bottom)
    return Places(
        middle / MIDDLE,
        tuple(
            ranch_places(PICTURES[opponents], box, plank)
            for box in _others(opponents, tall, left, middle)
        ),
        ranch_places(OWN_RANCH, own, plank),
        prairie,
        hand,
        *sides,
        Box(EDGE, bottom + 8, WIDE - 2 * EDGE, max(strip - 8, 0.0)),
    )


def _others(opponents: int, tall: float, left: float, middle: float) -> list[Box]:
    if opponents == 1:
        return [Box(left, TOP, middle, tall)]
    gap = {2: 16.0, 3: 13.0, 4: 8.0}[opponents]
    wide = (WIDE - 2 * EDGE - gap * (opponents - 1)) / opponents
    return [Box(EDGE + (wide + gap) * n, TOP, wide, tall) for n in range(opponents)]


def _sides(
    zoom: float, ranchers: int, column: float, right: float, top: float, bottom: float
) -> tuple[Box, Box, Box, Box, Box, Box | None]:
    """Sets, tray and corner planks at the left; score, actions and perhaps a log at the right."""
    corner = CORNER * min(max(zoom, 0.9), 1.3) if bottom == BOTTOM else -GAP
    room = bottom + 2 - corner - GAP - top
    spare = max(room - (SETS + GAP + TRAY) * max(zoom, 1.0), 0.0)
    sets_high = (room - GAP - spare) * SETS / (SETS + TRAY) + 0.4 * spare
    sets = Box(EDGE, top, column, sets_high)
    tray = Box(EDGE, sets.bottom + GAP, column, room - sets_high - GAP)
    corners = Box(EDGE, bottom + 2 - corner, column, max(corner, 0.0))
    wanted = (SCORE_TITLE + SCORE_ROW * ranchers) * max(zoom, 1.0)
    if bottom < BOTTOM:  # nobody is asked anything: the log has all that the score leaves
        high = min(wanted, (bottom - top) / 2)
        score, lower = Box(right, top, column, high), top + high + 12
        rest = Box(right, lower, column, bottom + 8 - lower)
        return sets, tray, corners, score, rest, None
    actions_high = 4 * ACTION_STEP * (1 + 0.2 * (zoom - 1))
    actions = Box(right, bottom + 8 - actions_high, column, actions_high)
    free = actions.y - 12 - top
    log_high = free - wanted - GAP
    if log_high < LOG_LEAST:
        return sets, tray, corners, Box(right, top, column, free), actions, None
    score = Box(right, top, column, wanted)
    return sets, tray, corners, score, actions, Box(right, score.bottom + GAP, column, log_high)
