"""Small things: gold, cartridges, a drink, the star, a horseshoe, the mail, the wind."""

from collections.abc import Callable

from kit import (
    bevel,
    draw,
    fbm,
    grain,
    leather,
    linear,
    outline,
    place,
    radial,
    resize,
    save,
    shadow,
    svg,
)
from kit.layers import blank
from kit.palette import CREAM, INK
from kit.types import Array
from ui_marks import box, disc, moved, shape, stroke

_FINE = 4  # drawn so many times larger, since relief needs pixels
_SHINE = "#fff6d6"

_NUGGET = (
    "M22 106 C6 88 14 64 32 58 C34 34 58 22 78 30 C94 12 128 16 138 38 C162 40 176 64 166 86 "
    "C178 110 158 134 134 130 C120 148 90 148 76 136 C54 144 30 130 22 106 Z"
)
_CASE = "M14 50 H42 V118 H14 Z"
_CASE_RIM = "M10 118 H46 V130 H10 Z"
_BULLET = "M14 52 C14 32 20 16 28 10 C36 16 42 32 42 52 Z"
_EMPTY_MOUTH = "M14 52 C18 46 38 46 42 52 C38 58 18 58 14 52 Z"
_SIX_POINTS = (
    "M80 14 L97 50 L137 47 L114 80 L137 113 L97 110 L80 146 L63 110 L23 113 L46 80 L23 47 L63 50 Z"
)
_TIPS = ((80, 12), (139, 46), (139, 114), (80, 148), (21, 114), (21, 46))
_SHOE = (
    "M36 22 C6 60 10 118 52 142 C70 152 90 152 108 142 C150 118 154 60 124 22 L101 30 L104 42 "
    "C124 70 120 104 96 118 C86 123 74 123 64 118 C40 104 36 70 56 42 L59 30 Z"
)
_NAILS = ((38, 58), (34, 80), (42, 104), (58, 124), (102, 124), (118, 104), (126, 80), (122, 58))
_SACK = (
    "M38 92 C24 118 20 160 34 188 C44 204 180 204 190 188 C204 160 200 118 186 92 "
    "C150 84 74 84 38 92 Z"
)
_FLAP = (
    "M34 92 C34 74 46 66 62 64 H162 C178 66 190 74 190 92 C184 126 154 142 112 142 "
    "C70 142 40 126 34 92 Z"
)
_FLAP_SEAM = "M48 98 C54 122 80 130 112 130 C144 130 170 122 176 98"
_SMALL_STAR = (
    "M80 67 L83.8 75.6 L93 76.3 L86 82.4 L88.2 91.5 L80 86.6 L71.8 91.5 L74 82.4 L67 76.3 "
    "L76.2 75.6 Z"
)
_TUMBLER = "M20 20 L34 160 C36 168 108 168 110 160 L124 20 Z"
_DRINK = "M25 66 L34 148 C36 156 108 156 110 148 L119 66 C100 74 44 74 25 66 Z"
_DRINK_TOP = "M25 66 C44 58 100 58 119 66 C100 74 44 74 25 66 Z"
_GLASS_RIM = "M20 20 C36 10 108 10 124 20 C108 30 36 30 20 20 Z"
_GLASS_FOOT = "M33 152 L34 160 C36 168 108 168 110 160 L111 152 C100 158 44 158 33 152 Z"
_HANDLE = "M70 68 C66 26 158 26 154 68"
_LETTERS = (
    ("M62 70 L74 26 L132 40 L124 76 Z", "M74 26 L98 56 L132 40"),
    ("M104 72 L116 34 L172 46 L164 76 Z", "M116 34 L138 62 L172 46"),
)
_GUSTS = (
    "M24 84 H218 C258 84 262 34 228 32 C204 30 196 54 212 64",
    "M20 128 H292 C352 128 362 66 322 62 C296 60 288 88 306 98",
    "M52 172 H236 C278 172 284 222 248 224 C226 224 220 204 232 196",
)


def items() -> None:
    save(_nugget(), "pieces/nugget")
    save(_nugget_pile(), "pieces/nugget-pile")
    for name, drawing in _DRAWINGS.items():
        save(drawing(), f"pieces/{name}")


