"""Frames around cards of a hand: around one that is chosen, and around one that may be."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import DARK_GOLD, GLOW
from game.ui.kit.tokens import Line


def frame_chosen(canvas: Canvas, card: Box, radius: float) -> None:
    """`radius`: of the card's own corners."""
    canvas.frame(card.inflate(5, 5), DARK_GOLD, width=Line.EDGE, radius=radius + 2)
    canvas.frame(card.inflate(3, 3), GLOW, width=4, radius=radius + 1)


def frame_lit(canvas: Canvas, card: Box, radius: float) -> None:
    canvas.frame(card.inflate(2, 2), GLOW, width=Line.FRAME, radius=radius)
