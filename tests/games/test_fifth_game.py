"""A fifth game beside the others: from the title to its end, saved, continued and watched again.

Nothing outside `tests/games` knows it: what a game brings is enough."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest

from game import GAMES, new_match
from game.app import NewGame, Replay, SavedGame
from game.cli import main
from game.engine.errors import SetupError
from game.engine.session import Session
from game.games import registry
from game.games.registry import registered_games
from game.hotseat.savefiles import new_save_paths, save_paths
from game.paths import HOME_VARIABLE
from game.settings import SeatChoice, TableChoice
from game.ui.games import entry_of
from game.ui.screens.howto import HowTo
from game.ui.screens.load import Load
from game.ui.screens.pause_seats import PauseSeats
from game.ui.screens.setup import Setup
from game.ui.screens.starting import open_replay
from game.ui.table.scene import TableScene
from tests.games.registering import registered
from tests.games.tall_tale import TALL_TALE
from tests.games.tall_tale.window import TaleContext, TaleEnd
from tests.support import play_out
from tests.ui.harness import Window, cut_texts
from tests.ui.screens.menus import open_title, saved_race
from tests.ui.table.sitting import hold_the_door, is_replay, is_table

GAME = TALL_TALE.id


@pytest.fixture(autouse=True)
def fifth_game() -> Iterator[None]:
    with registered(TALL_TALE):
        yield


def sat_down(window: Window, *seats: str) -> TableScene[TaleContext]:
    open_title(window)
    NewGame(GAME, seats, seed=5).open(window.ui)
    window.frames(1)
    assert is_table(window.scene, GAME)
    return window.scene


def asked(window: Window, table: TableScene[TaleContext]) -> tuple[str, str, int]:
    window.until(lambda: table.prompt is not None)
    assert table.prompt is not None
    ask = table.prompt.ask
    return ask.kind, ask.mode, ask.seat


# --------------------------------------------------------------------------- from the title


@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.5), ("it", 0.8)])
def test_five_posters_find_room_on_the_title(language: str, scale: float) -> None:
    with Window(language=language, text_scale=scale) as window:
        open_title(window)
        posters = [window.widget(f"title.{game}").box for game in (*GAMES, GAME)]
        assert all(one.right < next.x for one, next in pairwise(posters))
        assert posters[0].x > 0 and posters[-1].right < 1280
        assert not cut_texts(window)


def test_its_poster_leads_to_its_own_set_up() -> None:
    with Window() as window:
        open_title(window)
        window.press(f"title.{GAME}")
        setup = window.scene
        assert isinstance(setup, Setup)
        assert "A new tale" in window.words and "Tellers" in window.words
        assert "setup.board-next" not in window.ids and "setup.must-fall" not in window.ids
        assert len(setup.draft.seats) == 2
        assert window.widget("setup.seat0.remove").why_not == "A tale needs a listener."
        for _ in range(2):
            window.press("setup.add")
        assert window.widget("setup.add").why_not == "At most four can listen."
        assert not cut_texts(window)
        window.press("setup.start")
        assert is_table(window.scene, GAME)
        assert len(window.scene.session.match.names) == 4


def test_only_bots_that_it_has_can_sit_down() -> None:
    """A table with bots of another game, remembered for one that has not all of them."""
    with Window() as window:
        seats = [SeatChoice("Ann"), SeatChoice(colour="blue", kind="gunslinger")]
        window.ui.settings.remember(GAME, TableChoice(seats))
        setup = Setup(window.ui, GAME)
        assert [seat.kind for seat in setup.draft.seats] == ["human", "random"]


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


def answered(window: Window, answer: str) -> None:
    """By its plank: a number in the order of the rules' options."""
    window.press(next(id for id in window.ids if id.endswith(f".{answer}")))


def test_alone_a_person_is_asked_at_once_and_the_bot_answers() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        table = sat_down(window, "Ann", "random")
        turns, kinds = set(), set()
        for _ in range(6):
            kind, mode, seat = asked(window, table)
            assert (mode, seat) == ("alone", 0)
            turns.add(table.session.match.table.turn)
            kinds.add(kind)
            answered(window, "0")
        assert len(turns) > 3 and kinds == {"tell", "lift"}
        asked(window, table)
        assert table.context.told == [
            event.kind for event in table.session.match.events if event.seen_by(0)
        ]


