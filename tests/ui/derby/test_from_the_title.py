"""A derby among the menus: begun from the title, left, found again, gone on with, and watched."""

from __future__ import annotations

import random
from datetime import datetime

import pygame
import pytest

from game import new_match
from game.engine.saves import read_save
from game.engine.session import Session
from game.hotseat.savefiles import new_save_paths, picture_of
from game.ui.derby.context import DerbyContext
from game.ui.screens.load import Load
from game.ui.screens.pause_seats import PauseSeats
from game.ui.table.scene import TableScene
from tests.support import laid_open, play_out
from tests.ui.harness import Window, cut_texts, misplaced_widgets
from tests.ui.screens.menus import open_title
from tests.ui.table.sitting import is_replay, is_table


def begun(window: Window, seats: int) -> TableScene[DerbyContext]:
    open_title(window)
    window.press("title.derby")
    for _ in range(seats - 4):
        window.press("setup.add")
    for _ in range(4 - seats):
        window.press("setup.seat1.remove")
    window.press("setup.first-card-1")
    window.press("setup.choose-tracks")
    window.press("setup.start")
    window.frames(1)
    assert is_table(window.scene, "derby")
    return window.scene


@pytest.mark.parametrize("seats", [2, 6])
def test_from_the_title_to_the_table_and_back_to_it(seats: int) -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        table = begun(window, seats)
        assert len(table.session.match.names) == seats
        assert (
            table.session.match.options["first-card"] == 1
            and table.session.match.options["choose-tracks"]
        )
        window.until(lambda: table.prompt is not None, most=900)
        left, path = laid_open(table.session.match), table.saved_in
        window.key(pygame.K_ESCAPE)
        window.press("pause.quit")
        assert window.scene.name == "title"
        assert "Derby, round 1 of the bets" in window.words
        assert path is not None and picture_of(path).exists()
        window.press("title.load")
        assert "Derby, round 1 of the bets" in window.words
        window.press("load.open0")
        window.frames(1)
        again = window.scene
        assert is_table(again, "derby") and laid_open(again.session.match) == left
        assert again.look == table.look


def test_everybody_at_a_full_table_is_listed() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        table = begun(window, 6)
        window.open(PauseSeats(window.ui, table, window.ui.director.pop))
        window.frames(1)
        assert all(name in window.words for name in table.session.match.names)
        assert not cut_texts(window) and not misplaced_widgets(window)


def test_a_finished_derby_is_watched_again() -> None:
    with Window() as window:
        match = new_match("derby", ["Ann", "Bob"], 3, {"hard-ride": True})
        play_out(match, random.Random(3))
        path = next(new_save_paths("derby", datetime.now()))
        Session(match, {}, path).close()
        assert read_save(path).result is not None
        open_title(window)
        window.open(Load(window.ui))
        window.press("load.open0")
        window.frames(1)
        assert is_replay(window.scene, "derby")
        scene = window.scene
        assert "Set-up" in window.words
        turns = [event for event in match.events if event.kind in ("turn-began", "horse-began")]
        scene.wind_to_turn(len(turns))
        window.frames(1)
        assert f"Turn {len(turns)} of {len(turns)}" in window.words, "bets and the race are counted"
