"""Any table, with somebody who is asked something."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, TypeGuard, TypeVar

import msgspec
import pygame

from game.engine.match import Match
from game.ui.games import entry_of
from game.ui.kit.scene import Scene
from game.ui.loop import FRAME
from game.ui.table.context import TableContext
from game.ui.table.definition import TableDef
from game.ui.table.look import usual_look
from game.ui.table.prompts.front import DOUBLE_CLICK
from game.ui.table.replay.scene import ReplayScene
from game.ui.table.scene import TableScene
from tests.hotseat.people import seated
from tests.ui.harness import Window

C = TypeVar("C", bound=TableContext[Any, Any])

OPENING = 80  # frames in which a held door opens for sure
# As long and as wide as a name may be.
LONG = ("W" * 20, *(f"{'W' * 19}{letter}" for letter in "MQOGÄÊÖÑ@"))


class EndlessTable(TableScene[C]):
    """It stays on the screen when the game is over."""

    def _end(self) -> None:
        self._is_over = True

    @property
    def is_over(self) -> bool:
        return self._is_over


def is_table(scene: Scene, game: str) -> TypeGuard[TableScene[Any]]:
    """Whether that game is played there."""
    return isinstance(scene, TableScene) and scene.definition is entry_of(game).table_def()


def is_replay(scene: Scene, game: str) -> TypeGuard[ReplayScene[Any]]:
    """Whether that game is watched again there."""
    return isinstance(scene, ReplayScene) and scene.definition is entry_of(game).table_def()


def alone(seats: int, seat: int = 0) -> list[str]:
    """One person among bots."""
    return ["human" if other == seat else "random" for other in range(seats)]


def people(seats: int) -> list[str]:
    return ["human"] * seats


def put_up(
    window: Window,
    definition: TableDef[C],
    match: Match,
    players: Sequence[str],
    *,
    continued: bool = True,
) -> EndlessTable[C]:
    """In the place of whatever was on the screen; with nothing left to show, unless it is not
    `continued`."""
    session, _ = seated(match, players)
    look = usual_look(len(match.names))
    table = EndlessTable(window.ui, definition, session, look, continued=continued)
    if window.loop.scenes:
        window.loop.home()
        window.loop.replace(table)
    else:
        window.loop.push(table)
    return table


def until_asked(window: Window, table: TableScene[Any], breath: int = 2) -> None:
    """`breath`: frames after which the question takes an answer."""
    window.until(lambda: table.prompt is not None, most=600)
    window.frames(breath)


def pause_after_a_click(window: Window) -> None:
    """So long that the next press of the same thing is no double click."""
    window.frames(ceil(DOUBLE_CLICK / FRAME) + 1)


def hold_the_door(window: Window) -> None:
    """By keyboard, until the private screen is open."""
    window.key_down(pygame.K_RETURN)
    window.frames(OPENING)
    window.key_up(pygame.K_RETURN)
    window.frames(2)


def answers_of(table: TableScene[Any], seat: int = 0) -> list[Any]:
    """As they stand in a save."""
    given = [answer for who, answer in table.session.match.journal if who == seat]
    return [msgspec.json.decode(msgspec.json.encode(answer)) for answer in given]


def last_answer(table: TableScene[Any], seat: int = 0) -> Any:
    return answers_of(table, seat)[-1]


def come_to(
    games: Callable[[int], Match],
    play_on: Callable[[Match, random.Random], object],
    asks: Callable[[Match], bool],
    seeds: range,
) -> Match:
    """The first of many games, at the first question of which that holds."""
    for seed in seeds:
        match, rng = games(seed), random.Random(seed)
        while match.pending is not None:
            if asks(match):
                return match
            play_on(match, rng)
    raise AssertionError("nobody is ever asked that")
