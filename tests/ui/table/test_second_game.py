"""A second game beside the race: from the title to its end, saved, continued and watched again."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from game import new_match
from game.app import NewGame, Replay, SavedGame
from game.engine.errors import SetupError
from game.engine.registry import GAMES as ENGINE_GAMES
from game.engine.registry import game_type
from game.engine.session import Session
from game.hotseat.savefiles import new_save_paths, save_paths
from game.settings import SeatChoice, TableChoice
from game.ui.games import ENTRIES, GAMES, entry_of
from game.ui.pony_express.table import RaceTable
from game.ui.screens.howto import HowTo
from game.ui.screens.load import Load
from game.ui.screens.pause_seats import PauseSeats
from game.ui.screens.setup import Setup
from game.ui.screens.starting import open_replay
from tests.support import play_out
from tests.ui.harness import Window, cut_texts
from tests.ui.screens.menus import open_title, saved_race
from tests.ui.table.plain import (
    GAME,
    PlainEnd,
    PlainReplay,
    PlainTable,
    plain_game,
    press_first,
)
from tests.ui.table.sitting import hold_the_door


@pytest.fixture(autouse=True)
def second_game() -> Iterator[None]:
    with plain_game():
        yield


def sat_down(window: Window, *seats: str) -> PlainTable:
    open_title(window)
    NewGame(GAME, seats, seed=5).open(window.ui)
    window.frames(1)
    assert isinstance(window.scene, PlainTable)
    return window.scene


def asked(window: Window, table: PlainTable) -> tuple[str, str, int]:
    window.until(lambda: table.prompt is not None)
    assert table.prompt is not None
    ask = table.prompt.ask
    return ask.kind, ask.mode, ask.seat


# --------------------------------------------------------------------------- from the title


def test_its_poster_leads_to_its_own_set_up() -> None:
    with Window() as window:
        open_title(window)
        window.press(f"title.{GAME}")
        setup = window.scene
        assert isinstance(setup, Setup)
        assert "A new herd" in window.words and "Ranchers" in window.words
        assert "setup.board-next" not in window.ids and "setup.must-fall" not in window.ids
        assert len(setup.draft.seats) == 2
        assert window.widget("setup.seat0.remove").why_not == "It takes two ranchers."
        for _ in range(3):
            window.press("setup.add")
        assert window.widget("setup.add").why_not == "There are five ranches."
        assert not cut_texts(window)
        window.press("setup.start")
        assert isinstance(window.scene, PlainTable)
        assert len(window.scene.match.names) == 5


def test_only_bots_that_it_has_can_sit_down() -> None:
    """A table of the race's bots, remembered for a game that has not all of them."""
    with Window() as window:
        seats = [SeatChoice("Ann"), SeatChoice(colour="blue", kind="gunslinger")]
        window.ui.settings.remember(GAME, TableChoice(seats))
        setup = Setup(window.ui, GAME)
        assert [seat.kind in setup.draft.kinds for seat in setup.draft.seats] == [True, True]


@pytest.mark.parametrize(("remembered", "seated"), [(2, 3), (4, 4), (9, 5)])
def test_a_table_with_too_few_or_too_many_is_made_to_fit(remembered: int, seated: int) -> None:
    with Window() as window:
        window.ui.settings.remember("pony-express", TableChoice([SeatChoice()] * remembered))
        draft = Setup(window.ui, "pony-express").draft
        assert len(draft.seats) == seated
        assert len(set(draft.colours)) == seated


def test_each_game_remembers_its_own_table_and_the_player_everywhere() -> None:
    with Window() as window:
        open_title(window)
        window.press("title.pony-express")
        window.scene.draft.seats[0].name = "Ann"  # type: ignore[attr-defined]
        window.press("setup.back")
        window.press(f"title.{GAME}")
        draft = window.scene.draft  # type: ignore[attr-defined]
        assert draft.name_of(0, window.ui.words) == "Ann"
        window.press("setup.add")
        window.press("setup.back")
        tables = window.ui.settings.tables
        assert {game: len(table.seats) for game, table in tables.items()} == {
            "pony-express": 3,
            GAME: 3,
        }


# --------------------------------------------------------------------------- at its table


def test_alone_a_person_is_asked_at_once_and_the_bot_answers() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        table = sat_down(window, "Ann", "random")
        turns = set()
        for _ in range(6):
            _, mode, seat = asked(window, table)
            assert (mode, seat) == ("alone", 0)
            turns.add(table.match.table.turn)
            press_first(window)
        assert len(turns) > 3
        asked(window, table)
        assert table.view.told == [event.kind for event in table.match.events if event.seen_by(0)]


def test_two_people_hand_the_screen_over_for_every_turn() -> None:
    with Window(animation_speed="instant") as window:
        table = sat_down(window, "Ann", "you:Bob")
        for _ in range(4):
            kind, mode, seat = asked(window, table)
            assert (kind, mode) == ("hand-over", "visit")
            assert table.desk.visitor is None
            hold_the_door(window)
            assert asked(window, table) == ("action", "visit", seat)
            told = len(table.view.log.lines)
            press_first(window)
            assert asked(window, table) == ("hand-back", "visit", seat)
            assert len(table.view.log.lines) == told, "the others still look away"
            window.press("handback.done")
            window.until(lambda: table.prompt is not None)
            assert len(table.view.log.lines) > told


