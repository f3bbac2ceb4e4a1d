"""Things and materials that several card pictures share."""

from cards_pen import ball, box, down, moved, shape, slant
from kit import mix
from kit.palette import CREAM, INK

STAR = "M0 -50 L14 -17 L49 -15 L22 7 L31 41 L0 22 L-31 41 L-22 7 L-49 -15 L-14 -17 Z"
BRASS = down("#fff3c0", "#e8b23c", "#b07a1c", "#7a4e0c")
STEEL = slant("#eef2f2", "#9aa5ac", "#4c555e")
# Faces of the dice, each in a box of 100.
LETTER = {
    "A": (
        "M38 6 H62 L86 80 H94 V94 H62 V80 H69 L65 66 H35 L31 80 H38 V94 H6 V80 H14 Z"
        " M39 52 H61 L50 20 Z"
    ),
    "K": (
        "M6 6 H42 V20 H35 V42 L62 20 H56 V6 H92 V20 H84 L58 41 L86 80 H94 V94 H60 L35 57 V80 H42"
        " V94 H6 V80 H14 V20 H6 Z"
    ),
    "J": (
        "M34 6 H88 V20 H78 V62 C78 84 64 96 42 96 C22 96 10 84 10 64 H32 C32 74 36 80 43 80"
        " C52 80 56 74 56 64 V20 H34 Z"
    ),
    "9": (
        "M50 4 C78 4 92 24 92 48 C92 78 70 96 40 96 C28 96 20 92 14 88 L20 72 C34 82 64 84 70 60"
        " C62 66 54 68 46 68 C24 68 8 56 8 36 C8 16 26 4 50 4 Z"
        " M50 20 C38 20 30 27 30 36 C30 46 38 52 50 52 C62 52 70 46 70 36 C70 27 62 20 50 20 Z"
    ),
}


def on_face(
    body: str, corner: tuple[float, float], along: tuple[float, float], deep: tuple[float, float]
) -> str:
    """Shapes in a box of 100 laid on the face of a cube: its corner and its two edges."""
    numbers = (along[0] / 100, along[1] / 100, deep[0] / 100, deep[1] / 100, *corner)
    return f'<g transform="matrix({" ".join(f"{n:.3f}" for n in numbers)})">{body}</g>'


def small_die(x: float, y: float, turn: float, size: float) -> str:
    """A die of the game, three faces seen, about 60 units large."""
    body = shape("M-30 -14 L2 -30 L32 -16 L30 18 L0 34 L-28 20 Z", "#e8dcc0", 5)
    body += shape("M-29 -14 L2 -29 L31 -16 L1 -1 Z", "#fffaf0", 0)
    body += shape("M-29 -13 L0 1 V33 L-27 19 Z", "#f0e4c6", 0)
    body += shape("M3 1 L31 -14 L29 18 L2 33 Z", "#bda67a", 0)
    body += on_face(shape(LETTER["A"], "#a5281b", 0), (-25, -4), (20, 10), (1, 24))
    body += on_face(shape(LETTER["K"], INK, 0), (6, 6), (20, -11), (-1, 22))
    body += on_face(shape(LETTER["9"], INK, 0), (-13, -15), (15, -7), (15, 7))
    return moved(body, x, y, turn, size)


def drop(x: float, y: float, turn: float, size: float) -> str:
    """A drop of water, about 44 units high."""
    outline = "M0 -22 C10 -8 14 0 14 8 C14 18 8 22 0 22 C-8 22 -14 18 -14 8 C-14 0 -10 -8 0 -22 Z"
    return moved(shape(outline, ball("#eefafa", "#74c0d4", "#33829f"), 4.5), x, y, turn, size)


def bottle(x: float, y: float, colour: str) -> str:
    """A bottle that stands on a shelf at x, y."""
    outline = (
        f"M{x - 15} {y} V{y - 36} C{x - 15} {y - 48} {x - 6} {y - 48} {x - 6} {y - 58} "
        f"V{y - 78} H{x + 6} V{y - 58} C{x + 6} {y - 48} {x + 15} {y - 48} {x + 15} {y - 36} "
        f"V{y} Z"
    )
    label = box(x - 11, y - 30, 22, 18, CREAM, 2.4)
    return (
        shape(outline, slant(mix(colour, CREAM, 0.4), colour, mix(colour, INK, 0.45)), 4.5) + label
    )
