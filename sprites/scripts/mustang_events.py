"""The pictures of the events, in a box of 360 by 252 units: no words, a mood each."""

from collections.abc import Callable
from dataclasses import replace

from cards_grounds import hills, mesas, rays, sky, sun
from cards_pen import Layer, box, down, moved, shape, tint
from kit import mix, save
from kit.palette import CREAM, INK
from mustang_gaits import GRAZING, NEWBORN, STANDING, gallop
from mustang_land import grove, meadow, ridge
from mustang_props import (
    arrow,
    cloud,
    flower,
    hoofprints,
    neckerchief,
    post,
    puff,
    rail,
    token,
)
from mustang_shelter import birth, heavy_rain
from mustang_stage import H, Horse, Scene, W, painted

FORM = (False, 90)


def broken_fence() -> Scene:
    """Rails fly, and the horses are through the gap."""
    dust = Layer(
        "".join(
            puff(x, y, r)
            for x, y, r in (
                (40, 206, 44),
                (96, 216, 40),
                (20, 176, 36),
                (150, 222, 34),
                (206, 226, 30),
            )
        ),
        0,
    )
    standing = (
        rail(-14, 150, 96, 2.8, 1)
        + rail(-14, 172, 88, 2.8, -2, True)
        + rail(288, 150, 90, 2.8, -1)
        + rail(300, 172, 80, 2.8, 2)
    )
    uprights = "".join(post(x, 200, 66, 3) for x in (14, 74, 296, 350))
    flying = moved(rail(0, 0, 76, 2.6, 0, True), 214, 92, -32) + moved(
        rail(0, 0, 60, 2.6, 0, True), 132, 84, 212
    )
    splinters = "".join(
        moved(box(-9, -2, 18, 4, "#e0a660", 1.6, 1), x, y, turn)
        for x, y, turn in (
            (176, 70, 20),
            (206, 118, -50),
            (258, 128, 64),
            (128, 128, 8),
            (238, 60, -14),
        )
    )
    fallen = rail(96, 226, 84, 2.8, 6, True) + rail(238, 238, 96, 2.8, -5)
    return [
        sky("#5f9ab4", "#a8c8b8", "#f6dfa4", "#ffe9b8"),
        sun(186, 92, 26, "#fff0c0"),
        mesas(134, "#b4694a", 0.45, "#f6dfa4"),
        hills(138, "#a8a858", 14),
        Layer(meadow((0, 150, W, 90), 46, 3, ("#6b7c34", "#88943f", "#c4b860")), 0),
        Horse("palomino", gallop(0.62), 150, 176, 0.52, haze=0.22),
        Layer(standing + uprights, 4, 0.14, shadow=4),
        dust,
        Horse("bay", gallop(0.95), 118, 216, 0.84),
        Layer(puff(60, 222, 36) + puff(108, 230, 30), 0),
        Horse("pinto", gallop(0.42), 248, 228, 0.94),
        Layer(flying + splinters, 3, 0.16, shadow=4),
        Layer(fallen, 4, 0.14, shadow=4),
        Layer(puff(170, 242, 34, opacity=70) + puff(300, 246, 30, opacity=60), 0),
    ]


def _raided_plain(air: tuple[str, ...], ground: str) -> list[Layer | Horse]:
    """A wide plain at dusk with the tracks of a herd that has gone."""
    trail = tuple((206 - 150 * (k / 12) ** 1.6, 246 - 8.4 * k) for k in range(12))
    away = "".join(
        puff(x, y, r, mix(ground, "#ffe0b0", 0.6), 70)
        for x, y, r in ((66, 148, 17), (88, 150, 14), (106, 151, 10), (48, 148, 12))
    )
    return [
        sky(*air),
        sun(120, 116, 20, "#ffe0a0"),
        mesas(132, mix(ground, "#6a3a4a", 0.4), 0.2, air[-1]),
        hills(136, ground, 8),
        Layer(
            box(
                -4, 140, W + 8, H, down(mix(ground, CREAM, 0.12), ground, mix(ground, INK, 0.35)), 0
            ),
            0,
        ),
        Layer(away, 0),
        *(
            Horse(coat, gallop(share), x, y, 0.2, leftwards=True, haze=0.35, air=ground)
            for coat, share, x, y in (
                ("bay", 0.4, 66, 154),
                ("grey", 0.7, 42, 157),
                ("chestnut", 0.1, 20, 155),
            )
        ),
        Layer(hoofprints(trail, 1.3, mix(ground, INK, 0.6)), 0),
        Layer(
            hoofprints(tuple((x - 60, y + 4) for x, y in trail[:8]), 1.2, mix(ground, INK, 0.6)), 0
        ),
        Layer(
            hoofprints(tuple((x + 66, y + 2) for x, y in trail[:8]), 1.2, mix(ground, INK, 0.6)), 0
        ),
    ]


