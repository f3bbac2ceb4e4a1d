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
    Cloth(43.9, 42.4, 1.0),
    Cloth(43.9, 41.7, -2.5),
    Cloth(43.9, 41.8, -4.5),
    Cloth(43.9, 43.7, -3.9),
    Cloth(43.9, 44.9, -1.0),
    Cloth(43.9, 44.3, 2.5),
    Cloth(43.9, 42.5, 4.5),
    Cloth(43.9, 41.9, 3.9),
)
STAND = Cloth(43.9, 41.9, 0.0)
REFUSE = (Cloth(43.9, 44.6, 3.0), Cloth(43.9, 49.7, 10.0), Cloth(44.4, 46.0, 27.0))


def cloth_of(picture: str) -> Cloth:
    """`picture`: such as derby/gallop-red-3 or derby/stand-red."""
    manner, *which = picture.rpartition("/")[2].split("-")
    if manner == "stand":
        return STAND
    return (GALLOP if manner == "gallop" else REFUSE)[int(which[-1])]
