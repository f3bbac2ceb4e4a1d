"""Pictures of the posters on the title screen: one a game, one for the practice range."""

from collections.abc import Sequence

from kit import (
    grain,
    linear,
    over,
    paper,
    radial,
    save_opaque,
    shadow,
    wood,
)
from kit.palette import CREAM, INK, RED
from kit.types import Array
from ui_horses import (
    BAY,
    BLACK,
    BOX,
    GALLOP,
    STAND,
    WHITE,
    horse,
    rider,
    tack,
)
from ui_icons import STAR
from ui_limbs import Part, figure, mirrored
from ui_marks import SCALE, box, disc, moved, painted, rope, shape, stroke
from ui_poster_derby import derby
from ui_poster_western import western

SIZE = (232, 142)
LINE = 1.4  # outline of the figures, in design units


def drawn(body: str, defs: str = "") -> Array:
    return painted(body, SIZE, defs)


def backdrop(colour: str) -> str:
    return f'<rect width="{SIZE[0]}" height="{SIZE[1]}" fill="{colour}"/>'


def filled(path: str, colour: str, opacity: float = 1) -> str:
    return f'<path d="{path}" fill="{colour}" fill-opacity="{opacity}"/>'


def stand_in(scene: Array, parts: Sequence[Part], x: float, y: float, k: float) -> Array:
    """A figure in the scene: its box's upper left corner at x, y, `k` design units to its unit."""
    picture = figure(parts, BOX, k * SCALE, LINE / k)
    return over(scene, shadow(picture, (3, 4), 3, 0.4, pad=0), round(x * SCALE), round(y * SCALE))


def finished(scene: Array) -> Array:
    h, w = scene.shape[:2]
    return grain(scene, paper(h, w, seed=4, scale=1.2), 0.06)


def cactus(x: float, y: float, k: float) -> str:
    arms = "M0 0 V-40 M0 -16 H-11 V-28 M0 -11 H11 V-24"
    return moved(rope(arms, "#4f7038", 6.4, 2.4), f"translate({x} {y}) scale({k})")


def pony_express() -> Array:
    """A mail rider at full gallop under the evening sun."""
    trail = "M-10 132 C50 118 140 140 242 116"
    body = (
        backdrop("url(#sky)")
        + disc(182, 40, 42, "url(#sun)", 0)
        + disc(182, 40, 18, "#fff3c0", 0)
        + filled(
            "M0 96 L14 95 L20 66 L26 64 L30 52 L62 51 L66 66 L72 69 L80 94 L0 100 Z", "#b4552d"
        )
        + filled("M52 51 L62 51 L66 66 L72 69 L80 94 L62 96 L54 70 Z", "#8a3a1c")
        + filled("M150 98 L158 80 L166 78 L169 70 L206 69 L210 79 L222 98 Z", "#bd6236")
        + filled("M196 69 L206 69 L210 79 L222 98 L206 98 L199 80 Z", "#93431f")
        + filled("M0 100 C60 90 150 106 232 96 V142 H0 Z", "#d9a052")
        + filled("M0 112 C70 104 160 120 232 108 V142 H0 Z", "#c98a40")
        + stroke(trail, "#7a4a22", 21, 0.75)
        + stroke(trail, "#f0d8a0", 17)
        + cactus(24, 116, 0.8)
        + cactus(212, 110, 0.66)
        + '<ellipse cx="118" cy="123" rx="62" ry="5" fill="#4a2c17" fill-opacity=".35"/>'
        + "".join(dust(58 - 15 * n, 117 - 2 * n, 8 - 1.7 * n, 0.7 - 0.16 * n) for n in range(3))
    )
    colours = linear("sky", (0, "#e8b765"), (0.7, "#fae6b6")) + radial(
        "sun", (0, "#fff6cf"), (0.5, "#ffdf8e", 0.8), (1, "#ffd978", 0)
    )
    parts = [*horse(GALLOP, BAY), *tack("#7a4522"), *rider("#b5301f", "#ffe08a")]
    return finished(stand_in(drawn(body, colours), parts, 48, 17, 0.72))


def dust(x: float, y: float, r: float, opacity: float) -> str:
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{r * 1.5}" ry="{r}" fill="#fdf0cc" '
        f'fill-opacity="{opacity}"/>'
    )


def mustang() -> Array:
    """Two wild horses behind a fence by moonlight."""
    body = (
        backdrop("url(#sky)")
        + disc(52, 34, 30, "url(#moon)", 0)
        + disc(52, 34, 15, "#fff8dc", 0)
        + disc(47, 31, 3, "#ecdcae", 0)
        + disc(57, 38, 2.4, "#ecdcae", 0)
        + "".join(disc(x, y, 0.9, CREAM, 0) for x, y in STARS)
        + filled("M0 92 L40 82 L78 88 L130 76 L180 86 L232 78 V142 H0 Z", "#51405a")
        + filled("M0 100 C60 86 150 106 232 92 V142 H0 Z", "#6d8a3c")
        + filled("M0 116 C80 104 150 122 232 112 V142 H0 Z", "#4a6628")
    )
    colours = linear("sky", (0, "#232f52"), (0.45, "#6a4f6a"), (0.7, "#d9824a")) + radial(
        "moon", (0, "#fff3c0", 0.8), (1, "#fff3c0", 0)
    )
    scene = stand_in(drawn(body, colours), mirrored(horse(STAND, WHITE), BOX[0]), 28, 18, 0.72)
    scene = stand_in(scene, horse(STAND, BLACK), 84, 4, 0.86)
    return finished(over(scene, drawn(fence())))


