"""What of a race is worth being told to whoever has looked away."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.events import Event
from game.rules.pony_express.events import (
    Arrived,
    CardPlayed,
    CupLifted,
    DuelEnded,
    Freed,
    GoldMoved,
    Imprisoned,
    MailDelivered,
    Moved,
    PokerWon,
    RaceWon,
)
from game.ui.table.prompts.since import NOTHING, Worth

# How much each kind of event is worth being told, and the picture beside it.
WORTH: Mapping[type[Event], Worth] = {
    RaceWon: Worth(9, "ui/icon-flag"),
    MailDelivered: Worth(8, "board/mailbox"),
    Arrived: Worth(8, "board/mailbox"),
    DuelEnded: Worth(7, "board/token-duel"),
    Imprisoned: Worth(7, "board/token-prison"),
    CupLifted: Worth(6, "ui/icon-hand"),
    PokerWon: Worth(6, "pieces/nugget-pile"),
    Freed: Worth(4, "board/token-prison"),
    CardPlayed: Worth(4, "ui/icon-star"),
}
GOLD = {
    "duel": Worth(6, "pieces/nugget"),
    "poker": Worth(5, "pieces/nugget-pile"),
    "mine": Worth(5, "board/token-mine"),
    "saloon": Worth(4, "board/token-saloon"),
    "figures": Worth(4, "board/token-indians"),
    "prison-fine": Worth(3, "board/token-prison"),
}
MOVES = {"train": Worth(5, "board/token-station"), "rail-pass": Worth(5, "board/token-station")}
A_MOVE = Worth(2, "board/token-relay")


def worth_of(event: Event) -> Worth:
    if isinstance(event, GoldMoved):
        return GOLD.get(event.why, NOTHING)
    if isinstance(event, Moved):
        return MOVES.get(event.why, A_MOVE)
    return WORTH.get(type(event), NOTHING)
