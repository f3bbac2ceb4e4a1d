"""What a reader may not know cannot be seen: not one pixel of the table depends on it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.match import Match
from tests.ui.harness import Window
from tests.ui.mustang.ranching import asked, sit_down
from tests.ui.table.leaking import redealt

Doing = Callable[[Window], None]


def nothing(window: Window) -> None:
    window.frames(2)


def presses_cards(window: Window) -> None:
    for number in (1, 2, 5):
        window.press(f"card.{number}")


def presses_a_mustang(window: Window) -> None:
    """And insists."""
    for _ in range(2):
        window.press(next(id for id in window.ids if id.startswith("target.")))


def drags_a_card(window: Window) -> None:
    target = next(id for id in window.ids if id.startswith("target."))
    window.drag(window.widget("card.1").box.center, window.widget(target).box.center)


def lets_go_of_space(window: Window) -> None:
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    window.key_up(pygame.K_SPACE)
    window.frames(2)


def is_refused_while_looking(window: Window) -> None:
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    for key in (pygame.K_s, pygame.K_c, pygame.K_a):  # catch, steal; another set against a theft
        window.key(key)
    window.key_up(pygame.K_SPACE)
    window.frames(2)


def answers_unseen(window: Window) -> None:
    for key in (pygame.K_RETURN, pygame.K_d, pygame.K_c, pygame.K_c, pygame.K_s, pygame.K_s):
        window.key(key)


DOINGS = [
    *(nothing, presses_cards, presses_a_mustang, lets_go_of_space),
    *(is_refused_while_looking, answers_unseen, drags_a_card),
]


@pytest.mark.parametrize("kind", ["action", "defend"])
@pytest.mark.parametrize("doing", DOINGS)
def test_a_hand_of_one_of_several_shows_only_while_it_is_held(kind: str, doing: Doing) -> None:
    """The questions of the others, with another hand behind the same backs."""
    if kind == "defend" and doing in (presses_a_mustang, drags_a_card):
        return
    match = asked(3, kind)
    with Window((960, 540), reduced_motion=True) as window:
        frames = {visited(window, one, doing) for one in hands_behind(match)}
    assert len(frames) == 1


def hands_behind(match: Match) -> list[Match]:
    """The same table for everybody but those who are asked."""
    return [redealt(match, None, number) for number in range(4)]


def visited(window: Window, match: Match, doing: Doing) -> bytes:
    table = sit_down(window, match)
    window.until(lambda: table.prompt is not None, most=600)
    table.enter_visit(0)
    window.frames(3)
    window.move((640, 4))
    window.ui.time = 0.0
    doing(window)
    window.move((640, 4))
    window.frames(2)
    window.ui.time = 0.0
    window.loop.draw()
    return window.pixels()


def test_while_it_is_held_the_hand_can_be_seen() -> None:
    match = asked(3, "action")
    with Window((960, 540), reduced_motion=True) as window:
        table = sit_down(window, match)
        window.until(lambda: table.prompt is not None, most=600)
        table.enter_visit(0)
        window.frames(3)
        shut = window.pixels()
        window.key_down(pygame.K_SPACE)
        window.frames(2)
        assert window.pixels() != shut
        assert table.context.hand_in_front() == match.table.ranchers[0].cards
        window.lose_focus()
        assert set(table.context.hand_in_front()) == {None}
