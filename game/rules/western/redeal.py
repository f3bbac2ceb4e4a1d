"""Other tables that a seat could not tell from the one it sits at."""

from __future__ import annotations

from game.engine.draws import Draws
from game.rules.western.cards import in_hand_order
from game.rules.western.table import Gambler, Table


def redeal(table: Table, seat: int | None, draws: Draws) -> None:
    """Change everything that the seat cannot know, so that it cannot tell: in place.

    The cards in other hands and in the deck change places, but for those that the seat has seen
    in a hand (where the player could follow them).
    """
    others = [one for one in table.gamblers if one.seat != seat]
    everybody = (1 << len(table.gamblers)) - 1  # a spectator has seen what all the others have
    known = [
        _known_to(one, everybody & ~(1 << one.seat) if seat is None else 1 << seat)
        for one in others
    ]
    hidden = [_without(one.cards, seen) for one, seen in zip(others, known, strict=True)]
    cards = draws.shuffled([*table.deck, *(card for hand in hidden for card in hand)])
    for gambler, seen, unseen in zip(others, known, hidden, strict=True):
        gambler.marks = _marks_that_stay(gambler, seen)
        gambler.cards = in_hand_order([*seen, *(cards.pop() for _ in unseen)])
    table.deck = cards


def _known_to(gambler: Gambler, needed: int) -> list[str]:
    """The cards of that hand which all of the needed seats have seen."""
    return [card for card, mark in gambler.marks if mark & needed == needed]


def _without(cards: list[str], some: list[str]) -> list[str]:
    left = list(cards)
    for card in some:
        left.remove(card)
    return left


def _marks_that_stay(gambler: Gambler, seen: list[str]) -> list[tuple[str, int]]:
    """What others alone had seen may be elsewhere now."""
    left = list(seen)
    marks = []
    for card, mark in gambler.marks:
        if card in left:
            left.remove(card)
            marks.append((card, mark))
    return marks
