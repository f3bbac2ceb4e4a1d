"""The two events that one is glad of a stable in: a downpour and a birth."""

from dataclasses import replace

import numpy as np
from cards_grounds import contact, hills, pool, sky
from cards_pen import Layer, box, down, line, shape, tint, veil
from mustang_gaits import NEWBORN, STANDING
from mustang_land import grove
from mustang_props import cloud, lightning, straw
from mustang_stage import Horse, Scene, W


def heavy_rain() -> Scene:
    """A storm over the barn; inside there is light."""
    clouds = "".join(
        cloud(x, y, size, tone, 1)
        for x, y, size, tone in (
            (60, 26, 2.2, "#3a4654"),
            (190, 14, 2.6, "#323d4a"),
            (316, 28, 2.2, "#3f4b59"),
            (120, 44, 1.5, "#4c5967"),
            (258, 46, 1.7, "#465361"),
        )
    )
    return [
        sky("#27303c", "#46535f", "#7d8c90", "#a3ab9c"),
        Layer(clouds, 5, 0.05),
        pool(286, 60, 110, 90, "#eef4ff", 60),
        Layer(lightning(304, 66, 1.15), 0),
        hills(176, "#5b6b4a", 16),
        Layer(grove(316, 170, 2.0, "#33432e") + grove(350, 174, 1.4, "#3c4c34"), 3),
        Layer(box(-4, 200, W + 8, 80, down("#5f6a48", "#444f36", "#333c2a"), 0), 0),
        *_barn(),
        Layer(_wet_ground(), 0),
        Horse(
            "bay",
            replace(STANDING, neck=14, head=18),
            270,
            232,
            0.66,
            leftwards=True,
            haze=0.22,
            air="#46535f",
        ),
        Layer(_slashes(), 0),
    ]


def _barn() -> list[Layer | Horse]:
    """Red boards, an open door, a horse in the light behind it."""
    wall = shape(
        "M56 226 V126 L76 98 L130 74 L184 98 L204 126 V226 Z",
        down("#b5402c", "#8a2618", "#571209"),
        4,
    )
    boards = "".join(
        line(f"M{x} {100 if 80 < x < 180 else 130} V224", 2, "#3f0c06", 0.5)
        for x in range(68, 200, 13)
    )
    door = shape("M100 226 V150 H160 V226 Z", down("#ffd98a", "#f2b24a", "#b9741f"), 4)
    window = box(118, 96, 24, 22, "#ffe49a", 3.4) + line("M130 96 V118 M118 107 H142", 2.6)
    leaves = shape(
        "M100 150 L80 156 V230 L100 226 Z M160 150 L180 156 V230 L160 226 Z",
        down("#a5321f", "#641509"),
        3.4,
    )
    crosses = line(
        "M99 154 L82 228 M99 222 L82 160 M161 154 L178 228 M161 222 L178 160", 2.4, "#f0dfb8", 0.9
    )
    roof = shape(
        "M40 130 L64 92 L130 62 L196 92 L220 130 L206 132 L186 100 L130 74 L74 100 L54 132 Z",
        down("#9aa0a4", "#5d656c"),
        4,
    )
    return [
        Layer(wall, 5, shadow=5),
        Layer(boards, 0),
        Layer(door + window, 0),
        Horse("grey", replace(STANDING, neck=-8), 128, 226, 0.44, haze=0.12, air="#b9741f"),
        Layer(leaves + crosses, 3, shadow=3),
        Layer(roof, 4, 0.2, shadow=5),
        pool(130, 214, 78, 46, "#ffd070", 55),
    ]


def _wet_ground() -> str:
    """Puddles with the rings of drops, one in the light of the door."""
    rings = "".join(
        line(f"M{x - 9} {y} A9 2.6 0 1 1 {x + 9} {y} A9 2.6 0 1 1 {x - 9} {y}", 1.2, "#d8e8ee", 0.7)
        for x, y in ((250, 236), (306, 228), (30, 240), (338, 244), (220, 246))
    )
    puddles = (
        veil(268, 238, 56, 8, "#8fa4b0", 0.8)
        + veil(30, 242, 30, 6, "#8fa4b0", 0.7)
        + veil(130, 236, 34, 6, "#f2b24a", 0.45)
    )
    return puddles + rings


def _slashes() -> str:
    """Rain in the wind."""
    drops = np.random.default_rng(9)
    return "".join(
        line(f"M{x:.0f} {y:.0f} l{-0.28 * n:.1f} {n:.1f}", 1.5, "#cfe0ea", o)
        for x, y, n, o in zip(
            drops.uniform(0, 380, 120),
            drops.uniform(-10, 236, 120),
            drops.uniform(12, 26, 120),
            drops.uniform(0.25, 0.7, 120),
            strict=True,
        )
    )


def birth() -> Scene:
    """First steps in the straw, in the light of the morning."""
    floor = box(-4, 182, W + 8, 80, down("#b98a4e", "#8f6632"), 0)
    bedding = (
        straw(70, 232, 1.5, 1)
        + straw(196, 240, 1.7, 2)
        + straw(318, 230, 1.3, 3)
        + straw(134, 206, 0.9, 4)
        + straw(268, 206, 1.0, 5)
    )
    front = straw(40, 256, 1.1, 6) + straw(330, 258, 1.2, 7)
    wobbly = replace(
        STANDING,
        build=NEWBORN,
        legs=((34, -16, -14, 30), (2, -40, -18, 20), (16, 20, 10, 36), (-20, -14, -10, 20)),
        neck=-22,
        head=16,
    )
    return [
        *_indoors(),
        Layer(floor, 0),
        Layer(bedding, 4, shadow=2),
        contact(120, 226, 80, 12),
        Horse("chestnut", replace(STANDING, neck=20, head=22), 116, 226, 1.22),
        contact(246, 236, 44, 8),
        Horse("chestnut", wobbly, 256, 238, 1.1, leftwards=True),
        Layer(front, 4, shadow=2),
        Layer(_beams(), 0),
        pool(304, 60, 110, 100, "#fff4c0", 45),
    ]


def _indoors() -> list[Layer | Horse]:
    """A wall of planks with a window on the morning, and a lantern."""
    wall = box(-4, -4, W + 8, 190, down("#8a5630", "#6d3f20", "#54301a"), 0)
    planks = "".join(
        line(f"M{x} -4 V186", 2.6, "#331a0c", 0.6) + line(f"M{x + 3} -4 V186", 1.2, "#c98a4b", 0.3)
        for x in range(18, W, 36)
    )
    frame = box(262, 18, 84, 84, down("#cdeaf0", "#ffe9b0"), 6, 2, "#3d2110")
    hill = shape("M265 84 C284 70 310 84 343 74 V99 H265 Z", "#9ab04e", 0)
    sash = line("M304 20 V100 M264 60 H344", 6, "#5a3318")
    lantern = (
        line("M40 -4 V30", 3)
        + box(30, 30, 20, 28, "#ffd98a", 3.4, 3)
        + line("M28 30 H52 M28 58 H52", 5)
    )
    return [
        Layer(wall + planks, 0),
        Layer(frame + hill + sash, 3, shadow=4),
        Layer(lantern, 2),
        pool(40, 46, 60, 60, "#ffd070", 50),
    ]


def _beams() -> str:
    """Light that falls in through the window."""
    return "".join(
        tint(
            f"M330 {-20 + 16 * k} L{-20 - 40 * k} {150 + 60 * k} L{60 - 40 * k} {190 + 70 * k}"
            f" L350 {2 + 16 * k} Z",
            "#fff0b0",
            0.13,
        )
        for k in range(3)
    )
