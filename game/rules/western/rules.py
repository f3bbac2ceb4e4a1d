"""Western as the engine drives it: options, box, table, turns, result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from game.engine.events import Values
from game.engine.rules import Rules
from game.rules.western.box import GAME, SEATS, Box, box_kept_in
from game.rules.western.cards import in_hand_order
from game.rules.western.events import EVENTS
from game.rules.western.options import OPTIONS
from game.rules.western.table import Gambler, Table
from game.rules.western.terms import House
from game.rules.western.told import told_values
from game.rules.western.turns import turn
from game.rules.western.view import WesternView, open_view, view


class Western(Rules[Table]):
    """Western out of one box under one set of options."""

    game = GAME
    version = 1
    table_type = Table
    event_types = EVENTS
    view_type = WesternView

    def __init__(self, options: dict[str, Any], box: Box) -> None:
        self.house = House(box, options)
        super().__init__(options, {"box": box.data})

    @classmethod
    def with_options(
        cls, options: Mapping[str, Any], materials: Mapping[str, Any] | None = None
    ) -> Western:
        """`materials`, from a save, hold the box it was begun with."""
        return cls(OPTIONS.checked(options), box_kept_in(materials))

    def new_table(self, names: Sequence[str]) -> Table:
        """Everything still in the box, but for the money."""
        terms = self.house.terms[len(names)]
        terms.check()
        return Table(
            news=[],
            house=self.house,
            gamblers=[
                Gambler(seat, name, terms.money, [0] * len(names))
                for seat, name in enumerate(names)
            ],
            pot=terms.pot,
            deck=list(terms.cards),
            discards=[],
        )

    def turn(self, table: Table) -> Coroutine[Any, Any, None]:
        return turn(table)

    def result(self, table: Table) -> dict[str, Any] | None:
        if table.winner is None:
            return None
        scores = {gambler.seat: gambler.money for gambler in table.gamblers}
        return {"winners": [table.winner], "reason": "goal", "scores": scores}

    def view(self, table: Table, seat: int | None) -> WesternView:
        return view(table, seat)

    def open_view(self, table: Table) -> WesternView:
        return open_view(table)

    def told_values(self, seats: range) -> Values:
        return told_values(self.house.box, seats)

    def shared(self, kind: type) -> Any:
        return self.house if kind is House else None

    def check_table(self, table: Table) -> None:
        """All cards and all the money are somewhere, once."""
        players = len(table.gamblers)
        if players not in SEATS or not 0 <= table.active < players:
            raise ValueError("the seats are not those of the game")
        if any(gambler.seat != seat for seat, gambler in enumerate(table.gamblers)):
            raise ValueError("the gamblers do not sit where they should")
        if table.direction not in (1, -1):
            raise ValueError("it is played in no direction")
        self._check_cards(table)
        terms = table.terms
        fortunes = [gambler.money for gambler in table.gamblers]
        if min(table.pot, *fortunes) < 0 or any(money % 10 for money in (table.pot, *fortunes)):
            raise ValueError("that is no money")
        total = players * terms.money + terms.pot
        if table.pot + sum(fortunes) != total:
            raise ValueError(f"the money is not the {total}k of the game")

    def _check_cards(self, table: Table) -> None:
        cards = [*table.deck, *table.discards]
        for gambler in table.gamblers:
            cards += gambler.cards
            cards += ["sheriff"] * gambler.sheriff
        if table.play is not None and table.play.step == "stop-sheriff":
            cards.append("sheriff")
        if Counter(cards) != Counter(table.terms.cards):
            raise ValueError(f"the cards are not the {len(table.terms.cards)} of the game")

    def check_turn_start(self, table: Table, names: Sequence[str]) -> None:
        if [gambler.name for gambler in table.gamblers] != list(names):
            raise ValueError("its gamblers are not those of its seats")
        table.terms.check()
        if table.play or table.train or table.due:
            raise ValueError("its turn has begun already")
        if table.winner is not None or table.turn < 0:
            raise ValueError("no turn can follow")
        if any(gambler.money >= table.terms.goal for gambler in table.gamblers):
            raise ValueError("somebody has won already")
        if table.turn > 0:
            self._check_turn_in_play(table)
        elif table != self.new_table(names):
            raise ValueError("the set-up begins with everything in the box")

    def _check_turn_in_play(self, table: Table) -> None:
        for gambler in table.gamblers:
            if not 1 <= len(gambler.cards) <= table.terms.hand_limit:
                raise ValueError(f"{gambler.name} cannot hold {len(gambler.cards)} cards")
            if gambler.cards != in_hand_order(gambler.cards):
                raise ValueError(f"the cards of {gambler.name} are in disorder")
            if len(gambler.losses) != len(table.gamblers) or min(gambler.losses) < 0:
                raise ValueError(f"{gambler.name} miscounts what was taken")
            if Counter(card for card, _ in gambler.marks) - Counter(gambler.cards):
                raise ValueError(f"others have seen cards that {gambler.name} does not hold")
            if gambler.loses_turn and gambler.seat != table.active:
                raise ValueError(f"only the next player can lose the turn, not {gambler.name}")
