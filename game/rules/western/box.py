"""The box of Western, as the rules and the window read it: every constant of the game.

It is data (`boards/western.yaml`): see box_schema for the form of the file. Here everything is
looked up once, so that the rules only read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from game.boardfile import Detail, board_path, convert_board, found, read_board, wrong
from game.i18n import mark
from game.rules.western.box_schema import (
    FEWEST_GAMBLERS,
    MOST_GAMBLERS,
    BoxFile,
    PaysFile,
    TableFile,
)
from game.rules.western.cards import KINDS, Cards

GAME = "western"
SEATS = range(FEWEST_GAMBLERS, MOST_GAMBLERS + 1)


class Box:
    """What is in the box, never changed."""

    __slots__ = ("_cards", "_out", "data", "deck", "hand", "pays", "saloon", "tables")

    def __init__(self, file: BoxFile) -> None:
        """`file` has passed the check."""
        self.data: dict[str, Any] = msgspec.to_builtins(file)
        self.deck: dict[str, int] = {kind: self.data["deck"].get(kind, 0) for kind in KINDS}
        self.hand = file.hand
        self.pays: PaysFile = file.pays
        self.saloon = file.saloon
        self.tables: dict[int, TableFile] = {
            number: table for table in file.tables for number in table.players
        }
        self._out: dict[int, dict[str, int]] = {
            number: msgspec.to_builtins(table.out) for number, table in self.tables.items()
        }
        self._cards = {number: _left(self.deck, out) for number, out in self._out.items()}

    def out(self, players: int) -> dict[str, int]:
        """So many of some kinds stay out of the game."""
        return dict(self._out[players])

    def cards(self, players: int) -> Cards:
        """What is played with, in hand order."""
        return self._cards[players]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.data == other.data

    def __hash__(self) -> int:
        return hash((*self.deck.items(), self.hand))

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return self  # A box is never changed, so a copied game can keep it.


def _left(deck: Mapping[str, int], out: Mapping[str, int]) -> Cards:
    return tuple(kind for kind, number in deck.items() for _ in range(number - out.get(kind, 0)))


@lru_cache(maxsize=1)
def shipped_box() -> Box:
    """The box that comes with the game."""
    path = board_path(GAME, GAME)
    return _checked(read_board(path, BoxFile), str(path))


def box_from_data(data: Mapping[str, Any], source: Detail) -> Box:
    """A box from the JSON form that `Box.data` gave, for instance in the save `source`."""
    box = _checked(convert_board(data, BoxFile, source), source)
    # Tables of a game on the shipped box share the shipped one, and what is kept for it.
    return shipped_box() if box == shipped_box() else box


def _checked(file: BoxFile, source: Detail) -> Box:
    """What makes it playable, beyond the form of the file."""
    numbers = [number for table in file.tables for number in table.players]
    if sorted(numbers) != list(SEATS):
        each = mark("every number of players from %(fewest)d to %(most)d stands there once")
        raise wrong(source, found(each, fewest=SEATS[0], most=SEATS[-1]), "tables")
    box = Box(file)
    for place, table in enumerate(file.tables):
        where = f"tables[{place}]"
        for kind, number in box.out(table.players[0]).items():
            if number > box.deck[kind]:
                raise wrong(source, found(mark("there are not that many")), f"{where}.out.{kind}")
        if not 2 <= box.hand <= table.hand_limit:
            raise wrong(source, found(mark("the hands dealt are larger")), f"{where}.hand-limit")
        players = max(table.players)
        # Everybody may fill the hand and have a card before them, and there is still one to draw.
        if len(box.cards(players)) <= players * (table.hand_limit + 1):
            few = mark("the %(cards)d cards do not go round: %(players)d hands of %(hand)d")
            facts = {"players": players, "hand": table.hand_limit}
            raise wrong(source, found(few, cards=len(box.cards(players)), **facts), "deck")
    return box
