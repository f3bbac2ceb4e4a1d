"""Pictures of the red cards: one to three guns, the raid, the saloon."""

from cards_grounds import contact, pool
from cards_pen import (
    Layer,
    box,
    cord,
    down,
    glow,
    line,
    mirrored,
    moved,
    oval,
    shape,
    slant,
)
from cards_props import STEEL
from kit import mix
from kit.palette import CREAM, GOLD, INK
from mustang_props import neckerchief, token
from western_grounds import W, dusk, night

_WOOD = slant("#d89a5c", "#9a5a2a", "#552c12")
_BARREL = down("#e4eaec", "#a3adb4", "#5f6a73", "#3c444c")
_IRON = down("#aab4ba", "#6d7780", "#363d45")


def _gun(x: float, y: float, turn: float, size: float, flip: bool = False) -> list[Layer]:
    """A revolver about x, y that points right (or left), 118 units long at size 1."""

    def put(body: str) -> str:
        there = moved(moved(body, -62, -30), x, y, turn, size)
        return mirrored(there, W / 2) if flip else there

    grip = shape(
        "M21 26 C16 40 9 51 3 60 C5 69 19 73 27 67 C29 57 34 47 46 41 L48 28 Z", _WOOD, 3.5
    )
    checks = line("M15 52 L24 60 M19 46 L28 54 M23 40 L32 47", 1.5, INK, 0.45)
    screw = oval(18, 60, 3, 3, GOLD, 1.6)
    guard = cord("M46 38 C46 54 64 54 64 37", 2.4, "#8a949c", 1.7)
    trigger = line("M54 37 C55 42 53 45 51 47", 3)
    barrel = box(62, 11.5, 56, 11.5, _BARREL, 3.4, 2) + box(113, 10, 6.4, 14.4, _IRON, 3, 2)
    barrel += shape("M106 12 L109 6.4 H112 V12 Z", "#59636c", 2.2)
    rod = box(64, 23, 40, 5.6, _IRON, 2.6, 2.6)
    frame = shape(
        "M20 25 C20 17 25 11 33 8 H68 V30 L63 38.6 H40 C30 37.6 22 33 20 25 Z", STEEL, 3.5
    )
    hammer = shape("M27 13 C20 12 14 7 11 1 C16 -1 21 1 23 5 L32 9 Z", _IRON, 3)
    drum = box(37, 6.6, 28, 29, down("#f0f4f4", "#aeb8be", "#68727b", "#454e57"), 3.5, 5)
    flutes = "".join(box(40, y_, 16, 4.4, "#343c44", 0, 2.2) for y_ in (11.6, 19.4, 27))
    gleam = line("M68 14.4 H108", 1.6, "#fdfefe", 0.85) + line("M41 9.4 H61", 1.4, "#fdfefe", 0.8)
    return [
        Layer(put(guard + trigger), 1.6, 0.3, shadow=3),
        Layer(put(grip), 6, 0.16, shadow=5),
        Layer(put(checks + screw), 0),
        Layer(put(rod + barrel), 4, 0.45, shadow=4),
        Layer(put(hammer + frame), 5, 0.4, shadow=4),
        Layer(put(drum), 5, 0.5, shadow=2),
        Layer(put(flutes + gleam), 0),
    ]


def one_gun() -> list[Layer]:
    return [*dusk(), pool(180, 120, 150, 100, "#ffe0a0", 45), *_gun(184, 112, -14, 2.25)]


def two_guns() -> list[Layer]:
    return [
        *dusk(),
        pool(180, 110, 150, 110, "#ffe0a0", 45),
        *_gun(158, 120, -32, 1.98),
        *_gun(158, 120, -32, 1.98, flip=True),
    ]


def three_guns() -> list[Layer]:
    return [
        *dusk(),
        pool(180, 110, 160, 110, "#ffe0a0", 45),
        *_gun(190, 44, -3, 1.5),
        *_gun(150, 158, -33, 1.56),
        *_gun(150, 158, -33, 1.56, flip=True),
    ]


