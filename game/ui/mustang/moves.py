"""How things get from one place to another: mustangs gallop, cards fly, counters turn over."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.mustang.box import coat_of
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.tween import between, clamp, hop, mix, overshoot, smooth
from game.ui.mustang.card_face import draw_card, draw_card_back
from game.ui.mustang.counters import CANVAS, counter_picture, draw_counter

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui
    from game.ui.mustang.view import MustangView, Spot

FRAMES = 6  # of a galloping horse
PACE = 13.0  # of them in a second
HORSE = (96.0, 64.0)
LEAVES, STANDS = 0.1, 0.86  # shares of a way: a counter becomes a horse, and one again
SPEED = 620.0  # design pixels a second
SHORTEST, LONGEST = 0.65, 1.5  # seconds
PUFF_EVERY = 0.07  # seconds


class Gallop:
    """A mustang on its way: it runs as a horse and arrives as a counter."""

    def __init__(self, view: MustangView, mustang: str, begin: Spot, end: Spot) -> None:
        self._view = view
        self.mustang = mustang
        self.begin, self.end = begin, end
        self._puffed = 0.0

    @property
    def lasts(self) -> float:
        if self._view.still:
            return 0.35
        return clamp(0.35 + math.dist(self.begin[0], self.end[0]) / SPEED, SHORTEST, LONGEST)

    def at(self, share: float) -> Point:
        """With a bow, so that it does not run straight through everything."""
        x, y = between(self.begin[0], self.end[0], smooth(share))
        return x, y - 26 * hop(share)

    def puff(self, share: float, seconds: float) -> None:
        """Dust behind its hooves."""
        self._puffed += seconds
        if self._puffed >= PUFF_EVERY and LEAVES < share < STANDS:
            self._puffed = 0.0
            x, y = self.at(max(share - 0.04, 0.0))
            self._view.effects.dust((x, y + 24), 34.0)

    def draw(self, canvas: Canvas, share: float) -> None:
        if self._view.still:
            place, side = self.begin if share < 0.5 else self.end
            draw_counter(canvas, self.mustang, place, side)
        elif share < LEAVES:
            self._draw_counter(canvas, self.begin, 1.0 - 0.5 * share / LEAVES)
        elif share > STANDS:
            grown = 0.5 + 0.5 * overshoot((share - STANDS) / (1.0 - STANDS))
            self._draw_counter(canvas, self.end, grown)
        else:
            self._draw_horse(canvas, share)

    def _draw_counter(self, canvas: Canvas, spot: Spot, grown: float) -> None:
        draw_counter(canvas, self.mustang, spot[0], round(spot[1] * grown))

    def _draw_horse(self, canvas: Canvas, share: float) -> None:
        picture = f"mustang/horse-run-{coat_of(self.mustang) or self.mustang}"
        frame = int(share * self.lasts * PACE) % FRAMES
        left = self.end[0][0] < self.begin[0][0]
        canvas.cell(picture, (FRAMES, 1), frame, self.at(share), HORSE, mirrored=left)


def draw_turning(
    canvas: Canvas, kind: str, mustang: str, centre: Point, side: float, share: float
) -> None:
    """A counter that is turned over: its back until half of the way, then its face."""
    turned = math.cos(math.pi * clamp(share))
    name = counter_picture(mustang) if turned < 0 else f"mustang/back-{kind}"
    high = side * CANVAS
    wide = max(round(high * abs(turned) / 4) * 4.0, 3.0)  # in steps: each size is kept
    canvas.centred(name, (centre[0], centre[1] - 10 * hop(share)), size=(wide, high))


def draw_flying_card(
    canvas: Canvas, ui: Ui, card: str | None, begin: Box, end: Box, share: float
) -> None:
    """From one place to another, as large as it is there; None: face down."""
    way = smooth(clamp(share))
    wide = round(mix(begin.width, end.width, way) / 4) * 4.0
    high = wide * begin.height / begin.width
    x, y = between(begin.center, end.center, way)
    box = Box(x - wide / 2, y - high / 2 - 24 * hop(share), wide, high)
    canvas.layer += 35
    if card is None:
        draw_card_back(canvas, box)
    else:
        draw_card(canvas, ui, card, box)
    canvas.layer -= 35


class ShownSet:
    """A set that is laid open over the prairie, and then goes to the discards."""

    WIDE, APART = 88.0, 8.0

    def __init__(
        self, view: MustangView, begins: Sequence[Box], cards: Sequence[str], aside: float = 0.0
    ) -> None:
        """`begins`: where each of the cards comes from; `aside`: how far from the middle."""
        self._view = view
        self._begins = begins
        self._cards = cards
        self._aside = aside

    def place(self, number: int) -> Box:
        view = self._view
        count = len(self._cards)
        wide = min(self.WIDE * max(view.layout.share, 0.8), 88.0)
        high = wide * 146 / 104
        x, y = view.clear.center
        step = wide + self.APART if not self._aside else wide * 0.62
        left = x + self._aside + (number - (count - 1) / 2) * step - wide / 2
        return Box(left, y - high / 2 - 4, wide, high)

    def draw(self, canvas: Canvas, comes: float, goes: float) -> None:
        """How far they have come, and how far they have gone to the discards."""
        view, end = self._view, self._view.tray.places.discard
        for number, card in enumerate(self._cards):
            late = 0.12 * number
            here = self.place(number)
            if goes > 0.0:
                view.draw_flying(canvas, card, here, end, goes)
            else:
                share = 1.0 if view.still else clamp(comes * (1 + late) - late)
                view.draw_flying(canvas, card, self._begins[number], here, share)
