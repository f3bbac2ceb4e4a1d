"""Riders, seen from above in any heading and any fall."""

from collections.abc import Iterator

from kit import RIDERS, mix, save, sheet
from kit.types import Array
from pieces_turned import grained
from tracing.cameras import plan_oblique
from tracing.poses import Pose, resting_tilt, tipped, upright
from tracing.shapes import Point, Shape, ball, disc, egg, limb, melt
from tracing.sketches import Part, Sketch, Style, sketch

FOOT = 10.0  # mm, radius; the rider is 30 mm high
STANDING_CELL = 244  # pixels
FALLING_CELL = 368
PIXELS_A_MM = 3.6
HEADINGS = 16
FALL_HEADINGS = (0, 180)
FALL_DIRECTIONS = 8
FALL_TILTS = (25, 50, 72, 90)  # degrees; the last is shown as the rest it comes to


def rider_sheets() -> None:
    standing = [_sketch(upright(n * 360 / HEADINGS), STANDING_CELL) for n in range(HEADINGS)]
    falling = [_sketch(pose, FALLING_CELL) for pose in _falls()]
    for colour in RIDERS:
        paints = _paints(colour)
        save(_sheet(standing, paints, 4), f"pieces/rider-{colour}", lossless=False)
        for direction in range(FALL_DIRECTIONS):
            # A piece falls in one direction: a strip for each is loaded at once, a sheet is not.
            strip = _sheet(falling[direction::FALL_DIRECTIONS], paints, 1)
            save(strip, f"pieces/rider-{colour}-fall-{direction}", lossless=False)


def rider_parts() -> list[Part]:
    """A carved rider on a round base, looking east."""
    return [*_base(), *_horse(), *_tack(), *_cowboy()]


def _sheet(sketches: list[Sketch], paints: dict[str, str], columns: int) -> Array:
    return sheet([one.coloured(paints) for one in sketches], columns)


def _sketch(pose: Pose, cell: int) -> Sketch:
    camera = plan_oblique(cell / PIXELS_A_MM / 2, cell)
    return sketch(rider_parts(), camera, pose, supersampling=3, style=Style())


def _falls() -> Iterator[Pose]:
    above_the_foot = [part.shape for part in rider_parts() if part.colour not in ("base", "top")]
    for heading in FALL_HEADINGS:
        directions = [k * 360 / FALL_DIRECTIONS for k in range(FALL_DIRECTIONS)]
        rests = [resting_tilt(above_the_foot, heading, d, FOOT) for d in directions]
        for tilt in FALL_TILTS:
            for direction, rest in zip(directions, rests, strict=True):
                yield tipped(heading, direction, tilt / FALL_TILTS[-1] * rest, FOOT)


def _paints(colour: str) -> dict[str, str]:
    base, dark, light = RIDERS[colour]
    felt = mix("#8a5a34", base, 0.5)
    return {
        "base": base,
        "top": light,
        "coat": "#c98b4c",
        "mane": "#4a2c17",
        "leather": "#5a331a",
        "blanket": mix(dark, base, 0.35),
        "shirt": base,
        "scarf": light,
        "jeans": "#3a5068",
        "boots": "#3d2413",
        "skin": "#e8b98a",
        "felt": felt,
        "crown": mix(felt, "#d9b077", 0.18),
        "band": light,
    }


def _base() -> list[Part]:
    return [
        Part(disc((0, 0, 0), FOOT, 2.6, 0.8), "base"),
        Part(disc((0, 0, 2.3), FOOT - 1.9, 0.5, 0.2), "top"),
    ]


def _horse() -> list[Part]:
    trunk = melt(
        2.2,
        limb((-5, 0, 11.3), (4.6, 0, 11.6), 3.6, 3.4),
        ball((-5.4, 0, 11.9), 3.7),
        limb((5.2, 0, 12.6), (8.9, 0, 18.8), 2.7, 1.9),
        limb((9.0, 0, 19.3), (13.0, 0, 16.8), 1.95, 1.25),
        *_legs(),
    )
    ears = [limb((8.7, y, 20.4), (8.7, y * 1.3, 22.4), 0.65, 0.25) for y in (-0.95, 0.95)]
    mane = melt(0.8, limb((3.8, 0, 15.6), (8.0, 0, 21.2), 1.0), ball((9.4, 0, 21.0), 0.8))
    tail = melt(
        1.2,
        limb((-8.4, 0, 13.4), (-10.0, 0, 11), 1.0, 1.2),
        limb((-10.0, 0, 11), (-10.2, 0, 4.8), 1.2, 0.4),
    )
    eyes = [ball((10.2, y, 19.2), 0.42) for y in (-1.6, 1.6)]
    return [
        Part(trunk, "coat", grained),
        *(Part(ear, "coat") for ear in ears),
        Part(mane, "mane"),
        Part(tail, "mane"),
        *(Part(eye, "boots") for eye in eyes),
    ]


