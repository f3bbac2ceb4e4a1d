"""A hand that aims as well as it can and flicks as well as its level allows."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from game.bots.planning import Planner, ShotPlan
from game.engine.draws import Draws
from physics.model import MAX_SPEED, Scene

POWER_ERROR = 0.10  # of the speed, standard deviation


class Hand:
    """Its angle is off by `aim_error` degrees, its speed by a tenth (standard deviations)."""

    def __init__(self, aim_error: float, planner: Planner) -> None:
        self.aim_error = aim_error
        self._planner = planner

    def with_error(self, aim_error: float) -> Hand:
        """Somebody else's hand."""
        return Hand(aim_error, self._planner)

    def plan(self, scene: Scene, must_fall: bool) -> ShotPlan:
        *_, plan = self.plan_slices(scene, must_fall)
        assert plan is not None
        return plan

    def plan_slices(self, scene: Scene, must_fall: bool) -> Iterator[ShotPlan | None]:
        return self._planner(scene, self.aim_error, power_error=POWER_ERROR, must_fall=must_fall)

    def flick(self, plan: ShotPlan, draws: Draws) -> dict[str, Any]:
        """The planned shot as this hand does it; `aim` is where it meant to send the die."""
        aside, more = two_normal(draws)
        speed = plan.speed * (1 + POWER_ERROR * more)
        aim = (plan.angle + 180.0) % 360.0 - 180.0
        return {
            "start": list(plan.start),
            "angle": aim + max(-90.0, min(90.0, self.aim_error * aside)),
            "speed": max(0.0, min(speed, MAX_SPEED)),
            "aim": aim,
        }


def two_normal(draws: Draws) -> tuple[float, float]:
    """Two numbers around 0 with a standard deviation of 1 (Box and Muller's way)."""
    radius = math.sqrt(-2.0 * math.log(1.0 - draws.unit()))
    turn = math.tau * draws.unit()
    return radius * math.cos(turn), radius * math.sin(turn)
