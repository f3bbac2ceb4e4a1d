"""Where things are on Western's table, for three to ten seats and any size of the controls.

Whoever reads sits below the middle; the others follow clockwise, which is up on the left. The
felt, its plates and what lies in the middle take the upper part; below them are a message with
buttons, and the hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    SCREEN,
    TOP_LEFT,
    TOP_RIGHT,
    Units,
    columns,
    fan,
    inset,
    placed,
    rows,
    share,
)
from game.ui.kit.tokens import Gap

EDGE = 16.0
FEW = 6  # seats up to which the plates have much room
# The middles of the plates of the others, clockwise, and of the money before each of them.
PLACES_OF_FEW: tuple[tuple[Point, Point], ...] = (
    ((160, 352), (300, 368)),
    ((190, 116), (232, 194)),
    ((640, 52), (640, 114)),
    ((1090, 116), (1020, 194)),
    ((1120, 352), (936, 368)),
)
PLACES_OF_MANY: tuple[tuple[Point, Point], ...] = (
    ((120, 352), (276, 368)),
    ((120, 238), (276, 262)),
    ((120, 124), (304, 176)),
    ((366, 46), (394, 126)),
    ((640, 46), (645, 108)),
    ((914, 46), (850, 126)),
    ((1160, 124), (980, 174)),
    ((1160, 238), (978, 264)),
    ((1160, 352), (956, 364)),
)
# By the number of the others: which of these places are taken.
TAKEN: dict[int, tuple[int, ...]] = {
    2: (1, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 2, 3, 5, 6, 8),
    7: (0, 2, 3, 4, 5, 6, 8),
    8: (0, 1, 2, 3, 5, 6, 7, 8),
    9: (0, 1, 2, 3, 4, 5, 6, 7, 8),
}
OWN = (640.0, 420.0)
OWN_ASIDE = 64.0  # from the own plate to the middle of the own money: three piles have room
PLATE_OF_FEW, PLATE_OF_MANY, OWN_PLATE = (220.0, 74.0), (212.0, 72.0), (224.0, 76.0)
PLATE_GROWS = (0.34, 0.36)  # how much of the zoom a plate follows, across and upwards
TABLE = (1120.0, 480.0)  # the picture of the oval
PAINTED_RADIUS = 218.0  # of the felt, upwards, on that picture
CARD = (130.0, 164.0)
CARD_GAP = 7.0
HANDS = 256  # hands of which the places are kept
LEAST_WIDE = 0.88  # of its width is left to a card that lies lower: its name has to stand there
# In the middle of the felt, from a point on it.
MIDDLE_OF_FEW, MIDDLE_OF_MANY = (640.0, 216.0), (640.0, 224.0)
DECK, LAST_CARD = Box(-238, -42, 56, 80), Box(-170, -42, 56, 80)
CASH_BOX, BALL = Box(-85, -66, 170, 130), (152.0, -8.0)
LOWER_PART = 466.0  # where the row with the message begins
ROW, ROW_GROWS = 66.0, 0.4  # how high it is, and how much of the zoom it follows
UNDER_ROW, UNDER_HAND = 18.0, 6.0
MESSAGE, BUTTONS = 560.0, (216.0, 226.0, 214.0)  # how wide they are
CORNERS = Box(14, 8, 1250, 450)  # in these are the goal and the small planks
PLANK, PLANK_GROWS = 44.0, 0.3
PLANKS, PLANKS_WIDE = 5, 244.0  # log, rules, menu, pace, skip
GOAL, GOAL_GROWS = (196.0, 44.0), (0.6, 0.3)
LOWER = 22.0
ABOVE, LEFT_OF = 60.0, 480.0  # plates that begin so high are above the table, others beside it
WIDEST_CLEARING, BELOW_CLEARING = 900.0, 10.0
PLATES = Box(8, 6, 1264, 454)  # no plate leaves this
MONEY_ROOM = (50.0, 24.0)  # from the edge of a plate to the middle of its money


class Oval(NamedTuple):
    """An ellipse: its middle and how far it reaches."""

    centre: Point
    across: float
    upwards: float


class SeatPlace(NamedTuple):
    """A plate, and the middle of the money on the felt before it."""

    plate: Box
    money: Point


@lru_cache(HANDS)
def _cards_in(hand: tuple[float, float, float, float], count: int) -> list[Box]:
    """Kept: every card asks for its place several times in a frame."""
    usual = CARD[0] * max(hand[3] / CARD[1], LEAST_WIDE)
    side_by_side = columns(hand, *[share()] * max(count, 1), gap=CARD_GAP)[0].width
    return fan(hand, count, min(usual, side_by_side), gap=CARD_GAP)


class Places(NamedTuple):
    """The whole table. `seats`: by the number of the seat, wherever the front sits."""

    picture: Box  # of the oval
    felt: Oval
    ring: Oval  # on which the direction is shown
    seats: tuple[SeatPlace, ...]
    deck: Box
    last_card: Box
    cash_box: Box
    ball: Point
    goal: Box
    icons: Box
    message: Box
    row: Box  # of the message and the buttons
    hand: Box
    strip: Box  # below everything, where a replay is wound; flat where there is none

    def plate(self, seat: int) -> Box:
        return self.seats[seat].plate

    def button(self, number: int) -> Box:
        _, buttons = columns(self.row, MESSAGE, share(), gap=Gap.WIDE)
        return inset(columns(buttons, *BUTTONS, gap=10)[number], y=2)

    def card(self, number: int, count: int) -> Box:
        """The places of a hand, narrower where there are many."""
        x, y, width, height = self.hand
        return Box(_cards_in((x, y, width, height), count)[number])

    @property
    def clearing(self) -> Box:
        """Between the plates at both sides, below those above and above the own one."""
        plates = [place.plate for place in self.seats]
        top = max((plate.bottom for plate in plates if plate.y < ABOVE), default=74.0)
        sides = [plate.right for plate in plates if plate.y >= ABOVE and plate.right < LEFT_OF]
        bottom = max(plate.top for plate in plates)
        between = Box(0, top, SCREEN.width, bottom - top)
        room = inset(between, x=max(sides, default=0.0) + 14, y=BELOW_CLEARING)
        return placed(room, wide=min(room.width, WIDEST_CLEARING))

    def icon(self, number: int) -> Box:
        """The small planks of log, rules, menu, pace and skip, from the left."""
        return fan(self.icons, PLANKS, self.icons.height, gap=self.icons.width)[number]


@lru_cache(maxsize=64)
def table_places(zoom: float, seats: int, front: int, strip: float = 0.0) -> Places:
    """`strip`: how much room is left below everything."""
    few = seats <= FEW
    felt = Oval((640, 244), 520, 218) if few else Oval((640, 250), 520, 204)
    ring = Oval(felt.centre, 318, 108) if few else Oval(felt.centre, 300, 98)
    middle = MIDDLE_OF_FEW if few else MIDDLE_OF_MANY
    units = Units(zoom)
    lower, below = rows(inset(SCREEN, x=EDGE, top=LOWER_PART), share(), strip)
    lower = inset(lower, bottom=UNDER_HAND)
    row, hand = rows(lower, units.grown(ROW, ROW_GROWS), share(), gap=UNDER_ROW)
    return Places(
        around(felt.centre, (TABLE[0], TABLE[1] * felt.upwards / PAINTED_RADIUS)),
        felt,
        ring,
        _seats(units, seats, front, few=few),
        DECK.move(*middle),
        LAST_CARD.move(*middle),
        CASH_BOX.move(*middle),
        (middle[0] + BALL[0], middle[1] + BALL[1]),
        placed(CORNERS, *_grown(GOAL, GOAL_GROWS, units), at=TOP_LEFT if few else BOTTOM_LEFT),
        _icons(units, few=few),
        columns(row, MESSAGE)[0],
        row,
        hand,
        inset(below, bottom=UNDER_HAND),
    )


def _seats(units: Units, seats: int, front: int, *, few: bool) -> tuple[SeatPlace, ...]:
    """Those of all, by the number of the seat."""
    size = _grown(PLATE_OF_FEW if few else PLATE_OF_MANY, PLATE_GROWS, units)
    places = PLACES_OF_FEW if few else PLACES_OF_MANY
    own = around(OWN, _grown(OWN_PLATE, PLATE_GROWS, units))
    found = [SeatPlace(own, (own.right + OWN_ASIDE, OWN[1]))]
    lower = units.grown(LOWER) - LOWER
    found += [_seat_place(*places[number], size, lower) for number in TAKEN[seats - 1]]
    return tuple(found[(seat - front) % seats] for seat in range(seats))


def _seat_place(centre: Point, money: Point, size: Point, lower: float) -> SeatPlace:
    """A plate that has grown stays on the screen, and its money keeps away from it. `lower`: so
    much the uppermost of a side makes room for those above the table."""
    plate = around(centre, size).clamp(PLATES)
    x, y = money
    if 100 < centre[1] < 200:
        plate.y += lower
    if plate.left < x < plate.right:  # below it
        y = max(y, plate.bottom + MONEY_ROOM[1])
    else:
        x = max(x, plate.right + MONEY_ROOM[0]) if x < 640 else min(x, plate.left - MONEY_ROOM[0])
    return SeatPlace(plate, (x, y))


def _grown(size: Point, follow: Point, units: Units) -> Point:
    return units.grown(size[0], follow[0]), units.grown(size[1], follow[1])


def _icons(units: Units, *, few: bool) -> Box:
    size = _grown((PLANKS_WIDE, PLANK), (PLANK_GROWS, PLANK_GROWS), units)
    return placed(CORNERS, *size, at=TOP_RIGHT if few else BOTTOM_RIGHT)
