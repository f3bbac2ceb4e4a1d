"""Pictures of the cards that are played round the dice cup."""

from cards_grounds import cactus, contact, hills, mesas, pool, rays, sky, sun
from cards_pen import (
    Layer,
    ball,
    box,
    cord,
    dashed,
    down,
    faded,
    line,
    moved,
    oval,
    shape,
    slant,
    tint,
    veil,
)
from cards_props import BRASS, LETTER, STAR, STEEL, drop, on_face
from faces_parts import OLIVE, brows, eyes, nose
from kit import mix
from kit.palette import CREAM, GOLD_LIGHT, INK


def marked_die() -> list[Layer]:
    """A die that gets its face from a brush."""
    cube = shape(
        "M88 92 Q90 86 96 82 L160 52 Q168 48 176 52 L246 82 Q253 86 254 92 L248 176 Q247 "
        "184 240 188 L176 226 Q168 230 160 226 L102 192 Q95 188 94 180 Z",
        "#e8dcc0",
        6,
    )
    top = shape("M94 90 L168 54 L248 90 L170 130 Z", slant("#fffaf0", "#fbf3dc", "#efe0bc"), 0)
    left = shape("M92 96 L167 134 V224 L98 184 Z", down("#f4e8cc", "#dccba4"), 0)
    right = shape("M172 134 L251 95 L245 180 L172 224 Z", down("#d8c69c", "#a8926a"), 0)
    marks = on_face(shape(LETTER["9"], INK, 0), (104, 112), (54, 28), (4, 74))
    marks += on_face(shape(LETTER["J"], "#2f5d7c", 0), (184, 140), (54, -28), (-2, 68))
    paint_ = on_face(shape(LETTER["A"], "#c0281b", 0), (128, 92), (41, -20), (44, 22))
    paint_ += veil(182, 92, 7, 4, "#e0664a", 1)
    handle = moved(
        shape(
            "M0 -7 L128 -11 C140 -11 140 11 128 11 L0 7 Z", down("#e2aa5e", "#a9713a", "#6b3a1b")
        ),
        216,
        58,
        -29,
    )
    ferrule = moved(box(-4, -9, 30, 18, down("#f6f8f4", "#9aa5ac", "#5a636b"), 4, 2), 196, 69, -29)
    hairs = moved(
        shape(
            "M0 -9 C-16 -9 -26 0 -38 8 C-22 10 -8 10 0 9 Z", slant("#d8482f", "#a5281b", "#6b1710")
        ),
        196,
        69,
        -29,
    )
    pot = shape(
        "M286 176 L290 226 C300 236 330 236 340 226 L344 176 Z",
        down("#aeb8bc", "#6a747c", "#3f474e"),
    ) + oval(315, 176, 29, 9, "#a5281b", 5)
    pot += shape(
        "M300 182 C300 196 306 204 308 210 C312 204 310 194 318 184 Z", "#a5281b", 0
    ) + veil(306, 174, 12, 3, "#e0664a", 0.9)
    edge = line("M96 90 L168 124 M172 128 L246 92 M169 132 V218", 4, CREAM, 0.8)

    def near(body: str) -> str:
        return moved(body, -46, -26, 0, 1.18)

    return [
        sky("#3f6a44", "#2d5236", "#1c3524"),
        pool(150, 120, 230, 170, "#cfe8a0", 55),
        contact(176, 232, 130, 26),
        contact(318, 232, 52, 12),
        Layer(near(cube), 9, 0.1),
        Layer(near(top + left + right), 0),
        Layer(near(marks + edge + paint_), 0),
        Layer(pot, 8, 0.2),
        Layer(near(hairs), 4, 0.2, shadow=4),
        Layer(near(handle), 5, 0.25, shadow=5),
        Layer(near(ferrule), 4, 0.4),
    ]


