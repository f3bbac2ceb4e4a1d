"""What the benchmark has to tell of every table."""

from __future__ import annotations

from typing import Any


def check_table(told: dict[str, Any], prefix: str) -> None:
    figures = {name.removeprefix(prefix): figure for name, figure in told.items()}
    assert figures["window_frames"] >= 120
    assert figures["window_bytes_saved"] > 0
    assert figures["window_bare_blit_milliseconds"] > 0
    assert figures["window_frame_in_bare_blits"] > 0
    middle, slow, worst = (
        figures[f"window_frame{which}_milliseconds"] for which in ("", "_99_5_percent", "_worst")
    )
    assert 0 < middle <= slow <= worst
    assert 0 <= figures["window_frames_under_16_milliseconds_percent"] <= 100
    assert figures["window_first_frame_milliseconds"] > 0
    assert len(figures["window_memory_megabytes"]) == 2  # before and after a game
