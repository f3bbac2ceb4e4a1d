"""The planner of shots that bots are given when they are given no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from physics.model import Point, Scene


class ShotPlan(Protocol):
    """A flick, and what can be expected of it."""

    @property
    def start(self) -> Point: ...

    @property
    def angle(self) -> float: ...

    @property
    def speed(self) -> float: ...

    @property
    def hit(self) -> float: ...

    @property
    def arrest(self) -> float: ...

    @property
    def figures(self) -> float: ...


class Planner(Protocol):
    """Plans a shot for somebody whose aim and power are off by so much: None while thinking,
    and then the plan."""

    def __call__(
        self, scene: Scene, aim_error: float, *, power_error: float, must_fall: bool
    ) -> Iterator[ShotPlan | None]: ...


def physics_planner(
    scene: Scene, aim_error: float, *, power_error: float, must_fall: bool
) -> Iterator[ShotPlan | None]:
    from physics.planner import plan_slices  # a game without shots does without it

    return plan_slices(scene, aim_error, power_error=power_error, must_fall=must_fall)
