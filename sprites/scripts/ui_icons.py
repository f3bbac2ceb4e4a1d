"""Icons, brands and other small marks: ink line and flat colour, readable at 24 px."""

from kit.palette import CREAM, GOLD, INK
from ui_marks import box, disc, moved, rope, shape, stroke

SKIN = "#e8b98a"
LIGHT_GOLD = "#ffe08a"
SHINE = "#fff8e6"
STEEL = "#9aa4ac"
DARK_STEEL = "#5d6770"
RED = "#c23a28"
GREEN = "#7fa84a"
BLUE = "#2f6690"
SADDLE = "#7a4522"
TAN = "#c98a4b"

STAR = (
    "M32 5 L39.6 23.6 L59.6 25 L44.2 37.9 L49 57.4 "
    "L32 46.8 L15 57.4 L19.8 37.9 L4.4 25 L24.4 23.6 Z"
)
SPEAKER = "M6 24 H17 L33 10 V54 L17 40 H6 Z"
HAT = (
    "M8 26 C16 29 19 26 20 20 C21 9 27 6 32 9 "
    "C37 6 43 9 44 20 C45 26 48 29 56 26 C54 34 10 34 8 26 Z"
)
ALMOND = "M4 32 C14 14 50 14 60 32 C50 50 14 50 4 32 Z"


def eye() -> str:
    iris = disc(32, 31, 12, BLUE, 4) + disc(32, 31, 5, INK, 0) + disc(28, 27, 3.4, SHINE, 0)
    return shape(ALMOND, CREAM) + iris


def eye_shut() -> str:
    lashes = "M14 35 L8 45 M25 40 L22 51 M39 40 L42 51 M50 35 L56 45"
    lid = "M7 26 C18 44 46 44 57 26"
    return rope(f"{lid} {lashes}", LIGHT_GOLD, 5.4, 4)


def hand() -> str:
    """The accusing hand points left, at the one who spoke."""
    cuff = shape("M48 18 H60 V52 H48 Z", RED)
    fist = (
        "M49 19 L34 17 C30 15 28 18 28 21 L8 20 C1 20 1 31 8 31 L27 32 "
        "C23 34 23 39 27 40 C24 42 25 47 29 47 C28 51 31 53 35 53 L49 51 Z"
    )
    fingers = stroke("M28 40 H37 M30 47 H38", INK, 3, 0.75)
    thumb = stroke("M28 31 H38 C42 31 43 26 40 24", INK, 3.2, 0.85)
    return cuff + shape(fist, SKIN) + fingers + thumb + stroke("M9 24.5 H24", SHINE, 2.6, 0.7)


def reroll() -> str:
    """A gold disc, since it also lies on the dice as a badge."""
    arrow = stroke("M20.5 27 A13.5 13.5 0 1 1 20 38", INK, 6)
    head = f'<path d="M13 17 L13 34 L28 30 Z" fill="{INK}"/>'
    return disc(32, 32, 28, LIGHT_GOLD, 5) + arrow + head


def gear() -> str:
    tooth = box(26, 3, 12, 58, 3, STEEL)
    teeth = "".join(moved(tooth, f"rotate({angle} 32 32)") for angle in (0, 45, 90, 135))
    face = disc(32, 32, 19.5, STEEL, 0)
    rim = stroke("M20 27 A13 13 0 0 1 28 20", SHINE, 3, 0.8)
    return teeth + face + disc(32, 32, 8.5, "#4a2c17", 4.4) + rim


def book() -> str:
    pages = shape("M16 50 H50 V58 H16 C10 58 10 50 16 50 Z", CREAM, 4)
    cover = shape("M12 8 H50 V50 H16 C12 50 10 52 10 54 V12 C10 9 11 8 12 8 Z", RED)
    star = moved(f'<path d="{STAR}" fill="{LIGHT_GOLD}"/>', "translate(16.5 14) scale(.46)")
    return pages + cover + star + stroke("M17 13 V44", "#f0907a", 2.6, 0.8)


def log() -> str:
    sheet = shape("M16 6 H52 V50 C52 60 40 60 40 50 L16 50 Z", CREAM)
    roll = shape("M8 50 H40 C40 55 42 58 46 58 H15 C10 58 8 55 8 50 Z", "#d9b077")
    lines = stroke("M23 17 H45 M23 27 H45 M23 37 H38", SADDLE, 4.4)
    return sheet + roll + lines


