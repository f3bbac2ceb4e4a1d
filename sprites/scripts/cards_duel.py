"""Pictures of the cards for a shot: the hand, the cartridge, the barrel."""

from cards_grounds import contact, mesas, plain, pool, rays, sky
from cards_pen import Layer, box, cord, dashed, down, line, moved, oval, shape, slant
from cards_props import drop, small_die
from kit import mix
from kit.palette import CREAM, GOLD, INK

_BELT = ((28, 178, 6), (104, 196, 2), (180, 200, 0), (256, 194, -4), (332, 176, -8))


def steady_hand() -> list[Layer]:
    """A finger, a die, and the line it will take."""
    skin = slant("#f8d4ac", "#dfa878", "#a9683c")
    cuff = (
        box(-120, -56, 130, 112, down("#6ba3c7", "#2f6690", "#173a56"), 6, 4)
        + box(2, -60, 28, 120, down("#f4f0e2", "#cfc4a8"), 6, 6)
        + oval(16, 34, 6, 6, GOLD, 3.4)
    )
    palm = shape("M26 -46 C60 -54 104 -54 132 -48 L136 40 C104 64 60 58 26 44 Z", skin, 6)
    curled = (
        box(92, 34, 46, 26, skin, 5.5, 13)
        + box(96, 10, 56, 28, skin, 5.5, 14)
        + box(98, -16, 60, 30, skin, 5.5, 15)
    )
    index = (
        shape(
            "M96 -50 C130 -56 190 -52 214 -46 C234 -42 236 -16 214 -14 C186 -12 140 -12 104 -16 Z",
            skin,
            6,
        )
        + line("M150 -50 C153 -46 153 -42 150 -38 M184 -48 C187 -44 187 -40 184 -36", 3, INK, 0.4)
        + shape("M208 -42 C220 -42 226 -36 226 -32 C220 -28 212 -28 206 -30 Z", "#fbe8d4", 3)
    )
    thumb = shape(
        "M52 -2 C66 -28 102 -30 140 -22 C156 -18 156 2 140 4 C120 4 108 10 94 26 C78 40 "
        "54 26 52 -2 Z",
        skin,
        6,
    )

    def arm(body: str) -> str:
        return moved(body, -16, 212, -21, 0.92)

    rings = "".join(
        oval(304, 58, r, r, fill, 5)
        for r, fill in ((44, "#c0392b"), (31, "#fbf3dc"), (18, "#c0392b"), (7, "#fbf3dc"))
    )
    aim = "M240 112 L302 60"
    course = dashed(aim, 15, INK, 10, 20) + dashed(aim, 8, CREAM, 10, 20)
    banks = "M-10 60 C60 40 80 96 150 70 C200 52 230 110 370 190"
    river = line(banks, 20, "#7fb8bc", 0.75) + line(banks, 3, "#d8f0ea", 0.6)
    peaks = "".join(
        moved(
            shape("M-26 20 L0 -24 L26 20 Z", slant("#d8b888", "#9a7448"), 4)
            + shape("M-9 -9 L0 -24 L9 -9 L3 -4 L-3 -8 Z", CREAM, 2),
            x,
            y,
            0,
            s,
        )
        for x, y, s in ((48, 34, 1), (92, 24, 0.8), (322, 232, 1), (282, 244, 0.8))
    )
    trail = dashed("M120 20 C170 10 220 20 250 6", 5, "#a5281b", 4, 11)
    return [
        sky("#f2dca4", "#e6c684", "#c89c58"),
        Layer(river + trail, 0),
        Layer(peaks, 3, shadow=2),
        pool(230, 110, 170, 130, "#fffbe0", 70),
        Layer(rings, 4, 0.12, shadow=4),
        Layer(course, 0),
        contact(212, 162, 50, 16),
        Layer(small_die(204, 130, 6, 1.12), 6, 0.12, shadow=3),
        Layer(arm(cuff), 12, 0.1, shadow=7),
        Layer(arm(palm), 12, 0.1, shadow=6),
        Layer(arm(curled), 8, 0.1, shadow=4),
        Layer(arm(index), 9, 0.1, shadow=5),
        Layer(arm(thumb), 8, 0.1, shadow=3),
    ]


def spare_cartridge() -> list[Layer]:
    """One more in the belt."""
    belt = shape(
        "M-20 150 C80 190 260 190 380 140 V206 C260 256 80 256 -20 216 Z",
        down("#b8733c", "#7a4522", "#4a2812"),
        6,
    )
    seams = "M-20 160 C80 200 260 200 380 150 M-20 206 C80 246 260 246 380 196"
    stitches = dashed(seams, 3, "#f0c98a", 7, 10)
    rounds = "".join(_round(x, y, turn, 0.62) for x, y, turn in _BELT if x != 180)
    loops = "".join(
        moved(
            box(-26, -16, 52, 36, down("#9a5f30", "#5f3517"), 5, 7)
            + line("M-18 -6 H18", 2.4, "#f0c98a", 0.6),
            x,
            y + 14,
            turn,
        )
        for x, y, turn in _BELT
    )
    gleam = moved(
        shape("M0 -40 L6 -7 L40 0 L6 7 L0 40 L-6 7 L-40 0 L-6 -7 Z", "#fffbe0", 0), 160, 62, 0, 0.9
    )
    return [
        sky("#7a1f1c", "#c8452a", "#f0913a", "#ffd27a"),
        rays(180, 100, "#ffe9a8", 20, 0.24),
        pool(180, 96, 190, 150, "#fff0b8", 85),
        Layer(belt, 10, 0.14),
        Layer(stitches, 0),
        Layer(rounds, 7, 0.4, shadow=4),
        Layer(loops, 6, 0.14, shadow=4),
        Layer(_round(180, 128, 8, 1.18), 13, 0.5, shadow=8),
        Layer(
            line("M163 100 L150 196", 7, "#fff8d8", 0.8)
            + line("M168 74 C166 62 170 48 178 36", 5, "#ffe0c0", 0.75),
            0,
        ),
        Layer(gleam, 0),
    ]


