"""A finished game of every kind is watched again: from an empty table to the same end, wound to
any turn, with everybody's secrets or without, and there is room for all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.recording import Recording
from game.ui.games import entry_of
from game.ui.kit.scene import Scene
from game.ui.table.look import usual_look
from game.ui.table.replay.scene import ReplayScene
from tests.contract.subject import Subject
from tests.contract.subjects import every_game
from tests.support import play_out
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.screens.menus import reached_by_tab, stops

STEP = 0.25  # seconds
MOST = 20_000  # frames of a replay
# Which part of the game is over, and whether secrets are shown.
MOMENTS = ((0.0, False), (0.3, False), (0.3, True), (1.0, True))


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((640, 360), reduced_motion=True) as opened:
        opened.open(Scene(opened.ui))
        yield opened


_FINISHED: dict[tuple[str, int], Match] = {}


def finished(subject: Subject, seats: int) -> Match:
    if (subject.id, seats) not in _FINISHED:
        match, rng = subject.begun(5, seats, subject.brief)
        play_out(match, rng)
        assert match.result is not None
        _FINISHED[subject.id, seats] = match
    return _FINISHED[subject.id, seats]


def watched(window: Window, match: Match) -> ReplayScene:
    """Paused at its beginning."""
    look = usual_look(len(match.names))
    scene = entry_of(match.game).replay(window.ui, Recording(match), look)
    window.loop.home()
    window.loop.replace(scene)
    scene.playing = False
    return scene


def at(scene: ReplayScene, position: int) -> Any:
    """What was known there of the recorded game."""
    frames = scene.recording.frames_before(position, sees_all=scene.sees_all)
    return scene.recording.feed(sees_all=scene.sees_all).view_after(frames)


@every_game
def test_it_begins_with_an_empty_table_and_ends_with_that_of_the_game(
    window: Window, subject: Subject
) -> None:
    match = finished(subject, subject.middle)
    scene = watched(window, match)
    assert scene.view.context.seen == match.rules.view(match.rules.new_table(match.names), None)
    scene.wind_to(len(scene.recording))
    assert scene.at_end
    assert scene.view.context.seen == match.rules.view(match.table, None)
    scene.show_secrets(True)
    assert scene.view.context.seen == match.rules.open_view(match.table)
    scene.show_secrets(False)
    assert scene.view.context.seen == match.rules.view(match.table, None)


@every_game
@pytest.mark.parametrize("rate", [8.0, 0.0])
def test_it_plays_to_the_same_end_and_stops(window: Window, subject: Subject, rate: float) -> None:
    match = finished(subject, subject.sizes[0])
    scene = watched(window, match)
    scene.set_rate(rate)
    scene.playing = True
    for _ in range(MOST):
        window.loop.advance(STEP)
        if not scene.playing:
            break
    assert scene.at_end and not scene.view.busy and not scene.playing
    assert scene.view.context.seen == match.rules.view(match.table, None)


@every_game
def test_it_is_wound_to_any_turn_with_and_without_secrets(window: Window, subject: Subject) -> None:
    scene = watched(window, finished(subject, subject.middle))
    turns = len(scene.recording.turns)
    for turn in (*range(0, turns, max(turns // 6, 1)), turns - 1, 0):
        for secrets in (True, False):
            scene.show_secrets(secrets)
            scene.wind_to_turn(turn)
            assert scene.turn == turn
            assert scene.view.context.seen == at(scene, scene.position)
            window.loop.draw()


@every_game
def test_it_goes_event_by_event_on_and_back(window: Window, subject: Subject) -> None:
    scene = watched(window, finished(subject, subject.sizes[0]))
    scene.wind_to_turn(len(scene.recording.turns) // 2)
    window.frames(1)
    begin = scene.position
    for _ in range(4):
        window.press("replay.step")
        for _ in range(MOST):
            if not scene.view.busy:
                break
            window.loop.advance(STEP)
        assert scene.view.context.seen == at(scene, scene.position)
    assert scene.position > begin
    for _ in range(4):
        window.press("replay.back")
        assert scene.view.context.seen == at(scene, scene.position)
    assert scene.position <= begin


@every_game
def test_every_widget_is_reached_by_tab(window: Window, subject: Subject) -> None:
    scene = watched(window, finished(subject, subject.sizes[0]))
    scene.wind_to_turn(2)
    window.frames(2)
    assert reached_by_tab(window) == stops(window)


@every_game
@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_a_replay_has_its_room(
    subject: Subject, size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        window.open(Scene(window.ui))
        for seats in subject.sizes:
            scene = watched(window, finished(subject, seats))
            for over, secrets in MOMENTS:
                scene.show_secrets(secrets)
                scene.wind_to_turn(round(over * (len(scene.recording.turns) - 1)))
                window.unseen(2)
                assert not cut_texts(window)
                assert not crossing_texts(window)
                assert not misplaced_widgets(window)
