"""The second half of the cast, each drawn from the back to the front."""

from dataclasses import replace

from cards_pen import Layer, ball, cord, down, line, mirrored, moved, oval, shape, slant, tint, veil
from faces_parts import (
    FAIR,
    OLIVE,
    ROSY,
    Skin,
    brim_shade,
    brows,
    cheeks,
    eyes,
    head,
    lines_of_age,
    mouth,
    neck,
    nose,
)
from faces_wardrobe import bandana, coat, curls, dress, earrings, hair_fill, hat, moustache, ribbon
from kit import mix
from kit.palette import CREAM, GOLD, GOLD_LIGHT, INK


def hattie() -> list[Layer]:
    """Careful, and keeps an eye on you: a wide straw hat with flowers."""
    skin, black = Skin("#efc494"), "#1f1a1c"
    crown = "M64 74 C60 42 74 28 100 28 C126 28 140 42 136 74 Z"
    brim = (
        "M6 80 C34 58 64 62 100 62 C136 62 166 58 194 80 C172 96 136 90 100 90 C64 90 28 96 6 80 Z"
    )
    straw = line("M30 80 C60 70 140 70 170 80 M48 86 C76 78 124 78 152 86", 2, "#8a5a10", 0.55)
    weave = line("M72 44 C90 38 110 38 128 44 M68 56 C88 50 112 50 132 56", 2, "#8a5a10", 0.55)
    band = shape(
        "M64 62 C82 70 118 70 136 62 L137 76 C118 84 82 84 63 76 Z", down("#4f6aa0", "#2f3f6f"), 3
    )
    hair = shape(
        "M62 112 C54 84 66 66 100 66 C134 66 146 84 138 112 C136 98 130 90 122 88 C108 "
        "92 92 92 78 88 C70 90 64 98 62 112 Z",
        hair_fill(black),
        3,
    )
    back = shape(
        "M60 90 C52 112 56 140 66 158 H134 C144 140 148 112 140 90 Z", hair_fill(black), 3.6
    )
    face = cheeks(skin, 0.26) + eyes(skin, "#2b1a10", gaze=(-4.4, 0.4), lid=0.3, lashes=True)
    face += (
        brows(black, tilt=-1.5, width=4, y=95)
        + nose(skin, "small")
        + mouth(skin, "lips", 139)
        + brim_shade(100)
    )
    face += line("M80 121 C84 123 87 122 90 120 M110 120 C113 122 116 123 120 121", 1.6, INK, 0.28)
    collar = shape(
        "M76 158 C84 168 116 168 124 158 L128 176 C116 186 84 186 72 176 Z",
        down("#6f84b8", "#34487a"),
        3.6,
    )
    collar += line("M100 166 V206", 2.6, INK, 0.7)
    frogs = "".join(
        line(f"M88 {y} C94 {y - 5} 106 {y - 5} 112 {y}", 4, GOLD_LIGHT)
        + oval(100, y - 2, 3.6, 3.6, GOLD, 2)
        for y in (190, 202)
    )
    return [
        Layer(back, 6, shadow=3),
        Layer(dress("#3a4f86"), 8),
        neck(skin, 18),
        Layer(collar + frogs, 5, shadow=2),
        Layer(_braid(black), 4, 0.25, shadow=3),
        head("oval", skin, ears=False),
        Layer(face, 0),
        Layer(hair, 5, 0.2, shadow=2),
        Layer(shape(crown, slant("#fff0c0", "#e6c274", "#a87a30")) + weave, 9),
        Layer(band, 3),
        Layer(shape(brim, down("#ffeeb8", "#e6c274", "#a87a30")) + straw, 6, shadow=6, dark=0.5),
        Layer(
            _flower(124, 60, "#e0664a") + _flower(142, 68, "#fbf3dc") + _flower(108, 68, "#d98aa0"),
            3,
            shadow=2,
        ),
    ]


