"""The tabs of the range one after the other, timed frame by frame: how long it takes to turn to
them, what a frame costs in each, and what the moments cost at which most happens, a coach that
thinks and a medal that is won."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from game.practice.measure import straight_at
from game.ui.loop import FRAME, Loop
from game.ui.range.drills.mode import DrillsMode
from game.ui.range.mode import Mode
from game.ui.range.screen import Range

FRAMES = 60  # of each tab
CELEBRATED = 60  # frames after the last shot of a drill
MOST = 2_000  # frames, that anything takes
MISS = 12.0  # degrees beside the figures


class Watched(NamedTuple):
    """The range in its window."""

    loop: Loop
    range: Range

    def frame(self) -> float:
        """Its seconds."""
        return timed(lambda: self.loop.frame(FRAME))

    def until(self, over: Callable[[], bool]) -> list[float]:
        frames: list[float] = []
        while not over():
            assert len(frames) < MOST
            frames.append(self.frame())
        return frames

    def shoot(self, start: tuple[float, float], angle: float, speed: float) -> list[float]:
        """All frames up to that in which the die lies still."""
        self.range.context.aim_again()
        self.range.context.shoot({"start": [*start], "angle": angle, "speed": speed})
        return self.until(lambda: self.range.context.stand.state == "rest")


def turn_tabs(watched: Watched) -> dict[str, Any]:
    turning: dict[str, float] = {}
    usual: dict[str, float] = {}
    worst: dict[str, float] = {}
    for mode in watched.range.context.modes:
        turning[mode.id] = milliseconds(timed(partial(_turn, watched, mode)))
        frames = [watched.frame() for _ in range(FRAMES)]
        usual[mode.id] = milliseconds(statistics.median(frames))
        worst[mode.id] = milliseconds(max(frames))
    return {
        "range_turning_to_milliseconds": turning,
        "range_frame_of_milliseconds": usual,
        "range_worst_frame_of_milliseconds": worst,
        "range_coach_worst_frame_milliseconds": milliseconds(max(_coached(watched))),
        "range_medal_worst_frame_milliseconds": milliseconds(max(_celebrated(watched))),
    }


def _turn(watched: Watched, mode: Mode) -> None:
    watched.range.context.choose(mode)
    watched.loop.frame(FRAME)


def _coached(watched: Watched) -> list[float]:
    """The frames in which the coach thinks, up to the first with what it found: at the figures,
    where it takes longest."""
    range_ = watched.range
    _turn(watched, next(mode for mode in range_.context.modes if mode.id == "figures"))
    start = range_.context.stand.aimer.hand.start
    watched.shoot(start, straight_at(range_.context.stand.scene, start) + MISS, 2.0)
    range_.coach.ask()
    thinking = watched.until(lambda: range_.coach.found is not None)
    return [*thinking, watched.frame()]


def _celebrated(watched: Watched) -> list[float]:
    """All frames from the last shot of a drill on, that wins gold."""
    range_ = watched.range
    mode = next(mode for mode in range_.context.modes if isinstance(mode, DrillsMode))
    _turn(watched, mode)
    mode.training.choose(min(mode.training.shown_set.drills, key=lambda drill: drill.shots))
    mode.training.start()
    frames: list[float] = []
    attempt, golden = mode.training.attempt, mode.training.chosen.golden
    assert attempt is not None
    while not attempt.is_over:
        flick = golden[len(attempt.run.shots) % len(golden)]
        frames = watched.shoot(flick.start, flick.angle, flick.speed)
    assert mode.training.celebration is not None
    return [*frames, *(watched.frame() for _ in range(CELEBRATED))]


def timed(work: Callable[[], object]) -> float:
    """Seconds of this thread."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


def milliseconds(seconds: float) -> float:
    return round(seconds * 1e3, 2)
