"""The first half of the cast, each drawn from the back to the front."""

import math

from cards_pen import Layer, ball, cord, down, line, mirrored, oval, ring, shape, slant, veil
from faces_parts import (
    DEEP,
    FAIR,
    ROSY,
    TAN,
    brim_shade,
    brows,
    cheeks,
    eyes,
    freckles,
    head,
    lines_of_age,
    mouth,
    neck,
    nose,
)
from faces_wardrobe import (
    GOLD_FILL,
    bandana,
    coat,
    curls,
    dress,
    earrings,
    hair_fill,
    hat,
    moustache,
    ribbon,
)
from kit.palette import CREAM, GOLD, INK


def abigail() -> list[Layer]:
    """Careful, and thinks before she speaks: silver hair, spectacles, a Sunday bonnet."""
    straw, blue = "#efe2c0", "#4f7f9a"
    brim = (
        "M100 10 C152 10 168 58 160 108 C157 136 150 152 138 164 L62 164 C50 152 43 136 40 "
        "108 C32 58 48 10 100 10 Z"
    )
    inside = (
        "M100 30 C140 30 152 64 147 106 C144 132 138 146 128 156 L72 156 C62 146 56 132 53 "
        "106 C48 64 60 30 100 30 Z"
    )
    bonnet = shape(brim, slant("#fffaf0", straw, "#c7b080"))
    bonnet += line(
        "M64 24 C56 34 50 50 48 66 M82 15 C78 18 74 20 72 24 M136 24 C144 34 150 50 152 "
        "66 M118 15 C122 18 126 20 128 24 M46 84 L50 86 M154 84 L150 86",
        2.4,
        INK,
        0.45,
    )
    frill = shape(curls(100, 94, 51, 66, 24), down("#fffaf0", "#e2d2ac"), 3)
    hair = shape(
        "M62 100 C56 66 80 50 100 60 C120 50 144 66 138 100 C134 84 122 74 100 74 C78 74 "
        "66 84 62 100 Z",
        hair_fill("#b9b4ac"),
        3.6,
    )
    hair += line(
        "M100 61 V73 M88 61 C78 66 70 76 67 88 M112 61 C122 66 130 76 133 88", 2, INK, 0.45
    )
    glasses = "".join(
        veil(x, 109, 15, 15, CREAM, 0.16) + ring(x, 109, 15, 5.4, INK) + ring(x, 109, 15, 2.6, GOLD)
        for x in (81, 119)
    )
    glasses += cord("M95 107 C98 103 102 103 105 107", 2, GOLD, 1.3)
    glasses += line("M72 104 L78 98 M110 104 L116 98", 2.4, CREAM, 0.8)
    face = (
        cheeks(ROSY, 0.26, 129) + eyes(ROSY, "#4f6f86", gaze=(0, 1), lid=0.1) + nose(ROSY, "small")
    )
    face += (
        brows("#8f8a82", tilt=-2.5, width=4, y=90) + mouth(ROSY, "lips", 140) + lines_of_age(0.28)
    )
    bow = shape(
        "M100 164 L70 154 C64 164 66 178 74 186 Z M100 164 L130 154 C136 164 134 178 126 "
        "186 Z M96 168 L82 202 L96 198 Z M104 168 L118 202 L104 198 Z",
        slant("#9cc4d6", blue, "#2b5068"),
        3.4,
    )
    bow += oval(100, 166, 8, 9, blue, 3.2)
    straps = cord("M56 130 C64 150 82 162 100 164 C118 162 136 150 144 130", 4.6, "#6fa0b8", 2.2)
    return [
        Layer(dress("#5f6f8a"), 8),
        Layer(bonnet, 10, 0.1, shadow=4),
        Layer(shape(inside, down("#d8c496", "#a58d5c"), 3), -3),
        Layer(frill, 3),
        head("round", ROSY, ears=False),
        Layer(face, 0),
        Layer(hair, 5, shadow=2),
        Layer(glasses, 1.2, 0.3, shadow=1.5),
        Layer(straps, 3, shadow=2),
        Layer(bow, 5, shadow=3),
    ]


