"""The range's part of the benchmark gives its figures. How fast the machine is, no test says."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.commands.bench_range import shoot_on_range
from game.paths import HOME_VARIABLE


def test_shots_on_the_range_are_measured_without_a_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(variable, "dummy")
    figures = shoot_on_range(kept=30, shots=2)
    assert figures["range_frames"] > 60
    middle, slow, worst = (
        figures[f"range_frame{which}_milliseconds"] for which in ("", "_99_5_percent", "_worst")
    )
    assert 0 < middle <= slow <= worst
    assert figures["range_shoot_again_milliseconds"] > 0
    assert figures["range_opening_milliseconds"] > 0
