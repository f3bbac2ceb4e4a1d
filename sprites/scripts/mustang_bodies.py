"""Whole mustangs, painted in any stance of `mustang_gaits`, and the sheets of their gallop."""

import numpy as np
from cards_pen import gradients, mirrored, moved, oval, shape, veil
from kit import draw, mix, over, resize, save, sheet, svg
from kit.palette import INK, SHADOW
from kit.types import Array
from mustang_coats import COATS, SPECIALS, SUITS
from mustang_gaits import BOX, GROUND, Bones, Stance, bones, gallop
from ui_limbs import Limb, Part, figure

FRAMES = 6
CELL = (96, 64)  # of a sheet, in design units
FINE = 2
EDGE = 2.4  # outline in units of the box
_HOOF = ("#5a3a20", "#2b1a10")


def mustang(name: str, stance: Stance, scale: float, leftwards: bool = False) -> Array:
    """A mustang in the box of the gaits, `scale` pixels to the unit; it looks right or left."""
    coat, frame, edge = COATS[name], bones(stance), EDGE
    hide = _hide(name, frame, stance)
    if leftwards:
        frame, hide = _turned_round(frame), mirrored(hide, BOX[0] / 2)
    light, tone, shade = coat.hair
    far = mix(tone, shade, 0.75)
    mane = _part(frame.mane, (coat.mane[0], coat.mane[1]), melt=3, roundness=4)
    tail = _part(frame.tail, (coat.mane[0], coat.mane[2]), melt=4, roundness=5)
    hind = [
        tail,
        _part(frame.ears[:1], (tone, shade), melt=0, roundness=3),
        _part(frame.far, (far, mix(far, SHADOW, 0.35)), melt=4),
        *_hooves(frame.far, 0.25),
    ]
    picture = figure(hind, BOX, scale, edge)
    picture = over(picture, _points(name, frame.far, scale, 0.3))
    body = _part((*frame.trunk, *frame.neck, *frame.near), (light, mix(tone, shade, 0.35)), melt=6)
    picture = over(picture, figure([body], BOX, scale, edge))
    mask = figure([Part(body.limbs, INK, INK, body.melt, inked=False)], BOX, scale, 0)[..., 3]
    picture = over(picture, _masked(_drawn(hide, scale), mask))
    if name == "chestnut":
        blaze = Part((frame.blaze,), "#fffaf0", "#fff0d8", melt=0, inked=False)
        picture = over(picture, _masked(figure([blaze], BOX, scale, 0), mask))
    picture = over(picture, _masked(_points(name, frame.near, scale, 0.0), mask))
    near_ear = _part(frame.ears[1:], (light, tone), melt=0, roundness=3)
    front = [*_hooves(frame.near, 0.0), mane, near_ear]
    picture = over(picture, figure(front, BOX, scale, edge * 0.8))
    return over(picture, _drawn(_face(name, frame), scale))


def _part(
    limbs: tuple[Limb, ...], colours: tuple[str, str], melt: float, roundness: float = 9
) -> Part:
    return Part(limbs, *colours, melt=melt, roundness=roundness)


def _turned_round(frame: Bones) -> Bones:
    """The same horse facing left, before it is lit."""
    w = BOX[0]

    def limb(chain: Limb) -> Limb:
        return tuple((w - x, y, r) for x, y, r in chain)

    def limbs(chains: tuple[Limb, ...]) -> tuple[Limb, ...]:
        return tuple(limb(chain) for chain in chains)

    return Bones(
        trunk=limbs(frame.trunk),
        neck=limbs(frame.neck),
        ears=(limb(frame.ears[0]), limb(frame.ears[1])),
        near=limbs(frame.near),
        far=limbs(frame.far),
        mane=limbs(frame.mane),
        tail=limbs(frame.tail),
        eye=(w - frame.eye[0], frame.eye[1]),
        nostril=(w - frame.nostril[0], frame.nostril[1]),
        blaze=limb(frame.blaze),
    )