def indians() -> Scene:
    """Two crossed arrows on a plain token; the herd is gone."""
    crossed = moved(arrow(1.06, 4), 0, 0, -38) + moved(arrow(1.06, 4), 0, 0, 218)
    return [
        *_raided_plain(("#3a3a66", "#a05a6a", "#f0a060", "#ffd890"), "#b5743c"),
        Layer(moved(token(72, 4.6), 206, 96), 8, 0.16, shadow=9, dark=0.5),
        Layer(moved(crossed, 206, 96, 0, 0.88), 3, 0.3, shadow=3.4),
    ]


def bandits() -> Scene:
    """A black mask on a plain token; the herd is gone."""
    return [
        *_raided_plain(("#1f2a48", "#4a4a78", "#b0707a", "#f0b080"), "#8a6248"),
        Layer(moved(token(72, 4.6), 206, 96), 8, 0.16, shadow=9, dark=0.5),
        Layer(moved(neckerchief(0.86, 4.4), 200, 102), 6, 0.2, shadow=4),
    ]


_PEAKS = (
    *((14, 22), (46, 48), (84, 18), (128, 30), (160, 10), (214, 14), (262, 40), (300, 62)),
    (336, 30),
)
_PEAKS_IN_SHADE = (
    "M46 98 L84 128 L70 150 H40 Z M300 84 L336 116 L352 150 H306 Z"
    " M128 116 L160 136 L150 150 H122 Z"
)


def sunny_day() -> Scene:
    """Nothing but light, grass and time."""
    clouds = cloud(76, 52, 1.0) + cloud(290, 40, 0.8) + cloud(214, 76, 0.5)
    blooms = "".join(
        flower(x, y, size, colour)
        for x, y, size, colour in (
            (28, 214, 1.2, "#e0664a"),
            (58, 230, 1.4, "#fffaf0"),
            (330, 212, 1.2, "#fffaf0"),
            (304, 232, 1.5, "#e0664a"),
            (212, 236, 1.2, "#8a6ab0"),
            (120, 238, 1.1, "#f6d860"),
            (344, 240, 1.2, "#8a6ab0"),
        )
    )
    wings = "".join(
        moved(
            shape(
                "M0 0 C-8 -12 -16 -6 -10 0 C-16 4 -6 10 0 2 C6 10 16 4 10 0 C16 -6 8 -12 0 0 Z",
                colour,
                1.6,
            ),
            x,
            y,
            turn,
            0.7,
        )
        for x, y, turn, colour in ((258, 122, 20, "#f6a840"), (46, 140, -16, "#fbf3dc"))
    )
    return [
        sky("#4fa4cc", "#8fcfe0", "#d6f0e4", "#fff6d0"),
        rays(180, 60, "#fffbe0", 22, 0.22),
        sun(180, 60, 30, "#fff2b0"),
        Layer(clouds, 3, 0.05),
        Layer(
            shape(ridge(146, _PEAKS, H, W), down("#9ab8c4", "#c8d8c0"), 0)
            + tint(_PEAKS_IN_SHADE, "#5f86a0", 0.3),
            2,
        ),
        hills(146, "#a8c060", 14),
        Layer(grove(50, 144, 1.3, "#5f8a40") + grove(318, 142, 1.5, "#5a823c"), 2),
        hills(176, "#9aba50", 12),
        Horse(
            "palomino",
            replace(GRAZING, legs=STANDING.legs),
            278,
            184,
            0.5,
            leftwards=True,
            haze=0.1,
            air="#fff6d0",
        ),
        hills(206, "#86aa44", 14),
        Layer(meadow((0, 190, W, 56), 50, 4, ("#5f8030", "#739438", "#bcd068")), 0),
        Horse("bay", GRAZING, 104, 216, 0.86),
        Horse("bay", replace(STANDING, build=NEWBORN, neck=-10), 218, 222, 0.8, leftwards=True),
        Layer(blooms, 1.4, shadow=1),
        Layer(wings, 1),
    ]


SCENES: dict[str, Callable[[], Scene]] = {
    "broken-fence": broken_fence,
    "indians": indians,
    "bandits": bandits,
    "heavy-rain": heavy_rain,
    "birth": birth,
    "sunny-day": sunny_day,
}


def main() -> None:
    for seed, (name, scene) in enumerate(SCENES.items()):
        save(painted(scene(), 70 + seed), f"mustang/event-{name}", *FORM)


if __name__ == "__main__":
    main()
