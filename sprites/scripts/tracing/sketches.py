"""A piece traced once and coloured many times: outline, inner ink, light, cast shadow."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from kit.material import blur
from kit.palette import INK, SHADOW, rgb
from kit.types import Array

from tracing.cameras import Camera
from tracing.lighting import lit, softened_lights
from tracing.marching import View, look
from tracing.poses import Pose
from tracing.shapes import Shape

_DEEP_STEP = 0.8  # mm: a step in depth that gets an inner ink line
_SHADOW_STRENGTH = 0.48


@dataclass(frozen=True)
class Part:
    """A solid, the name of its colour, and how its material changes the light."""

    shape: Shape
    colour: str
    texture: Callable[[Array], Array] | None = None


@dataclass(frozen=True)
class Style:
    """How a sketch is drawn; widths in pixels of the finished picture."""

    outline: float = 3.0
    inner_ink: float = 0.5
    gloss: float = 0.2
    ground: float = 0.0  # the table's height, mm


@dataclass(frozen=True)
class Sketch:
    """Per pixel: how much of each colour it shows, and what is the same in every colour."""

    shares: Mapping[str, Array]
    gloss: Array
    ink: Array
    solid: Array
    shade: Array

    def coloured(self, colours: Mapping[str, str]) -> Array:
        """The picture in those colours."""
        under = (1 - self.solid) * self.shade
        alpha = self.solid + under
        paint = self.ink[..., None] * rgb(INK) + under[..., None] * rgb(SHADOW)
        paint = paint + self.gloss[..., None]
        for name, share in self.shares.items():
            paint = paint + share[..., None] * rgb(colours[name])
        result = np.empty((*alpha.shape, 4), np.float32)
        result[..., :3] = np.clip(paint / np.maximum(alpha, 1e-4)[..., None], 0, 1)
        result[..., 3] = alpha
        return result


def sketch(
    parts: Sequence[Part], camera: Camera, pose: Pose, supersampling: int, style: Style
) -> Sketch:
    """Trace the posed parts; the camera counts the pixels of the finished picture."""
    shapes = [part.shape for part in parts]
    fine = camera.with_samples(camera.samples * supersampling).seen_by(pose)
    view = look(shapes, fine)
    light = lit(shapes, fine, view, pose, style.ground)
    pieces = view.piece[view.covered]
    brightness = light.brightness * _textures(parts, light.points, pieces)
    lines = _inner_lines(view, supersampling)[view.covered] * style.inner_ink

    def pixels(values: Array) -> Array:
        return _gathered(view.covered, values, supersampling)

    names = list(dict.fromkeys(part.colour for part in parts))
    wears = np.array([names.index(part.colour) for part in parts])[pieces]
    shares = {
        name: pixels(brightness * (1 - lines) * (wears == number))
        for number, name in enumerate(names)
    }
    covered = pixels(np.ones_like(lines))
    solid = _shrunk(_grown(view.covered, style.outline * supersampling), supersampling)
    return Sketch(
        {name: share for name, share in shares.items() if share.any()},
        pixels(light.gloss * (1 - lines)) * style.gloss,
        pixels(lines) + solid - covered,
        solid,
        cast_shadow(shapes, camera, pose, style.ground, softened_lights()),
    )


def cast_shadow(
    shapes: Sequence[Shape], camera: Camera, pose: Pose, ground: float, lights: Sequence[Array]
) -> Array:
    """How dark the ground is: the piece as seen from the ground, towards the light."""
    total = np.zeros((camera.samples, camera.samples), np.float32)
    for light in lights:
        from_below = camera.on_the_ground(ground + 0.02, light).seen_by(pose)
        total += look(shapes, from_below, nearest=0.0).covered
    return blur(total / len(lights), 1.6) * np.float32(_SHADOW_STRENGTH)


def _textures(parts: Sequence[Part], points: Array, pieces: Array) -> Array:
    factor = np.ones(points.shape[1], np.float32)
    for number, part in enumerate(parts):
        if part.texture is not None:
            mine = pieces == number
            factor[mine] = part.texture(points[:, mine])
    return factor


def _inner_lines(view: View, supersampling: int) -> Array:
    """Ink where one part ends before another that lies deeper."""
    depth = np.where(view.covered, view.depth, 99)
    edge = np.zeros(depth.shape, bool)
    for axis in (0, 1):
        other = np.roll(view.piece, 1, axis) != view.piece
        edge |= other & (np.abs(np.roll(depth, 1, axis) - depth) > _DEEP_STEP)
    return np.clip(blur(edge.astype(np.float32), supersampling * 0.6) * 2.6, 0, 1)


def _grown(mask: Array, radius: float) -> Array:
    grown = mask.copy()
    for i in range(24):
        angle = 2 * math.pi * i / 24
        step = (round(radius * math.sin(angle)), round(radius * math.cos(angle)))
        grown |= np.roll(mask, step, (0, 1))
    return grown


def _gathered(covered: Array, values: Array, supersampling: int) -> Array:
    spread = np.zeros(covered.shape, np.float32)
    spread[covered] = values
    return _shrunk(spread, supersampling)


def _shrunk(samples: Array, supersampling: int) -> Array:
    n = samples.shape[0] // supersampling
    return samples.astype(np.float32).reshape(n, supersampling, n, supersampling).mean((1, 3))
