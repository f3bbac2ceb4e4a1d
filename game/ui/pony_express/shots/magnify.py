"""A part of a board, as it has just been drawn, becomes as large as the whole of it."""

from __future__ import annotations

import pygame

from game.ui.kit.canvas import Box, Canvas
from game.ui.pony_express.shots.camera import Camera

SMOOTH = 1920 * 1080  # pixels: on a larger window the edges may be rough while everything moves


def magnify(canvas: Canvas, board: Box, camera: Camera) -> None:
    """What was drawn on the board so far, as the camera sees it on its way; whatever is drawn
    afterwards keeps its size."""
    if not camera.moving:
        return
    surface = canvas.surface
    area = canvas.area(board).clip(surface.get_rect())
    part = canvas.area(camera.seen(board)).clip(area)
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