def buck() -> list[Layer]:
    """Bold and never short of a word: a cream hat and a broad grin."""
    crown = (
        "M58 80 C54 46 60 17 77 15 C87 14 93 23 100 23 C107 23 113 14 123 15"
        " C140 17 146 46 142 80 Z"
    )
    brim = (
        "M13 54 C20 82 58 93 100 93 C142 93 180 82 187 54 C178 66 158 76 140 77"
        " C116 84 84 84 60 77 C42 76 22 66 13 54 Z"
    )
    face = cheeks(DEEP, 0.3) + eyes(DEEP, "#3a2010", lid=0.05) + nose(DEEP, "broad")
    face += brows(INK, lift=5, tilt=1, width=6.2) + mouth(DEEP, "grin", 141) + brim_shade(98)
    sideburns = shape("M60 84 L70 86 V108 L65 118 L60 112 Z", INK, 2)
    lip = (
        "M100 130 C92 126 80 128 75 138 C84 137 92 138 100 134 C108 138 116 137 125 138 C120 "
        "128 108 126 100 130 Z"
    )
    return [
        Layer(coat("#8a5a2c") + line("M74 162 L86 206 M126 162 L114 206", 3, INK, 0.6), 8),
        neck(DEEP, 25),
        bandana("#2f6690"),
        head("square", DEEP),
        Layer(sideburns + mirrored(sideburns, 100) + face, 0),
        moustache(lip, "#2b1a14"),
        *hat(
            crown,
            brim,
            "#e6d3a6",
            ribbon("#7a2a1c"),
            "M100 24 C97 34 97 44 100 52 M76 30 C80 40 82 46 82 54 M124 30 C120 40 118 46 118 54",
        ),
    ]


def clementine() -> list[Layer]:
    """Bold, with a quick look about: a cloud of red curls and freckles."""
    red = "#c4542a"
    cloud = shape(curls(100, 92, 62, 62, 17, 0.2), hair_fill(red))
    cloud += line(
        "M44 92 C40 104 46 112 52 112 M50 66 C44 74 48 82 54 82 M152 66 C158 74 154 82 "
        "148 82 M156 100 C160 110 154 118 148 116 M60 130 C56 138 62 144 68 142 M140 130 "
        "C146 136 142 144 134 142 M62 42 C66 36 74 36 78 42 M110 34 C116 30 124 34 126 40",
        2.8,
        "#7a2a10",
        0.8,
    )
    fringe = shape(
        "M62 98 C58 78 68 62 84 60 C90 54 108 54 114 60 C132 60 142 78 138 98 C136 86 "
        "130 80 122 82 C118 74 108 74 104 80 C98 72 88 74 84 82 C76 78 66 86 62 98 Z",
        hair_fill("#d2642f"),
        3.6,
    )
    fringe += line(
        "M78 66 C72 70 70 76 70 80 M96 62 C92 66 91 70 92 74 M118 64 C124 68 127 72 128 77",
        2.4,
        "#7a2a10",
        0.7,
    )
    band = shape(
        "M50 66 C62 34 138 34 150 66 L144 76 C130 48 70 48 56 76 Z",
        slant("#9cc06f", "#4f8a4a", "#2f5a2c"),
        3.6,
    )
    bow = shape(
        "M140 46 C146 28 166 26 170 36 C172 46 158 52 144 50 Z M144 50 C162 50 172 62 "
        "166 70 C158 76 146 64 140 52 Z",
        slant("#9cc06f", "#4f8a4a"),
        3.4,
    ) + oval(142, 49, 7, 7, "#4f8a4a", 3)
    face = (
        cheeks(FAIR, 0.34)
        + freckles()
        + eyes(FAIR, "#4a7a3a", gaze=(4.6, -0.4), lid=0.04, lashes=True)
    )
    face += (
        brows("#8a3a18", lift=6, tilt=0.5, width=4.6, y=92)
        + nose(FAIR, "small")
        + mouth(FAIR, "smile-lips", 138)
    )
    collar = shape("M78 164 C86 176 94 180 100 182 L86 198 L64 176 Z", CREAM, 3.2)
    return [
        Layer(cloud, 10, 0.16, shadow=4),
        Layer(dress("#3f7a56"), 8, shadow=3),
        neck(FAIR, 19),
        Layer(collar + mirrored(collar, 100) + oval(100, 184, 6, 6, GOLD_FILL, 2.6), 3, shadow=2),
        head("round", FAIR),
        Layer(face, 0),
        Layer(fringe, 6, 0.16, shadow=2.5),
        Layer(band, 4, shadow=2),
        Layer(bow, 4, shadow=2),
    ]


