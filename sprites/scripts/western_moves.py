"""Pictures of the brown cards: what turns the game round, holds up the next, or calls the train."""

from cards_grounds import contact, mesas, plain, pool, sky, sun
from cards_pen import Layer, ball, box, down, line, moved, oval, shape, slant
from kit.palette import CREAM, RED
from mustang_coats import STAR
from mustang_gaits import Stance
from mustang_props import puff
from mustang_stage import Horse, Scene
from western_engine import FLOOR, locomotive, shifted
from western_grounds import bar_room

_BUCKING = Stance(
    legs=((-58, -106, -76, -60), (-34, -84, -58, -44), (18, 10, 2, 20), (2, -4, -4, 16)),
    neck=20,
    head=30,
    wind=1.3,
    wave=0.55,
    pitch=-18,
    lift=10,
)


def whisky() -> list[Layer]:
    """A bottle of the strong stuff and a glass of it."""
    glass = slant("#ffe0a0", "#d8922e", "#8a4a12")
    body = shape(
        "M126 54 V30 H160 V54 C160 68 182 74 182 98 V202 C182 214 104 214 104 202 V98 C104 74 126"
        " 68 126 54 Z",
        glass,
        6.2,
    )
    cork = box(125, 10, 36, 24, slant("#e2b478", "#a9713a", "#6b411a"), 5.4, 4)
    collar = box(121, 38, 44, 11, down("#f2c070", "#a86a22"), 4.4, 4)
    label = box(105, 112, 76, 62, down("#fffaf0", "#ecd8aa"), 5)
    label += box(111, 118, 64, 50, "none", 2, 0, "#a5281b")
    label += moved(shape(STAR, RED, 0), 122, 122, 0, 0.42)
    shine = line("M115 98 V106 M115 182 V196", 6, "#fff6d8", 0.8)
    tumbler = shape(
        "M212 136 H276 L269 204 C262 213 226 213 219 204 Z", slant("#fffdf4o60", "#e8dcc0o45"), 6
    )
    drink = shape(
        "M215 164 H273 L269 202 C262 210 226 210 219 202 Z", down("#f4bc54", "#b8701c"), 3
    )
    brim = oval(244, 164, 29, 6, "#ffe2a0", 2.6)
    gleam = line("M223 146 L228 196", 5, "#fffef8", 0.85)
    return [
        *bar_room(),
        pool(170, 120, 150, 120, "#ffe2a0", 60),
        contact(148, 212, 62, 11),
        contact(248, 211, 50, 10),
        Layer(body, 14, 0.4, shadow=5),
        Layer(cork + collar, 4, 0.2),
        Layer(label, 2, 0.06),
        Layer(shine, 0),
        Layer(tumbler, 5, 0.4, shadow=3),
        Layer(drink, 5, 0.3),
        Layer(brim, 0),
        Layer(gleam, 0),
    ]


def horse() -> Scene:
    """A bronco that will not be ridden today."""
    dust = "".join(
        puff(x, y, r, "#f6dcae") for x, y, r in ((196, 222, 26), (246, 226, 32), (292, 224, 22))
    )
    hat = shape(
        "M-24 6 C-28 -20 -20 -32 -10 -32 C-4 -32 -4 -27 0 -27 C4 -27 4 -32 10 -32 C20 -32 28 -20"
        " 24 6 Z",
        slant("#b98350", "#7a4a26", "#43260f"),
        5,
    )
    hat += shape("M-24 -2 C-8 5 8 5 24 -2 L24 6 C8 13 -8 13 -24 6 Z", RED, 3)
    hat += shape(
        "M-48 -4 C-38 14 -20 17 0 17 C20 17 38 14 48 -4 C36 7 24 9 0 9 C-24 9 -36 7 -48 -4 Z",
        down("#b07a46", "#6b4020"),
        5,
    )
    flight = line("M228 54 C240 46 250 42 260 40 M222 34 C236 27 248 25 260 25", 4.4, CREAM, 0.75)
    return [
        sky("#c85a38", "#f09a4e", "#ffd88e", "#fff0c0"),
        sun(104, 66, 40, "#fff2c0", 70),
        mesas(204, "#a85a38", 0.2, "#ffcf90"),
        plain(200, "#c98a4b"),
        contact(240, 226, 70, 9),
        Horse("bay", _BUCKING, 172, 230, 1.52),
        Layer(dust + flight, 0),
        Layer(moved(hat, 310, 50, 22, 0.9), 5, 0.14, shadow=4),
    ]


def train() -> list[Layer]:
    """All aboard for the gold."""
    smoke = "".join(
        oval(x, y, r, r * 0.84, ball("#fffaf0", "#ecd9cc", "#b8948c"), 4.6)
        for x, y, r in (
            *((12, 30, 30), (64, 22, 29), (114, 32, 27), (162, 22, 25), (206, 30, 22)),
            *((244, 26, 19), (276, 47, 15)),
        )
    )
    track = box(-8, 213, 380, 8, "#7d6a5c", 4) + "".join(
        box(-8 + 38 * k, 221, 24, 12, down("#8a5a34", "#54321a"), 3.6) for k in range(11)
    )
    return [
        sky("#5b97b8", "#a8cfd0", "#f6e6b8"),
        mesas(198, "#c4794a", 0.25, "#f0e0b8"),
        Layer(smoke, 8, 0.08),
        plain(190, "#d8a760"),
        Layer(track, 2.4),
        contact(186, 214, 170, 9),
        *shifted(locomotive(), 8, 214 - FLOOR * 1.46, 1.46),
    ]
