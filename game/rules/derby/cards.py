"""Horses, cards and the rows of odds: what they are. Nothing here is secret.

A card is its id: two equal ones are the same card.
"""

from __future__ import annotations

from collections.abc import Iterable

Cards = tuple[str, ...]

# In this order everywhere; a horse's number is its place here, from 1.
HORSES = ("brown", "beige", "yellow", "orange", "red", "blue", "green")
PLACE = {horse: place for place, horse in enumerate(HORSES)}
COLOURS = ("black", "yellow", "blue", "red")
VALUES = range(1, 10)
SPECIAL = "special"
NO_COLOUR = ""  # of a plain square and of the special card: no card's colour is like it
ROWS = 8
FULL = 6  # cards on a horse

# In the order of a hand, of options and of the distribution.
KINDS: Cards = (
    *(f"{value}-{colour}" for value in reversed(VALUES) for colour in COLOURS),
    SPECIAL,
)
ORDER = {card: place for place, card in enumerate(KINDS)}
VALUE = {card: 1 if card == SPECIAL else int(card[0]) for card in KINDS}
COLOUR = {card: NO_COLOUR if card == SPECIAL else card[2:] for card in KINDS}


def in_hand_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ORDER.__getitem__)