def canteen() -> list[Layer]:
    """A full canteen under a blazing sun."""
    strap = "M118 122 C96 60 120 18 172 22 C236 22 252 66 232 124"
    body = oval(176, 160, 80, 78, ball("#8fae62", "#5b7a3a", "#2f4520"), 6)
    rim = dashed("M118 160 A58 58 0 1 1 234 160 A58 58 0 1 1 118 160", 3.4, "#e8dcb0", 7, 10)
    star = moved(shape(STAR, slant("#e8dcb0", "#c9b47a"), 4.5), 176, 164, -6, 0.66)
    neck = box(156, 66, 40, 24, STEEL, 5, 4) + box(
        150, 50, 52, 20, down("#b98a5a", "#6b3f1f"), 5, 6
    )
    chain = "".join(
        oval(204 + 7 * k, 66 + 9 * k - k * k * 0.6, 4, 4, "#c9d0d4", 2.4) for k in range(5)
    )
    drops = drop(280, 92, 8, 1.15) + drop(302, 50, -6, 0.7)
    skull = shape(
        "M30 206 C12 200 4 186 6 176 C16 186 28 188 36 188 C44 180 58 180 66 188 C74 188 "
        "86 186 96 176 C98 186 90 200 72 206 C70 220 66 234 60 240 H42 C36 234 32 220 30 "
        "206 Z",
        slant("#fffaf0", "#e6d6ae"),
        4.5,
    )
    skull += (
        oval(40, 208, 5, 6, "#4a2c17", 0)
        + oval(62, 208, 5, 6, "#4a2c17", 0)
        + line("M47 230 V236 M55 230 V236", 2.6, INK, 0.7)
    )
    return [
        sky("#f0a83a", "#f8cf6a", "#fdeeb4"),
        rays(64, 54, "#fff6d0", 20, 0.26),
        sun(64, 54, 34, "#fff2b0"),
        mesas(186, "#d08a4a", 0.45, "#f8d890"),
        hills(192, "#e6b45a", 16),
        Layer(cactus(328, 206, 0.82), 4, shadow=3),
        hills(226, "#d79a42", 12),
        Layer(moved(skull, -2, 12, 0, 0.86), 5, shadow=4),
        contact(186, 238, 100, 16),
        Layer(
            cord(strap, 13, "#9a6232", 4.5) + line(strap, 2, "#e8c98a", 0.8),
            5,
            shadow=5,
        ),
        Layer(chain, 2),
        Layer(neck, 5, 0.3),
        Layer(body + rim, 20, 0.2, shadow=4),
        Layer(star + line("M120 132 C128 108 146 96 164 92", 6, "#d6e8a8", 0.7), 3),
        Layer(drops, 4, 0.4),
    ]


def poker_face() -> list[Layer]:
    """Two eyes that say nothing over a fan of cards."""
    tile = "M0 -13 L8 0 L0 13 L-8 0 Z"
    wall = "".join(
        moved(shape(tile, "#c0503a", 0), 20 + 40 * k, 14 + 36 * row + 18 * (k % 2))
        for k in range(9)
        for row in range(7)
    )
    coat = shape(
        "M40 268 C50 214 104 196 180 196 C256 196 310 214 320 268 Z", down("#4a545c", "#2a3036"), 6
    )
    face = shape(
        "M122 104 C122 60 238 60 238 104 L234 156 C230 196 206 220 180 220 C154 220 130 "
        "196 126 156 Z",
        slant(OLIVE.light, OLIVE.tone, mix(OLIVE.tone, OLIVE.shade, 0.6)),
        6,
    )
    ear = oval(120, 138, 11, 17, mix(OLIVE.tone, OLIVE.shade, 0.3), 5) + oval(
        240, 138, 11, 17, mix(OLIVE.tone, OLIVE.shade, 0.5), 5
    )
    looks = moved(
        eyes(OLIVE, "#3f5a4a", lid=0.34)
        + brows("#3a2418", tilt=1, width=6.5, y=93)
        + nose(OLIVE, "strong"),
        10,
        -48,
        0,
        1.7,
    )
    shade = tint("M126 96 H234 V118 C210 130 150 130 126 118 Z", "#3a1408", 0.36)
    crown = shape(
        "M112 92 C106 34 122 6 148 2 C164 0 168 12 182 12 C196 12 204 -2 220 4 C244 12 "
        "254 44 248 92 Z",
        slant("#d8b98a", "#a9803f", "#5f4420"),
        6,
    )
    band = shape(
        "M110 66 C140 82 220 82 250 66 L250 92 C220 108 140 108 110 92 Z",
        down("#5a2a1c", "#2f140c"),
        5,
    )
    brim = shape(
        "M22 70 C40 112 104 122 180 122 C256 122 320 112 338 70 C318 92 284 96 252 96 "
        "C210 108 150 108 108 96 C76 96 42 92 22 70 Z",
        down("#e2c596", "#a9803f", "#6a4a22"),
        6,
    )
    return [
        sky("#8a2a22", "#6b1a18", "#3a0e10"),
        Layer(faded(wall, 0.5), 0),
        pool(180, 90, 220, 160, "#ffb070", 50),
        Layer(coat, 10),
        Layer(ear, 4),
        Layer(face, 16, shadow=4),
        Layer(looks + shade, 0),
        Layer(crown, 14, 0.16),
        Layer(band, 3),
        Layer(brim, 8, 0.16, shadow=8, dark=0.5),
        *[
            Layer(moved(_card_back(), 180, 318, turn), 3, 0.12, shadow=4)
            for turn in (-44, -22, 0, 22, 44)
        ],
        Layer(_knuckles(), 7, shadow=4),
    ]