def menu() -> str:
    plank = box(7, 8, 50, 12, 4, "#e8bd7c")
    return plank + moved(plank, "translate(0 18)") + moved(plank, "translate(0 36)")


def sound() -> str:
    waves = rope("M42 24 C46 29 46 35 42 40 M50 16 C59 26 59 38 50 48", LIGHT_GOLD, 4.6, 3.4)
    return shape(SPEAKER, STEEL) + waves


def mute() -> str:
    return shape(SPEAKER, STEEL) + rope("M43 24 L58 40 M58 24 L43 40", "#f0705a", 5, 3.6)


def music() -> str:
    beam = shape("M21 12 L54 5 V18 L21 25 Z", LIGHT_GOLD)
    stems = rope("M22.5 16 V46 M52.5 10 V40", LIGHT_GOLD, 3.4, 3.6)
    heads = shape("M23 40 C13 40 6 46 8 52 C10 58 25 57 25 47 Z", LIGHT_GOLD) + shape(
        "M53 34 C43 34 36 40 38 46 C40 52 55 51 55 41 Z", LIGHT_GOLD
    )
    return stems + beam + heads


def play() -> str:
    return shape("M15 8 L55 32 L15 56 Z", LIGHT_GOLD) + stroke("M21 18 V40", SHINE, 3.4, 0.8)


def pause() -> str:
    bar = box(11, 8, 16, 48, 4, LIGHT_GOLD)
    return bar + moved(bar, "translate(26 0)")


def step() -> str:
    return shape("M9 9 L42 32 L9 55 Z", LIGHT_GOLD) + box(45, 9, 11, 46, 3.5, LIGHT_GOLD)


def skip() -> str:
    first = shape("M5 12 L28 32 L5 52 Z", LIGHT_GOLD)
    return first + moved(first, "translate(23 0)") + box(50, 11, 9, 42, 3, LIGHT_GOLD)


def back() -> str:
    arrow = "M5 32 L29 9 V22 H58 V42 H29 V55 Z"
    return shape(arrow, LIGHT_GOLD) + stroke("M30 27.5 H52", SHINE, 3.4, 0.8)


def lock() -> str:
    shackle = rope("M20 32 V21 C20 5 44 5 44 21 V32", STEEL, 6, 4)
    hole = disc(32, 41, 4.6, INK, 0) + stroke("M32 42 V50", INK, 4.4)
    return shackle + box(11, 29, 42, 30, 6, "#e0aa38") + hole + stroke("M18 35 H28", SHINE, 3, 0.7)


def bust(coat: str, hat: str) -> str:
    body = shape("M8 60 C8 42 20 40 32 40 C44 40 56 42 56 60 Z", coat)
    face = shape("M20 24 C20 49 44 49 44 24 Z", SKIN)
    return body + face + moved(shape(HAT, hat), "translate(0 -3)")


def person() -> str:
    return bust(RED, "#6d4526")


def people() -> str:
    behind = moved(bust(BLUE, "#8a5a2c"), "translate(26 -1) scale(.62)")
    return behind + moved(bust(RED, "#6d4526"), "translate(-3 10) scale(.86)")


def bot() -> str:
    """A tin head under a hat."""
    ears = box(5, 35, 54, 12, 4, DARK_STEEL)
    head = box(12, 24, 40, 35, 7, STEEL)
    eyes = disc(24, 41, 5, LIGHT_GOLD, 3.4) + disc(40, 41, 5, LIGHT_GOLD, 3.4)
    mouth = stroke("M23 52 H41", INK, 4)
    return ears + head + eyes + mouth + moved(shape(HAT, "#6d4526"), "translate(0 -1)")


def save() -> str:
    body = shape("M8 8 H47 L56 17 V56 H8 Z", BLUE)
    label = box(16, 33, 32, 23, 2, CREAM, 4)
    return body + label + box(19, 8, 24, 15, 2, STEEL, 4) + stroke("M23 44 H41", SADDLE, 4)


