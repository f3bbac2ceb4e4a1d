"""What tells a racer's hide without its colour: patches, a spotted blanket; eye and nostril."""

from cards_pen import moved, oval, shape, veil
from derby_coats import Coat
from derby_gaits import Ride
from kit.palette import INK
from mustang_gaits import Bones, on_trunk

_PATCHES = (
    "M-54 -10 C-46 -12 -38 -10 -36 -2 C-35 6 -28 8 -31 18 C-34 30 -50 30 -54 16 Z"
    " M13 -26 C22 -30 32 -22 29 -10 C27 0 38 6 32 18 C26 30 8 22 13 8 C16 -2 7 -14 13 -26 Z"
    " M30 -52 C42 -58 52 -44 49 -32 C46 -20 34 -14 31 -24 C29 -32 24 -46 30 -52 Z"
    " M60 -40 C68 -42 74 -34 70 -28 C64 -26 58 -32 60 -40 Z"
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
