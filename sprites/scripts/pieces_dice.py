"""Poker dice of bone, as they lie in front of a player: a sheet of poses for each face."""

from dataclasses import dataclass

import numpy as np
from kit import blur, rgb, save, sheet
from kit.palette import SHADOW
from kit.types import Array
from pieces_faces import FACES, stencil
from tracing.cameras import Camera, tilted
from tracing.lighting import TO_LIGHT, Lit, lit, softened_lights
from tracing.marching import look
from tracing.poses import Pose, about_z
from tracing.shapes import cube
from tracing.sketches import cast_shadow

SIDE = 16.0  # mm
ROUNDING = 2.3
CELL = 264  # pixels
HALF = 14.8  # mm from the middle of a cell to its edge
TILT = 29.0  # degrees: how much of the front is seen
YAWS = (-14.0, -6.0, 3.0, 9.0, 16.0)
SUPERSAMPLING = 3
STENCIL = 512

_BONE = "#ebe1c8"
_OLD_BONE = "#b89968"
_PAINTED = (SIDE - ROUNDING) / 2  # mm from the middle of a face to the edge of its stencil
_LAMPS = softened_lights(steepness=3.4, spread=0.34)  # a lamp over the table: short, soft shadows


@dataclass(frozen=True)
class Stencils:
    """Of all faces: where there is paint, and how steeply its cut falls down and across."""

    paint: Array  # (row, column, face)
    fall: Array
    run: Array


def cut_stencils() -> Stencils:
    paint = np.stack([stencil(name, STENCIL) for name in FACES], axis=2)
    fall, run = np.gradient(blur(paint, 3.0), axis=(0, 1))
    return Stencils(paint, fall, run)


def dice_sheets() -> None:
    stencils = cut_stencils()
    camera = _camera()
    for name in FACES:
        cells = [_die(_with_face_up(name, yaw), camera, stencils) for yaw in YAWS]
        save(sheet(cells, len(cells)), f"pieces/die-{name}", lossless=False, quality=92)


def _camera() -> Camera:
    """Aimed a little past the die, so that its shadow has room."""
    straight = tilted(TILT, HALF, CELL)
    aside = straight.right * 0.5 - straight.up * 0.9
    return Camera(straight.origin + aside, straight.right, straight.up, straight.along, HALF, CELL)


def _with_face_up(name: str, yaw: float) -> Pose:
    right, down = np.array(FACES[name].right), np.array(FACES[name].down)
    return Pose(about_z(yaw) @ np.stack([right, -down, np.cross(right, -down)]), np.zeros(3))


def _die(pose: Pose, camera: Camera, stencils: Stencils) -> Array:
    shapes = [cube(SIDE, ROUNDING)]
    fine = camera.with_samples(CELL * SUPERSAMPLING).seen_by(pose)
    view = look(shapes, fine)
    light = lit(shapes, fine, view, pose, ground=-SIDE / 2)
    samples = np.zeros((*view.covered.shape, 4), np.float32)
    samples[view.covered, :3] = _surface(light, pose, stencils)
    samples[view.covered, 3] = 1
    pixels = samples.reshape(CELL, SUPERSAMPLING, CELL, SUPERSAMPLING, 4).mean((1, 3))
    return _on_shadow(pixels, cast_shadow(shapes, camera, pose, -SIDE / 2, _LAMPS))


def _on_shadow(die: Array, shade: Array) -> Array:
    """The die (colours times alpha) over a soft and a near shadow."""
    under = (1 - die[..., 3]) * np.clip(blur(shade, 3.0) * 1.2, 0, 1)
    alpha = die[..., 3] + under
    colours = die[..., :3] + under[..., None] * rgb(SHADOW)
    return np.dstack([colours / np.maximum(alpha, 1e-4)[..., None], alpha])


def _surface(light: Lit, pose: Pose, stencils: Stencils) -> Array:
    paint, slope, colours = _painted(light.points, stencils)
    toward = pose.into_body(TO_LIGHT / np.linalg.norm(TO_LIGHT))
    engraved = np.clip(toward @ slope, -0.25, 0.25)  # the rim of a cut letter catches the light
    base = _bone(light.points)
    colour = base * (1 - paint[:, None]) + colours * paint[:, None]
    bright = np.clip(light.brightness + engraved, 0, 1.2)[:, None]
    warm = bright ** np.array([0.92, 1.0, 1.12], np.float32)  # shade on bone is warm
    return np.clip(colour * warm + (0.2 - 0.14 * paint[:, None]) * light.gloss[:, None], 0, 1)


def _bone(points: Array) -> Array:
    x, y, z = points
    veins = np.sin(x * 0.5 + y * 2.9 + np.sin(z * 0.55 + x * 0.35) * 2.2)
    veins = veins + 0.5 * np.sin(z * 2.3 + x * 1.9 + np.sin(y * 0.7) * 1.5)
    share = np.clip(0.06 + 0.05 * veins, 0, 1)[:, None]
    return rgb(_BONE) * (1 - share) + rgb(_OLD_BONE) * share


def _painted(points: Array, stencils: Stencils) -> tuple[Array, Array, Array]:
    """For each point: how much paint, which way the letter's cut slopes, and the paint's colour."""
    rights = np.array([face.right for face in FACES.values()], np.float32)
    downs = np.array([face.down for face in FACES.values()], np.float32)
    face = np.argmax(np.cross(rights, -downs) @ points, axis=0)
    across = (rights[face].T * points).sum(0)
    down = (downs[face].T * points).sum(0)
    scale = STENCIL / (2 * _PAINTED)
    column = np.clip((across + _PAINTED) * scale, 0, STENCIL - 1).astype(int)
    row = np.clip((down + _PAINTED) * scale, 0, STENCIL - 1).astype(int)
    spot = (row, column, face)
    slope = rights[face].T * stencils.run[spot] + downs[face].T * stencils.fall[spot]
    paint = stencils.paint[spot] * np.float32(0.95)
    colours = np.array([rgb(one.colour) for one in FACES.values()])[face]
    return paint, slope * 1.6, colours
