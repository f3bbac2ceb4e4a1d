"""The oval table of Western and what lies on it: seat plates, direction marks, arrows, the ball."""

import numpy as np
from cards_pen import down, gradients, line, shape
from kit import (
    bevel,
    blur,
    draw,
    fbm,
    flat,
    grain,
    leather,
    over,
    radial,
    resize,
    rgb,
    save,
    svg,
    wood,
)
from kit.palette import FELT, GOLD, INK, RED_DARK, SADDLE, SHADOW
from kit.types import Array
from things import thing
from ui_skins import aged, printed, slab

TABLE = (1120, 480)
RADII = (520, 218)
BEAM, PAD = 10, 20  # widths of the wooden edge and of the leather inside it
RING = (660, 240)
RING_RADII = (318, 108)
PLATE = (220, 74)
BALL = 128
_FORM = (False, 88)
_PX = 2


def _ellipse(size: tuple[int, int], rx: float, ry: float, fill: str, extra: str = "") -> str:
    middle = f'cx="{size[0] / 2}" cy="{size[1] / 2}"'
    return f'<ellipse {middle} rx="{rx}" ry="{ry}" fill="{fill}" {extra}/>'


def _drawn(body: str, size: tuple[int, int]) -> Array:
    return draw(svg(body, *size, gradients(body)), (_PX * size[0], _PX * size[1]))


def table() -> Array:
    """Felt within a padded, stitched leather rim within an edge of walnut, over its shadow."""
    rx, ry = RADII
    w, h = _PX * TABLE[0], _PX * TABLE[1]
    edge = _drawn(_ellipse(TABLE, rx, ry, down("#8a5a32", "#5f3a1e", "#3c2210")), TABLE)
    edge = bevel(grain(edge, wood(h, w, 23, 2.4), 0.2), 9, height=0.8, spec=0.2, shine=12)
    pad = _drawn(
        _ellipse(TABLE, rx - BEAM, ry - BEAM, down("#a8673a", "#8a5029", "#633718")), TABLE
    )
    pad = bevel(grain(pad, leather(h, w, 5, 1.5), 0.14), 16, height=0.75, spec=0.2, shine=9)
    hole = _drawn(_ellipse(TABLE, rx - BEAM - PAD, ry - BEAM - PAD, FELT), TABLE)[..., 3]
    top = over(over(over(edge, pad), _felt(hole)), _seams())
    fallen = np.roll(blur(edge[..., 3], 13), (15, 11), (0, 1)) * np.float32(0.62)
    return over(flat(SHADOW, fallen), top)


def _felt(hole: Array) -> Array:
    """Green cloth, lighter in the middle, in the shadow of the rim at its upper left."""
    h, w = hole.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    far = np.hypot((x - w / 2) / (_PX * RADII[0]), (y - h / 2) / (_PX * RADII[1]))
    nap = 0.24 * (fbm(h, w, 2.2, 2, 2) - 0.5) + 0.16 * (fbm(h, w, 160, 3, 3) - 0.5)
    overhang = np.roll(blur(1 - hole, 11), (9, 7), (0, 1))
    light = (1.4 - 0.62 * np.clip(far, 0, 1) ** 2) * (1 + nap)
    light = light * (1 - 0.8 * np.clip(overhang, 0, 1))
    return np.dstack([rgb(FELT) * light[..., None], hole])


def _seams() -> Array:
    """Ink between the parts, the stitches of the leather and a thread of gold in the cloth."""
    rx, ry = RADII
    inner = BEAM + PAD

    def stroke(inset: float, width: float, colour: str, more: str = "") -> str:
        pen = f'stroke="{colour}" stroke-width="{width}" {more}'
        return _ellipse(TABLE, rx - inset, ry - inset, "none", pen)

    dashes = 'stroke-dasharray="8 7" stroke-linecap="round"'
    seams = stroke(1, 2.2, INK) + stroke(BEAM, 2, INK) + stroke(inner, 2.4, INK)
    seams += stroke(BEAM + PAD / 2 + 0.8, 2.4, "#3a1c0a", f'{dashes} stroke-opacity="0.55"')
    seams += stroke(BEAM + PAD / 2, 2, "#f4dcae", f'{dashes} stroke-opacity="0.9"')
    seams += stroke(inner + 10, 1.3, GOLD, 'stroke-opacity="0.34"')
    return _drawn(seams, TABLE)


