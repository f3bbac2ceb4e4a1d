"""Medals of the drills: a disc on a ribbon in three metals, and the place of one to be won."""

from typing import NamedTuple

from kit import draw, radial, save, svg
from kit.palette import INK, RED
from kit.types import Array
from ui_icons import STAR
from ui_marks import ROUND, SCALE, moved

SIZE = (128, 160)  # design units: as large as it is shown when it is won
UNIT = (80, 100)
RIBBON = "M20 4 L40 44 L60 4 H46 L40 18 L34 4 Z"
FOLD = "M34 4 L40 18 L46 4 H51 L40 32 L29 4 Z"


class Metal(NamedTuple):
    light: str
    middle: str
    dark: str
    ribbon: str = RED
    fold: str = "#d9543f"
    ink: float = 1.0  # how strong its lines are


METALS = {
    "gold": Metal("#ffe08a", "#d79a22", "#8a5a10"),
    "silver": Metal("#f4f4ee", "#aab2b8", "#5d666e"),
    "bronze": Metal("#eab07a", "#b4652d", "#6b3a14"),
    "none": Metal("#e6d3a6", "#d9c190", "#b9a070", "#c9b48e", "#d8c6a2", 0.4),
}


def medal(metal: Metal) -> Array:
    edge = f'stroke="{INK}" stroke-opacity="{metal.ink}" {ROUND}'
    body = f'<path d="{RIBBON}" fill="{metal.ribbon}"/>'
    body += f'<path d="{FOLD}" fill="{metal.fold}" fill-opacity=".55"/>'
    body += f'<path d="{RIBBON}" fill="none" stroke-width="4" {edge}/>'
    body += f'<circle cx="40" cy="66" r="30" fill="url(#m)" stroke-width="5" {edge}/>'
    body += _rim(metal) + (_star(metal) if metal.ink == 1.0 else "")
    shades = ((0, metal.light), (0.6, metal.middle), (1, metal.dark))
    defs = radial("m", *shades, cx="38%", cy="32%", r="80%")
    return draw(svg(body, *UNIT, defs), (SIZE[0] * SCALE, SIZE[1] * SCALE))


def _rim(metal: Metal) -> str:
    """A ring on the disc, with the light on its upper left."""
    ring = f'<circle cx="40" cy="66" r="23.5" fill="none" stroke="{metal.dark}" stroke-width="1.6"'
    lit = f'<path d="M19 57 A23 23 0 0 1 33 44" fill="none" stroke="{metal.light}" {ROUND}'
    return f'{ring} stroke-opacity=".7"/>{lit} stroke-width="3" stroke-opacity=".9"/>'


def _star(metal: Metal) -> str:
    """Cut into the metal: its lower edges catch the light."""
    cut = f'<path d="{STAR}" fill="{metal.light}"/>'
    star = f'<path d="{STAR}" fill="{metal.dark}"/>'
    return moved(cut, "translate(23.3 49.2) scale(.53)") + moved(
        star, "translate(22.4 48.2) scale(.53)"
    )


def main() -> None:
    for name, metal in METALS.items():
        save(medal(metal), f"ui/medal-{name}")


if __name__ == "__main__":
    main()
