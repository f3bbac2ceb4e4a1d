"""All shots that are kept, and tables taken from real games."""

from __future__ import annotations

import csv
import random
from datetime import datetime
from pathlib import Path

import msgspec
import pygame
import pytest

from game.engine.session import Session
from game.hotseat.savefiles import new_save_paths
from game.practice.layout import Layout, problem
from game.practice.record import Practised, Style
from game.practice.store import Store
from game.ui.kit.values import Choice
from game.ui.range.saved_games import sheet as games_sheet
from game.ui.range.saved_games.found import FoundShot, shots_in
from game.ui.range.saved_games.sheet import GamesSheet
from tests.support import play_out, race
from tests.ui.harness import Window
from tests.ui.range.ranging import fill, kept, open_range, shoot
from tests.ui.screens.menus import broken_save, finished_race, saved_game
from tests.window.prepared import SHARED, asks, before_a_duel, prepared


def in_a_file(window: Window) -> int:
    return len(Store(window.home / "practice").shots)


def test_shots_are_exported_as_a_table() -> None:
    with Window() as window:
        fill(window, Layout(), [kept(Layout(), off=off) for off in (0.0, 3.0)])
        open_range(window)
        window.press("range.history")
        window.press("history.export")
        (path,) = (window.home / "practice").glob("*.csv")
        assert path.name in window.words
        rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
        assert len(rows) == 2 and rows[0]["scene"] == "duel"


def test_shots_are_cleared_after_a_question_and_brought_back() -> None:
    with Window() as window:
        fill(window, Layout(), [kept(Layout(), off=off) for off in (0.0, 3.0, 6.0)])
        opened = open_range(window)
        window.press("range.history")
        assert not window.widget("history.restore").enabled
        window.press("history.clear")
        window.press("question.keep")
        assert in_a_file(window) == 3
        window.press("history.clear")
        window.press("question.clear")
        assert in_a_file(window) == 0 and not window.widget("history.clear").enabled
        window.key(pygame.K_ESCAPE)
        assert opened.context.ledger.tally.shots == opened.context.ledger.plotted.shots == 0
        shoot(window, opened)
        window.press("range.history")
        window.press("history.restore")
        assert in_a_file(window) == 4
        window.key(pygame.K_ESCAPE)
        assert opened.context.ledger.tally.shots == 4


def test_a_sheet_in_between_does_not_tell_how_a_shot_ends() -> None:
    with Window() as window:
        opened = open_range(window)
        start = opened.context.stand.aimer.hand.start
        opened.context.shoot({"start": [*start], "angle": -30.0, "speed": 2.0})
        window.frames(2)
        window.press("range.history")
        window.key(pygame.K_ESCAPE)
        assert opened.context.stand.state == "watch" and opened.context.ledger.tally.shots == 0
        window.until(lambda: opened.context.stand.state == "rest", most=600)
        assert opened.context.ledger.tally.shots == 1


def search(window: Window) -> GamesSheet:
    window.press("range.from-game")
    sheet = window.scene
    assert isinstance(sheet, GamesSheet)
    window.until(lambda: not sheet.is_searching)
    window.frames(1)
    return sheet


def test_a_shot_of_a_finished_race_is_practised() -> None:
    with Window() as window:
        finished_race()
        broken_save()  # of no use, and in nobody's way
        opened = open_range(window)
        sheet = search(window)
        assert len(sheet.found) > 3
        assert len({shot.layout.key for shot in sheet.found}) == len(sheet.found)
        assert all(problem(shot.layout) is None for shot in sheet.found)
        number, wanted = next(
            (n, shot) for n, shot in enumerate(sheet.found[: sheet.rows]) if shot.target
        )
        window.press(f"games.take{number}")
        assert window.scene is opened
        mode = opened.context.mode
        assert mode.layout == wanted.layout and mode.id == wanted.layout.scene
        shoot(window, opened)
        assert opened.context.store.shots[-1].layout == wanted.layout.key


def test_the_shot_that_is_due_in_an_unfinished_race_comes_first() -> None:
    with Window() as window:
        before_a_duel(window.home)
        open_range(window)
        sheet = search(window)
        assert sheet.found[0].verdict == "" and sheet.found[0].target
        assert "not taken yet" in window.words


def test_nobody_rehearses_a_shot_that_is_due_against_other_people() -> None:
    with Window() as window:
        prepared(window.home, asks("flick"), {"announce": "four"}, SHARED)
        open_range(window)
        assert all(shot.verdict for shot in search(window).found)


