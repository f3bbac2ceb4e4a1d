"""Flicked dice on a table: the plain data of a shot, and what comes of it.

pymunk is loaded by the first shot that is simulated, not by importing this.
"""

from __future__ import annotations

from physics.model import Flick, Outcome, Piece, Scene
from physics.result import Contact, Pose, ShotResult, Track


def simulate(scene: Scene, flick: Flick) -> ShotResult:
    """What comes of a flick; ShotError with one sentence for a scene or a flick that cannot be."""
    from physics import shot

    return shot.simulate(scene, flick)


__all__ = [
    "Contact",
    "Flick",
    "Outcome",
    "Piece",
    "Pose",
    "Scene",
    "ShotResult",
    "Track",
    "simulate",
]