def dallas() -> list[Layer]:
    """Honest, and quiet before he speaks: a flat hat and long black hair."""
    hair = "M58 76 C48 108 48 142 56 172 L76 176 V80 Z"
    locks = line("M60 96 C56 122 58 146 64 168 M68 100 C66 124 67 146 71 170", 2.2, "#6a5648", 0.8)
    back = shape(hair, "#231712") + locks
    crown = "M62 78 L66 36 C68 28 132 28 134 36 L138 78 Z"
    brim = "M10 76 C40 70 160 70 190 76 C176 96 24 96 10 76 Z"
    studs = "".join(
        oval(x, y, 4.4, 4.4, ball(CREAM, "#8a97a0"), 2)
        for x, y in ((74, 61), (91, 65), (109, 65), (126, 61))
    )
    band = ribbon("#20140e", 50, 68) + studs
    vest = coat("#6f3f22") + shape(
        "M76 162 L100 184 L124 162 L130 206 H70 Z", down(CREAM, "#d8c49c"), 3.4
    )
    vest += line("M100 184 V206", 2.4, INK, 0.5) + line(
        "M58 168 C56 182 58 194 62 206 M142 168 C144 182 142 194 138 206", 5, GOLD
    )
    face = cheeks(TAN, 0.2) + eyes(TAN, "#3a2010", lid=0.16) + nose(TAN, "strong")
    face += brows("#231712", tilt=0.5, width=5.6) + mouth(TAN, "shut", 140) + brim_shade(99)
    face += shape("M96 149 C98 147 102 147 104 149 L102 156 H98 Z", "#231712", 0)
    return [
        Layer(back + mirrored(back, 100), 7),
        Layer(vest, 8),
        neck(TAN, 22),
        head("long", TAN, ears=False),
        Layer(face, 0),
        Layer(_front_locks() + mirrored(_front_locks(), 100), 4, shadow=2),
        *hat(crown, brim, "#4a3526", band, "M72 40 C90 46 110 46 128 40"),
    ]


def _front_locks() -> str:
    return shape("M61 82 C54 108 56 134 62 152 C68 136 66 112 72 86 Z", "#2b1d16", 3)


