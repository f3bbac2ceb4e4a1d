"""Where things are on Western's table, for three to ten seats and any size of the controls.

Whoever reads sits below the middle; the others follow clockwise, which is up on the left. The
felt, its plates and what lies in the middle take the upper part; below them are a message with
buttons, and the hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box, Point

WIDE = 1280.0
EDGE = 16.0
BOTTOM = 714.0
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
LEAST_WIDE = 0.88  # of its width is left to a card that lies lower: its name has to stand there
MESSAGE, ROW_HIGH = (16.0, 560.0), 66.0
BUTTONS = ((588.0, 216.0), (814.0, 226.0), (1050.0, 214.0))
HAND_TOP = 550.0
PLANK, PLANK_STEP = 44.0, 50.0
PLANKS = 5  # log, rules, menu, pace, skip
GOAL = (196.0, 44.0)
LOWER = 22.0
ABOVE, WIDEST_CLEARING = 60.0, 900.0  # plates that begin so high are above the table
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
        left, width = BUTTONS[number]
        return Box(left, self.row.y + 2, width, self.row.height - 4)

    def card(self, number: int, count: int) -> Box:
        """The places of a hand, narrower where there are many."""
        high = self.hand.height
        step = (self.hand.width + CARD_GAP) / max(count, 1)
        wide = min(CARD[0] * max(high / CARD[1], LEAST_WIDE), step - CARD_GAP)
        step = min(step, wide + CARD_GAP)
        left = self.hand.centerx - (step * (count - 1) + wide) / 2
        return Box(left + step * number, self.hand.y, wide, high)

    @property
    def clearing(self) -> Box:
        """Between the plates at both sides, below those above and above the own one."""
        plates = [place.plate for place in self.seats]
        top = max((plate.bottom for plate in plates if plate.y < ABOVE), default=74.0) + 10
        sides = [plate.right for plate in plates if plate.y >= ABOVE and plate.right < 480]
        bottom = max(plate.top for plate in plates) - 10
        wide = min(WIDE - 2 * (max(sides, default=0.0) + 14), WIDEST_CLEARING)
        return Box((WIDE - wide) / 2, top, wide, bottom - top)

    def icon(self, number: int) -> Box:
        """The small planks of log, rules, menu, pace and skip, from the left."""
        side = self.icons.height
        step = (self.icons.width - side) / (PLANKS - 1)
        return Box(self.icons.x + step * number, self.icons.y, side, side)


@lru_cache(maxsize=64)
def table_places(zoom: float, seats: int, front: int, strip: float = 0.0) -> Places:
    """`strip`: how much room is left below everything."""
    few = seats <= FEW
    felt = Oval((640, 244), 520, 218) if few else Oval((640, 250), 520, 204)
    ring = Oval(felt.centre, 318, 108) if few else Oval(felt.centre, 300, 98)
    high = TABLE[1] * felt.upwards / PAINTED_RADIUS
    picture = Box(640 - TABLE[0] / 2, felt.centre[1] - high / 2, TABLE[0], high)
    middle = 216.0 if few else 224.0
    row_high = ROW_HIGH * (1 + 0.4 * max(zoom - 1.0, 0.0))
    row = Box(EDGE, 466, WIDE - 2 * EDGE, row_high)
    hand_top = HAND_TOP + row_high - ROW_HIGH
    bottom = BOTTOM - strip
    return Places(
        picture,
        felt,
        ring,
        _seats(zoom, seats, front, few=few),
        Box(640 - 238, middle - 42, 56, 80),
        Box(640 - 170, middle - 42, 56, 80),
        Box(640 - 85, middle - 66, 170, 130),
        (640 + 152, middle - 8),
        _goal(zoom, few=few),
        _icons(zoom, few=few),
        Box(MESSAGE[0], row.y, MESSAGE[1], row_high),
        row,
        Box(EDGE, hand_top, WIDE - 2 * EDGE, bottom - hand_top),
        Box(EDGE, bottom + 6, WIDE - 2 * EDGE, max(strip - 6, 0.0)),
    )


def _seats(zoom: float, seats: int, front: int, *, few: bool) -> tuple[SeatPlace, ...]:
    """Those of all, by the number of the seat."""
    size = _grown(PLATE_OF_FEW if few else PLATE_OF_MANY, zoom)
    places = PLACES_OF_FEW if few else PLACES_OF_MANY
    own = _around(OWN, _grown(OWN_PLATE, zoom))
    around = [SeatPlace(own, (own.right + OWN_ASIDE, OWN[1]))]
    lower = LOWER * max(zoom - 1.0, 0.0)
    around += [_seat_place(*places[number], size, lower) for number in TAKEN[seats - 1]]
    return tuple(around[(seat - front) % seats] for seat in range(seats))


def _seat_place(centre: Point, money: Point, size: Point, lower: float) -> SeatPlace:
    """A plate that has grown stays on the screen, and its money keeps away from it. `lower`: so
    much the uppermost of a side makes room for those above the table."""
    plate = _around(centre, size).clamp(Box(8, 6, WIDE - 16, 454))
    x, y = money
    if 100 < centre[1] < 200:
        plate.y += lower
    if plate.left < x < plate.right:  # below it
        y = max(y, plate.bottom + MONEY_ROOM[1])
    else:
        x = max(x, plate.right + MONEY_ROOM[0]) if x < 640 else min(x, plate.left - MONEY_ROOM[0])
    return SeatPlace(plate, (x, y))


def _grown(size: Point, zoom: float) -> Point:
    across, upwards = PLATE_GROWS
    more = max(zoom - 1.0, 0.0)
    return size[0] * (1 + across * more), size[1] * (1 + upwards * more)


def _around(centre: Point, size: Point) -> Box:
    return Box(centre[0] - size[0] / 2, centre[1] - size[1] / 2, *size)


def _goal(zoom: float, *, few: bool) -> Box:
    wide, high = GOAL[0] * (1 + 0.6 * max(zoom - 1, 0)), GOAL[1] * (1 + 0.3 * max(zoom - 1, 0))
    return Box(14, 8, wide, high) if few else Box(14, 458 - high, wide, high)


def _icons(zoom: float, *, few: bool) -> Box:
    side = PLANK * (1 + 0.3 * max(zoom - 1.0, 0.0))
    wide = side + (PLANKS - 1) * PLANK_STEP * side / PLANK
    return Box(WIDE - EDGE - wide, 8 if few else 458 - side, wide, side)
