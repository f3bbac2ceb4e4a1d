"""Small things that several games show: drawn in design units, lit, at the size of their sprite."""

from cards_pen import gradients
from kit import bevel, blank, draw, place, resize, shadow, svg
from kit.types import Array

FINE = 3  # drawn so many times larger, then made small


def thing(body: str, size: tuple[int, int], relief: float = 1.2, gloss: float = 0.2) -> Array:
    """A drawing in design units, lit, at the size of its sprite."""
    w, h = size
    flat_ = draw(svg(body, w, h, gradients(body)), (2 * FINE * w, 2 * FINE * h))
    lit = bevel(flat_, relief * 2 * FINE, height=0.5, spec=gloss, ambient=0.6) if relief else flat_
    return resize(lit, 2 * w, 2 * h)


def with_shadow(picture: Array, fall: float) -> Array:
    """The same canvas with a shadow under what is on it; `fall` in design units."""
    fallen = shadow(picture, (2 * fall, 2.4 * fall), 1.4 * fall, 0.42)
    h, w = picture.shape[:2]
    return place(blank(h, w), fallen, (w / 2, h / 2))
