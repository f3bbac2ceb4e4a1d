"""The whole painted board: ground, water, scenery, the wooden strip, the frame, the burnt edge."""

import board_rock as rock
import board_water as water
import numpy as np
from board_ground import Ground
from board_layout import Layout
from board_planting import UNITS, Planting
from board_scenery import Scenery
from kit import bevel, blur, draw, fbm, flat, linear, over, paper, svg, vignette, wood
from kit.palette import GOLD, INK, SAND, SHADOW
from kit.types import Array

from game.ui.pony_express.land.drawing import frame

EDGE = 0.2  # cm that the burnt edge eats at most


def paint(layout: Layout, scenery: Scenery, width_px: int) -> Array:
    """The picture of a board, `width_px` wide."""
    k = width_px / layout.width
    ground = Ground(scenery.washes, (layout.width, layout.height), k, scenery.seed)
    picture = np.ones((ground.h, ground.w, 4), np.float32)
    picture[..., :3] = ground.paint()
    picture = _sunk(picture, _drawn(_water(layout, scenery), layout, ground), k)
    planting = Planting(layout, scenery, ground)
    things = _drawn(planting.drawing(), layout, ground)
    picture = _standing(picture, things, k)
    lines = frame(layout.width * UNITS, layout.height * UNITS, layout.strip * UNITS)
    picture = over(picture, _drawn(lines, layout, ground))
    picture[..., :3] = _aged(picture[..., :3], k, scenery.seed)
    picture = _with_strip(picture, layout, k)
    return _burnt(picture, k)


def _drawn(body: str, layout: Layout, ground: Ground) -> Array:
    defs = water.GRADIENTS + "".join(stone.gradients() for stone in rock.STONES.values())
    return draw(svg(body, layout.width * UNITS, layout.height * UNITS, defs), (ground.w, ground.h))


def _water(layout: Layout, scenery: Scenery) -> str:
    rng = np.random.default_rng(scenery.seed + 1)
    named = [label.at for label in scenery.labels if label.on_water]
    lakes = [
        water.lake(
            lake.at[0] * UNITS,
            (layout.height - lake.at[1]) * UNITS,
            lake.reach[0] * UNITS,
            lake.reach[1] * UNITS,
            lake.at in named,
            rng,
        )
        for lake in scenery.lakes
    ]
    rivers = [
        water.river(
            np.array([(x * UNITS, (layout.height - y) * UNITS) for x, y in river.line]),
            (river.width[0] * UNITS, river.width[1] * UNITS),
            rng,
        )
        for river in scenery.rivers
    ]
    return "".join(water for layer in zip(*rivers, *lakes, strict=True) for water in layer)


def _sunk(picture: Array, lake: Array, k: float) -> Array:
    """Water lies a little lower than the land: its upper left bank throws a shadow into it."""
    ripples = fbm(*lake.shape[:2], (0.08 * k, 0.7 * k), 41, 3) - 0.5
    body = lake.copy()
    body[..., :3] *= (1 + 0.22 * ripples)[..., None]
    return over(picture, bevel(body, 0.12 * k, -0.5, 0.1))


def _standing(picture: Array, things: Array, k: float) -> Array:
    """Scenery with a soft shadow to its lower right."""
    picture = over(picture, cast_shadow(things, k))
    return over(picture, grained(things, k))


def cast_shadow(things: Array, k: float) -> Array:
    fallen = np.roll(things[..., 3], (round(0.1 * k), round(0.16 * k)), (0, 1))
    return flat(SHADOW, blur(fallen, 0.1 * k) * np.float32(0.34))


def grained(things: Array, k: float) -> Array:
    """As if painted on paper."""
    result = things.copy()
    result[..., :3] *= (1 + 0.1 * paper(*things.shape[:2], 17, k / 40))[..., None]
    return np.clip(result, 0, 1)


def _aged(colours: Array, k: float, seed: int) -> Array:
    """Fibres of the paper, darker corners, and a little more warmth."""
    h, w = colours.shape[:2]
    aged = colours * (1 + 0.1 * paper(h, w, seed + 3, k / 30))[..., None]
    aged *= vignette(h, w, 0.26)[..., None] * np.array([1.06, 1.045, 1.005], np.float32)
    grey = aged.mean(2, keepdims=True)
    warm = grey + (aged - grey) * np.float32(1.04)
    return np.clip((warm - 0.5) * np.float32(1.05) + 0.5, 0, 1)


def _with_strip(picture: Array, layout: Layout, k: float) -> Array:
    """A plank along the top, where the hands are listed."""
    h, w = round(layout.strip * k), picture.shape[1]
    if h == 0:
        return picture
    picture = over(picture, strip_shade(picture.shape[:2], h, k))
    return over(picture, strip(h, w, k))


def strip(h: int, w: int, k: float) -> Array:
    """The plank itself."""
    body = (
        f'<rect width="{w}" height="{h}" fill="url(#plank)"/>'
        f'<rect y="{h * 0.1:.1f}" x="{h * 0.1:.1f}" width="{w - h * 0.2:.1f}"'
        f' height="{h * 0.76:.1f}"'
        f' fill="none" stroke="{INK}" stroke-opacity=".5" stroke-width="{h * 0.022:.1f}"/>'
        f'<rect y="{h * 0.9:.1f}" width="{w}" height="{h * 0.1:.1f}" fill="{INK}"/>'
        f'<rect y="{h * 0.905:.1f}" width="{w}" height="{h * 0.028:.1f}" fill="{GOLD}"/>'
        f'<rect y="{h * 0.02:.1f}" width="{w}" height="{h * 0.025:.1f}" fill="{SAND}"'
        ' fill-opacity=".35"/>'
    )
    plank = draw(
        svg(body, w, h, linear("plank", (0, "#7d4c27"), (0.5, "#6b3f20"), (1, "#542f17"))), (w, h)
    )
    streaks = wood(h, w, 4, k / 16)
    plank[..., :3] *= (1 + 0.2 * streaks)[..., None]
    plank[..., :3] *= vignette(h, w, 0.25)[..., None]
    return np.clip(plank, 0, 1)


def strip_shade(shape: tuple[int, ...], h: int, k: float) -> Array:
    """The shadow of a plank `h` pixels high on what lies below it."""
    shade = np.zeros(shape, np.float32)
    shade[: round(h * 1.02)] = 1
    return flat(SHADOW, blur(shade, 0.14 * k) * np.float32(0.5))


def _burnt(picture: Array, k: float) -> Array:
    """A ragged edge, charred towards the rim."""
    char, alpha = burnt_edge(*picture.shape[:2], k)
    result = picture.copy()
    result[..., :3] *= char[..., None]
    result[..., 3] = alpha
    return result


def burnt_edge(h: int, w: int, k: float) -> tuple[Array, Array]:
    """What such an edge leaves of the light, and of the paper."""
    y, x = np.arange(h, dtype=np.float32)[:, None], np.arange(w, dtype=np.float32)[None, :]
    away = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    ragged = away - fbm(h, w, 1.3 * k, 3) * np.float32(EDGE * k)
    char = np.clip(1 - ragged / (0.66 * k), 0, 1) ** 2
    return 1 - 0.55 * char, np.clip(ragged / 2, 0, 1)