def _card_back() -> str:
    """A playing card held by its foot, which is at 0, 0."""
    card = box(-36, -150, 72, 110, CREAM, 5, 8) + box(
        -28, -142, 56, 94, down("#4f86a8", "#2f5d7c", "#1b3a52"), 2.6, 4
    )
    lattice = "".join(
        f"M{x} {y} l7 9 l-7 9 l-7 -9 Z " for y in (-136, -112, -88) for x in (-14, 14)
    )
    return (
        card + tint(lattice, "#d9e8e8", 0.45) + moved(shape(STAR, GOLD_LIGHT, 3), 0, -104, 0, 0.22)
    )


def _knuckles() -> str:
    """The fist that holds the fan."""
    fill = slant(OLIVE.light, OLIVE.tone, mix(OLIVE.tone, OLIVE.shade, 0.7))
    fingers = "".join(oval(146 + 23 * k, 256, 14, 19, fill, 5) for k in range(4))
    return fingers + line(
        "M140 250 C144 246 150 246 153 250 M163 248 C168 244 173 244 176 248", 2.4, INK, 0.4
    )


def spyglass() -> list[Layer]:
    """A brass telescope over blue distance."""
    big = box(6, -36, 132, 72, down("#fff0c8", "#b4552d", "#7a2f16", "#4a1a0c"), 6, 6)
    big += line("M22 -34 V34 M34 -34 V34 M110 -34 V34 M122 -34 V34", 3, INK, 0.55)
    mouth = shape(
        "M138 -40 C150 -44 166 -46 172 -46 C182 -30 182 30 172 46 C166 46 150 44 138 40 Z", BRASS, 6
    )
    lens = oval(172, 0, 15, 45, "#7a4e0c", 6) + oval(
        173, 0, 10, 36, slant("#f2fdfb", "#8fd0d4", "#2f7a8a"), 3.5
    )
    middle = box(-84, -28, 96, 56, BRASS, 6, 4) + box(-2, -33, 18, 66, BRASS, 5, 4)
    small = box(-164, -21, 92, 42, BRASS, 6, 4) + box(-92, -27, 18, 54, BRASS, 5, 4)
    eyepiece = shape(
        "M-190 -26 H-166 V26 H-190 C-198 18 -198 -18 -190 -26 Z", down("#6a5a4a", "#2b1d14"), 6
    )
    glint = line("M-150 -12 H-100 M-72 -16 H-14", 4, CREAM, 0.85) + line(
        "M44 -24 H100", 5, "#ffd9b0", 0.7
    )
    flash = moved(
        shape("M0 -34 L5 -6 L34 0 L5 6 L0 34 L-5 6 L-34 0 L-5 -6 Z", CREAM, 0), 318, 62, 12, 1.0
    )

    def tube(body: str) -> str:
        return moved(body, 172, 142, -26)

    cloud = "M0 0 C-4 -14 14 -20 22 -12 C28 -28 54 -26 58 -10 C72 -14 80 -2 74 4 H4 Z"
    clouds = moved(shape(cloud, CREAM, 0), 34, 64, 0, 1.2) + moved(
        shape(cloud, CREAM, 0), 206, 36, 0, 0.8
    )
    sleeve = (
        shape("M64 276 L96 202 L164 226 L150 276 Z", slant("#e0664a", "#a5281b", "#6b1710"), 6)
        + line("M96 202 L164 226", 12, INK)
        + line("M97 203 L163 226", 6, "#f0dfb8")
    )
    return [
        sky("#3f8f9a", "#7fc0bc", "#d6ecd2"),
        Layer(faded(clouds, 0.85), 0),
        mesas(214, "#6f8a9a", 0.2, "#cfe4d4"),
        hills(212, "#6f9a5a", 14),
        hills(238, "#4f7a44", 12),
        Layer(sleeve, 8, shadow=4),
        Layer(tube(small), 8, 0.35, shadow=4),
        Layer(tube(middle), 9, 0.35, shadow=4),
        Layer(tube(big), 12, 0.25, shadow=4),
        Layer(tube(mouth), 10, 0.4, shadow=3),
        Layer(tube(lens), 3, 0.4),
        Layer(tube(eyepiece), 6, 0.2),
        Layer(tube(glint), 0),
        Layer(_grip(), 6, shadow=4),
        Layer(flash, 0),
    ]


def _grip() -> str:
    """Four fingers and a thumb round the tube."""
    skin = slant("#f4cfa6", "#dba878", "#a9683c")
    back = shape(
        "M92 206 C84 192 92 176 108 168 L150 184 L164 222 C142 228 112 224 92 206 Z", skin, 5
    )
    fingers = "".join(
        moved(box(-10, -34, 20, 50, skin, 5, 10), 108 + 17 * k, 164 - 7 * k, -20) for k in range(4)
    )
    return back + fingers
