"""A game of Mustang is watched again: wound to any turn, with or without everybody's cards."""

from __future__ import annotations

import pytest

from game.engine.recording import Recording
from game.ui.mustang.context import MustangContext
from game.ui.mustang.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.replay.scene import ReplayScene
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.mustang.ranching import whole_game
from tests.ui.table.showing import shows_all


def replay(window: Window, seats: int = 4, seed: int = 5) -> ReplayScene[MustangContext]:
    match = whole_game(seats, seed)
    scene = ReplayScene(window.ui, TABLE, Recording(match, ["random"] * seats), usual_look(seats))
    window.open(scene)
    return scene


def test_it_begins_with_the_set_up_and_ends_with_the_score() -> None:
    with Window(animation_speed="fast") as window:
        scene = replay(window)
        context = scene.view.context
        assert context.seen.turn == 0 and context.seen.deck == 49
        scene.set_rate(0.0)
        window.until(lambda: scene.at_end and not scene.view.busy, seconds=0.2)
        assert shows_all(scene.view, scene.recording._match)


def test_everybodys_cards_are_shown_and_hidden_again() -> None:
    with Window() as window:
        scene = replay(window)
        context = scene.view.context
        scene.playing = False
        scene.wind_to_turn(20)
        window.frames(2)
        assert set(context.hand_in_front()) == {None} and "Score so far" in window.words
        scene.show_secrets(True)
        window.frames(2)
        hands = [rancher.hand for rancher in context.seen.ranchers]
        assert all(hand is not None and len(hand) == 6 for hand in hands)
        assert context.hand_in_front() == list(hands[0]) and "Hands" in window.words
        scene.show_secrets(False)
        window.frames(2)
        assert "Hands" not in window.words


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_a_replay_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        for seats, seed in ((2, 36), (5, 3)):
            scene = replay(window, seats, seed)
            scene.playing = False
            for turn in (0, 30):
                for secrets in (False, True):
                    scene.wind_to_turn(turn)
                    scene.show_secrets(secrets)
                    window.frames(3)
                    assert not cut_texts(window)
                    assert not crossing_texts(window)
                    assert not misplaced_widgets(window)
            window.loop.home()