STARS = (
    (18, 14),
    (84, 20),
    (112, 10),
    (128, 30),
    (158, 14),
    (186, 26),
    (212, 12),
    (222, 36),
    (90, 46),
)


def fence() -> str:
    rails = "".join(plank_of_fence(f"M-4 {y} H236", 5.4) for y in (110, 129))
    posts = "".join(plank_of_fence(f"M{x} 98 V146", 7.4) for x in (10, 82, 154, 224))
    return rails + posts


def plank_of_fence(path: str, width: float) -> str:
    return (
        stroke(path, INK, width + 3.4)
        + stroke(path, "#b47a42", width)
        + moved(stroke(path, "#e0ae74", width * 0.28, 0.8), f"translate(0 {-width * 0.26})")
    )


def practice_range() -> Array:
    """A flicked die flies at three wooden pegs."""
    w, h = SIZE
    table = grain(drawn(backdrop("#b98048")), wood(h * SCALE, w * SCALE, 8, 2.2), 0.15)
    rings = "".join(
        f'<circle cx="166" cy="86" r="{r}" fill="{colour}" fill-opacity=".9" stroke="{INK}" '
        f'stroke-width="1.6"/>'
        for r, colour in ((50, CREAM), (38, "#c23a28"), (26, CREAM), (14, "#c23a28"))
    )
    trail = filled("M-6 150 L78 66 L96 84 Z", "#fff6d8", 0.5) + filled(
        "M14 130 L80 70 L90 80 Z", "#ffe08a", 0.7
    )
    scene = over(table, moved_flat(rings))
    scene = over(scene, drawn(trail))
    for x, y in ((150, 74), (184, 66), (170, 100)):
        scene = over(scene, shadow(drawn(peg(x, y), PEG_COLOURS), (5, 4), 3, 0.45, pad=0))
    return finished(over(scene, shadow(drawn(flying_die(), DIE_COLOURS), (8, 10), 4, 0.45, pad=0)))


def moved_flat(body: str) -> Array:
    """The rings, squashed a little: they lie on the table."""
    return drawn(moved(body, "translate(0 25) scale(1 .7)"))


PEG_COLOURS = linear("peg", (0, "#f3cf94"), (0.45, "#d9a562"), (1, "#8f5c2c"), x2="100%", y2="0%")


def peg(x: float, y: float) -> str:
    """A turned peg with one painted ring, its foot's middle at x, y."""
    body = (
        "M-9 0 C-9 -8 -6 -10 -5.5 -18 C-5 -24 -7 -26 -7 -30 C-4 -33 4 -33 7 -30 "
        "C7 -26 5 -24 5.5 -18 C6 -10 9 -8 9 0 C7 4.4 -7 4.4 -9 0 Z"
    )
    ring = filled(
        "M-5.8 -16 C-3 -14 3 -14 5.8 -16 L6.3 -11.4 C3 -9.4 -3 -9.4 -6.3 -11.4 Z", "#2f6690"
    )
    head = disc(0, -38, 9.4, "url(#peg)", 2) + disc(-3, -41, 2.4, "#fff3d2", 0)
    return moved(shape(body, "url(#peg)", 2) + ring + head, f"translate({x} {y})")


DIE_COLOURS = linear("top", (0, "#fffdf2"), (1, "#efe2c0")) + linear(
    "side", (0, "#dccba0"), (1, "#b39d6c")
)


def flying_die() -> str:
    right = shape("M24 -12 L34 -4 L30 32 L19 24 Z", "url(#side)", 2.2)
    low = shape("M-14 20 L19 24 L30 32 L-2 30 Z", "#c6b384", 2.2)
    face = box(-19, -19, 41, 41, 8, "url(#top)", 2.4)
    star = moved(filled(STAR, RED), "translate(-14.6 -14.8) scale(.5)")
    return moved(low + right + moved(face + star, "rotate(4)"), "translate(84 64) rotate(-16)")


POSTERS = {
    "pony-express": pony_express,
    "mustang": mustang,
    "western": lambda: finished(western(SIZE)),
    "derby": lambda: finished(derby(SIZE)),
    "range": practice_range,
}


def main() -> None:
    for name, make in POSTERS.items():
        save_opaque(make(), f"ui/poster-{name}")


if __name__ == "__main__":
    main()
