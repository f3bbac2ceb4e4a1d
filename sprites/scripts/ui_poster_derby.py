"""The derby's poster: three racers neck and neck before the town, cheered from the rail."""

from cards_pen import Layer, box, cord, down, glow, gradients, line, moved, oval, paint, shape, veil
from derby_coats import COATS
from derby_fences import onlooker
from derby_gaits import Ride, gallop, number_place
from derby_horses import BOX, DROP, racer, sketch
from derby_houses import barn, chapel, store
from derby_land import mesa
from derby_tokens import SIGNS
from kit import draw, over, resize, shadow, svg
from kit.palette import INK
from kit.types import Array

# Horse, moment of its gallop, sign on its cloth, upper left corner, design units to its own.
_FIELD = (
    ("blue", 6, "blue", (70, 28), 0.40),
    ("yellow", 2, "yellow", (112, 38), 0.50),
    ("red", 0, "red", (4, 44), 0.58),
)
_RAIL = "M-4 66 C80 64 160 62 236 58"


def derby(size: tuple[int, int]) -> Array:
    w, h = size
    scene = paint([*_background(w, h), *_town(), *_crowd()], w, h, 2, 6)
    for horse, moment, sign, (x, y), part in _FIELD:
        ride = gallop(moment)
        picture = over(racer(sketch(ride), COATS[horse]), _badge(ride, sign))
        small = resize(picture, round(2 * part * BOX[0]), round(2 * part * BOX[1]))
        ground = veil(x + 108 * part, y + 157 * part, 62 * part, 4.6 * part, INK, 0.35)
        scene = over(scene, _drawn(ground + _dust(x, y + 150 * part, part), size))
        scene = over(scene, shadow(small, (3, 3), 3, 0.3, pad=0), 2 * x, 2 * y)
    return scene


def _drawn(body: str, size: tuple[int, int]) -> Array:
    return draw(svg(body, *size, gradients(body)), (2 * size[0], 2 * size[1]))


def _background(w: int, h: int) -> list[Layer]:
    """Evening over red rock, and the track."""
    sky = box(-4, -4, w + 8, 70, down("#5f9cae", "#b4c2a6", "#f4cf86", "#fbe2a6"), 0)
    sun = oval(64, 34, 52, 44, glow("#fff8d0o100", "#ffe69ao70", "#ffd978o0"), 0)
    sun += oval(64, 32, 14, 14, "#fffdf0", 0)
    rocks = mesa(20, 58, 24, 0.6) + mesa(112, 58, 32, 0.5)
    land = box(-4, 56, w + 8, h, down("#d9a25a", "#dba862", "#c68c48", "#a86c34"), 0)
    track = shape(
        f"M-4 70 C80 68 160 66 {w + 4} 62 V{h + 4} H-4 Z", down("#f0d094", "#e2b874", "#c68f4e"), 0
    )
    ruts = line(
        f"M-4 92 C80 88 160 90 {w + 4} 82 M-4 118 C90 112 150 118 {w + 4} 108", 1.4, "#a8692e", 0.4
    )
    return [Layer(sky + sun, 0), Layer(rocks, 1.4), Layer(land, 0), Layer(track + ruts, 1.2, 0.04)]


def _town() -> list[Layer]:
    """A few houses at the end of the way; they are drawn about a foot at 55, 118."""
    houses = (
        (chapel(58, 50, ("#f6ead0", "#d9c49a"), ("#8a5a38", "#5a351c")), 158, 60, 0.42),
        (store(62, 52, ("#c9744a", "#9a4a2a"), ("#7a3320", "#4f1d10"), "star"), 188, 60, 0.44),
        (barn(54, 52, ("#a9bcb8", "#7d9490"), ("#56706e", "#33494a")), 217, 60, 0.46),
    )
    return [
        Layer(
            moved(layer.body, x - 55 * part, y - 118 * part, 0, part),
            layer.relief * part,
            layer.gloss,
            layer.shadow * part,
        )
        for layers, x, y, part in houses
        for layer in layers
    ]


def _crowd() -> list[Layer]:
    """Hats and raised hands along the white rail."""
    people = "".join(
        onlooker(4 + 12 * k + (k * 7) % 5, 65 - 0.03 * 12 * k - (k * 5) % 3, 0.56, k * 3 + k // 4)
        for k in range(20)
    )
    posts = "".join(
        cord(f"M{x} {66 - x * 0.034:.1f} v8", 2, "#e8dab4", 1) for x in range(14, 232, 36)
    )
    rail = posts + cord(_RAIL, 2.6, "#fbf3dc", 1.2)
    return [Layer(people, 0.8, 0.06), Layer(rail, 1, 0.14, shadow=1)]


def _dust(x: float, y: float, part: float) -> str:
    """Behind the hooves."""
    puffs = ((6, 0, 14, 8), (-12, -4, 13, 8), (-26, 0, 10, 6), (34, 3, 12, 6), (-4, -11, 9, 6))
    return "".join(
        veil(x + (26 + dx) * part, y + dy * part, rx * part, ry * part, "#fdf0d0", 0.5)
        for dx, dy, rx, ry in puffs
    )


def _badge(ride: Ride, sign: str) -> Array:
    """On the saddle cloth, where a number would be."""
    x, y = number_place(ride)
    mark = moved(shape(SIGNS[sign], COATS[sign].flag[1], 9), -10, -10, 0, 0.2)
    body = moved(mark, round(x, 1), round(y + DROP, 1), -ride.stance.pitch)
    return draw(svg(body, *BOX), (2 * BOX[0], 2 * BOX[1]))
