"""Where things are on Mustang's table, for any size of the controls and two to five ranchers.

The columns at both sides and the planks with the names grow with the controls; prairie, own ranch
and hand share what is left between them. One opponent alone leaves the columns the whole height.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box, Point

EDGE, TOP, BOTTOM = 12.0, 10.0, 708.0
WIDE = 1280.0
GAP = 10.0
COLUMN, GROWS = 266.0, 0.55  # a column's width, and how much of the zoom it follows
MIDDLE = 700.0  # as wide as prairie, ranch and hand were designed
PLANK = 36.0  # of a header
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
OWN_RANCH = "ranch-own"  # the picture of one as wide as the prairie
# Those of the others, by their number.
PICTURES = {1: OWN_RANCH, 2: "ranch-two", 3: "ranch-three", 4: "ranch-four"}


class RanchPicture(NamedTuple):
    """How a ranch was painted: its size, and where the stable ends."""

    width: float
    height: float
    split: float


PAINTED = {
    OWN_RANCH: RanchPicture(700, 140, 330),
    "ranch-two": RanchPicture(620, 156, 290),
    "ranch-three": RanchPicture(410, 156, 190),
    "ranch-four": RanchPicture(308, 156, 160),
}


class RanchPlaces(NamedTuple):
    """One ranch: `plank` with the name lies over the top of the `ground`, which is the picture."""

    picture: str
    box: Box
    plank: Box
    ground: Box
    stable: Box
    corral: Box


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


def ranch_places(picture: str, box: Box, plank: float) -> RanchPlaces:
    """The inner places lie where the picture has them, however large it is drawn."""
    painted = PAINTED[picture]
    ground = Box(box.x, box.y + plank - PLANK, box.width, box.height - plank + PLANK)
    fx, fy = ground.width / painted.width, ground.height / painted.height
    split = painted.split * fx

    def inside(x: float, y: float, width: float, high: float) -> Box:
        return Box(ground.x + x, ground.y + y * fy, width, (painted.height - high) * fy)

    return RanchPlaces(
        picture,
        box,
        Box(box.x + 4, box.y + 3, box.width - 8, plank),
        ground,
        inside(18 * fx, 62, split - 34 * fx, 78),
        inside(split + 12 * fx, 66, ground.width - split - 28 * fx, 86),
    )


# --------------------------------------------------------------------------- the tray

TRAY_DESIGNED = (266.0, 238.0)
SMALL_CARD = (62.0, 88.0)


class TrayPlaces(NamedTuple):
    """`grown`: the cards compared to the design."""

    grown: float
    deck: Box
    discard: Box
    deck_word: Box
    discard_word: Box
    events: Box
    paper: Box


def tray_places(box: Box) -> TrayPlaces:
    grown = min(box.height / TRAY_DESIGNED[1], box.width / TRAY_DESIGNED[0] * 1.12)
    wide, high = SMALL_CARD[0] * grown, SMALL_CARD[1] * grown
    word = 24.0 * grown
    top = box.y + 10
    left, right = box.x + box.width * 0.25, box.x + box.width * 0.75
    below = top + high + 5
    lower = below + word + 7
    events = Box(box.x + 14, lower + 2, wide, high)
    paper = Box(
        events.right + 12, lower, box.right - 13 - events.right - 12, box.bottom - 12 - lower
    )
    return TrayPlaces(
        grown,
        Box(left - wide / 2, top, wide, high),
        Box(right - wide / 2, top, wide, high),
        Box(box.x + 8, below, box.width / 2 - 12, word),
        Box(box.centerx + 4, below, box.width / 2 - 12, word),
        events,
        paper,
    )


# --------------------------------------------------------------------------- herds

COUNTER, OWN_COUNTER = 46.0, 58.0
COUNTER_GAP = 3.0
SMALLEST_COUNTER = 26.0


def counter_side(ranch: RanchPlaces, share: float) -> float:
    """How large a counter is on that ranch while there are few; `share`: of the whole table."""
    return OWN_COUNTER * min(share, 1.0) if ranch.picture == OWN_RANCH else COUNTER


def herd_places(
    count: int, room: Box, side: float, least: float = SMALLEST_COUNTER
) -> tuple[list[Point], float]:
    """The middles of so many counters, left to right in rows, and how large they are: they shrink
    until the rows fit, but not below the `least`."""
    if not count:
        return [], side
    while True:
        per_row = max(int((room.width + COUNTER_GAP) // (side + COUNTER_GAP)), 1)
        rows = -(-count // per_row)
        if rows * (side - 1) <= room.height or side <= least:
            break
        side -= 1.0
    per_row = -(-count // rows)
    step_y = min(side + COUNTER_GAP, room.height / rows)
    points = []
    for number in range(count):
        row, column = divmod(number, per_row)
        in_row = min(per_row, count - row * per_row)
        x = room.centerx + (column - (in_row - 1) / 2) * (side + COUNTER_GAP)
        y = room.centery + (row - (rows - 1) / 2) * step_y
        points.append((x, y))
    return points, side


# --------------------------------------------------------------------------- the prairie

# As designed, from the prairie's own corner: middles, and sizes of counters.
DESIGNED = (700.0, 222.0)
KIND_X = {"stallion": 202.0, "mare": 350.0, "foal": 498.0}
SPECIAL_X = {"midnight": 68.0, "avalanche": 632.0}
PILE_ASIDE = 36.0
PILE_Y, PLATE_Y, COUNT_Y = 86.0, 198.0, 130.0
EXTRAS = Box(-14, 120, 102, 62)  # beside the middle of a kind: below its open counter
PLATES = {"stallion": 124.0, "mare": 124.0, "foal": 124.0, "midnight": 126.0, "avalanche": 126.0}
PLATE_HIGH = 30.0
OPEN_SIDE, SPECIAL_SIDE, EXTRA_SIDE, PILE_SIDE = 70.0, 92.0, 50.0, 62.0


class PrairiePlaces:
    """The points of the prairie on the screen."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.unit = min(box.width / DESIGNED[0], box.height / DESIGNED[1])
        self._fx, self._fy = box.width / DESIGNED[0], box.height / DESIGNED[1]

    def at(self, x: float, y: float) -> Point:
        return self.box.x + x * self._fx, self.box.y + y * self._fy

    def pile(self, kind: str) -> Point:
        return self.at(KIND_X[kind] - PILE_ASIDE, PILE_Y)

    def count(self, kind: str) -> Point:
        return self.at(KIND_X[kind] - PILE_ASIDE, COUNT_Y)

    def special(self, special: str) -> Point:
        return self.at(SPECIAL_X[special], PILE_Y + 6)

    def plate(self, kind: str) -> Box:
        """Where its name stands."""
        x, y = self.at({**KIND_X, **SPECIAL_X}[kind], PLATE_Y)
        wide, high = PLATES[kind] * self._fx, PLATE_HIGH * self._fy
        return Box(x - wide / 2, y - high / 2, wide, high)

    def open(self, kind: str, number: int, count: int) -> tuple[Point, float]:
        """The middle and the size of an open counter; the oldest is large, others (from a broken
        fence) stand below, the smaller the more there are."""
        if number == 0:
            return self.at(KIND_X[kind] + PILE_ASIDE, PILE_Y), OPEN_SIDE * self.unit
        points, side = herd_places(count - 1, EXTRAS.move(KIND_X[kind], 0), EXTRA_SIDE)
        return self.at(*points[number - 1]), side * self.unit
