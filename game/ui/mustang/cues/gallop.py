"""A mustang on its way: it runs as a horse and arrives as a counter."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.rules.mustang.box import coat_of
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, clamp, hop, overshoot, smooth
from game.ui.mustang.context import MustangContext
from game.ui.mustang.cues.ranch_show import RanchShow
from game.ui.mustang.pieces.counter import draw_counter
from game.ui.mustang.places.herd import Spot

FRAMES = 6  # of a galloping horse
PACE = 13.0  # of them in a second
HORSE = (96.0, 64.0)
LEAVES, STANDS = 0.1, 0.86  # shares of a way: a counter becomes a horse, and one again
SPEED = 620.0  # design pixels a second
STARTS, SHORTEST, LONGEST = 0.35, 0.65, 1.5  # seconds
BOW = 26.0  # how far it leaves the straight way
PUFF_EVERY = 0.07  # seconds
BEHIND, HOOVES, DUST = 0.04, 24.0, 34.0  # dust: share of the way, below its middle, how large


class Gallop:
    def __init__(self, context: MustangContext, mustang: str, begin: Spot, end: Spot) -> None:
        self._context = context
        self.mustang = mustang
        self.begin, self.end = begin, end
        self._puffed = 0.0

    @property
    def lasts(self) -> float:
        if self._context.still:
            return STARTS
        return clamp(STARTS + math.dist(self.begin[0], self.end[0]) / SPEED, SHORTEST, LONGEST)

    def at(self, share: float) -> Point:
        """With a bow, so that it does not run straight through everything."""
        x, y = between(self.begin[0], self.end[0], smooth(share))
        return x, y - BOW * hop(share)

    def puff(self, share: float, seconds: float) -> None:
        """Dust behind its hooves."""
        self._puffed += seconds
        if self._puffed >= PUFF_EVERY and LEAVES < share < STANDS:
            self._puffed = 0.0
            x, y = self.at(max(share - BEHIND, 0.0))
            self._context.effects.dust((x, y + HOOVES), DUST)

    def draw(self, canvas: Canvas, share: float) -> None:
        if self._context.still:
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


def gallop_to(context: MustangContext, mustang: str, end: Spot) -> Gallop:
    """From where it stands."""
    begin = context.spot(mustang)
    assert begin is not None, "it stands somewhere until it runs"
    return Gallop(context, mustang, begin, end)


@contextmanager
def galloping(show: RanchShow, run: Gallop, begins: float = 0.0) -> Iterator[Callable[[], float]]:
    """Meanwhile the mustang is not at its place, and raises dust; gives what tells which share of
    its way is behind it. `begins`: seconds since the cue began."""

    def way() -> float:
        return clamp((show.time - begins) / run.lasts)

    show.context.away.add(run.mustang)
    show.each_frame(lambda seconds: run.puff(way(), seconds))
    try:
        yield way
    finally:
        show.context.away.discard(run.mustang)
