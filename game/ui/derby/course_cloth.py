"""Where the saddle cloth is on the pictures of the horses: the number is written there. As they are
drawn by `sprites/scripts/derby_gaits.py`; a test holds both together."""

from __future__ import annotations

from typing import NamedTuple

PICTURE = (108.0, 84.0)
GROUND = 78.0  # where the hooves are


class Cloth(NamedTuple):
    """The middle of what is seen of it, and how far it is turned, in degrees."""

    x: float
    y: float
    turn: float


GALLOP = (
    Cloth(44.6, 45.9, 2.5),
    Cloth(44.5, 41.9, 4.5),
    Cloth(44.5, 41.6, 3.9),
    Cloth(44.6, 44.1, 1.0),
    Cloth(44.7, 41.7, -2.5),
    Cloth(44.7, 41.2, -4.5),
    Cloth(44.7, 45.2, -3.9),
    Cloth(44.6, 45.0, -1.0),
)
STAND = Cloth(44.6, 42.5, 0.0)
REFUSE = (Cloth(44.5, 44.8, 4.0), Cloth(44.5, 49.7, 9.0), Cloth(43.5, 39.5, 30.0))


def cloth_of(picture: str) -> Cloth:
    """`picture`: such as derby/gallop-red-3 or derby/stand-red."""
    manner, *which = picture.rpartition("/")[2].split("-")
    if manner == "stand":
        return STAND
    return (GALLOP if manner == "gallop" else REFUSE)[int(which[-1])]
