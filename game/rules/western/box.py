"""The box of Western, as the rules and the window read it: every constant of the game.

It is data (`boards/western.yaml`): see box_schema for the form of the file. Here everything is
looked up once, so that the rules only read.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.boardfile import Detail, found, wrong
from game.i18n import mark
from game.rules.shared.box import Boxes, GameBox
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


class Box(GameBox):
    __slots__ = ("_cards", "_out", "deck", "hand", "pays", "saloon", "tables")

    def __init__(self, file: BoxFile) -> None:
        """`file` has passed the check."""
        self.data = msgspec.to_builtins(file)
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

    def __hash__(self) -> int:
        return hash((*self.deck.items(), self.hand))


def _left(deck: Mapping[str, int], out: Mapping[str, int]) -> Cards:
    return tuple(kind for kind, number in deck.items() for _ in range(number - out.get(kind, 0)))


def _checked(file: BoxFile, source: Detail) -> Box:
    """What makes it playable, beyond the form of the file."""
    numbers = [number for table in file.tables for number in table.players]
    if sorted(numbers) != list(SEATS):
        each = mark("must list every number of players from %(fewest)d to %(most)d exactly once")
        raise wrong(source, found(each, fewest=SEATS[0], most=SEATS[-1]), "tables")
    box = Box(file)
    for place, table in enumerate(file.tables):
        where = f"tables[{place}]"
        for kind, number in box.out(table.players[0]).items():
            if number > box.deck[kind]:
                raise wrong(
                    source,
                    found(mark("there are not that many in the deck")),
                    f"{where}.out.{kind}",
                )
        if not 2 <= box.hand <= table.hand_limit:
            raise wrong(
                source, found(mark("is smaller than the hands dealt")), f"{where}.hand-limit"
            )
        players = max(table.players)
        # Everybody may fill the hand and have a card before them, and there is still one to draw.
        if len(box.cards(players)) <= players * (table.hand_limit + 1):
            few = mark("%(cards)d cards aren't enough for %(players)d hands of %(hand)d")
            facts = {"players": players, "hand": table.hand_limit}
            raise wrong(source, found(few, cards=len(box.cards(players)), **facts), "deck")
    return box


_BOXES = Boxes(GAME, BoxFile, _checked)
shipped_box = _BOXES.shipped
box_from_data = _BOXES.from_data
box_kept_in = _BOXES.kept_in