def _braid(colour: str) -> str:
    """A braid over the shoulder, tied with red thread."""
    steps = [(63 - k * 1.5, 144 + k * 11, 24 if k % 2 else -24) for k in range(5)]
    links = "".join(moved(oval(0, 0, 10, 8.5, hair_fill(colour), 3), *step) for step in steps)
    return links + line("M50 193 L66 195", 5, "#c0392b")


def _flower(x: float, y: float, colour: str, size: float = 1) -> str:
    petals = shape(
        curls(0, 0, 9, 9, 5), ball(mix(colour, CREAM, 0.4), colour, mix(colour, INK, 0.25)), 2.8
    )
    leaf = shape("M8 6 C16 4 20 10 20 14 C14 16 8 12 8 6 Z", "#5b7a3a", 2.4)
    return moved(leaf + petals + oval(0, 0, 3.6, 3.6, GOLD, 1.8), x, y, 0, size)


def jesse() -> list[Layer]:
    """Sly, with an eye for the neighbour's cup: a low black hat and a straw in the mouth."""
    hair = "#3a2418"
    crown = (
        "M62 84 C58 54 66 34 82 30 C92 28 96 38 104 38 C112 36 122 30 130 38 C140 48 140 66 "
        "140 84 Z"
    )
    brim = (
        "M22 70 C34 92 64 99 102 99 C140 99 170 90 182 64 C170 76 152 82 138 82"
        " C116 90 86 90 62 84 C46 84 32 78 22 70 Z"
    )
    face = tint(
        "M70 128 C76 150 88 159 100 159 C112 159 124 150 130 128 C122 142 110 134 100 "
        "134 C90 134 78 142 70 128 Z",
        "#4a3426",
        0.26,
    )
    face += cheeks(FAIR, 0.16) + eyes(FAIR, "#5a7a86", gaze=(4.4, 0.6), lid=0.42, y=110)
    face += brows(hair, lift=6, tilt=2, width=5.2, y=98) + nose(FAIR, "soft")
    face += mouth(FAIR, "smirk", 141) + brim_shade(108)
    straw = cord("M112 140 L146 150", 2.4, "#e8c96a", 1.4)
    lock = shape("M66 90 C64 108 66 118 72 124 C72 112 76 102 84 94 Z", hair, 3)
    back = shape("M62 86 C56 104 56 126 62 136 L76 120 V88 Z", hair)
    return [
        Layer(back + mirrored(back, 100), 5),
        Layer(
            coat("#3f444c")
            + shape("M40 206 L74 164 L92 206 Z M160 206 L126 164 L108 206 Z", "#2c3038", 3.4),
            8,
        ),
        neck(FAIR, 21),
        bandana("#a5281b"),
        head("oval", FAIR),
        Layer(face, 0),
        Layer(lock, 4, shadow=1.5),
        Layer(straw, 1.5, shadow=1.5),
        *[
            replace(part, body=moved(part.body, 4, -4, 2.5))
            for part in hat(
                crown,
                brim,
                "#33302e",
                ribbon("#8a5a2c", 66, 82),
                "M104 40 C100 50 100 56 102 62 M80 44 C84 52 86 58 86 64",
            )
        ],
    ]


