"""Tokens, plates and the other printed places. Drawn four times too large, then scaled down."""

from math import cos, pi, sin

import board_icons as icons
from kit import (
    bevel,
    draw,
    grain,
    leather,
    linear,
    mix,
    over,
    radial,
    resize,
    save,
    shadow,
    svg,
    wood,
)
from kit.palette import BLUE, BLUE_DARK, CREAM, GOLD, INK, RED, RUST, SADDLE, STEEL, UMBER
from kit.types import Array

FINE = 4  # drawn pixels to one of the file
BOX = 200  # drawing units across every sprite

# The drawing, the colour of the rim, the tint of the face.
TOKENS = {
    "relay": (icons.relay, RUST, "#ead9ae"),
    "mine": (icons.mine, GOLD, "#efd493"),
    "station": (icons.station, STEEL, "#d9dccb"),
    "saloon": (icons.saloon, GOLD, "#efcfa4"),
    "indians": (icons.pegs, RED, "#e3dcae"),
    "bandits": (icons.bandits, RED, "#e3dcae"),
    "prison": (icons.prison, "#5d666e", "#d3cfc2"),
    "duel": (icons.duel, RED, CREAM),
}

PLATES = {
    "plain": ("#fff3d2", "#e6c88f", "#c79a58"),
    "town": ("#f6f4d2", "#c9cd8a", "#8f9a55"),
    "desert": ("#ffe7b8", "#eaae58", "#b9742c"),
}


def make_all() -> None:
    for name, (icon, rim, face) in TOKENS.items():
        save(token(icon(), rim, face), f"board/token-{name}")
    for name, colours in PLATES.items():
        save(plate(colours), f"board/plate-{name}")
    save(mailbox(), "board/mailbox")
    save(_printed(_corner(), 58), "board/corner")
    save(_printed(_figures_place(), 44), "board/corner-figures")
    save(_printed(_dot(), 32), "board/dot")


def token(icon: str, rim: str, face: str) -> Array:
    """A coin of enamel in a metal rim, 44 design pixels across with its shadow."""
    size = 88 * FINE
    disc = _drawn(
        f'<circle cx="100" cy="100" r="91" fill="url(#rim)" stroke="{INK}" stroke-width="5"/>',
        size,
        linear(
            "rim",
            (0, mix(rim, "#fff6d8", 0.6)),
            (0.35, rim),
            (0.7, mix(rim, INK, 0.4)),
            (1, mix(rim, INK, 0.6)),
            x2="100%",
        ),
    )
    enamel = _drawn(
        f'<circle cx="100" cy="100" r="78" fill="url(#face)" stroke="{INK}" stroke-width="5"/>',
        size,
        radial(
            "face",
            (0, "#fffbee"),
            (0.55, face),
            (1, mix(face, SADDLE, 0.35)),
            cx="38%",
            cy="32%",
            r="75%",
        ),
    )
    disc = bevel(disc, 3.2 * FINE, 0.8, 0.45)
    enamel = bevel(grain(enamel, wood(size, size, 9, FINE * 1.2), 0.03), 2.4 * FINE, -0.6, 0.15)
    picture = bevel(
        _drawn(f'<g transform="translate(8 9) scale(.92)">{icon}</g>', size), FINE, 0.7, 0.3
    )
    laid = over(enamel, shadow(picture, (FINE, 1.2 * FINE), 0.8 * FINE, 0.4, pad=0))
    return _with_shadow(over(disc, laid), 88)


def plate(colours: tuple[str, str, str]) -> Array:
    """A plain wooden disc, 36 design pixels across with its shadow; its number comes later."""
    size = 72 * FINE
    disc = _drawn(
        f'<circle cx="100" cy="100" r="89" fill="url(#wood)" stroke="{INK}" stroke-width="8"/>'
        f'<circle cx="100" cy="100" r="71" fill="none" stroke="{SADDLE}" stroke-opacity=".65"'
        ' stroke-width="5"/>',
        size,
        radial("wood", *zip((0, 0.7, 1), colours, strict=True), cx="36%", cy="30%", r="75%"),
    )
    disc = bevel(grain(disc, wood(size, size, 12, FINE * 1.3), 0.07), 2.6 * FINE, 0.7, 0.3)
    return _with_shadow(disc, 72)


