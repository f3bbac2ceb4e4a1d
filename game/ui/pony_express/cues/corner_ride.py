"""Duellists on their way across the board: to their corners, and back to their space."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.ui.kit.canvas import Point
from game.ui.kit.tween import between, clamp, hop, smooth
from game.ui.pony_express.board.pieces import Pose, turned
from game.ui.pony_express.context import RaceContext, RaceShow
from game.ui.table.cues.show import FRAME

LASTS = 0.85  # seconds at normal speed
STRIDE = 3.0  # cm
BOUND = 0.5  # cm high
TURNS = 0.8  # of the way: then the rider turns to where it will look
RISES = 0.2  # of the way: then who lay stands
FAR = 1.0  # cm: for less nobody gallops
PUFF_EVERY = 0.045  # seconds


class Way:
    """Of one rider; `pose` is held at its end."""

    def __init__(self, seat: int, pose: Pose, begin: Pose) -> None:
        self.seat = seat
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


def set_off(show: RaceShow, seats: Sequence[int]) -> list[Way]:
    """From where the riders stand to where the view has them once the cue has settled: now."""
    pieces = show.context.pieces
    begins = {seat: replace(pieces.pose_of(seat)) for seat in seats}
    show.settle()
    ways = [Way(seat, pieces.hold(seat), begin) for seat, begin in begins.items()]
    _go(ways, 0.0)
    return ways


def ride(show: RaceShow, ways: Sequence[Way]) -> Iterator[float]:
    """To the end of their ways, and there at once if that is skipped."""
    sounds = show.context.ui.sounds
    sounds.loop("gallop")
    time = since_puff = 0.0
    try:
        while time < LASTS:
            yield FRAME
            time += show.step
            _go(ways, clamp(time / LASTS))
            since_puff += show.step
            if since_puff >= PUFF_EVERY:
                since_puff = 0.0
                _throw_dust(show.context, ways)
    finally:
        _go(ways, 1.0)
        for way in ways:
            show.context.pieces.let_go(way.seat)
        sounds.stop("gallop")
        sounds.play("hoof-stop", 0.7)


def _go(ways: Sequence[Way], share: float) -> None:
    for way in ways:
        way.go(share)


def _throw_dust(context: RaceContext, ways: Sequence[Way]) -> None:
    for way in ways:
        x, y = context.board_view.to_screen(way.pose.at)
        if way.length > FAR:
            context.effects.dust((x, y + 6))
