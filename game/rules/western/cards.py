"""The kinds of card: what they are, whom they go to, and what stops them.

A card is its kind: two of a kind are the same card. Nothing here is secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Cards = tuple[str, ...]

# In the order of a hand, of the deck's list and of the booklet.
KINDS: Cards = (
    "attack-1",
    "attack-2",
    "attack-3",
    "indians",
    "saloon",
    "pay-me",
    "cowboy",
    "everybody-gives",
    "give-to-all",
    "give-it-back",
    "levy",
    "hands-up",
    "whisky",
    "horse",
    "train",
    "sheriff",
    "dog",
    "dancer",
    "cake",
    "joker",
    "hat",
)
ORDER = {kind: place for place, kind in enumerate(KINDS)}
ATTACKS: Cards = ("attack-1", "attack-2", "attack-3")
MOST_COWBOYS = 3

# Whom a card goes to. NOBODY: nobody in particular.
Reach = Literal["next", "chosen", "all", "nobody"]
NEXT: Reach = "next"
CHOSEN: Reach = "chosen"
ALL: Reach = "all"
NOBODY: Reach = "nobody"

# The action cards: what can be played on one's turn. A single cowboy goes to the next player.
REACH: dict[str, Reach] = {
    **dict.fromkeys(ATTACKS, CHOSEN),
    "indians": NEXT,
    "saloon": CHOSEN,
    "pay-me": NEXT,
    "cowboy": NEXT,
    "everybody-gives": ALL,
    "give-to-all": CHOSEN,
    "give-it-back": CHOSEN,
    "levy": NOBODY,
    "hands-up": ALL,
    "whisky": NOBODY,
    "horse": NEXT,
    "train": ALL,
    "sheriff": NOBODY,
}

# What the target may lay against a card; against a sheriff, anybody; against a counter, whom it
# stops.
COUNTERS: dict[str, Cards] = {
    **dict.fromkeys(KINDS, ()),
    **dict.fromkeys(ATTACKS, ("dog", "dancer")),
    **dict.fromkeys(("pay-me", "cowboy", "give-to-all", "indians", "saloon"), ("joker",)),
    "give-it-back": ("hat",),
    "sheriff": ("joker",),
    "dog": ("cake",),
    "dancer": ("cake",),
}

# Not on a player under a sheriff, unless a joker goes with it.
STOPPED_BY_SHERIFF = frozenset((*ATTACKS, "indians", "saloon"))
# A whisky takes none of these along.
NEVER_WITH_WHISKY = frozenset(("train", "whisky"))

_LED_BY = frozenset(("whisky", "joker", "train"))


def in_hand_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ORDER.__getitem__)


def in_order_of_play(cards: Iterable[str]) -> Cards:
    """A whisky, a joker or a train first, then what goes with it."""
    return tuple(sorted(cards, key=lambda card: (card not in _LED_BY, ORDER[card])))


def acting(cards: Cards) -> str:
    """Of cards in order of play, the one that says what happens."""
    return cards[1] if len(cards) > 1 and cards[0] in ("whisky", "joker") else cards[0]
