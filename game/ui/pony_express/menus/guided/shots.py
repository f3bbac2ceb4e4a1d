"""Shots in the guided first race, worked out from where everybody stands."""

from __future__ import annotations

import math
from typing import Any

from game.engine.requests import Decision, FlickAnswer, TakeShot
from game.lessons.lesson import PlainView
from physics.model import Scene

SOFT, GOOD = 0.5, 2.2  # m/s: a shot that cannot get there, and one that does


def straight_at_target(scene: Scene, speed: float) -> FlickAnswer:
    """From behind the line, straight at the one who is shot at."""
    start = scene.clear_start()
    assert start is not None, "two riders alone in their corners leave room for a die"
    target = next(piece for piece in scene.pieces if piece.owner == scene.target)
    dx, dy = target.at[0] - start[0], target.at[1] - start[1]
    return FlickAnswer(start, math.degrees(math.atan2(dy, dx)), speed)


def soft_shot(_view: PlainView, request: Decision[Any]) -> FlickAnswer:
    assert isinstance(request, TakeShot)
    return straight_at_target(request.scene, SOFT)


def good_shot(_view: PlainView, request: Decision[Any]) -> FlickAnswer:
    assert isinstance(request, TakeShot)
    return straight_at_target(request.scene, GOOD)
