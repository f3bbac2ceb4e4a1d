"""The ranches: a stable with a padlock on its gable, a corral behind rails. One for each room on
the table; the plank with the name is laid over the top at run time."""

from dataclasses import dataclass

import numpy as np
from cards_pen import Layer, box, cord, down, line, moved, oval, paint, shape, slant, veil
from kit import resize, save
from kit.palette import CREAM, INK
from kit.types import Array
from mustang_land import FINE, FORM, cut_to_frame

RAIL = down("#f0b878", "#c98a4b", "#7a4522")
POST = slant("#e2a868", "#b0733a", "#62361a")


@dataclass(frozen=True)
class Ranch:
    """Its size and the width of its stable, in design units."""

    w: int
    h: int
    stable: int


RANCHES = {
    "own": Ranch(700, 140, 330),
    "two": Ranch(620, 156, 290),
    "three": Ranch(410, 156, 190),
    "four": Ranch(308, 156, 160),
}
_GABLE = 36  # where the ridge of the roof is
_EAVES = 54
_SILL = 60  # the upper edge of what is inside


def ranch(name: str, seed: int) -> Array:
    room = RANCHES[name]
    layers = [
        _yard(room),
        *_corral(room, seed),
        *_stable(room, seed),
    ]
    picture = paint(layers, room.w, room.h, 2 * FINE, seed)
    framed = cut_to_frame(picture, (room.w, room.h), 12, 3)
    return resize(framed, 2 * room.w, 2 * room.h)


def _yard(room: Ranch) -> Layer:
    grass = box(-4, -4, room.w + 8, room.h + 8, down("#8f9a4c", "#a8ac58", "#7f8c42"), 0)
    return Layer(grass, 0)


def _stable(room: Ranch, seed: int) -> list[Layer]:
    """Red boards, a grey roof, and a pale floor strewn with straw."""
    right, foot, middle = room.stable - 6, room.h - 8, room.stable / 2
    wall = shape(
        f"M8 {foot} V{_EAVES - 3} L{middle} {_GABLE} L{right} {_EAVES - 3} V{foot} Z",
        down("#c8523a", "#a5341f", "#74190f"),
        3,
    )
    boards = "".join(
        line(f"M{x} {_board_top(x, middle, right)} V{foot - 2}", 1.3, "#4a0f08", 0.55)
        + line(f"M{x + 1.4} {_board_top(x, middle, right)} V{foot - 2}", 0.8, "#f09a78", 0.3)
        for x in range(22, int(right) - 4, 13)
    )
    roof = f"M1 {_EAVES + 1} L{middle} {_GABLE - 1} L{room.stable + 1} {_EAVES + 1}"
    slates = "".join(
        line(f"M{x:.0f} {y - 3:.1f} v6", 0.9, "#3c3832", 0.6)
        for x in np.arange(14, room.stable - 8, 12.0)
        for y in (_EAVES + 1 - (_EAVES + 2 - _GABLE) * (1 - abs(x - middle) / middle),)
    )
    floor_box = (16, _SILL, room.stable - 30, room.h - _SILL - 14)
    x, y, w, h = floor_box
    frame = box(x - 2.4, y - 2.4, w + 4.8, h + 4.8, down("#f4ead2", "#d8c49a"), 2, 7)
    floor = box(x, y, w, h, down("#e2cfa2", "#f4e6c2", "#f0dcae"), 1.8, 5)
    inner = box(x + 1, y + 1, w - 2, 10, down("#5a3a1co34", "#5a3a1co0"), 0, 4)
    return [
        Layer(wall, 3, shadow=4),
        Layer(boards, 0),
        Layer(
            cord(roof, 5.4, "#8d857a", 2)
            + slates
            + line(f"M4 {_EAVES - 1.4} L{middle} {_GABLE - 3}", 1.4, "#d8d2c4", 0.8),
            2,
            0.2,
            shadow=3,
        ),
        Layer(frame, 1.4),
        Layer(floor + inner + _straw(floor_box, seed), 0),
        Layer(_padlock(middle, _GABLE + 13.2, 0.2), 1, 0.35, shadow=1.2),
    ]


def _board_top(x: float, middle: float, right: float) -> float:
    """Where a board ends under the roof."""
    return round(_GABLE + 4 + (_EAVES - _GABLE) * abs(x - middle) / (right - middle), 1)


