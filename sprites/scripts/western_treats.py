"""Pictures of two blue cards: the dancer and the cake."""

from cards_grounds import boards, contact, pool
from cards_pen import (
    Layer,
    ball,
    box,
    cord,
    down,
    glow,
    line,
    moved,
    oval,
    shape,
    slant,
    veil,
)
from kit.palette import CREAM, INK
from western_answers import SKIN, both
from western_grounds import burst, plank_floor


def dancer() -> list[Layer]:
    """The can-can: a kick over a sea of ruffles."""
    return [*_stage(), *_skirt(), *_legs(), *_dress(), *_head()]


def _stage() -> list[Layer]:
    curtain = shape(
        "M-6 -6 H66 C58 74 44 148 4 200 H-6 Z", slant("#e0604a", "#a5281b", "#5c120c"), 6
    )
    folds = line("M20 -4 C22 66 16 120 2 164 M44 -4 C42 70 32 124 8 178", 4, "#5c120c", 0.6)
    tie = cord("M-4 150 C14 150 26 146 38 136", 6, "#e8b23c", 3.4)
    return [
        boards("#7a4828"),
        pool(180, 100, 190, 150, "#ffe0a0", 75),
        plank_floor(198),
        Layer(both(curtain + folds), 9, 0.1, shadow=6),
        Layer(both(tie), 3, 0.3),
        contact(178, 226, 110, 9),
    ]


def _skirt() -> list[Layer]:
    skirt = shape(
        "M178 106 C128 96 72 114 46 158 C36 176 46 194 62 188 C78 208 104 208 120 196 C140 212"
        " 168 212 186 198 C206 210 236 206 250 190 C272 192 296 172 292 146 C284 112"
        " 226 98 178 106 Z",
        slant("#f0705a", "#c0301f", "#76170f"),
        6,
    )
    frill = shape(
        "M178 116 C142 116 100 132 84 166 C96 186 116 176 130 184 C146 194 166 192 178 182 C194 192"
        " 222 188 234 174 C252 172 262 156 258 144 C240 122 208 114 178 116 Z",
        down("#fffaf4", "#ffe2dc", "#f0b8b4"),
        5,
    )
    ruffles = line(
        "M100 168 C112 150 124 142 140 134 M136 180 C142 160 152 146 162 136 M182 180"
        " C182 160 182 148 180 136 M224 172 C216 154 208 144 198 136 M250 150"
        " C236 140 222 136 210 132",
        3,
        "#c8706c",
        0.7,
    )
    return [
        Layer(skirt, 9, 0.12, shadow=6),
        Layer(frill + ruffles, 7, 0.08, shadow=3),
    ]


def _legs() -> list[Layer]:
    """One stands, the other is thrown as high as the head."""
    standing = shape(
        "M158 142 C158 168 162 190 165 208 H181 C184 190 190 168 190 142 Z",
        slant("#5a4650", "#332630", "#1d141c"),
        5.4,
    )
    shoe = shape("M163 204 H183 L186 222 H194 V228 H154 C154 216 158 212 163 204 Z", "#8f1f16", 5)
    kicking = shape(
        "M172 128 C196 130 214 120 226 104 L262 50 L280 62 L246 118 C230 144 206 156 176 154 Z",
        slant("#5a4650", "#332630", "#1d141c"),
        5.4,
    )
    boot = shape(
        "M256 58 L270 28 C276 16 296 14 296 26 C296 34 288 38 286 46 L278 70 Z", "#8f1f16", 5
    )
    garters = cord("M214 114 L234 136", 5, "#e8b23c", 2.6) + cord(
        "M160 160 H189", 5, "#e8b23c", 2.6
    )
    return [
        Layer(standing, 6, 0.1, shadow=3),
        Layer(shoe, 4, 0.3),
        Layer(boot, 4, 0.3, shadow=4),
        Layer(kicking, 6, 0.12, shadow=4),
        Layer(garters, 2, 0.3),
    ]


def _dress() -> list[Layer]:
    apron = shape(
        "M152 110 C144 126 144 142 158 150 C170 156 196 154 208 144 C218 134 214 120 198 110 Z",
        slant("#f0705a", "#c0301f", "#8a1c12"),
        5,
    )
    hem = line("M150 144 C158 156 176 152 180 154 C190 156 204 150 210 140", 6, "#fff2ec")
    bodice = shape(
        "M152 72 C162 66 188 66 198 72 L200 96 C196 104 194 110 196 116 C182 124 166 124 154 116"
        " C156 110 154 104 150 96 Z",
        slant("#f0705a", "#b52c1e", "#6b1710"),
        5.4,
    )
    lacing = line(
        "M168 80 L182 88 M182 80 L168 88 M168 92 L182 100 M182 92 L168 100", 3, "#ffe0b0", 0.95
    )
    arms = shape(
        "M154 74 C132 80 112 98 98 122 L110 130 C122 112 138 100 154 96 Z", SKIN, 5.4
    ) + shape("M196 74 C218 78 236 90 250 110 L240 120 C228 106 212 98 198 96 Z", SKIN, 5.4)
    sleeves = oval(156, 77, 11, 10, "#d8442f", 4.6) + oval(194, 77, 11, 10, "#d8442f", 4.6)
    neck = box(167, 54, 16, 20, SKIN, 4.4, 4) + line("M166 68 H184", 4.4, INK)
    return [
        Layer(apron, 6, 0.1, shadow=4),
        Layer(hem, 2, 0.1),
        Layer(arms, 5, 0.08, shadow=3),
        Layer(neck, 4),
        Layer(bodice, 6, 0.14, shadow=3),
        Layer(lacing, 0),
        Layer(sleeves, 4, 0.1),
    ]


