"""Power comes from the hand: one and the same flick, in windows of several sizes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from game.practice.record import Practised
from game.practice.store import Store
from game.ui.pony_express.shots.gesture import POWER
from game.ui.range.screen import Range
from tests.window.desktop import App
from tests.window.screen import BEAT, Screen, wait_until, why_no_screen
from tests.window.twin import Twin

SIZES = ((960, 540), (1280, 720), (1600, 900), (1920, 1080))
DESKTOP = (2000, 1160)
# Pixels and seconds from one step of the hand to the next; 220 pixels in 0.16 s in all.
STEP, EVERY, STEPS = (10, -5), 0.008, 20
FEWEST, MOST = 3, 9  # flicks in each window: a busy machine needs more of them to be sure
IN_TIME = 3.0  # seconds in which a flick is in the store


@pytest.fixture
def large_screen(tmp_path: Path) -> Iterator[Screen]:
    lacking = why_no_screen()
    if lacking:
        pytest.skip(lacking)
    with Screen(tmp_path, DESKTOP) as screen:
        yield screen


class Hand:
    """Always makes the same movement, from the die on."""

    def __init__(self, app: App, size: tuple[int, int]) -> None:
        self._app = app
        app.resize(*size)
        wait_until(lambda: app.screen.place(app.window)[2:] == size, f"a window of {size}")
        with Twin(app.home, size) as twin:
            opened = Range(twin.ui, Store(app.home / "practice"))
            twin.open(opened)
            twin.frames(2)
            start = opened.context.stand.aimer.hand.start
            self._die = twin.canvas.at(opened.context.board.view.to_screen(start))

    def flick(self) -> Practised:
        """The shot that comes of it. One that the game refused is taken again."""
        before = len(self._shots)
        shot = wait_until(lambda: self._attempt(before), "a flick in the store")
        assert isinstance(shot, Practised)
        for _ in range(2):  # to its end, and on to the next one
            self._app.keys("space")
        return shot

    def _attempt(self, before: int) -> Practised | None:
        x, y = self._die
        points = [(x + STEP[0] * step, y + STEP[1] * step) for step in range(STEPS + 1)]
        self._app.screen.flick(self._app.window, points, EVERY)
        end = time.monotonic() + IN_TIME
        while time.monotonic() < end:
            if len(self._shots) > before:
                return self._shots[before]
            time.sleep(BEAT)
        return None

    @property
    def _shots(self) -> list[Practised]:
        return Store(self._app.home / "practice").shots


def test_the_same_flick_is_as_hard_in_every_window(large_screen: Screen, home: Path) -> None:
    middles: list[float] = []
    with App(large_screen, home, "range", animation_speed="instant") as app:
        for size in SIZES:
            hand = Hand(app, size)
            speeds: list[float] = []
            while not enough(speeds, middles):
                shot = hand.flick()
                assert shot.angle == pytest.approx(26.57, abs=2.0)
                speeds.append(shot.speed)
            middles.append(median(speeds))
        assert apart(middles) < 0.05, middles
        pace = 11.18 / EVERY
        assert median(middles) == pytest.approx(POWER * pace, rel=0.1)
    assert not (home / "crashes").exists()


def enough(speeds: list[float], middles: list[float]) -> bool:
    """Whether the middle one of these can be compared with those of the other windows."""
    if not FEWEST <= len(speeds) < MOST:
        return len(speeds) >= MOST
    return apart([*middles, median(speeds)]) < 0.03


def apart(speeds: list[float]) -> float:
    """By which share of the least they differ."""
    return max(speeds) / min(speeds) - 1.0