def _straw(area: tuple[float, float, float, float], seed: int) -> str:
    """Loose stalks on the floor."""
    rng = np.random.default_rng(seed)
    x0, y0, w, h = area
    stalks = ""
    for number in range(round(w * h / 190)):
        x, y = x0 + 5 + rng.uniform(0, w - 16), y0 + 7 + rng.uniform(0, h - 12)
        dx, dy = rng.uniform(4, 9), rng.uniform(-2.4, 2.4)
        colour = ("#c79a4c", "#fff3cc", "#b98a44")[number % 3]
        stalks += line(f"M{x:.1f} {y:.1f} l{dx:.1f} {dy:.1f}", 0.9, colour, 0.55)
    return stalks


def _padlock(x: float, y: float, size: float) -> str:
    """A brass padlock, 100 units high about its middle."""
    bow = cord("M-20 -6 V-22 C-20 -46 20 -46 20 -22 V-6", 8, "#d8dee2", 6)
    body = box(-34, -8, 68, 54, down("#ffe08a", "#e0a42c", "#a06a14"), 8, 8)
    hole = oval(0, 14, 8, 8, INK, 0) + box(-3.5, 16, 7, 16, INK, 0)
    return moved(bow + body + hole, x, y, 0, size)


def _corral(room: Ranch, seed: int) -> list[Layer]:
    """Trodden sand between rails."""
    left, right, foot = room.stable + 6, room.w - 9, room.h - 10
    sand = box(
        left,
        _GABLE + 6,
        right - left,
        foot - _GABLE - 6,
        down("#c79a5e", "#dcb378", "#cfa267"),
        1.6,
        8,
    )
    return [
        Layer(
            sand + _hoofprints((left + 8, _SILL + 6, right - left - 16, room.h - _SILL - 30), seed),
            0,
        ),
        Layer(_rails(left - 1, right + 1, (_GABLE + 10, _GABLE + 20)), 1.6, 0.16, shadow=3),
        Layer(_rails(left - 1, right + 1, (room.h - 14,)), 1.6, 0.16, shadow=2),
        Layer(_posts(room, left, right, _GABLE + 4, 25), 2.2, 0.16, shadow=2.4),
        Layer(_posts(room, left, right, room.h - 23, 17), 2.2, 0.16, shadow=2),
    ]


def _hoofprints(area: tuple[float, float, float, float], seed: int) -> str:
    rng = np.random.default_rng(seed + 3)
    x0, y0, w, h = area
    prints = ""
    for _ in range(round(w / 9)):
        x, y = x0 + rng.uniform(0, w), y0 + rng.uniform(0, h)
        turn = rng.uniform(50, 130)
        prints += moved(
            line("M-2 2.4 C-4 -3.4 4 -3.4 2 2.4", 1.3, "#8a5a2c", 0.42),
            round(x, 1),
            round(y, 1),
            round(turn),
        )
        streak = (x0 + 4 + rng.uniform(0, w - 8), y0 + rng.uniform(0, h))
        prints += veil(round(streak[0], 1), round(streak[1], 1), 7, 1.6, "#f0d09a", 0.35)
    return prints


def _rails(left: float, right: float, levels: tuple[float, ...]) -> str:
    body = "".join(box(left, y - 3, right - left, 6, RAIL, 1.8, 3) for y in levels)
    knots = "".join(
        line(f"M{x} {y - 0.6} h{9 + 5 * (k % 2)}", 0.8, "#5a3318", 0.5)
        for y in levels
        for k, x in enumerate(range(int(left) + 16, int(right) - 20, 37))
    )
    return body + knots


def _posts(room: Ranch, left: float, right: float, top: float, high: float) -> str:
    count = max(3, round((room.w - room.stable) / 62))
    places = [left + 2 + (right - left - 4) * k / count for k in range(count + 1)]
    return "".join(
        box(round(x - 4.2, 1), top, 8.4, high, POST, 2, 2.4)
        + line(f"M{x - 1.6:.1f} {top + 4} v{high - 9}", 0.8, CREAM, 0.35)
        for x in places
    )


def main() -> None:
    for seed, name in enumerate(RANCHES):
        save(ranch(name, 12 + seed), f"mustang/ranch-{name}", *FORM)


if __name__ == "__main__":
    main()
