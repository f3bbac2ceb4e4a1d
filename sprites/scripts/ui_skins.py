"""Skins of the widgets: planks, panels, fields and chips that are stretched in the middle.

Whatever must keep its shape (corners, nails, printed lines) lies inside the border that the
interface does not stretch; between the borders there is only long grain and soft paper.
"""

import numpy as np
from kit import bevel, blur, flat, grain, linear, over, paper, radial, save, save_few_colours, wood
from kit.palette import GOLD, GOLD_LIGHT, SADDLE, SAND, SHADOW
from kit.types import Array
from ui_marks import SCALE, box, disc, painted

REACH = 16  # how far shadows and glows stand out on every side, in design units

PLANK = (320, 56)
PLANKS = {  # upper and lower colour, strength of the grain, relief
    "on": ("#c68547", "#8d5427", 0.14, 0.6),
    "hot": ("#e6ae66", "#b17036", 0.12, 0.6),
    "down": ("#84502a", "#9a6334", 0.14, -0.45),
    "off": ("#cdb994", "#b29c76", 0.05, 0.4),
    "red": ("#cb4630", "#7f1e13", 0.12, 0.6),
    "red-hot": ("#e5644a", "#a02d1e", 0.11, 0.6),
    "green": ("#7f9f4c", "#476427", 0.12, 0.6),
    "green-hot": ("#9dbc66", "#5f8036", 0.11, 0.6),
    "dark": ("#6f4627", "#4b2d18", 0.15, 0.6),
}
NAIL_INSET = 9.5

PANEL = (400, 300)
PANELS = {  # middle and rim of the sheet
    "panel": ("#f7e8c4", "#e6cc95"),
    "paper": ("#fffaec", "#f3e4bf"),
}


def slab(
    w: int, h: int, r: float, fill: str, edge: float = 3, extra: str = "", defs: str = ""
) -> Array:
    """A rounded rectangle that fills its picture, edge in ink."""
    body = box(edge / 2, edge / 2, w - edge, h - edge, r, fill, edge)
    return painted(body + extra, (w, h), defs)


def printed(w: float, h: float, inset: float, r: float, colour: str, opacity: float) -> str:
    """The thin line printed along the rim of a sheet."""
    place = f'x="{inset}" y="{inset}" width="{w - 2 * inset}" height="{h - 2 * inset}"'
    return (
        f'<rect {place} rx="{r}" fill="none" stroke="{colour}" '
        f'stroke-opacity="{opacity}" stroke-width="1.5"/>'
    )


def nails(w: float, h: float) -> Array:
    """Four brass nails, one in each corner, where no stretching reaches them."""
    spots = [(x, y) for x in (NAIL_INSET, w - NAIL_INSET) for y in (NAIL_INSET, h - NAIL_INSET)]
    body = "".join(
        disc(x, y, 2.5, GOLD, 1.3) + disc(x - 0.7, y - 0.7, 0.9, "#fff3c0", 0) for x, y in spots
    )
    return painted(body, (w, h))


def plank(state: str) -> Array:
    w, h = PLANK
    upper, lower, strength, relief = PLANKS[state]
    inside = box(1.5, 1.5, w - 3, h - 3, 9, "url(#g)", 0)
    shade = linear("g", (0, upper), (1, lower))
    bare = painted(inside, (w, h), shade)
    streaks = wood(h * SCALE, w * SCALE, seed=11, scale=1.7)
    lit = bevel(grain(bare, streaks, strength), 6, height=relief, spec=0.25)
    board = over(lit, slab(w, h, 9, "none"))  # the ink afterwards: it has no relief of its own
    return board if state == "off" else over(board, nails(w, h))


def sheet_of_paper(w: int, h: int, middle: str, rim: str, r: float = 12, inset: float = 8) -> Array:
    line = printed(w, h, inset, r - 5, SADDLE, 0.55)
    shade = radial("g", (0, middle), (1, rim), r="75%")
    return aged(slab(w, h, r, "url(#g)", 3, line, shade), 0.16)


