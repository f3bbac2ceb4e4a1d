"""Parts of a face in a box of 200 units: head, neck, eyes, brows, nose, mouth."""

from dataclasses import dataclass

from cards_pen import Layer, down, glow, line, mirrored, moved, oval, shape, slant, tint, veil
from kit import mix
from kit.palette import CREAM, INK, RED_DARK

HEADS = {
    "round": "M61 92 C61 52 139 52 139 92 C139 130 122 156 100 156 C78 156 61 130 61 92 Z",
    "oval": "M64 92 C62 52 138 52 136 92 C136 124 120 159 100 159 C80 159 64 124 64 92 Z",
    "square": (
        "M61 90 C61 52 139 52 139 90 L137 122 C135 144 119 159 100 159 C81 159 65 144 63 122 Z"
    ),
    "long": "M64 90 C64 52 136 52 136 90 L135 124 C132 147 116 164 100 164 C84 164 68 147 65 124 Z",
    "broad": "M57 94 C56 52 144 52 143 94 C146 136 124 158 100 158 C76 158 54 136 57 94 Z",
}


@dataclass(frozen=True)
class Skin:
    """A complexion."""

    tone: str
    blush: str = "#c8402c"
    lips: str = "#a5402f"

    @property
    def shade(self) -> str:
        return mix(self.tone, "#4a160a", 0.38)

    @property
    def light(self) -> str:
        return mix(self.tone, "#fff0d0", 0.30)


FAIR = Skin("#f3cba4")
ROSY = Skin("#efb691")
OLIVE = Skin("#dfac7c", "#b8402c", "#a5392a")
TAN = Skin("#c68b5a", "#a03a22", "#8c3324")
DEEP = Skin("#774a31", "#7a2418", "#7a2a26")


def head(kind: str, skin: Skin, ears: bool = True) -> Layer:
    """The bare head."""
    ear = oval(60, 110, 8, 12, mix(skin.tone, skin.shade, 0.3), 3.6)
    ear += line("M60 104 C56 107 57 112 61 114", 1.8, INK, 0.45)
    body = (ear + mirrored(ear, 100)) if ears else ""
    face = slant(skin.light, skin.tone, mix(skin.tone, skin.shade, 0.45))
    return Layer(body + shape(HEADS[kind], face, 4.2), relief=13, gloss=0.1, shadow=3)


def neck(skin: Skin, width: float = 22) -> Layer:
    """The neck, in the shadow of the chin."""
    left, right = 100 - width, 100 + width
    body = shape(
        f"M{left} 138 V172 C{left} 186 {right} 186 {right} 172 V138 Z",
        down(mix(skin.tone, skin.shade, 0.75), mix(skin.tone, skin.shade, 0.3)),
        4.2,
    )
    return Layer(body, relief=8)


def eyes(
    skin: Skin,
    iris: str = "#4a2c17",
    gaze: tuple[float, float] = (0, 0),
    lid: float = 0.12,
    lashes: bool = False,
    apart: float = 18,
    y: float = 108,
) -> str:
    """Two eyes; `lid` 0 is wide open, 1 is shut; `gaze` moves the pupils."""
    return "".join(
        moved(_eye(skin, iris, gaze, lid, lashes, side), 100 + side * apart, y) for side in (-1, 1)
    )


def _eye(
    skin: Skin, iris: str, gaze: tuple[float, float], lid: float, lashes: bool, side: int
) -> str:
    x, y = gaze
    edge = -8.6 + 12 * lid  # how low the middle of the upper lid hangs
    body = shape("M-11 1 C-7 -9 7 -9 11 1 C7 8 -7 8 -11 1 Z", CREAM, 0)
    body += oval(x, y - 0.4, 5.7, 5.9, iris, 0) + oval(x, y - 0.4, 3.2, 3.4, INK, 0)
    body += oval(x - 1.9, y - 2.6, 1.5, 1.5, CREAM, 0)
    body += shape(
        f"M-11.5 1.5 C-7 -10 7 -10 11.5 1.5 C7 {edge} -7 {edge} -11.5 1.5 Z",
        mix(skin.tone, skin.shade, 0.45),
        0,
    )
    body += line(f"M-11.5 1.5 C-7 {edge} 7 {edge} 11.5 1.5", 3.8)
    body += line("M-8 5.6 C-4 8.2 4 8.2 8 5.6", 1.5, INK, 0.5)
    if lashes:
        body += line(f"M{side * 10.5} 0 L{side * 15.5} -4.5 M{side * 8.5} -3 L{side * 12} -8", 2.6)
    return body


