"""Money of Western: the cash box, bundles, bills, coins, the star, and the heap that wins."""

from cards_pen import (
    Layer,
    ball,
    box,
    down,
    line,
    moved,
    oval,
    paint,
    ring,
    shape,
    slant,
)
from kit import blank, grain, over, place, resize, save, wood
from kit.palette import GREEN_DARK, INK
from kit.types import Array
from mustang_coats import STAR
from things import thing, with_shadow

BILL = down("#d5e2a8", "#a4bb6c", "#76924a")
BRASS = down("#fff3c0", "#ecb944", "#b8801e", "#8a5a10")
GOLD_FACE = ball("#fff6cc", "#f0bf48", "#b07a1c")
OAK = down("#b67640", "#8f5527", "#5c3214")
BOX = (170, 130)
_VIEW = (240, 184)  # units of the drawing of the box
PILE = 5  # bundles in the highest pile
_BUNDLE = 8.6  # height of one, in units of its drawing
_SWAY = (0.0, 1.6, -1.2, 1.0, -0.8)  # how far each lies to the right of its pile


def coin(r: float, ink: float, mark: float = 0.9) -> str:
    """A gold coin about 0, 0 with a star on it."""
    body = oval(0, 0, r, r, GOLD_FACE, ink) + ring(0, 0, r * 0.74, ink * 0.6, "#9a6a14")
    part = r * mark / 100
    star = moved(shape(STAR, "#8a5a10", 0), -50 * part, -50 * part, 0, part) if mark else ""
    gleam = line(
        f"M{-r * 0.74:.1f} {-r * 0.36:.1f} A{r * 0.82} {r * 0.82} 0 0 1 0 {-r * 0.84:.1f}",
        ink * 0.5,
        "#fffbe0",
        0.8,
    )
    return body + star + gleam


def bill(w: float, h: float, ink: float) -> str:
    """A green bill about 0, 0: a printed frame and a hat in its medallion."""
    x, y = -w / 2, -h / 2
    print_ = ink * 0.5
    body = box(x, y, w, h, BILL, ink, h * 0.07)
    inset = h * 0.11
    body += box(
        *(x + inset, y + inset, w - 2 * inset, h - 2 * inset),
        *("none", print_, h * 0.05, GREEN_DARK),
    )
    body += oval(0, 0, h * 0.29, h * 0.29, "#eef2cf", 0) + ring(0, 0, h * 0.29, print_, GREEN_DARK)
    for side in (-1, 1):
        body += oval(side * w * 0.35, 0, h * 0.09, h * 0.09, "#5b7a3a", 0)
    hat = (
        "M-19 5 C-12 10 -8 8 -8 3 C-8 -10 -5 -13 0 -10 C5 -13 8 -10 8 3 C8 8 12 10 19 5"
        " C16 14 8 14 0 14 C-8 14 -16 14 -19 5 Z"
    )
    return body + moved(shape(hat, GREEN_DARK, 0), 0, 0, 0, h * 0.0125)


