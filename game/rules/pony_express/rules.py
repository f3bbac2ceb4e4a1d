"""The race as the engine drives it: options, table, turns, result."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.boardfile import board_path
from game.engine.errors import Message, SetupError
from game.engine.events import Values
from game.engine.rules import Rules
from game.i18n import mark
from game.rules.pony_express.board import Board, board_from_data, board_from_file
from game.rules.pony_express.board_schema import MOST_RIDERS, NUGGETS
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.events import EVENTS
from game.rules.pony_express.gold import STARTING_GOLD
from game.rules.pony_express.options import BOARD, LIARS_GO_TO_JAIL, MUST_FALL, OPTIONS
from game.rules.pony_express.sacramento import LAST_MAILBOX
from game.rules.pony_express.table import Rider, Table
from game.rules.pony_express.told import told_values
from game.rules.pony_express.turns import turn
from game.rules.pony_express.view import PonyExpressView, open_view, view

GAME = "pony-express"
SEATS = range(3, MOST_RIDERS + 1)


def _board_named(name: str) -> Board:
    path = board_path(GAME, name)
    about = path.stat()
    return _read_board(path, name, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=8)
def _read_board(path: Path, name: str, _changed: int, _size: int) -> Board:
    """Reading and checking a board takes longer than a whole simulated race; a file that has
    not changed since need not be read again."""
    return board_from_file(path, name)


class PonyExpress(Rules[Table]):
    """The race under one board and one choice of house rules."""

    game = GAME
    # 2: more is told of cards drawn, of duels and of where things lie. 3: the showdown is to the
    # death, its riders step nearer; two cards to choose from differ.
    version = 3
    table_type = Table
    view_type = PonyExpressView
    event_types = EVENTS

    def __init__(self, options: dict[str, Any], board: Board) -> None:
        self.board = board
        super().__init__(options, {"board": board.data})

    @classmethod
    def with_options(
        cls, options: Mapping[str, Any], materials: Mapping[str, Any] | None = None
    ) -> PonyExpress:
        """The rules for these options. `materials`, from a save, hold the board it was begun on;
        without them the board is found by its name."""
        chosen = OPTIONS.checked(options)
        if materials is None:
            board = _board_named(chosen[BOARD])
        elif isinstance(materials.get("board"), dict):
            board = board_from_data(materials["board"], Message(mark("stored in the save")))
        else:
            raise SetupError(mark("The board is missing."))
        return cls(chosen, board)

    def new_table(self, names: Sequence[str]) -> Table:
        """Every rider on space 1 with 3 nuggets; the bank keeps the rest."""
        riders = [
            Rider(seat=seat, name=name, gold=STARTING_GOLD) for seat, name in enumerate(names)
        ]
        return Table(
            news=[],
            board=self.board,
            must_fall=self.options[MUST_FALL],
            liars_go_to_jail=self.options[LIARS_GO_TO_JAIL],
            riders=riders,
            bank=NUGGETS - STARTING_GOLD * len(riders),
            deck=list(DECK),
            spent=[],
            offered={},
        )

    def turn(self, table: Table) -> Coroutine[Any, Any, None]:
        return turn(table)

    def result(self, table: Table) -> dict[str, Any] | None:
        """How far everybody got counts as the score: the space, and a mailbox as one more."""
        if table.winner is None:
            return None
        return {
            "winners": [table.winner],
            "reason": table.reason,
            "scores": {rider.seat: rider.space + rider.mailbox for rider in table.riders},
        }

    def view(self, table: Table, seat: int | None) -> PonyExpressView:
        return view(table, seat)

    def open_view(self, table: Table) -> PonyExpressView:
        return open_view(table)

    def told_values(self, seats: range) -> Values:
        return told_values(self.board, seats)

    def shared(self, kind: type) -> Any:
        return self.board if kind is Board else None

    def check_table(self, table: Table) -> None:
        """30 nuggets, 20 cards, everybody on the trail."""
        if len(table.riders) not in SEATS or not 0 <= table.active < len(table.riders):
            raise ValueError("the seats are not those of the game")
        gold = [table.bank, *(rider.gold for rider in table.riders)]
        if min(gold) < 0 or sum(gold) != NUGGETS:
            raise ValueError(f"the gold does not add up to {NUGGETS} nuggets")
        cards = [*table.deck, *table.spent]
        for rider in table.riders:
            cards += rider.cards
        for offered in table.offered.values():
            cards += offered
        if sorted(cards) != sorted(DECK):
            raise ValueError(f"the cards are not the {len(DECK)} of the game")
        for seat, rider in enumerate(table.riders):
            if rider.seat != seat or not 1 <= rider.space <= self.board.last:
                raise ValueError(f"{rider.name} is not on the trail")

    def check_turn_start(self, table: Table, names: Sequence[str]) -> None:
        if [rider.name for rider in table.riders] != list(names):
            raise ValueError("its riders are not those of its seats")
        house_rules = (table.must_fall, table.liars_go_to_jail)
        if house_rules != (self.options[MUST_FALL], self.options[LIARS_GO_TO_JAIL]):
            raise ValueError("its house rules are not those of its options")
        if table.cup or table.duel or table.announced or table.offered or table.steady:
            raise ValueError("its turn has begun already")
        if table.winner is not None or table.turn < 0:
            raise ValueError("no turn can follow")
        arrived = [rider.seat for rider in table.riders if rider.mailbox or self._arrived(rider)]
        if arrived != ([] if table.arrived_first is None else [table.arrived_first]) or any(
            not self._arrived(rider) or not 1 <= rider.mailbox < LAST_MAILBOX
            for rider in table.riders
            if rider.seat in arrived
        ):
            raise ValueError("its mailboxes are not those of a race in progress")

    def _arrived(self, rider: Rider) -> bool:
        return rider.space == self.board.last
