"""Pictures of the cards that fool the other shooter: the twin and the wind."""

from cards_grounds import cactus, contact, hills, mesas, plain, sky, sun
from cards_pen import Layer, ball, box, cord, down, glow, line, moved, oval, shape, slant
from cards_props import small_die
from faces_parts import OLIVE, brows, cheeks, eyes, mouth, nose
from kit import mix
from kit.palette import INK


def decoy() -> list[Layer]:
    """Two alike; one is stuffed with straw."""
    straw = "".join(
        cord(f"M{x} {y} l{dx} {dy}", 3.6, "#f4cf6a", 1.7)
        for x, y, dx, dy in (
            (226, 196, -20, 10),
            (228, 204, -16, 20),
            (300, 196, 20, 10),
            (298, 204, 16, 20),
            (236, 212, -8, 22),
            (290, 212, 8, 22),
            (222, 116, -14, 8),
            (304, 116, 14, 8),
        )
    )
    sack = shape(
        "M216 92 C212 60 312 60 308 92 L306 150 C302 178 284 192 262 192 C240 192 222 "
        "178 218 150 Z",
        slant("#f0dca8", "#d0ac6a", "#94703a"),
        6,
    )
    weave = line(
        "M230 108 V168 M246 100 V186 M278 100 V186 M294 108 V168 M222 128 H302 M224 150 "
        "H300 M222 166 H302",
        1.8,
        "#7a5a2a",
        0.4,
    )
    stitched = "".join(line(f"M{x - 7} 115 l14 14 M{x + 7} 115 l-14 14", 5.5) for x in (244, 282))
    stitched += (
        line("M236 160 C250 172 276 172 290 160", 4.5)
        + line("M246 159 l-3 11 M257 164 v11 M269 164 v11 M280 159 l3 11", 3.6)
        + shape("M262 134 L254 148 H270 Z", "#b4552d", 4)
    )
    living = shape(
        "M56 92 C52 56 146 56 142 92 L140 150 C136 180 118 196 99 196 C80 196 62 180 58 150 Z",
        slant(OLIVE.light, OLIVE.tone, mix(OLIVE.tone, OLIVE.shade, 0.5)),
        6,
    )
    ears = oval(56, 128, 9, 14, mix(OLIVE.tone, OLIVE.shade, 0.3), 5) + oval(
        142, 128, 9, 14, mix(OLIVE.tone, OLIVE.shade, 0.4), 5
    )
    looks = moved(
        cheeks(OLIVE, 0.25)
        + eyes(OLIVE, "#4a2c17", gaze=(4.5, 0))
        + brows("#3a2418", lift=4, width=6)
        + nose(OLIVE, "soft")
        + mouth(OLIVE, "smirk", 139),
        -29,
        -14,
        0,
        1.28,
    )
    pole = box(250, 186, 24, 90, slant("#c98a4e", "#7a4522"), 5.5)
    return [
        sky("#2f6f7a", "#6fb0a0", "#f0d890", "#f4b860"),
        sun(182, 150, 30, "#fff0b0"),
        hills(188, "#8a9a4a", 12),
        Layer(_wheat(), 2),
        Layer(moved(pole, 5), 4),
        Layer(_jacket(95) + _jacket(267), 10, shadow=4),
        Layer(moved(straw, 5), 2, shadow=2),
        Layer(moved(ears, -4), 4),
        Layer(moved(living, -4), 14, shadow=3),
        Layer(moved(sack + weave, 5), 14, 0.05, shadow=3),
        Layer(moved(looks, -4) + moved(stitched, 5), 0),
        Layer(_scarf(95) + _scarf(267), 6, 0.12, shadow=4),
        Layer(_hat_crown(95) + _hat_crown(267), 11, 0.16),
        Layer(_hat_brim(95) + _hat_brim(267), 7, 0.16, shadow=7, dark=0.5),
    ]


def _wheat() -> str:
    """A field of ears."""
    ears = ""
    for k in range(30):
        x, y = k * 12.6 - 4, 192 + (k * 7) % 16
        ears += line(f"M{x} 268 L{x + 3} {y}", 3, "#a8802c") + moved(
            oval(0, 0, 4.4, 11, "#f0c85a", 2.2), x + 3, y - 6, 8 - (k % 5) * 4
        )
    return ears


def _jacket(x: float) -> str:
    body = (
        f"M{x - 78} 272 C{x - 74} 216 {x - 44} 200 {x} 198 C{x + 44} 200 {x + 74} 216 "
        f"{x + 78} 272 Z"
    )
    return shape(body, down("#7a8a94", "#4f5f6a", "#2f3a42"), 6) + line(
        f"M{x} 226 V270", 3, INK, 0.6
    )


def _scarf(x: float) -> str:
    outline = (
        f"M{x - 44} 184 C{x - 20} 204 {x + 20} 204 {x + 44} 184 C{x + 50} 200 {x + 42} 212 "
        f"{x + 32} 218 L{x} 250 L{x - 32} 218 C{x - 42} 212 {x - 50} 200 {x - 44} 184 Z"
    )
    return shape(outline, slant("#f07a5a", "#c0392b", "#6b1710"), 5.5)


