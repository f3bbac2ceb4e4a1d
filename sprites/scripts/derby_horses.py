"""The racers of the derby with their riders: gallop, stand and refusal, in seven coats.

A moment is sketched once, as how far each point is from each part; every coat colours it anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from cards_pen import gradients, line, moved, oval, shape, slant
from derby_coats import COATS, Coat
from derby_gaits import FRAMES, Ride, cloth, gallop, refusal, rider, stand
from derby_hides import face, hide
from kit import draw, flat, mix, over, resize, save, svg
from kit.palette import INK, SHADOW
from kit.types import Array
from mustang_gaits import Bones, bones
from ui_limbs import Limb, Part, coloured, covered, distance, lighting

BOX = (216, 168)  # units of a drawing; two to a unit of the window
DROP = 20  # of the ground against that of the gaits: hooves stand at y 156
FINE = 2  # drawn so many times larger, then made small
RIM, EDGE = 4.0, 2.4  # outline of the whole, and of each part
REFUSALS = 3
_MARKINGS = {"points": "body", "blaze": "body", "far-points": "far"}  # each only within the other
_DRESS = {  # of the rider, from the light to the shade
    "jacket": ("#9a6236", "#55301a"),
    "sleeve": ("#c08c50", "#7a4a24"),
    "trousers": ("#5d7288", "#33424f"),
    "boot": ("#5a3a22", "#2f1c10"),
    "skin": ("#f0c698", "#c98f5e"),
    "hat": ("#8a5a34", "#442814"),
    "hoof": ("#5a3a20", "#2b1a10"),
}


@dataclass(frozen=True)
class Piece:
    """A part of the sketch: what it is, where it is, and how it is lit."""

    role: str
    riding: bool  # of the rider, not of the horse
    left: int
    top: int
    solid: Array  # 0 to 1, as are the next
    inked: Array  # the same with an outline
    share: Array  # how far down
    light: Array


@dataclass(frozen=True)
class Sketch:
    """A moment of horse and rider, before it has colours."""

    ride: Ride
    frame: Bones
    pieces: tuple[Piece, ...]
    outline: Array  # of everything together

    def of(self, riding: bool) -> list[Piece]:
        return [piece for piece in self.pieces if piece.riding == riding]

    def mask(self, role: str) -> Array:
        """Where that part is, on the whole picture."""
        piece = next(piece for piece in self.pieces if piece.role == role)
        whole = np.zeros_like(self.outline)
        h, w = piece.solid.shape
        whole[piece.top : piece.top + h, piece.left : piece.left + w] = piece.solid
        return whole


def sketch(ride: Ride, fine: int = FINE) -> Sketch:
    w, h = BOX[0] * fine, BOX[1] * fine
    y, x = (np.mgrid[0:h, 0:w].astype(np.float32) + 0.5) / np.float32(fine)
    y = y - np.float32(DROP)
    frame = bones(ride.stance)
    rim = np.full((h, w), np.inf, np.float32)
    pieces = []
    for riding, parts in ((False, _horse_parts(frame, ride)), (True, _rider_parts(ride))):
        for role, part in parts:
            rows, columns = _reach(part, fine)
            depth = distance(part, x[rows, columns], y[rows, columns])
            rim[rows, columns] = np.minimum(rim[rows, columns], depth)
            share, light = lighting(depth, y[rows, columns], part.roundness)
            solid, inked = covered(depth, fine), covered(depth - EDGE, fine)
            pieces.append(
                Piece(role, riding, columns.start, rows.start, solid, inked, share, light)
            )
    return Sketch(ride, frame, tuple(pieces), covered(rim - RIM, fine))


def _reach(part: Part, fine: int) -> tuple[slice, slice]:
    """The rows and columns that a part with its outline may touch."""
    room = RIM + 2
    joints = [joint for limb in part.limbs for joint in limb]

    def between(low: float, high: float, size: int) -> slice:
        return slice(max(0, int((low - room) * fine)), min(size * fine, int((high + room) * fine)))

    across = between(min(x - r for x, _, r in joints), max(x + r for x, _, r in joints), BOX[0])
    down_ = between(
        min(y - r for _, y, r in joints) + DROP, max(y + r for _, y, r in joints) + DROP, BOX[1]
    )
    return down_, across


def _part(limbs: Sequence[Limb], melt: float, roundness: float = 9.0) -> Part:
    return Part(tuple(limbs), INK, INK, melt, roundness)


def _horse_parts(frame: Bones, ride: Ride) -> list[tuple[str, Part]]:
    """From the back to the front."""
    return [
        ("tail", _part(frame.tail, 4, 5)),
        ("far-ear", _part(frame.ears[:1], 0, 3)),
        ("far-boot", _part((rider(ride).far_leg,), 2, 5)),
        ("far", _part(frame.far, 4)),
        ("far-points", _part(_points(frame.far), 0)),
        ("far-hoof", _part(_hooves(frame.far), 0, 3)),
        ("body", _part((*frame.trunk, *frame.neck, *frame.near), 6)),
        ("points", _part(_points(frame.near), 0)),
        ("blaze", _part((frame.blaze,), 0)),
        ("hoof", _part(_hooves(frame.near), 0, 3)),
        ("mane", _part(frame.mane, 3, 4)),
        ("ear", _part(frame.ears[1:], 0, 3)),
    ]


def _rider_parts(ride: Ride) -> list[tuple[str, Part]]:
    one = rider(ride)
    x, y = one.head
    return [
        ("far-sleeve", _part((one.far_arm,), 2, 5)),
        ("jacket", _part((one.body,), 3, 8)),
        ("trousers", _part((one.thigh,), 3, 7)),
        ("boot", _part(one.boot, 2, 5)),
        ("scarf", _part(one.scarf, 2, 4)),
        ("skin", _part((((x, y, 7.4), (x + 2, y + 2, 6.8)),), 2, 6)),
        ("sleeve", _part((one.arm,), 2, 5)),
        ("hand", _part(((((*one.hand, 3.8)), (one.hand[0] + 1, one.hand[1], 3.6)),), 0, 4)),
        ("hat", _part(_hat(x, y), 4, 5)),
    ]


def _hat(x: float, y: float) -> tuple[Limb, ...]:
    """A wide brim, turned up behind, pulled down in front."""
    brim = (
        (x - 17, y - 10, 1.6),
        (x - 9, y - 6.6, 2.6),
        (x + 3, y - 6, 2.8),
        (x + 17, y - 5.4, 1.5),
    )
    crown = ((x - 4.5, y - 12, 5.6), (x + 0.5, y - 13, 5.0), (x + 5, y - 11.6, 5.0))
    return (brim, crown)


def _hooves(legs: tuple[Limb, ...]) -> tuple[Limb, ...]:
    """The last bone of each leg ends in a hoof."""
    ends: list[Limb] = []
    for leg in legs:
        (x0, y0, _), (x1, y1, r) = leg[-2:]
        ends.append((((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3, r * 0.95), (x1, y1, r * 1.1)))
    return tuple(ends)


def _points(legs: tuple[Limb, ...]) -> tuple[Limb, ...]:
    """Below the knee; a little wider than the leg, which cuts them off."""
    return tuple(tuple((x, y, r + 0.8) for x, y, r in leg[2:]) for leg in legs)


def racer(drawn: Sketch, coat: Coat, fine: int = FINE) -> Array:
    """The moment in these colours, `fine` pixels to the unit."""
    body = drawn.mask("body")
    picture = flat(INK, drawn.outline)
    for piece in drawn.of(riding=False):
        picture = _laid(picture, drawn, piece, coat)
        if piece.role == "body" and coat.hide:
            picture = over(picture, _cut(_svg(hide(coat, drawn.ride), fine), body))
    picture = over(picture, _svg(face(drawn.frame) + _tack(drawn.ride, coat), fine))
    for piece in drawn.of(riding=True):
        picture = _laid(picture, drawn, piece, coat)
    return over(picture, _svg(_rider_lines(drawn.ride), fine))


def _laid(picture: Array, drawn: Sketch, piece: Piece, coat: Coat) -> Array:
    """The picture with this piece on it."""
    colours = _colours(piece.role, coat)
    if not colours:
        return picture
    h, w = piece.solid.shape
    rows, columns = slice(piece.top, piece.top + h), slice(piece.left, piece.left + w)
    below, solid = picture[rows, columns], piece.solid
    if piece.role in _MARKINGS:
        solid = solid * drawn.mask(_MARKINGS[piece.role])[rows, columns]
    else:
        below = over(below, flat(INK, piece.inked))
    painted = np.dstack([coloured(*colours, piece.share, piece.light), solid])
    picture[rows, columns] = over(below, painted)
    return picture


def _colours(role: str, coat: Coat) -> tuple[str, str] | None:
    """Upper and lower; nothing for a marking that this coat does not have."""
    light, tone, shade = coat.hair
    far = mix(tone, shade, 0.75)
    marks = {"points": coat.points, "far-points": coat.points, "blaze": coat.blaze}
    if role in marks:
        colour = marks[role] and mix(marks[role], SHADOW, 0.3 if role == "far-points" else 0)
        return (mix(colour, "#fff8e6", 0.12), colour) if colour else None
    own = {
        "tail": (coat.mane[0], coat.mane[2]),
        "mane": (coat.mane[0], coat.mane[1]),
        "far-ear": (tone, shade),
        "ear": (light, tone),
        "far": (far, mix(far, SHADOW, 0.35)),
        "body": (light, mix(tone, shade, 0.4)),
        "scarf": (mix(coat.scarf, "#fff8e6", 0.2), mix(coat.scarf, SHADOW, 0.2)),
        "hand": _DRESS["skin"],
    }
    if role in own:
        return own[role]
    upper, lower = _DRESS[role.removeprefix("far-")]
    return (upper, lower) if not role.startswith("far-") else _darker(upper, lower)


def _darker(upper: str, lower: str) -> tuple[str, str]:
    return mix(upper, SHADOW, 0.35), mix(lower, SHADOW, 0.35)


def _tack(ride: Ride, coat: Coat) -> str:
    """The saddle cloth, which is left empty for the number, and the saddle on it."""
    a, b, c, d = cloth(ride)
    corners = f"M{_at(a)} L{_at(b)} L{_at(c)} L{_at(d)} Z"
    middle = ((a[0] + c[0]) / 2, (a[1] + c[1]) / 2)
    inner = " L".join(
        _at((x + (middle[0] - x) * 0.14, y + (middle[1] - y) * 0.14)) for x, y in (a, b, c, d)
    )
    body = shape(corners, slant("#fffdf6", "#fdf6e4", "#efe2c2"), 1.5 * EDGE)
    return body + line(f"M{inner} Z", 1.6, coat.flag[1], 0.8)


def _at(point: tuple[float, float]) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def _rider_lines(ride: Ride) -> str:
    """Reins, an eye, a band round the hat, a seam."""
    one = rider(ride)
    x, y = one.head
    (hx, hy), (bx, by) = one.rein
    rein = (
        f"M{hx + 2:.1f} {hy:.1f} Q{(hx + bx) / 2:.1f} {(hy + by) / 2 + 6:.1f} {bx - 3:.1f} {by:.1f}"
    )
    band = line(f"M{x - 9:.1f} {y - 10:.1f} L{x + 9.4:.1f} {y - 9.2:.1f}", 2.2, "#e8c27a", 0.9)
    return line(rein, 1.8, "#3d2413") + oval(x + 4.6, y + 0.2, 1.4, 1.7, INK, 0) + band


def _cut(picture: Array, mask: Array) -> Array:
    result = picture.copy()
    result[..., 3] *= mask
    return result


def _svg(body: str, fine: int) -> Array:
    lowered = moved(body, 0, DROP)
    return draw(svg(lowered, *BOX, gradients(lowered)), (BOX[0] * fine, BOX[1] * fine))


def small(picture: Array) -> Array:
    """At the size of a sprite."""
    return resize(picture, *BOX)


def moments() -> dict[str, Ride]:
    """What each picture shows, by the middle of its name and its number."""
    rides = {f"gallop-{number}": gallop(number) for number in range(FRAMES)}
    rides["stand"] = stand()
    return rides | {f"refuse-{number}": refusal(number) for number in range(REFUSALS)}


def main() -> None:
    for moment, ride in moments().items():
        drawn = sketch(ride)
        kind, _, number = moment.partition("-")
        for name, coat in COATS.items():
            ending = f"-{number}" if number else ""
            save(small(racer(drawn, coat)), f"derby/{kind}-{name}{ending}", False, 90)


if __name__ == "__main__":
    main()