def _round(x: float, y: float, turn: float, size: float) -> str:
    """A cartridge: copper bullet, brass case, rim."""
    bullet = shape(
        "M-25 -26 C-24 -66 -12 -92 0 -98 C12 -92 24 -66 25 -26 Z",
        slant("#f4b088", "#b4623a", "#6b2f16"),
        5.5,
    )
    case = shape(
        "M-27 -28 H27 L31 78 H-31 Z", slant("#fff6c8", "#eebc48", "#a8721c", "#6f470a"), 5.5
    ) + line("M-27 -14 H27", 3.4, INK, 0.5)
    rim = box(-36, 74, 72, 18, slant("#fff3c0", "#d79a22", "#7a4e0c"), 5.5, 5)
    return moved(bullet + case + rim, x, y, turn, size)


def water_barrel() -> list[Layer]:
    """A barrel in the street that nothing gets through."""
    houses = _house(-26, 44, 118, 170, "#c8703f", "#e6b45a") + _house(
        262, 62, 122, 152, "#8a9a5a", "#f0dfb8"
    )
    staves = shape(
        "M112 84 C96 130 96 190 114 240 C140 252 224 252 250 240 C268 190 268 130 252 84 Z",
        slant("#dba264", "#a9652e", "#5f3517"),
        6,
    )
    seams = line(
        "M142 92 C134 140 134 196 144 244 M168 94 C164 140 164 200 168 248 M196 94 C200 "
        "140 200 200 196 248 M222 92 C230 140 230 196 220 244",
        3.6,
        INK,
        0.5,
    )
    hoops = "".join(
        cord(d, 11, "#8a949c", 4) + line(d, 3, "#d8e0e2", 0.7)
        for d in ("M106 116 C146 134 218 134 258 116", "M106 208 C146 228 218 228 258 208")
    )
    water = (
        oval(182, 84, 70, 20, "#5f3517", 6)
        + oval(182, 86, 58, 13, down("#4f9ab8", "#9ad8e4"), 3)
        + line("M148 86 C160 82 172 82 182 86 M190 90 C200 87 212 87 220 90", 3, CREAM, 0.85)
    )
    splash = "".join(
        drop(*place)
        for place in (
            (138, 46, -30, 0.85),
            (172, 30, -8, 1.05),
            (206, 42, 16, 0.85),
            (234, 60, 38, 0.64),
            (114, 66, -52, 0.56),
        )
    )
    bounce = line("M268 168 L290 162 M266 140 L284 124 M272 188 L292 192", 5.5, CREAM)
    return [
        sky("#4f9ad0", "#8cc8e8", "#e4f2e4"),
        mesas(204, "#c8906a", 0.35, "#e4e8d8"),
        Layer(houses, 5, 0.08, shadow=5),
        plain(206, "#d8aa6a"),
        contact(190, 244, 112, 16),
        Layer(staves + seams, 18, 0.14, shadow=4),
        Layer(hoops, 5, 0.3),
        Layer(water, 3, 0.2),
        Layer(splash, 4, 0.4),
        Layer(bounce, 0),
        Layer(small_die(312, 168, 24, 0.92), 5, 0.1, shadow=6),
    ]


def _house(x: float, y: float, w: float, h: float, wall: str, sign: str) -> str:
    """A house with a false front, a sign without words, a door and a window."""
    body = box(x, y, w, h, down(mix(wall, CREAM, 0.2), wall, mix(wall, INK, 0.3)), 5)
    body += shape(
        f"M{x - 6} {y} V{y - 14} L{x + w * 0.3} {y - 14} L{x + w * 0.5} {y - 28} "
        f"L{x + w * 0.7} {y - 14} H{x + w + 6} V{y} Z",
        mix(wall, INK, 0.25),
        5,
    )
    body += "".join(
        line(f"M{x} {y + 22 * k} H{x + w}", 2, INK, 0.3) for k in range(1, int(h / 22) + 1)
    )
    body += box(x + w * 0.14, y + 14, w * 0.72, 26, sign, 4, 3) + line(
        f"M{x + w * 0.26} {y + 27} H{x + w * 0.74}", 6, "#a5281b"
    )
    body += box(x + w * 0.18, y + 62, 28, 36, "#5a7f94", 4) + box(
        x + w * 0.56, y + 62, 28, 36, "#5a7f94", 4
    )
    return (
        body
        + line(f"M{x - 8} {y + 52} H{x + w + 8}", 9)
        + line(f"M{x - 8} {y + 52} H{x + w + 8}", 4, "#b87a42")
    )
