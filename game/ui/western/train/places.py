"""Where things are while the gold train is there: a strip for it, and below that the ladder."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.western.ladder import COMBINATIONS
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import columns, inset, rows, share
from game.ui.kit.tokens import Gap
from game.ui.kit.tween import clamp, ease_out, mix
from game.ui.western.train.run import COMES, LEAVES, TrainRun

LOCOMOTIVE, WAGON = (240.0, 120.0), (160.0, 100.0)
SLOTS = len(COMBINATIONS)
LADDER_SHARE, HIGHEST_LADDER = 0.42, 118.0  # how high it is
CHIMNEY, POT = (62.0, 126.0), 70.0  # from the cowcatcher and the foot of the strip; above the foot
BEYOND, GONE = 60.0, 480.0  # the cowcatcher where the train comes into sight, and where it has left
STOPS = 0.66  # of the strip's width, where the chimney comes to a halt


class TrainPlaces(NamedTuple):
    """`box`: all of it."""

    box: Box
    strip: Box
    ladder: Box

    def slot(self, number: int) -> Box:
        """Of a combination, the weakest at the left."""
        return columns(self.ladder, *[share()] * SLOTS, gap=Gap.USUAL)[number]

    def front(self, train: TrainRun, *, still: bool) -> float:
        """How far the cowcatcher has come."""
        strip = self.strip
        stops = strip.x + strip.width * STOPS + BEYOND
        if train.leaves is not None:
            share = clamp((train.time - train.leaves) / LEAVES)
            return mix(stops, strip.right + GONE, share * share)
        if still:
            return stops
        return mix(strip.x - BEYOND, stops, ease_out(train.time / COMES))

    def gold(self, front: float) -> Point:
        """Where the pot stands: on the wagon."""
        return front - LOCOMOTIVE[0] - WAGON[0] / 2, self.strip.bottom - POT

    def chimney(self, front: float) -> Point:
        return front - CHIMNEY[0], self.strip.bottom - CHIMNEY[1]


def train_places(box: Box) -> TrainPlaces:
    high = min(box.height * LADDER_SHARE, HIGHEST_LADDER)
    strip, ladder = rows(inset(box, bottom=8), share(), high, gap=Gap.SMALL)
    return TrainPlaces(box, strip, inset(ladder, x=10))
