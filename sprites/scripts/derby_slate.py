"""The bookmaker's slate: a framed board with its chalked grid, betting boxes and card places."""

import numpy as np
from cards_pen import box, dashed, down, gradients, line, oval, shape
from kit import bevel, blur, draw, fbm, flat, grain, leather, over, rgb, save, svg, wood
from kit.palette import FELT, INK, SHADOW
from kit.types import Array
from things import thing

SLATE = (966, 520)
FRAME = 12  # width of the wood, in design units
COLUMNS, COLUMN, FIRST = 7, 123, 88  # how many, how wide, where the first begins
ROWS, ROW, TOP = 8, 25, 90
BOX = (115, 94)
PLACE = (38, 51)
_RIM = 4.5  # of a betting box
_CHALK = "#e2e2d2"
_PX = 2


def slate() -> Array:
    """Wood round a dark board; rows and columns are chalked, everything else is written later."""
    w, h = SLATE
    board = over(_stone(), _grid())
    hole = _drawn(box(FRAME, FRAME, w - 2 * FRAME, h - 2 * FRAME, INK, 0, 4), SLATE)[..., 3]
    overhang = np.roll(blur(1 - hole, 9), (9, 7), (0, 1))
    board = over(board, flat(SHADOW, np.clip(overhang, 0, 1) * np.float32(0.75)))
    board[..., 3] = hole
    return over(over(board, _frame(hole)), _fittings())


def _drawn(body: str, size: tuple[int, int]) -> Array:
    return draw(svg(body, *size, gradients(body)), (_PX * size[0], _PX * size[1]))


def _stone() -> Array:
    """Slate with veins and the dust of what was wiped off."""
    w, h = _PX * SLATE[0], _PX * SLATE[1]
    veins = 0.2 * (fbm(h, w, (9, 46), 31, 4) - 0.5) + 0.5 * (fbm(h, w, 240, 32, 4) - 0.5)
    tooth = 0.14 * (fbm(h, w, 2.2, 33, 2) - 0.5)
    light = 1.12 - 0.5 * _far(h, w) ** 2 + veins + tooth
    stone = np.dstack([rgb("#2f3a39") * light[..., None], np.ones((h, w), np.float32)])
    wiped = np.clip(fbm(h, w, (90, 200), 34, 4) - 0.5, 0, 1) * fbm(h, w, (14, 60), 35, 4)
    return over(np.clip(stone, 0, 1), flat("#dfe6dc", wiped * np.float32(0.55)))


def _far(h: int, w: int) -> Array:
    """0 in the middle, 1 at the corners."""
    y = np.linspace(-1, 1, h, dtype=np.float32)[:, None]
    x = np.linspace(-1, 1, w, dtype=np.float32)[None, :]
    return np.asarray(np.hypot(x, y) / np.float32(2**0.5), np.float32)


def _grid() -> Array:
    """Lines of chalk: pressed, worn, with a second thinner stroke beside them."""
    right = FIRST + COLUMNS * COLUMN
    rules = "".join(f"M18 {TOP + row * ROW - 0.5} H{right - 2} " for row in range(ROWS + 1))
    bars = "".join(f"M{FIRST + number * COLUMN} 18 V{SLATE[1] - 18} " for number in range(8))
    drawn = _drawn(line(rules + bars, 1.5, _CHALK, 0.42), SLATE)
    h, w = drawn.shape[:2]
    worn = np.clip(0.35 + 1.4 * fbm(h, w, 5, 41, 3), 0.35, 1)
    drawn[..., 3] *= worn
    return drawn


