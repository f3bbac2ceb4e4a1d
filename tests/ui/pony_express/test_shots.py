"""Shooting in the window: the die is flicked in three ways, and the shot is watched."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import pygame
import pytest

from game.rules.pony_express.events import ShotTaken
from game.ui.pony_express.shots.hands import KeysHand, straight_ahead
from tests.rules.pony_express.scripting import arranged, card, long_showdown, play, ride
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.pony_express.shooting import (
    aiming,
    duel,
    figures,
    flick,
    flicks,
    player_of,
    screen_of,
    watched,
    windy,
)
from tests.ui.table.showing import shows


@pytest.fixture
def window() -> Iterator[Window]:
    with Window(animation_speed="normal", bot_pace="fast") as window:
        yield window


def test_a_flick_of_the_pointer_is_the_shot(window: Window) -> None:
    table, prompt = aiming(window, duel())
    wanted = straight_ahead(prompt.scene, prompt.aimer.hand.start)
    flick(window, prompt)
    (shot,) = flicks(table)
    assert math.remainder(shot["angle"] - wanted, 360.0) == pytest.approx(0.0, abs=0.6)
    assert 1.0 < shot["speed"] <= 4.5


def test_the_die_follows_the_pointer_behind_the_line(window: Window) -> None:
    _, prompt = aiming(window, duel())
    view = prompt.context.board_view
    wanted = prompt.scene.line.point(-1.0, 3.0)
    window.move(view.to_screen(wanted))
    assert math.dist(prompt.aimer.hand.start, wanted) < 0.2
    window.move(view.to_screen((26.0, 18.0)))
    assert math.dist(prompt.aimer.hand.start, wanted) < 0.2


def test_a_slingshot_is_pulled_back_and_let_go(window: Window) -> None:
    window.ui.settings.change(flick_style="sling")
    table, prompt = aiming(window, duel())
    view = prompt.context.board_view
    x, y = prompt.aimer.hand.start
    way = math.radians(straight_ahead(prompt.scene, (x, y)))
    back = (x - math.cos(way) * 3, y - math.sin(way) * 3)
    window.drag(view.to_screen((x, y)), view.to_screen(back))
    (shot,) = flicks(table)
    off = math.remainder(shot["angle"] - math.degrees(way), 360.0)
    assert abs(off) < 6.0


def test_a_whole_shot_without_a_mouse(window: Window) -> None:
    window.ui.settings.change(flick_style="keys")
    table, prompt = aiming(window, duel())
    before = prompt.aimer.hand.start
    window.key_down(pygame.K_UP)
    window.frames(12)
    window.key_up(pygame.K_UP)
    assert prompt.aimer.hand.start != before
    window.key(pygame.K_RETURN)
    window.key_down(pygame.K_SPACE)
    window.frames(30)
    window.key_up(pygame.K_SPACE)
    window.frames(1)
    assert len(flicks(table)) == 1


def test_after_a_shot_that_is_refused_there_is_another(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = aiming(window, duel())
    window.press("shot.keys")
    refused: list[object] = []
    with monkeypatch.context() as patch:  # as a lesson does while something is to be read
        patch.setattr(table, "answer", lambda seat, answer: refused.append(answer))
        _shoot_by_keys(window)
        assert len(refused) == 1
        window.move((400, 300))
        assert len(refused) == 1, "it is not tried again by itself"
    _shoot_by_keys(window)
    assert len(flicks(table)) == 1


def _shoot_by_keys(window: Window) -> None:
    window.key(pygame.K_RETURN)
    window.key_down(pygame.K_SPACE)
    window.frames(30)
    window.key_up(pygame.K_SPACE)
    window.frames(1)


def test_the_way_to_flick_is_changed_at_the_table(window: Window) -> None:
    _, prompt = aiming(window, duel())
    window.press("shot.keys")
    assert window.ui.settings.flick_style == "keys"
    assert prompt.aimer.is_placing
    window.press("shot.flick")
    assert window.ui.settings.flick_style == "flick"


def test_the_way_to_flick_is_changed_in_the_settings_while_somebody_aims(window: Window) -> None:
    _, prompt = aiming(window, duel())
    window.key(pygame.K_ESCAPE)
    window.ui.settings.change(flick_style="keys")
    window.loop.apply_settings()
    window.key(pygame.K_ESCAPE)
    assert isinstance(prompt.aimer.hand, KeysHand)


def test_a_steady_hand_aims_first_and_then_flicks(window: Window) -> None:
    match = arranged((24, 25, 28), rolls=["pair"], cards={0: ["steady-hand"]})
    ride(match, "pair")
    play(match, corner="north-west")
    card(match, "steady-hand")
    table, prompt = aiming(window, match)
    assert prompt.aimer.wants_aim
    view = table.context.board_view
    target = next(piece for piece in prompt.scene.pieces if piece.owner == prompt.scene.target)
    window.click(view.to_screen(target.at))
    assert not prompt.aimer.wants_aim
    flick(window, prompt, off=4.0)
    window.frames(1)
    (answer,) = [answer for who, answer in table.session.match.journal if hasattr(answer, "speed")]
    assert answer.aim is not None
    assert math.remainder(answer.angle - answer.aim, 360.0) == pytest.approx(4.0, abs=1.5)


def test_losing_the_focus_shoots_nothing(window: Window) -> None:
    table, prompt = aiming(window, duel())
    view = table.context.board_view
    window.button_down(view.to_screen(prompt.aimer.hand.start))
    window.lose_focus()
    assert not prompt.aimer.hand.holding
    assert not flicks(table)


def test_nothing_is_given_away_before_the_die_rests(window: Window) -> None:
    table, prompt = aiming(window, duel())
    flick(window, prompt)
    cue = watched(window, table)
    words = ("You hit", "Missed", "Sheriff")
    while not player_of(cue).is_over:
        assert not any(word in window.words for word in words)
        assert not window.widget("shot.continue").enabled
        assert window.scene.group["shot.again"].why_not
        window.frames(1)
    window.frames(2)
    assert any(word in window.words for word in words)
    assert window.widget("shot.continue").enabled


def test_a_shot_can_be_watched_again_and_slowly(window: Window) -> None:
    table, prompt = aiming(window, duel())
    flick(window, prompt)
    cue = watched(window, table)
    window.press("shot.skip")
    window.frames(2)
    window.press("shot.again")
    assert player_of(cue).time < 0.2
    window.press("shot.quarter")
    assert player_of(cue).rate == 0.25
    window.frames(30)
    assert not player_of(cue).is_over
    window.press("shot.skip")
    window.frames(300)
    assert table.view.cue is cue, "who watches again is not hurried on"
    window.press("shot.continue")
    window.frames(2)
    assert table.view.cue is not cue


def test_space_goes_to_the_verdict_first(window: Window) -> None:
    table, prompt = aiming(window, duel())
    flick(window, prompt)
    cue = watched(window, table)
    window.key(pygame.K_SPACE)
    window.frames(1)
    assert table.view.cue is cue
    assert player_of(cue).is_over
    window.key(pygame.K_SPACE)
    window.frames(1)
    assert table.view.cue is not cue


@pytest.mark.parametrize(
    ("touched", "fallen", "words"),
    [
        ((), (), "Missed"),
        ((), (1,), "Missed: only the flicked die counts"),
        ((1,), (), "You graze Bob, but that's not enough."),
    ],
)
def test_a_miss_that_looks_like_a_hit_is_explained(
    window: Window, touched: tuple[int, ...], fallen: tuple[int, ...], words: str
) -> None:
    table, prompt = aiming(window, duel())
    flick(window, prompt)
    cue = watched(window, table)
    told = {"verdict": "miss", "touched": touched, "fallen": fallen}
    screen = screen_of(cue)
    screen._event = msgspec.structs.replace(screen._event, **told)
    cue.show.happening = cue.happening._replace(event=screen._event)
    window.press("shot.skip")
    window.frames(2)
    assert words in [written.text for written in window.texts]


def test_ones_own_shot_is_shown_even_where_nothing_else_is(window: Window) -> None:
    window.ui.settings.change(animation_speed="instant")
    table, prompt = aiming(window, duel())
    flick(window, prompt)
    cue = watched(window, table)
    window.until(lambda: table.view.cue is not cue, most=900)
    assert not shows(table, ShotTaken), "a bot's shot is not shown at that speed"


def test_a_shot_goes_on_by_itself_after_its_verdict(window: Window) -> None:
    table, prompt = aiming(window, duel())
    flick(window, prompt)
    cue = watched(window, table)
    window.until(lambda: table.view.cue is not cue, most=900)


def test_the_window_changes_its_size_in_the_middle_of_a_shot(window: Window) -> None:
    table, prompt = aiming(window, figures())
    flick(window, prompt)
    watched(window, table)
    for size in ((480, 270), (1920, 1080), (700, 900), (1280, 720)):
        window.resize(size)
        window.frames(3)
    window.until(lambda: not shows(table, ShotTaken), most=900)


def test_figures_are_counted_as_they_fall(window: Window) -> None:
    table, prompt = aiming(window, figures())
    flick(window, prompt)
    cue = watched(window, table)
    window.press("shot.skip")
    window.frames(2)
    fallen = len(player_of(cue).result.fallen)
    assert f"{fallen} of 3 down" in window.words


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
@pytest.mark.parametrize("made", [duel, figures, windy])
def test_texts_beside_a_shot_are_whole_and_apart(
    size: tuple[int, int], scale: float, code: str, made: Any
) -> None:
    with Window(size=size, language=code, text_scale=scale) as window:
        table, prompt = aiming(window, made())
        assert cut_texts(window) == []
        assert crossing_texts(window) == []
        assert misplaced_widgets(window) == []
        flick(window, prompt)
        watched(window, table)
        window.frames(3)
        assert cut_texts(window) == []
        assert crossing_texts(window) == []
        assert misplaced_widgets(window) == []
        window.press("shot.skip")
        window.frames(2)
        assert cut_texts(window) == []


SHERIFF = "Don't hit a rider with a cream ring, or the sheriff takes you away."


@pytest.mark.parametrize(
    ("made", "warnings"),
    [
        (duel, [SHERIFF]),
        (windy, ["A wind pushes the die as it moves.", SHERIFF]),
        (figures, ["A nugget for each that falls", "Hit a rider and you go to prison."]),
    ],
)
def test_the_sheriffs_warning_is_there_whenever_others_stand_on_the_board(
    window: Window, made: Any, warnings: list[str]
) -> None:
    aiming(window, made())
    words = window.words.replace("\n", " ")
    assert [warning for warning in warnings if warning not in words] == []


def test_where_nobody_else_stands_there_is_no_sheriff_to_fear(window: Window) -> None:
    aiming(window, long_showdown(10))
    assert SHERIFF not in window.words
    assert "Hit the rider with the red ring." in window.words