def test_a_table_of_another_board_is_shown_on_its_board() -> None:
    match = race(3, seed=3, board="silver-trail")
    play_out(match, random.Random(3))
    with Window() as window:
        Session(match, {}, next(new_save_paths("pony-express", datetime.now()))).close()
        opened = open_range(window)
        sheet = search(window)
        assert sheet.found
        window.press("games.take0")
        assert opened.context.board.view.board.name == "silver-trail"
        shoot(window, opened)


def test_without_games_there_is_nothing_to_choose() -> None:
    with Window() as window:
        open_range(window)
        search(window)
        assert "No shots in your last races" in window.words
        window.press("games.back")
        assert window.scene.name == "range"


def test_saves_of_other_games_are_in_nobodys_way() -> None:
    """A derby has turns of another kind, and nobody shoots in it."""
    with Window() as window:
        before_a_duel(window.home)
        for game in ("derby", "mustang", "western"):
            saved_game(game, ("Ann", "Buck", "Etta"))
        derby = next((window.home / "saves").glob("derby-*.jsonl"))
        derby.rename(derby.with_name("pony-express-2099-01-01-000000.jsonl"))
        open_range(window)
        sheet = search(window)
        assert sheet.found and not sheet.failed


def test_a_save_that_cannot_be_searched_is_told_and_blocks_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail_at_first(path: Path) -> list[FoundShot]:
        if "2099" in path.name:
            raise KeyError("turn")
        return shots_in(path)

    monkeypatch.setattr(games_sheet, "shots_in", fail_at_first)
    with Window() as window:
        path = before_a_duel(window.home)
        newest = path.with_name("pony-express-2099-01-01-000000.jsonl")
        newest.write_bytes(path.read_bytes())
        open_range(window)
        sheet = search(window)
        assert sheet.found and sheet.failed == 1
        told = "Saved races that could not be searched for shots: 1."
        assert told in window.words
        window.press("games.back")
        path.unlink()
        search(window)
        assert told in window.words


@pytest.mark.parametrize("way", ["pointer", "keys"])
def test_after_a_sheet_was_closed_space_is_for_the_shot(way: str) -> None:
    with Window(flick_style="keys") as window:
        opened = open_range(window)
        for button in ("range.history", "range.from-game"):
            if way == "pointer":
                window.press(button)
            else:
                window.key(pygame.K_TAB)
                opened.group.focus_on(button, window.ui)
                window.key(pygame.K_RETURN)
            assert window.scene is not opened
            window.key(pygame.K_ESCAPE)
            assert window.scene is opened
            assert opened.context.stand.aimer.is_placing
            window.key(pygame.K_SPACE)
            assert window.scene is opened and not opened.context.stand.aimer.is_placing
            window.key(pygame.K_BACKSPACE)
        window.press("range.style-flick")
        window.press("range.history")
        window.key(pygame.K_ESCAPE)
        window.key(pygame.K_SPACE)
        assert window.scene is opened


def of_style(style: Style, *offs: float) -> list[Practised]:
    return [msgspec.structs.replace(kept(Layout(), off=off), style=style) for off in offs]


def test_what_is_shown_is_of_one_style_and_another_can_be_chosen() -> None:
    shots = [*of_style("flick", 0.0, 3.0), *of_style("keys", 1.0, 2.0, 3.0)]
    shots.append(msgspec.structs.replace(shots[0], style=""))
    with Window() as window:
        fill(window, Layout(), shots)
        opened = open_range(window)
        ledger = opened.context.ledger
        assert ledger.tally.shots == ledger.plotted.shots == 2
        window.press("range.style-keys")
        assert ledger.tally.shots == ledger.plotted.shots == 3
        window.press("range.style-sling")
        assert ledger.tally.shots == ledger.plotted.shots == 0
        window.press("range.history")
        choice = window.widget("history.style")
        assert isinstance(choice, Choice)
        assert choice.labels == ["Flick", "Slingshot", "Keys", "Unknown"]
        choice.choose(3)
        assert ledger.style == "" and ledger.tally.shots == 1
        window.key(pygame.K_ESCAPE)
        shoot(window, opened)  # with the slingshot: it does not count among the others
        assert ledger.tally.shots == 1 and opened.context.store.shots[-1].style == "sling"
        window.press("range.style-flick")
        assert ledger.style == "flick" and ledger.tally.shots == 2


def test_another_style_does_not_tell_how_a_shot_ends() -> None:
    with Window() as window:
        opened = open_range(window)
        start = opened.context.stand.aimer.hand.start
        opened.context.shoot({"start": [*start], "angle": -30.0, "speed": 2.0})
        window.frames(2)
        window.press("range.style-keys")
        window.press("range.style-flick")
        assert opened.context.stand.state == "watch" and opened.context.ledger.tally.shots == 0
        window.until(lambda: opened.context.stand.state == "rest", most=600)
        assert opened.context.ledger.tally.shots == 1
