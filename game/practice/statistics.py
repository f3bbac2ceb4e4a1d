"""What many shots add up to. Everything is added to shot by shot, so that one more costs nothing
however many there are already."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from itertools import groupby, pairwise
from operator import itemgetter, mul
from typing import NamedTuple

import msgspec

from game.practice.chance import Interval, wilson
from game.practice.ellipse import Cloud
from game.practice.layout import Corner, Layout, SceneKind
from game.practice.record import Practised, Style
from physics.model import Point

SLIP = 20.0  # degrees beside the aim: so far off, the hand slipped, and it is no spread
POWERS = (1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3.0)  # m/s, the middles of the bands
_POWER_STEP = 0.3
DISTANCES = (20.0, 30.0, 40.0, 50.0)  # cm, between the bands
_ENOUGH_IN_A_BAND = 8


class Selection(msgspec.Struct, frozen=True):
    """Which shots are looked at; None or empty: all. `last` counts after everything else."""

    layout: str | None = None
    scene: SceneKind | None = None
    corner: Corner | None = None
    style: Style | None = None
    drill: str | None = None  # "" is free practice
    last: int | None = None

    def takes(self, shot: Practised, layout: Layout | None) -> bool:
        """Without minding `last`. A shot whose layout is lost is of no scene and no corner."""
        if self.layout is not None and shot.layout != self.layout:
            return False
        if self.style is not None and shot.style != self.style:
            return False
        if self.drill is not None and shot.drill != self.drill:
            return False
        if self.scene is not None and (layout is None or layout.scene != self.scene):
            return False
        return self.corner is None or (
            layout is not None and layout.scene != "figures" and layout.corner == self.corner
        )

    def of(self, shots: Sequence[Practised], layouts: Mapping[str, Layout]) -> list[Practised]:
        chosen = [shot for shot in shots if self.takes(shot, layouts.get(shot.layout))]
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


class _Deviations:
    """Their sums: they are small numbers around 0, so rounding does no harm."""

    __slots__ = ("number", "squares", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = self.squares = 0.0

    def add(self, numbers: Sequence[float]) -> None:
        self.number += len(numbers)
        self.total += sum(numbers)
        self.squares += sum(map(mul, numbers, numbers))

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def spread(self) -> float | None:
        if self.number < 2:
            return None
        squares = self.squares - self.number * self.mean**2
        return math.sqrt(max(squares, 0.0) / (self.number - 1))


class _OfADay:
    __slots__ = ("deviations", "hits", "shots")

    def __init__(self) -> None:
        self.shots = self.hits = 0
        self.deviations = _Deviations()


class Tally:
    """The sums of some shots. `passing` and `resting` are clouds of points seen along the aim, in
    cm beyond the target's distance and to the left of the line aimed along."""

    def __init__(self, shots: Sequence[Practised] = (), zone: tzinfo | None = None) -> None:
        self.shots = self.hits = self.arrests = self.left_board = self.figures = self.slips = 0
        self.streak = self.longest_streak = 0  # hits in a row
        self.passing, self.resting = Cloud(), Cloud()
        self._deviations = _Deviations()
        self._zone = zone  # None: the system's
        self._by_power: Counter[tuple[int, bool]] = Counter()
        self._by_distance: Counter[tuple[int, bool]] = Counter()
        self._days: dict[str, _OfADay] = {}
        self.add(shots)

    def add(self, shots: Sequence[Practised]) -> None:
        """In whole lists, which is fast for thousands."""
        hits = [shot.hit for shot in shots]
        self.shots += len(shots)
        self.hits += sum(hits)
        self.arrests += sum([shot.arrest for shot in shots])
        self.left_board += sum([shot.left_board for shot in shots])
        self.figures += sum([shot.figures for shot in shots])
        self._count_streaks(hits)
        slowest = POWERS[0]
        powers = [round((shot.speed - slowest) / _POWER_STEP) for shot in shots]
        self._by_power.update(zip(powers, hits, strict=True))
        distances = [bisect_right(DISTANCES, shot.distance) for shot in shots]
        self._by_distance.update(zip(distances, hits, strict=True))
        kept = [shot for shot in shots if -SLIP <= shot.deviation <= SLIP]
        self.slips += len(shots) - len(kept)
        self._deviations.add([shot.deviation for shot in kept])
        self._add_days(shots)
        _add_places(self.passing, [(shot.passed, shot) for shot in kept if shot.passed])
        _add_places(self.resting, [(shot.rest, shot) for shot in kept if shot.rest])

    def _count_streaks(self, hits: Sequence[bool]) -> None:
        for hit, group in groupby(hits):
            length = len(list(group))
            self.streak = self.streak + length if hit else 0
            self.longest_streak = max(self.longest_streak, self.streak)

    def _add_days(self, shots: Sequence[Practised]) -> None:
        """Shots of a day follow each other, so they are added together."""
        days = [_local_day(shot.when[:16], self._zone) for shot in shots]
        for day, group in groupby(zip(days, shots, strict=True), key=itemgetter(0)):
            same = [shot for _, shot in group]
            today = self._days.setdefault(day, _OfADay())
            today.shots += len(same)
            today.hits += sum([shot.hit for shot in same])
            today.deviations.add(
                [shot.deviation for shot in same if -SLIP <= shot.deviation <= SLIP]
            )

    # ------------------------------------------------------------------ what they add up to

    @property
    def rate(self) -> Rate:
        return Rate(self.shots, self.hits)

    @property
    def bias(self) -> float:
        """The mean deviation, to the left positive; slips left out."""
        return self._deviations.mean

    @property
    def spread(self) -> float | None:
        return self._deviations.spread

    def by_power(self) -> list[Band]:
        half = _POWER_STEP / 2
        edges = [0.0, *(round(middle + half, 2) for middle in POWERS[:-1]), math.inf]
        return _bands(edges, self._by_power)

    def by_distance(self) -> list[Band]:
        return _bands([0.0, *DISTANCES, math.inf], self._by_distance)

    def trend(self) -> list[Day]:
        """Day by day, the oldest first."""
        return [
            Day(day, Rate(sums.shots, sums.hits), sums.deviations.mean, sums.deviations.spread)
            for day, sums in sorted(self._days.items())
        ]