def _arrow() -> str:
    """Shaft, head and bindings, nothing else; points right, 130 units about its middle."""
    shaft = cord("M-62 0 H46", 4.6, "#d0934f", 2.9)
    head = shape("M67 0 L40 -12 L47 0 L40 12 Z", STEEL, 3.6)
    return shaft + head + line("M37 -4 V4 M31 -4 V4 M-58 -4 V4 M-51 -4 V4 M-44 -4 V4", 3, "#a5281b")


def indians() -> list[Layer]:
    """Two crossed arrows on a plain token."""
    crossed = moved(_arrow(), 0, 0, -38) + moved(_arrow(), 0, 0, 218)
    return [
        *dusk(),
        Layer(moved(token(96, 6), 180, 119), 10, 0.16, shadow=9, dark=0.5),
        Layer(moved(crossed, 180, 119, 0, 1.6), 4, 0.3, shadow=4.4),
    ]


def bandits() -> list[Layer]:
    """A black mask on a plain token, by night."""
    return [
        *night("#5a4433"),
        Layer(moved(token(96, 6), 180, 119), 10, 0.16, shadow=9, dark=0.5),
        Layer(moved(neckerchief(1.24, 4.6), 172, 126), 8, 0.2, shadow=5),
    ]


def saloon() -> list[Layer]:
    """Its windows are the only light in the street."""
    wall = "#b8683c"
    front = box(74, 72, 212, 140, down(mix(wall, CREAM, 0.14), wall, mix(wall, INK, 0.35)), 6)
    boards = "".join(line(f"M76 {y} H284", 2.2, INK, 0.35) for y in range(90, 212, 17))
    gable = shape(
        "M62 74 V38 H104 L112 24 H248 L256 38 H298 V74 Z",
        down("#c9784a", "#9a4f2b", "#6d331a"),
        6,
    )
    sign = box(92, 40, 176, 27, down("#fffaf0", "#f0dfb8"), 5, 3)
    stars = "".join(moved(oval(0, 0, 5.4, 5.4, "#a5281b", 0), x, 53.5) for x in (108, 252)) + line(
        "M126 53.5 H234", 9, "#a5281b"
    )
    eave = shape("M56 92 L66 76 H294 L304 92 Z", down("#7d4a26", "#4d2b14"), 5.4)
    posts = "".join(
        box(x, 92, 11, 122, slant("#d8a468", "#9a6232", "#5c3517"), 4.4) for x in (68, 281)
    )
    windows = ""
    for x in (90, 228):
        windows += box(x, 108, 42, 50, down("#fff6c4", "#ffd566", "#f0a83a"), 5.4, 2)
        windows += line(f"M{x + 21} 110 V156 M{x + 2} 133 H{x + 40}", 4)
    inside = box(143, 104, 74, 110, down("#ffe39a", "#f2b04a", "#b86a26"), 5.4)
    leaves = shape(
        "M146 132 C156 122 170 126 178 136 V190 H146 Z M214 132 C204 122 190 126 182 136 V190"
        " H214 Z",
        slant("#c98a4b", "#8a5226", "#5a3115"),
        5,
    )
    rungs = " ".join(f"M{x} {y} H{x + 24}" for x in (150, 186) for y in (148, 160, 172))
    slats = line(rungs, 3.4, INK, 0.6)
    walk = box(48, 208, 264, 14, down("#b07a44", "#6b4222"), 5)
    light = oval(180, 226, 150, 30, glow("#ffd27ao75", "#ffd27ao0"), 0)
    return [
        *night("#4a3626"),
        Layer(light, 0),
        contact(186, 224, 170, 12),
        Layer(front + boards, 4, 0.08, shadow=5),
        Layer(inside + windows, 0),
        pool(180, 140, 150, 90, "#ffd27a", 40),
        Layer(leaves, 3, 0.14, shadow=3),
        Layer(slats, 0),
        Layer(gable, 5, 0.1, shadow=5),
        Layer(sign, 3, 0.1, shadow=2),
        Layer(stars, 0),
        Layer(eave, 4, 0.1, shadow=6),
        Layer(posts, 4, 0.14, shadow=3),
        Layer(walk, 3, 0.1),
    ]
