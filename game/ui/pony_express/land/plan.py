"""The land of a board that nobody has painted: which ground lies where, and what stands on it.

It follows the trail: green where the race begins, sand where the file says desert, rock between.
Mountains, water and everything that grows keep clear of what is printed. The same board always
gets the same land: chance is seeded by its id.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from game.rules.pony_express.board import Board
from game.ui.pony_express.board.trail import trail_points
from game.ui.pony_express.land.growth import FLORA, GROWTH, PEAK, SOLID, VARIANTS
from game.ui.pony_express.land.room import Clearance, name_discs, places_of, room_to_edge, ways_of
from game.ui.pony_express.land.water import Lake, River, find_lake, find_river
from physics.model import Point

FAR = 4.0  # cm: more room than that makes no difference
SAMPLES = 260  # points that are looked at to find a good one
SEEDS = 2.4  # sown on a square cm; most fall on stony places
LARGEST = 4000.0  # square cm: on more land no more is planned, which would take too long
TRAIL_STEP = 3  # of the trail's points, each so many-th is kept clear
WASHES = 11  # along the trail
RANGES = 1 / 260  # for a square cm
STONES = ("sandstone", "granite")
NAME_WITHIN, NAME_ROOM = 9.0, 0.45  # cm from a place to its name, and around the letters
LETTER = {"big": 0.95, "italic": 0.82}  # cm that is kept free for each letter of a name
ACCENTS = {
    "prairie": ("forest", "forest"),
    "rock": ("forest", "rock"),
    "desert": ("redland", "salt"),
}


class Wash(NamedTuple):
    """A patch of one kind of ground with soft edges."""

    kind: str
    at: Point
    reach: Point
    strength: float
    mirrored: tuple[bool, bool]  # across and upright, for variety

    def share(self, x: float, y: float) -> float:
        """How much of it lies there, 0 to 1."""
        across, along = (x - self.at[0]) / self.reach[0], (y - self.at[1]) / self.reach[1]
        return self.strength * math.exp(-0.9 * (across * across + along * along) ** 1.6)


class Planted(NamedTuple):
    """Something that stands on its foot, so many cm high; `variant`: which picture of its kind."""

    kind: str
    variant: int
    at: Point
    size: float


@dataclass
class LandPlan:
    washes: list[Wash] = field(default_factory=list)
    lake: Lake | None = None
    river: River | None = None
    names: dict[int, Point] = field(default_factory=dict)  # of spaces: where each is lettered
    planted: list[Planted] = field(default_factory=list)


@lru_cache(maxsize=4)
def land_of(board: Board) -> LandPlan:
    """The same for the same board."""
    return _Planner(board).plan()


class _Planner:
    """Everything that is placed takes its room from what comes later."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._top = board.height - board.hand_table
        self._size = min(board.width * self._top, LARGEST)
        self._random = random.Random(zlib.crc32(board.name.encode()))
        self._places = Clearance(FAR, places_of(board))
        self._ways = Clearance(FAR, ways_of(board, TRAIL_STEP))
        self._taken = Clearance(FAR)
        self._land = LandPlan()

    def plan(self) -> LandPlan:
        self._colour_the_ground()
        self._let_water_in()
        for space in (1, self._board.last):
            self._name(space)
        self._put_compass()
        self._settle()
        self._raise_mountains()
        self._put_mesas()
        self._send_out_buffalo()
        for _ in range(round(SEEDS * self._size)):
            self._sow()
        self._land.planted.sort(key=lambda planted: -planted.at[1])
        return self._land

    # ------------------------------------------------------------------ room

    def _room(self, x: float, y: float) -> float:
        """To all that is printed."""
        printed = min(self._places.room(x, y), self._ways.room(x, y))
        return min(printed, room_to_edge(self._board, x, y))

    def _free(self, x: float, y: float) -> float:
        """To that, and to what stands there already."""
        return min(self._room(x, y), self._taken.room(x, y))

    def _anywhere(self) -> Point:
        return self._between(0.6, self._board.width - 0.6), self._between(0.6, self._top - 0.6)

    def _between(self, low: float, high: float) -> float:
        return low + (high - low) * self._random.random()

    def _points(self, near: Point | None = None, within: float = 0.0) -> Iterator[Point]:
        """Somewhere on the board, or within some cm of a point."""
        for _ in range(SAMPLES):
            if near is None:
                yield self._anywhere()
            else:
                turn, far = self._between(0, math.tau), within * math.sqrt(self._random.random())
                yield near[0] + far * math.cos(turn), near[1] + far * math.sin(turn)

    def _put(self, kind: str, at: Point, size: float) -> None:
        variant = int(self._random.random() * VARIANTS[kind])
        self._land.planted.append(Planted(kind, variant, at, size))

    # ------------------------------------------------------------------ the ground

    def _colour_the_ground(self) -> None:
        """Along the trail, with patches of another kind beside it, and something in the corners."""
        way = trail_points(self._board)
        for number in range(WASHES):
            share = (number + 0.5) / WASHES
            x, y = way[int(share * (len(way) - 1))]
            kind = self._ground_at(x, y, share)
            self._wash(kind, (x, y), (9.0, 13.0), (5.0, 7.5), (0.8, 1.0))
            self._wash(self._accent(kind), (x, y), (4.0, 7.0), (2.5, 4.5), (0.35, 0.75))
        for x in (0.0, self._board.width):
            for y in (1.0, self._top):
                accent = self._accent(self._ground(x, y)[0])
                self._wash(accent, (x, y), (5.0, 9.0), (4.0, 7.0), (0.5, 0.9))

    def _ground_at(self, x: float, y: float, share: float) -> str:
        nearest = min(
            range(1, self._board.last + 1),
            key=lambda n: math.dist(self._board.points[n], (x, y)),
        )
        if self._board.desert[nearest]:
            return "desert"
        return "prairie" if share < 0.34 or self._random.random() < 0.3 else "rock"

    def _accent(self, kind: str) -> str:
        """What goes with a kind of ground."""
        first, second = ACCENTS.get(kind, ("rock", "forest"))
        return first if self._random.random() < 0.65 else second

    def _wash(self, kind: str, at: Point, wide: Point, high: Point, strong: Point) -> None:
        middle = (at[0] + self._between(-2.5, 2.5), at[1] + self._between(-1.8, 1.8))
        reach = (self._between(*wide), self._between(*high))
        mirrored = (self._random.random() < 0.5, self._random.random() < 0.5)
        self._land.washes.append(Wash(kind, middle, reach, self._between(*strong), mirrored))

    def _ground(self, x: float, y: float) -> tuple[str, float]:
        """The likeliest kind of ground, and how rich it is."""
        shares: dict[str, float] = {}
        for wash in self._land.washes:
            shares[wash.kind] = max(shares.get(wash.kind, 0.0), wash.share(x, y))
        kind = max(shares, key=lambda name: shares[name])
        return kind, shares[kind]

    # ------------------------------------------------------------------ water and stone

    def _let_water_in(self) -> None:
        lake = find_lake(self._points(), self._room)
        self._land.lake = lake
        if lake is not None:
            self._taken.add(lake.discs())
        river = find_river(self._board, self._places, self._ways, lake, self._random)
        self._land.river = river
        if river is not None:
            self._taken.add((x, y, 0.7) for x, y in river.line)

    def _raise_mountains(self) -> None:
        for number in range(max(round(RANGES * self._size), 1)):
            middle = max(self._points(), key=lambda at: self._fit_for_rock(*at))
            if self._free(*middle) < 0.8:
                return
            stone, before = STONES[number % len(STONES)], len(self._land.planted)
            for place in range(int(self._between(5, 9))):
                aside = (place % 2 * 2 - 1) * (place + 1) / 2 * 0.95
                self._raise_one(stone, (middle[0] + aside, middle[1] + self._between(-0.5, 0.5)))
            for peak in self._land.planted[before:]:
                (x, y), size = peak.at, peak.size
                self._taken.add([(x, y + size * 0.45, size * 0.5), (x, y, size * 0.55)])

    def _fit_for_rock(self, x: float, y: float) -> float:
        """Much room, and no meadow."""
        kind, _ = self._ground(x, y)
        return min(self._free(x, y + 0.8), 2.5) - (0.8 if kind in ("prairie", "desert") else 0.0)

    def _raise_one(self, stone: str, middle: Point) -> None:
        """A mountain near the middle: a smaller one, or none, where there is no room."""
        for attempt in range(10):
            size = self._between(1.9, 2.5) * (1 - attempt * 0.05)
            x, y = middle[0] + self._between(-0.3, 0.3), middle[1] + self._between(-0.4, 0.4)
            clear = all(self._room(x + dx * size, y + dy * size) > 0.05 for dx, dy in PEAK)
            if clear and self._dry(x, y, size):
                self._put(stone, (x, y), size)
                return

    def _dry(self, x: float, y: float, size: float) -> bool:
        """Those of a range stand close together, but not in what was there before them."""
        if self._taken.room(x, y + size * 0.3) < size * 0.5:
            return False
        peaks = [p.at for p in self._land.planted if p.kind in STONES]
        return all(math.dist(at, (x, y)) > 0.55 * size for at in peaks)

    # ------------------------------------------------------------------ names

    def _name(self, space: int) -> None:
        """As near to the place as there is room for its letters; nowhere if there is none."""
        label = self._board.labels[space]
        letters = max(map(len, label.values() if isinstance(label, dict) else [label]))
        at, wide = self._board.points[space], letters * LETTER["big"]
        spots = [spot for spot in self._points(at, NAME_WITHIN) if self._holds_name(spot, wide)]
        if spots:
            spot = min(spots, key=lambda spot: math.dist(spot, at))
            self._land.names[space] = spot
            self._taken.add(name_discs(spot, wide))

    def _holds_name(self, spot: Point, wide: float) -> bool:
        x, y = spot
        steps = int(wide) + 2
        ends = (x - wide / 2 + wide * step / steps for step in range(steps + 1))
        return all(self._free(along, y) > NAME_ROOM for along in ends)

    # ------------------------------------------------------------------ things

    def _put_compass(self) -> None:
        x, y = max(self._points(), key=lambda at: self._free(*at))
        size = min(3.4, self._free(x, y) * 1.9)
        if size > 1.8:
            self._stand("compass", (x, y - 0.62 * size), size, middle=0.62)

    def _settle(self) -> None:
        """Houses where the race begins and ends, and a wagon on its way."""
        first, last = self._board.points[1], self._board.points[-1]
        halfway = trail_points(self._board)[len(trail_points(self._board)) // 3]
        for kind, near, size in (("houses", first, 1.6), ("houses", last, 1.6)):
            self._stand_near(kind, near, size)
        self._stand_near("wagon", halfway, 1.5)

    def _stand_near(self, kind: str, near: Point, size: float) -> None:
        reach = size * SOLID[kind]
        for x, y in self._points(near, 6.5):
            if self._free(x, y + size * 0.4) > reach * 0.75:
                self._stand(kind, (x, y), size)
                return

    def _stand(self, kind: str, at: Point, size: float, middle: float = 0.4) -> None:
        self._put(kind, at, size)
        self._taken.add([(at[0], at[1] + size * middle, size * SOLID[kind])])

    def _put_mesas(self) -> None:
        """And a skull: both in the desert."""
        for kind, low, high in (("mesa", 1.4, 2.1), ("mesa", 1.3, 1.8), ("skull", 1.0, 1.2)):
            size = self._between(low, high)
            for x, y in self._points():
                ground, _ = self._ground(x, y)
                dry = ground in ("desert", "redland")
                if dry and self._free(x, y + size * 0.4) > size * SOLID[kind] * 0.8:
                    self._stand(kind, (x, y), size)
                    break

    def _send_out_buffalo(self) -> None:
        for herd in self._points():
            ground, _ = self._ground(*herd)
            if ground == "prairie" and self._free(*herd) > 1.6:
                for _ in range(3):
                    self._stand_near_herd(herd)
                return

    def _stand_near_herd(self, herd: Point) -> None:
        size = self._between(1.25, 1.65)
        for x, y in self._points(herd, 2.6):
            if self._free(x, y + size * 0.4) > size * 0.5:
                self._stand("buffalo", (x, y), size)
                return

    # ------------------------------------------------------------------ what grows

    def _sow(self) -> None:
        x, y = self._anywhere()
        kind = self._what_grows(x, y)
        if kind is None:
            return
        growth = GROWTH[kind]
        size = self._between(*growth.size)
        if min(self._room(x, y), self._room(x, y + size)) < growth.room:
            return
        if self._taken.room(x, y) < growth.apart / 2:
            return
        self._put(kind, (x, y), size)
        self._taken.add([(x, y, growth.apart / 2)])

    def _what_grows(self, x: float, y: float) -> str | None:
        """The likeliest ground decides; poor ground bears less."""
        ground, share = self._ground(x, y)
        luck = self._random.random() / min(1.0, share * 1.6 + 1e-6)
        for kind, chance in FLORA[ground].items():
            luck -= chance
            if luck < 0:
                return kind
        return None
