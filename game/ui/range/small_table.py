"""A table in a few centimetres: only where everything stands."""

from __future__ import annotations

from game.practice.layout import Layout
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CORAL, CREAM, DARK_RED, GOLD, INK, SADDLE, SAND, Colour
from physics.model import Piece, Scene

FOOT = 1.25  # times larger than they are, to be seen


def draw_small_table(canvas: Canvas, layout: Layout, box: Box) -> None:
    canvas.composed(("small table", layout.key), box, lambda: _paint(canvas, layout, box))


def _paint(canvas: Canvas, layout: Layout, box: Box) -> None:
    scene = layout.to_scene()
    scale = min(box.width / scene.width, box.height / scene.height)
    wide, high = scene.width * scale, scene.height * scale
    ground = Box(box.centerx - wide / 2, box.centery - high / 2, wide, high)
    canvas.fill(ground, INK, radius=4)
    canvas.fill(ground.inflate(-3, -3), SAND, radius=3)

    def place(at: tuple[float, float]) -> tuple[float, float]:
        return ground.x + at[0] * scale, ground.bottom - at[1] * scale

    half = scene.line.width / 2
    ends = [place(scene.line.point(0.0, side)) for side in (-half, half)]
    with canvas.clipped(ground):
        canvas.line(ends[0], ends[1], GOLD, width=3)
    for piece in scene.pieces:
        radius = max(piece.radius * FOOT * scale, 2.5)
        canvas.disc(place(piece.at), radius + 1, INK)
        canvas.disc(place(piece.at), radius, _colour(piece, scene))


def _colour(piece: Piece, scene: Scene) -> Colour:
    if piece.kind == "figure":
        return CORAL if scene.target is None else DARK_RED
    if piece.kind != "rider":
        return SADDLE
    if piece.owner == scene.shooter:
        return GOLD
    return CORAL if piece.owner == scene.target is not None else CREAM
