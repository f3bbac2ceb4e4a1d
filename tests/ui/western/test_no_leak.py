"""What a reader may not know cannot be seen: not one pixel of the table depends on it."""

from __future__ import annotations

import pygame
import pytest

from tests.rules.western.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.table.sitting import people
from tests.ui.western.sitting import sit_down


def test_behind_the_door_nothing_shows_of_the_hand_until_it_is_held() -> None:
    frames = set()
    with Window((960, 540), reduced_motion=True) as window:
        for held in ("levy dog hat", "attack-1 cake joker"):
            table = sit_down(window, arranged(4, hands={0: held}), people(4))
            table.enter_visit(0)
            window.frames(3)
            window.key_down(pygame.K_SPACE)
            window.key(pygame.K_1)
            assert list(table.context.hand_in_front()) == held.split()
            window.key_up(pygame.K_SPACE)
            frames.add(still(window))
    assert len(frames) == 1


@pytest.mark.parametrize(
    ("cards", "target", "held"),
    [("attack-1", 1, "dog cake"), ("sheriff", None, "joker cake"), ("pay-me", None, "joker cake")],
)
def test_an_open_question_looks_the_same_whatever_is_held(
    cards: str, target: int | None, held: str
) -> None:
    frames = set()
    with Window((960, 540), reduced_motion=True) as window:
        for hand in (held, "levy levy"):
            match = arranged(4, hands={0: f"{cards} dancer dancer", 1: hand})
            play(match, cards, target)
            sit_down(window, match, people(4))
            frames.add(still(window))
    assert len(frames) == 1


def still(window: Window) -> bytes:
    """The window with nothing under the pointer, at a time of its own."""
    window.move((640, 4))
    window.frames(2)
    window.ui.time = 0.0
    window.loop.draw()
    return window.pixels()
