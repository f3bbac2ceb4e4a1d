"""The range's part of the benchmark gives its figures. How fast the machine is, no test says: what
a moment costs is compared with a frame of the same run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.commands import bench_range_tabs
from game.commands.bench_range import shoot_on_range

# It is about 1.5, and 9 when everything is painted at once.
MOST_FRAMES_AT_REST = 4.0
MOST_FRAMES_AFTER_REST = 5.0  # about 3
FEW = 10  # frames of a tab and of a celebration: that they are measured needs no more
TABS = {"duel", "figures", "showdown", "drills", "twin", "daily"}


@pytest.fixture(scope="module")
def figures() -> Iterator[dict[str, Any]]:
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
            patch.setenv(variable, "dummy")
        for count in ("FRAMES", "CELEBRATED"):
            patch.setattr(bench_range_tabs, count, FEW)
        yield shoot_on_range(kept=300, shots=3)


def test_shots_on_the_range_are_measured_without_a_screen(figures: dict[str, Any]) -> None:
    assert figures["range_frames"] > 200
    middle, slow, worst = (
        figures[f"range_frame{which}_milliseconds"] for which in ("", "_99_5_percent", "_worst")
    )
    assert 0 < middle <= slow <= worst
    for what in ("shoot_again", "opening", "first_opening"):
        assert figures[f"range_{what}_milliseconds"] > 0
    assert figures["range_first_opening_in_bare_readings"] > 0


def test_a_die_that_comes_to_rest_holds_up_no_frame(figures: dict[str, Any]) -> None:
    assert 0 < figures["range_rest_in_frames"] < MOST_FRAMES_AT_REST
    assert 0 < figures["range_after_rest_in_frames"] < MOST_FRAMES_AFTER_REST


def test_every_tab_and_what_happens_there_is_measured(figures: dict[str, Any]) -> None:
    for which in ("turning_to", "frame_of", "worst_frame_of"):
        assert set(figures[f"range_{which}_milliseconds"]) == TABS
    for what in ("coach", "medal"):
        assert figures[f"range_{what}_worst_frame_milliseconds"] > 0
