"""What grows and stands on which ground, and how much room it wants. Measures in cm."""

from __future__ import annotations

from typing import NamedTuple


class Growth(NamedTuple):
    """Something that grows by itself."""

    size: tuple[float, float]  # its height, from and to
    room: float  # to the printed places
    apart: float  # from the next of any kind


GROWTH = {
    "pine": Growth((0.9, 1.35), 0.35, 0.62),
    "cottonwood": Growth((0.9, 1.25), 0.35, 0.8),
    "cactus": Growth((0.8, 1.25), 0.35, 1.1),
    "sage": Growth((0.28, 0.42), 0.25, 0.8),
    "grass": Growth((0.26, 0.42), 0.12, 0.7),
    "boulders": Growth((0.4, 0.62), 0.35, 1.0),
    "dune": Growth((0.7, 1.15), 0.5, 1.15),
}

# How often each grows on a kind of ground; what is left to 1 stays bare.
FLORA = {
    "prairie": {"grass": 0.5, "cottonwood": 0.07, "pine": 0.05},
    "forest": {"pine": 0.5, "grass": 0.2, "cottonwood": 0.06},
    "rock": {"grass": 0.16, "pine": 0.1, "boulders": 0.08},
    "desert": {"dune": 0.2, "cactus": 0.07, "sage": 0.1, "boulders": 0.03},
    "redland": {"cactus": 0.08, "sage": 0.12, "boulders": 0.06},
    "salt": {},
}

# How much of its size a single thing takes up to each side.
SOLID = {"mesa": 0.85, "compass": 0.55, "houses": 0.7, "wagon": 0.8, "buffalo": 0.7, "skull": 0.7}
# Where a mountain must not touch anything: shares of its size from its foot.
PEAK = ((0.0, 0.1), (-0.55, 0.0), (0.55, 0.0), (-0.25, 0.55), (0.25, 0.55), (0.0, 1.1))
# How high each is in its picture; all are drawn at two pixels to the design unit.
DRAWN_HIGH = {
    "pine": 1.25,
    "cottonwood": 1.15,
    "cactus": 1.1,
    "sage": 0.4,
    "grass": 0.4,
    "boulders": 0.55,
    "dune": 1.0,
    "mesa": 1.7,
    "buffalo": 1.5,
    "wagon": 1.6,
    "houses": 1.6,
    "skull": 1.2,
    "compass": 3.5,
    "sandstone": 2.3,
    "granite": 2.3,
}
# How many pictures there are of each, side by side.
VARIANTS = {
    "pine": 4,
    "cottonwood": 3,
    "cactus": 4,
    "sage": 3,
    "grass": 4,
    "boulders": 3,
    "dune": 3,
    "mesa": 3,
    "buffalo": 2,
    "wagon": 1,
    "houses": 1,
    "skull": 1,
    "compass": 1,
    "sandstone": 5,
    "granite": 5,
}
BELOW_FOOT = 5.0  # design units of a picture below the foot, for the shadow
PATCH_REACH = 0.3  # the share of its picture that a patch of ground reaches to each side
STRIP_SHADE = 7.0  # design units of shadow below the plank with the hands
