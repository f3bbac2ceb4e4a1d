"""A small picture beside the sentence about the hand."""

from __future__ import annotations

import io

import pygame

from game.practice.statistics.hand import Kind
from game.ui.kit.canvas import Box, Canvas

# In a square of 48: a shaft that bends where the dice go, rings for a hand that is centred.
_STYLE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
_JOIN = 'stroke-linejoin="round"'
_BEND = "M34 44 V26 Q34 14 20 14 H17"
_BEND_HEAD = "M20 4 L6 14 L20 24 Z"
_SHORT = "M24 44 V26"
_SHORT_HEAD = "M14 28 L24 14 L34 28 Z"
_BAR = "M8 6 H40"
_LONG = "M24 46 V18"
_LONG_HEAD = "M12 20 L24 3 L36 20 Z"
_LONG_BAR = "M6 30 H15 M33 30 H42"
_FAN = "M24 44 V20 M24 44 L8 18 M24 44 L40 18"
_RED, _INK, _GREEN, _FADED = "#a5281b", "#2b1a10", "#5b7a3a", "#8f7c5c"


def draw_hand_icon(canvas: Canvas, kind: Kind, box: Box) -> None:
    area = canvas.area(box)
    key = ("hand icon", kind, area.size)
    picture = canvas.assets.made(key)
    if picture is None:
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{_drawing(kind)}</svg>'
        loaded = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), area.size)
        picture = canvas.assets.keep(key, loaded.convert_alpha())
    canvas.stamp(picture, area.topleft)


def _drawing(kind: Kind) -> str:
    if kind in ("left", "right"):
        turned = "" if kind == "left" else 'transform="matrix(-1 0 0 1 48 0)"'
        return f"<g {turned}>{_arrow(_BEND, _BEND_HEAD)}</g>"
    if kind == "short":
        return _arrow(_SHORT, _SHORT_HEAD) + _stroke(_BAR, _INK, 4)
    if kind == "long":
        return _arrow(_LONG, _LONG_HEAD) + _stroke(_LONG_BAR, _INK, 4)
    if kind == "wide":
        return _stroke(_FAN, _INK, 8) + _stroke(_FAN, _RED, 4)
    if kind == "centred":
        return _rings(_GREEN)
    return _rings(_FADED)


def _arrow(shaft: str, head: str) -> str:
    """With a dark edge."""
    return (
        _stroke(shaft, _INK, 11)
        + f'<path d="{head}" {_JOIN} fill="{_INK}" stroke="{_INK}" stroke-width="5"/>'
        + _stroke(shaft, _RED, 6)
        + f'<path d="{head}" fill="{_RED}"/>'
    )


def _stroke(path: str, colour: str, width: int) -> str:
    return f'<path d="{path}" {_STYLE} stroke="{colour}" stroke-width="{width}"/>'


def _rings(colour: str) -> str:
    discs = ((21, _INK), (18, "#fbf3dc"), (13, colour), (8, "#fbf3dc"), (4, colour))
    return "".join(f'<circle cx="24" cy="24" r="{r}" fill="{fill}"/>' for r, fill in discs)
