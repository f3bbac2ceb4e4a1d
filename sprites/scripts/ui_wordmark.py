"""The name of the game in golden letters on an arc, and the window's icon."""

import math
import sysconfig
from pathlib import Path

import numpy as np
from kit import bevel, flat, over, resize, save_few_colours
from kit.palette import INK, rgb
from kit.types import Array
from PIL import Image, ImageDraw, ImageFont

NAME = "PONY EXPRESS"
SIZE = (820, 140)  # design units
OVER = 4  # pixels to the design unit while drawing
BEND = 1560  # radius of the arc
LETTER = 88
EDGE = 4
DEPTH = 7.5
TRACK = 3

GOLDEN = ((0.0, "#fff0ba"), (0.47, "#e0a42c"), (0.53, "#d2921f"), (1.0, "#86430f"))
LINE = "#fff8e0"
EXTRUSION = "#54180c"


def font(size: float) -> ImageFont.FreeTypeFont:
    folder = Path(sysconfig.get_paths()["purelib"]) / "fontpkg_alfa_slab_one" / "files"
    return ImageFont.truetype(folder / "AlfaSlabOne-Regular.ttf", round(size))


def letters() -> tuple[Array, Array]:
    """Where the letters are (0 to 1), and how far down in its letter each pixel lies (0 to 1)."""
    face = font(LETTER * OVER)
    w, h = SIZE[0] * OVER, SIZE[1] * OVER
    radius = BEND * OVER
    widths = [face.getlength(letter) + TRACK * OVER for letter in NAME]
    mask, down = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    along = -sum(widths) / 2
    for letter, width in zip(NAME, widths, strict=True):
        angle = (along + width / 2) / radius
        along += width
        if letter == " ":
            continue
        spot = (w / 2 + radius * math.sin(angle), CENTRE * OVER + radius * (1 - math.cos(angle)))
        shape, height = turned_letter(letter, face, angle, spot, (w, h))
        mask = np.maximum(mask, shape)
        down = np.where(shape > 0, height, down)
    return mask, down


CENTRE = 45  # height of the middle letter's middle


def turned_letter(
    letter: str,
    face: ImageFont.FreeTypeFont,
    angle: float,
    spot: tuple[float, float],
    size: tuple[int, int],
) -> tuple[Array, Array]:
    """One letter standing on the arc, and the height of each pixel in its upright frame."""
    layer = Image.new("L", size)
    ImageDraw.Draw(layer).text(spot, letter, fill=255, font=face, anchor="mm")
    turned = layer.rotate(-math.degrees(angle), Image.Resampling.BICUBIC, center=spot)
    y, x = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    upright = (y - spot[1]) * math.cos(angle) - (x - spot[0]) * math.sin(angle)
    cap = -face.getbbox("E", anchor="mm")[1]
    return np.asarray(turned, np.float32) / 255, (upright / (2 * cap) + 0.5).astype(np.float32)


def gilded(mask: Array, down: Array) -> Array:
    """Gold with a light line through the middle."""
    stops = [stop for stop, _ in GOLDEN]
    tones = np.stack([rgb(colour) for _, colour in GOLDEN])
    colours = np.stack([np.interp(down, stops, tones[:, band]) for band in range(3)], axis=2)
    line = np.clip(1.4 - np.abs(down - 0.5) / 0.014, 0, 1)[..., None]
    colours = colours * (1 - line) + rgb(LINE) * line
    picture = np.dstack([colours, mask]).astype(np.float32)
    return bevel(picture, 1.6 * OVER, height=0.55, spec=0.3)


def thickened(mask: Array, radius: float) -> Array:
    """The mask grown by a disc."""
    reach = round(radius)
    grown = np.zeros_like(mask)
    padded = np.pad(mask, reach)
    h, w = mask.shape
    for dy in range(-reach, reach + 1):
        half = math.isqrt(reach * reach - dy * dy)
        row = padded[reach + dy : reach + dy + h]
        sums = np.cumsum(np.pad(row, ((0, 0), (1, 0))), axis=1, dtype=np.float64)
        window = sums[:, reach + half + 1 :][:, :w] - sums[:, reach - half :][:, :w]
        grown = np.maximum(grown, np.clip(window, 0, 1))
    return grown.astype(np.float32)


def extruded(mask: Array, depth: int) -> Array:
    """The mask drawn out to the lower right."""
    drawn = mask
    for step in range(1, depth + 1):
        drawn = np.maximum(drawn, np.roll(mask, (step, round(step * 0.7)), (0, 1)))
    return drawn


def wordmark() -> Array:
    mask, down = letters()
    outline = thickened(mask, EDGE * OVER)
    body = extruded(outline, round(DEPTH * OVER))
    rim = extruded(outline, round((DEPTH + 1.2) * OVER))
    mark = over(flat(INK, rim), flat(EXTRUSION, body))
    mark = over(over(mark, flat(INK, outline)), gilded(mask, down))
    return resize(mark, SIZE[0] * 2, SIZE[1] * 2)


def main() -> None:
    mark = wordmark()
    save_few_colours(mark, "ui/wordmark", 256, dithered=True)


if __name__ == "__main__":
    main()
