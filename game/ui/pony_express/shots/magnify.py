"""A part of a board, as it has just been drawn, as large as the whole of it."""

from __future__ import annotations

import pygame

from game.ui.kit.canvas import Box, Canvas

SMOOTH = 1920 * 1080  # pixels: on a larger window the edges may be rough while everything moves


def magnify(canvas: Canvas, board: Box, seen: Box) -> None:
    """What was drawn on the board so far; whatever is drawn afterwards keeps its size."""
    surface = canvas.surface
    area = canvas.area(board).clip(surface.get_rect())
    part = canvas.area(seen).clip(area)
    if part == area or not part.width or not part.height:
        return
    width, height = surface.get_size()
    scale = pygame.transform.smoothscale if width * height <= SMOOTH else pygame.transform.scale
    copy = _paper(canvas, area.size).subsurface((0, 0), part.size)
    copy.blit(surface, (0, 0), part)
    scale(copy, area.size, surface.subsurface(area))


def _paper(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """To copy on: new memory in every frame would take longer than the copying."""
    key = ("magnified", size)
    paper = canvas.assets.made(key)
    return canvas.assets.keep(key, pygame.Surface(size)) if paper is None else paper