def _nugget() -> Array:
    return _gold("", seed=11, w=88, h=80)


def _nugget_pile() -> Array:
    """Back ones first; each its own turn and its own bumps."""
    heap = (
        (48, 48, 66, "rotate(150 88 80)"),
        (96, 48, 66, "rotate(40 88 80)"),
        (72, 52, 66, "rotate(90 88 80)"),
        (72, 28, 55, ""),
        (38, 76, 66, "rotate(-70 88 80)"),
        (106, 77, 66, "rotate(210 88 80)"),
        (72, 76, 66, ""),
    )
    pile = blank(112, 144)
    for number, (x, y, width, turn) in enumerate(heap):
        nugget = _gold(turn, seed=20 + number, w=width, h=width * 10 // 11)
        pile = place(pile, shadow(nugget, (2, 3), 2.5, 0.5), (x, y))
    return pile


def _gold(turn: str, seed: int, w: int, h: int) -> Array:
    """A lump with bumps that glitter and a warm dark rim."""
    defs = radial(
        "gold",
        (0, "#fff0ad"),
        (0.35, "#f2c243"),
        (0.75, "#c98a1b"),
        (1, "#8a5a10"),
        cx="36%",
        cy="30%",
        r="75%",
    )
    body = f'<path d="{_NUGGET}" fill="url(#gold)"/>'
    big = draw(svg(moved(body, turn) if turn else body, 176, 160, defs), (w * _FINE, h * _FINE))
    size = w * _FINE / 512
    bumps = (fbm(h * _FINE, w * _FINE, 95 * size, seed, 4, 0.45) - 0.5) * 100 * size
    lump = bevel(big, 26 * size, 1.0, spec=0.85, shine=18, ambient=0.36, rough=bumps)
    return resize(outline(lump, 10 * size, "#38200a", 1.0), w, h)


def _thing(body: str, defs: str, w: int, h: int, units: float, **relief: float) -> Array:
    """A drawing `units` to the pixel, made solid. Pixels are those of the finished picture."""
    big = draw(svg(body, w * units, h * units, defs), (w * _FINE, h * _FINE))
    depth = {"height": 0.5, "spec": 0.3, "shine": 16.0} | relief
    return resize(bevel(big, 3.2 * _FINE, **depth), w, h)


def _metal(name: str, dark: str, middle: str, light: str) -> str:
    stops = ((0, dark), (0.28, light), (0.6, middle), (1, dark))
    return linear(name, *stops, x2="100%", y2="0%")


def _cartridge() -> Array:
    defs = _metal("case", "#8a5a10", "#d79a22", "#ffe9a6")
    defs += _metal("lead", "#6b2f12", "#b4552d", "#f0a878")
    body = (
        shape(_BULLET, "url(#lead)", 5)
        + shape(_CASE, "url(#case)", 5)
        + stroke("M14 108 H42", INK, 4, 0.5)
        + shape(_CASE_RIM, "url(#case)", 5)
        + stroke("M22 60 V100 M24 28 C22 34 21 40 21 44", _SHINE, 4, 0.85)
    )
    return _round(body, defs)


def _spent_cartridge() -> Array:
    """The empty case, dull, its mouth open."""
    defs = _metal("case", "#6e655a", "#9a8f80", "#d6cdbb")
    body = (
        shape(_CASE, "url(#case)", 5)
        + shape(_EMPTY_MOUTH, "#3a2c20", 5)
        + stroke("M14 108 H42", INK, 4, 0.5)
        + shape(_CASE_RIM, "url(#case)", 5)
        + stroke("M22 66 V100", CREAM, 4, 0.6)
    )
    return _round(body, defs)


def _round(body: str, defs: str) -> Array:
    """A cartridge, filling its narrow picture."""
    return _thing(moved(body, "translate(-6.7 0) scale(1.24 1.03)"), defs, 28, 72, 2, spec=0.12)


def _glass() -> Array:
    defs = linear("drink", (0, "#e8a33a"), (0.5, "#c8741c"), (1, "#8a4410")) + linear(
        "glass", (0, "#e9f0ee", 0.75), (0.5, "#d5e2e0", 0.45), (1, "#b9cac8", 0.7), x2="100%"
    )
    body = (
        shape(_TUMBLER, "url(#glass)", 5)
        + f'<path d="{_DRINK}" fill="url(#drink)"/>'
        + f'<path d="{_DRINK_TOP}" fill="#f6c870"/>'
        + shape(_GLASS_RIM, "#c9d8d5", 4)
        + shape(_GLASS_FOOT, "#dfe9e6", 4)
        + stroke("M38 40 L46 136", "#fffaf0", 8, 0.75)
        + stroke("M108 44 L104 96", "#fffaf0", 4, 0.5)
    )
    return _thing(body, defs, 72, 88, 2, height=0.35)


def _badge() -> Array:
    defs = linear("gold", (0, "#fff0b4"), (0.45, "#e0a52c"), (1, "#8a5a10"), x2="100%")
    star = shape(_SIX_POINTS, "url(#gold)", 7)
    tips = "".join(disc(x, y, 9, "url(#gold)", 6) for x, y in _TIPS)
    seal = disc(80, 80, 25, "url(#gold)", 5) + disc(80, 80, 17, "#c98a1b", 3)
    body = star + tips + seal + f'<path d="{_SMALL_STAR}" fill="{_SHINE}"/>'
    return _thing(moved(body, "translate(5 5) scale(.9375)"), defs, 80, 80, 2)


def _horseshoe() -> Array:
    defs = linear("iron", (0, "#c3cbd1"), (0.5, "#7d8790"), (1, "#444c55"), x2="100%")
    nails = "".join(disc(x, y, 5, INK, 0) for x, y in _NAILS)
    groove = stroke(
        "M45 40 C26 72 28 112 60 132 C72 138 88 138 100 132 C132 112 134 72 115 40", INK, 3, 0.35
    )
    return _thing(shape(_SHOE, "url(#iron)", 7) + groove + nails, defs, 80, 80, 2, spec=0.45)


def _mail_bag() -> Array:
    defs = linear("hide", (0, "#c98a4e"), (0.5, "#9a5c2b"), (1, "#5f3217")) + linear(
        "flap", (0, "#dda468"), (1, "#a8662f")
    )
    letters = "".join(
        shape(sheet, CREAM, 6) + stroke(fold, INK, 4, 0.7) for sheet, fold in _LETTERS
    )
    stitches = (
        f'<path d="{_FLAP_SEAM}" fill="none" stroke="#f0d8a8" stroke-width="4" '
        'stroke-dasharray="10 8" stroke-linecap="round"/>'
    )
    buckle = box(97, 122, 30, 40, 5, "#7a4522", 6) + box(100, 136, 24, 18, 3, "#e0a52c", 5)
    body = (
        stroke(_HANDLE, INK, 20)
        + stroke(_HANDLE, "#7a4522", 9)
        + letters
        + shape(_SACK, "url(#hide)", 7)
        + shape(_FLAP, "url(#flap)", 7)
        + stitches
        + buckle
    )
    big = draw(svg(body, 224, 224, defs), (112 * _FINE, 112 * _FINE))
    hide = grain(big, leather(112 * _FINE, 112 * _FINE, seed=8, scale=1.6), 0.08)
    return resize(bevel(hide, 3.4 * _FINE, height=0.5, spec=0.22, shine=14), 112, 112)


def _wind() -> Array:
    lines = "".join(stroke(gust, INK, 24, 0.85) for gust in _GUSTS)
    lines += "".join(stroke(gust, CREAM, 13) for gust in _GUSTS)
    lines += "".join(stroke(gust, "#a9c4c6", 3, 0.8) for gust in _GUSTS)
    return _thing(lines, "", 192, 128, 2, height=0.25, spec=0.1)


_DRAWINGS: dict[str, Callable[[], Array]] = {
    "cartridge": _cartridge,
    "cartridge-spent": _spent_cartridge,
    "glass": _glass,
    "badge": _badge,
    "horseshoe": _horseshoe,
    "mail-bag": _mail_bag,
    "wind": _wind,
}
