"""Mustang as the engine drives it: box, table, turns, result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from game.engine.errors import SetupError
from game.engine.events import Values
from game.engine.rules import Rules
from game.i18n import mark
from game.rules.mustang.box import GAME, KINDS, Box, box_kept_in, kind_of
from game.rules.mustang.box_schema import MOST_RANCHERS
from game.rules.mustang.events import EVENTS
from game.rules.mustang.options import FIRST, OPTIONS
from game.rules.mustang.scoring import has_herd
from game.rules.mustang.table import Rancher, Table
from game.rules.mustang.told import told_values
from game.rules.mustang.turns import turn
from game.rules.mustang.view import MustangView, open_view, view

SEATS = range(2, MOST_RANCHERS + 1)


class Mustang(Rules[Table]):
    """Mustang out of one box. There are no house rules; who begins is drawn or chosen."""

    game = GAME
    version = 1
    table_type = Table
    event_types = EVENTS
    view_type = MustangView

    def __init__(self, box: Box, options: Mapping[str, Any] = OPTIONS.usual) -> None:
        self.box = box
        super().__init__(dict(options), {"box": box.data})

    @classmethod
    def with_options(
        cls, options: Mapping[str, Any], materials: Mapping[str, Any] | None = None
    ) -> Mustang:
        """`materials`, from a save, hold the box it was begun with."""
        return cls(box_kept_in(materials), OPTIONS.checked(options))

    def new_table(self, names: Sequence[str]) -> Table:
        """Everything still in the box."""
        first, box = self.options[FIRST], self.box
        if first is not None and first >= len(names):
            raise SetupError(
                mark("Seat %(seat)d cannot begin: there are only %(seats)d."),
                seat=first + 1,
                seats=len(names),
            )
        return Table(
            news=[],
            box=box,
            ranchers=[Rancher(seat, name) for seat, name in enumerate(names)],
            piles={kind: list(box.piles[kind]) for kind in KINDS},
            open={kind: [] for kind in KINDS},
            specials=list(box.specials),
            gone=[],
            deck=list(box.cards),
            tucked=[],
            discards=[],
            events=list(box.events),
            spent=[],
        )

    def turn(self, table: Table) -> Coroutine[Any, Any, None]:
        return turn(table, self.options[FIRST])

    def result(self, table: Table) -> dict[str, Any] | None:
        if not table.winners:
            return None
        return {
            "winners": list(table.winners),
            "reason": table.over,
            "scores": dict(enumerate(table.scores)),
        }

    def view(self, table: Table, seat: int | None) -> MustangView:
        return view(table, seat)

    def open_view(self, table: Table) -> MustangView:
        return open_view(table)

    def told_values(self, seats: range) -> Values:
        return told_values(self.box, seats)

    def shared(self, kind: type) -> Any:
        return self.box if kind is Box else None

    def check_table(self, table: Table) -> None:
        """All mustangs, all cards and all events are somewhere, once."""
        if len(table.ranchers) not in SEATS or not 0 <= table.active < len(table.ranchers):
            raise ValueError("the seats are not those of the game")
        if any(rancher.seat != seat for seat, rancher in enumerate(table.ranchers)):
            raise ValueError("the ranchers do not sit where they should")
        self._check_mustangs(table)
        cards = [*table.deck, *table.discards]
        for rancher in table.ranchers:
            cards += rancher.cards
        if Counter(cards) != Counter(self.box.cards):
            raise ValueError(f"the cards are not the {len(self.box.cards)} of the game")
        if Counter([*table.events, *table.spent]) != Counter(self.box.events):
            raise ValueError(f"the events are not the {len(self.box.events)} of the game")

    def _check_mustangs(self, table: Table) -> None:
        if [*table.piles] != [*KINDS] or [*table.open] != [*KINDS]:
            raise ValueError("the prairie has other piles than the game")
        mustangs = [*table.specials, *table.gone]
        for kind in KINDS:
            if any(kind_of(one) != kind for one in (*table.piles[kind], *table.open[kind])):
                raise ValueError(f"something else lies among each {kind} of the prairie")
            mustangs += [*table.piles[kind], *table.open[kind]]
        for rancher in table.ranchers:
            mustangs += [*rancher.stable, *rancher.corral]
        box = self.box
        if Counter(mustangs) != Counter(
            [*box.specials, *(one for kind in KINDS for one in box.piles[kind])]
        ):
            raise ValueError("the mustangs are not those of the game")

    def check_turn_start(self, table: Table, names: Sequence[str]) -> None:
        if [rancher.name for rancher in table.ranchers] != list(names):
            raise ValueError("its ranchers are not those of its seats")
        if table.theft or table.event:
            raise ValueError("its turn has begun already")
        if table.over or table.winners or table.turn < 0 or not all(table.piles.values()):
            raise ValueError("no turn can follow")
        if any(has_herd(rancher.stable, box=self.box) for rancher in table.ranchers):
            raise ValueError("a whole herd stands there, so the game is over")
        if table.turn > 0:
            self._check_turn_in_play(table)
        elif table != self.new_table(names):
            raise ValueError("the set-up begins with everything in the box")

    def _check_turn_in_play(self, table: Table) -> None:
        for rancher in table.ranchers:
            if len(rancher.cards) != self.box.hand:
                raise ValueError(f"{rancher.name} does not hold {self.box.hand} cards")
            if rancher.cards != self.box.in_hand_order(rancher.cards):
                raise ValueError(f"the cards of {rancher.name} are in disorder")
        if not table.deck or len(table.tucked) > len(table.deck):
            raise ValueError("the deck cannot be like this")
        if not all(table.open.values()):
            raise ValueError("a pile has nothing face up before it")
        if not 0 <= table.exchanges < self.box.stall * len(table.ranchers):
            raise ValueError("it miscounts the exchanges")
