"""Dust of the course: thrown up by hooves, it grows thin and drifts away behind."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import count

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import clamp

PICTURES = tuple(f"derby/dust-{number}" for number in range(4))
MOST = 70  # clouds at a time
LASTS = 0.75  # seconds
DRIFTS = (-26.0, -9.0)  # design units in a second
SIZE_STEP = 4.0  # pictures are kept in sizes so far apart


@dataclass
class Cloud:
    at: Point
    drift: Point
    size: float
    age: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        share = clamp(self.age / LASTS)
        picture = PICTURES[min(int(share * len(PICTURES)), len(PICTURES) - 1)]
        side = round(self.size * (0.6 + 0.6 * share) / SIZE_STEP) * SIZE_STEP
        at = (self.at[0] + self.drift[0] * self.age, self.at[1] + self.drift[1] * self.age)
        alpha = round(220 * (1.0 - share * share) / 20) * 20
        canvas.centred(picture, at, size=(side, side), alpha=alpha)


class Dust:
    """All clouds of the course. The track tells which of them lie behind which horse."""

    def __init__(self) -> None:
        self._clouds: dict[int, list[Cloud]] = {}
        self._numbers = count()

    def clear(self) -> None:
        self._clouds.clear()

    @property
    def clouds(self) -> int:
        """How many there are."""
        return sum(map(len, self._clouds.values()))

    def rise(self, track: int, at: Point, size: float, *, ahead: bool = False) -> None:
        """`ahead`: thrown forward, by hooves that are dug in."""
        if self.clouds >= MOST:
            return
        # Spread by a fixed pattern: the picture must not depend on chance.
        turn = next(self._numbers) * 2.4
        place = (at[0] + 4.0 * math.cos(turn), at[1] + 2.0 * math.sin(turn))
        across, upwards = DRIFTS
        drift = ((-across if ahead else across) + 8.0 * math.cos(turn), upwards)
        self._clouds.setdefault(track, []).append(Cloud(place, drift, size))

    def advance(self, seconds: float) -> None:
        for track, clouds in self._clouds.items():
            for cloud in clouds:
                cloud.age += seconds
            self._clouds[track] = [cloud for cloud in clouds if cloud.age < LASTS]

    def draw(self, canvas: Canvas, track: int) -> None:
        """That of one track."""
        for cloud in self._clouds.get(track, ()):
            cloud.draw(canvas)
