"""What a screen costs on which nothing happens is measured beside a bare loop."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from game.commands import bench_still
from game.commands.bench_window import targets
from game.paths import HOME_VARIABLE
from game.ui import loop
from game.ui.kit.background import Background, Job

MEASURED = "mustang_action"
STILL = (MEASURED, "minimised")  # nothing at all moves there
CALM = 20  # frames a second at most


def test_each_still_screen_has_a_target() -> None:
    names = ("title", *bench_still.prompts(), "range", "minimised")
    still = {name for name in targets() if name.startswith("still")}
    assert still == {f"still_{name}_percent" for name in names}


class StagedClock:
    """Time goes by where somebody sleeps, and a little with every look at it: however busy the
    machine is. Half of it is time of the processor."""

    def __init__(self) -> None:
        self._now = 100.0

    def perf_counter(self) -> float:
        self._now += 1e-5
        return self._now

    def process_time(self) -> float:
        return self.perf_counter() / 2

    def sleep(self, seconds: float) -> None:
        self._now += seconds


@pytest.fixture
def staged_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock of the machine has a say, nor does a thread."""

    def at_once(background: Background, work: Callable[[], Any], jobs: object) -> Job[Any]:
        job = Job(work)
        with suppress(Exception):  # whoever needs it meets the same trouble
            job.result()
        background.jobs_done += 1
        return job

    clock = StagedClock()
    monkeypatch.setattr(bench_still, "time", clock)
    monkeypatch.setattr(loop, "time", clock)
    monkeypatch.setattr(Background, "_add", at_once)


@pytest.mark.usefixtures("staged_clock")
def test_what_does_not_change_is_not_drawn_while_still_screens_are_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(bench_still, "wait_for_warm_up", lambda loop: None)
    measured = {MEASURED: bench_still.prompts()[MEASURED]}
    monkeypatch.setattr(bench_still, "prompts", lambda: measured)
    figures = bench_still.watch_still_screens(1.0, (640, 360))
    assert figures["still_bare_loop_percent"] == pytest.approx(50, abs=1)
    for name in ("title", MEASURED, "range", "minimised"):
        assert figures[f"still_{name}_percent"] == pytest.approx(50, abs=10)
        assert figures[f"still_{name}_to_bare_loop"] == pytest.approx(1, abs=0.2)
    frames = {name: figures[f"still_{name}_frames_per_second"] for name in STILL}
    assert frames == dict.fromkeys(STILL, 0)
    for name in ("title", "range"):  # they move calmly: what is drawn is counted
        assert 1 <= figures[f"still_{name}_frames_per_second"] <= CALM
