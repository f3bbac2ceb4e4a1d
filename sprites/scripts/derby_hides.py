"""What tells a racer's hide without its colour: patches, a spotted blanket; eye and nostril."""

from cards_pen import moved, oval, shape, veil
from derby_coats import Coat
from derby_gaits import Ride
from kit.palette import INK
from mustang_gaits import Bones, on_trunk

_PATCHES = (
    "M-50 -20 C-40 -24 -31 -20 -33 -10 C-36 0 -28 6 -33 16 C-38 26 -50 20 -54 8 Z"
    " M14 -24 C24 -28 34 -18 30 -8 C27 2 36 8 30 17 C24 26 12 18 14 8 C16 -2 8 -14 14 -24 Z"
    " M36 -38 C46 -44 54 -34 50 -27 C46 -20 36 -24 36 -38 Z"
)
_BLANKET = "M-60 -30 H-24 C-20 -22 -26 -14 -24 -6 C-22 4 -30 6 -32 14 C-36 22 -50 20 -60 16 Z"
_SPOTS = (
    (-40, -13, 2.5),
    (-33, -7, 2.2),
    (-42, -3, 2.4),
    (-35, 4, 2.5),
    (-45, 7, 2.1),
    (-30, -15, 1.9),
    (-38, 13, 1.9),
)


def hide(coat: Coat, ride: Ride) -> str:
    """Marks on trunk and neck; what lies outside the body is cut off by the painter."""
    if not coat.hide:
        return ""
    if coat.hide == "patches":
        marks = shape(_PATCHES, coat.spots, 0)
    else:
        marks = shape(_BLANKET, coat.spots, 0) + "".join(
            veil(x, y, r, r * 0.85, coat.hair[2], 0.9) for x, y, r in _SPOTS
        )
    x, y = on_trunk(ride.stance)(0, 0)
    return moved(marks, round(x, 2), round(y, 2), -ride.stance.pitch)


def face(frame: Bones) -> str:
    x, y = frame.eye
    eye = oval(x, y, 2.8, 2.7, INK, 0) + veil(x - 0.8, y - 0.9, 0.9, 0.9, "#fff8e6", 0.95)
    return eye + veil(*frame.nostril, 1.3, 1.2, INK, 0.85)
