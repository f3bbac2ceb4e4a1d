"""Small pictures of the interface: knob, boxes to tick, arrows, icons and brands."""

from collections.abc import Callable

from kit import bevel, draw, linear, radial, save, svg
from kit.palette import GOLD, GOLD_DARK, RED
from kit.types import Array
from ui_icons import BRANDS, ICONS, STAR
from ui_marks import BOX, SCALE, box, disc, moved, shape, stroke

FIELD = linear("f", (0, "#efe2c2"), (0.25, "#fdf6e6"), (1, "#fffaf0"))
BRASS = radial("b", (0, "#fff3c0"), (0.55, "#e8b444"), (1, "#9a6614"), cx="36%", cy="32%", r="75%")


def picture(body: str, size: int, unit: int, defs: str = "") -> Array:
    """A square drawing `unit` units wide, `size` design units on the screen."""
    return draw(svg(body, unit, unit, defs), (size * SCALE, size * SCALE))


def knob() -> Array:
    mark = f'<path d="{STAR}" fill="{GOLD_DARK}"/>'
    body = disc(32, 32, 27, "url(#b)", 5) + moved(mark, "translate(14.4 14) scale(.55)")
    return bevel(picture(body, 32, 64, BRASS), 3, height=0.5, spec=0.3)


def coin_plate() -> Array:
    body = disc(32, 32, 29, "url(#b)", 4.4) + disc(32, 32, 21, "#ffeaa6", 0)
    return picture(body + ring(21), 36, 64, BRASS)


def ring(r: float) -> str:
    return f'<circle cx="32" cy="32" r="{r}" fill="none" stroke="{GOLD_DARK}" stroke-width="2"/>'


def check(on: bool) -> Array:
    tick = stroke("M14 33 L26 47 L50 15", RED, 8) if on else ""
    return picture(box(3, 3, 58, 58, 15, "url(#f)", 5.4) + tick, 28, 64, FIELD)


def radio(on: bool) -> Array:
    dot = disc(32, 32, 13, RED, 0) + disc(28, 28, 4, "#f0907a", 0) if on else ""
    return picture(disc(32, 32, 28, "url(#f)", 5.4) + dot, 28, 64, FIELD)


def arrow(degrees: int) -> Array:
    tip = shape("M9 19 H55 L32 49 Z", GOLD, 7)
    return picture(moved(tip, f"rotate({degrees} 32 32)"), 20, 64)


CONTROLS: dict[str, Callable[[], Array]] = {
    "knob": knob,
    "coin-plate": coin_plate,
    "check-on": lambda: check(True),
    "check-off": lambda: check(False),
    "radio-on": lambda: radio(True),
    "radio-off": lambda: radio(False),
    "arrow-down": lambda: arrow(0),
    "arrow-left": lambda: arrow(90),
    "arrow-right": lambda: arrow(-90),
}


def main() -> None:
    for name, make in CONTROLS.items():
        save(make(), f"ui/{name}")
    for name, body in ICONS.items():
        save(picture(body(), 32, BOX), f"ui/icon-{name}")
    for seat, body in enumerate(BRANDS, start=1):
        save(picture(body, 40, BOX), f"ui/brand-{seat}")


if __name__ == "__main__":
    main()
