"""Whoever lands on a saloon serves the table: people at the screen are waited for, bots are not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.recording import Recording
from game.rules.pony_express.events import DrinksServed
from game.ui.pony_express.table import TABLE
from game.ui.screens.question import Question
from game.ui.table.replay.scene import ReplayScene
from tests.rules.pony_express.scripting import arranged, ride
from tests.ui.harness import Window, crossing_texts, cut_texts
from tests.ui.looks import LOOKS
from tests.ui.pony_express.prompting import alone
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.screens.races import finished
from tests.ui.table.showing import shows
from tests.ui.table.sitting import people, put_up


@pytest.fixture(scope="module")
def opened() -> Iterator[Window]:
    with Window((640, 360)) as window:
        yield window


@pytest.fixture
def window(opened: Window) -> Window:
    opened.ui.settings.change(serve_drinks=True, animation_speed="normal")
    return opened


def drinks(window: Window, players: list[str], active: int = 0) -> EndlessRace:
    """The active rider lands on the saloon of space 10, and everybody sees it."""
    spaces = [1, 1, 1]
    spaces[active] = 9
    match = arranged(spaces, rolls=["pair"] * 2, active=active)
    table = put_up(window, TABLE, match, players)
    ride(match, "pair")
    table.ask_anew()
    return table


def asked_to_serve(window: Window) -> bool:
    return isinstance(window.scene, Question)


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_person_is_told_to_serve_and_the_table_waits(window: Window, speed: str) -> None:
    window.ui.settings.change(animation_speed=speed)
    table = drinks(window, alone())
    window.until(lambda: asked_to_serve(window), most=600)
    assert "Get up, ask who wants a drink and serve the table." in window.words
    shown, journal = table.context.seen.riders[0].gold, list(table.session.match.journal)
    window.frames(200)
    assert asked_to_serve(window), "as long as it takes"
    assert table.context.seen.riders[0].gold == shown
    assert list(table.session.match.journal) == journal
    window.press("question.served")
    window.frames(1)
    assert window.scene is table
    since = table.session.match.journal[len(journal) :]
    assert 0 not in [who for who, _ in since], "it is no decision of the match"


def test_among_friends_the_one_who_landed_there_is_named(window: Window) -> None:
    drinks(window, people(3), active=1)
    window.until(lambda: asked_to_serve(window), most=600)
    assert "Bob, get up, ask who wants a drink and serve the table." in window.words


@pytest.mark.parametrize(("active", "serve"), [(1, True), (0, False)])
def test_a_bots_round_is_shown_and_the_setting_turns_the_errand_off(
    window: Window, active: int, serve: bool
) -> None:
    window.ui.settings.change(serve_drinks=serve)
    table = drinks(window, alone(), active)
    window.until(lambda: shows(table, DrinksServed), most=600)
    window.until(lambda: not shows(table, DrinksServed), most=600)
    window.frames(5)
    assert window.scene is table


def test_a_replay_sends_nobody_to_the_bar(window: Window) -> None:
    match = finished(3, 0)
    replay = ReplayScene(window.ui, TABLE, Recording(match))
    window.open(replay)
    kinds = [event.kind for event in replay.recording.events]
    replay.wind_to(kinds.index("drinks-served"))
    window.until(lambda: shows(replay, DrinksServed), most=60)
    window.until(lambda: not shows(replay, DrinksServed), most=600)
    assert window.scene is replay


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_the_words_are_whole(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size=size, language=code, text_scale=scale) as window:
        drinks(window, people(3))
        window.until(lambda: asked_to_serve(window), most=600)
        assert cut_texts(window) == []
        assert crossing_texts(window) == []
