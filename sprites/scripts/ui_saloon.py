"""Things of the saloon: the felt, the doorway with its batwing doors, the lantern, the night."""

import numpy as np
from kit import (
    bevel,
    blur,
    fbm,
    grain,
    linear,
    over,
    paper,
    radial,
    save,
    shadow,
    vignette,
    wood,
)
from kit.palette import FELT, INK, STEEL, rgb
from kit.types import Array
from ui_marks import SCALE, box, disc, moved, painted, shape, stroke
from ui_scenes import lit

FELT_SIZE = (776, 424)
RIM = 10
NIGHT = (408, 544)
FRAME = (448, 560)
LEAF = (204, 300)
SLATS = 9


def felt() -> Array:
    """Green cloth sunk into a dark wooden rim."""
    w, h = FELT_SIZE
    rim = painted(
        box(0, 0, w, h, 16, "url(#g)", 0), FELT_SIZE, linear("g", (0, "#5d3a20"), (1, "#3d2412"))
    )
    rim = bevel(grain(rim, wood(h * SCALE, w * SCALE, 17, 2.4), 0.16), 5, 0.7, spec=0.22)
    hole = painted(box(RIM, RIM, w - 2 * RIM, h - 2 * RIM, 9, FELT, 0), FELT_SIZE)[..., 3]
    return inked(over(rim, cloth(hole)))


def cloth(hole: Array) -> Array:
    h, w = hole.shape
    nap = 0.2 * (fbm(h, w, 2.4, 2, 2) - 0.5) + 0.15 * (fbm(h, w, 180, 3, 3) - 0.5)
    overhang = np.roll(
        blur(1 - hole, 9), (7, 5), (0, 1)
    )  # the rim's shadow falls to the lower right
    light = (1 + nap) * vignette(h, w, 0.45) * (1 - 0.75 * np.clip(overhang, 0, 1))
    return np.dstack([rgb(FELT) * light[..., None] * np.float32(1.08), hole])


def inked(board: Array) -> Array:
    """Ink along the outer and the inner edge of the rim."""
    w, h = FELT_SIZE
    outer = box(1.3, 1.3, w - 2.6, h - 2.6, 15, "none", 2.6)
    inner = box(RIM, RIM, w - 2 * RIM, h - 2 * RIM, 9, "none", 2.4)
    return over(board, painted(outer + inner, FELT_SIZE))


def night() -> Array:
    """The street's end at dusk: stars, a moon, hills."""
    w, h = NIGHT
    rng = np.random.default_rng(4)
    stars = "".join(
        f'<circle cx="{rng.uniform(0, w):.0f}" cy="{h * 0.42 * rng.random() ** 1.4:.0f}" '
        f'r="{rng.uniform(0.6, 1.7):.1f}" fill="#fbf3dc" '
        f'fill-opacity="{rng.uniform(0.4, 0.95):.2f}"/>'
        for _ in range(58)
    )
    moon = (
        disc(326, 70, 62, "url(#halo)", 0)
        + disc(326, 70, 27, "url(#moon)", 0)
        + disc(317, 63, 5, "#f3e2b2", 0)
        + disc(333, 77, 7, "#f3e2b2", 0)
        + disc(332, 58, 3, "#f3e2b2", 0)
    )
    hills = (
        '<path d="M0 340 L50 336 L62 288 L70 286 L76 262 L128 260 L136 286 L142 290 L152 334 '
        "L250 344 L262 300 L270 298 L276 282 L340 280 L346 300 L352 304 L364 338 L408 342 "
        'V544 H0 Z" '
        'fill="url(#hill)"/>'
        '<path d="M0 364 C120 350 280 378 408 358 V544 H0 Z" fill="#6d3a20"/>'
        '<path d="M0 404 C140 388 260 420 408 396 V544 H0 Z" fill="#4a2715"/>'
    )
    sky = f'<rect width="{w}" height="{h}" fill="url(#sky)"/>'
    scene = painted(sky + stars + moon + hills, NIGHT, NIGHT_COLOURS)
    return lit(
        grain(scene, paper(h * SCALE, w * SCALE, 3, 1.6), 0.07),
        vignette(h * SCALE, w * SCALE, 0.12),
    )


NIGHT_COLOURS = (
    linear("sky", (0, "#182140"), (0.3, "#46385a"), (0.5, "#a5604e"), (0.62, "#eeb060"))
    + radial("halo", (0, "#ffe9a8", 0.75), (0.45, "#ffe9a8", 0.5), (1, "#ffe9a8", 0))
    + radial("moon", (0, "#fffdf2"), (1, "#fff3c8"), cx="40%", cy="40%", r="65%")
    + linear("hill", (0, "#8a4428"), (1, "#6a3020"))
)