def josie() -> list[Layer]:
    """Sly, with a ready tongue: black waves, a rose, a raised brow."""
    black = "#251a1c"
    waves = (
        "M100 40 C62 36 44 66 46 98 C48 116 38 126 40 144 C42 160 36 170 38 190 C54 200 70 "
        "196 76 184 L124 184 C132 198 148 200 162 190 C164 170 156 160 160 144 C162 126 152 "
        "116 154 98 C156 66 138 36 100 40 Z"
    )
    strands = line(
        "M52 96 C54 116 46 128 48 146 C50 160 44 172 48 186 M60 120 C60 140 54 152 58 "
        "180 M148 96 C146 116 154 128 152 146 C150 160 156 172 152 186 M140 120 C140 140 "
        "146 152 142 180",
        2.6,
        "#6a5560",
        0.85,
    )
    front = shape(
        "M61 118 C50 78 66 46 104 46 C138 46 150 78 139 118 C138 100 132 86 116 78 C104 "
        "90 80 94 70 98 C65 104 62 110 61 118 Z",
        hair_fill(black),
        3.6,
    )
    front += line("M108 54 C98 66 82 78 68 84 M118 60 C128 66 134 76 136 88", 2.4, "#8a7480", 0.8)
    rose = shape(curls(0, 0, 11, 11, 7), ball("#f08a6a", "#c0281b", "#6b1710"), 3) + line(
        "M-5 2 C-6 -6 4 -8 5 -1 C5 4 -2 4 -1 0", 2.4, "#4a0e0a"
    )
    rose += shape("M8 8 C18 6 22 14 22 18 C14 20 8 16 8 8 Z", "#4f7a3a", 2.6)
    face = (
        cheeks(OLIVE, 0.28)
        + eyes(OLIVE, "#4a2c17", gaze=(0.5, 0), lid=0.28, lashes=True)
        + nose(OLIVE, "soft")
    )
    face += brows(black, lift=7, tilt=1.5, width=4.8, y=94) + mouth(
        OLIVE, "smirk-lips", 140, painted=True
    )
    blouse = shape(
        "M22 206 C26 188 50 176 72 178 C88 192 112 192 128 178 C150 176 174 188 178 206 Z",
        down("#fffaf0", "#e2d2ac"),
    )
    frill = line(
        "M44 184 C52 194 62 188 70 196 C78 188 88 202 100 198 C112 202 122 188 130 196 "
        "C138 188 148 194 156 184",
        4,
        "#c0392b",
    )
    return [
        Layer(shape(waves, hair_fill(black)) + strands, 9, 0.2, shadow=4),
        neck(OLIVE, 20),
        Layer(blouse + frill, 6, shadow=2),
        head("oval", OLIVE, ears=False),
        Layer(face, 0),
        Layer(earrings(60, 134, 7), 1.5, 0.3, shadow=2),
        Layer(front, 6, 0.22, shadow=2.5),
        Layer(moved(rose, 62, 74, -20, 1.25), 4, shadow=2.5),
    ]


