"""Where things are on the prairie: the piles, the open mustangs and their plates."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.mustang.box import KINDS, kind_of
from game.rules.mustang.view import MustangView
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.mustang.places.herd import Herd, Spot, herd_places

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
        middle = self.at({**KIND_X, **SPECIAL_X}[kind], PLATE_Y)
        return around(middle, (PLATES[kind] * self._fx, PLATE_HIGH * self._fy))

    def open(self, kind: str, number: int, count: int) -> tuple[Point, float]:
        """The middle and the size of an open counter; the oldest is large, others (from a broken
        fence) stand below, the smaller the more there are."""
        if number == 0:
            return self.at(KIND_X[kind] + PILE_ASIDE, PILE_Y), OPEN_SIDE * self.unit
        points, side = herd_places(count - 1, EXTRAS.move(KIND_X[kind], 0), EXTRA_SIDE)
        return self.at(*points[number - 1]), side * self.unit


class PrairieSpots(NamedTuple):
    places: PrairiePlaces
    seen: MustangView

    def herd(self) -> Herd:
        """The open mustangs, and the two that are rare."""
        seen, places = self.seen, self.places
        found: Herd = {}
        for kind in KINDS:
            herd = seen.open[kind]
            for number, mustang in enumerate(herd):
                found[mustang] = places.open(kind, number, len(herd))
        for special in seen.specials:
            found[special] = (places.special(special), SPECIAL_SIDE * places.unit)
        return found

    def pile(self, kind: str) -> Spot:
        return self.places.pile(kind), PILE_SIDE * self.places.unit

    def next(self, mustang: str) -> Spot:
        """Where one will stand that is turned up or comes back."""
        kind = kind_of(mustang)
        if kind == "special":
            return self.places.special(mustang), SPECIAL_SIDE * self.places.unit
        count = len(self.seen.open[kind])
        return self.places.open(kind, count, count + 1)
