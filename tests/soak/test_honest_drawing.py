"""Whatever people do at a table, what is not drawn again looks as if it had been."""

from __future__ import annotations

import random

import pygame
import pytest

from game.bots import make_bot
from game.engine.session import Session
from game.games.matches import new_match
from game.games.registry import GAMES
from game.ui.games import entry_of
from game.ui.kit.canvas import Point
from game.ui.kit.scene import Scene
from game.ui.loop import FRAME
from game.ui.table.look import usual_look
from tests.ui.harness import Window
from tests.ui.honesty import look

NAMES = ("Buck", "Etta", "Silas", "Josie")
SECONDS = 90
EVERY = 14  # steps between two things that people do
KEYS = (
    pygame.K_SPACE,
    pygame.K_RETURN,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_1,
    pygame.K_2,
    pygame.K_3,
    pygame.K_a,
    pygame.K_u,
)


class Hands:
    """They do anything."""

    def __init__(self, window: Window, seed: int) -> None:
        self._window = window
        self._chance = random.Random(seed)
        self._held = False

    def act(self) -> None:
        chance, window = self._chance, self._window
        at = self._anywhere()
        if self._held:
            window.move(at, held=True)
            window.button_up(at)
            self._held = False
        elif chance.random() < 0.35:
            window.move(at)
        elif chance.random() < 0.6:
            window.move(at)
            window.button_down(at)
            self._held = True
        else:
            key = chance.choice(KEYS)
            window.key_down(key)
            window.key_up(key)

    def _anywhere(self) -> Point:
        widgets = [widget for widget in self._window.scene.group if widget.visible]
        if widgets and self._chance.random() < 0.8:
            return self._chance.choice(widgets).box.center
        return self._chance.uniform(0, 1280), self._chance.uniform(0, 720)


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_drawn_has_not_changed(game: str, people: int) -> None:
    with Window((640, 360), animation_speed="fast") as window:
        window.loop.push(Scene(window.ui))
        seats = range(people, len(NAMES))
        bots = {seat: make_bot(game, "greenhorn", seat, name=NAMES[seat]) for seat in seats}
        session = Session(new_match(game, NAMES, seed=people), bots)
        window.loop.push(entry_of(game).table(window.ui, session, usual_look(len(NAMES)), None))
        hands = Hands(window, people)
        for number in range(round(SECONDS / FRAME)):
            if number % EVERY == 0:
                hands.act()
            look(window.loop, FRAME)
