"""Beside a shot: how long its verdict is shown, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.shots.patience import OUR_VERDICT, VERDICT
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import alone, continued, sit_down
from tests.ui.pony_express.shooting import duel, flick, player_of, watched


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """One for all: to paint a board takes a while."""
    with Window((640, 360), bot_pace="fast") as opened:
        yield opened


# --------------------------------------------------------------------------- the verdict waits


def verdict_of(window: Window, players: list[str]) -> float:
    """How long the verdict of Ann's shot at Bob is shown."""
    table = continued(window, duel(), players)
    if players[0] == "human":
        window.until(lambda: isinstance(table.prompt, AimPrompt), most=60)
        assert isinstance(table.prompt, AimPrompt)
        flick(window, table.prompt, off=25.0)
    cue = watched(window, table, most=600)
    window.until(lambda: player_of(cue).is_over, most=1200)
    begun = window.ui.time
    window.until(lambda: table.view.cue is not cue, most=1200)
    return window.ui.time - begun


@pytest.mark.parametrize(
    ("players", "seconds"),
    [
        (["human", "random", "random"], OUR_VERDICT),
        (["random", "human", "random"], OUR_VERDICT),
        (["random", "random", "human"], VERDICT),
    ],
    ids=["shot", "was-shot-at", "stood-by"],
)
def test_a_verdict_waits_for_whom_it_concerns(
    window: Window, players: list[str], seconds: float
) -> None:
    assert verdict_of(window, players) == pytest.approx(seconds, abs=0.3)


def test_who_points_at_watch_again_is_not_hurried_on(window: Window) -> None:
    table = sit_down(window, duel(), alone())
    assert isinstance(table.prompt, AimPrompt)
    flick(window, table.prompt, off=25.0)
    cue = watched(window, table)
    window.press("shot.skip")
    window.frames(2)
    window.move(window.widget("shot.again").box.center)
    window.frames(round(OUR_VERDICT / 0.05) + 20, 0.05)
    assert table.view.cue is cue
    window.move((400.0, 300.0))
    window.until(lambda: table.view.cue is not cue, 0.05, most=round(OUR_VERDICT / 0.05) + 2)


def test_who_pointed_at_the_time_while_the_die_rolled_does_not_stop_it_for_ever(
    window: Window,
) -> None:
    table = sit_down(window, duel(), alone())
    assert isinstance(table.prompt, AimPrompt)
    flick(window, table.prompt, off=25.0)
    cue = watched(window, table)
    window.move(window.widget("shot.time").box.center)
    window.until(lambda: window.widget("shot.continue").enabled, most=1200)
    window.move((400.0, 300.0))
    window.until(lambda: table.view.cue is not cue, 0.05, most=round(OUR_VERDICT / 0.05) + 2)


# --------------------------------------------------------------------------- what is at stake


@pytest.mark.parametrize(
    ("gold", "prison", "words", "not_there"),
    [
        ((3, 5, 3), (), "at stake", "prison at stake"),
        ((3, 0, 3), (), "prison at stake", "nothing to lose"),
        ((3, 0, 3), (1,), "nothing to lose", "prison at stake"),
    ],
)
def test_the_panel_says_what_losing_would_cost(
    window: Window,
    gold: tuple[int, ...],
    prison: tuple[int, ...],
    words: str,
    not_there: str,
) -> None:
    sit_down(window, duel(gold=gold, prison=prison), alone())
    lines = [written.text for written in window.texts]
    assert words in lines
    assert not_there not in lines


def test_whoever_is_alone_is_spoken_to(window: Window) -> None:
    sit_down(window, duel(), alone())
    assert "Your shot" in window.words
    assert "You" in [written.text for written in window.texts]
    sit_down(window, duel(), ["human", "human", "random"])
    assert "Ann shoots" in window.words