def brows(colour: str, lift: float = 0, tilt: float = 0, width: float = 5, y: float = 92) -> str:
    """Two brows; `tilt` > 0 is stern, < 0 is anxious; `lift` raises the one on the right."""
    body = ""
    for side, up in ((-1, 0.0), (1, lift)):
        inner, outer = y + tilt - up, y - tilt * 0.4 - up * 0.6
        course = (
            f"M{100 + side * 9} {inner} C{100 + side * 15} {inner - 5}"
            f" {100 + side * 24} {outer - 5} {100 + side * 30} {outer + 2}"
        )
        body += line(course, width, colour)
    return body


def nose(skin: Skin, kind: str = "soft") -> str:
    """A nose with its shadow to the right."""
    course, wing = {
        "soft": ("M101 106 C103 114 107 119 105 124 C102 127 97 127 94 124", (105, 118, 4, 8)),
        "strong": ("M97 104 C99 112 109 120 107 126 C103 129 96 129 92 125", (106, 117, 4.5, 10)),
        "small": ("M95 121 C97 125 103 125 105 121", (104, 115, 3.5, 7)),
        "broad": ("M90 122 C89 128 96 128 100 127 C104 128 111 128 110 122", (106, 115, 4, 8)),
    }[kind]
    fine = kind == "small"
    return veil(*wing, skin.shade, 0.38) + line(course, 2.4 if fine else 2.8, INK, 0.7)


def cheeks(skin: Skin, opacity: float = 0.26, y: float = 127) -> str:
    """The colour of health."""
    strong, none = (f"{skin.blush}o{round(100 * share)}" for share in (opacity * 1.5, 0))
    return "".join(oval(x, y, 15, 11, glow(strong, none), 0) for x in (77, 123))


def mouth(skin: Skin, kind: str, y: float = 138, painted: bool = False) -> str:
    """A mouth: what it does with an announcement."""
    lips = "#b02a22" if painted else skin.lips
    body = {
        "shut": line("M88 0 C95 2.5 105 2.5 112 0", 3.6) + line("M94 7 H106", 2, INK, 0.3),
        "smile": line("M84 -3 C91 7 109 7 116 -3", 3.8) + line("M94 9.5 H106", 2, INK, 0.3),
        "smirk": line("M88 2 C98 5 110 2 117 -6", 3.8) + line("M116 -9 L120 -3", 2.4, INK, 0.6),
        "grin": shape("M81 -5 C92 0 108 0 119 -5 C116 12 84 12 81 -5 Z", CREAM, 3.6)
        + line("M85 2.4 C94 5.5 106 5.5 115 2.4", 1.5, INK, 0.45),
        "talk": shape("M86 -4 C94 -7 106 -7 114 -4 C113 9 87 9 86 -4 Z", RED_DARK, 3.6)
        + shape("M89 -3.4 C95 -5.4 105 -5.4 111 -3.4 L109.5 0 H90.5 Z", CREAM, 0)
        + veil(100, 4.4, 6.5, 2.2, "#d0604e", 0.9),
        "lips": _lips(lips, 0),
        "smirk-lips": _lips(lips, 4),
        "smile-lips": shape(
            "M83 -4 C90 -6 96 -7 100 -5 C104 -7 110 -6 117 -4 C112 11 88 11 83 -4 Z", lips, 3
        )
        + shape("M87 -3.2 C96 -1.6 104 -1.6 113 -3.2 C109 4.4 91 4.4 87 -3.2 Z", CREAM, 1.6),
    }[kind]
    return moved(body, 0, y)


def _lips(colour: str, rise: float) -> str:
    """Closed lips; the corner on the right is raised by `rise`."""
    body = shape(
        f"M87 -2 C92 -4.5 97 -5.5 100 -3.5 C103 -5.5 108 -4.5 113 {-2 - rise} C109 7 93 8 87 -2 Z",
        colour,
        2.4,
    )
    body += line(f"M85 -3 C94 2.5 106 2.5 115 {-3 - rise}", 2.4)
    return body + line("M96 4.4 C99 5.4 102 5.2 104 4.2", 1.6, CREAM, 0.6)


def lines_of_age(strength: float = 0.4) -> str:
    """Wrinkles beside the mouth and under the eyes."""
    return line(
        "M80 120 C76 126 77 132 80 137 M120 120 C124 126 123 132 120 137", 2.1, INK, strength
    ) + line("M74 118 C79 121 85 121 89 118 M111 118 C115 121 121 121 126 118", 1.7, INK, strength)


def freckles() -> str:
    """A handful on either cheek and the nose."""
    left = ((70, 120), (76, 124), (82, 120), (74, 129), (81, 128), (97, 116))
    right = ((103, 118), (118, 121), (124, 125), (130, 120), (119, 128), (126, 130))
    return "".join(veil(x, y, 1.7, 1.6, "#a04a20", 0.75) for x, y in left + right)


def brim_shade(low: float = 96, opacity: float = 0.34) -> str:
    """The shadow of a hat on the brow."""
    return tint(
        f"M63 76 H137 V{low - 5} C120 {low + 3} 80 {low + 3} 63 {low - 5} Z", "#3a1408", opacity
    )
