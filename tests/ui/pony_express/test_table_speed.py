"""What makes the table fast changes nothing of what is seen."""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.engine.session import Session
from game.games.matches import new_match
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.ui.harness import Window

NAMES = ("Buck", "Etta", "Silas", "Josie")
MAGENTA = (255, 0, 255)


def _open_table(window: Window, seed: int = 5) -> TableScene[RaceContext]:
    bots = {seat: make_bot("pony-express", "ranger", seat, name=NAMES[seat]) for seat in range(4)}
    session = Session(new_match("pony-express", NAMES, seed=seed), bots)
    table = TableScene(window.ui, TABLE, session, usual_look(4))
    window.open(table)
    return table


def test_what_was_read_ahead_looks_like_what_was_read_when_it_was_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Window() as window:
        _open_table(window)
        window.frames(90)
        expected = window.pixels()
    with Window() as window:
        for reader in (window.canvas.assets, window.ui.sounds):
            monkeypatch.setattr(reader, "expect", lambda names: None)
        _open_table(window)
        window.frames(90)
        assert window.pixels() == expected
