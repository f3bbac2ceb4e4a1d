"""Things of Mustang that move or stand beside words: rope, dust, rain, fences, marks, sets."""

import math

from cards_pen import (
    box,
    cord,
    down,
    glow,
    line,
    moved,
    oval,
    ring,
    shape,
    slant,
    veil,
)
from kit import over, save
from kit.palette import CREAM, INK, RED
from kit.types import Array
from mustang_coats import BRANDS, STAR
from mustang_props import post, puff, rail, spark
from things import thing, with_shadow

ROPE = ("#f6dda4", "#d2a45c", "#8f6228")
_TURN = 8  # units of rope to one turn of its strands; the tile holds a whole number


def twisted(course: list[tuple[float, float]], width: float, ink: float) -> str:
    """A rope along points at even steps: strands cross it aslant."""
    path = "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in course)
    strands = ""
    for k in range(1, len(course) - 1):
        (x0, y0), (x1, y1) = course[k - 1], course[k + 1]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        x, y = course[k]
        ax, ay = (
            x - uy * width * 0.42 - ux * width * 0.34,
            y + ux * width * 0.42 - uy * width * 0.34,
        )
        bx, by = (
            x + uy * width * 0.42 + ux * width * 0.34,
            y - ux * width * 0.42 + uy * width * 0.34,
        )
        strands += f"M{ax:.2f} {ay:.2f} L{bx:.2f} {by:.2f} "
    return (
        cord(path, width, ROPE[1], ink)
        + line(path, width * 0.4, ROPE[0], 0.55)
        + line(strands, ink * 0.8, "#6b4218", 0.85)
    )


def lasso() -> Array:
    """A loop lying open, its honda below; the rope to the hand starts at the middle of its foot."""

    def oval_at(angle: float) -> tuple[float, float]:
        return (60 + 46 * math.sin(angle), 50 - 38 * math.cos(angle))

    steps = 64
    loop = [oval_at(2 * math.pi * (k / steps + 0.5)) for k in range(steps + 1)]
    end = [(60.0, 88.0 + 3.4 * k) for k in range(8)]
    honda = oval(60, 89, 6.6, 8, down("#c98a4b", "#7a4522"), 2.2) + oval(
        60, 88, 2.6, 3.6, "#3d2110", 1.2
    )
    whipping = line("M55.6 101 H64.4 M55.6 104 H64.4", 2, "#a5281b")
    return with_shadow(
        thing(twisted(loop, 5.4, 1.7) + twisted(end, 5.4, 1.7) + honda + whipping, (120, 120), 1.4),
        2,
    )


def rope() -> Array:
    """A tile: whole turns of the strands, so that it meets itself."""
    points = [(k * _TURN / 2 - 8, 6.0) for k in range(40)]
    return thing(twisted(points, 6, 1.8), (64, 12), 0)


def dust_puff() -> Array:
    body = puff(24, 27, 19, "#f0dcb0", 92) + puff(18, 29, 10, "#fff6dc", 60)
    return thing(body, (48, 48), 0)


def raindrop() -> Array:
    body = shape(
        "M4 1 C5.2 10 7 14 7 18.6 A3 3.6 0 0 1 1 18.6 C1 14 2.8 10 4 1 Z",
        down("#e8f4f8o20", "#a8d4e6", "#4f92b4"),
        0,
    )
    return thing(body + veil(3, 18, 0.8, 1.8, "#fffdf6", 0.9), (8, 24), 0)


def fence_whole() -> Array:
    rails = rail(2, 22, 116, 2.2) + rail(2, 40, 116, 2.2)
    posts = "".join(post(x, 56, 48, 2.2) for x in (14, 60, 106))
    return with_shadow(over(thing(rails, (120, 60), 1.6), thing(posts, (120, 60), 1.8)), 1.4)


