"""Pictures of the blue cards: what protects, and what answers another card."""

from cards_grounds import contact
from cards_pen import (
    Layer,
    ball,
    box,
    down,
    line,
    mirrored,
    moved,
    oval,
    ring,
    shape,
    slant,
    tint,
    veil,
)
from cards_props import BRASS, STEEL
from kit.palette import CREAM, INK
from mustang_coats import STAR
from western_grounds import W, burst, noon

_GOLD = slant("#fff6cc", "#f2c24a", "#b07a1c")
SKIN = slant("#fbdcb8", "#ecb98a", "#bd7f52")
_RED = slant("#f07a5a", "#c0392b", "#6b1710")


def both(body: str) -> str:
    """The shapes and their mirror image about the middle of the picture."""
    return body + mirrored(body, W / 2)


def sheriff() -> list[Layer]:
    """The star that keeps trouble away."""
    points = ((50, 5), (96, 38), (79, 93), (21, 93), (4, 38))
    balls = "".join(oval(x, y, 7.4, 7.4, _GOLD, 3) for x, y in points)
    star = shape(STAR, _GOLD, 3)
    facets = tint(
        "M50 4 L50 52 L62 37 Z M97 38 L50 52 L69 59 Z M79 93 L50 52 L50 73 Z M21 93 L50 52 L31 59 Z"
        " M3 38 L50 52 L38 37 Z",
        "#8a5a10",
        0.28,
    )
    seal = oval(50, 52, 18.4, 18.4, ball("#fff3c0", "#e8b23c", "#a8721c"), 0) + ring(
        50, 52, 18.4, 2.2, "#7a4e0c"
    )
    seal += ring(50, 52, 14.6, 1, "#7a4e0c")
    hat = moved(
        shape(
            "M-19 5 C-12 10 -8 8 -8 3 C-8 -10 -5 -13 0 -10 C5 -13 8 -10 8 3 C8 8 12 10 19 5"
            " C16 14 8 14 0 14 C-8 14 -16 14 -19 5 Z",
            "#6b3a10",
            0,
        ),
        50,
        51.4,
        0,
        0.62,
    )

    def put(body: str) -> str:
        return moved(body, 180 - 50 * 2.16, 121 - 50 * 2.16, 0, 2.16)

    return [
        *burst("#2b5f84", "#5b93b8", "#e8f6ff", 60),
        Layer(put(balls), 6, 0.5, shadow=6),
        Layer(put(star), 9, 0.45, shadow=7),
        Layer(put(facets), 0),
        Layer(put(seal), 4, 0.3),
        Layer(put(hat), 0),
    ]


def dog() -> list[Layer]:
    """A mastiff in a collar with spikes."""
    coat = slant("#eab877", "#c98a48", "#82501f")
    chest = shape("M92 246 C90 196 120 168 180 168 C240 168 270 196 268 246 Z", coat, 6)
    bib = shape("M144 246 C146 222 160 212 180 212 C200 212 214 222 216 246 Z", "#fbf0d8", 0)
    ear = shape(
        "M118 40 C92 26 64 44 66 84 C70 108 92 108 102 90 L134 58 Z",
        slant("#a5672f", "#7a4519", "#4a260c"),
        6,
    )
    skull = shape(
        "M180 18 C136 18 108 42 106 82 C104 104 92 118 96 144 C104 174 140 186 180 186 C220 186"
        " 256 174 264 144 C268 118 256 104 254 82 C252 42 224 18 180 18 Z",
        coat,
        6,
    )
    muzzle = shape(
        "M180 86 C154 86 136 104 122 128 C106 152 120 182 150 178 C168 177 176 166 180 156 C184"
        " 166 192 177 210 178 C240 182 254 152 238 128 C224 104 206 86 180 86 Z",
        slant("#8a5730", "#60381c", "#3a2010"),
        5,
    )
    nose = shape(
        "M154 100 C164 91 196 91 206 100 C208 118 192 127 180 127 C168 127 152 118 154 100 Z",
        down("#3d3030", "#191112"),
        4,
    )
    marks = line("M180 127 V154", 4.6) + veil(168, 102, 9, 4, "#cfc0bc", 0.85)
    marks += both(
        "".join(oval(x, y, 2.4, 2.4, INK, 0) for x, y in ((140, 146), (150, 156), (136, 158)))
    )
    eyes = both(
        oval(145, 78, 11, 10, "#f6d27a", 4)
        + oval(147, 79, 6, 6.6, INK, 0)
        + veil(144.6, 76, 2.2, 2.2, CREAM, 1)
    )
    brows = both(line("M122 62 C136 52 152 58 164 72", 6.4, "#5c3517"))
    brows += line("M170 34 C174 46 174 54 171 64 M190 34 C186 46 186 54 189 64", 4, "#7a4a22", 0.7)
    collar = shape(
        "M104 188 C136 216 224 216 256 188 L262 210 C226 240 134 240 98 210 Z", _RED, 5.4
    )
    spikes = "".join(
        moved(shape("M-9 6 L0 -17 L9 6 Z", STEEL, 4), x, y, turn)
        for x, y, turn in ((116, 207, 24), (146, 219, 12), (214, 219, -12), (244, 207, -24))
    )
    tag = oval(180, 226, 14, 14, _GOLD, 4.4) + moved(shape(STAR, "#8a5a10", 0), 170.5, 216, 0, 0.19)
    return [
        *noon(),
        contact(184, 236, 120, 10),
        Layer(chest, 10, 0.08, shadow=5),
        Layer(bib, 0),
        Layer(both(ear), 8, 0.1, shadow=4),
        Layer(collar, 5, 0.14, shadow=4),
        Layer(spikes, 4, 0.5, shadow=3),
        Layer(skull, 14, 0.1, shadow=5),
        Layer(muzzle, 10, 0.12, shadow=4),
        Layer(nose, 6, 0.4),
        Layer(marks + eyes + brows, 0),
        Layer(tag, 3, 0.4, shadow=3),
    ]