def _frame(hole: Array) -> Array:
    """Four boards with mitred corners, each with its grain along it."""
    h, w = hole.shape
    f = _PX * FRAME
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    inset_x, inset_y = np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)
    lying = inset_y < inset_x
    streaks = np.where(lying, wood(h, w, 51, 2.2), wood(h, w, 52, 2.2, upright=True))
    outer = _drawn(box(0.8, 0.8, SLATE[0] - 1.6, SLATE[1] - 1.6, INK, 0, 9), SLATE)[..., 3]
    solid = np.clip(outer - hole, 0, 1)
    tone = np.where(lying, 1.0, 0.94) * (1 + 0.22 * streaks)
    boards = np.dstack([rgb("#a8682f") * tone[..., None], solid]).astype(np.float32)
    boards = bevel(boards, 0.28 * f, height=0.9, spec=0.22, shine=14)
    mitre = np.clip(1.4 - np.abs(inset_x - inset_y), 0, 1) * (inset_x < f) * np.float32(0.6)
    inked = over(boards, flat(INK, mitre * solid))
    rims = box(1.4, 1.4, SLATE[0] - 2.8, SLATE[1] - 2.8, "none", 2.6, 8.4)
    rims += box(FRAME, FRAME, SLATE[0] - 2 * FRAME, SLATE[1] - 2 * FRAME, "none", 2.2, 4)
    return over(inked, _drawn(rims, SLATE))


def _fittings() -> Array:
    """Brass corners, screwed on."""
    w, h = SLATE
    brass = down("#fff0b8", "#e0ac3c", "#9a6a14")
    corner = shape("M2.4 2.4 H22 L16 9.4 H9.4 V16 L2.4 22 Z", brass, 1.6)
    screw = oval(7, 7, 1.7, 1.7, "#7a4e0c", 0.9) + line("M5.9 7.6 L8.1 6.4", 0.7, "#fff3c0", 0.9)
    body = "".join(
        f'<g transform="translate({x} {y}) scale({sx} {sy})">{corner}{screw}</g>'
        for x, y, sx, sy in ((0, 0, 1, 1), (w, 0, -1, 1), (0, h, 1, -1), (w, h, -1, -1))
    )
    return bevel(_drawn(body, SLATE), 2.2, height=0.5, spec=0.4)


def betting_box() -> Array:
    """Green cloth sunk into a rim of dark leather."""
    w, h = BOX
    px, py = _PX * w, _PX * h
    rim = _drawn(box(1, 1, w - 2, h - 2, down("#5a3821", "#3a2212"), 0, 9), BOX)
    rim = bevel(grain(rim, leather(py, px, 61, 1.2), 0.12), 4, height=0.7, spec=0.22, shine=12)
    hole = _drawn(box(_RIM, _RIM, w - 2 * _RIM, h - 2 * _RIM, INK, 0, 6), BOX)[..., 3]
    nap = 0.3 * (fbm(py, px, 2, 62, 2) - 0.5) + 0.2 * (fbm(py, px, 60, 63, 2) - 0.5)
    light = (1.34 - 0.4 * _far(py, px) ** 2) * (1 + nap)
    overhang = np.clip(np.roll(blur(1 - hole, 5), (5, 4), (0, 1)), 0, 1)
    cloth = rgb(FELT) * (light * (1 - 0.85 * overhang))[..., None]
    picture = over(rim, np.dstack([np.clip(cloth, 0, 1), hole]).astype(np.float32))
    edges = box(1, 1, w - 2, h - 2, "none", 2, 9)
    edges += box(_RIM, _RIM, w - 2 * _RIM, h - 2 * _RIM, "none", 1.6, 6)
    edges += dashed(_stitches(), 0.8, "#d9b077", 3, 3.4)
    return over(picture, _drawn(edges, BOX))


def _stitches() -> str:
    w, h = BOX
    inset = 2.9
    return f"M10 {inset} H{w - 10} M10 {h - inset} H{w - 10}"


def card_place() -> Array:
    """Where a card will lie: broken lines of chalk."""
    w, h = PLACE
    dashes = 'stroke-dasharray="4 3.4" stroke-linecap="round"'
    place = f'x="2" y="2" width="{w - 4}" height="{h - 4}" rx="5"'
    body = f'<rect {place} fill="{_CHALK}" fill-opacity="0.05" stroke="{_CHALK}"'
    body += f' stroke-opacity="0.5" stroke-width="1.6" {dashes}/>'
    return thing(body, PLACE, 0)


def main() -> None:
    save(slate(), "derby/slate", False, 84)
    save(betting_box(), "derby/betting-box", False, 92)
    save(card_place(), "derby/card-place")


if __name__ == "__main__":
    main()
