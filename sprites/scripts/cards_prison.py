"""Pictures of the cards that keep a rider out of prison, or help out of it."""

from cards_grounds import contact, counter, pool, sky
from cards_pen import Layer, ball, box, cord, down, line, moved, oval, shape, slant, tint, veil
from cards_props import BRASS
from kit import mix
from kit.palette import GOLD, GOLD_LIGHT


def good_lawyer() -> list[Layer]:
    """The scales of justice on a pile of law books, and a gavel."""
    books = box(48, 222, 206, 34, down("#d0523a", "#a5281b", "#6b1710"), 6, 5) + box(
        66, 190, 172, 32, down("#6f9a5a", "#4a6f3a", "#2c4522"), 6, 5
    )
    books += line(
        "M78 224 V254 M92 224 V254 M212 224 V254 M226 224 V254", 4, GOLD_LIGHT, 0.9
    ) + line("M94 192 V220 M210 192 V220", 4, GOLD_LIGHT, 0.9)
    column = shape(
        "M144 70 H160 L166 160 C180 168 190 180 192 190 H112 C114 180 124 168 138 160 Z",
        slant("#fff3c0", "#e8b23c", "#8a5a10"),
        6,
    ) + oval(152, 48, 15, 15, ball("#fff6d0", "#e8b23c", "#8a5a10"), 6)
    beam = moved(
        shape(
            "M-108 -4 C-60 -20 -30 -10 0 -12 C30 -10 60 -20 108 -4 C100 8 60 2 0 8 C-60 "
            "2 -100 8 -108 -4 Z",
            BRASS,
            6,
        ),
        152,
        74,
        -5,
    )
    left = _pan(48, 84, 152) + oval(48, 84, 7, 7, GOLD, 4)
    right = _pan(256, 66, 134) + oval(256, 66, 7, 7, GOLD, 4)
    head = moved(
        box(-44, -25, 88, 50, down("#b8733c", "#7a4522", "#4a2812"), 6, 8)
        + box(-32, -29, 14, 58, BRASS, 5, 4)
        + box(18, -29, 14, 58, BRASS, 5, 4),
        296,
        182,
        -24,
    )
    handle = moved(box(-9, 0, 18, 84, slant("#c98a4e", "#7a4522"), 6, 8), 304, 200, -24)
    block = shape("M256 244 C256 232 340 232 340 244 V258 H256 Z", down("#a9713a", "#5f3517"), 6)
    panels = "".join(
        box(x, -20, 92, 186, "#2c4370", 3) + box(x + 12, -20, 68, 172, "#35508a", 2)
        for x in (-20, 84, 188, 292)
    )
    return [
        sky("#3f5a94", "#2f4678", "#1c2c52"),
        Layer(panels, 3),
        pool(130, 80, 210, 150, "#ffe6a8", 62),
        counter(236, "#7a4522"),
        contact(152, 256, 130, 12),
        contact(300, 256, 64, 10),
        Layer(books, 8, 0.14, shadow=4),
        Layer(column, 9, 0.35, shadow=4),
        Layer(left + right, 5, 0.35, shadow=4),
        Layer(beam, 7, 0.4, shadow=4),
        Layer(block, 6, shadow=3),
        Layer(handle, 6, 0.2, shadow=4),
        Layer(head, 10, 0.25, shadow=4),
    ]


def _pan(x: float, top: float, y: float) -> str:
    """A pan of the scales on its chains."""
    chains = f"M{x} {top} L{x - 38} {y} M{x} {top} L{x + 38} {y} M{x} {top} L{x} {y}"
    pan = shape(
        f"M{x - 44} {y} H{x + 44} C{x + 36} {y + 30} {x - 36} {y + 30} {x - 44} {y} Z", BRASS, 6
    )
    return cord(chains, 2, GOLD_LIGHT, 1.5) + pan


def file_in_the_cake() -> list[Layer]:
    """A birthday in the cell: the cake has a steel heart."""
    stones = "".join(
        box(
            -30 + 62 * k + 31 * (row % 2),
            38 * row - 4,
            60,
            36,
            mix("#6a7488", "#8a8f98", (k * 7 + row * 5) % 4 / 3),
            3.4,
            6,
        )
        for row in range(6)
        for k in range(7)
    )
    window = box(30, 22, 116, 112, "#22345a", 7, 6)
    moon = (
        oval(98, 70, 32, 32, "#fff4cf", 0)
        + veil(84, 58, 6, 6, "#d8c896", 0.6)
        + veil(106, 84, 9, 8, "#d8c896", 0.5)
    )
    bars = "".join(
        box(x, 18, 10, 120, slant("#aab4bc", "#59636c", "#2c343c"), 4, 3) for x in (50, 83, 116)
    )
    plate = oval(214, 232, 112, 16, down("#f6f2e4", "#b8ae94"), 6)
    lower = shape(
        "M128 166 V216 C128 242 302 242 302 216 V166 Z", down("#f6dfae", "#d9a860", "#a8733a"), 6
    )
    jam = line("M130 198 C150 222 280 222 300 198", 8, "#b5301f")
    icing = shape(
        "M122 160 C122 134 308 134 308 160 C310 184 296 194 290 178 C284 206 266 206 262 "
        "184 C256 198 240 202 234 186 C226 210 206 208 202 186 C194 200 178 200 174 182 "
        "C166 202 150 200 146 180 C138 192 120 186 122 160 Z",
        down("#ffd9dc", "#f09aa8", "#cf6a80"),
        6,
    )
    dots = "".join(
        moved(
            shape("M0 -14 C2 -22 8 -26 14 -26", "none", 3)
            + oval(0, 0, 12, 12, ball("#ff9a80", "#c0281b", "#6b1710"), 4.5),
            x,
            y,
        )
        for x, y in ((146, 146), (178, 138), (256, 138), (286, 147))
    )
    blade = moved(
        shape(
            "M-14 34 L-14 -62 L-8 -74 H8 L14 -62 V34 Z", slant("#f2f5f4", "#9aa5ac", "#535d66"), 6
        )
        + line(
            "M-9 -52 L9 -60 M-10 -38 L10 -46 M-10 -24 L10 -32 M-10 -10 L10 -18 M-10 4 "
            "L10 -4 M-10 18 L10 10",
            3,
            "#39424a",
            0.75,
        ),
        214,
        124,
        14,
    )
    grip = moved(
        shape(
            "M-13 0 C-18 -20 -16 -46 -8 -52 H8 C16 -46 18 -20 13 0 Z",
            slant("#e2aa5e", "#a9652e", "#5f3517"),
            6,
        )
        + box(-12, -4, 24, 11, BRASS, 4.5, 3),
        232,
        54,
        14,
    )
    beams = tint("M40 134 L140 134 L330 270 H120 Z", "#cfe0f0", 0.16)
    return [
        sky("#5a6478", "#4a5468", "#2c3446"),
        Layer(stones, 4, 0.08),
        pool(120, 90, 190, 150, "#bcd4f4", 45),
        Layer(window, -5),
        Layer(moon, 0),
        Layer(bars, 5, 0.3, shadow=4),
        counter(224, "#6b4a2e"),
        Layer(beams, 0),
        contact(216, 246, 130, 14),
        Layer(plate, 5, 0.3),
        Layer(lower, 10),
        Layer(jam, 2),
        Layer(blade, 5, 0.45, shadow=3),
        Layer(grip, 6, 0.25, shadow=3),
        Layer(icing, 8, 0.25, shadow=4),
        Layer(dots, 5, 0.4, shadow=2),
    ]