def _head() -> list[Layer]:
    face = oval(174, 38, 20, 22, SKIN, 5.4)
    hair = shape(
        "M151 44 C144 8 204 4 197 44 C194 34 188 28 178 27 C168 26 156 32 151 44 Z"
        " M164 12 C160 -2 188 -4 184 12 C180 18 168 18 164 12 Z",
        slant("#a5612d", "#6b3414", "#3d1a08"),
        5,
    )
    flower = "".join(
        moved(oval(0, -6, 4.6, 6, "#ffcf5a", 2.6), 194, 24, turn) for turn in range(0, 360, 72)
    ) + oval(194, 24, 3.6, 3.6, "#a5281b", 0)
    features = "".join(oval(x, 40, 2.6, 3.2, INK, 0) for x in (166, 182))
    features += line("M162 33 C164 31 168 31 170 33 M178 33 C180 31 184 31 186 33", 2.6, "#5a2c12")
    features += shape(
        "M167 49 C171 55 177 55 181 49 C177 51 171 51 167 49 Z", "#b5281b", 2, "#8f1f16"
    )
    features += veil(160, 47, 4.4, 3, "#e0664a", 0.45) + veil(188, 47, 4.4, 3, "#e0664a", 0.45)
    return [
        Layer(face, 7, 0.06),
        Layer(hair, 5, 0.2),
        Layer(flower, 2, 0.1, shadow=1.4),
        Layer(features, 0),
    ]


def cake() -> list[Layer]:
    """Two tiers, cherries and a candle: no watchdog says no."""
    sponge = down("#f2c98c", "#d09a54", "#96642e")
    icing = down("#fffdf8", "#ffe6e2", "#f0b4b4")
    stand = oval(180, 212, 128, 17, down("#f2f5f4", "#9aa5ac", "#59636c"), 6)
    lower = shape("M84 134 V194 C100 216 260 216 276 194 V134 Z", sponge, 6)
    jam = line("M86 168 C110 190 250 190 274 168", 8, "#b5301f")
    drip = shape(
        "M84 136 C84 104 276 104 276 136 C278 154 266 166 258 152 C252 170 236 172 230 156 C222 168"
        " 208 168 202 156 C194 174 172 174 166 156 C158 168 144 168 138 154 C130 172 114 170"
        " 108 152 C100 164 82 156 84 136 Z",
        icing,
        6,
    )
    upper = shape("M120 82 V118 C134 132 226 132 240 118 V82 Z", sponge, 6)
    top = shape(
        "M120 82 C120 58 240 58 240 82 C242 98 230 106 224 94 C218 108 204 108 198 96 C190 108 174"
        " 108 168 96 C160 108 146 106 140 94 C132 104 118 98 120 82 Z",
        icing,
        6,
    )
    cherries = "".join(
        moved(
            line("M0 -9 C2 -17 8 -20 14 -20", 3.4, "#38502a")
            + oval(0, 0, 10.5, 10.5, ball("#ff9a80", "#c0281b", "#6b1710"), 4.4),
            x,
            y,
        )
        for x, y in ((104, 120), (134, 110), (226, 110), (256, 120), (146, 68), (214, 68))
    )
    candle = box(173, 30, 14, 42, down("#8cc0e0", "#3f7aa6"), 4.6, 3)
    stripes = line("M175 44 L185 38 M175 56 L185 50 M175 66 L185 60", 3.4, CREAM, 0.9)
    halo = oval(180, 20, 46, 40, glow("#fff3c0o80", "#ffe9a8o0"), 0)
    flame = shape(
        "M180 2 C190 12 190 26 180 28 C170 26 170 12 180 2 Z", down("#fff3a0", "#ff9a2e"), 4
    )
    return [
        *burst("#e2a955", "#f6d190", "#fffbe0"),
        contact(186, 222, 140, 13),
        Layer(stand, 5, 0.4),
        Layer(lower, 10, 0.06),
        Layer(jam, 2),
        Layer(drip, 8, 0.2, shadow=4),
        Layer(upper, 8, 0.06, shadow=3),
        Layer(top, 7, 0.2, shadow=4),
        Layer(candle, 3, 0.2),
        Layer(stripes + halo, 0),
        Layer(flame, 3, 0.1),
        Layer(cherries, 5, 0.4, shadow=2),
    ]
