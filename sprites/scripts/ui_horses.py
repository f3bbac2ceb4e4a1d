"""Horses and riders in several poses, facing right in a box of 200 by 160 units."""

from dataclasses import dataclass

from kit import mix
from kit.palette import SHADOW
from ui_limbs import Limb, Part

BOX = (200.0, 160.0)


@dataclass(frozen=True)
class Coat:
    upper: str
    lower: str
    mane: str


BAY = Coat("#cf8f4f", "#84491f", "#4a2c17")
WHITE = Coat("#fdf6e4", "#c6b48c", "#f3e7c8")
BLACK = Coat("#5a5a62", "#2a2a30", "#1d1d22")


@dataclass(frozen=True)
class Pose:
    """Limbs of a horse: those behind, the body with those in front, mane and tail."""

    far: tuple[Limb, ...]
    body: tuple[Limb, ...]
    mane: tuple[Limb, ...]
    tail: tuple[Limb, ...]
    hooves: tuple[Limb, ...]
    eye: tuple[float, float]
    nostril: tuple[float, float]


FLYING_MANE: tuple[Limb, ...] = (
    ((143, 39, 3.6), (132, 49, 4.6), (121, 62, 4), (110, 68, 1)),
    ((137, 42, 3.6), (122, 45, 1.2)),
    ((129, 50, 4), (112, 55, 1.2)),
)
FLYING_TAIL: tuple[Limb, ...] = (
    ((46, 76, 5), (32, 68, 6), (18, 71, 5.6), (4, 81, 1)),
    ((32, 69, 5), (12, 63, 1)),
)
RUNNING_TRUNK: tuple[Limb, ...] = (
    ((60, 83, 15.5), (88, 86, 14), (114, 84, 16.5)),
    ((116, 77, 13), (132, 60, 9), (146, 47, 7.2)),
    ((146, 48, 7.4), (156, 56, 5.8), (167, 65, 4.4)),
    ((149, 55, 5.4), (153, 59, 4.8)),
    ((144, 42, 2.8), (146, 33, 1)),
)

GALLOP = Pose(  # stretched out, all hooves off the ground
    far=(
        ((64, 89, 11), (72, 108, 7), (57, 119, 4.2), (47, 136, 3), (43, 141, 3.6)),
        ((120, 90, 10), (144, 98, 6), (161, 91, 4.2), (162, 107, 3), (157, 113, 3.4)),
    ),
    body=(
        *RUNNING_TRUNK,
        ((58, 87, 15), (48, 104, 8.2), (31, 110, 4.6), (15, 121, 3.1), (10, 126, 3.6)),
        ((116, 91, 13), (130, 109, 7), (150, 116, 4.5), (168, 122, 3), (174, 124, 3.4)),
    ),
    mane=FLYING_MANE,
    tail=FLYING_TAIL,
    hooves=(((11, 125, 3.4), (7, 130, 3.6)), ((172, 123, 3.2), (178, 126, 3.4))),
    eye=(155, 52),
    nostril=(167, 64),
)
STAND = Pose(
    far=(
        ((64, 88, 12), (67, 107, 7), (61, 122, 4.4), (65, 139, 3.2), (67, 146, 3.6)),
        ((122, 92, 10), (128, 108, 6), (128, 122, 4.2), (126, 137, 3.1), (129, 145, 3.6)),
    ),
    body=(
        ((58, 84, 16), (86, 87, 15), (113, 84, 17)),
        ((117, 77, 13), (130, 55, 9.4), (139, 37, 7.6)),
        ((139, 38, 7.8), (148, 47, 6), (158, 59, 4.7)),
        ((142, 46, 5.6), (146, 50, 5)),
        ((137, 31, 3), (138, 21, 1)),
        ((58, 88, 15), (54, 108, 8.6), (46, 124, 4.8), (49, 141, 3.4), (51, 148, 3.8)),
        ((115, 92, 13), (118, 110, 7), (117, 125, 4.7), (117, 141, 3.3), (119, 148, 3.8)),
    ),
    mane=(
        ((135, 29, 3.8), (124, 46, 5), (113, 62, 5), (105, 74, 2)),
        ((126, 44, 4), (114, 52, 1.4)),
        ((141, 30, 2.6), (147, 38, 1.2)),
    ),
    tail=(((44, 76, 5), (34, 92, 6.4), (32, 116, 5), (27, 131, 1)),),
    hooves=(((50, 148, 3.6), (54, 151, 4)), ((118, 148, 3.6), (122, 151, 4))),
    eye=(147, 43),
    nostril=(158, 58),
)


