"""Houses of a western town, about 0, 0 at the middle of the foot, moved to where town wants them.

Nothing is written on their boards: a sign hangs there instead.
"""

from cards_pen import Layer, box, cord, down, line, moved, oval, shape, slant, tint
from derby_tokens import SIGNS
from kit import mix
from kit.palette import CREAM, INK
from mustang_coats import BRANDS, STAR

Tones = tuple[str, str]
_AT = (55, 118)  # where the foot is put
_GLASS = slant("#fff6c4", "#ffd978", "#e8a63c")
_EMBLEMS = {
    "horseshoe": BRANDS["bay"],
    "star": STAR,
    "mug": "M14 22 H66 V32 H84 C94 32 94 70 84 70 H66 V88 H14 Z",
    "bag": "M36 8 H64 L58 28 C88 44 92 92 76 94 H24 C8 92 12 44 42 28 Z",
    "house": SIGNS["town"],
}


def _put(body: str, relief: float = 1.6, gloss: float = 0.08, shade: float = 0.0) -> Layer:
    return Layer(moved(body, *_AT), relief, gloss, shade)


def wall(w: float, h: float, tones: Tones) -> str:
    """Lying boards between corner posts, the lowest in the dirt."""
    body = box(-w / 2, -h, w, h, down(tones[0], tones[1]), 2.2)
    for number in range(1, int(h // 5)):
        body += line(f"M{-w / 2 + 2} {-h + 5 * number} H{w / 2 - 2}", 0.9, INK, 0.26)
    posts = "".join(
        box(x, -h, 3.2, h, mix(tones[0], "#fffaf0", 0.35), 1.1) for x in (-w / 2, w / 2 - 3.2)
    )
    return body + tint(f"M{-w / 2} -7 H{w / 2} V0 H{-w / 2} Z", "#4a2c17", 0.25) + posts


def window(x: float, y: float, w: float, h: float) -> str:
    """Lit from inside; x, y is its middle."""
    pane = box(x - w / 2, y - h / 2, w, h, _GLASS, 1.6)
    bars = line(f"M{x} {y - h / 2} v{h} M{x - w / 2} {y} h{w}", 1.1)
    curtain = tint(
        f"M{x - w / 2} {y - h / 2} h{w * 0.3} q0 {h * 0.5} {-w * 0.3} {h * 0.7} Z", CREAM, 0.75
    )
    sill = box(x - w / 2 - 1.2, y + h / 2 - 0.4, w + 2.4, 2, "#f0dfb8", 1)
    return pane + curtain + bars + sill


def door(x: float, w: float, h: float, swinging: bool = False) -> str:
    """Of a shop, or the two swinging leaves of a bar."""
    if not swinging:
        leaf = box(x - w / 2, -h, w, h, down("#7a4a26", "#4a2812"), 1.8)
        leaf += box(x - w / 2 + 2, -h + 2.4, w - 4, h * 0.38, _GLASS, 1)
        return leaf + oval(x + w * 0.26, -h * 0.4, 1, 1, "#ffe08a", 0.7)
    dark = box(x - w / 2, -h, w, h, down("#5a3216", "#2a150a"), 1.8)
    leaves = "".join(
        box(left, -h * 0.78, w / 2 - 0.8, h * 0.5, down("#b87a42", "#8a5226"), 1.2)
        for left in (x - w / 2 + 0.4, x + 0.4)
    )
    return dark + leaves


def porch(w: float, y: float, tones: Tones) -> list[Layer]:
    """A lean-to roof on posts over the boardwalk, with its shade on the wall."""
    half = w / 2 + 4
    walk = box(-half, -3.4, 2 * half, 4.4, down("#c9985c", "#8f6030"), 1.4)
    walk += line(" ".join(f"M{-half + 6 * k:.1f} -3 v3.6" for k in range(1, int(half // 3))), 0.7)
    shade = tint(f"M{-half + 3} {y} h{2 * half - 6} v9 h{6 - 2 * half} Z", "#1a0d05", 0.38)
    posts = "".join(
        box(x - 1.3, y + 2, 2.6, -y - 4, down("#e8c890", "#b58a4e"), 1.1)
        for x in (-half + 3, -half / 3, half / 3, half - 3)
    )
    roof = shape(
        f"M{-half + 3} {y - 6} H{half - 3} L{half + 1.5} {y + 3} H{-half - 1.5} Z",
        down(*tones),
        1.9,
    )
    ribs = " ".join(
        f"M{(-half + 3) * k:.1f} {y - 5.4} L{(-half - 1.5) * k:.1f} {y + 2.4}"
        for k in (-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8)
    )
    return [
        _put(shade, 0),
        _put(walk, 1, 0.06),
        _put(posts, 0.8, 0.08, 0.8),
        _put(roof + line(ribs, 0.8, INK, 0.4), 1.4, 0.1, 1.4),
    ]


def board(y: float, w: float, emblem: str, tones: Tones) -> str:
    """The sign: a pale board with a picture instead of words."""
    face = box(-w / 2, y - 7, w, 14, down("#fffaf0", "#ecd9ae"), 1.6, 2)
    mark = moved(shape(_EMBLEMS[emblem], tones[1], 3), -5, round(y - 5, 1), 0, 0.1)
    rules = line(f"M{-w / 2 + 4} {y} H-8 M8 {y} H{w / 2 - 4}", 1.6, tones[0], 0.75)
    return face + rules + mark


def store(w: float, h: float, walls: Tones, dark: Tones, emblem: str) -> list[Layer]:
    """A false front higher than the roof behind it, and a porch."""
    high = h + 24
    steps = (
        f"M{-w / 2 - 3} {-h} V{-h - 15} H{-w * 0.3} V{-high} H{w * 0.3} V{-h - 15}"
        f" H{w / 2 + 3} V{-h} Z"
    )
    front = shape(steps, down(dark[0], dark[1]), 2.2)
    moulding = line(
        f"M{-w / 2 - 3.6} {-h - 15.6} H{-w * 0.31} M{w * 0.31} {-h - 15.6} H{w / 2 + 3.6}"
        f" M{-w * 0.33} {-high - 0.6} H{w * 0.33}",
        3.4,
    )
    moulding += line(
        f"M{-w / 2 - 3} {-h - 16} H{-w * 0.32} M{w * 0.32} {-h - 16} H{w / 2 + 3}"
        f" M{-w * 0.32} {-high - 1} H{w * 0.32}",
        1.5,
        mix(dark[0], "#ffe9b8", 0.5),
    )
    openings = door(0, 13, 24, emblem == "mug") + "".join(
        window(x, -14.5, 12, 14) for x in (-w * 0.33, w * 0.33)
    )
    upper = "".join(window(x, -h + 9.5, 9, 11) for x in (-w * 0.3, 0, w * 0.3))
    return [
        _put(wall(w, h, walls), 1.6),
        _put(openings + upper, 0.9, 0.1),
        *porch(w, -h * 0.5 - 2, dark),
        _put(front + moulding, 1.6, 0.1, 1.6),
        _put(board(-h - 8, w * 0.74, emblem, dark), 1, 0.1, 1.2),
    ]


def hotel(w: float, h: float, walls: Tones, dark: Tones, emblem: str) -> list[Layer]:
    """Two storeys, a balcony on the porch, a curved gable."""
    crest = (
        f"M{-w / 2 - 3} {-h} V{-h - 12} H{-w * 0.28} C{-w * 0.24} {-h - 26} {w * 0.24} {-h - 26}"
        f" {w * 0.28} {-h - 12} H{w / 2 + 3} V{-h} Z"
    )
    front = shape(crest, down(dark[0], dark[1]), 2.2)
    front += line(f"M{-w / 2 - 3.6} {-h - 12} H{-w * 0.3} M{w * 0.3} {-h - 12} H{w / 2 + 3.6}", 3)
    openings = door(0, 13, 23) + "".join(window(x, -14, 11, 13) for x in (-w * 0.32, w * 0.32))
    upper = "".join(window(x, -h + 11, 9, 13) for x in (-w * 0.34, -w * 0.11, w * 0.11, w * 0.34))
    top = -h * 0.5 - 3
    rail = f"M{-w / 2 - 3} {top - 14} H{w / 2 + 3} " + " ".join(
        f"M{-w / 2 - 2 + k * (w + 4) / 12:.1f} {top - 14} V{top - 6}" for k in range(13)
    )
    return [
        _put(wall(w, h, walls), 1.6),
        _put(openings + upper, 0.9, 0.1),
        *porch(w, top, dark),
        _put(cord(rail, 1.1, "#f4e4c0", 0.8), 0.6, 0.1, 0.8),
        _put(front, 1.6, 0.1, 1.6),
        _put(moved(shape(_EMBLEMS[emblem], "#ffe08a", 9), -7, -h - 20, 0, 0.14), 0.9, 0.3, 0.8),
    ]


def barn(w: float, h: float, walls: Tones, dark: Tones) -> list[Layer]:
    """A gable of shingles, a round window, a chimney that smokes a little."""
    ridge = -h - 28
    chimney = box(w * 0.22, ridge + 2, 8, 22, down("#a4573c", "#70301f"), 1.8)
    chimney += box(w * 0.22 - 1.4, ridge, 10.8, 4, "#8a4028", 1.4)
    smoke = "".join(
        f'<ellipse cx="{w * 0.22 + 4 + dx}" cy="{ridge - dy}" rx="{r * 1.2}" ry="{r}"'
        ' fill="#fff6e2" fill-opacity="0.4"/>'
        for dx, dy, r in ((0, 4, 2.6), (3, 9, 3.6), (8, 14, 4.4))
    )
    gable = shape(f"M{-w / 2} {-h} L0 {ridge + 3} L{w / 2} {-h} Z", down(*walls), 2.2)
    roof = shape(
        f"M{-w / 2 - 6} {-h + 1} L0 {ridge - 2} L{w / 2 + 6} {-h + 1} L{w / 2 + 2} {-h + 6}"
        f" L0 {ridge + 7} L{-w / 2 - 2} {-h + 6} Z",
        slant(mix(dark[0], "#fff0d0", 0.25), dark[0], dark[1]),
        2.2,
    )
    hatch = oval(0, -h - 4, 5.4, 5.4, _GLASS, 1.8) + line(f"M0 {-h - 9} v10 M-5 {-h - 4} h10", 1)
    openings = door(0, 14, 25) + "".join(window(x, -15, 10, 13) for x in (-w * 0.33, w * 0.33))
    upper = "".join(window(x, -h + 11, 9, 11) for x in (-w * 0.26, w * 0.26))
    step = box(-10, -2.6, 20, 3.6, down("#c9985c", "#8f6030"), 1.3)
    return [
        _put(smoke, 0),
        _put(chimney, 1.2),
        _put(wall(w, h, walls) + gable, 1.6),
        _put(openings + upper + hatch, 0.9, 0.1),
        _put(step, 0.8, 0.06),
        _put(roof, 1.6, 0.12, 1.8),
    ]


def chapel(w: float, h: float, walls: Tones, dark: Tones) -> list[Layer]:
    """A white steeple with its bell."""
    eaves = shape(
        f"M{-w / 2 - 5} {-h + 2} L{-w * 0.18} {-h - 18} H{w * 0.18} L{w / 2 + 5} {-h + 2} Z",
        down(*dark),
        2.2,
    )
    tower = box(-9.5, -h - 36, 19, 40, down(*walls), 2.2)
    tower += line(f"M-8 {-h - 10} h16 M-8 {-h - 4} h16", 0.9, INK, 0.3)
    arch = f"M-6 {-h - 14} V{-h - 25} A6 6 0 0 1 6 {-h - 25} V{-h - 14} Z"
    bell = shape(arch, down("#3d2413", "#5a3a20"), 1.6)
    bell += shape(
        f"M-3.6 {-h - 16} C-3 {-h - 24} 3 {-h - 24} 3.6 {-h - 16} Z",
        down("#fff0b0", "#d79a22"),
        1.1,
    )
    spire = shape(
        f"M-13 {-h - 35} L0 {-h - 66} L13 {-h - 35} Z",
        slant(mix(dark[0], "#fff0d0", 0.2), dark[0], dark[1]),
        2.2,
    )
    arched = "".join(
        shape(f"M{x - 4.4} -9 V-24 A4.4 4.4 0 0 1 {x + 4.4} -24 V-9 Z", _GLASS, 1.7)
        + line(f"M{x} -28 V-9 M{x - 4} -18 h8.8", 1)
        for x in (-w * 0.32, w * 0.32)
    )
    gate = shape("M-8 0 V-20 A8 8 0 0 1 8 -20 V0 Z", down("#8a5a2c", "#54301a"), 2)
    return [
        _put(wall(w, h, walls), 1.6),
        _put(arched + gate + line("M0 -27 V0", 1.1), 0.9, 0.1),
        _put(eaves, 1.6, 0.1, 1.6),
        _put(tower, 1.6, 0.1, 1.4),
        _put(bell, 0.8, 0.3),
        _put(spire, 1.6, 0.14, 1.2),
        _put(cord(f"M0 {-h - 66} v-5", 1, "#d79a22", 0.9), 0.4),
    ]
