"""Tall Tale as the engine drives it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from game.engine.events import Values
from game.engine.requests import PickOne, Roll, YesNo
from game.engine.rules import Rules
from game.rules.shared.deals import FirstPlayer, TurnBegan
from tests.games.tall_tale import TALL_TALE
from tests.games.tall_tale.options import GOAL, OPTIONS, TWICE
from tests.games.tall_tale.table import (
    EVENTS,
    FACES,
    Believed,
    CupLifted,
    DieRolled,
    DieSeen,
    Table,
    TallTaleView,
    Teller,
    Told,
    open_view,
    view,
)


class Tell(PickOne):
    """What the die is said to show."""

    __slots__ = ()
    kind = "tell"


class Lift(YesNo):
    """Whether the listener looks under the cup."""

    __slots__ = ()
    kind = "lift"


async def turn(table: Table, goal: int, twice: bool) -> None:
    """One turn; the first one draws who begins."""
    if table.turn == 0:
        (first,) = await Roll(tuple(map(str, range(len(table.tellers)))), 1)
        table.active = int(first)
        table.turn = 1
        table.tell(FirstPlayer(seat=table.active))
        return
    table.tell(TurnBegan(seat=table.active, turn=table.turn))
    seat, listener = table.active, table.listener
    (face,) = await Roll(FACES, 1)
    table.die = face
    table.tell(DieRolled(seat=seat))
    table.tell(DieSeen(audience=(seat,), seat=seat, face=face))
    told = await Tell(seat, FACES)
    table.told = told
    table.tell(Told(seat=seat, face=told))
    points = int(told)
    if await Lift(listener):
        true = told == face
        winner, points = (seat, points * (1 + twice)) if true else (listener, points)
        table.open = True
        _score(table, winner, points, goal)
        table.tell(CupLifted(seat=listener, teller=seat, face=face, winner=winner, points=points))
    else:
        table.die = table.told = None
        _score(table, seat, points, goal)
        table.tell(Believed(seat=listener, teller=seat, points=points))
    _pass_on(table)


def _score(table: Table, winner: int, points: int, goal: int) -> None:
    table.tellers[winner].points += points
    if table.tellers[winner].points >= goal:
        table.winner = winner


def _pass_on(table: Table) -> None:
    """The cup goes to the next; what begins the next turn tells of it."""
    if table.winner is None:
        table.active = table.listener
        table.turn += 1
        table.die = table.told = None
        table.open = False


class TallTale(Rules[Table]):
    game = TALL_TALE.id
    version = 1
    table_type = Table
    event_types = EVENTS
    view_type = TallTaleView

    @classmethod
    def with_options(cls, options: Mapping[str, Any]) -> TallTale:
        return cls(OPTIONS.checked(options), {})

    def new_table(self, names: Sequence[str]) -> Table:
        return Table(news=[], tellers=[Teller(name) for name in names])

    def turn(self, table: Table) -> Coroutine[Any, Any, None]:
        return turn(table, self.options[GOAL], self.options[TWICE])

    def result(self, table: Table) -> dict[str, Any] | None:
        if table.winner is None:
            return None
        scores = {seat: teller.points for seat, teller in enumerate(table.tellers)}
        return {"winners": [table.winner], "reason": "goal", "scores": scores}

    def view(self, table: Table, seat: int | None) -> TallTaleView:
        return view(table, seat)

    def open_view(self, table: Table) -> TallTaleView:
        return open_view(table)

    def told_values(self, seats: range) -> Values:
        return {**dict.fromkeys(("seat", "teller", "winner"), seats), "face": FACES}

    def shared(self, kind: type) -> Any:
        return None

    def check_table(self, table: Table) -> None:
        if len(table.tellers) not in TALL_TALE.seats or table.active not in range(
            len(table.tellers)
        ):
            raise ValueError("the seats are not those of the game")
        if any(teller.points < 0 for teller in table.tellers):
            raise ValueError("somebody has less than nothing")
        if not {table.die, table.told} <= {*FACES, None}:
            raise ValueError("that is no face of a die")

    def check_turn_start(self, table: Table, names: Sequence[str]) -> None:
        if [teller.name for teller in table.tellers] != list(names):
            raise ValueError("its players are not those of its seats")
        if table.winner is not None or table.turn < 0 or (table.die, table.told) != (None, None):
            raise ValueError("no turn can begin like this")
        if any(teller.points >= self.options[GOAL] for teller in table.tellers):
            raise ValueError("somebody has won already")