def direction_ring() -> Array:
    """The groove in the cloth along which the chevrons lie."""

    def stroke(width: float, colour: str, opacity: float, more: str = "") -> str:
        pen = f'stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" {more}'
        return _ellipse(RING, *RING_RADII, "none", pen)

    groove = stroke(15, "#14241a", 0.5) + stroke(11, "#14241a", 0.22)
    return _drawn(groove + stroke(1.8, GOLD, 0.4, 'stroke-dasharray="10 9"'), RING)


def plate(kind: str) -> Array:
    """A seat's plate: at rest, its turn, or aimed at. The frame lies within a border of 16."""
    w, h = PLATE
    colours = {
        "plate": ("#fbefd0", "#ecd6a4"),
        "plate-active": ("#fff3c4", "#ffda74"),
        "plate-target": ("#fff6e2", "#f2d8ac"),
    }
    middle, rim = colours[kind]
    frame = printed(w, h, 5.5, 6, SADDLE, 0.5)
    if kind != "plate":
        light, dark = (GOLD, "#8a5a10") if kind == "plate-active" else ("#d8442c", RED_DARK)
        frame = _rim(w, h, 4, 4.6, dark) + _rim(w, h, 4, 2.8, light)
        frame += printed(w, h, 9, 5, dark, 0.6)
    shade = radial("g", (0, middle), (1, rim), r="75%")
    return aged(slab(w, h, 10, "url(#g)", 2.8, frame, shade), 0.14)


def _rim(w: float, h: float, inset: float, width: float, colour: str) -> str:
    place = f'x="{inset}" y="{inset}" width="{w - 2 * inset}" height="{h - 2 * inset}" rx="7"'
    return f'<rect {place} fill="none" stroke="{colour}" stroke-width="{width}"/>'


def chevron() -> Array:
    """Points right, without a light of its own: it is turned at run time."""
    body = shape("M20.4 11 L3.4 2 L8 11 L3.4 20 Z", "#efba44", 2.2, "#14241a")
    return thing(body + line("M6.4 5.4 L17 11", 1.2, "#ffe9a8", 0.9), (22, 22), 0)


def ball_shade() -> Array:
    """Light and dark for a white ball that fills the picture; its marks lie below."""
    side = 2 * _PX * BALL
    y, x = (np.mgrid[0:side, 0:side].astype(np.float32) + 0.5) / (side / 2) - 1
    far = np.hypot(x, y)
    z = np.sqrt(np.clip(1 - far * far, 0, 1))
    light = np.clip((-0.5 * x - 0.6 * y + 0.62 * z) / np.hypot(np.hypot(0.5, 0.6), 0.62), 0, 1)
    bounce = 0.2 * np.clip(0.5 * x + 0.62 * y, 0, 1) * np.clip((far - 0.6) / 0.4, 0, 1)
    dark = np.clip(0.7 * (1 - light) ** 1.25 - bounce, 0, 1)
    rim = np.clip((far - 0.93) / 0.07, 0, 1) ** 1.6
    shaded = over(flat("#3a2414", dark), flat(INK, rim * 0.9))
    gleam = np.exp(-(((x + 0.36) / 0.2) ** 2 + ((y + 0.42) / 0.15) ** 2) * 1.1)
    lit = over(shaded, flat("#fffdf4", np.clip(0.95 * gleam, 0, 1)))
    lit[..., 3] *= np.clip((1 - far) * side / 4, 0, 1)
    return resize(lit, side // 2, side // 2)


def ball_shadow() -> Array:
    """The soft dark under the ball when it lies on the table."""
    h, w = _PX * 48, _PX * 96
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    far = np.hypot((x - w / 2 + 0.5) / (w / 2), (y - h / 2 + 0.5) / (h / 2))
    return flat(SHADOW, 0.72 * np.clip(1 - far, 0, 1) ** 1.2)


def main() -> None:
    save(table(), "western/table", *_FORM)
    save(direction_ring(), "western/direction-ring", False, 90)
    for kind in ("plate", "plate-active", "plate-target"):
        save(plate(kind), f"western/{kind}", False, 94)
    save(chevron(), "western/chevron")
    save(ball_shade(), "western/ball-shade", False, 90)
    save(ball_shadow(), "western/ball-shadow", False, 80)


if __name__ == "__main__":
    main()
