"""What the window paints the land of players' own boards with: parchment, patches of ground, and
everything that stands on it, one by one."""

from collections.abc import Callable

import board_rock as rock
import board_water as water
import numpy as np
from board_ground import COVER, Ground
from board_planting import DRAWN, UNITS, Rng, draw_thing
from board_scenery import Wash
from board_terrain import burnt_edge, cast_shadow, grained, strip, strip_shade
from kit import draw, over, paper, resize, save, sheet, svg, vignette
from kit.types import Array

from game.ui.pony_express.land.growth import (
    BELOW_FOOT,
    DRAWN_HIGH,
    PATCH,
    PATCH_REACH,
    STRIP_SHADE,
    VARIANTS,
)

K = 36  # pixels to the cm: two for each of the window's design pixels
LAND = (52, 36)  # cm
LAND_K = 24  # parchment is stretched anyway
PATCH_K = 22  # pixels to the cm
STRIP = (52, 3)
QUALITY = 90

Drawing = Callable[[float, float, float, Rng], str]

# The cell that each is drawn in, in pixels.
GROWN = {
    "pine": (56, 66),
    "cottonwood": (66, 66),
    "cactus": (60, 62),
    "sage": (52, 32),
    "grass": (44, 32),
    "boulders": (66, 40),
    "dune": (104, 42),
}
STANDING = {
    "mesa": (188, 84),
    "buffalo": (104, 74),
    "wagon": (124, 78),
    "houses": (112, 78),
    "skull": (104, 62),
    "compass": (152, 178),
}
MOUNTAIN = (150, 122)
STONES = ("sandstone", "granite")


def make_all() -> None:
    save(_parchment(), "board/land", lossless=False, quality=QUALITY)
    save(_rim(), "board/land-rim")
    save(_strip(), "board/land-strip", lossless=False, quality=QUALITY)
    for seed, kind in enumerate(COVER):
        save(_patch(kind, 70 + seed), f"board/ground-{kind}", lossless=False, quality=QUALITY)
    for seed, (kind, cell) in enumerate(GROWN.items()):
        save(_row(kind, DRAWN[kind], cell, 20 + seed), f"board/scene-{kind}")
    for seed, (kind, cell) in enumerate(STANDING.items()):
        save(_row(kind, _thing(kind), cell, 40 + seed), f"board/scene-{kind}")
    for seed, stone in enumerate(STONES):
        save(_row(stone, _mountain(stone), MOUNTAIN, 60 + seed), f"board/scene-{stone}")


# --------------------------------------------------------------------------- the ground


def _parchment() -> Array:
    """Bare land: folds and fibres, no colour of its own yet."""
    ground = Ground((), LAND, LAND_K, 31)
    picture = np.ones((ground.h, ground.w, 4), np.float32)
    fibres = 1 + 0.1 * paper(ground.h, ground.w, 34, LAND_K / 30)
    picture[..., :3] = np.clip(ground.paint() * fibres[..., None] * _warmth(), 0, 1)
    return picture


def _patch(kind: str, seed: int) -> Array:
    """One kind of ground that runs out into nothing, its border wandering."""
    middle = (PATCH[0] / 2, PATCH[1] / 2)
    reach = (PATCH[0] * PATCH_REACH, PATCH[1] * PATCH_REACH)
    ground = Ground((Wash(kind, middle, reach),), PATCH, PATCH_K, seed)
    picture = np.ones((ground.h, ground.w, 4), np.float32)
    fibres = 1 + 0.1 * paper(ground.h, ground.w, seed, PATCH_K / 30)
    # As thick as paint can be: the alpha says how much of it there is.
    picture[..., :3] = np.clip(ground.paint(full=True) * fibres[..., None] * _warmth(), 0, 1)
    picture[..., 3] = np.clip(ground.shares[kind] * COVER[kind] * _inside(ground.h, ground.w), 0, 1)
    return picture


def _warmth() -> Array:
    return np.array([1.06, 1.045, 1.005], np.float32)


def _inside(h: int, w: int) -> Array:
    """Falls to nothing before the edge of the picture."""
    y = np.linspace(-1, 1, h, dtype=np.float32)[:, None]
    x = np.linspace(-1, 1, w, dtype=np.float32)[None, :]
    return np.clip((1 - np.maximum(np.abs(x), np.abs(y))) * 8, 0, 1)


def _rim() -> Array:
    """To multiply a board with: darker corners and the burnt edge."""
    w, h = LAND[0] * 18, LAND[1] * 18
    char, alpha = burnt_edge(h, w, 18)
    picture = np.empty((h, w, 4), np.float32)
    picture[..., :3] = (char * vignette(h, w, 0.26))[..., None]
    picture[..., 3] = alpha
    return np.clip(picture, 0, 1)


def _strip() -> Array:
    """The plank for the hands, with the shadow that it throws on the land."""
    w, h = STRIP[0] * K, STRIP[1] * K
    picture = np.zeros((h + round(2 * STRIP_SHADE), w, 4), np.float32)
    picture = over(picture, strip_shade(picture.shape[:2], h, K))
    return over(picture, strip(h, w, K))


# --------------------------------------------------------------------------- what stands on it


def _thing(kind: str) -> Drawing:
    """Every other one looks the other way, where that makes a difference. A compass lies flat,
    around its middle."""
    turns = iter((False, True, False))
    up = 0.62 if kind == "compass" else 0.0
    return lambda x, y, s, rng: draw_thing(kind, x, y - up * s, s, rng, next(turns))


def _mountain(stone: str) -> Drawing:
    return lambda x, y, s, rng: rock.mountain(x, y, s, rng, stone)


def _row(kind: str, drawing: Drawing, cell: tuple[int, int], seed: int) -> Array:
    """All of a kind side by side, each on its foot in the middle of its cell."""
    rng, count = np.random.default_rng(seed), VARIANTS[kind]
    return sheet([_one(drawing, DRAWN_HIGH[kind], cell, rng) for _ in range(count)], count)


def _one(drawing: Drawing, high: float, cell: tuple[int, int], rng: Rng) -> Array:
    w, h = cell
    fine = 2  # drawn larger and made smaller, lines come out smooth
    units = UNITS / K
    defs = water.GRADIENTS + "".join(stone.gradients() for stone in rock.STONES.values())
    body = drawing(w * units / 2, (h - 2 * BELOW_FOOT) * units, high * UNITS, rng)
    thing = draw(svg(body, w * units, h * units, defs), (w * fine, h * fine))
    whole = over(cast_shadow(thing, K * fine), grained(thing, K * fine))
    return resize(whole, w, h)
