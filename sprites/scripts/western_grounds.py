"""What stands behind the things on Western's cards, in a box of 360 by 239 units."""

from cards_grounds import (
    boards,
    cactus,
    counter,
    hills,
    mesas,
    plain,
    pool,
    rays,
    sky,
    sun,
)
from cards_pen import Layer, box, down, glow, line, oval, veil
from cards_props import bottle
from kit import mix
from kit.palette import CREAM, INK
from mustang_stage import Canvas

W, H = 360, 239
CARD = Canvas(W, H, (220, 146))
_STARS = (
    *((26, 24, 2.2), (62, 58, 1.6), (92, 20, 2.4), (138, 40, 1.7), (176, 18, 2.0)),
    *((214, 48, 1.6), (246, 22, 2.2), (342, 92, 1.8), (18, 96, 1.6), (336, 20, 1.7)),
)


def dusk() -> list[Layer]:
    """The hour of trouble: a red sky over the desert."""
    return [
        sky("#5c2434", "#b0452f", "#ee8a42", "#ffcf7c"),
        sun(286, 84, 27, "#ffe6a0", 80),
        mesas(196, "#9c4428", 0.1, "#f0a060"),
        plain(190, "#c98445"),
    ]


def noon() -> list[Layer]:
    """A golden desert in a golden haze."""
    return [
        sky("#e2a850", "#f4cd82", "#fdeab8"),
        sun(284, 66, 25, "#fff2c0", 75),
        mesas(194, "#c4703c", 0.2, "#f8dca0"),
        plain(188, "#dfae62"),
        Layer(cactus(30, 214, 0.62, "#7a8a3c"), 3, shadow=2),
    ]


def burst(colour: str, beam: str, light: str = "#fff3c0", strength: int = 85) -> list[Layer]:
    """Beams from the middle: something is offered or announced."""
    dark, bright = mix(colour, INK, 0.28), mix(colour, CREAM, 0.12)
    return [
        Layer(box(-4, -4, W + 8, H + 8, glow(bright, colour, dark), 0), 0),
        rays(W / 2, H / 2, beam, 18, 0.34),
        pool(W / 2, H / 2, 170, 130, light, strength),
    ]


def bar_room() -> list[Layer]:
    """A wall of boards, bottles on a shelf, and the bar."""
    shelf = box(26, 60, 308, 11, down("#c98a4e", "#7a4522"), 4.4, 2)
    row = ((50, "#5b8a5a"), (86, "#b4712d"), (274, "#4f7fa0"), (312, "#a5382b"))
    bottles = "".join(bottle(x, 60, colour) for x, colour in row)
    return [
        boards("#8f5a30"),
        pool(180, 70, 230, 150, "#ffd894", 55),
        Layer(bottles, 5, 0.3, shadow=3),
        Layer(shelf, 3.4, shadow=4),
        counter(196, "#a5652f"),
    ]


def night(ground: str = "#4c3a2a") -> list[Layer]:
    """Stars, the moon and the plain under them."""
    stars = "".join(veil(x, y, r, r, CREAM, 0.9) for x, y, r in _STARS)
    moon = oval(300, 50, 62, 62, glow("#fff2c4o60", "#fff2c4o20", "#fff2c4o0"), 0)
    moon += oval(300, 50, 25, 25, "#fff4d4", 0) + "".join(
        veil(x, y, r, r, "#d9c690", 0.55) for x, y, r in ((292, 44, 5), (307, 57, 7), (308, 39, 3))
    )
    return [
        sky("#141c36", "#2a3558", "#5a5a7c", "#a0768a"),
        Layer(stars + moon, 0),
        hills(176, "#38405e", 14),
        plain(196, ground),
    ]


def plank_floor(y: float) -> Layer:
    """The boards of a stage, seen from the front."""
    body = box(-8, y, W + 16, H, down("#c98c50", "#8a5527", "#5c3517"), 4.4)
    seams = "".join(
        f"M{180 + (x - 180) * 0.72:.0f} {y + 2} L{x} {H + 4} " for x in range(-60, 460, 52)
    )
    return Layer(body + line(seams, 2.6, INK, 0.5), 3)
