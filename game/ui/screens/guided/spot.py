"""Where the coach's card lies: near where it is wanted, never on what the lesson is about, and
with as few words as can be hidden or cut in two."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.ui.kit.canvas import Box, Point
from game.ui.kit.theme import DESIGN_SIZE

WIDTHS = (204.0, 222.0, 300.0, 370.0, 440.0, 520.0, 620.0, 784.0, 940.0)
SIZES = (1.0, 0.85, 0.7)  # of the type, where a larger one would hide more
STEP = 30  # design units from one place that is tried to the next
EDGE = 6  # of the screen
APART = 6.0  # from what must be seen
SHORT_LINES = 340.0

# What it costs, beside the way to where the card is wanted: a text or a button of which a part is
# seen, or nothing, and its size; smaller type, for all of its size; lines that are very short.
CUT, HIDDEN, LONG, SMALL, NARROW = 150.0, 25.0, 1 / 250, 1500.0, 160.0

# How high a card of some width is with type of some size.
Height = Callable[[float, float], float]


class Spot(NamedTuple):
    """`size`: of the type, as a share of the usual one."""

    box: Box
    size: float


def best_spot(height: Height, wanted: Point, avoid: Sequence[Box], texts: Sequence[Box]) -> Spot:
    """`wanted`: where the middle of the card should be. `avoid`: what must be seen. `texts`: what
    is better seen, buttons too."""
    kept = [box.inflate(2 * APART, 2 * APART) for box in avoid]
    tried: list[Spot] = []
    best, lowest = None, math.inf
    for size in SIZES:
        if _smaller(size) >= lowest:
            break  # smaller type alone costs more than what has been found
        spots = [Spot(box, size) for box in _boxes(height, size)]
        tried += spots
        free = [spot for spot in spots if spot.box.collidelist(kept) < 0]
        found, cost = _cheapest(free, wanted, list(texts))
        if cost < lowest:
            best, lowest = found, cost
    return best or min(tried, key=lambda spot: _covered(spot.box, kept))


def _boxes(height: Height, size: float) -> Iterator[Box]:
    wide, high = DESIGN_SIZE
    for width in WIDTHS:
        tall = height(width, size)
        for x in _steps(wide - EDGE - width):
            for y in _steps(high - EDGE - tall):
                yield Box(x, y, width, tall)


def _steps(most: float) -> Iterator[float]:
    """From edge to edge, with both."""
    if most >= EDGE:
        yield from range(EDGE, int(most), STEP)
        yield most


def _cheapest(spots: list[Spot], wanted: Point, texts: list[Box]) -> tuple[Spot | None, float]:
    """With its cost. What spots hide costs something on top, and takes long to find out: only
    looked at for those that could still be the best."""
    basic = sorted((_cost(spot, wanted), at) for at, spot in enumerate(spots))
    best, lowest = None, math.inf
    for cost, at in basic:
        if cost >= lowest:
            break
        total = cost + _loss(spots[at].box, texts)
        if total < lowest:
            best, lowest = spots[at], total
    return best, lowest


def _cost(spot: Spot, wanted: Point) -> float:
    shape = NARROW if spot.box.width < SHORT_LINES else 0.0
    return math.dist(spot.box.center, wanted) + shape + _smaller(spot.size)


def _smaller(size: float) -> float:
    return SMALL * (1.0 - size)


def _loss(box: Box, texts: list[Box]) -> float:
    lost = [texts[at] for at in box.collidelistall(texts)]
    large = sum(LONG * text.width * text.height for text in lost)
    return large + sum(HIDDEN if box.contains(text) else CUT for text in lost)


def _covered(box: Box, kept: Sequence[Box]) -> float:
    both = [box.clip(other) for other in kept]
    return sum(shared.width * shared.height for shared in both)
