"""The six faces of a poker die: a slab letter and our own small mark."""

from dataclasses import dataclass
from importlib.resources import files

import numpy as np
from kit import draw, svg
from kit.palette import INK, RED
from kit.types import Array
from PIL import Image, ImageDraw, ImageFont

_SPADE = (
    "M50 5 C60 27 90 41 90 62 C90 79 69 84 56 73 C57 84 61 90 69 95 H31 "
    "C39 90 43 84 44 73 C31 84 10 79 10 62 C10 41 40 27 50 5 Z"
)
_CROWN = (
    "M10 34 C4 34 2 26 8 23 C15 21 18 28 14 32 L32 50 L46 22 C40 17 43 7 50 7 C57 7 60 17 54 22 "
    "L68 50 L86 32 C82 28 85 21 92 23 C98 26 96 34 90 34 L84 76 H16 Z M16 82 H84 V93 H16 Z"
)
_HEART = "M50 94 C34 72 7 58 7 33 C7 9 39 5 50 29 C61 5 93 9 93 33 C93 58 66 72 50 94 Z"
_HAT = (
    "M3 62 C13 73 25 68 27 56 C28 26 37 14 50 24 C63 14 72 26 73 56 C75 68 87 73 97 62 "
    "C95 82 71 89 50 89 C29 89 5 82 3 62 Z"
)
_DIAMOND = "M50 3 C60 24 72 38 87 50 C72 62 60 76 50 97 C40 76 28 62 13 50 C28 38 40 24 50 3 Z"
_CLUB = (
    "M50 5 C69 5 78 22 70 37 C88 32 98 49 91 62 C84 76 66 75 57 66 C58 80 62 90 71 95 H29 "
    "C38 90 42 80 43 66 C34 75 16 76 9 62 C2 49 12 32 30 37 C22 22 31 5 50 5 Z"
)


@dataclass(frozen=True)
class Face:
    mark: str  # the path of the suit, in a square of 100
    colour: str
    right: tuple[int, int, int]  # in the die's own space, when read upright
    down: tuple[int, int, int]


# Opposite faces: A and 9, K and 10, Q and J.
FACES = {
    "A": Face(_SPADE, INK, (1, 0, 0), (0, -1, 0)),
    "K": Face(_CROWN, RED, (0, 1, 0), (0, 0, -1)),
    "Q": Face(_HEART, RED, (-1, 0, 0), (0, 0, -1)),
    "J": Face(_HAT, "#1f4a6b", (1, 0, 0), (0, 0, -1)),
    "10": Face(_DIAMOND, RED, (0, -1, 0), (0, 0, -1)),
    "9": Face(_CLUB, INK, (1, 0, 0), (0, 1, 0)),
}

# Shares of the face's edge.
_LETTER_HEIGHT = 0.58
_LONGEST_TAIL = 1.06  # of the letter's height
_WIDEST = 0.74
_LETTER_MIDDLE = 0.40
_MARK_SIZE = 0.205
_MARK_MIDDLE = 0.85


def stencil(name: str, size: int) -> Array:
    """Where the face `name` is painted, 0 to 1, on a square of so many pixels."""
    letter = _letter(name, size)
    mark_size = round(size * _MARK_SIZE)
    path = f'<path d="{FACES[name].mark}" fill="{INK}"/>'
    mark = draw(svg(path, 100, 100), (mark_size, mark_size))[..., 3]
    left, top = round(size / 2 - mark_size / 2), round(size * _MARK_MIDDLE - mark_size / 2)
    letter[top : top + mark_size, left : left + mark_size] = np.maximum(
        letter[top : top + mark_size, left : left + mark_size], mark
    )
    return letter


def _letter(name: str, size: int) -> Array:
    """Capitals of one height, squeezed when too wide."""
    path = files("fontpkg_alfa_slab_one") / "files" / "AlfaSlabOne-Regular.ttf"
    font = ImageFont.truetype(str(path), size)
    box = font.getbbox(name)
    glyph = Image.new("L", (round(box[2] - box[0]), round(box[3] - box[1])))
    ImageDraw.Draw(glyph).text((-box[0], -box[1]), name, fill=255, font=font)
    tall = _LETTER_HEIGHT * min(glyph.height / _capital_height(font), _LONGEST_TAIL)
    wide = min(tall * glyph.width / glyph.height, _WIDEST)
    glyph = glyph.resize((round(size * wide), round(size * tall)), Image.Resampling.LANCZOS)
    canvas = Image.new("L", (size, size))
    # A tail, as of the Q, hangs below the line the capitals stand on.
    top = size * (_LETTER_MIDDLE - _LETTER_HEIGHT / 2)
    canvas.paste(glyph, (round((size - glyph.width) / 2), round(top)))
    return np.asarray(canvas, np.float32) / 255


def _capital_height(font: ImageFont.FreeTypeFont) -> float:
    box = font.getbbox("K")
    return box[3] - box[1]