def _legs() -> list[Shape]:
    """The near fore leg lifted a little: it trots."""
    hind = [limb((-5.6, y, 10), (-6.0, y * 1.05, 3.4), 1.8, 1.05) for y in (-2, 2)]
    fore = limb((5.0, 2, 10), (5.6, 2.1, 3.4), 1.6, 1.0)
    knee: Point = (7.4, -2.1, 7.2)
    return [
        *hind,
        fore,
        limb((5.0, -2, 10), knee, 1.6, 1.2),
        limb(knee, (6.4, -2.1, 4.2), 1.2, 0.9),
    ]


def _tack() -> list[Part]:
    blanket = egg((-0.4, 0, 11.9), (4.0, 4.3, 3.9))
    saddle = melt(
        1.0,
        limb((-2.6, 0, 15.3), (2.4, 0, 15.3), 1.7),
        limb((-2.9, 0, 15.6), (-3.2, 0, 17), 1.0),
        ball((2.9, 0, 16.5), 0.8),
    )
    reins = [limb((4.3, y, 18.2), (11.3, y * 1.7, 17.8), 0.32) for y in (-0.9, 0.9)]
    bags = [egg((-4.2, y, 13.2), (1.7, 1.2, 1.7)) for y in (-3.1, 3.1)]
    return [
        Part(blanket, "blanket"),
        Part(saddle, "leather"),
        *(Part(bag, "leather") for bag in bags),
        *(Part(rein, "boots") for rein in reins),
    ]


def _cowboy() -> list[Part]:
    torso = melt(
        1.2,
        limb((-0.2, 0, 16), (-0.3, 0, 19.8), 2.4, 2.6),
        limb((-0.3, -1.9, 20.6), (-0.3, 1.9, 20.6), 1.6),
    )
    parts = [Part(torso, "shirt"), Part(disc((-0.2, 0, 21.4), 2.3, 1.5, 0.7), "scarf")]
    for side in (-1, 1):
        arm = melt(
            0.8,
            limb((-0.2, 3.1 * side, 20.6), (1.9, 3.7 * side, 18), 1.3, 1.1),
            limb((1.9, 3.7 * side, 18), (4.4, 1.1 * side, 17.9), 1.1, 0.9),
        )
        leg = melt(
            0.8,
            limb((0, 3.0 * side, 15), (2.8, 4.0 * side, 12.2), 1.6, 1.4),
            limb((2.8, 4.0 * side, 12.2), (2.0, 4.3 * side, 9.6), 1.4, 1.2),
        )
        boot = melt(
            0.6,
            limb((2.0, 4.3 * side, 9.4), (1.9, 4.3 * side, 7.8), 1.3),
            limb((1.9, 4.3 * side, 7.6), (3.6, 4.5 * side, 7.5), 1.1, 0.9),
        )
        parts += [
            Part(arm, "shirt"),
            Part(ball((4.7, 1.0 * side, 17.9), 1.05), "skin"),
            Part(leg, "jeans"),
            Part(boot, "boots"),
        ]
    return [*parts, *_head()]


def _head() -> list[Part]:
    brim = melt(
        0.9,
        egg((0.1, 0, 25.7), (5.6, 4.7, 0.75)),
        *(limb((-1.5, y, 26.3), (1.5, y, 26.3), 0.65) for y in (-3.9, 3.9)),
    )
    crown = melt(
        0.9,
        limb((0, 0, 26), (0, 0, 27.2), 2.7, 2.3),
        ball((0.5, -0.9, 28.2), 1.5),
        ball((0.5, 0.9, 28.2), 1.5),
        ball((-1, 0, 28.2), 1.5),
    )
    return [
        Part(ball((0.3, 0, 24.2), 2.4), "skin"),
        Part(brim, "felt"),
        Part(crown, "crown"),
        Part(disc((0, 0, 26.1), 2.95, 0.9, 0.3), "band"),
    ]
