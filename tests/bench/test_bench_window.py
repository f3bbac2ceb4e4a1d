"""The window's part of the benchmark gives its figures. How fast the machine is, no test says."""

from __future__ import annotations

from game.commands.bench_window import TARGETS, run_bench_window


def test_the_window_is_measured_beside_a_bare_one_without_a_screen() -> None:
    figures = run_bench_window(1)
    assert set(TARGETS) <= set(figures)
    assert figures["window_frames"] == 120
    assert figures["window_bytes_saved"] > 0
    assert figures["window_bare_blit_milliseconds"] > 0
    assert figures["window_frame_in_bare_blits"] > 0
    middle, slow, worst = (
        figures[f"window_frame{which}_milliseconds"] for which in ("", "_99_5_percent", "_worst")
    )
    assert 0 < middle <= slow <= worst
    assert 0 <= figures["window_frames_under_16_milliseconds_percent"] <= 100
    assert figures["window_whole_title_to_bare_window"] > 0
    assert len(figures["window_memory_megabytes"]) == 2  # before and after a race
