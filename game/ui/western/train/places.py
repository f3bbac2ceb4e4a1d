"""Where things are while the gold train is there: a strip for it, and below that the ladder."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.western.ladder import COMBINATIONS
from game.ui.kit.canvas import Box, Point
from game.ui.kit.tween import clamp, ease_out, mix
from game.ui.western.train.run import COMES, LEAVES, TrainRun

LOCOMOTIVE, WAGON = (240.0, 120.0), (160.0, 100.0)
SLOTS = len(COMBINATIONS)
SLOT_GAP = 8.0
STOPS = 0.66  # of the strip's width, where the chimney comes to a halt


class TrainPlaces(NamedTuple):
    """`box`: all of it."""

    box: Box
    strip: Box
    ladder: Box

    def slot(self, number: int) -> Box:
        """Of a combination, the weakest at the left."""
        ladder = self.ladder
        wide = (ladder.width - SLOT_GAP * (SLOTS - 1)) / SLOTS
        return Box(ladder.x + (wide + SLOT_GAP) * number, ladder.y, wide, ladder.height)

    def front(self, train: TrainRun, *, still: bool) -> float:
        """How far the cowcatcher has come."""
        strip = self.strip
        stops = strip.x + strip.width * STOPS + 60
        if train.leaves is not None:
            share = clamp((train.time - train.leaves) / LEAVES)
            return mix(stops, strip.right + 480, share * share)
        if still:
            return stops
        return mix(strip.x - 60, stops, ease_out(train.time / COMES))

    def gold(self, front: float) -> Point:
        """Where the pot stands: on the wagon."""
        return front - LOCOMOTIVE[0] - WAGON[0] / 2, self.strip.bottom - 70

    def chimney(self, front: float) -> Point:
        return front - 62, self.strip.bottom - LOCOMOTIVE[1] - 6


def train_places(box: Box) -> TrainPlaces:
    high = min(box.height * 0.42, 118.0)
    ladder = Box(box.x + 10, box.bottom - high - 8, box.width - 20, high)
    strip = Box(box.x, box.y, box.width, ladder.y - 6 - box.y)
    return TrainPlaces(box, strip, ladder)