def leaf(left: bool) -> Array:
    """One batwing door, highest at the middle of the doorway. Mirrored flat, then lit."""
    w, h = LEAF
    top = f"M3 62 C{w * 0.35:.0f} 56 {w * 0.6:.0f} 22 {w - 3} 6"
    bottom = f"V{h - 22} C{w * 0.7:.0f} {h - 4} {w * 0.3:.0f} {h - 4} 3 {h - 22} Z"
    body = shape(f"{top} {bottom}", "url(#frame)", 3.2) + louvres(w, h)
    knob = disc(w - 15, 92, 4, "#d79a22", 1.8) + disc(w - 16, 91, 1.4, "#fff3c0", 0)
    ink = shape(f"{top} {bottom}", "none", 3.2) + knob
    shine = moved(stroke(top, "#f0c288", 2.2, 0.6), "translate(0 4.6)")
    mirror = "" if left else f"translate({w} 0) scale(-1 1)"
    upright = wood(h * SCALE, w * SCALE, 12 + left, 2.4, upright=True)
    board = grain(painted(moved(body, mirror), LEAF, LEAF_COLOURS), upright, 0.14)
    return over(bevel(board, 6, 0.6, spec=0.2), painted(moved(shine + ink, mirror), LEAF))


LEAF_COLOURS = linear("frame", (0, "#bd7d41"), (1, "#7d4a22")) + linear(
    "slat", (0, "#d09150"), (1, "#8a5226")
)


def louvres(w: int, h: int) -> str:
    top, height = 88, h - 150
    pitch = (height - 8) / SLATS
    hole = box(29, top, w - 58, height, 3, "#33200f", 3)
    return hole + "".join(slat(w, top + 5 + n * pitch, pitch * 0.76) for n in range(SLATS))


def slat(w: int, y: float, h: float) -> str:
    return box(32, y, w - 64, h, 1.5, "url(#slat)", 1.6) + stroke(
        f"M35 {y + 2.6:.1f} H{w - 35}", "#ffdca6", 2, 0.55
    )


def beams() -> str:
    """The two posts and the lintel of the doorway."""
    w, h = FRAME
    side, head = (w - NIGHT[0]) / 2, h - NIGHT[1]
    post = box(1, 1, side - 2, h + 20, 2, "url(#post)", 2.6)
    lintel = box(1, 1, w - 2, head - 2, 2, "url(#lintel)", 2.6)
    return post + moved(post, f"translate({w - side} 0)") + lintel


def doorframe() -> Array:
    w, h = FRAME
    colours = linear("post", (0, "#a0642f"), (0.5, "#8a5428"), (1, "#5f3819"), x2="100%", y2="0%")
    colours += linear("lintel", (0, "#b5763c"), (1, "#70431f"))
    frame = painted(beams(), FRAME, colours)
    posts = wood(h * SCALE, w * SCALE, 23, 2.2, upright=True)
    return bevel(grain(frame, posts, 0.15), 4, 0.6, spec=0.2)


def lantern() -> Array:
    body = (
        stroke("M28 2 V10", INK, 4)
        + shape("M14 22 C14 6 42 6 42 22 Z", STEEL, 2.4)
        + box(12.5, 22, 31, 38, 6, "url(#flame)", 2.6)
        + '<path d="M28 28 C36 38 35 50 28 55 C21 50 20 38 28 28 Z" fill="#fffbe8"/>'
        + stroke("M22 23 V59 M34 23 V59", INK, 1.5)
        + box(8.5, 60, 39, 9, 3, STEEL, 2.4)
        + stroke("M18 15 C21 11 25 10 29 10", "#d5dce0", 2, 0.8)
        + stroke("M12 63.5 H36", "#d5dce0", 1.6, 0.7)
    )
    glass = radial("flame", (0, "#fff3b8"), (0.55, "#ffce6a"), (1, "#e8862c"))
    drawn = painted(body, (56, 80), glass)
    return shadow(drawn, (4, 5), 3, 0.5, pad=0)


def main() -> None:
    save(felt(), "ui/felt", lossless=False, quality=88)
    save(night(), "ui/night", lossless=False, quality=88)
    save(doorframe(), "ui/doorframe", lossless=False, quality=90)
    save(leaf(True), "ui/door-left", lossless=False, quality=90)
    save(leaf(False), "ui/door-right", lossless=False, quality=90)
    save(lantern(), "ui/lantern")


if __name__ == "__main__":
    main()
