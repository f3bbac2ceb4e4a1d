"""The combinations of the train, and which one beats which."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.western.cards import ATTACKS, Cards

HORSE, HAT = "horse", "hat"

# The weakest first: an attack, or one with a horse.
COMBINATIONS: Cards = (*ATTACKS, *(f"{attack}+horse" for attack in ATTACKS))

_CARDS: dict[str, Cards] = {
    **{attack: (attack,) for attack in ATTACKS},
    **{f"{attack}+horse": (attack, HORSE) for attack in ATTACKS},
}
_RANKS: dict[frozenset[str], int] = {
    frozenset(cards): rank for rank, cards in enumerate(_CARDS.values())
}


def cards_of(combination: str) -> Cards:
    """What it is made of, without the hat."""
    return _CARDS[combination]


def rank(cards: Sequence[str]) -> int | None:
    """The place of a combination, 0 for the weakest, a hat not counted; None if it is none."""
    bare = [card for card in cards if card != HAT]
    if len(bare) != len(set(bare)) or len(cards) - len(bare) > 1:
        return None
    return _RANKS.get(frozenset(bare))


def combination_of(cards: Sequence[str]) -> str | None:
    """Its id; None if the cards are no combination."""
    place = rank(cards)
    return None if place is None else COMBINATIONS[place]


def beats(cards: Sequence[str], other: Sequence[str]) -> bool:
    """Strictly higher without a hat, or equal with it: a hat goes with nothing else, and
    a second one would not beat the first."""
    place, against = rank(cards), rank(other)
    if place is None or against is None:
        return False
    if HAT in cards:
        return place == against and HAT not in other
    return place > against


def combinations_in(hand: Sequence[str], above: Sequence[str] | None = None) -> list[Cards]:
    """What can be laid from a hand of which one card is kept, the weakest first: anything, or
    what beats `above`."""
    lowest = 0 if above is None else _place(above)
    found = []
    for place in range(lowest, len(COMBINATIONS)):
        cards = _CARDS[COMBINATIONS[place]]
        if above is not None and place == lowest:
            if HAT in above:
                continue
            cards = (*cards, HAT)
        if len(cards) < len(hand) and all(card in hand for card in cards):
            found.append(cards)
    return found


def fewest_cards(above: Sequence[str], hat_about: bool) -> int | None:
    """How many cards it takes at least to beat these; None if nothing can. `hat_about`: it may
    be in somebody's hand."""
    place = _place(above)
    sizes = [len(_CARDS[combination]) for combination in COMBINATIONS[place + 1 :]]
    if hat_about and HAT not in above:
        sizes.append(len(_CARDS[COMBINATIONS[place]]) + 1)
    return min(sizes, default=None)


def _place(cards: Sequence[str]) -> int:
    place = rank(cards)
    if place is None:
        raise ValueError(f"{list(cards)} is no combination.")
    return place
