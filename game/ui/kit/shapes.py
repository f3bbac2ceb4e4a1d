"""Rounded rectangles with smooth edges: pygame's own have steps."""

from __future__ import annotations

import pygame

from game.ui.kit.theme import Colour

WHITE: Colour = (255, 255, 255)


def draw_rounded(
    surface: pygame.Surface, colour: Colour, area: pygame.Rect, radius: int, width: int = 0
) -> None:
    """`width`: of its edge, if only that is drawn."""
    reach = min(radius, (area.width - 1) // 2, (area.height - 1) // 2)
    if reach < 2 or (width and width >= reach):
        pygame.draw.rect(surface, colour, area, width, border_radius=radius)
        return
    # A circle is one pixel wider than twice its radius.
    left, right = area.left + reach, area.right - reach - 1
    top, bottom = area.top + reach, area.bottom - reach - 1
    for bar in _bars(area, reach, width):
        surface.fill(colour, bar)
    corners = ((right, top), (left, top), (left, bottom), (right, bottom))
    for number, centre in enumerate(corners):
        quarter = [number == corner for corner in range(4)]
        pygame.draw.aacircle(surface, colour, centre, reach, width, *quarter)


def round_off(picture: pygame.Surface) -> None:
    """Leaves a disc of a square picture, smooth at its edge."""
    wide = picture.get_width()
    mask = pygame.Surface((wide, wide), pygame.SRCALPHA)
    mask.fill((*WHITE, 0))
    pygame.draw.aacircle(mask, WHITE, (wide // 2, wide // 2), wide // 2 - 1)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _bars(area: pygame.Rect, reach: int, width: int) -> list[pygame.Rect]:
    """What lies between the corners: the whole middle, or the four sides of an edge."""
    inner = area.inflate(-2 * reach, -2 * reach)
    if not width:
        return [
            pygame.Rect(area.x, inner.y, area.width, inner.height),
            pygame.Rect(inner.x, area.y, inner.width, reach),
            pygame.Rect(inner.x, inner.bottom, inner.width, reach),
        ]
    return [
        pygame.Rect(inner.x, area.y, inner.width, width),
        pygame.Rect(inner.x, area.bottom - width, inner.width, width),
        pygame.Rect(area.x, inner.y, width, inner.height),
        pygame.Rect(area.right - width, inner.y, width, inner.height),
    ]
