"""What a reader may not know cannot be seen: not one pixel of the table depends on it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.hotseat.savefiles import picture_of
from game.ui.derby.tables.sheet import TablesSheet
from game.ui.screens.title import Title
from tests.support import answer_once, play_out
from tests.ui.derby.betting import derby, view_of
from tests.ui.derby.sitting import sit_down
from tests.ui.harness import Window
from tests.ui.table.leaking import SamePicture, redealt

LOOKED_AT = 9  # every so many decisions
ENOUGH = 6  # that were really dealt anew


@pytest.mark.parametrize("reader", [None, 1])
def test_the_table_is_the_same_picture_for_other_hidden_cards(reader: int | None) -> None:
    with Window((960, 540)) as window:
        same = SamePicture(window, view_of, reader, every=LOOKED_AT, most=ENOUGH)
        play_out(derby(4, 11), random.Random(11), same.look)
    assert same.changed == ENOUGH, "the re-deal must really change something"


def test_the_picture_of_a_save_shows_no_hand(tmp_path: Path) -> None:
    """Neither of one person alone, who has just looked at it and chosen."""
    pictures, match = set(), derby(2, 4)
    while match.pending is not None and match.pending.seats[0] != 0:
        answer_once(match, random.Random(4))
    with Window((960, 540), reduced_motion=True) as window:
        for number in range(2):
            twin = redealt(match, None, number)
            path = tmp_path / f"{number}.jsonl"
            table = sit_down(window, twin)
            table.saved_in = path
            window.press("card.1")
            window.ui.time = 0.0
            window.loop.replace(Title(window.ui))
            pictures.add(picture_of(path).read_bytes())
    assert len(pictures) == 1


def test_the_sheet_of_tables_tells_nothing_of_the_others() -> None:
    frames = set()
    with Window((960, 540)) as window:
        match, rng = derby(4, 3), random.Random(3)
        play_out(match, rng, most=15)
        for twin in (match, redealt(match, 2, 1)):
            window.open(TablesSheet(window.ui, view_of(window, twin, 2).context))
            window.frames(2)
            frames.add(window.pixels())
            window.scene.escape()
            window.frames(1)
    assert len(frames) == 1