def lottie() -> list[Layer]:
    """Sly, and takes her time: the owner of the saloon, silver curls and a plume."""
    silver = "#d9c9a0"
    pile = shape(curls(100, 66, 44, 32, 11, 0.3), hair_fill(silver))
    pile += line(
        "M66 56 C64 64 70 70 76 66 M84 38 C78 44 82 52 90 50 M112 38 C120 42 118 52 110 "
        "52 M134 58 C138 66 130 72 124 66 M98 56 C94 62 98 68 104 66",
        2.6,
        "#7a6238",
        0.85,
    )
    side = shape(
        "M64 92 C54 98 56 110 62 112 C54 120 58 132 66 130 C70 120 68 104 72 92 Z",
        hair_fill(silver),
        3.2,
    )
    fringe = shape(
        "M63 100 C58 76 74 62 100 62 C126 62 142 76 137 100 C132 86 122 80 112 84 C104 "
        "74 92 76 86 84 C76 80 68 88 63 100 Z",
        hair_fill(silver),
        3.4,
    )
    topper = shape(
        "M0 0 C14 5 30 5 44 0 L41 -28 C30 -24 14 -24 3 -28 Z", down("#5a3a6a", "#2f1c3a"), 3.6
    )
    topper += shape("M1 -10 C14 -5 30 -5 43 -10 L44 0 C30 5 14 5 0 0 Z", "#c0392b", 2.6)
    topper += shape(
        "M-12 0 C2 10 42 10 56 0 C50 12 36 15 22 15 C8 15 -6 12 -12 0 Z",
        down("#6a4a7a", "#2f1c3a"),
        3.4,
    )
    plume = shape(
        "M98 40 C104 12 134 8 156 26 C150 27 152 32 158 38 C150 36 148 40 152 50 C144 44 "
        "140 46 141 54 C130 44 112 44 100 52 Z",
        slant("#fffaf0", "#f0d58a", "#b5803a"),
        3.2,
    ) + line("M104 44 C116 30 132 24 150 28", 2.2, INK, 0.5)
    face = (
        cheeks(FAIR, 0.3, 129)
        + eyes(FAIR, "#4f7f6a", gaze=(0, 0.8), lid=0.36, lashes=True)
        + lines_of_age(0.22)
    )
    face += brows("#8a6a40", lift=5, tilt=-1, width=4, y=93) + nose(FAIR, "soft")
    face += mouth(FAIR, "smirk-lips", 140, painted=True) + oval(121, 131, 2.3, 2.3, INK, 0)
    choker = shape(
        "M80 163 C90 171 110 171 120 163 L121 174 C110 182 90 182 79 174 Z", "#2b1a22", 3
    ) + oval(100, 175, 7.5, 9, ball("#fff8e6", "#8fb8c0"), 3)
    gown = dress("#8a2a4e") + line(
        "M30 196 C50 178 66 176 78 170 M170 196 C150 178 134 176 122 170", 5, "#e8b8c4"
    )
    return [
        Layer(pile, 9, 0.16, shadow=4),
        Layer(gown, 8),
        neck(FAIR, 20),
        Layer(choker, 3, 0.3, shadow=2),
        head("oval", FAIR),
        Layer(face, 0),
        Layer(side + mirrored(side, 100), 4, 0.16, shadow=2),
        Layer(
            oval(62, 138, 4, 6, ball("#fff8e6", "#8fb8c0"), 2.4)
            + oval(138, 138, 4, 6, ball("#fff8e6", "#8fb8c0"), 2.4),
            2,
            0.3,
        ),
        Layer(fringe, 5, 0.16, shadow=2),
        Layer(plume, 5, shadow=3),
        Layer(moved(topper, 66, 42, -12, 0.95), 5, 0.14, shadow=4),
    ]


def silas() -> list[Layer]:
    """Honest, and looks you over: an old digger behind a white beard."""
    white = "#efe6d2"
    beard = (
        "M60 112 C54 140 58 172 74 190 L84 184 L92 200 L100 190 L109 200 L117 184 L127 190"
        " C142 172 146 140 140 112 C136 126 128 132 118 130 C110 126 90 126 82 130 C72 "
        "132 64 126 60 112 Z"
    )
    strands = (
        "M72 140 C72 158 76 172 82 180 M86 146 C86 164 90 178 94 186 M114 146 C114 164 110 "
        "178 106 186 M128 140 C128 158 124 172 118 180"
    )
    fur = shape(beard, down("#fbf6e6", white, "#b8ab92")) + line(strands, 2.2, "#8a7a62", 0.75)
    lip = (
        "M100 130 C90 122 74 126 66 142 C78 144 92 142 100 136 C108 142 122 144 134 142 C126 "
        "126 110 122 100 130 Z"
    )
    crown = "M60 76 C58 48 66 24 84 22 C94 21 98 30 106 28 C118 20 136 34 140 52 L141 76 Z"
    brim = (
        "M14 84 C30 66 56 70 64 58 C78 44 122 44 136 58 C146 70 172 64 188 80 C168 96 142 84 "
        "132 88 C112 94 88 94 68 88 C54 84 32 98 14 84 Z"
    )
    patch = shape("M114 34 L130 38 L128 52 L112 48 Z", "#b4552d", 2.6) + line(
        "M110 38 L116 40 M124 33 L123 38 M134 46 L128 46 M118 54 L119 49", 2
    )
    face = cheeks(ROSY, 0.5, 122) + eyes(ROSY, "#3f6f8a", gaze=(-4, -1.6), lid=0.06, y=108)
    face += lines_of_age(0.3) + brim_shade(96)
    bushy = shape("M66 96 C70 86 86 84 92 94 C84 94 76 96 70 100 Z", white, 2.8)
    bulb = oval(100, 122, 10, 8.5, ball("#f4b294", "#d9775a"), 3)
    shirt = (
        coat("#a5281b")
        + line("M100 182 V206", 2.4, INK, 0.5)
        + line("M52 168 L58 206 M148 168 L142 206", 9)
        + line("M52 168 L58 206 M148 168 L142 206", 5, "#7a4522")
    )
    return [
        Layer(shirt, 8),
        neck(ROSY, 22),
        head("round", ROSY),
        Layer(face, 0),
        Layer(fur, 7, 0.06, shadow=3),
        Layer(veil(100, 147, 8, 4, "#6b1710", 0.9), 0),
        moustache(
            lip, "#e6dcc4", "M92 132 C84 132 76 136 72 140 M108 132 C116 132 124 136 128 140"
        ),
        Layer(bulb, 4),
        Layer(bushy + mirrored(bushy, 100), 2.5, shadow=1),
        *hat(crown, brim, "#7d5a38", "", "M106 30 C100 40 98 44 100 52 M80 34 C84 42 86 46 84 54"),
        Layer(patch, 2),
    ]