def _bands(edges: Sequence[float], counts: Counter[tuple[int, bool]]) -> list[Band]:
    """Whatever is beyond the outermost bands belongs to them."""
    last = len(edges) - 2
    rates = [[0, 0] for _ in range(last + 1)]
    for (number, hit), count in counts.items():
        rate = rates[min(max(number, 0), last)]
        rate[0] += count
        rate[1] += count if hit else 0
    return [
        Band(low, high, Rate(shots, hits))
        for (low, high), (shots, hits) in zip(pairwise(edges), rates, strict=True)
    ]


def _add_places(cloud: Cloud, places: Sequence[tuple[Point, Practised]]) -> None:
    """Points as they are seen along the aim, from the target's distance on."""
    alongs, lefts = [], []
    for (x, y), shot in places:
        aim = math.radians(shot.aim)
        cos, sin = math.cos(aim), math.sin(aim)
        start_x, start_y = shot.start
        dx, dy = x - start_x, y - start_y
        alongs.append(dx * cos + dy * sin - shot.distance)
        lefts.append(dy * cos - dx * sin)
    cloud.add(alongs, lefts)


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


@lru_cache(maxsize=4096)
def _local_day(minute: str, zone: tzinfo | None) -> str:
    """Which day a minute (UTC) is in, where the player is. What is no date is its own day."""
    try:
        moment = datetime.fromisoformat(minute).replace(tzinfo=UTC)
        return moment.astimezone(zone).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return minute[:10]
