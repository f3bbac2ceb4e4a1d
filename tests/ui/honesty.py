"""Whether a screen that is not drawn again would have looked the same."""

from __future__ import annotations

import copy

import pygame

from game.ui.loop import FRAME, Loop
from tests.ui.harness import Window

CALM = 0.05  # seconds until what moves calmly all over the window is drawn again


def watch(window: Window, seconds: float, step: float = FRAME) -> int:
    """Let time go by as in the real loop; gives how many frames were drawn.

    After each step the window must look as if all of it had just been drawn."""
    return sum(look(window.loop, step) for _ in range(round(seconds / step)))


def look(loop: Loop, step: float) -> bool:
    """One step; True if anything was drawn."""
    loop.advance(step)
    drawn = loop.is_due
    if drawn:
        loop._draw_due()
    area = differing_area(loop)
    assert area is None, f"{area} of {loop.top.name} looks different and was not drawn"
    return drawn


def differing_area(loop: Loop) -> pygame.Rect | None:
    """Which part of the window would look different if all of it were drawn now: besides what is
    going to be drawn again in a moment, as it moves or has just changed."""
    if loop.is_due:
        return None
    surface, redraw = loop.ui.canvas.surface, loop.ui.redraw
    seen = surface.copy()
    loop.ui.redraw = copy.deepcopy(redraw)
    try:
        loop._paint()
    finally:
        loop.ui.redraw = redraw
    whole = surface.copy()
    surface.blit(seen, (0, 0))  # as the player has it
    if redraw._at <= loop.ui.time + CALM:
        return None
    for _, area in redraw._areas:
        whole.blit(seen, area, area)
    if pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(whole, "RGB"):
        return None
    mask = pygame.mask.from_threshold(whole, (0, 0, 0), (1, 1, 1, 255), seen)
    mask.invert()
    areas = mask.get_bounding_rects()
    return areas[0].unionall(areas[1:]) if areas else surface.get_rect()
