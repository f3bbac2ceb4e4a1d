"""Cards on their way from one place to another: as they lie there, growing on the way, and face
down until they are turned up."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.tween import between, clamp, hop, mix, smooth
from game.ui.western.cards.face import SMALL, draw_card, draw_card_back, draw_small_card
from game.wording.western import WesternWords

LARGE = (152.0, 192.0)  # a card that everybody is to read
WORDLESS = 78.0  # narrower cards show their picture alone
BOW, SWAY = 30.0, 6.0  # on its way a card rises, and sways by some degrees
APART = 10.0
AS_IT_IS = 1.5  # degrees and design pixels: so little is not worth turning or scaling it


class Lying(NamedTuple):
    """A card as it lies: its middle, its width, and how it is turned (degrees)."""

    at: Point
    wide: float
    angle: float = 0.0

    @classmethod
    def in_box(cls, box: Box) -> Lying:
        return cls(box.center, box.width)


def on_the_way(begin: Lying, end: Lying, share: float, bow: float = BOW) -> Lying:
    way = smooth(clamp(share))
    x, y = between(begin.at, end.at, way)
    return Lying(
        (x, y - bow * hop(share)),
        mix(begin.wide, end.wide, way),
        mix(begin.angle, end.angle, way) - SWAY * math.sin(math.tau * clamp(share)),
    )


def draw_lying(canvas: Canvas, words: WesternWords, kind: str | None, card: Lying) -> None:
    """None: face down. Upright cards of the usual sizes are drawn as they are, others are turned
    and scaled from these."""
    wordless = card.wide < WORDLESS
    size = SMALL if wordless or kind is None else LARGE
    upright = abs(card.angle) < AS_IT_IS
    if upright and abs(card.wide - size[0]) < AS_IT_IS:
        _draw(canvas, words, kind, around(card.at, size))
        return
    key = ("western-lying", kind, wordless, words.code, words.bandits)
    whole = canvas.composition(
        key, size, lambda: _draw(canvas, words, kind, Box(0, 0, size[0], size[1]))
    )
    picture = pygame.transform.rotozoom(whole, card.angle, card.wide / size[0])
    x, y = canvas.at(card.at)
    canvas.stamp(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _draw(canvas: Canvas, words: WesternWords, kind: str | None, box: Box) -> None:
    if kind is None:
        draw_card_back(canvas, box)
    elif box.width < WORDLESS:
        draw_small_card(canvas, words, kind, box)
    else:
        draw_card(canvas, words, kind, box)


def row_of(count: int, middle: Point, room: float, wide: float = LARGE[0]) -> list[Lying]:
    """So many cards side by side, overlapping where there is no room."""
    step = min(wide + APART, (room - wide) / max(count - 1, 1))
    left = middle[0] - step * (count - 1) / 2
    return [Lying((left + step * number, middle[1]), wide) for number in range(count)]
