"""Games that are played anew to show a moment of them, always the same: somebody at the first seat
(with company, at a shared screen) among bots that do anything. Their seeds are chosen so that
nearly every kind of question and event comes up."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from game.engine.requests import Decision
from game.engine.session import Session
from game.games.matches import new_match
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen
from game.hotseat.desk import Desk
from game.hotseat.seats import Seats, bots_for

NAMES = ("Ann", "Buck", "Etta", "Silas", "Josie", "Virgil")


class ExampleGame(NamedTuple):
    """`people`: how many of the seats share the screen; `level`: of the bots."""

    game: str
    seats: int
    seed: int
    people: int = 1
    options: Mapping[str, Any] = MappingProxyType({})
    level: str = "random"

    def begin(self) -> Session:
        match = new_match(self.game, NAMES[: self.seats], self.seed, dict(self.options))
        players = ("human",) * self.people + (self.level,) * (self.seats - self.people)
        return Session(match, bots_for(self.game, Seats(match.names, players), self.seed))


EXAMPLE_GAMES: dict[str, ExampleGame] = {
    "pony-express": ExampleGame("pony-express", 4, 21),
    "mustang": ExampleGame("mustang", 4, 117),
    "western": ExampleGame("western", 5, 178),
    "derby": ExampleGame("derby", 4, 208, options={"choose-tracks": True, "first-card": 2}),
    "pony-express-shared": ExampleGame("pony-express", 3, 5, people=2),
    "mustang-shared": ExampleGame("mustang", 3, 641, people=2),
    "western-shared": ExampleGame("western", 3, 109, people=2),
    "derby-shared": ExampleGame("derby", 3, 190, people=2),
}
# For the few questions that do not come up in any of those.
FURTHER_GAMES = {"mustang-fence": ExampleGame("mustang", 4, 5)}


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
