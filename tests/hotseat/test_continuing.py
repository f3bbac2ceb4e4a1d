"""A game that is left at any question goes on with that very question."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.match import Match
from game.engine.session import Session
from game.games.matches import new_match
from game.hotseat.desk import Desk
from game.hotseat.opening import resume_game
from game.hotseat.seats import Seats, bots_for
from tests.hotseat.people import AnyPeople

GAME = "pony-express"
NAMES = ("Ann", "Bob", "Cleo")


class Leavers(AnyPeople):
    """They close the game before every question, and open it again."""

    path: Path
    left = 0

    def step(self) -> None:
        if self.desk.visitor is None:  # a private screen is handed over again
            self._leave_and_come_back()
        super().step()

    def _leave_and_come_back(self) -> None:
        before = _question(self.session)
        self.session.close()
        self.session = resume_game(self.path)
        self.desk = Desk(self.session)
        assert _question(self.session) == before
        self.left += 1


def _question(session: Session) -> tuple[object, ...]:
    """What is asked, and all that anybody knows then."""
    match: Match = session.match
    ask = Desk(session).ask()
    seats = (None, *range(len(match.names)))
    pending = match.pending
    options = () if pending is None or pending.kind == "flick" else pending.options()
    return ask, session.players, options, [match.view(seat) for seat in seats]


@pytest.mark.parametrize("players", [("human",) * 3, ("human", "random", "human")])
def test_whoever_continues_is_asked_the_same(tmp_path: Path, players: tuple[str, ...]) -> None:
    path = tmp_path / "game.jsonl"
    match = new_match(GAME, NAMES, 4)
    session = Session(match, bots_for(GAME, Seats(NAMES, players), 4), path)
    people = Leavers(session, Desk(session), 4)
    people.path = path
    for _ in range(120):
        if people.session.match.pending is None:
            break
        people.step()
    people.session.close()
    assert people.left > 40