def etta() -> list[Layer]:
    """Honest and warm: a yellow headwrap and rings in the ears."""
    cloth = "#e8b23c"
    wrap = shape(
        "M58 100 C50 60 64 34 100 34 C136 34 150 60 142 100 C136 84 120 76 100 76 C80 76 "
        "64 84 58 100 Z",
        slant("#ffe9a0", cloth, "#a86a12"),
    )
    wrap += line(
        "M62 84 C72 66 88 54 112 48 M66 70 C76 56 90 48 104 42 M140 86 C132 70 122 62 108 58",
        2.6,
        "#8a4a10",
        0.8,
    )
    wrap += "".join(
        oval(x, y, 3.2, 3.2, "#b5301f", 0)
        for x, y in ((74, 76), (90, 66), (118, 70), (132, 78), (84, 52), (126, 56))
    )
    knot = shape(
        "M96 42 C78 34 66 14 78 12 C92 10 100 26 104 38 Z M100 40 C102 22 118 4 130 12 "
        "C138 20 124 36 108 44 Z",
        slant("#ffe9a0", cloth, "#a86a12"),
        3.8,
    )
    knot += oval(103, 42, 11, 9, cloth, 3.6) + line(
        "M82 18 C88 24 94 32 98 38 M124 16 C118 22 112 32 108 38", 2.2, "#8a4a10", 0.8
    )
    temple = shape(curls(63, 106, 6, 11, 7), "#2a1a14", 2.6)
    face = cheeks(DEEP, 0.34) + eyes(DEEP, "#3a2010", lid=0.04, lashes=True) + nose(DEEP, "broad")
    face += brows("#20120c", lift=1, tilt=-0.5, width=4.6, y=92) + mouth(DEEP, "smile-lips", 139)
    beads = "".join(
        oval(
            78 + 44 * k / 6,
            168 + 9 * math.sin(math.pi * k / 6),
            5,
            5,
            ball("#f08a6a", "#b5301f", "#6b1710"),
            2.4,
        )
        for k in range(7)
    )
    return [
        Layer(
            dress("#f0e4c4")
            + line("M48 178 C60 188 80 194 100 194 C120 194 140 188 152 178", 5, "#3f8a86"),
            8,
        ),
        neck(DEEP, 19),
        Layer(beads, 2, 0.3, shadow=2),
        head("round", DEEP),
        Layer(temple + mirrored(temple, 100), 3),
        Layer(face, 0),
        Layer(earrings(58, 130, 8.5), 1.5, 0.3, shadow=2),
        Layer(wrap, 10, 0.14, shadow=3),
        Layer(knot, 5, 0.14, shadow=3),
    ]


def floyd() -> list[Layer]:
    """Careful and chatty: a banker with ginger whiskers under a bowler."""
    hair = "#b0602a"
    whiskers = (
        "M57 92 C50 112 50 138 60 150 C66 158 76 160 82 156 C80 148 82 142 86 138 C92 "
        "136 96 135 100 132"
        " C104 135 108 136 114 138 C118 142 120 148 118 156 C124 160 134 158 140 150"
        " C150 138 150 112 143 92 C139 104 136 116 128 124 C120 124 108 120 100 126"
        " C92 120 80 124 72 124 C64 116 61 104 57 92 Z"
    )
    hairs = (
        "M58 112 C57 128 62 142 70 152 M66 122 C66 134 70 144 76 152 M142 112 C143 128 138 "
        "142 130 152 M134 122 C134 134 130 144 124 152 M96 130 C90 130 84 131 80 133 M104 "
        "130 C110 130 116 131 120 133"
    )
    face = cheeks(ROSY, 0.4, 124) + eyes(ROSY, "#4f6a3a", lid=0.0, y=109) + nose(ROSY, "broad")
    face += brows(hair, tilt=-4.5, width=5.4, y=95) + mouth(ROSY, "talk", 144) + brim_shade(96)
    crown = "M60 80 C54 40 72 20 100 20 C128 20 146 40 140 80 Z"
    brim = (
        "M38 66 C44 82 70 78 100 78 C130 78 156 82 162 66 C170 86 140 92 100 92 C60 92 30 86 "
        "38 66 Z"
    )
    bow = shape(
        "M100 174 L74 162 C68 170 68 182 74 190 Z M100 174 L126 162 C132 170 132 182 126 190 Z",
        slant("#e0664a", "#a5281b", "#6b1710"),
        3.4,
    )
    bow += oval(100, 174, 8, 9, "#a5281b", 3.2)
    waistcoat = coat("#e6d9b8") + shape(
        "M34 206 C38 190 54 176 72 168 L98 206 Z M166 206 C162 190 146 176 128 168 L102 206 Z",
        down("#6a7a82", "#3f4c54"),
        3.6,
    )
    return [
        Layer(waistcoat, 8),
        neck(ROSY, 28),
        head("broad", ROSY),
        Layer(face, 0),
        moustache(whiskers, hair, hairs),
        Layer(bow, 4, shadow=2.5),
        *hat(crown, brim, "#5a4632", ribbon("#2b1d14", 60, 76), "M76 40 C82 32 92 29 100 29"),
    ]
