"""What of a race is worth being told to whoever has looked away."""

from __future__ import annotations

from typing import Any

from game.ui.table.prompts.since import NOTHING, Worth

# How much each kind of event is worth being told, and the picture beside it.
WORTH = {
    "race-won": Worth(9, "ui/icon-flag"),
    "mail-delivered": Worth(8, "board/mailbox"),
    "arrived": Worth(8, "board/mailbox"),
    "duel-ended": Worth(7, "board/token-duel"),
    "imprisoned": Worth(7, "board/token-prison"),
    "cup-lifted": Worth(6, "ui/icon-hand"),
    "poker-won": Worth(6, "pieces/nugget-pile"),
    "freed": Worth(4, "board/token-prison"),
    "card-played": Worth(4, "ui/icon-star"),
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


def worth_of(entry: dict[str, Any]) -> Worth:
    kind, data = entry["kind"], entry["data"]
    if kind == "gold-moved":
        return GOLD.get(data["why"], NOTHING)
    if kind == "moved":
        return MOVES.get(data["why"], A_MOVE)
    return WORTH.get(kind, NOTHING)
