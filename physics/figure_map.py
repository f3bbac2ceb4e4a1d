"""How many figures fall for every direction, from the starts that look best: simulated once.

What comes of a shot among figures cannot be reckoned out, so a map is made of simulated ones. It
depends on what stands where, not on the shooter's aim: once made it serves every aim.
"""

from __future__ import annotations

import math
from collections import deque
from functools import lru_cache
from typing import NamedTuple

import msgspec

from physics.aiming import Marksman, Shot
from physics.fan import Fan, Sector
from physics.model import Flick, Point, Scene
from physics.run import Run

_MAPS_KEPT = 16
_STEPS_AT_ONCE = 20  # of a simulated shot: about a millisecond
_STARTS = 3
_APART = 2.0  # cm at least, between starts
_STEP = math.radians(0.15)  # between the directions that are simulated
_IMPACT = 2.5  # m/s at the figures: in simulations, a harder shot felled no more of them
_USUAL_ERROR = 2.5  # degrees, for the choice of the starts
# With which error of the power successive directions are simulated, in standard deviations: the
# middles of five equally likely classes, neighbours far apart. The figures hardly mind the speed,
# so every direction need not be tried with each.
_POWER_ERRORS = (0.0, 1.2816, -0.5244, 0.5244, -1.2816)


class Aspect(NamedTuple):
    """The map as seen from one start."""

    left: float
    start: Point
    sectors: list[Sector]


class _Cell(NamedTuple):
    """Directions that a simulated shot through their middle stands for."""

    aspect: Aspect
    low: float
    high: float
    flick: Flick


class FigureMap:
    """It grows shot by shot, and these part by part. Where a bystander is met first, that is all
    there is to know."""

    def __init__(self, scene: Scene, power_error: float, cost: float) -> None:
        others = {p.id for p in scene.pieces if p.owner not in (None, scene.shooter)}
        self._bystanders = others
        self._figures = {p.id for p in scene.pieces if p.kind == "figure"}
        self._scene = scene
        self._run: Run | None = None  # the shot that is being simulated
        marksman = Marksman(scene, _USUAL_ERROR, power_error, cost=cost)
        self.speed = marksman.speed_to_arrive_with(_IMPACT)
        self.aspects = [Aspect(s.left, s.start, []) for s in _best_apart(marksman)]
        self._to_do: deque[_Cell] = deque()
        ahead = math.atan2(scene.line.direction[1], scene.line.direction[0])
        for aspect in self.aspects:
            for sector in marksman.fan(aspect.start, self.speed).sectors:
                if sector.arrest:
                    aspect.sectors.append(sector)
                else:
                    self._divide(aspect, sector, ahead, power_error)

    def _divide(self, aspect: Aspect, sector: Sector, ahead: float, power_error: float) -> None:
        count = math.ceil((sector.high - sector.low) / _STEP)
        step = (sector.high - sector.low) / count
        for n in range(count):
            low = sector.low + n * step
            error = _POWER_ERRORS[len(self._to_do) % len(_POWER_ERRORS)]
            flick = Flick(
                aspect.start,
                math.degrees(ahead + low + step / 2),
                self.speed * max(1 + power_error * error, 0.0),
            )
            self._to_do.append(_Cell(aspect, low, low + step, flick))

    @property
    def finished(self) -> bool:
        return not self._to_do

    def work(self) -> None:
        """A little more. The shots are always taken in the same order, whoever asks for them."""
        aspect, low, high, flick = self._to_do[0]
        if self._run is None:
            self._run = Run(self._scene, flick)
        if not self._run.go_on(_STEPS_AT_ONCE):
            return
        arrest = not self._bystanders.isdisjoint(self._run.touched)
        fallen = 0 if arrest else len(self._figures.intersection(self._run.fallen))
        aspect.sectors.append(Sector(low, high, float(fallen), float(arrest)))
        self._to_do.popleft()
        self._run = None

    def best(self, marksman: Marksman) -> Shot | None:
        """For somebody's aim; None when no figure can be reached."""
        shots = (
            marksman.best_aim(Fan(aspect.sectors), aspect.left, aspect.start, self.speed)
            for aspect in self.aspects
        )
        return max((shot for shot in shots if shot is not None), default=None)


def _best_apart(marksman: Marksman) -> list[Shot]:
    """The starts from which a figure is met most safely, not too near to each other."""
    chosen: list[Shot] = []
    for shot in sorted(marksman.first_look(), reverse=True):
        if all(abs(shot.left - other.left) >= _APART for other in chosen):
            chosen.append(shot)
    return chosen[:_STARTS]


@lru_cache(maxsize=_MAPS_KEPT)
def _kept(scene: Scene, power_error: float, cost: float) -> FigureMap:
    return FigureMap(scene, power_error, cost)


def figure_map(scene: Scene, power_error: float, cost: float) -> FigureMap:
    """Of this layout, as far as it has been made."""
    return _kept(msgspec.structs.replace(scene, steady=False), power_error, cost)
