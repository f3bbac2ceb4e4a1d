"""The box of the derby, as the rules and the window read it: every constant of the game.

It is data (`boards/derby.yaml`): see box_schema for the form of the file. Here everything is
looked up once, so that the rules only read.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from game.boardfile import Detail, found, wrong
from game.i18n import mark
from game.rules.derby.box_schema import FEWEST_BETTORS, MOST_BETTORS, BoxFile, DealFile
from game.rules.derby.cards import COLOURS, FULL, HORSES, KINDS, SPECIAL, VALUES, Cards
from game.rules.derby.course import Lane, lane_of
from game.rules.shared.box import Boxes, GameBox

GAME = "derby"
SEATS = range(FEWEST_BETTORS, MOST_BETTORS + 1)
PLACES_FOR_CARDS = len(HORSES) * FULL


class Box(GameBox):
    """`lanes` are those of the tracks, top first; the rest is as in the file."""

    __slots__ = (
        "cards",
        "deals",
        "deck",
        "first_cards",
        "first_rows",
        "lanes",
        "pays",
        "prizes",
        "rows",
        "shifts",
        "stacks",
        "tracks",
    )

    def __init__(self, file: BoxFile) -> None:
        """`file` has passed the check."""
        self.data = msgspec.to_builtins(file)
        self.deck = _deck(file)
        self.cards: Cards = tuple(Counter(self.deck).elements())
        self.first_cards = tuple(file.first_cards)
        self.first_rows = tuple(file.first_rows)
        self.rows = tuple(file.rows)
        self.shifts = tuple(file.shifts)
        self.deals: dict[int, DealFile] = {deal.players: deal for deal in file.deals}
        self.stacks = tuple(file.stacks)
        self.tracks = tuple(file.tracks)
        self.lanes: tuple[Lane, ...] = tuple(map(lane_of, file.tracks))
        self.prizes = tuple(file.prizes)
        self.pays = tuple(map(tuple, file.pays))

    def __hash__(self) -> int:
        return hash((self.cards, self.tracks, self.pays))


def _deck(file: BoxFile) -> dict[str, int]:
    """The distribution, in hand order."""
    numbers = {
        f"{line.value}-{colour}": getattr(line, colour) for line in file.cards for colour in COLOURS
    }
    numbers[SPECIAL] = file.specials
    return {kind: numbers[kind] for kind in KINDS if numbers.get(kind)}


def _checked(file: BoxFile, source: Detail) -> Box:
    """What makes it playable, beyond the form of the file."""
    if sorted(line.value for line in file.cards) != list(VALUES):
        each = mark("must list every value from %(least)d to %(most)d exactly once")
        raise wrong(source, found(each, least=VALUES[0], most=VALUES[-1]), "cards")
    if sorted(deal.players for deal in file.deals) != list(SEATS):
        each = mark("must list every number of players from %(fewest)d to %(most)d exactly once")
        raise wrong(source, found(each, fewest=SEATS[0], most=SEATS[-1]), "deals")
    box = Box(file)
    if len(box.cards) != PLACES_FOR_CARDS:
        number = mark("has %(cards)d cards instead of %(places)d")
        facts = {"cards": len(box.cards), "places": PLACES_FOR_CARDS}
        raise wrong(source, found(number, **facts), "cards")
    if SPECIAL in box.first_cards or Counter(box.first_cards) - Counter(box.deck):
        raise wrong(source, found(mark("names cards that are not in the deck")), "first-cards")
    _check_deals(box, file, source)
    return box


def _check_deals(box: Box, file: BoxFile, source: Detail) -> None:
    """The cards suffice, and everybody plays one with each stack."""
    for place, deal in enumerate(file.deals):
        for key, hand, cards in (
            ("hand", deal.hand, len(box.cards) - len(HORSES)),
            ("hand-of-all", deal.hand_of_all, len(box.cards)),
        ):
            where = f"deals[{place}].{key}"
            if hand * deal.players > cards:
                raise wrong(source, found(mark("there are not that many in the deck")), where)
            if hand < len(box.stacks):
                few = mark("each hand needs at least %(stacks)d cards, one for each stack of chips")
                raise wrong(source, found(few, stacks=len(box.stacks)), where)


_BOXES = Boxes(GAME, BoxFile, _checked)
shipped_box = _BOXES.shipped
box_from_data = _BOXES.from_data
box_kept_in = _BOXES.kept_in
