"""What can be expected of an aim, for a hand that spreads so much: in duels and at the figures."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from functools import lru_cache
from statistics import NormalDist
from typing import NamedTuple, Protocol

from game.practice.layout import Layout
from game.practice.race import ARREST
from game.practice.record import verdict
from physics.aiming import Marksman
from physics.fan import Fan
from physics.model import MAX_SPEED, Flick, Point, Scene

# Shares of a normal distribution by a few points of it (Gauss and Hermite's).
_NODES = ((-1.7320508, 1 / 6), (0.0, 2 / 3), (1.7320508, 1 / 6))
_SIMULATED = 60  # shots at the figures, for one aim
_GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0


class Chance(NamedTuple):
    """`gain`: how likely a hit is, or how many figures fall on average."""

    gain: float
    arrest: float


class HandFan(NamedTuple):
    """What is seen from one start, by a hand of a certain spread."""

    ahead: float  # the firing line's direction, radians
    error: float  # radians
    fans: Sequence[tuple[float, Fan]]  # with their weights

    def chance(self, angle: float) -> Chance:
        """Of aiming along the angle, in degrees."""
        aim = (math.radians(angle) - self.ahead + math.pi) % math.tau - math.pi
        odds = [(weight, fan.odds(aim, self.error)) for weight, fan in self.fans]
        return Chance(
            sum(weight * odd.gain for weight, odd in odds),
            sum(weight * odd.arrest for weight, odd in odds),
        )


Thinking = Generator[None, None, Chance]


class Map(Protocol):
    """Yields while it is thinking, and then gives the answer."""

    def fan(self, start: Point, speed: float) -> Generator[None, None, HandFan]: ...

    def chance(self, start: Point, angle: float, speed: float) -> Thinking: ...


class _Hand:
    """What both maps know."""

    def __init__(self, layout: Layout, scene: Scene, spread: float, power_spread: float) -> None:
        self.layout, self.scene = layout, scene
        # A steady hand sends the die along the middle between what was meant and what was done.
        self.error = math.radians(spread) / (2 if scene.steady else 1)
        self.power_spread = power_spread
        self.ahead = math.atan2(scene.line.direction[1], scene.line.direction[0])
        self.marksman = Marksman(scene, spread, power_spread, must_fall=layout.must_fall)


class _DuelMap(_Hand):
    """Reckoned out, for a few of the speeds that a flick may turn out to have."""

    def fan(self, start: Point, speed: float) -> Generator[None, None, HandFan]:
        fans = []
        for node, weight in _NODES:
            likely = min(max(speed * (1 + self.power_spread * node), 0.01), MAX_SPEED)
            fans.append((weight, self.marksman.fan(start, likely)))
        yield None
        return HandFan(self.ahead, self.error, fans)

    def chance(self, start: Point, angle: float, speed: float) -> Thinking:
        fan = yield from self.fan(start, speed)
        return fan.chance(angle)


class _FiguresMap(_Hand):
    """A fan is that of the planner's map, which hardly minds the speed; one aim is simulated."""

    def fan(self, start: Point, speed: float) -> Generator[None, None, HandFan]:
        from physics.figure_map import figure_map, riders_of  # it loads pymunk

        chart = figure_map(self.scene, self.power_spread)
        left = self.scene.line.offsets(start)[1]
        aspect = chart.aspect(left, start)
        while not aspect.finished:
            aspect.work()
            yield None
        aspect = aspect.among(riders_of(self.scene))
        while not aspect.finished:
            aspect.work()
            yield None
        fan = chart.fan(aspect, self.marksman, start)
        return HandFan(self.ahead, self.error, [(1.0, fan)])

    def chance(self, start: Point, angle: float, speed: float) -> Thinking:
        from physics.rehearsal import Rehearsal  # it loads pymunk

        rehearsal, fallen, arrests = Rehearsal(self.scene), 0, 0
        for aside, more in _spread_out(_SIMULATED):
            push = min(max(speed * (1 + self.power_spread * more), 0.0), MAX_SPEED)
            flick = Flick(start, angle + math.degrees(self.error) * aside, push)
            outcome = yield from rehearsal.outcome_slices(flick)
            if verdict(self.layout, self.scene, outcome) == ARREST:
                arrests += 1
            else:
                fallen += sum(
                    piece.kind == "figure" and piece.id in outcome.fallen
                    for piece in self.scene.pieces
                )
        return Chance(fallen / _SIMULATED, arrests / _SIMULATED)


@lru_cache(maxsize=4)
def _spread_out(count: int) -> list[tuple[float, float]]:
    """Pairs that stand for two normal distributions: evenly spread, not by chance."""
    normal = NormalDist()
    return [
        (normal.inv_cdf((n + 0.5) / count), normal.inv_cdf((n * _GOLDEN + 0.5 / count) % 1.0))
        for n in range(count)
    ]


def duel_map(layout: Layout, scene: Scene, spread: float, power_spread: float) -> Map:
    return _DuelMap(layout, scene, spread, power_spread)


def figures_map(layout: Layout, scene: Scene, spread: float, power_spread: float) -> Map:
    return _FiguresMap(layout, scene, spread, power_spread)
