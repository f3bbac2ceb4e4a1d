"""What makes the table fast changes nothing of what is seen."""

from __future__ import annotations

import pygame
import pytest

from game.bots import make_bot
from game.engine.session import Session
from game.games.matches import new_match
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.table import GameTable
from tests.ui.harness import Window

NAMES = ("Buck", "Etta", "Silas", "Josie")
MAGENTA = (255, 0, 255)


def _open_table(window: Window, seed: int = 5) -> GameTable[RaceContext]:
    bots = {seat: make_bot("pony-express", "ranger", seat, name=NAMES[seat]) for seat in range(4)}
    session = Session(new_match("pony-express", NAMES, seed=seed), bots)
    table = GameTable(window.ui, TABLE, session, usual_look(4))
    window.open(table)
    return table


@pytest.mark.parametrize("size", [(1280, 720), (1200, 900), (1000, 400)])
def test_the_table_draws_on_every_pixel_as_it_says(size: tuple[int, int]) -> None:
    with Window(size=size) as window:
        table = _open_table(window)
        assert table.fills_window
        for _ in range(3):
            window.frames(40)
            window.canvas.surface.fill(MAGENTA)
            window.loop.draw()
            seen = pygame.mask.from_threshold(window.canvas.surface, MAGENTA, (1, 1, 1, 255))
            assert seen.count() == 0


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
