"""Western's poster: cards fanned on green felt, a purse, bundles of bills and the round die."""

from collections.abc import Callable, Sequence

from card_backs import pasteboard
from cards_pen import Layer, box, down, gradients, line, moved, oval, paint
from kit import draw, over, place, radial, resize, shadow, svg, turned
from kit.palette import CREAM
from kit.types import Array
from western_answers import sheriff
from western_attacks import two_guns
from western_cards import FRAMES
from western_grounds import H, W
from western_money import bundle_pile
from western_table import ball_shade
from western_takings import cowboy
from western_win import lying_coin, purse

CARD = (66, 94)
WINDOW = (9, 22, 48, 48 * H / W)
_FAN: tuple[tuple[Callable[[], Sequence[Layer]], str, float, tuple[int, int]], ...] = (
    (cowboy, "green", -25, (46, 79)),
    (sheriff, "blue", -5, (86, 62)),
    (two_guns, "red", 15, (126, 72)),
)  # picture, frame, lean, middle
_FINE = 2


def western(size: tuple[int, int]) -> Array:
    w, h = size
    cloth = f'<rect width="{w}" height="{h}" fill="url(#felt)"/>'
    felt = radial("felt", (0, "#44714a"), (1, "#223d28"), r="75%")
    scene = draw(svg(cloth, w, h, felt), (2 * w, 2 * h))
    for seed, (scene_of, frame, lean, (x, y)) in enumerate(_FAN):
        card = turned(_card(list(scene_of()), FRAMES[frame], seed), lean)
        scene = place(scene, shadow(card, (5, 6), 5, 0.5), (2 * x, 2 * y))
    goods = [
        Layer(purse(186, 122, 0.94, 4), 6, 0.12, shadow=3, dark=0.5),
        Layer(moved(bundle_pile(4), 128, 94, 0, 0.66), 1.6, 0.12, shadow=2),
        Layer(
            "".join(
                lying_coin(x, y, 9, turn)
                for x, y, turn in ((206, 128, -6), (190, 132, 8), (216, 123, 14))
            ),
            1.6,
            0.4,
            shadow=1.6,
        ),
    ]
    things = paint(goods, w, h, 2, 5)
    scene = place(scene, shadow(things, (5, 6), 4, 0.5), (w, h))
    return place(scene, shadow(_die(2 * 34), (6, 8), 5, 0.5), (2 * 92, 2 * 118))


def _card(picture: list[Layer], colour: str, seed: int) -> Array:
    """A card of the game: frame, picture, and grey lines where its words would be."""
    w, h = CARD
    x, y, pw, ph = WINDOW
    body = box(0.8, 0.8, w - 1.6, h - 1.6, down("#fffdf4", "#fbf3dc", "#f0e2bc"), 1.8, 6)
    body += box(3.4, 3.4, w - 6.8, h - 6.8, "none", 1.8, 4, colour)
    words = line(f"M18 13.5 H{w - 18}", 5, colour) + line(
        f"M16 70 H{w - 16} M21 78.5 H{w - 21}", 3, "#8a7350", 0.75
    )
    card = pasteboard(body + words, CARD, seed)
    painted = paint(picture, W, H, 2 * _FINE * pw / W, seed)
    card = over(card, resize(painted, round(2 * pw), round(2 * ph)), 2 * x, 2 * y)
    edge = box(x, y, pw, round(ph), "none", 1.5)
    return over(card, draw(svg(edge, w, h), (2 * w, 2 * h)))


def _die(side: int) -> Array:
    """The round die, five up."""
    pips = "".join(
        oval(x, y, rx, ry, "#a5281b", 0)
        for x, y, rx, ry in (
            *((50, 46, 9.4, 9.4), (26, 30, 7.4, 8), (72, 28, 7.6, 7.6), (28, 66, 7.4, 8)),
            *((73, 66, 7.6, 7.8), (50, 92, 6, 2.6), (94, 46, 2.6, 6)),
        )
    )
    body = oval(50, 50, 49, 49, CREAM, 0) + pips
    white = draw(svg(body, 100, 100, gradients(body)), (side, side))
    return over(white, resize(ball_shade(), side, side))