def cash_box(full: bool) -> Array:
    """An open oaken chest bound with brass; the plate on its front is blank."""
    lid = shape("M22 66 L34 8 H206 L218 66 Z", OAK, 4.4)
    inside = shape("M37 62 L46 19 H194 L203 62 Z", down("#4a2814", "#2c1609"), 3.4)
    lid_bands = shape("M51 66 L55 8 H68 L65 66 Z", BRASS, 3) + shape(
        "M189 66 L185 8 H172 L175 66 Z", BRASS, 3
    )
    well = box(24, 60, 192, 26, down("#1c0e06", "#2f190b"), 4)
    front = shape("M18 78 H222 L213 164 H27 Z", OAK, 4.6)
    seams = line("M22 106 H218 M25 136 H215", 2.6, INK, 0.55)
    seams += line("M22 108 H218 M25 138 H215", 1.2, "#e0a468", 0.4)
    bands = shape("M40 78 H55 L58 164 H46 Z", BRASS, 3.2) + shape(
        "M200 78 H185 L182 164 H194 Z", BRASS, 3.2
    )
    nails = "".join(
        oval(x, y, 2.5, 2.5, "#fff0b8", 1.4)
        for x, y in ((48, 91), (50, 122), (52, 154), (192, 91), (190, 122), (188, 154))
    )
    lip = shape("M16 74 H224 V84 H16 Z", down("#c98a4e", "#8a5226"), 3.6)
    plate = box(65, 93, 110, 60, ball("#fffdf4", "#f8ecd0", "#e6cd98"), 4, 7)
    plate += box(70, 98, 100, 50, "none", 1.6, 4, "#9a6a3a")
    money = [Layer(_loot(), 2.4, 0.12, shadow=2), Layer(_coins(), 2.4, 0.4, shadow=2)]
    layers = [
        Layer(lid, 6, 0.2),
        Layer(inside, 0),
        Layer(lid_bands, 2.4, 0.4, shadow=1.4),
        Layer(well, 0),
        *(money if full else []),
        Layer(front + seams, 5, 0.2, shadow=1),
        Layer(bands + nails, 2.4, 0.45, shadow=1.6),
        Layer(lip, 2.4, 0.2, shadow=2.2),
    ]
    scale = 2 * 2 * (BOX[0] - 6) / _VIEW[0]
    painted = paint(layers, *_VIEW, scale, 31)
    h, w = painted.shape[:2]
    oaken = grain(painted, wood(h, w, 12, 2.2), 0.07)
    lit = over(oaken, paint([Layer(plate, 2.4, 0.14)], *_VIEW, scale, 32))
    small = resize(lit, w // 2, h // 2)
    room = blank(2 * BOX[1], 2 * BOX[0])
    return with_shadow(place(room, small, (BOX[0] - 2, BOX[1] - 1)), 3)


def _loot() -> str:
    """Bills that stick out of the box."""
    fan = ((66, 58, -102), (176, 56, -76), (92, 50, -85), (150, 50, -97), (122, 46, -91))
    return "".join(moved(bill(62, 46, 2.8), x, y, turn + 90, 0.94) for x, y, turn in fan)


def _coins() -> str:
    spots = ((42, 64), (200, 64), (62, 69), (180, 69), (84, 71), (158, 71), (109, 69), (133, 70))
    return "".join(moved(coin(11.5, 2.6), x, y) for x, y in spots)


def bundles(count: int) -> Array:
    """So many bundles of bills on each other, seen from a corner; the foot is always the same."""
    part = 0.45
    body = moved(bundle_pile(count), 0.8, 43 - 57.5 * part, 0, part)
    return with_shadow(thing(body, (34, 44), 0.7, 0.14), 0.8)


def bundle_pile(count: int) -> str:
    """The same as shapes, 70 units wide, the foot at y 56."""
    return "".join(
        moved(_bundle(_BUNDLE, number == count - 1), _SWAY[number], -number * _BUNDLE)
        for number in range(count)
    )


def _bundle(high: float, topmost: bool) -> str:
    """One bundle, 70 units wide: front edge, side, top, a paper band; its foot is at y 56."""
    drop = f"v{high}"
    sides = shape(
        f"M3 {56 - high - 22} {drop} L44 56 L67 {56 - 24} v{-high} Z",
        slant("#a8c070", "#7f9c4c", "#4a652c"),
        3,
    )
    sheets = "".join(
        f"M4 {56 - high - 22 + at} L44 {56 - high + at} L66 {56 - high - 24 + at} "
        for at in (high * 0.36, high * 0.68)
    )
    body = sides + line(sheets, 1.1, "#e8efc8", 0.7)
    top = 56 - high
    face = shape(
        f"M3 {top - 22} L26 {top - 45} L67 {top - 24} L44 {top} Z",
        slant("#d5e2a8", "#b2c87c", "#86a352"),
        3,
    )
    band = shape(
        f"M21 {top - 12} L45 {top - 35.4} L54 {top - 31} L31 {top - 6.8} {drop}"
        f" L21 {top - 12 + high} Z",
        slant("#ffe9a0", "#f0b93c", "#c8871c"),
        2,
    )
    if not topmost:
        return body + face + band
    print_ = line(
        f"M12 {top - 22.5} L27 {top - 37.5} L58 {top - 23} L43 {top - 8.5} Z", 1.6, GREEN_DARK, 0.75
    )
    return body + face + print_ + band


def flying_bill() -> Array:
    return with_shadow(thing(moved(bill(32, 16.6, 1.6), 17.4, 9.6), (36, 20), 0.7, 0.12), 0.7)


def goal_coin() -> Array:
    side = 30
    body = moved(coin(side * 0.44, side * 0.06), side * 0.48, side * 0.48)
    return with_shadow(thing(body, (side, side), 0.9, 0.4), side * 0.028)


def sheriff_star() -> Array:
    """A badge of brass with a ball on each point and a ring engraved round its middle."""
    points = ((50, 6), (95, 39), (78, 92), (22, 92), (5, 39))
    face = slant("#fff8d4", "#f6c54a", "#b97c16")
    balls = "".join(oval(x, y, 7.6, 7.6, face, 4.2) for x, y in points)
    cuts = "M50 12 V30 M90 40 L74 46 M75 87 L65 73 M25 87 L35 73 M10 40 L26 46"
    rays = line(cuts, 2, "#8a5a10", 0.5)
    middle = oval(50, 53, 18, 18, ball("#fff3c0", "#e8b23c", "#b07a1c"), 0) + ring(
        50, 53, 18, 3, "#8a5a10"
    )
    inner = moved(shape(STAR, "#8a5a10", 0), 37.5, 39.5, 0, 0.25)
    body = balls + shape(STAR, face, 4.6) + rays + middle + inner
    return with_shadow(thing(moved(body, 1.1, 1, 0, 0.37), (40, 40), 1.2, 0.4), 1)


def main() -> None:
    save(cash_box(True), "western/cash-box", False, 93)
    save(cash_box(False), "western/cash-box-empty", False, 93)
    for count in range(1, PILE + 1):
        save(bundles(count), f"western/bundle-{count}")
    save(flying_bill(), "western/bill")
    save(goal_coin(), "western/goal-coin")
    save(sheriff_star(), "western/sheriff-star")


if __name__ == "__main__":
    main()