def mailbox() -> Array:
    """The letter box of Sacramento on its plate; the number comes onto the blue."""
    size = 104 * FINE
    disc = _drawn(
        f'<circle cx="100" cy="100" r="91" fill="url(#wood)" stroke="{INK}" stroke-width="6"/>'
        f'<circle cx="100" cy="100" r="77" fill="none" stroke="{RED}" stroke-width="5.5"'
        ' stroke-dasharray="17 11" stroke-linecap="round"/>',
        size,
        radial(
            "wood", *zip((0, 0.7, 1), PLATES["plain"], strict=True), cx="36%", cy="30%", r="75%"
        ),
    )
    line = f'stroke="{INK}" stroke-width="6" stroke-linejoin="round"'
    box = _drawn(
        f'<path d="M92 126 V166 H108 V126 Z" fill="{SADDLE}" {line}/>'
        f'<path d="M56 132 V84 C56 42 144 42 144 84 V132 Z" fill="url(#tin)" {line}/>'
        '<path d="M66 122 V86 C66 66 78 58 90 55" fill="none" stroke="#8fb6cc" stroke-width="5"'
        ' stroke-linecap="round" stroke-opacity=".8"/>'
        f'<path d="M144 88 H154 V60 H172 V76 H154" fill="{RED}" {line}/>',
        size,
        linear("tin", (0, "#4d83a6"), (0.5, BLUE), (1, BLUE_DARK)),
    )
    disc = bevel(grain(disc, wood(size, size, 15, FINE * 1.3), 0.06), 2.6 * FINE, 0.7, 0.3)
    standing = shadow(
        bevel(box, 1.4 * FINE, 0.8, 0.3), (1.6 * FINE, 2 * FINE), 1.2 * FINE, 0.4, pad=0
    )
    return _with_shadow(over(disc, standing), 104)


def _corner() -> str:
    """Where a duellist stands: a star in a stamped ring."""
    star = _star(100, 100, 50, 20)
    return (
        f'<circle cx="100" cy="100" r="94" fill="{RED}" fill-opacity=".28" stroke="{UMBER}"'
        ' stroke-width="6"/>'
        f'<circle cx="100" cy="100" r="78" fill="none" stroke="{UMBER}" stroke-opacity=".7"'
        ' stroke-width="3.5" stroke-dasharray="13 9" stroke-linecap="round"/>'
        f'<path d="{star}" fill="{GOLD}" fill-opacity=".85" stroke="{UMBER}" stroke-width="6"'
        ' stroke-linejoin="round"/>'
    )


def _figures_place() -> str:
    """Where the die is put for the shot at the figures: a dashed ring and a cross."""
    return (
        f'<circle cx="100" cy="100" r="92" fill="{CREAM}" fill-opacity=".22"'
        f' stroke="{UMBER}" stroke-width="8"'
        ' stroke-dasharray="26 18" stroke-linecap="round"/>'
        f'<path d="M40 100 H160 M100 40 V160" stroke="{UMBER}" stroke-width="7"'
        ' stroke-linecap="round"/>'
    )


def _dot() -> str:
    """The red spot of a figure, inside a dashed ring."""
    return (
        f'<circle cx="100" cy="100" r="92" fill="none" stroke="{RED}" stroke-opacity=".7"'
        ' stroke-width="9" stroke-dasharray="24 20" stroke-linecap="round"/>'
        f'<circle cx="100" cy="100" r="68" fill="url(#spot)" stroke="{UMBER}" stroke-width="11"/>'
    )


def _printed(body: str, design: int) -> Array:
    """Ink on the board: worn a little, without relief or shadow."""
    size = design * 2 * FINE
    spot = radial("spot", (0, "#c23b29"), (0.7, RED), (1, "#8a1d12"), cx="40%", cy="36%", r="70%")
    print_ = grain(_drawn(body, size, spot), leather(size, size, 8, FINE * 1.5), 0.1)
    return resize(print_, design * 2, design * 2)


def _with_shadow(picture: Array, size: int) -> Array:
    """The picture on its shadow, at the file's size; the shadow falls inside the box."""
    whole = shadow(picture, (1.2 * FINE, 1.7 * FINE), 0.9 * FINE, 0.5, pad=0)
    return resize(whole, size, size)


def _drawn(body: str, size: int, defs: str = "") -> Array:
    return draw(svg(body, BOX, BOX, defs), (size, size))


def _star(x: float, y: float, outer: float, inner: float) -> str:
    points = [
        f"{x + r * sin(n * pi / 5):.1f} {y - r * cos(n * pi / 5):.1f}"
        for n, r in enumerate((outer, inner) * 5)
    ]
    return f"M{' L'.join(points)}Z"
