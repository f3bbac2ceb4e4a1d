"""What a screen costs on which nothing happens is measured beside a bare loop."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.commands import bench_still
from game.commands.bench_window import targets
from game.paths import HOME_VARIABLE

MEASURED = "mustang_action"


def test_each_still_screen_has_a_target() -> None:
    names = ("title", *bench_still.prompts(), "range", "minimised")
    still = {name for name in targets() if name.startswith("still")}
    assert still == {f"still_{name}_percent" for name in names}


def test_still_screens_are_measured_and_drawn_seldom(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(bench_still, "SETTLES", 0.4)
    monkeypatch.setattr(bench_still, "wait_for_warm_up", lambda loop: None)
    measured = {MEASURED: bench_still.prompts()[MEASURED]}
    monkeypatch.setattr(bench_still, "prompts", lambda: measured)
    figures = bench_still.watch_still_screens(0.2, (640, 360))
    assert figures["still_bare_loop_percent"] > 0
    for name in ("title", MEASURED, "range", "minimised"):
        assert figures[f"still_{name}_percent"] >= 0
        assert figures[f"still_{name}_to_bare_loop"] >= 0
        assert figures[f"still_{name}_frames_per_second"] < 60
    assert figures["still_minimised_frames_per_second"] == 0
