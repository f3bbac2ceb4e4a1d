"""Duellists on their way across the board: to their corners, and back to their space."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Point
from game.ui.kit.tween import between, clamp, hop, smooth
from game.ui.pony_express.pieces_view import Pose, turned

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView

LASTS = 0.85  # seconds at normal speed
STRIDE = 3.0  # cm
BOUND = 0.5  # cm high
TURNS = 0.8  # of the way: then the rider turns to where it will look
RISES = 0.2  # of the way: then who lay stands
FAR = 1.0  # cm: for less nobody gallops
PUFF_EVERY = 0.045  # seconds


class CornerRide:
    """From where the riders stand to where the view has them once `settle` was called."""

    def __init__(self, view: RaceView, seats: Sequence[int], settle: Callable[[], None]) -> None:
        self._view = view
        self._time = self._since_puff = 0.0
        begins = {seat: replace(view.pieces.pose_of(seat)) for seat in seats}
        settle()
        self._ways = [_Way(view.pieces.hold(seat), begin) for seat, begin in begins.items()]
        self._seats = tuple(seats)
        self._move(0.0)
        view.ui.sounds.loop("gallop")

    @property
    def is_over(self) -> bool:
        return self._time >= LASTS

    def advance(self, seconds: float) -> None:
        if self.is_over:
            return
        self._time += seconds
        self._move(clamp(self._time / LASTS))
        self._since_puff += seconds
        if self._since_puff >= PUFF_EVERY:
            self._since_puff = 0.0
            for way in self._ways:
                x, y = self._view.board_view.to_screen(way.pose.at)
                if way.length > FAR:
                    self._view.effects.dust((x, y + 6))
        if self._time >= LASTS:
            self._stop()

    def _move(self, share: float) -> None:
        for way in self._ways:
            way.go(share)

    def finish(self) -> None:
        """Whoever is still on the way is there."""
        if not self.is_over:
            self._time = LASTS
            self._move(1.0)
            self._stop()

    def _stop(self) -> None:
        for seat in self._seats:
            self._view.pieces.let_go(seat)
        self._view.ui.sounds.stop("gallop")
        self._view.ui.sounds.play("hoof-stop", 0.7)


class _Way:
    """Of one rider; `pose` is held at its end."""

    def __init__(self, pose: Pose, begin: Pose) -> None:
        self.pose = pose
        self._begin, self._end = begin, replace(pose)
        self.length = math.dist(begin.at, pose.at)

    def go(self, share: float) -> None:
        pose, begin, end = self.pose, self._begin, self._end
        pose.at = between(begin.at, end.at, smooth(share))
        pose.heading = end.heading
        pose.tilt = begin.tilt + (end.tilt - begin.tilt) * clamp(share / RISES)
        if self.length > FAR:
            there = clamp((share - TURNS) / (1.0 - TURNS))
            pose.heading = turned(_heading(begin.at, end.at), end.heading, there)
            stride = abs(math.sin(math.pi * self.length * smooth(share) / STRIDE))
            pose.lift = BOUND * stride * hop(share) ** 0.3
        if share >= 1.0:
            pose.lift = 0.0


def _heading(begin: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - begin[1], end[0] - begin[0]))
