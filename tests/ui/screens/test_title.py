"""The title: where its buttons lead, and what it has to say at the start."""

from __future__ import annotations

import random
import subprocess
import sys

import pygame
import pytest

from game.crash import last_report, write_report
from game.engine.errors import SaveError
from game.games.matches import load_match
from game.hotseat.opening import begin_game, resume_game
from game.ui.kit.assets import Assets
from game.ui.screens.load import Load
from game.ui.screens.title import UNDISTURBED, Title
from game.ui.screens.title_pictures import title_pictures
from tests.support import answer_once, laid_open
from tests.ui.harness import Window
from tests.ui.screens.menus import SEATS, at_table, open_title, saved_race

# What the words of the race need of its rules.


@pytest.mark.parametrize(
    ("button", "screen"),
    [
        ("pony-express", "setup"),
        ("mustang", "setup"),
        ("western", "setup"),
        ("derby", "setup"),
        ("range", "range"),
        ("how-to", "howto"),
        ("load", "load"),
        ("settings", "settings"),
        ("about", "about"),
    ],
)
def test_every_button_leads_somewhere_and_escape_leads_back(button: str, screen: str) -> None:
    with Window() as window:
        open_title(window)
        window.press(f"title.{button}")
        assert window.scene.name == screen
        window.key(pygame.K_ESCAPE)
        assert window.scene.name == "title"


def test_the_first_frame_is_the_whole_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """And draws just the pictures that are read while everything else is loaded."""
    drawn: set[str] = set()
    find = Assets.source

    def noted(assets: Assets, name: str) -> pygame.Surface:
        drawn.add(name)
        return find(assets, name)

    with Window(assets=Assets(), reduced_motion=False) as window:
        monkeypatch.setattr(Assets, "source", noted)
        open_title(window)
        window.look()
        assert drawn - {"ui/plank-off"} == set(title_pictures())  # Continue: there may be a game
    with Window(reduced_motion=True) as window:
        open_title(window)
        first = window.pixels()
        window.frames(UNDISTURBED)
        assert window.pixels() == first


def test_quit_ends_the_loop() -> None:
    with Window() as window:
        open_title(window)
        window.press("title.quit")
        assert not window.loop._running


def test_an_escape_too_many_does_not_quit() -> None:
    with Window() as window:
        open_title(window)
        window.key(pygame.K_ESCAPE)
        assert window.loop._running and window.scene.name == "title"


def test_without_an_unfinished_game_continue_says_why_not() -> None:
    with Window() as window:
        open_title(window)
        assert "no unfinished game" in window.widget("title.continue").why_not


def test_continue_after_leaving_gives_the_same_game() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        table = at_table(window)
        window.until(lambda: table.prompt is not None)
        left = laid_open(table.session.match)
        window.key(pygame.K_ESCAPE)
        window.press("pause.quit")
        assert window.scene.name == "title"
        assert (
            window.ui.words.listing(table.session.match.names) in window.words
        )  # no turn has begun
        window.press("title.continue")
        assert window.scene.name == "pony-express"
        assert laid_open(window.scene.session.match) == left  # type: ignore[attr-defined]
        assert window.scene.look == table.look  # type: ignore[attr-defined]


def test_continue_says_whose_turn_it_is() -> None:
    with Window() as window:
        session, _, _ = begin_game("pony-express", SEATS, {}, 3)
        while session.match.table.turn < 4:
            answer_once(session.match, random.Random(3))
        active = session.match.table.active
        session.close()
        open_title(window)
        assert f"Pony Express, turn 4, {SEATS.names[active]} to play" in window.words


@pytest.mark.parametrize(("phase", "counted"), [("betting", "bets"), ("race", "race")])
def test_of_a_derby_the_round_of_bets_or_of_the_race_is_said(phase: str, counted: str) -> None:
    """In the list of saved games too."""
    with Window() as window:
        session, _, _ = begin_game("derby", SEATS, {}, 3)
        match, rng = session.match, random.Random(3)
        while (match.table.phase, match.table.race_round or match.table.round) != (phase, 2):
            answer_once(match, rng)
        session.close()
        open_title(window)
        assert f"Derby, round 2 of the {counted}" in window.words
        window.open(Load(window.ui))
        assert f"Derby, round 2 of the {counted}" in window.words


def test_closing_the_window_in_the_middle_keeps_the_game() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        table = at_table(window)
        window.until(lambda: table.prompt is not None)
        left, path = laid_open(table.session.match), table.saved_in
        window.loop.take(pygame.event.Event(pygame.QUIT))
        assert not window.loop._running
        window.loop.close()
        assert path is not None and laid_open(load_match(path)) == left


def test_a_game_that_is_open_elsewhere_is_not_opened_twice() -> None:
    with Window() as window:
        path = saved_race()
        other = resume_game(path)
        open_title(window)
        window.press("title.continue")
        assert window.scene.name == "question"
        assert "open in another copy of the game" in window.words
        other.close()
        window.press("question.ok")
        window.press("title.continue")
        assert window.scene.name == "pony-express"


def test_the_language_changes_at_once() -> None:
    with Window() as window:
        open_title(window)
        assert window.widget("title.language").label == "English"  # type: ignore[attr-defined]
        window.press("title.language")
        assert window.ui.words.code == "fr" and window.ui.settings.language == "fr"
        assert window.widget("title.language").label == "Français"  # type: ignore[attr-defined]


def test_one_press_switches_all_sound_off() -> None:
    with Window() as window:
        open_title(window)
        window.press("title.sound")
        assert window.ui.settings.muted
        window.press("title.sound")
        assert not window.ui.settings.muted


def test_news_are_told_once_the_title_is_there() -> None:
    with Window() as window:
        window.open(Title(window.ui, [SaveError("The settings could not be read.")]))
        window.frames(UNDISTURBED + 2)
        assert "The settings could not be read." in window.words
        window.press("question.ok")
        window.frames(UNDISTURBED)
        assert window.scene.name == "title"


def test_after_a_crash_the_last_game_is_offered() -> None:
    with Window(welcomed=True) as window:
        saved_race()
        report = write_report(RuntimeError("broken"))
        assert report is not None
        window.open(Title(window.ui, looks_back=True))
        window.frames(UNDISTURBED + 2)
        assert "crashed last time" in window.words and report.name in window.words
        assert last_report() is None  # told once
        window.press("question.resume")
        assert window.scene.name == "pony-express"


def test_after_a_crash_without_a_game_there_is_only_a_notice() -> None:
    with Window(welcomed=True) as window:
        write_report(RuntimeError("broken"))
        window.open(Title(window.ui, looks_back=True))
        window.frames(UNDISTURBED + 2)
        assert window.ids == ["question.ok"]


def test_the_title_is_loaded_without_the_rules_and_events_of_any_game() -> None:
    asked = "import sys, game.ui.screens.title; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    modules = set(loaded.stdout.decode().split())
    assert "game.ui.screens.title" in modules
    forbidden = ("game.rules", "game.bots", "game.engine.events", "physics")
    found = {name for name in modules if name.startswith(forbidden)}
    assert not found


def test_what_a_race_needs_is_loaded_while_the_title_shows() -> None:
    with Window() as window:
        open_title(window)
        window.until(lambda: {"game.ui.pony_express.table", "pymunk"} <= sys.modules.keys())


def test_a_folder_that_cannot_be_written_is_said_at_once() -> None:
    with Window() as window:
        (window.home / "settings").write_text("a file where a folder should be")
        open_title(window)
        window.frames(UNDISTURBED + 2)
        assert window.scene.name == "question" and "settings" in window.words