def spot(at: tuple[float, float], r: float, colour: str) -> Part:
    """A small round mark without an outline."""
    return Part((((*at, r), (at[0] + 0.1, at[1], r)),), colour, colour, inked=False)


def horse(pose: Pose, coat: Coat) -> list[Part]:
    shade = mix(coat.lower, SHADOW, 0.3)
    return [
        Part(pose.tail, coat.mane, mix(coat.mane, SHADOW, 0.3), melt=4, roundness=5),
        Part(pose.far, shade, mix(shade, SHADOW, 0.25), melt=4),
        Part(pose.body, coat.upper, coat.lower, melt=7),
        Part(pose.mane, coat.mane, mix(coat.mane, SHADOW, 0.25), melt=3, roundness=4),
        Part(pose.hooves, "#4a2c17", "#2b1a10", roundness=3),
        spot(pose.eye, 2, SHADOW),
        spot((pose.eye[0] - 0.6, pose.eye[1] - 0.7), 0.6, "#fff8e6"),
        spot(pose.nostril, 1, SHADOW),
    ]


def tack(cloth: str) -> list[Part]:
    """Saddle and the mail bag behind the rider's leg."""
    bag: tuple[Limb, ...] = (((70, 84, 7), (82, 86, 7)), ((71, 94, 6), (82, 95, 6)))
    saddle: tuple[Limb, ...] = (((76, 72, 4), (90, 76, 5), (106, 71, 4)),)
    return [
        Part(saddle, "#8a4f28", "#5a331a", melt=3, roundness=5),
        Part(bag, mix(cloth, "#fff8e6", 0.15), mix(cloth, SHADOW, 0.25), melt=2, roundness=5),
        Part((((66, 88, 1.1), (87, 90, 1.1)),), "#ffe08a", "#d79a22", inked=False),
    ]


def rider(shirt: str, scarf: str) -> list[Part]:
    """A rider leaning into the gallop."""

    def dressed(limbs: tuple[Limb, ...], colour: str, melt: float = 3, round_: float = 6) -> Part:
        return Part(limbs, mix(colour, "#fff8e6", 0.16), mix(colour, SHADOW, 0.28), melt, round_)

    return [
        dressed((((88, 70, 7.6), (106, 80, 6.6), (99, 97, 4.8)),), "#3f566c"),
        dressed((((99, 96, 4.6), (96, 107, 4.4), (105, 110, 3.6)),), "#4a2c17"),
        dressed((((88, 68, 7.6), (92, 56, 7.8), (102, 41, 8.4)),), shirt, 4, 9),
        dressed((((110, 27, 6.6), (113, 30, 6.2)),), "#e8b98a"),
        dressed((((104, 36, 4.2), (110, 36.5, 3.6)), ((103, 36, 3), (90, 33, 1))), scarf, 2, 4),
        dressed((((125, 60, 3.6), (127, 60, 3.6)),), "#e8b98a"),
        dressed((((102, 44, 5), (111, 58, 4.4), (122, 60, 3.6)),), shirt),
        dressed((((97, 21, 2), (111, 23.5, 2.6), (126, 20, 1.8)), HAT_CROWN), "#6d4526", 4, 5),
        spot((116, 27.5), 1.1, SHADOW),
    ]


HAT_CROWN: Limb = ((106, 15, 5.4), (115, 15, 5))
