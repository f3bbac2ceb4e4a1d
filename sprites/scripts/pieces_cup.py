"""The leather dice cup: standing, tilted to spill, and turned over on the felt."""

from kit import bevel, draw, grain, leather, linear, save, svg
from kit.palette import INK
from kit.types import Array
from pieces_light import on_shadow
from ui_marks import disc, moved, shape, stroke

STANDING = (520, 520)  # pixels
TILTED = (640, 600)
OVER = (440, 440)
_EDGE = 2.6
_THREAD = "#f0d8a8"

_STAR = "M100 104 l6.5 12.5 14 2 -10 10 2.4 14 -12.9 -6.6 -12.9 6.6 2.4 -14 -10 -10 14 -2 Z"
_BODY = "M33 50 L52 172 A48 15 0 0 0 148 172 L167 50 A67 20 0 0 1 33 50 Z"
_BAND = "M46 132 L48.5 148 A52 16 0 0 0 151.5 148 L154 132 A54 17 0 0 1 46 132 Z"
_FOOT = "M51 165 L52.4 174 A48 15 0 0 0 147.6 174 L149 165 A49 15.4 0 0 1 51 165 Z"
_LIT_INSIDE = "M-52 20 A58 58 0 0 0 52 20 A66 50 0 0 1 -52 20 Z"
_TURNED_BODY = "M54 44 L32 158 A68 21 0 0 0 168 158 L146 44 A46 14 0 0 1 54 44 Z"
_TURNED_BAND = "M49.4 68 L46 85 A54 17 0 0 0 154 85 L150.6 68 A51 16 0 0 1 49.4 68 Z"
_TURNED_RIM = "M33.4 151 L31.4 162 A68.6 21 0 0 0 168.6 162 L166.6 151 A67 20.6 0 0 1 33.4 151 Z"


def cups() -> None:
    save(_standing(), "pieces/cup-standing", lossless=False)
    save(_tilted(), "pieces/cup-tilted", lossless=False)
    save(_over(), "pieces/cup-over", lossless=False)


def _standing() -> Array:
    return _finished(moved(_upright(), "translate(-11 -20) scale(1.09)"), STANDING, 1.0)


def _tilted() -> Array:
    """Mirrored and turned while still flat, so that the light stays in the upper left."""
    turned = moved(
        _upright(), "translate(106 89) rotate(-118) scale(-1.06 1.06) translate(-100 -112)"
    )
    return _finished(turned, TILTED, 1.0)


def _over() -> Array:
    return _finished(moved(_upside_down(), "translate(-18 -28) scale(1.16)"), OVER, 1.15)


def _finished(body: str, size: tuple[int, int], fineness: float) -> Array:
    """The drawing (200 units high) as leather on its shadow."""
    w, h = size
    flat = draw(svg(body, round(200 * w / h, 3), 200, _gradients()), size)
    hide = grain(flat, leather(h, w, seed=5, scale=1.25 / fineness), 0.12)
    return on_shadow(bevel(hide, h / 64, height=0.5, spec=0.2, shine=12), h / 45, 0.5)


def _gradients() -> str:
    across = {"x2": "100%", "y2": "0%"}
    return (
        linear(
            "hide",
            (0, "#5f3217"),
            (0.16, "#a8642f"),
            (0.36, "#cf8a50"),
            (0.62, "#8f5126"),
            (1, "#3d1f0d"),
            **across,
        )
        + linear(
            "lip", (0, "#6b3a1b"), (0.3, "#e0a568"), (0.6, "#9a5828"), (1, "#46240f"), **across
        )
        + linear("inside", (0, "#160a05"), (0.55, "#2c170b"), (1, "#5a3219"))
        + linear(
            "brass", (0, "#8a5a10"), (0.28, "#ffe9a6"), (0.6, "#d79a22"), (1, "#6b4208"), **across
        )
        + linear("sole", (0, "#cf8a50"), (0.5, "#a8642f"), (1, "#6b3a1b"), x2="100%")
    )


def _upright() -> str:
    mouth = (
        disc(0, 0, 68.5, "url(#lip)", 5)
        + disc(0, 1, 58, "url(#inside)", 4)
        + f'<path d="{_LIT_INSIDE}" fill="#c98a4e" fill-opacity=".35"/>'
    )
    return (
        shape(_BODY, "url(#hide)", _EDGE)
        + shape(_FOOT, "url(#lip)", 2)
        + shape(_BAND, "url(#brass)", _EDGE)
        + _seam(
            "M39 81 A61 19 0 0 0 161 81",
            "M37.6 73 A62 19 0 0 0 162.4 73 M40.4 89 A60 19 0 0 0 159.6 89",
        )
        + stroke("M50 68 L61 152", "#ffd9a8", 6, 0.25)
        + shape(_STAR, "url(#brass)", _EDGE)
        + stroke("M100 109 L104.6 118.4 M81.5 120.6 L93 118.6", "#fff6d6", 1.6, 0.8)
        + moved(mouth, "translate(100 50) scale(1 .303)")
    )


def _upside_down() -> str:
    sole = (
        disc(0, 0, 46.5, "url(#sole)", 4)
        + _stitches("M37 0 A37 37 0 1 1 -37 0 A37 37 0 1 1 37 0")
        + f'<circle r="31" fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width="2.4"/>'
    )
    star = "translate(15 229) scale(.85 -.85)"
    return (
        shape(_TURNED_BODY, "url(#hide)", _EDGE)
        + shape(_TURNED_RIM, "url(#lip)", _EDGE)
        + shape(_TURNED_BAND, "url(#brass)", _EDGE)
        + _seam(
            "M38.2 131 A63 20 0 0 0 161.8 131",
            "M39.6 123 A61.5 19.6 0 0 0 160.4 123 M36.6 139 A64 20.4 0 0 0 163.4 139",
        )
        + stroke("M56 62 L41 140", "#ffd9a8", 6, 0.25)
        + moved(shape(_STAR, "url(#brass)", _EDGE), star)
        + moved(sole, "translate(100 44) scale(1 .303)")
    )


def _seam(thread: str, creases: str) -> str:
    return stroke(creases, INK, 2, 0.5) + _stitches(thread)


def _stitches(thread: str) -> str:
    return (
        f'<path d="{thread}" fill="none" stroke="{_THREAD}" stroke-width="2.6" '
        'stroke-dasharray="7 5" stroke-linecap="round"/>'
    )