def trash() -> str:
    can = shape("M13 20 H51 L47 59 H17 Z", STEEL)
    ribs = stroke("M24 29 L26 51 M40 29 L38 51 M32 29 V51", INK, 3.6, 0.7)
    lid = box(8, 12, 48, 9.5, 4, DARK_STEEL)
    return can + ribs + shape("M25 12 V6 H39 V12 Z", DARK_STEEL) + lid


def check() -> str:
    return rope("M10 34 L26 50 L55 14", GREEN, 8, 4.4)


def cross() -> str:
    return rope("M13 13 L51 51 M51 13 L13 51", "#d8503a", 8, 4.4)


def star() -> str:
    shine = stroke("M32 14 L26.6 27 L14 28.4", SHINE, 3, 0.85)
    return shape(STAR, GOLD) + shine


def info() -> str:
    letter = disc(32, 18, 5, CREAM, 0) + stroke("M27 30 H33 V47 M26 47 H40", CREAM, 6)
    return disc(32, 32, 27, BLUE, 5) + letter


def mouse() -> str:
    body = shape(
        "M32 5 C50 5 52 18 52 34 C52 50 46 59 32 59 C18 59 12 50 12 34 C12 18 14 5 32 5 Z", CREAM
    )
    button = shape("M32 5 V28 H12 C12 16 16 5 32 5 Z", RED)
    return body + button + stroke("M32 28 H52", INK, 4) + box(28, 14, 8, 15, 4, GOLD, 3.4)


def keys() -> str:
    key = box(3, 33, 18, 19, 4, CREAM, 4)
    row = key + moved(key, "translate(20 0)") + moved(key, "translate(40 0)")
    up = moved(key, "translate(20 -21)")
    tips = "M15 38 L9 42.5 L15 47 Z M49 38 L55 42.5 L49 47 Z M27.5 45 L32 39 L36.5 45 Z"
    return row + up + f'<path d="{tips} M27.5 24 L32 17 L36.5 24 Z" fill="{INK}"/>'


def sling() -> str:
    """A catapult with a die in the band: pull back and let go."""
    fork = rope("M32 58 V40 C18 36 15 26 15 12 M32 40 C46 36 49 26 49 12", TAN, 6.4, 4)
    band = stroke("M15 15 C20 24 26 27 32 27 C38 27 44 24 49 15", "#a5281b", 4.4)
    die = box(23, 11, 18, 18, 4, CREAM, 4) + disc(32, 20, 3.2, RED, 0)
    return fork + band + die


def flag() -> str:
    cloth = shape("M15 9 C28 3 38 15 56 8 V36 C38 43 28 31 15 37 Z", RED)
    wave = stroke("M21 15 C30 13 38 20 50 16", "#f0907a", 3, 0.8)
    return cloth + wave + rope("M13 7 V59", TAN, 4, 3.4)


def clock() -> str:
    crown = box(26, 2, 12, 9, 3, GOLD)
    face = disc(32, 36, 23, GOLD) + disc(32, 36, 16.5, CREAM, 3)
    return crown + face + stroke("M32 26 V36 L39 41", INK, 4.6)


def search() -> str:
    handle = rope("M41 41 L55 55", TAN, 7, 4)
    glass = disc(26, 26, 19, "#bfe0dc", 6.4) + stroke("M15 26 A11 11 0 0 1 24 15", SHINE, 4, 0.95)
    return handle + glass


ICONS = {
    drawing.__name__.replace("_", "-"): drawing
    for drawing in (
        *(eye, eye_shut, hand, reroll, gear, book, log, menu, sound, music, mute, play, pause),
        *(step, back, skip, lock, person, people, bot, save, trash, check, cross, star, info),
        *(mouse, keys, sling, flag, clock, search),
    )
}

# One brand a seat, burnt in cream: horseshoe, star, bar and cross, crescent, arrow.
BRANDS = tuple(
    stroke(path, CREAM, 6.4)
    for path in (
        "M15 12 H24 M40 12 H49 M20 12 C6 36 14 56 32 56 C50 56 58 36 44 12",
        STAR,
        "M11 12 H53 M32 22 V56 M17 37 H47",
        "M41 9 C17 9 9 26 13 39 C17 53 34 60 49 50 C34 48 27 40 27 29 C27 20 32 13 41 9 Z",
        "M11 53 L51 13 M29 13 H51 V35 M9 41 L23 55",
    )
)