def aged(sheet: Array, strength: float) -> Array:
    """The sheet with warm stains and only a hint of fibre, which stretching does not give away."""
    h, w = sheet.shape[:2]
    stains = np.clip(0.3 - blur(paper(h, w, seed=5, scale=1.1), 0.6), 0, 1) * np.float32(strength)
    stained = over(sheet, flat("#a9713a", stains * sheet[..., 3]))
    return np.dstack([stained[..., :3], sheet[..., 3]])


def dark_panel() -> Array:
    w, h = PANEL
    line = printed(w, h, 8, 7, SAND, 0.55)
    shade = radial("g", (0, "#5f3c21"), (1, "#43280f"), r="75%")
    board = slab(w, h, 12, "url(#g)", 3, line, shade)
    return grain(board, wood(h * SCALE, w * SCALE, seed=5, scale=2.4), 0.13)


def field(focus: bool) -> Array:
    w, h = 200, 44
    shade = linear("g", (0, "#efe2c2"), (0.16, "#fdf6e6"), (1, "#fffaf0"))
    rim = ""
    if focus:
        place = f'x="4" y="4" width="{w - 8}" height="{h - 8}"'
        rim = f'<rect {place} rx="5" fill="none" stroke="{GOLD}" stroke-width="3"/>'
    return slab(w, h, 7, "url(#g)", 2.6, rim, shade)


def chip(active: bool) -> Array:
    w, h = 244, 84
    if not active:
        return sheet_of_paper(w, h, "#f6e9c8", "#e6cf9c", r=9, inset=6)
    rim = f'x="4.6" y="4.6" width="{w - 9.2}" height="{h - 9.2}" rx="7"'
    frame = f'<rect {rim} fill="none" stroke="{GOLD}" stroke-width="3.4"/>'
    shade = radial("g", (0, "#ffecb4"), (1, "#ffd978"), r="75%")
    return aged(slab(w, h, 9, "url(#g)", 3, frame, shade), 0.12)


def tooltip() -> Array:
    w, h = 160, 60
    line = printed(w, h, 5, 5, SADDLE, 0.35)
    return aged(slab(w, h, 8, "#fff6dc", 2.4, line), 0.12)


def halo(colour: str, grown: float, sigma: float, strength: float) -> Array:
    """A soft rounded square; its widget's rectangle lies REACH inside the picture's edge."""
    side, inset = 96, REACH - grown
    body = box(inset, inset, side - 2 * inset, side - 2 * inset, 12, colour, 0)
    solid = painted(body, (side, side))
    return flat(colour, blur(solid[..., 3], sigma * SCALE) * np.float32(strength))


def track(full: bool) -> Array:
    w, h = 200, 14
    colours = (GOLD_LIGHT, GOLD) if full else ("#4a2c17", "#7a4a28")
    shade = linear("g", (0, colours[0]), (0.45, colours[1]), (1, colours[1]))
    return slab(w, h, 5.6, "url(#g)", 2.6, defs=shade)


SKINS = {
    **{f"plank-{state}": (lambda state=state: plank(state)) for state in PLANKS},
    **{
        name: (lambda tones=tones: sheet_of_paper(*PANEL, *tones)) for name, tones in PANELS.items()
    },
    "panel-dark": dark_panel,
    "field": lambda: field(False),
    "field-focus": lambda: field(True),
    "chip": lambda: chip(False),
    "chip-active": lambda: chip(True),
    "tooltip": tooltip,
    "shadow": lambda: halo(SHADOW, 0, 4.5, 0.6),
    "glow": lambda: halo("#ffd978", 5, 4, 0.95),
    "glow-red": lambda: halo("#ff6a48", 5, 4, 0.95),
    "track": lambda: track(False),
    "track-full": lambda: track(True),
}
LARGE = ("panel", "paper", "panel-dark")


def main() -> None:
    for name, make in SKINS.items():
        if name in LARGE:
            save_few_colours(make(), f"ui/{name}", 64)
        else:
            save(make(), f"ui/{name}")


if __name__ == "__main__":
    main()