def wyatt() -> list[Layer]:
    """Bold, and lets you wait for it: a marshal with a great moustache and a star."""
    hair = "#4a3426"
    crown = "M62 78 C60 52 62 30 76 28 C92 26 108 26 124 28 C138 30 140 52 138 78 Z"
    brim = (
        "M8 70 C34 80 64 78 100 78 C136 78 166 80 192 70 C182 90 146 95 100 95 C54 95 18 90 8 70 Z"
    )
    face = cheeks(ROSY, 0.14) + eyes(ROSY, "#4f7f9a", lid=0.26) + nose(ROSY, "strong")
    face += (
        brows(hair, tilt=4.5, width=6.4, y=95)
        + brim_shade(101)
        + line("M92 152 C96 154 104 154 108 152", 2.6, INK, 0.6)
    )
    lip = (
        "M100 129 C92 124 80 127 73 138 C69 146 66 152 60 155 C74 160 88 154 100 143"
        " C112 154 126 160 140 155 C134 152 131 146 127 138 C120 127 108 124 100 129 Z"
    )
    temples = shape("M61 84 L73 86 V104 L66 112 L61 106 Z", "#9a9088", 2.4)
    shirt = coat("#26292e") + shape(
        "M78 160 L100 184 L122 160 L120 206 H80 Z", down(CREAM, "#cfc0a0"), 3.4
    )
    shirt += shape(
        "M74 162 L58 178 L78 206 L88 206 Z M126 162 L142 178 L122 206 L112 206 Z", "#3a3e44", 3.4
    )
    tie = line("M100 176 C92 186 90 194 88 206 M100 176 C108 186 110 194 112 206", 5) + oval(
        100, 175, 5, 5, "#3a2418", 2.6
    )
    star = moved(
        shape(
            "M0 -15 L4.2 -5 L14.5 -4.6 L6.6 2 L9.2 12 L0 6.6 L-9.2 12 L-6.6 2 L-14.5 "
            "-4.6 L-4.2 -5 Z",
            slant(GOLD_LIGHT, GOLD, "#8a5a10"),
            3,
        ),
        143,
        179,
        8,
    )
    return [
        Layer(shirt, 8),
        neck(ROSY, 25),
        Layer(tie, 2),
        head("square", ROSY),
        Layer(temples + mirrored(temples, 100) + face, 0),
        moustache(
            lip,
            hair,
            "M96 132 C86 134 80 144 72 150 M104 132 C114 134 120 144 128 150 M94 138 C88 "
            "142 84 148 80 152 M106 138 C112 142 116 148 120 152",
        ),
        Layer(star, 3, 0.4, shadow=2),
        *hat(crown, brim, "#3a3d44", ribbon("#15171b", 60, 76), "M78 36 C92 42 108 42 122 36"),
    ]
