"""The derby as the engine drives it: options, box, table, turns, result."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from game.engine.events import Values
from game.engine.rules import Rules
from game.rules.derby.box import GAME, Box, box_kept_in
from game.rules.derby.cards import HORSES
from game.rules.derby.checks import check_betting, check_pieces, check_race
from game.rules.derby.events import EVENTS
from game.rules.derby.house import House
from game.rules.derby.options import OPTIONS
from game.rules.derby.table import Bettor, Horse, Table
from game.rules.derby.told import told_values
from game.rules.derby.turns import turn
from game.rules.derby.view import DerbyView, open_view, view


class Derby(Rules[Table]):
    """The derby out of one box under one set of options."""

    game = GAME
    version = 2  # 1: a special card drew nobody's horse level in last place too
    table_type = Table
    view_type = DerbyView
    event_types = EVENTS

    def __init__(self, options: dict[str, Any], box: Box) -> None:
        self.house = House(box, options)
        super().__init__(options, {"box": box.data})

    @classmethod
    def with_options(
        cls, options: Mapping[str, Any], materials: Mapping[str, Any] | None = None
    ) -> Derby:
        """`materials`, from a save, hold the box it was begun with."""
        return cls(OPTIONS.checked(options), box_kept_in(materials))

    def new_table(self, names: Sequence[str]) -> Table:
        """Everything still in the box, but for the chips."""
        box = self.house.box
        return Table(
            news=[],
            house=self.house,
            bettors=[Bettor(seat, name, list(box.stacks)) for seat, name in enumerate(names)],
            horses=[Horse(horse, [0] * len(names)) for horse in HORSES],
            deck=list(box.cards),
        )

    def turn(self, table: Table) -> Coroutine[Any, Any, None]:
        return turn(table)

    def result(self, table: Table) -> dict[str, Any] | None:
        if table.phase != "over":
            return None
        scores = {bettor.seat: bettor.chips for bettor in table.bettors}
        return {"winners": list(table.winners), "reason": table.why, "scores": scores}

    def view(self, table: Table, seat: int | None) -> DerbyView:
        return view(table, seat)

    def open_view(self, table: Table) -> DerbyView:
        return open_view(table)

    def told_values(self, seats: range) -> Values:
        return told_values(self.house.box, seats)

    def shared(self, kind: type) -> Any:
        return self.house if kind is House else None

    def check_table(self, table: Table) -> None:
        check_pieces(table)

    def check_turn_start(self, table: Table, names: Sequence[str]) -> None:
        if [bettor.name for bettor in table.bettors] != list(names):
            raise ValueError("its bettors are not those of its seats")
        if table.move is not None or table.choosing is not None:
            raise ValueError("its turn has begun already")
        if any(bettor.prizes or bettor.chips is not None for bettor in table.bettors):
            raise ValueError("somebody was paid before the end")
        if table.phase == "over" or table.winners or table.why is not None:
            raise ValueError("no turn can follow")
        if table.phase == "set-up":
            if table != self.new_table(names):
                raise ValueError("the set-up begins with everything in the box")
        elif table.phase == "betting":
            check_betting(table)
        else:
            check_race(table)
