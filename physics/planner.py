"""A bot's shot: from where, which way and how hard.

A duel is reckoned out by fans of directions, in a few milliseconds and without simulating. A shot
at the figures asks a map of simulated shots, which is made piece by piece and kept.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from heapq import nlargest
from typing import TYPE_CHECKING

import msgspec

from physics.aiming import Marksman, Shot
from physics.check import ShotError, check_scene
from physics.model import Point, Scene

if TYPE_CHECKING:
    from physics.figure_map import Aspect

_POWER_ERROR = 0.10
_WORTH_A_SHOT = 1e-6
_PROMISING = 2  # starts that are worth a closer look
_PROMISING_AT_FIGURES = 4  # more, as the first touch tells less there
# An arrest pays for no figure, and a stay in prison costs about as much as three of them.
COST_OF_ARREST_AT_FIGURES = 3.0


class Plan(msgspec.Struct, frozen=True):
    """A flick, and what can be expected of it."""

    start: Point
    angle: float
    speed: float
    hit: float  # how likely in a duel; either of two twins counts half
    arrest: float  # how likely a bystander is touched
    figures: float  # how many fall on average, in a shot at them
    cost: float = 1.0  # of an arrest, in hits or figures

    @property
    def value(self) -> float:
        """What the planner made as great as it could."""
        return self.hit + self.figures - self.cost * self.arrest


def plan(
    scene: Scene, aim_error: float, *, power_error: float = _POWER_ERROR, must_fall: bool = False
) -> Plan:
    """The best shot for somebody whose angle is off by `aim_error` degrees and whose speed by the
    share `power_error` (standard deviations); ShotError when there is no room for the die."""
    *_, best = plan_slices(scene, aim_error, power_error=power_error, must_fall=must_fall)
    assert best is not None
    return best


def plan_slices(
    scene: Scene, aim_error: float, *, power_error: float = _POWER_ERROR, must_fall: bool = False
) -> Iterator[Plan | None]:
    """The same in slices of a few milliseconds: None while it is thinking, and then the plan."""
    check_scene(scene)
    for error, what in ((aim_error, "aim"), (power_error, "power")):
        if not 0.0 <= error < math.inf:
            raise ShotError(f"An error of the {what} is a number, and not less than 0.")
    if scene.target is None:
        yield from _figures_slices(scene, aim_error, power_error)
    else:
        yield from _duel_slices(scene, aim_error, power_error, must_fall)


def _duel_slices(
    scene: Scene, aim_error: float, power_error: float, must_fall: bool
) -> Iterator[Plan | None]:
    marksman = Marksman(scene, aim_error, power_error, must_fall=must_fall)
    shots = list(marksman.first_look())
    closer = []
    for shot in nlargest(_PROMISING, shots):
        if marksman.minds_the_speed:
            yield None
        closer.append(marksman.closer_look(shot))
    best = marksman.last_look(max(closer)) if closer else None
    best = _unless_harmful(marksman, best)
    yield _as_plan(scene, best, hit=best.gain)


def _figures_slices(scene: Scene, aim_error: float, power_error: float) -> Iterator[Plan | None]:
    from physics.figure_map import figure_map, riders_of  # it loads pymunk

    cost = COST_OF_ARREST_AT_FIGURES
    chart, riders = figure_map(scene, power_error), riders_of(scene)
    marksman = Marksman(scene, aim_error, power_error, cost=cost)
    promising = nlargest(_PROMISING_AT_FIGURES, marksman.first_look())
    yield None
    shots = []
    for shot in promising:
        aspect = chart.aspect(shot.left, shot.start)
        yield from _finishing(aspect)
        aspect = aspect.among(riders)
        yield from _finishing(aspect)
        shots.append(chart.best_from(aspect, marksman, shot.left, shot.start))
    best = max((shot for shot in shots if shot is not None), default=None)
    best = _unless_harmful(marksman, best)
    yield _as_plan(scene, best, figures=best.gain, cost=cost)


def _finishing(aspect: Aspect) -> Iterator[None]:
    while not aspect.finished:
        aspect.work()
        yield None


def _unless_harmful(marksman: Marksman, shot: Shot | None) -> Shot:
    """Doing nothing is better than what does more harm than good."""
    if shot is not None and shot.value > _WORTH_A_SHOT:
        return shot
    harmless = marksman.harmless()
    if harmless is None:
        raise ShotError("There is no room for a die to start.")
    return harmless


def _as_plan(
    scene: Scene, shot: Shot, *, hit: float = 0.0, figures: float = 0.0, cost: float = 1.0
) -> Plan:
    ahead_x, ahead_y = scene.line.direction
    angle = math.degrees(math.atan2(ahead_y, ahead_x) + shot.aim)
    return Plan(shot.start, angle, shot.speed, hit, shot.arrest, figures, cost)