def _hat_crown(x: float) -> str:
    crown = (
        f"M{x - 52} 84 C{x - 56} 36 {x - 44} 12 {x - 24} 10 C{x - 10} 9 {x - 8} 20 {x} 20 "
        f"C{x + 8} 20 {x + 10} 9 {x + 24} 10 C{x + 44} 12 {x + 56} 36 {x + 52} 84 Z"
    )
    band = (
        f"M{x - 54} 62 C{x - 30} 74 {x + 30} 74 {x + 54} 62 V82 C{x + 30} 94 {x - 30} 94 "
        f"{x - 54} 82 Z"
    )
    return shape(crown, slant("#a9713a", "#6b3f1c", "#3a2010"), 6) + shape(band, "#2b1a10", 4)


def _hat_brim(x: float) -> str:
    brim = (
        f"M{x - 80} 66 C{x - 72} 94 {x - 40} 104 {x} 104 C{x + 40} 104 {x + 72} 94 {x + 80} "
        f"66 C{x + 70} 80 {x + 64} 84 {x + 50} 84 C{x + 24} 92 {x - 24} 92 {x - 50} 84 "
        f"C{x - 64} 84 {x - 70} 80 {x - 80} 66 Z"
    )
    return shape(brim, down("#b87f46", "#7a4a22", "#4a2812"), 6)


def dust_devil() -> list[Layer]:
    """A wind that takes hats, weeds and dice."""
    funnel = (
        "M140 250 C146 220 126 200 130 170 C134 128 108 88 72 -12 H334 C304 60 248 100 214 "
        "140 C190 172 184 214 182 250 Z"
    )
    turns = (
        (200, 22, 116, 17, -4),
        (193, 60, 94, 16, 3),
        (182, 96, 72, 14, -5),
        (172, 130, 52, 12, 4),
        (164, 162, 38, 10, -5),
        (159, 192, 31, 8, 4),
        (160, 218, 26, 7, -4),
    )
    shades = "".join(
        _swirl(x, y + ry * 0.8, rx * 0.9, ry, turn, "#7a5026", "#6a4520")
        for x, y, rx, ry, turn in turns
    )
    swirls = "".join(
        _swirl(x, y, rx, ry, turn, "#fff6da", "#e8c88c") for x, y, rx, ry, turn in turns
    )
    wind = (
        "M-6 118 C26 106 54 110 78 122 M-10 140 C22 130 48 134 86 144 M276 130 C304 118 330 "
        "122 366 132 M262 152 C300 142 330 148 366 142"
    )
    dust = "".join(
        oval(x, y, r, r * 0.5, glow("#fff0c8", "#e8c88co90", "#c89c58o0"), 0)
        for x, y, r in ((110, 240, 60), (214, 240, 64), (160, 246, 70))
    )
    dust += "".join(
        line(d, 4, "#5a3a1c", 0.75)
        for d in (
            "M84 244 C92 228 112 230 114 242 C114 250 104 250 104 244",
            "M204 246 C212 228 236 230 238 244 C238 252 226 252 226 246",
        )
    )
    hat = shape(
        "M-24 6 C-28 -18 -20 -30 -10 -30 C-4 -30 -4 -26 0 -26 C4 -26 4 -30 10 -30 C20 "
        "-30 28 -18 24 6 Z",
        slant("#c0503a", "#7a2418"),
        5,
    ) + shape(
        "M-46 -4 C-38 14 -20 16 0 16 C20 16 38 14 46 -4 C36 6 24 8 0 8 C-24 8 -36 6 -46 -4 Z",
        down("#d0604a", "#8a2c1c"),
        5,
    )
    weed = oval(0, 0, 27, 26, ball("#d8b070", "#a8803f", "#6a4a1c"), 5) + line(
        "M-18 -6 C-6 -20 14 -18 18 -2 C20 12 2 22 -10 14 C-20 6 -12 -8 0 -8 C12 -8 12 8 "
        "2 10 M-22 6 C-10 -4 10 -14 20 -8 M-8 20 C-14 4 0 -16 12 -20",
        3.2,
        "#4a3012",
        0.9,
    )
    return [
        sky("#466070", "#7f9c9c", "#d8d2a0", "#f4dc9a"),
        Layer(line(wind, 6, "#f4f0d8", 0.6), 0),
        mesas(216, "#b0704a", 0.25, "#d8d2a0"),
        plain(214, "#d8a55c"),
        Layer(cactus(326, 232, 0.8, "#6f8a44"), 4, shadow=3),
        contact(164, 248, 110, 14),
        Layer(
            shape(funnel, slant("#ecd09a", "#c0914e", "#7a5026"), 4.5, "#4a2c17"),
            18,
            0.05,
            shadow=7,
        ),
        Layer(shades, 0),
        Layer(swirls, 3, 0.06),
        Layer(dust, 0),
        Layer(moved(hat, 306, 74, 20, 1.1), 6, 0.14, shadow=5),
        Layer(moved(weed, 52, 196), 7, 0.06, shadow=5),
        Layer(small_die(60, 70, -24, 0.95), 5, 0.1, shadow=5),
    ]


def _swirl(x: float, y: float, rx: float, ry: float, turn: float, light: str, dark: str) -> str:
    """A ribbon of dust round the funnel, thin at both ends."""
    outline = (
        f"M{-rx * 1.1} {-ry} C{-rx * 0.7} {ry * 1.2} {rx * 0.7} {ry * 1.2} {rx * 1.24} {-ry * 1.3}"
        f" C{rx * 0.6} {ry * 0.1} {-rx * 0.6} {ry * 0.2} {-rx * 1.1} {-ry} Z"
    )
    return moved(shape(outline, slant(light, dark), 0), x, y, turn)
