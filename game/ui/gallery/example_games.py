"""The examples that the games declare, played anew to show a moment of them, always the same."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from game.engine.requests import Decision
from game.engine.session import Session
from game.games.example import Example
from game.games.matches import new_match
from game.games.registry import registered_games
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen
from game.hotseat.desk import Desk
from game.hotseat.seats import Seats, bots_for

LEVEL = "random"  # of the bots
NAMES = ("Ann", "Buck", "Etta", "Silas", "Josie", "Virgil")


class ExampleGame(NamedTuple):
    """An example that a game declares."""

    game: str
    example: Example

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.game, self.example.name)))

    @property
    def seats(self) -> int:
        return self.example.seats

    @property
    def people(self) -> int:
        return self.example.people

    @property
    def seed(self) -> int:
        return self.example.seed

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.example.options)

    def begin(self) -> Session:
        match = new_match(self.game, NAMES[: self.seats], self.seed, self.options)
        players = ("human",) * self.people + (LEVEL,) * (self.seats - self.people)
        return Session(match, bots_for(self.game, Seats(match.names, players), self.seed))


def _examples(*, further: bool) -> dict[str, ExampleGame]:
    """By name, those with nothing special first."""
    found = [
        ExampleGame(game.id, example)
        for game in registered_games()
        for example in game.examples
        if example.further == further
    ]
    return {one.name: one for one in sorted(found, key=lambda one: one.example.name != "")}


EXAMPLE_GAMES = _examples(further=False)
FURTHER_GAMES = _examples(further=True)  # for the few questions that come up in none of those


class Chooser(Protocol):
    """Such as a bot."""

    def choose(self, view: Any, request: Decision[Any]) -> Any: ...


class Asking(Protocol):
    """Whoever puts questions to the people at a screen: a table in the window is one."""

    def answer(self, seat: int, answer: Any) -> None: ...

    def claim_offer(self, *seats: int) -> None: ...

    def decline_offer(self) -> None: ...

    def enter_visit(self, seat: int) -> None: ...

    def leave_visit(self) -> None: ...


class AnyPerson:
    """All people at a screen: they do what they are asked, and answer anything. Of what they are
    offered, they take every other."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._offers = 0

    def follow(self, asking: Asking, ask: Ask, desk: Desk) -> None:
        if ask.about is PassScreen:
            asking.enter_visit(ask.seat)
        elif ask.about is GiveBack:
            asking.leave_visit()
        elif ask.about is NothingFits:
            asking.decline_offer()
        elif ask.mode == "offer":
            self._decide_offer(asking, ask)
        else:
            question = desk.question(ask.seat)
            assert question is not None
            view = desk.session.seen(ask.seat)
            asking.answer(ask.seat, self._chooser.choose(view, question))

    def _decide_offer(self, asking: Asking, ask: Ask) -> None:
        self._offers += 1
        if self._offers % 2:
            asking.claim_offer(ask.seats[0])
        else:
            asking.decline_offer()


def name_of(ask: Ask) -> str:
    """Two asks with the same look alike."""
    return " ".join([ask.kind, ask.mode, *filter(None, [ask.window])])
