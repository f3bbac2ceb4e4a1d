"""Pictures of the cards for the figures and the relay station."""

from cards_grounds import hills, mesas, sky, sun
from cards_pen import (
    Layer,
    ball,
    box,
    cord,
    down,
    line,
    moved,
    oval,
    ring,
    shape,
    slant,
    tint,
    veil,
)
from cards_props import BRASS, STAR
from kit.palette import CREAM, INK


def safe_conduct() -> list[Layer]:
    """A sealed letter before which the three pegs let you pass."""
    pegs = _peg(54, 196, 1.05) + _peg(316, 200, 1.15) + _peg(276, 178, 0.9)
    road = shape(
        "M130 268 C150 220 168 196 178 168 L192 168 C206 196 226 220 246 268 Z",
        down("#f0d9a0", "#d9b06a"),
        0,
    )
    sheet_ = shape(
        "M96 44 C94 90 100 150 94 206 H262 C268 150 262 90 264 44 Z",
        slant("#fffaf0", "#f8e8be", "#dcc08a"),
        6,
    )
    rolls = box(80, 28, 200, 28, down("#fff6dc", "#e6cc94", "#a8854e"), 6, 14) + box(
        78, 196, 200, 28, down("#fff6dc", "#e6cc94", "#a8854e"), 6, 14
    )
    words = line("M118 84 H240 M118 102 H226 M118 120 H236 M118 138 H190", 5.5, "#6b4a2e", 0.75)
    crest = moved(shape(STAR, slant("#6ba3c7", "#2f5d7c"), 3.5), 180, 68, 0, 0.24)
    ribbon = shape(
        "M206 168 L192 238 L210 226 L222 244 L230 172 Z", slant("#6ba3c7", "#2f6690", "#173a56"), 5
    )
    seal = (
        shape(
            "M222 124 C236 116 250 124 254 136 C268 144 264 162 254 168 C250 182 232 186 "
            "222 178 C208 184 194 176 192 162 C182 152 188 138 198 134 C200 124 212 118 "
            "222 124 Z",
            ball("#f07a5a", "#b5301f", "#6b1710"),
            6,
        )
        + ring(224, 151, 19, 3.5, "#6b1710")
        + moved(shape(STAR, "#7a1a12", 0), 224, 153, 0, 0.26)
    )
    return [
        sky("#6fb4d8", "#a8d8e4", "#eaf4d8"),
        sun(64, 48, 24, "#fff6cf"),
        mesas(170, "#8fa8a0", 0.35, "#d8ecd8"),
        hills(172, "#8fb85a", 14),
        Layer(road, 0),
        hills(262, "#5f8f3f", 22),
        Layer(pegs, 6, 0.2, shadow=4),
        Layer(sheet_, 6, 0.06, shadow=7),
        Layer(words + crest, 0),
        Layer(rolls, 8, 0.12, shadow=4),
        Layer(ribbon, 4, shadow=3),
        Layer(seal, 7, 0.4, shadow=4),
    ]


def _peg(x: float, y: float, size: float) -> str:
    """A plain turned peg with one painted ring."""
    body = shape(
        "M-20 40 C-20 10 -12 -4 -10 -16 C-20 -24 -18 -52 0 -52 C18 -52 20 -24 10 -16 C12 "
        "-4 20 10 20 40 C12 48 -12 48 -20 40 Z",
        slant("#f0c488", "#c08a4e", "#7a4a22"),
        5,
    )
    return moved(body + line("M-16 12 C-6 18 6 18 16 12", 7, "#b4552d"), x, y, 0, size)


def fresh_horse() -> list[Layer]:
    """A rested horse at the rail, in the light of the morning."""
    neck = (
        "M52 272 C56 190 92 112 164 68 L166 24 L194 56 C216 60 230 76 240 94 C256 116 284 "
        "130 298 150 C308 166 302 184 286 187 C274 190 262 184 250 176 C238 170 226 166 214 "
        "166 C208 192 218 230 240 272 Z"
    )
    mane = (
        "M168 58 C136 54 96 78 74 112 C60 110 44 116 34 130 C46 126 56 128 62 132 C44 146 30 "
        "168 26 194 C36 182 46 178 54 180 C40 202 34 228 40 262 L66 272 C72 226 92 190 110 "
        "168 C120 140 140 116 160 104 C168 92 176 82 184 78 C182 70 176 62 168 58 Z"
    )
    strands = (
        "M164 66 C130 74 100 100 82 134 M150 90 C116 112 88 150 74 196 M120 140 C98 168 80 "
        "206 72 248"
    )
    blaze = shape(
        "M206 62 C222 72 236 92 250 110 C266 124 282 134 290 148 C274 144 258 132 244 "
        "118 C228 102 212 84 206 62 Z",
        "#fff4dc",
        0,
    )
    muzzle = tint(
        "M262 128 C282 136 296 148 299 158 C303 174 297 183 285 185 C272 187 262 180 254 "
        "174 C262 162 266 146 262 128 Z",
        "#f0c4a8",
        0.55,
    )
    eye = (
        oval(221, 104, 10, 9, INK, 0)
        + veil(218, 100, 3.2, 3, CREAM, 0.95)
        + line("M206 96 C214 88 226 90 234 98", 4)
    )
    details = (
        oval(286, 160, 5, 6.5, "#4a1c10", 0)
        + line("M290 182 C278 180 268 172 262 164", 4)
        + line("M206 124 C206 142 212 156 220 164", 3.4, INK, 0.5)
        + line("M172 42 L176 56", 5, "#f0b89a")
    )
    bridle = (
        "M186 62 C192 104 210 140 236 172 M252 112 C254 136 250 156 240 172 M184 78 C204 74 "
        "226 76 236 88"
    )
    straps = cord(bridle, 6, "#c0452f", 3) + oval(239, 171, 9, 9, BRASS, 4.5)
    forelock = shape(
        "M178 44 C196 48 212 64 216 88 C204 86 196 78 192 70 C190 78 184 84 178 84 C174 "
        "70 174 56 178 44 Z",
        slant("#fff0c8", "#e8c078", "#b5803a"),
        4,
    )
    ear = shape(
        "M184 60 C182 38 192 22 202 16 C210 32 212 50 206 66 Z", slant("#c8703a", "#8a4420"), 5
    )
    rails = "".join(
        box(-10, y, 380, 22, down("#c98a4e", "#8a5226", "#54301a"), 5.5, 4) for y in (214, 250)
    )
    posts = "".join(
        box(x, 190, 26, 90, slant("#d09a5e", "#8a5226", "#4a2812"), 5.5, 4) for x in (18, 312)
    )
    return [
        sky("#7a9ac4", "#e8a8b0", "#ffcf9a", "#ffe9b8"),
        sun(304, 92, 26, "#fff0c0"),
        mesas(204, "#a06a8a", 0.3, "#ffc8a0"),
        hills(206, "#a8a060", 12),
        Layer(ear, 4),
        Layer(shape(neck, slant("#e8955a", "#b4622e", "#6b3216"), 6), 16, 0.18, shadow=5),
        Layer(muzzle + blaze + eye + details, 0),
        Layer(straps, 3, 0.25, shadow=2),
        Layer(
            shape(mane, slant("#fff4d4", "#ecc884", "#b5803a"), 6)
            + line(strands, 4, "#8a5a20", 0.55),
            9,
            0.2,
            shadow=4,
        ),
        Layer(forelock, 4, 0.2, shadow=2),
        Layer(posts, 6, 0.1, shadow=5),
        Layer(rails, 6, 0.1, shadow=5),
    ]
