"""Moments of the example games at which people are asked something, found without a window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from game.engine.session import Session
from game.hotseat.asks import Ask
from game.hotseat.desk import Desk
from game.hotseat.seats import bot_for
from game.ui.gallery.example_games import EXAMPLE_GAMES, FURTHER_GAMES, LEVEL, AnyPerson, name_of
from game.ui.games import entry_of
from game.ui.kit.scene import Ui
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene

GAMES = {**EXAMPLE_GAMES, **FURTHER_GAMES}


class Moment(NamedTuple):
    """`number`: of the questions that people were asked in that game."""

    example: str
    number: int
    ask: Ask

    @property
    def name(self) -> str:
        return name_of(self.ask)


class DeskAsking:
    """A desk without a table around it."""

    def __init__(self, desk: Desk) -> None:
        self.answer = desk.answer
        self.claim_offer = desk.claim_offer
        self.decline_offer = desk.decline_offer
        self.enter_visit = desk.enter
        self.leave_visit = desk.leave


class Walk:
    """One of the games, from question to question."""

    def __init__(self, example: str) -> None:
        self.example = example
        self.session: Session = GAMES[example].begin()
        self.desk = Desk(self.session)
        self._person = person_of(example)

    def moments(self) -> Iterator[Moment]:
        """Every question to people, before it is answered."""
        number = 0
        while not self.session.is_over:
            ask = self.desk.ask()
            if ask is None:
                self.session.play_bot()
                continue
            yield Moment(self.example, number, ask)
            number += 1
            self._person.follow(DeskAsking(self.desk), ask, self.desk)


def person_of(example: str) -> AnyPerson:
    """Whoever sits at the screen in that game."""
    game = GAMES[example]
    return AnyPerson(bot_for(game.game, LEVEL, "", 0, game.seed))


@cache
def moments_of(example: str) -> tuple[Moment, ...]:
    """All of one game."""
    return tuple(Walk(example).moments())


def kinds_of(example: str) -> list[Moment]:
    """The first of each that looks different."""
    found: dict[str, Moment] = {}
    for moment in moments_of(example):
        found.setdefault(moment.name, moment)
    return list(found.values())


def middle_of(example: str) -> Moment:
    """Of the game, where most of what lies on a table is there: one person is asked, and sees the
    table meanwhile."""
    moments = moments_of(example)
    return moments[len(moments) // 2]


def table_at(ui: Ui, moment: Moment) -> TableScene[Any]:
    """Somebody sits there and is about to be asked."""
    walk = Walk(moment.example)
    next(found for found in walk.moments() if found.number == moment.number)
    game = GAMES[moment.example]
    look = usual_look(game.seats)
    table = entry_of(game.game).table(ui, walk.session, look, continued=True)
    table.desk = walk.desk
    return table
