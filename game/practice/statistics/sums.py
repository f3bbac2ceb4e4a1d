"""Sums of practised shots, each of a few numbers of theirs: added to in whole lists, which is fast
for thousands, or shot by shot."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from itertools import compress, groupby
from operator import itemgetter, mul
from typing import Generic, Protocol, TypeVar

from game.practice.record import Practised
from game.practice.statistics.ellipse import Cloud

SLIP = 20.0  # degrees beside the aim: so far off, the hand slipped, and it is no spread


class _Sum(Protocol):
    def add(self, shots: Sequence[Practised]) -> None: ...


S = TypeVar("S", bound=_Sum)


class Late(Generic[S]):
    """A sum that catches up with the shots whenever it is asked for: what nobody looks at is
    never reckoned."""

    def __init__(self, shots: list[Practised], total: S) -> None:
        self._shots = shots
        self._total = total
        self._counted = 0

    def __call__(self) -> S:
        self.catch_up(len(self._shots))
        return self._total

    @property
    def is_up_to_date(self) -> bool:
        return self._counted == len(self._shots)

    def catch_up(self, most: int) -> None:
        """By so many shots at most: before it is asked for, when there is time."""
        if not self.is_up_to_date:
            end = min(self._counted + most, len(self._shots))
            self._total.add(self._shots[self._counted : end])
            self._counted = end


class Deviations:
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


class Counts:
    def __init__(self) -> None:
        self.hits = self.arrests = self.left_board = self.figures = 0
        self.streak = self.longest_streak = 0

    def add(self, shots: Sequence[Practised]) -> None:
        hits = [shot.hit for shot in shots]
        self.hits += sum(hits)
        self.arrests += sum([shot.arrest for shot in shots])
        self.left_board += sum([shot.left_board for shot in shots])
        self.figures += sum([shot.figures for shot in shots])
        for hit, group in groupby(hits):
            length = len(list(group))
            self.streak = self.streak + length if hit else 0
            self.longest_streak = max(self.longest_streak, self.streak)


class Aims:
    """Slips are counted, and left out of the deviations."""

    def __init__(self) -> None:
        self.slips = 0
        self.deviations = Deviations()

    def add(self, shots: Sequence[Practised]) -> None:
        kept = _not_slipped(shots)
        self.slips += len(shots) - len(kept)
        self.deviations.add([shot.deviation for shot in kept])


class Numbered:
    """Shots by the number of something: how many there are, and how many of them hit."""

    def __init__(self, numbers: Callable[[Sequence[Practised]], list[int]]) -> None:
        self._numbers = numbers
        self.shots: Counter[int] = Counter()
        self.hits: Counter[int] = Counter()

    def add(self, shots: Sequence[Practised]) -> None:
        numbers = self._numbers(shots)
        self.shots.update(numbers)
        self.hits.update(compress(numbers, [shot.hit for shot in shots]))


class OfADay:
    __slots__ = ("deviations", "hits", "shots")

    def __init__(self) -> None:
        self.shots = self.hits = 0
        self.deviations = Deviations()


class Days:
    def __init__(self, zone: tzinfo | None) -> None:
        self._zone = zone  # None: the system's
        self.days: dict[str, OfADay] = {}

    def add(self, shots: Sequence[Practised]) -> None:
        """Shots of a day follow each other, so they are added together."""
        days = [_local_day(shot.when[:16], self._zone) for shot in shots]
        for day, group in groupby(zip(days, shots, strict=True), key=itemgetter(0)):
            same = [shot for _, shot in group]
            today = self.days.setdefault(day, OfADay())
            today.shots += len(same)
            today.hits += sum([shot.hit for shot in same])
            today.deviations.add([shot.deviation for shot in _not_slipped(same)])


class Places:
    """Points as they are seen along the aim, from the target's distance on: where dice came that
    far, and where they came to rest."""

    def __init__(self) -> None:
        self.passing, self.resting = Cloud(), Cloud()

    def add(self, shots: Sequence[Practised]) -> None:
        passing: tuple[list[float], list[float]] = ([], [])
        resting: tuple[list[float], list[float]] = ([], [])
        for shot in _not_slipped(shots):
            aim, distance = math.radians(shot.aim), shot.distance
            cos, sin = math.cos(aim), math.sin(aim)
            x, y = shot.start
            for at, (alongs, lefts) in ((shot.passed, passing), (shot.rest, resting)):
                if at is not None:
                    dx, dy = at[0] - x, at[1] - y
                    alongs.append(dx * cos + dy * sin - distance)
                    lefts.append(dy * cos - dx * sin)
        self.passing.add(*passing)
        self.resting.add(*resting)


class Starts:
    def __init__(self) -> None:
        self.x = self.y = 0.0

    def add(self, shots: Sequence[Practised]) -> None:
        starts = [shot.start for shot in shots]
        self.x += sum([x for x, _ in starts])
        self.y += sum([y for _, y in starts])


def _not_slipped(shots: Sequence[Practised]) -> list[Practised]:
    return [shot for shot in shots if -SLIP <= shot.deviation <= SLIP]


@lru_cache(maxsize=4096)
def _local_day(minute: str, zone: tzinfo | None) -> str:
    """Which day a minute (UTC) is in, where the player is. What is no date is its own day."""
    try:
        moment = datetime.fromisoformat(minute).replace(tzinfo=UTC)
        return moment.astimezone(zone).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return minute[:10]