def test_the_table_has_its_pace_its_log_its_rules_and_its_pause() -> None:
    with Window() as window:
        table = sat_down(window, "Ann", "random")
        window.press("table.speed-fast")
        assert window.ui.settings.animation_speed == "fast"
        window.press("table.log")
        assert window.scene.name == "log"
        window.press("log.close")
        window.press("table.rules")
        assert isinstance(window.scene, HowTo)
        assert "The herd" in window.words
        assert "howto.game" not in window.ids, "at a table its own rules are read"
        assert "howto.tutorial" not in window.ids, "there is no guided first game"
        window.press("howto.back")
        window.press("table.menu")
        assert "pause.practise" not in window.ids
        window.press("pause.seats")
        assert isinstance(window.scene, PauseSeats)
        assert "A bot plays on." in window.words
        window.press("seats.done")
        window.press("pause.resume")
        assert window.scene is table


def test_it_is_played_to_its_end_and_played_again() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        table = sat_down(window, "random", "random")
        window.until(lambda: isinstance(window.scene, PlainEnd), most=20_000)
        end = window.scene
        assert isinstance(end, PlainEnd)
        assert set(end.winners) == set(table.match.result["winners"])
        window.press("end.watch")
        assert isinstance(window.scene, PlainReplay)
        window.press("replay.leave")
        window.press("end.again")
        assert isinstance(window.scene, PlainTable)
        assert window.scene.match.names == table.match.names


# --------------------------------------------------------------------------- saved games


def left(window: Window) -> Path:
    """A game of it that was begun and left."""
    sat_down(window, "Ann", "random")
    window.press("table.menu")
    window.press("pause.quit")
    return save_paths()[0]


def make_older(path: Path) -> None:
    os.utime(path, (1_000_000_000, 1_000_000_000))


def test_continue_goes_on_with_the_newest_of_all_games() -> None:
    with Window() as window:
        make_older(saved_race())
        left(window)
        assert "Mustang" in window.widget("title.continue").sub  # type: ignore[attr-defined]
        window.press("title.continue")
        assert isinstance(window.scene, PlainTable)
        window.press("table.menu")
        window.press("pause.quit")
        make_older(save_paths()[0])
        saved_race()
        open_title(window)
        assert "Mustang" not in window.widget("title.continue").sub  # type: ignore[attr-defined]
        window.press("title.continue")
        assert isinstance(window.scene, RaceTable)


def test_the_saved_games_say_which_game_they_are() -> None:
    with Window() as window:
        make_older(saved_race())
        left(window)
        window.open(Load(window.ui))
        assert "Mustang, turn 1" in window.words and "Pony Express, turn 1" in window.words
        window.press("load.open0")
        assert isinstance(window.scene, PlainTable)


def finished() -> Path:
    match = new_match(GAME, ["Ann", "Bob"], 3)
    play_out(match, random.Random(3))
    path = next(new_save_paths(GAME, datetime.now()))
    Session(match, {}, path).close()
    return path


def test_a_game_that_is_over_is_watched_at_its_own_table() -> None:
    with Window() as window:
        path = finished()
        window.open(Load(window.ui))
        assert "Mustang: " in window.words and "has won." in window.words
        window.press("load.open0")
        assert isinstance(window.scene, PlainReplay)
        scene = window.scene
        scene.wind_to(len(scene.recording))
        assert scene.view.told == [
            event.kind for event in scene.recording.match.events if event.audience is None
        ]
        scene.show_secrets(True)
        assert len(scene.view.told) == len(scene.recording.match.events)
        assert isinstance(open_replay(window.ui, path), PlainReplay)


def test_starts_from_the_command_line_open_the_right_table() -> None:
    with Window() as window:
        path = finished()
        for start in (Replay(path), SavedGame(path), NewGame(GAME, ["Ann", "random", "random"])):
            start.check()
        Replay(path).open(window.ui)
        assert isinstance(window.loop.top, PlainReplay)
    with pytest.raises(SetupError):
        NewGame(GAME, ["Ann"]).check()
    with pytest.raises(SetupError):
        NewGame(GAME, options={"must-fall": True}).check()


# --------------------------------------------------------------------------- booklets


def test_how_to_play_on_the_title_has_the_booklets_of_all_games() -> None:
    with Window() as window:
        open_title(window)
        window.press("title.how-to")
        assert "howto.chapter.goal" in window.ids
        window.press("howto.next")
        window.widget("howto.game").choose(1)  # type: ignore[attr-defined]
        window.frames(1)
        assert "howto.chapter.herd" in window.ids and "howto.chapter.goal" not in window.ids
        assert "Catch a mustang." in window.words
        assert "howto.tutorial" not in window.ids
        assert not cut_texts(window)
        window.widget("howto.game").choose(0)  # type: ignore[attr-defined]
        window.frames(1)
        assert "howto.chapter.goal" in window.ids and "howto.tutorial" in window.ids


# --------------------------------------------------------------------------- every game


def test_every_game_on_the_title_has_its_table() -> None:
    assert [game.id for game in GAMES] == list(ENTRIES) == list(ENGINE_GAMES)
    for game in GAMES:
        entry = entry_of(game.id)
        assert entry.game == game
        assert f"{entry.seats[0]}–{entry.seats[-1]}" == game.seats
        assert entry.seats == game_type(game.id).seats


def test_a_game_that_there_is_not_is_refused_in_one_sentence() -> None:
    with pytest.raises(SetupError, match="'chess' has no window version"):
        entry_of("chess")
