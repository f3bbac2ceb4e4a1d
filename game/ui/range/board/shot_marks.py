"""A mark on the board for every shot: a hit is a full disc of gold, a miss a ring, an arrest a red
triangle; a small cross is where a die came to rest. Each is painted once and then stamped."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Literal

import pygame

from game.practice.record import Practised
from game.ui.kit.canvas import Canvas
from game.ui.range.race import BoardView
from physics.model import Point

MOST = 240  # the latest ones
SIDE = 0.72  # cm: of the square in which a mark is drawn
Mark = Literal["hit", "miss", "arrest", "rest", "rest-of-hit"]

# In a square of 24.
_EDGE = 'stroke="#2b1a10" stroke-width="3"'
_CROSS = "M8 8 L16 16 M16 8 L8 16"
_DRAWINGS: dict[Mark, str] = {
    "hit": f'<circle cx="12" cy="12" r="9" fill="#ffe08a" {_EDGE}/>',
    "miss": f'<circle cx="12" cy="12" r="8.5" fill="#fbf3dc" {_EDGE}/>'
    '<circle cx="12" cy="12" r="3" fill="#2b1a10"/>',
    "arrest": f'<path d="M12 2 L22 20 L2 20 Z" fill="#e0664a" {_EDGE} stroke-linejoin="round"/>',
    "rest": f'<path d="{_CROSS}" stroke="#fbf3dc" stroke-width="3" stroke-linecap="round"/>',
    "rest-of-hit": f'<path d="{_CROSS}" stroke="#ffe08a" stroke-width="3" stroke-linecap="round"/>',
}


def draw_shots(canvas: Canvas, view: BoardView, shots: Sequence[Practised]) -> None:
    """Where dice came to rest, and above that where they came as far as the target."""
    latest = shots[-MOST:]
    for shot in latest:
        if shot.rest is not None:
            _stamp(canvas, view, "rest-of-hit" if shot.hit else "rest", shot.rest)
    for shot in latest:
        at = shot.passed or shot.rest or shot.path[-1]
        mark: Mark = "hit" if shot.hit else "miss"
        _stamp(canvas, view, "arrest" if shot.arrest else mark, at)


def _stamp(canvas: Canvas, view: BoardView, mark: Mark, at: Point) -> None:
    picture = _picture(canvas, mark, max(canvas.px(SIDE * view.scale), 4))
    x, y = canvas.at(view.to_screen(at))
    half = picture.get_width() // 2
    canvas.stamp(picture, (x - half, y - half))


def _picture(canvas: Canvas, mark: Mark, side: int) -> pygame.Surface:
    key = ("shot mark", mark, side)
    found = canvas.assets.made(key)
    if found is not None:
        return found
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{_DRAWINGS[mark]}</svg>'
    loaded = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (side, side))
    return canvas.assets.keep(key, loaded.convert_alpha())
