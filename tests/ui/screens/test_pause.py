"""The pause: what can be done from it, and that nothing is lost or given away on the way out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import NewGame
from game.engine.draws import Draws
from game.engine.errors import SaveError
from game.engine.match import Match
from game.engine.players import HUMAN
from game.engine.session import Session
from game.hotseat.savefiles import picture_of
from game.hotseat.seats import Seats, bots_for
from game.rules.pony_express.view import redeal
from game.ui.kit.values import Choice
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.table import TABLE
from game.ui.screens.question import tell
from game.ui.screens.riders import kind_label
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.ui.harness import Window
from tests.ui.pony_express.racing import bots_session, whole_race
from tests.ui.screens.menus import at_table, open_title


def paused(window: Window) -> TableScene[RaceContext]:
    table = at_table(window)
    window.key(pygame.K_ESCAPE)
    assert window.scene.name == "pause"
    return table


def test_escape_pauses_and_escape_plays_on() -> None:
    with Window() as window:
        table = paused(window)
        window.key(pygame.K_ESCAPE)
        assert window.scene is table


def test_losing_the_focus_pauses_once() -> None:
    with Window() as window:
        at_table(window)
        window.lose_focus()
        window.gain_focus()
        window.lose_focus()
        assert [scene.name for scene in window.loop.scenes] == ["title", "pony-express", "pause"]


@pytest.mark.parametrize(
    ("button", "screen"),
    [("settings", "settings"), ("how-to", "howto"), ("load", "load"), ("seats", "seats")],
)
def test_every_button_leads_somewhere_and_back_to_the_pause(button: str, screen: str) -> None:
    with Window() as window:
        paused(window)
        window.press(f"pause.{button}")
        assert window.scene.name == screen
        window.key(pygame.K_ESCAPE)
        assert window.scene.name == "pause"


def test_it_says_where_the_game_is_saved() -> None:
    with Window() as window:
        table = paused(window)
        assert table.saved_in is not None and table.saved_in.name in window.words


def test_a_bot_takes_over_and_gives_back() -> None:
    with Window() as window:
        table = paused(window)
        window.press("pause.seats")
        window.press("seats.0")
        window.key(pygame.K_DOWN)
        window.key(pygame.K_DOWN)
        window.key(pygame.K_RETURN)
        assert table.session.players[0] == "greenhorn" and table.desk.people == ()
        window.press("seats.0")
        window.key(pygame.K_UP)
        window.key(pygame.K_UP)
        window.key(pygame.K_RETURN)
        assert table.desk.people == (0,)
        window.press("seats.done")
        assert window.scene.name == "pause"


def test_the_seat_of_a_bot_is_offered_to_no_person() -> None:
    with Window() as window:
        table = paused(window)
        window.press("pause.seats")
        assert "stays a bot's" in window.words
        person = kind_label(window.ui, HUMAN)
        for seat, player in enumerate(table.session.players):
            choice = window.widget(f"seats.{seat}")
            assert isinstance(choice, Choice)
            assert (person in choice.labels) == (player == HUMAN)
        window.press("seats.1")
        window.key(pygame.K_UP)
        window.key(pygame.K_RETURN)
        assert table.session.players[1] != HUMAN and table.desk.people == (0,)


def test_leaving_is_asked_only_when_something_would_be_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Window() as window:
        table = paused(window)

        def refuse() -> None:
            raise SaveError("The disk is full.")

        monkeypatch.setattr(table.session, "flush", refuse)
        window.press("pause.quit")
        assert window.scene.name == "question" and "The disk is full." in window.words
        window.press("question.stay")
        assert window.scene.name == "pause"
        monkeypatch.undo()
        window.press("pause.quit")
        assert window.scene.name == "title"


def test_closing_the_window_asks_in_the_same_case_and_only_once() -> None:
    with Window() as window:
        (window.home / "saves").write_text("a file where a folder should be")
        at_table_unsaved(window)
        tell(window.ui, "Please note", "Something else.")  # a question, but not about leaving
        close_window(window)
        assert window.loop._running and "This game is not saved." in _drawn(window)
        close_window(window)
        assert not window.loop._running


def close_window(window: Window) -> None:
    """The system says that the window is to close, and then that this was the only one."""
    for kind in (pygame.WINDOWCLOSE, pygame.QUIT):
        window.loop.take(pygame.event.Event(kind))


def at_table_unsaved(window: Window) -> None:
    open_title(window)
    NewGame("pony-express", ("Ann", "ranger", "ranger"), seed=5).open(window.ui)
    window.frames(1)
    window.press("question.ok")


def _drawn(window: Window) -> str:
    window.frames(1)
    return window.words


# --------------------------------------------------------------------------- thumbnails


def thumbnail(window: Window, match: Match, path: Path) -> bytes:
    """Of a table that one person and bots leave at this point."""
    seats = Seats(match.names, ("human", *["random"] * (len(match.names) - 1)))
    bots = bots_for("pony-express", seats, match.seed)
    table = TableScene(
        window.ui,
        TABLE,
        Session(match, bots, path),
        usual_look(len(match.names)),
        path,
        continued=True,
    )
    window.loop.push(table)  # without a frame: nobody answers anything
    window.loop.pop()
    return picture_of(path).read_bytes()


def test_the_picture_of_a_save_gives_nothing_away(tmp_path: Path) -> None:
    changed = 0
    with Window((960, 540)) as window:
        at_table(window)
        for number, match in enumerate(whole_race(bots_session(3, 11))):
            if number % 30 != 7:
                continue
            match = match.clone()
            twin = match.clone()
            redeal(twin.table, None, Draws(number, 7))
            changed += match.rules.pack(twin.table) != match.rules.pack(match.table)
            first = thumbnail(window, match, tmp_path / f"{number}.jsonl")
            assert first == thumbnail(window, twin, tmp_path / f"{number}-twin.jsonl")
    assert changed > 3


def test_a_picture_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    with Window() as window:
        table = at_table(window)
        assert table.saved_in is not None
        picture_of(table.saved_in).mkdir()
        window.loop.home()
        assert window.scene.name == "title"
