"""The pen of the card pictures and portraits: inked shapes, gradients, layers of paint."""

import re
from dataclasses import dataclass

import numpy as np
from kit import bevel, blank, blur, draw, fbm, flat, grain, linear, over, radial, svg
from kit.palette import INK, SHADOW
from kit.types import Array

_GRADIENT = re.compile(r"url\(#((down|slant|ball|glow)((?:-[0-9a-f]{6}(?:o\d+)?)+))\)")


@dataclass(frozen=True)
class Layer:
    """Shapes that are lit as one body, and the shadow they throw on what lies below."""

    body: str
    relief: float = 5.0  # width of the rounded edge in units; 0 is flat paint
    gloss: float = 0.12
    shadow: float = 0.0  # how far the shadow falls, in units
    dark: float = 0.42  # strength of that shadow


def down(*colours: str) -> str:
    """A fill that changes from top to bottom. `#rrggbb` or `#rrggbbo40` for 40 % opacity."""
    return _fill("down", colours)


def slant(*colours: str) -> str:
    """A fill that changes from the upper left to the lower right."""
    return _fill("slant", colours)


def ball(*colours: str) -> str:
    """A fill that is lit on the upper left, as a ball is."""
    return _fill("ball", colours)


def glow(*colours: str) -> str:
    """A fill that changes from the middle outwards."""
    return _fill("glow", colours)


def shape(outline: str, fill: str, ink: float = 4, colour: str = INK) -> str:
    """A filled outline with an ink line round it (none if `ink` is 0)."""
    return f'<path d="{outline}" fill="{fill}" {_stroke(ink, colour, 1)}/>'


def line(course: str, width: float = 3, colour: str = INK, opacity: float = 1) -> str:
    """A stroke of the pen."""
    return f'<path d="{course}" fill="none" {_stroke(width, colour, opacity)}/>'


def cord(course: str, width: float, colour: str, ink: float = 2.8) -> str:
    """A stroke of colour with ink along both sides."""
    return line(course, width + 2 * ink) + line(course, width, colour)


def dashed(course: str, width: float, colour: str, on: float, off: float) -> str:
    """A broken line; the round ends make each dash longer by its width."""
    dashes = f'stroke-dasharray="{on} {off}"'
    return f'<path d="{course}" fill="none" {_stroke(width, colour, 1)} {dashes}/>'


def ring(x: float, y: float, r: float, width: float, colour: str) -> str:
    """A circle drawn with the pen."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" {_stroke(width, colour, 1)}/>'


def tint(outline: str, colour: str, opacity: float) -> str:
    """A flat veil of colour: a shade or a light on a shape."""
    return f'<path d="{outline}" fill="{colour}" fill-opacity="{opacity}"/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, ink: float = 4) -> str:
    """An ellipse with an ink line round it (none if `ink` is 0)."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" {_stroke(ink, INK, 1)}/>'


def veil(x: float, y: float, rx: float, ry: float, colour: str, opacity: float) -> str:
    """An ellipse of colour that lets through what is below."""
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{colour}" fill-opacity="{opacity}"/>'
    )


def box(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    ink: float = 4,
    r: float = 0,
    colour: str = INK,
) -> str:
    """A rectangle with an ink line round it (none if `ink` is 0)."""
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"'
        f" {_stroke(ink, colour, 1)}/>"
    )


def moved(body: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    """Shapes drawn about 0, 0 put in their place, turned clockwise and scaled."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{body}</g>'


def faded(body: str, opacity: float) -> str:
    """Shapes that let through what is below."""
    return f'<g opacity="{opacity}">{body}</g>'


def mirrored(body: str, middle: float) -> str:
    """Shapes as a looking-glass at x = `middle` shows them."""
    return f'<g transform="translate({2 * middle} 0) scale(-1 1)">{body}</g>'


def paint(layers: list[Layer], w: float, h: float, scale: float, seed: int) -> Array:
    """The layers one over the other, `scale` pixels to the unit, with a brushed surface."""
    size = (round(w * scale), round(h * scale))
    picture = blank(size[1], size[0])
    for layer in layers:
        flat_paint = draw(svg(layer.body, w, h, gradients(layer.body)), size)
        picture = over(_shaded(picture, flat_paint, layer, scale), _lit(flat_paint, layer, scale))
    return brushed(picture, seed)


def brushed(picture: Array, seed: int, amount: float = 0.06) -> Array:
    """The marks of a broad brush and the tooth of the paper."""
    h, w = picture.shape[:2]
    strokes = fbm(h, w, (9, 42), seed, 3) + fbm(h, w, (38, 8), seed + 1, 3) - 1
    tooth = fbm(h, w, 2.4, seed + 2, 2) - 0.5
    return grain(picture, np.clip(1.5 * strokes + 0.6 * tooth, -1, 1), amount)


def rich(picture: Array, amount: float) -> Array:
    """The picture with its colours further from grey."""
    colours = picture[..., :3]
    grey = colours.mean(axis=2, keepdims=True)
    result = picture.copy()
    result[..., :3] = grey + (colours - grey) * amount
    return result


def _lit(paint_: Array, layer: Layer, scale: float) -> Array:
    if not layer.relief:
        return paint_
    body = bevel(paint_, layer.relief * scale, height=0.42, spec=layer.gloss, ambient=0.6)
    return bevel(body, 1.1 * scale, height=0.4, spec=layer.gloss / 2, ambient=0.75)


def _shaded(below: Array, paint_: Array, layer: Layer, scale: float) -> Array:
    """What lies below, under the shadow of the layer; it falls only where there is something."""
    if not layer.shadow:
        return below
    step = round(layer.shadow * scale)
    fallen = np.roll(paint_[..., 3], (step, round(step * 0.8)), (0, 1))
    fallen[:step] = 0
    fallen[:, : round(step * 0.8)] = 0
    dark = blur(fallen, layer.shadow * scale * 0.6) * np.float32(layer.dark) * below[..., 3]
    return over(below, flat(SHADOW, dark))


def _fill(kind: str, colours: tuple[str, ...]) -> str:
    return f"url(#{kind}-{'-'.join(colour.lstrip('#') for colour in colours)})"


def gradients(body: str) -> str:
    """The definitions of the fills in use: a fill's name says what it is."""
    return "".join(
        _gradient(name, kind, stops) for name, kind, stops in sorted(set(_GRADIENT.findall(body)))
    )


def _gradient(name: str, kind: str, spec: str) -> str:
    words = spec.strip("-").split("-")
    stops = [
        (place / max(1, len(words) - 1), f"#{word[:6]}", float(word[7:] or 100) / 100)
        for place, word in enumerate(words)
    ]
    if kind == "ball":
        return radial(name, *stops, cx="36%", cy="30%", r="80%")
    if kind == "glow":
        return radial(name, *stops)
    return linear(name, *stops, x2="100%" if kind == "slant" else "0%")


def _stroke(width: float, colour: str, opacity: float) -> str:
    if not width:
        return 'stroke="none"'
    return (
        f'stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"'
        ' stroke-linejoin="round" stroke-linecap="round"'
    )
