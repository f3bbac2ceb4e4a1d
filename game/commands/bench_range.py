"""The part of `bench` that shoots on the range: runs as a process of its own, with a window that
nobody sees, and prints its figures as JSON.

Somebody who has practised for weeks opens the range in a window of 1920x1080, with all layers on
the board, shoots again and again, and then turns to all the other tabs. Every frame is timed by
the CPU of its thread, and so is bare Python that reads the same shots.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from game.commands.bench_practice import filled_store
from game.commands.bench_range_tabs import Watched, milliseconds, timed, turn_tabs
from game.paths import HOME_VARIABLE, user_dir
from game.practice.measure import straight_at
from game.settings import RangeLayer, Settings
from game.ui.kit.scene import Scene
from game.ui.loop import FRAME, Loop
from game.ui.range.screen import Range

SIZE = (1920, 1080)
AIMED = 30  # frames before each shot
SETTLING = 10  # frames after it, in which the layers follow
LAYERS: tuple[RangeLayer, ...] = ("shots", "spread", "heat", "ghost")
SPEED = 2.0  # m/s


class OneMore(NamedTuple):
    """Seconds of a shot: from the plank to a die that can be held, of the frames up to its end, of
    the frame in which the die comes to rest, and of those that follow."""

    again: float
    frames: list[float]
    rest: float
    settling: list[float]


def shoot_on_range(kept: int, shots: int) -> dict[str, Any]:
    """With so many shots in the store, so many more."""
    with _own_home():
        store = filled_store(user_dir("practice"), kept)
        loop = Loop(Settings(window_size=SIZE, language="en", range_layers=LAYERS))
        loop.begin()
        loop.push(Scene(loop.ui))  # the one below the range, as the title is
        loop.frame(FRAME)
        try:
            begun = time.perf_counter()
            first = timed(lambda: _open(loop))
            whole = time.perf_counter() - begun
            again = timed(lambda: _open(loop))
            bare = timed(lambda: _read_bare(store.path))
            opened = loop.top
            assert isinstance(opened, Range)
            taken = [_one_more(loop, opened, number) for number in range(shots)]
            tabs = turn_tabs(Watched(loop, opened))
        finally:
            loop.close()
    return {
        "range_first_opening_milliseconds": milliseconds(first),
        "range_first_opening_with_waiting_milliseconds": milliseconds(whole),
        "range_opening_milliseconds": milliseconds(again),
        "range_bare_reading_milliseconds": milliseconds(bare),
        "range_first_opening_in_bare_readings": round(first / bare, 2),
        **_of_shots(taken),
        **tabs,
    }


def _of_shots(taken: list[OneMore]) -> dict[str, Any]:
    frames = sorted(frame for one in taken for frame in (*one.frames, one.rest, *one.settling))
    middle = statistics.median(frames)
    rest = statistics.median(one.rest for one in taken)
    settling = statistics.median(max(one.settling) for one in taken)
    return {
        "range_shoot_again_milliseconds": milliseconds(max(one.again for one in taken)),
        "range_frame_milliseconds": milliseconds(middle),
        "range_frame_99_5_percent_milliseconds": milliseconds(frames[int(0.995 * len(frames))]),
        "range_frame_worst_milliseconds": milliseconds(frames[-1]),
        "range_rest_milliseconds": milliseconds(rest),
        "range_rest_in_frames": round(rest / middle, 2),
        "range_after_rest_milliseconds": milliseconds(settling),
        "range_after_rest_in_frames": round(settling / middle, 2),
        "range_frames": len(frames),
    }


@contextmanager
def _own_home() -> Iterator[None]:
    """Nothing of the player's is read or written."""
    before = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HOME_VARIABLE] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before


def _open(loop: Loop) -> None:
    """As the title does it, up to the first frame."""
    if isinstance(loop.top, Range):
        loop.pop()
    loop.push(Range(loop.ui))
    loop.frame(FRAME)


def _read_bare(path: Path) -> None:
    for line in path.read_bytes().splitlines():
        json.loads(line)


def _one_more(loop: Loop, opened: Range, number: int) -> OneMore:
    def ready() -> None:
        opened.context.aim_again()
        opened.rebuild()
        loop.frame(FRAME)

    def frame() -> float:
        return timed(lambda: loop.frame(FRAME))

    again = timed(ready)
    frames = [frame() for _ in range(AIMED)]
    start = opened.context.stand.aimer.hand.start
    angle = straight_at(opened.context.stand.scene, start) + number % 7 - 3
    opened.context.shoot({"start": [*start], "angle": angle, "speed": SPEED})
    frames += _until(lambda: opened.context.stand.state == "rest", frame)
    return OneMore(again, frames[:-1], frames[-1], [frame() for _ in range(SETTLING)])


def _until(over: Callable[[], bool], frame: Callable[[], float]) -> Iterator[float]:
    while not over():
        yield frame()


if __name__ == "__main__":
    print(json.dumps(shoot_on_range(int(sys.argv[1]), int(sys.argv[2]))))
