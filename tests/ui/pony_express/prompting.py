"""Tables at which somebody is asked something, for the tests of the prompts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.engine.match import Match
from game.ui.pony_express.table import TABLE
from tests.ui.harness import Window
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.table.sitting import people, put_up, until_asked

ROLL = "K A J K 9"  # a pair of kings


def alone(seat: int = 0, seats: int = 3) -> list[str]:
    players = ["random"] * seats
    players[seat] = "human"
    return players


def continued(window: Window, match: Match, players: Sequence[str]) -> EndlessRace:
    """With nothing left to show; opened, and nothing more."""
    return put_up(window, TABLE, match, players)


def sit_down(window: Window, match: Match, players: Sequence[str] | None = None) -> EndlessRace:
    """Until somebody is asked; all are people unless told otherwise."""
    table = continued(window, match, players or people(len(match.names)))
    until_asked(window, table)
    return table


def asked(table: EndlessRace) -> tuple[str, str, int] | None:
    """The kind and the mode of what is asked, and of whom."""
    prompt = table.prompt
    return None if prompt is None else (prompt.ask.kind, prompt.ask.mode, prompt.ask.seat)


def look(window: Window) -> None:
    """Space goes down, and stays down."""
    window.key_down(pygame.K_SPACE)
    window.frames(2)


def look_away(window: Window) -> None:
    window.key_up(pygame.K_SPACE)
    window.frames(1)


def answers(table: EndlessRace, seat: int) -> list[Any]:
    """All that the seat has answered."""
    return [answer for who, answer in table.session.match.journal if who == seat]


def tab_to(window: Window, id: str) -> None:
    """With the keyboard alone."""
    for _ in range(120):
        focus = window.scene.group.focus
        if focus is not None and focus.id == id and window.scene.group.shows_focus:
            return
        window.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {id}; there are {window.ids}")
