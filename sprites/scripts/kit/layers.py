"""Pictures laid over each other, cut, resized and put on sheets."""

from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image

from kit.palette import rgb
from kit.types import Array


def blank(h: int, w: int) -> Array:
    """A picture of nothing."""
    return np.zeros((h, w, 4), np.float32)


def flat(colour: str, alpha: Array) -> Array:
    """One colour through the given alpha."""
    picture = np.empty((*alpha.shape, 4), np.float32)
    picture[..., :3] = rgb(colour)
    picture[..., 3] = np.clip(alpha, 0, 1)
    return picture


def over(below: Array, above: Array, x: int = 0, y: int = 0, alpha: float = 1.0) -> Array:
    """`above` laid over `below` with its upper left corner at x, y; what sticks out is cut off."""
    result = below.copy()
    top, left = max(0, y), max(0, x)
    bottom = min(below.shape[0], y + above.shape[0])
    right = min(below.shape[1], x + above.shape[1])
    if top >= bottom or left >= right:
        return result
    upper = above[top - y : bottom - y, left - x : right - x]
    result[top:bottom, left:right] = _blend(below[top:bottom, left:right], upper, alpha)
    return result


def place(below: Array, above: Array, centre: tuple[float, float], alpha: float = 1.0) -> Array:
    """`above` laid over `below` with its centre at `centre` (x, y)."""
    x = round(centre[0] - above.shape[1] / 2)
    y = round(centre[1] - above.shape[0] / 2)
    return over(below, above, x, y, alpha)


def resize(picture: Array, w: int, h: int) -> Array:
    """The picture at another size, with clean edges."""
    return _each_band(picture, lambda band: band.resize((w, h), Image.Resampling.LANCZOS))


def turned(picture: Array, degrees: float) -> Array:
    """The picture turned clockwise, on a canvas that holds all of it."""
    room = np.pad(picture, ((2, 2), (2, 2), (0, 0)))  # else what touches its rim is cut ragged
    return _each_band(
        room, lambda band: band.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
    )


def _each_band(picture: Array, change: Callable[[Image.Image], Image.Image]) -> Array:
    """Colours weigh as much as they are seen, so that what is clear does not bleed into edges."""
    colours = picture[..., :3] * picture[..., 3:]
    bands = [*np.moveaxis(colours, 2, 0), picture[..., 3]]
    changed = [np.asarray(change(Image.fromarray(band))) for band in bands]
    alpha = np.clip(changed[3], 0, 1)
    result = np.empty((*alpha.shape, 4), np.float32)
    result[..., :3] = np.stack(changed[:3], axis=2) / np.maximum(alpha, 1e-4)[..., None]
    result[..., 3] = alpha
    return np.clip(result, 0, 1)


def crop_to_content(picture: Array, margin: int = 0) -> Array:
    """The picture without its empty border, but for a margin."""
    ys, xs = np.nonzero(picture[..., 3] > 1 / 255)
    top, left = max(0, ys.min() - margin), max(0, xs.min() - margin)
    return picture[top : ys.max() + 1 + margin, left : xs.max() + 1 + margin].copy()


def sheet(cells: Sequence[Array], columns: int) -> Array:
    """Cells of one size, row by row."""
    h, w = cells[0].shape[:2]
    rows = -(-len(cells) // columns)
    result = blank(rows * h, columns * w)
    for number, cell in enumerate(cells):
        row, column = divmod(number, columns)
        result[row * h : (row + 1) * h, column * w : (column + 1) * w] = cell
    return result


def _blend(below: Array, above: Array, alpha: float) -> Array:
    share = above[..., 3:] * np.float32(alpha)
    kept = below[..., 3:] * (1 - share)
    total = share + kept
    result = np.empty_like(below)
    result[..., :3] = (above[..., :3] * share + below[..., :3] * kept) / np.maximum(total, 1e-6)
    result[..., 3:] = total
    return result
