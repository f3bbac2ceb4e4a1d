"""What matters of what has happened to gamblers who were not looking, and the picture beside it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.rules.western.cards import ATTACKS
from game.ui.table.prompts.since import NOTHING, Worth
from game.ui.western.card_face import card_picture
from game.wording.western import WesternWords

MUCH = {
    "train-won": Worth(6, "western/card-train"),
    "attack-decided": Worth(4, "western/card-attack-2"),
    "card-taken": Worth(4, "western/card-hat"),
    "sheriff-laid": Worth(2, "western/card-sheriff"),
    "direction-turned": Worth(1, "western/card-whisky"),
    "turn-will-be-lost": Worth(3, "western/card-horse"),
}
TOLD = (*ATTACKS, "train")  # of this money something else tells
LARGE = 50  # thousands: so much money among others is worth telling of


def worth_of(words: WesternWords, entry: dict[str, Any], readers: Collection[int]) -> Worth:
    """`readers`: those who are told; any money of their own matters to them."""
    kind, data = entry["kind"], entry["data"]
    if kind == "paid" and data["why"] not in TOLD:
        own = data["payer"] in readers or data["payee"] in readers
        if data["amount"] >= LARGE or (own and data["amount"] > 0):
            return Worth(5 if own else 3, card_picture(words, data["why"]))
    if kind == "countered":
        return Worth(3, card_picture(words, data["by"]))
    return MUCH.get(kind, NOTHING)
