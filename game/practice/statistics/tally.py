"""What many shots add up to. Everything is reckoned when it is first asked for, and then added to
shot by shot: one more costs nothing however many there are already."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from datetime import tzinfo
from itertools import pairwise
from typing import NamedTuple

import msgspec

from game.practice.layout import Corner, Layout, SceneKind
from game.practice.record import KeptStyle, Practised
from game.practice.statistics.chance import Interval, wilson
from game.practice.statistics.ellipse import Cloud
from game.practice.statistics.sums import Aims, Counts, Days, Late, Numbered, Places, Starts
from physics.model import Point

POWERS = (1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3.0)  # m/s, the middles of the bands
_POWER_STEP = 0.3
DISTANCES = (20.0, 30.0, 40.0, 50.0)  # cm, between the bands
_ENOUGH_IN_A_BAND = 8


class Selection(msgspec.Struct, frozen=True):
    """Which shots are looked at; None: all. `last` counts after everything else."""

    layout: str | None = None
    scene: SceneKind | None = None
    corner: Corner | None = None
    style: KeptStyle | None = None
    drill: str | None = None  # "" is free practice
    last: int | None = None

    def takes(self, shot: Practised, layout: Layout | None) -> bool:
        """Without minding `last`. A shot whose layout is lost is of no scene and no corner."""
        if self.style is not None and shot.style != self.style:
            return False
        if self.drill is not None and shot.drill != self.drill:
            return False
        return self._is_at(shot.layout, layout)

    def _is_at(self, key: str, layout: Layout | None) -> bool:
        if self.layout is not None and key != self.layout:
            return False
        if self.scene is not None and (layout is None or layout.scene != self.scene):
            return False
        return self.corner is None or (
            layout is not None and layout.scene != "figures" and layout.corner == self.corner
        )

    def of(self, shots: Sequence[Practised], layouts: Mapping[str, Layout]) -> list[Practised]:
        keys = {shot.layout for shot in shots}
        tables = {key for key in keys if self._is_at(key, layouts.get(key))}
        chosen = [shot for shot in shots if shot.layout in tables]
        if self.style is not None:
            chosen = [shot for shot in chosen if shot.style == self.style]
        if self.drill is not None:
            chosen = [shot for shot in chosen if shot.drill == self.drill]
        return chosen if self.last is None else chosen[max(len(chosen) - self.last, 0) :]


class Rate(NamedTuple):
    """How many of some shots hit."""

    shots: int = 0
    hits: int = 0

    @property
    def share(self) -> float:
        return self.hits / self.shots if self.shots else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.hits, self.shots)


class Band(NamedTuple):
    """The shots of one range of distances or powers; the outermost bands have no outer end."""

    low: float
    high: float
    rate: Rate


class Day(NamedTuple):
    """One day's shots. `bias` and `spread` in degrees; the spread is None for a single shot."""

    day: str
    rate: Rate
    bias: float
    spread: float | None


class Tally:
    """The sums of some shots."""

    def __init__(self, shots: Sequence[Practised] = (), zone: tzinfo | None = None) -> None:
        self._shots = list(shots)
        self._counts = Late(self._shots, Counts())
        self._aims = Late(self._shots, Aims())
        self._by_power = Late(self._shots, Numbered(_powers))
        self._by_distance = Late(self._shots, Numbered(_distances))
        self._days = Late(self._shots, Days(zone))
        self._places = Late(self._shots, Places())
        self._starts = Late(self._shots, Starts())

    def add(self, shots: Sequence[Practised]) -> None:
        self._shots += shots

    # ------------------------------------------------------------------ what they add up to

    @property
    def shots(self) -> int:
        return len(self._shots)

    @property
    def hits(self) -> int:
        return self._counts().hits

    @property
    def arrests(self) -> int:
        return self._counts().arrests

    @property
    def left_board(self) -> int:
        return self._counts().left_board

    @property
    def figures(self) -> int:
        return self._counts().figures

    @property
    def streak(self) -> int:
        """Hits in a row, up to the last shot."""
        return self._counts().streak

    @property
    def longest_streak(self) -> int:
        return self._counts().longest_streak

    @property
    def rate(self) -> Rate:
        return Rate(self.shots, self.hits)

    @property
    def slips(self) -> int:
        return self._aims().slips

    @property
    def bias(self) -> float:
        """The mean deviation, to the left positive; slips left out."""
        return self._aims().deviations.mean

    @property
    def spread(self) -> float | None:
        return self._aims().deviations.spread

    @property
    def start(self) -> Point:
        """Where dice lay at the beginning, on average; there must be a shot."""
        starts = self._starts()
        return starts.x / self.shots, starts.y / self.shots

    @property
    def passing(self) -> Cloud:
        """Where dice came as far as the target, seen along the aim: in cm beyond the target's
        distance and to the left of the line aimed along."""
        return self._places().passing

    @property
    def resting(self) -> Cloud:
        """Where dice came to rest, seen in the same way."""
        return self._places().resting

    def by_power(self) -> list[Band]:
        half = _POWER_STEP / 2
        edges = [0.0, *(round(middle + half, 2) for middle in POWERS[:-1]), math.inf]
        return _bands(edges, self._by_power())

    def by_distance(self) -> list[Band]:
        return _bands([0.0, *DISTANCES, math.inf], self._by_distance())

    def trend(self) -> list[Day]:
        """Day by day, the oldest first."""
        return [
            Day(day, Rate(sums.shots, sums.hits), sums.deviations.mean, sums.deviations.spread)
            for day, sums in sorted(self._days().days.items())
        ]


def _powers(shots: Sequence[Practised]) -> list[int]:
    """The numbers of their bands."""
    slowest = POWERS[0]
    return [round((shot.speed - slowest) / _POWER_STEP) for shot in shots]


def _distances(shots: Sequence[Practised]) -> list[int]:
    return [bisect_right(DISTANCES, shot.distance) for shot in shots]


def _bands(edges: Sequence[float], counted: Numbered) -> list[Band]:
    """Whatever is beyond the outermost bands belongs to them."""
    last = len(edges) - 2
    rates = [[0, 0] for _ in range(last + 1)]
    for which, counts in enumerate((counted.shots, counted.hits)):
        for number, count in counts.items():
            rates[min(max(number, 0), last)][which] += count
    return [
        Band(low, high, Rate(shots, hits))
        for (low, high), (shots, hits) in zip(pairwise(edges), rates, strict=True)
    ]


def best_bands(bands: Sequence[Band]) -> range:
    """Where one hits best: the band of which that is surest, with those beside it that may be as
    good. Empty when too little is known, or when no band is worse than these."""
    tried = [n for n, band in enumerate(bands) if band.rate.shots >= _ENOUGH_IN_A_BAND]
    if not tried:
        return range(0)
    best = max(tried, key=lambda n: bands[n].rate.interval.low)
    share = bands[best].rate.share

    def as_good(n: int) -> bool:
        return n in tried and bands[n].rate.interval.high >= share > 0.0

    first = last = best
    while as_good(first - 1):
        first -= 1
    while as_good(last + 1):
        last += 1
    worse = any(bands[n].rate.interval.high < share for n in tried)
    return range(first, last + 1) if worse else range(0)
