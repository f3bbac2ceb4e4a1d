"""The part of `bench` that shoots on the range: runs as a process of its own, with a window that
nobody sees, and prints its figures as JSON.

Somebody who has practised for weeks opens the range in a window of 1920x1080, with all layers on
the board, and shoots again and again. Every frame is timed by the CPU of its thread.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game.commands.bench_practice import filled_store
from game.practice.measure import straight_at
from game.practice.store import Store
from game.settings import RangeLayer, Settings
from game.ui.kit.scene import Scene
from game.ui.loop import FRAME, Loop
from game.ui.range.screen import Range

SIZE = (1920, 1080)
AIMED = 30  # frames before each shot
LAYERS: tuple[RangeLayer, ...] = ("shots", "spread", "heat", "ghost")
SPEED = 2.0  # m/s


def shoot_on_range(kept: int, shots: int) -> dict[str, Any]:
    """With so many shots in the store, so many more."""
    loop = Loop(Settings(window_size=SIZE, language="en", range_layers=LAYERS))
    loop.begin()
    loop.push(Scene(loop.ui))  # the one below the range, as the title is
    with tempfile.TemporaryDirectory() as name:
        filled_store(Path(name), kept)
        try:
            first, again = (_timed(lambda: _open(loop, Path(name))) for _ in range(2))
            opened = loop.top
            assert isinstance(opened, Range)
            moments = [_one_more(loop, opened, number) for number in range(shots)]
        finally:
            loop.close()
    frames = sorted(frame for moment in moments for frame in moment[1])
    return {
        "range_first_opening_milliseconds": _milliseconds(first),
        "range_opening_milliseconds": _milliseconds(again),
        "range_shoot_again_milliseconds": _milliseconds(max(moment[0] for moment in moments)),
        "range_frame_milliseconds": _milliseconds(statistics.median(frames)),
        "range_frame_99_5_percent_milliseconds": _milliseconds(frames[int(0.995 * len(frames))]),
        "range_frame_worst_milliseconds": _milliseconds(frames[-1]),
        "range_frames": len(frames),
    }


def _timed(work: Callable[[], None]) -> float:
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


def _open(loop: Loop, folder: Path) -> None:
    """Up to the first frame."""
    if isinstance(loop.top, Range):
        loop.pop()
    loop.push(Range(loop.ui, Store(folder)))
    loop.frame(FRAME)


def _one_more(loop: Loop, opened: Range, number: int) -> tuple[float, list[float]]:
    """Seconds from the plank to a die that can be held, and of all the frames."""

    def ready() -> None:
        opened.aim_again()
        opened.rebuild()
        loop.frame(FRAME)

    again = _timed(ready)
    return again, list(_frames(loop, opened, number))


def _frames(loop: Loop, opened: Range, number: int) -> Iterator[float]:
    """From aiming to the end of the shot."""
    for _ in range(AIMED):
        yield _timed(lambda: loop.frame(FRAME))
    start = opened.stand.aimer.hand.start
    angle = straight_at(opened.stand.scene, start) + number % 7 - 3
    opened.shoot({"start": [*start], "angle": angle, "speed": SPEED})
    while opened.stand.state != "rest":
        yield _timed(lambda: loop.frame(FRAME))
    yield _timed(lambda: loop.frame(FRAME))


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1e3, 2)


if __name__ == "__main__":
    print(json.dumps(shoot_on_range(int(sys.argv[1]), int(sys.argv[2]))))
