"""What there is to win: the podium, rosettes and the winner's heap; the photograph's frame."""

from cards_pen import Layer, ball, box, down, gradients, line, moved, oval, paint, shape, slant
from derby_tokens import CHIP_SEATS, pile
from kit import bevel, draw, grain, over, paper, resize, save, svg, wood
from kit.palette import INK
from kit.types import Array
from mustang_coats import STAR
from things import thing, with_shadow
from western_win import lying_coin, purse

PODIUM = (244, 76)
ROSETTE = 48
PURSE = (240, 150)
PHOTO = (420, 260)
OPENING = (24, 22, 372, 184)  # of the photograph's frame
_FLOOR = 74
_STEPS = ((2, 42), (162, 30), (82, 58))  # left edge and height: second, third, first
_WIDE = 80
_RIBBONS = {  # light, tone, shade of the ribbon; metal of the middle
    1: (("#6fa3d0", "#2f6690", "#173a56"), ("#fff6cc", "#f0bf48", "#b07a1c")),
    2: (("#f08068", "#b5301f", "#6b1710"), ("#fbfdfd", "#c2cbd2", "#7d8790")),
    3: (("#f6d978", "#d9a020", "#8a5a10"), ("#f4c8a0", "#c07a44", "#7a4522")),
}


def podium() -> Array:
    """Three steps; numbers and prizes are lettered on their fronts."""
    w, h = PODIUM
    fronts = "".join(_step(x, high) for x, high in _STEPS)
    picture = paint([Layer(fronts, 2.4, 0.18)], w, h, 4, 91)
    tall, wide = picture.shape[:2]
    planed = grain(picture, wood(tall, wide, 92, 2.4), 0.13)
    return resize(planed, 2 * w, 2 * h)


def _step(x: float, high: float) -> str:
    top = _FLOOR - high
    front = box(x, top + 5, _WIDE, high - 5, down("#c78a4c", "#a0652f", "#744420"), 2.2, 1)
    seam = line(f"M{x + 2} {top + 5 + (high - 5) * 0.56} h{_WIDE - 4}", 1.2, INK, 0.35)
    tread = shape(
        f"M{x - 1.4} {top + 7} L{x + 3} {top} H{x + _WIDE - 3} L{x + _WIDE + 1.4} {top + 7} Z",
        down("#f0c282", "#d39a58"),
        2,
    )
    nails = "".join(oval(x + dx, top + 11.4, 1.1, 1.1, "#3d2413", 0) for dx in (5, _WIDE - 5))
    return front + seam + tread + nails


def rosette(place: int) -> Array:
    """Two tails, a pleated ribbon, a disc of metal with room for the place's number."""
    (light, tone, shade), metal = _RIBBONS[place]
    tails = shape("M17 26 L9 45 L15.4 42.4 L18.6 47 L25 30 Z", slant(light, tone, shade), 1.7)
    tails += shape("M31 26 L38.6 45 L32.4 42.4 L29.2 47 L23 30 Z", slant(tone, shade), 1.7)
    folds = 16
    petal = "M0 -17.4 C3.4 -17 4.6 -14 3.2 -9 L-3.2 -9 C-4.6 -14 -3.4 -17 0 -17.4 Z"
    ruff = "".join(
        moved(shape(petal, slant(light, tone, shade), 1.1), 24, 19, 360 * k / folds)
        for k in range(folds)
    )
    disc = oval(24, 19, 10.8, 10.8, ball(*metal), 1.7)
    rim = f'<circle cx="24" cy="19" r="8.6" fill="none" stroke="{metal[2]}" stroke-width="0.9"/>'
    body = moved(tails + ruff + disc + rim, 0.8, 0.4, 0, 0.95)
    return with_shadow(thing(body, (ROSETTE, ROSETTE), 0.9, 0.25), 0.9)


def winnings() -> Array:
    """Piles of chips in all colours before two full bags, with a few that fell."""
    w, h = PURSE
    bags = purse(86, 128, 1.16, -5) + purse(154, 129, 1.04, 7)
    piles = ((40, 124, 5, 0), (198, 124, 6, 1), (72, 132, 3, 2), (168, 132, 4, 5), (121, 133, 6, 4))
    stacks = "".join(
        moved(pile(CHIP_SEATS[seat], count), x - 22, foot - 22) for x, foot, count, seat in piles
    )
    loose = "".join(
        moved(pile(CHIP_SEATS[seat], 1), x - 13, foot - 13, 0, 0.6)
        for x, foot, seat in ((20, 138, 3), (98, 141, 0), (146, 141, 1), (220, 139, 2))
    )
    coins = "".join(
        lying_coin(x, y, 7, turn) for x, y, turn in ((48, 141, -8), (184, 142, 10), (122, 144, -4))
    )
    big = paint(
        [
            Layer(bags, 6, 0.12, shadow=2),
            Layer(stacks, 1.2, 0.2, shadow=2.4),
            Layer(coins, 1.2, 0.4, shadow=1.2),
            Layer(loose, 1, 0.2, shadow=1.4),
        ],
        *(w, h, 4, 95),
    )
    return resize(big, 2 * w, 2 * h)


def photo_frame() -> Array:
    """A pasteboard mount with corners; what the camera saw is laid under its open middle, and
    below it there is room for a line of words."""
    w, h = PHOTO
    x, y, wide, high = OPENING
    rim = (
        f"M8 1.5 H{w - 8} Q{w - 1.5} 1.5 {w - 1.5} 8 V{h - 8} Q{w - 1.5} {h - 1.5}"
        f" {w - 8} {h - 1.5} H8 Q1.5 {h - 1.5} 1.5 {h - 8} V8 Q1.5 1.5 8 1.5 Z"
    )
    mount = shape(f"{rim} M{x} {y} v{high} h{wide} v{-high} Z", slant("#fdf4da", "#e2c792"), 2.6)
    rules = box(7, 7, w - 14, h - 14, "none", 1.5, 4, "#8a5a2c")
    rules += box(x - 6, y - 6, wide + 12, high + 12, "none", 1, 2, "#8a5a2c")
    flat_ = draw(svg(mount + rules, w, h, gradients(mount)), (4 * w, 4 * h))
    lit = bevel(grain(flat_, paper(4 * h, 4 * w, 97, 1.4), 0.07), 6, height=0.5, spec=0.08)
    return over(resize(lit, 2 * w, 2 * h), thing(_corners(), PHOTO, 0.8, 0.2))


def _corners() -> str:
    """Dark paper corners that hold the photograph, each with a star pressed into it."""
    x, y, wide, high = OPENING
    corner = shape("M-6 -6 H24 L-6 24 Z", slant("#6b4527", "#43280f"), 1.8)
    places = (
        (x, y, 1, 1),
        (x + wide, y, -1, 1),
        (x, y + high, 1, -1),
        (x + wide, y + high, -1, -1),
    )
    held = "".join(
        f'<g transform="translate({cx} {cy}) scale({sx} {sy})">{corner}</g>'
        for cx, cy, sx, sy in places
    )
    stars = "".join(
        moved(shape(STAR, "#d9b077", 0), cx + 2 * sx - 5.5, cy + 2 * sy - 5.5, 0, 0.11)
        for cx, cy, sx, sy in places
    )
    return held + stars


def main() -> None:
    save(podium(), "derby/podium", False, 92)
    for place in _RIBBONS:
        save(rosette(place), f"derby/rosette-{place}", False, 94)
    save(winnings(), "derby/purse", False, 92)
    save(photo_frame(), "derby/photo-frame", False, 88)


if __name__ == "__main__":
    main()
