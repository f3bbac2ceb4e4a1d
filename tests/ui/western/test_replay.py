"""A game of Western is watched again: wound to any turn, from any seat, with everybody's cards."""

from __future__ import annotations

import pytest

from game.engine.recording import Recording
from game.ui.table.look import usual_look
from game.ui.table.replay.scene import ReplayScene
from game.ui.western.context import WesternContext
from game.ui.western.table import TABLE
from tests.rules.western.scripting import arranged, play
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.table.showing import hands_are_shown_from_any_seat
from tests.ui.western.gambling import whole_game


def replay(window: Window, seats: int = 4, seed: int = 5) -> ReplayScene[WesternContext]:
    scene = ReplayScene(window.ui, TABLE, Recording(whole_game(seats, seed)), usual_look(seats))
    window.open(scene)
    scene.playing = False
    return scene


def test_it_begins_with_an_empty_table_and_ends_with_the_winner() -> None:
    with Window() as window:
        scene = replay(window)
        assert scene.view.context.seen.turn == 0 and scene.view.context.money(None) == 0
        scene.wind_to(len(scene.recording))
        match = scene.recording._match
        assert scene.view.context.seen == match.rules.view(match.table, None)
        assert scene.view.context.seen.winner is not None and scene.view.context.money(None) >= 0


def test_everybodys_cards_are_shown_from_any_seat_and_hidden_again() -> None:
    with Window() as window:
        hands_are_shown_from_any_seat(window, replay(window))


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_a_replay_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        scene = replay(window, 10, 3)
        scene.show_secrets(True)
        for turn in (0, 30):
            scene.wind_to_turn(turn)
            window.frames(3)
            assert not cut_texts(window)
            assert not crossing_texts(window)
            assert not misplaced_widgets(window)


def test_hands_that_are_searched_together_lie_together() -> None:
    """As in the game itself, although each event is shown only when the one before is over."""
    match = arranged(4, hands={0: "hands-up cake", 1: "dog cake", 2: "levy dog", 3: "horse cake"})
    play(match, "hands-up")
    recording = Recording(match)
    kinds = [event.kind for event in recording.events]
    with Window((320, 180)) as window:
        scene = ReplayScene(window.ui, TABLE, recording, usual_look(4))
        window.open(scene)
        scene.wind_to(kinds.index("hand-shown"))
        scene.step(1)
        window.frames(1)
        assert scene.view.context.fans.seats == [1, 2, 3]
