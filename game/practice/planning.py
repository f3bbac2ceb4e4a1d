"""The planner's view of a practice table: one that knows which of two twins is real."""

from __future__ import annotations

from msgspec.structs import replace

from game.practice.layout import Layout
from physics.model import Scene


def planning_scene(layout: Layout) -> Scene:
    """The scene, with a decoy as something in the way that is nobody's."""
    scene = layout.to_scene()
    if layout.dummy is None:
        return scene
    pieces = [
        replace(piece, owner=None) if piece.id == layout.dummy else piece for piece in scene.pieces
    ]
    return replace(scene, pieces=tuple(pieces))
