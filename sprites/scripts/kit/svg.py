"""SVG as strings, drawn by pygame-ce. What it would leave out silently is refused here."""

import io
import re

import numpy as np
import pygame

from kit.types import Array

Stop = tuple[float, str] | tuple[float, str, float]  # offset, colour, opacity

_NOT_DRAWN = re.compile(
    r"<(use|text|clipPath|mask|filter|pattern|image|marker|style)\b"
    r"|rgba?\(|hsla?\(|#[0-9a-fA-F]{8}\b|\bf[xy]=|spreadMethod"
    r"|(?:fill|stroke|stop-color)=\"(?!none|url|#)"
)


def svg(body: str, w: float, h: float, defs: str = "") -> str:
    """A drawing `w` by `h` units large."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
        f' viewBox="0 0 {w} {h}"><defs>{defs}</defs>{body}</svg>'
    )


def linear(
    name: str,
    *stops: Stop,
    x1: str = "0%",
    y1: str = "0%",
    x2: str = "0%",
    y2: str = "100%",
    user: bool = False,
) -> str:
    """A linear gradient, downwards. With `user`, coordinates are those of the drawing."""
    place = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<linearGradient id="{name}" {_units(user)} {place}>{_stops(stops)}</linearGradient>'


def radial(
    name: str,
    *stops: Stop,
    cx: str = "50%",
    cy: str = "50%",
    r: str = "50%",
    user: bool = False,
) -> str:
    """A radial gradient. With `user`, coordinates are those of the drawing."""
    place = f'cx="{cx}" cy="{cy}" r="{r}"'
    return f'<radialGradient id="{name}" {_units(user)} {place}>{_stops(stops)}</radialGradient>'


def draw(svg_text: str, size: tuple[int, int]) -> Array:
    """The drawing as a picture of `size` (width, height) pixels; the proportions must agree."""
    _refuse_what_is_not_drawn(svg_text)
    surface = pygame.image.load_sized_svg(io.BytesIO(svg_text.encode()), size)
    w, h = surface.get_size()
    if abs(w - size[0]) > 1 or abs(h - size[1]) > 1:
        raise ValueError(f"a drawing that comes out as {w}x{h} does not fit {size}")
    pixels = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8).reshape(h, w, 4)
    picture = np.zeros((size[1], size[0], 4), np.float32)
    h, w = min(h, size[1]), min(w, size[0])
    picture[:h, :w] = pixels[:h, :w] / np.float32(255)
    return picture


def _units(user: bool) -> str:
    return 'gradientUnits="userSpaceOnUse"' if user else ""


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{stop[0]}" stop-color="{stop[1]}"'
        f' stop-opacity="{stop[2] if len(stop) == 3 else 1}"/>'
        for stop in stops
    )


def _refuse_what_is_not_drawn(svg_text: str) -> None:
    if found := _NOT_DRAWN.search(svg_text):
        raise ValueError(f"the renderer does not draw {found.group()!r}")
    named = set(re.findall(r'id="([^"]+)"', svg_text))
    if missing := set(re.findall(r"url\(#([^)]+)\)", svg_text)) - named:
        raise ValueError(f"no such gradient: {sorted(missing)}")
