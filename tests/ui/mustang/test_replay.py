"""A game of Mustang is watched again: wound to any turn, with or without everybody's cards."""

from __future__ import annotations

from game.engine.recording import Recording
from game.ui.mustang.context import MustangContext
from game.ui.mustang.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.replay.scene import ReplayScene
from tests.ui.harness import Window
from tests.ui.mustang.ranching import whole_game


def replay(window: Window, seats: int = 4, seed: int = 5) -> ReplayScene[MustangContext]:
    match = whole_game(seats, seed)
    scene = ReplayScene(window.ui, TABLE, Recording(match, ["random"] * seats), usual_look(seats))
    window.open(scene)
    return scene


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
