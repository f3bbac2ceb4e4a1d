"""A derby is watched again: wound to any turn, from any seat, with everybody's cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.recording import Recording
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.commentary import Commentary
from game.ui.derby.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.replay.scene import ReplayScene
from tests.ui.derby.betting import part_of, whole_game
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.table.showing import hands_are_shown_from_any_seat


def replay(window: Window, seats: int = 4, seed: int = 5) -> ReplayScene[DerbyContext]:
    scene = ReplayScene(window.ui, TABLE, Recording(whole_game(seats, seed)), usual_look(seats))
    window.open(scene)
    scene.playing = False
    return scene


def test_it_begins_with_an_empty_slate_and_ends_in_town() -> None:
    with Window() as window:
        scene = replay(window)
        assert not scene.view.context.progress.on_course
        assert not any(horse.cards for horse in scene.view.context.seen.horses)
        scene.wind_to(len(scene.recording))
        assert scene.view.context.seen == replace(scene.recording._match.seen(None), log=())
        assert scene.view.context.seen.winners and len(scene.view.context.seen.arrived) == 3


def test_everybodys_cards_are_shown_from_any_seat_and_hidden_again() -> None:
    with Window() as window:
        hands_are_shown_from_any_seat(window, replay(window))


def test_the_commentator_says_the_same_whoever_looks() -> None:
    with Window() as window:
        scene = replay(window)
        scene.wind_to(3 * len(scene.recording) // 4)
        commentary = part_of(scene.view, Commentary)
        said = commentary.lines
        assert said
        scene.show_secrets(True)
        assert commentary.lines == said


def test_its_planks_and_music_follow_the_scene_to_which_it_is_wound() -> None:
    with Window() as window:
        scene = replay(window)
        for position, on_slate in ((len(scene.recording), False), (3, True)):
            scene.wind_to(position)
            window.frames(2)
            assert ("sit.0" in window.ids) == on_slate
            assert scene.music == ("music-derby" if on_slate else "music-course")


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_a_replay_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        scene = replay(window, 6, 3)
        scene.show_secrets(True)
        for turn in (0, 20, 60):
            scene.wind_to_turn(turn)
            window.frames(3)
            assert not cut_texts(window)
            assert not crossing_texts(window)
            assert not misplaced_widgets(window)


def test_no_die_lies_on_the_sentence_that_large_planks_leave_room_for() -> None:
    with Window((960, 540), text_scale=1.5) as window:
        scene = replay(window)
        scene.wind_to_turn(60)
        window.frames(2)
        context = scene.view.context
        assert context.die.face is not None and not context.ride.has_room
        drawn = window.pixels()
        context.die.hide()
        window.loop.draw()
        assert window.pixels() == drawn