def test_two_people_hand_the_screen_over_for_what_is_under_the_cup() -> None:
    with Window(animation_speed="instant") as window:
        table = sat_down(window, "Ann", "you:Bob")
        for _ in range(4):
            kind, mode, seat = asked(window, table)
            assert (kind, mode) == ("hand-over", "visit")
            assert table.desk.visitor is None
            hold_the_door(window)
            assert asked(window, table) == ("tell", "visit", seat)
            told = len(table.context.log.lines)
            answered(window, "0")
            assert asked(window, table) == ("hand-back", "visit", seat)
            assert len(table.context.log.lines) == told, "the others still look away"
            window.press("handback.done")
            assert asked(window, table) == ("lift", "open", 1 - seat)
            assert len(table.context.log.lines) > told
            answered(window, "1")


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
        assert "The tale" in window.words
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
        window.until(lambda: isinstance(window.scene, TaleEnd), most=20_000)
        end = window.scene
        assert isinstance(end, TaleEnd)
        assert set(end.winners) == set(table.session.match.result["winners"])
        window.press("end.watch")
        assert is_replay(window.scene, GAME)
        window.press("replay.leave")
        window.press("end.again")
        assert is_table(window.scene, GAME)
        assert window.scene.session.match.names == table.session.match.names


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
        assert "Tall Tale" in window.widget("title.continue").sub  # type: ignore[attr-defined]
        window.press("title.continue")
        assert is_table(window.scene, GAME)
        window.press("table.menu")
        window.press("pause.quit")
        make_older(save_paths()[0])
        saved_race()
        open_title(window)
        assert "Tall Tale" not in window.widget("title.continue").sub  # type: ignore[attr-defined]
        window.press("title.continue")
        assert is_table(window.scene, "pony-express")


def test_the_saved_games_say_which_game_they_are() -> None:
    with Window() as window:
        make_older(saved_race())
        left(window)
        window.open(Load(window.ui))
        assert "Tall Tale, turn 1" in window.words and "Pony Express, turn 1" in window.words
        window.press("load.open0")
        assert is_table(window.scene, GAME)


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
        assert "Tall Tale: " in window.words and "has won." in window.words
        window.press("load.open0")
        assert is_replay(window.scene, GAME)
        scene = window.scene
        scene.wind_to(len(scene.recording))
        assert scene.view.context.told == [
            event.kind for event in scene.recording._match.events if event.audience is None
        ]
        scene.show_secrets(True)
        assert len(scene.view.context.told) == len(scene.recording._match.events)
        assert is_replay(open_replay(window.ui, path), GAME)


def test_starts_from_the_command_line_open_the_right_table() -> None:
    with Window() as window:
        path = finished()
        for start in (
            Replay(path),
            SavedGame(path),
            NewGame(GAME, ["Ann", "random", "random"], {"goal": 9}),
        ):
            start.check()
        Replay(path).open(window.ui)
        assert is_replay(window.loop.top, GAME)
    with pytest.raises(SetupError):
        NewGame(GAME, ["Ann"]).check()
    with pytest.raises(SetupError):
        NewGame(GAME, options={"must-fall": True}).check()


# --------------------------------------------------------------------------- without a window


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "--seats", "3", "--games", "5", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["game"] == GAME and figures["seats"] == 3 and figures["games"] == 5
    assert figures["reasons"] == {"goal": 5} and figures["invariants"] == "held"
    assert "shots" not in figures


def test_it_is_played_in_the_terminal_and_read_again_in_any_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert main(["play", GAME, "--text", "--seats", "random,random", "--option", "goal=9"]) == 0
    assert "under the cup" in capsys.readouterr().out
    (path,) = save_paths()
    assert main(["replay", str(path), "--check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["same"]
    assert main(["replay", str(path), "--text", "--lang", "it"]) == 0
    assert "tira un dado sotto il bicchiere" in capsys.readouterr().out


@pytest.mark.parametrize("switch", ["--no-tells", "--load=nothing"])
def test_what_it_has_not_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], switch: str
) -> None:
    assert main(["play", GAME, switch]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_it_is_gone_when_the_test_is_over() -> None:
    assert GAME in [game.id for game in registered_games()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "REGISTERED", registry.REGISTERED[:-1])
        with registered(TALL_TALE):
            new_match(GAME, ["Ann", "Bob"])
        assert tuple(game.id for game in registered_games()) == GAMES
        with pytest.raises(SetupError, match="no game called 'tall-tale'"):
            new_match(GAME, ["Ann", "Bob"])


# --------------------------------------------------------------------------- booklets


def test_how_to_play_on_the_title_has_the_booklets_of_all_games() -> None:
    with Window() as window:
        open_title(window)
        window.press("title.how-to")
        assert "howto.chapter.goal" in window.ids
        window.press("howto.next")
        window.widget("howto.game").choose(4)  # type: ignore[attr-defined]
        window.frames(1)
        assert "howto.chapter.tale" in window.ids and "howto.chapter.goal" not in window.ids
        assert "Say what the die shows." in window.words
        assert "howto.tutorial" not in window.ids
        assert not cut_texts(window)
        window.widget("howto.game").choose(0)  # type: ignore[attr-defined]
        window.frames(1)
        assert "howto.chapter.goal" in window.ids and "howto.tutorial" in window.ids


# --------------------------------------------------------------------------- every game


def test_a_game_that_there_is_not_is_refused_in_one_sentence() -> None:
    with pytest.raises(SetupError, match="no game called 'chess'"):
        entry_of("chess")