def joker() -> list[Layer]:
    """A fool's cap and a grin: one card comes to nothing."""
    wing = shape("M116 142 C72 124 62 84 32 104 C38 58 98 44 136 84 L150 142 Z", _RED, 6)
    crown = shape("M132 84 C140 44 162 22 180 16 C198 22 220 44 228 84 L246 142 H114 Z", _GOLD, 6)
    seam = line("M180 18 V138", 3.4, "#8a5a10", 0.6) + "".join(
        shape(f"M{x} {y - 11} l8 11 l-8 11 l-8 -11 Z", "#a5281b", 0)
        for x, y in ((154, 92), (206, 92), (180, 66), (180, 116))
    )
    bells = "".join(
        oval(x, y, 14, 14, _GOLD, 5)
        + oval(x, y + 4, 2.8, 2.8, INK, 0)
        + line(f"M{x} {y + 5} v7", 3)
        for x, y in ((32, 108), (328, 108), (180, 16))
    )
    face = shape("M120 148 C120 206 150 226 180 226 C210 226 240 206 240 148 Z", SKIN, 6)
    cuff = shape("M104 130 H256 L252 156 H108 Z", down("#fffaf0", "#dccba0"), 5.4)
    eyes = "".join(
        shape(f"M{x} 157 l9 14 l-9 14 l-9 -14 Z", "#3f6f9a", 3)
        + oval(x, 171, 4.4, 4.8, INK, 0)
        + veil(x - 1.6, 169.4, 1.6, 1.6, CREAM, 1)
        for x in (153, 207)
    )
    grin = shape("M144 192 C160 220 200 220 216 192 C196 202 164 202 144 192 Z", "#fffaf0", 4.4)
    lips = line("M138 188 C142 194 146 194 148 192 M222 188 C218 194 214 194 212 192", 4)
    nose = oval(180, 188, 8, 7.4, ball("#ff9a80", "#d0402c", "#8f1f16"), 4)
    cheeks = veil(136, 190, 8, 6, "#e0664a", 0.5) + veil(224, 190, 8, 6, "#e0664a", 0.5)
    return [
        *burst("#5d4a86", "#8f78b8", "#f6e8ff", 60),
        Layer(both(wing), 10, 0.16, shadow=6),
        Layer(face, 10, 0.06, shadow=4),
        Layer(cheeks + eyes, 0),
        Layer(grin + lips, 2),
        Layer(nose, 4, 0.4),
        Layer(crown, 10, 0.2, shadow=5),
        Layer(seam, 0),
        Layer(cuff, 5, 0.1, shadow=4),
        Layer(bells, 5, 0.5, shadow=4),
    ]


def hat() -> list[Layer]:
    """Ten gallons at least."""
    felt = slant("#c08a54", "#835329", "#472810")
    crown = shape(
        "M108 162 C98 78 112 20 148 24 C164 26 168 40 180 40 C192 40 196 26 212 24 C248 20 262 78"
        " 252 162 Z",
        felt,
        6.4,
    )
    dent = line("M164 34 C158 54 158 72 164 92 M196 34 C202 54 202 72 196 92", 4.4, "#3a1f0c", 0.5)
    band = shape("M105 134 C144 156 216 156 255 134 L253 164 C216 184 144 184 107 164 Z", _RED, 5)
    buckle = box(164, 147, 32, 30, BRASS, 4.6, 4) + box(172, 154, 16, 16, "#8f2116", 3, 2)
    brim = shape(
        "M22 122 C40 176 80 168 106 158 C144 182 216 182 254 158 C280 168 320 176 338 122 C334 194"
        " 262 214 180 214 C98 214 26 194 22 122 Z",
        down("#b07c48", "#7c4d28", "#43260f"),
        6.4,
    )
    edge = line("M40 160 C74 196 128 202 180 202 C232 202 286 196 320 160", 3.4, "#e0b070", 0.6)
    light = line("M124 118 C120 84 124 56 140 42", 6, "#e8c08a", 0.6)
    return [
        *burst("#d89a3e", "#f4cd84", "#fff8d8"),
        contact(184, 216, 150, 14),
        Layer(crown, 16, 0.12, shadow=4),
        Layer(dent + light, 0),
        Layer(band, 4, 0.12),
        Layer(buckle, 3, 0.5, shadow=2),
        Layer(brim, 9, 0.12, shadow=5),
        Layer(edge, 0),
    ]