def _hooves(legs: tuple[Limb, ...], dark: float) -> list[Part]:
    """The last bone of each leg ends in a hoof."""
    ends: list[Limb] = []
    for leg in legs:
        (x0, y0, _), (x1, y1, r) = leg[-2:]
        ends.append((((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3, r * 0.9), (x1, y1, r * 1.05)))
    upper, lower = (mix(colour, SHADOW, dark) for colour in _HOOF)
    return [Part(tuple(ends), upper, lower, melt=0, roundness=3)]


def _points(name: str, legs: tuple[Limb, ...], scale: float, dark: float) -> Array:
    """Dark or white below the knee."""
    colour = {"bay": "#2b1a12", "chestnut": "#fff4e0", "pinto": "#fffaf0", "grey": "#4a535c"}.get(
        name
    )
    if colour is None:
        return np.zeros((round(BOX[1] * scale), round(BOX[0] * scale), 4), np.float32)
    colour = mix(colour, SHADOW, dark)
    low = 2 if name in ("bay", "grey") else 3
    ends = tuple(leg[low:] if low == 2 else _lower_half(leg) for leg in legs)
    swollen = tuple(tuple((x, y, r + 0.6) for x, y, r in limb) for limb in ends)
    return figure(
        [Part(swollen, mix(colour, "#fff8e6", 0.12), colour, melt=0, inked=False)], BOX, scale, 0
    )


def _lower_half(leg: Limb) -> Limb:
    (x0, y0, r0), (x1, y1, r1) = leg[2:4]
    return (((x0 + x1) / 2, (y0 + y1) / 2, (r0 + r1) / 2), *leg[3:])


def _hide(name: str, frame: Bones, stance: Stance) -> str:
    """Marks on trunk and neck, about the middle of the trunk."""
    (left, top, _), (right, low, _) = frame.trunk[0][0], frame.trunk[0][-1]
    middle, size = ((left + right) / 2, (top + low) / 2), stance.build.trunk
    if name == "grey":
        spots = "".join(veil(x, y, r, r * 0.9, "#f4f6f4", 0.8) for x, y, r in _DAPPLES)
    elif name == "pinto":
        spots = shape(_PATCHES, "#8a4d22", 0)
    else:
        return ""
    return moved(spots, *middle, -stance.pitch, size)


_DAPPLES = (
    (-34, -8, 3.2),
    (-26, -12, 2.8),
    (-30, 1, 3.4),
    (-20, -3, 3),
    (-22, 8, 3),
    (-12, -8, 2.8),
    (-10, 3, 3),
    (-1, -4, 2.8),
    (2, 6, 3),
    (10, -7, 3),
    (14, 3, 3.2),
    (22, -9, 3),
    (24, 1, 3),
    (24, 11, 3),
    (32, -16, 2.8),
    (-36, 10, 3),
    (34, -4, 2.8),
    (40, -26, 2.4),
)
_PATCHES = (
    "M-46 -18 C-34 -26 -20 -20 -22 -10 C-24 0 -14 4 -20 12 C-28 20 -44 14 -48 2 Z"
    " M-6 -22 C4 -26 16 -20 14 -10 C12 0 4 2 0 12 C-6 20 -12 6 -8 -2 C-6 -10 -12 -16 -6 -22 Z"
    " M22 -6 C30 -16 44 -12 40 0 C38 10 30 22 22 16 C16 10 18 0 22 -6 Z"
    " M34 -34 C42 -38 50 -30 46 -24 C42 -18 34 -22 34 -34 Z"
)


def _face(name: str, frame: Bones) -> str:
    x, y = frame.eye
    eye = oval(x, y, 2.7, 2.6, INK if name != "midnight" else "#f6d98a", 0)
    eye += (
        veil(x - 0.8, y - 0.9, 0.9, 0.9, "#fff8e6", 0.95)
        if name != "midnight"
        else oval(x + 0.3, y, 1.4, 1.6, INK, 0)
    )
    return eye + veil(*frame.nostril, 1.2, 1.2, COATS[name].lines, 0.9)


def _masked(picture: Array, mask: Array) -> Array:
    result = picture.copy()
    result[..., 3] *= mask
    return result


def _drawn(body: str, scale: float) -> Array:
    size = (round(BOX[0] * scale), round(BOX[1] * scale))
    return draw(svg(body, *BOX, gradients(body)), size)


def run(name: str) -> Array:
    """Six moments of a gallop side by side, each over its shadow on the ground."""
    cells = []
    for number in range(FRAMES):
        stance = gallop(number / FRAMES)
        ground = oval(104, GROUND + 2.5, 60 - 2.4 * stance.lift, 4, SHADOW, 0)
        cell = over(_faint(_drawn(ground, FINE)), mustang(name, stance, FINE))
        cells.append(resize(cell, 2 * CELL[0], 2 * CELL[1]))
    return sheet(cells, FRAMES)


def _faint(picture: Array) -> Array:
    result = picture.copy()
    result[..., 3] *= 0.3
    return result


def main() -> None:
    for name in (*SUITS, *SPECIALS):
        save(run(name), f"mustang/horse-run-{name}", False, 90)


if __name__ == "__main__":
    main()
