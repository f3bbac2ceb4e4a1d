"""What a reader may not know cannot be seen: not one pixel of the table depends on it."""

from __future__ import annotations

import random

from game.ui.derby.charts.sheet import ChartsSheet
from tests.support import play_out
from tests.ui.derby.betting import derby, view_of
from tests.ui.harness import Window
from tests.ui.table.leaking import redealt


def test_the_sheet_of_tables_tells_nothing_of_the_others() -> None:
    frames = set()
    with Window((960, 540)) as window:
        match, rng = derby(4, 3), random.Random(3)
        play_out(match, rng, most=15)
        for twin in (match, redealt(match, 2, 1)):
            window.open(ChartsSheet(window.ui, view_of(window, twin, 2).context))
            window.frames(2)
            frames.add(window.pixels())
            window.scene.escape()
            window.frames(1)
    assert len(frames) == 1
