"""Strokes shared by the drawings of the interface: one ink, flat colours, 64-unit icons."""

from kit import draw, svg
from kit.palette import INK
from kit.types import Array

SCALE = 2  # pixels to the design unit
BOX = 64
EDGE = 4.6  # outline in a 64-unit box: 1.7 px when an icon stands 24 px high
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def shape(path: str, colour: str, edge: float = EDGE, extra: str = "") -> str:
    """A closed outline filled with one colour."""
    return (
        f'<path d="{path}" fill="{colour}" stroke="{INK}" stroke-width="{edge}" {ROUND} {extra}/>'
    )


def disc(x: float, y: float, r: float, colour: str, edge: float = EDGE) -> str:
    ink = f'stroke="{INK}" stroke-width="{edge}"' if edge else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}" {ink}/>'


def box(x: float, y: float, w: float, h: float, r: float, colour: str, edge: float = EDGE) -> str:
    ink = f'stroke="{INK}" stroke-width="{edge}"' if edge else ""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{colour}" {ink}/>'


def stroke(path: str, colour: str, width: float, opacity: float = 1) -> str:
    """A line without an outline: inner detail."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-opacity="{opacity}" {ROUND}/>'
    )


def rope(path: str, colour: str, width: float = 6, edge: float = EDGE) -> str:
    """A coloured line with an ink outline, so that it reads on wood and on paper."""
    return stroke(path, INK, width + 2 * edge - 1) + stroke(path, colour, width)


def moved(body: str, how: str) -> str:
    return f'<g transform="{how}">{body}</g>'


def painted(body: str, size: tuple[int, int], defs: str = "") -> Array:
    """A drawing in design units at the size of its sprite."""
    return draw(svg(body, *size, defs), (size[0] * SCALE, size[1] * SCALE))
