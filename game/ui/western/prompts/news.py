"""What matters of what has happened to gamblers who were not looking, and the picture beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.engine.events import Event
from game.rules.western.cards import ATTACKS
from game.rules.western.events import (
    AttackDecided,
    CardTaken,
    Countered,
    DirectionTurned,
    Paid,
    SheriffLaid,
    TrainWon,
    TurnWillBeLost,
)
from game.ui.table.prompts.since import NOTHING, Worth
from game.ui.western.cards.face import card_picture
from game.wording.western import WesternWords

MUCH: Mapping[type[Event], Worth] = {
    TrainWon: Worth(6, "western/card-train"),
    AttackDecided: Worth(4, "western/card-attack-2"),
    CardTaken: Worth(4, "western/card-hat"),
    SheriffLaid: Worth(2, "western/card-sheriff"),
    DirectionTurned: Worth(1, "western/card-whisky"),
    TurnWillBeLost: Worth(3, "western/card-horse"),
}
TOLD = (*ATTACKS, "train")  # of this money something else tells
LARGE = 50  # thousands: so much money among others is worth telling of


def worth_of(words: WesternWords, event: Event, readers: Collection[int]) -> Worth:
    """`readers`: those who are told; any money of their own matters to them."""
    if isinstance(event, Paid) and event.why not in TOLD:
        own = event.payer in readers or event.payee in readers
        if event.amount >= LARGE or (own and event.amount > 0):
            return Worth(5 if own else 3, card_picture(words, event.why))
    if isinstance(event, Countered):
        return Worth(3, card_picture(words, event.by))
    return MUCH.get(type(event), NOTHING)
