"""The derby's table with somebody who is asked something."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pygame

from game.engine.match import Match
from game.ui.derby.table import DerbyTable
from game.ui.table.look import usual_look
from tests.hotseat.people import seated
from tests.ui.derby.betting import NAMES, derby, play_on
from tests.ui.harness import Window

OPENING = 80  # frames in which a held door opens for sure
BREATH = 24  # frames after which a question of the race takes an answer


class EndlessTable(DerbyTable):
    """Stays on the screen when the game is over."""

    def _end(self) -> None:
        self._is_over = True

    @property
    def is_over(self) -> bool:
        return self._is_over


def alone(seats: int, seat: int = 0) -> list[str]:
    """One person among bots."""
    return ["human" if other == seat else "random" for other in range(seats)]


def people(seats: int) -> list[str]:
    return ["human"] * seats


def sit_down(window: Window, match: Match, players: Sequence[str] | None = None) -> EndlessTable:
    """With nothing left to show, at a question; one person among bots unless told otherwise."""
    seats = len(match.names)
    session, _ = seated(match, players or alone(seats))
    table = EndlessTable(window.ui, session, usual_look(seats), continued=True)
    if window.loop.scenes:
        window.loop.home()
        window.loop.replace(table)
    else:
        window.loop.push(table)
    window.until(lambda: table.prompt is not None, most=600)
    window.frames(BREATH)
    return table


def asked(
    seats: int,
    kind: str,
    seat: int = 0,
    *,
    names: Sequence[str] = NAMES,
    when: Callable[[Match], bool] = lambda match: True,
    **options: Any,
) -> Match:
    """A game that has come to a question of that kind to that seat."""
    for number in range(300):
        match, rng = derby(seats, number, names, **options), random.Random(number)
        while match.pending is not None:
            pending = match.pending
            if pending.kind == kind and pending.seats[0] == seat and when(match):
                return match
            play_on(match, rng)
    raise AssertionError(f"nobody is ever asked {kind}")


def answers_of(table: DerbyTable, seat: int = 0) -> list[Any]:
    """As they stand in a save."""
    given = [answer for who, answer in table.match.journal if who == seat]
    return [msgspec.json.decode(msgspec.json.encode(answer)) for answer in given]


def hold_the_door(window: Window) -> None:
    window.key_down(pygame.K_RETURN)
    window.frames(OPENING)
    window.key_up(pygame.K_RETURN)
    window.frames(2)
