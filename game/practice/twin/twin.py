"""Your twin: a bot that aims as well as it can and flicks as you do."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from game.bots import LEVELS
from game.bots.aim import Hand, two_normal
from game.bots.planning import Planner, ShotPlan, physics_planner
from game.bots.pony_express.skill import SKILLS
from game.bots.random_bot import any_flick
from game.engine.draws import Draws
from game.engine.errors import Message, SetupError
from game.i18n import mark
from game.practice.layout import Layout
from game.practice.record import KeptStyle, Practised
from game.practice.statistics.chance import median, sample
from game.practice.statistics.hand import aimed_shots, telling_shots
from game.practice.statistics.sums import SLIP
from physics.model import MAX_SPEED, Scene

FEWEST = 30  # shots before a twin is like you
_LEAST_SPREAD = 0.05  # degrees: nobody is quite exact
_SLIPS_BY = 1.5  # times the least that counts as a slip

TOO_FEW = mark("Shots until I can build your twin: %(more)d.")


class Twin(msgspec.Struct, frozen=True):
    """A hand as it was measured: of its angle the bias (degrees to the left) and the spread, of
    its speed the middle (m/s) and the spread as a share of it, and how often it slips."""

    bias: float
    spread: float
    speed: float
    power_spread: float
    slips: float
    shots: int  # that it was measured by


def twin_of(
    shots: Sequence[Practised], layouts: Mapping[str, Layout], style: KeptStyle
) -> Twin | Message:
    """Measured by the latest shots of a style that tell something; a sentence when they are too
    few."""
    telling = telling_shots(shots, layouts, style)
    if len(telling) < FEWEST:
        return Message(TOO_FEW, {"more": FEWEST - len(telling)})
    angle = sample([shot.deviation for shot in telling])
    aimed = aimed_shots(shots, layouts, style)
    return Twin(
        bias=angle.mean,
        spread=max(angle.spread, _LEAST_SPREAD),
        speed=median([shot.speed for shot in telling]),
        power_spread=_power_spread(telling),
        slips=sum(abs(shot.deviation) > SLIP for shot in aimed) / len(aimed),
        shots=len(telling),
    )


def _power_spread(shots: Sequence[Practised]) -> float:
    """As a share of the speed. Shots at different tables are meant to differ."""
    by_layout: dict[str, list[float]] = defaultdict(list)
    for shot in shots:
        by_layout[shot.layout].append(shot.speed)
    squares, freedom = 0.0, 0
    for speeds in by_layout.values():
        mean = sum(speeds) / len(speeds)
        squares += sum((speed / max(mean, 1e-6) - 1.0) ** 2 for speed in speeds)
        freedom += len(speeds) - 1
    return math.sqrt(squares / freedom) if freedom else 0.0


class TwinHand(Hand):
    """Plans with your spread, shoots as hard as you do, and does not know that you pull. Where no
    shot is worth it, it lets the die roll a little, as any bot does."""

    def __init__(self, twin: Twin, planner: Planner = physics_planner) -> None:
        super().__init__(twin.spread, planner)
        self._twin = twin

    def plan_slices(self, scene: Scene, must_fall: bool) -> Iterator[ShotPlan | None]:
        power_error = self._twin.power_spread
        return self._planner(scene, self.aim_error, power_error=power_error, must_fall=must_fall)

    def flick(self, plan: ShotPlan, draws: Draws) -> dict[str, Any]:
        aside, more = two_normal(draws)
        off = self._twin.bias + self._twin.spread * aside
        if draws.unit() < self._twin.slips:
            off = math.copysign(_SLIPS_BY * SLIP, aside)
        meant = self._twin.speed if plan.hit > 0.0 or plan.figures > 0.0 else plan.speed
        speed = meant * (1.0 + self._twin.power_spread * more)
        return {
            "start": list(plan.start),
            "angle": plan.angle + max(-90.0, min(90.0, off)),
            "speed": max(0.0, min(speed, MAX_SPEED)),
            "aim": plan.angle,
        }


class Shooter(Protocol):
    """Somebody who shoots by program."""

    def prepare(self, scene: Scene, must_fall: bool) -> Iterator[None]:
        """Think about the scene, in slices; needed before the first shot at it."""
        ...

    def flick(self, draws: Draws) -> dict[str, Any]:
        """A shot at the scene, as a player answers."""
        ...


class HandShooter:
    """Somebody with a hand: plans once, then flicks as often as wanted."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._plan: ShotPlan | None = None

    def prepare(self, scene: Scene, must_fall: bool) -> Iterator[None]:
        for plan in self._hand.plan_slices(scene, must_fall):
            self._plan = plan
            yield None

    def flick(self, draws: Draws) -> dict[str, Any]:
        assert self._plan is not None, "prepare comes first"
        return self._hand.flick(self._plan, draws)


class AnyhowShooter:
    """Roughly at the target, anyhow hard."""

    def __init__(self) -> None:
        self._scene: Scene | None = None

    def prepare(self, scene: Scene, must_fall: bool) -> Iterator[None]:
        self._scene = scene
        yield None

    def flick(self, draws: Draws) -> dict[str, Any]:
        assert self._scene is not None, "prepare comes first"
        return any_flick(self._scene, draws)


def bot_shooter(level: str, planner: Planner = physics_planner) -> Shooter:
    """A bot of a level as it shoots in a race; SetupError where there is no such level."""
    if level == "random":
        return AnyhowShooter()
    if level not in SKILLS:
        raise SetupError(f"There is no level {level!r}; the levels are {', '.join(LEVELS)}.")
    return HandShooter(Hand(SKILLS[level].aim_error, planner))


def twin_shooter(twin: Twin, planner: Planner = physics_planner) -> Shooter:
    return HandShooter(TwinHand(twin, planner))
