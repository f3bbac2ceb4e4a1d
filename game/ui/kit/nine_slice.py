"""Nine-slice pictures: frames stretched to any size, whose corners keep theirs."""

from __future__ import annotations

import pygame

from game.ui.kit.theme import DRAWN_AT

# How much of a 9-slice keeps its size: design units at the left and right, and top and bottom.
BORDERS: dict[str, tuple[float, float]] = {
    "plank": (22, 16),
    "panel": (20, 20),
    "paper": (20, 20),
    "field": (12, 12),
    "chip": (16, 16),
    "plate": (16, 16),
    "face": (14, 14),
    "tooltip": (14, 14),
    "shadow": (32, 32),
    "glow": (32, 32),
    "track": (7, 7),
    "felt": (24, 24),
}


def border_of(name: str) -> tuple[float, float]:
    """Of a picture such as "ui/plank-green"."""
    return BORDERS[name.rpartition("/")[2].split("-")[0]]


def stretched(
    source: pygame.Surface, size: tuple[int, int], border: tuple[float, float], scale: float
) -> pygame.Surface:
    out = pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA, source)
    xs = _cuts(source.get_width(), out.get_width(), border[0], scale)
    ys = _cuts(source.get_height(), out.get_height(), border[1], scale)
    for x, wide, to_x, to_wide in xs:
        for y, high, to_y, to_high in ys:
            if wide > 0 and high > 0 and to_wide > 0 and to_high > 0:
                part = source.subsurface((x, y, wide, high))
                place = out.subsurface((to_x, to_y, to_wide, to_high))
                pygame.transform.smoothscale(part, (to_wide, to_high), place)
    return out


def _cuts(length: int, to: int, border: float, scale: float) -> list[tuple[int, int, int, int]]:
    """The three strips of one direction: from and to, each with its length."""
    edge = min(round(border * DRAWN_AT), length // 2 - 1) if length > 3 else 1
    to_edge = min(round(border * scale), to // 2)
    return [
        (0, edge, 0, to_edge),
        (edge, length - 2 * edge, to_edge, to - 2 * to_edge),
        (length - edge, edge, to - to_edge, to_edge),
    ]