def fence_broken() -> Array:
    rails = rail(2, 22, 40, 2.2, 4, True) + moved(rail(0, 0, 44, 2.2, 0, True), 118, 24, 186)
    rails += rail(2, 40, 30, 2.2, 12, True) + moved(rail(0, 0, 34, 2.2, 0, True), 118, 40, 166)
    fallen = moved(rail(0, 0, 40, 2.2, 0, True), 40, 54, -4)
    stump = shape(
        "M55 57 V42 l3 -5 l2 4 l3 -7 l3 8 V57 Z", slant("#e6ae70", "#b0733a", "#62361a"), 2.2
    )
    posts = post(14, 56, 48, 2.2) + post(106, 56, 48, 2.2) + stump
    return with_shadow(
        over(thing(rails + fallen, (120, 60), 1.6), thing(posts, (120, 60), 1.8)), 1.4
    )


def sparkle() -> Array:
    light = oval(12, 12, 10, 10, glow("#fff6c8o80", "#ffe9a8o30", "#ffe9a8o0"), 0)
    return thing(
        light + moved(spark(11, "#fffdf0"), 12, 12) + moved(spark(6, "#fff3b8"), 12, 12, 45),
        (24, 24),
        0,
    )


def sheriff_star() -> Array:
    """A badge of brass with a ball on each point."""
    part = 0.2
    gold = slant("#fffadc", "#ffcf52", "#c98c1c")
    points = ((50, 6), (95, 39), (78, 92), (22, 92), (5, 39))
    balls = "".join(oval(x, y, 9, 9, gold, 4.6) for x, y in points)
    body = balls + shape(STAR, gold, 5) + ring(50, 54, 15, 4, "#8a5a10")
    return thing(moved(body, 2, 1.6, 0, part), (24, 24), 0.9, 0.4)


def hand_cards() -> Array:
    """A small card back with a horseshoe, another behind it."""

    def back(fill: str) -> str:
        return box(-7.4, -10.4, 14.8, 20.8, CREAM, 1.6, 2.6) + box(
            -5.4, -8.4, 10.8, 16.8, fill, 0, 1.4
        )

    shoe = moved(shape(BRANDS["bay"], "#fbf3dc", 0), -4.2, -4.4, 0, 0.084)
    behind = moved(back(down("#3a759c", "#173a56")), 10.6, 14, -14)
    front = moved(back(down("#4f8fb4", "#24567c")) + shoe, 16.6, 14.2, 6)
    return thing(behind + front, (28, 28), 0.6, 0.12)


def padlock() -> Array:
    bow = cord("M5.6 10 V7.4 C5.6 1.6 14.4 1.6 14.4 7.4 V10", 2, "#d8dee2", 1.2)
    body = box(2.8, 8.8, 14.4, 10, down("#ffe08a", "#e0a42c", "#a06a14"), 1.6, 2)
    hole = oval(10, 13, 1.5, 1.5, INK, 0) + box(9.3, 13.4, 1.4, 3, INK, 0)
    return thing(bow + body + hole, (20, 20), 0.7, 0.3)


SETS = {"pair": 2, "three": 3, "four": 4, "run": 5}


def set_icon(name: str) -> Array:
    """So many little cards; those of a run bear stars, and rise."""
    count, running = SETS[name], name == "run"
    step = 11.4
    left = 32 - step * (count - 1) / 2
    cards = ""
    for k in range(count):
        face = box(-6, -10.5, 12, 21, "#ffefbe" if running else "#fffdf4", 1.9, 2.6)
        mark = (
            moved(shape(STAR, RED, 0), -3.8, -3.9, 0, 0.077)
            if running
            else oval(0, 0, 2.6, 2.6, RED, 0)
        )
        rise = (k - (count - 1) / 2) * -0.9 if running else 0
        cards += moved(face + mark, round(left + k * step, 2), round(14 + rise, 2))
    return thing(cards, (64, 28), 0.5, 0.05)


THINGS = {
    "lasso": lasso,
    "rope": rope,
    "dust-puff": dust_puff,
    "raindrop": raindrop,
    "fence-whole": fence_whole,
    "fence-broken": fence_broken,
    "sparkle": sparkle,
    "star": sheriff_star,
    "hand-cards": hand_cards,
    "icon-lock": padlock,
}


def main() -> None:
    for name, drawing in THINGS.items():
        save(drawing(), f"mustang/{name}")
    for name in SETS:
        save(set_icon(name), f"mustang/set-{name}")


if __name__ == "__main__":
    main()
