"""Cards as they go from hand to hand, with what everybody can know of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.box import COWBOY
from game.rules.mustang.events import CardsTucked, CowboysLost, Exchanged
from game.rules.mustang.table import NO_COWBOY, Rancher, Table
from game.rules.shared.deals import CardsDrawn, CardsSeen


def take(table: Table, rancher: Rancher, number: int) -> int:
    """Draw so many cards, or as many as the deck has left; says how many."""
    deck = table.deck
    unmarked = len(deck) - len(table.tucked)  # what lies above the cards that were tucked
    drawn = deck[:number]
    del deck[:number]
    if unmarked < len(drawn):
        _remember(rancher, drawn[unmarked:], table.tucked)
    rancher.cards = table.box.in_hand_order([*rancher.cards, *drawn])
    seat = rancher.seat
    table.tell(CardsDrawn(seat=seat, number=len(drawn)))
    table.tell(CardsSeen(audience=(seat,), seat=seat, cards=tuple(drawn)))
    return len(drawn)


def _remember(rancher: Rancher, cards: Sequence[str], tucked: list[int]) -> None:
    """Others who know cards that are drawn, because they put them under the deck, know them in
    this hand now."""
    for card, known in zip(cards, tucked, strict=False):
        mark = known & ~(1 << rancher.seat)
        if mark:
            rancher.marks.append((card, mark))
    del tucked[: len(cards)]


def tuck(table: Table, rancher: Rancher, cards: Sequence[str]) -> None:
    """Put cards under the deck, the last one lowest."""
    seat = rancher.seat
    for card in cards:
        rancher.cards.remove(card)
        table.deck.append(card)
        table.tucked.append(_forget(rancher, card) | 1 << seat)
    table.tell(Exchanged(seat=seat, number=len(cards)))
    table.tell(CardsTucked(audience=(seat,), seat=seat, cards=tuple(cards)))


def _forget(rancher: Rancher, card: str) -> int:
    """A card leaves the hand: its mark, 0 if it has none."""
    for place, (marked, mark) in enumerate(rancher.marks):
        if marked == card:
            del rancher.marks[place]
            return mark
    return 0


def discard(table: Table, rancher: Rancher, cards: Sequence[str]) -> None:
    """Played for all to see."""
    for card in cards:
        rancher.cards.remove(card)
        _forget(rancher, card)
    table.discards += cards


def lose_cowboys(table: Table, rancher: Rancher) -> int:
    """Discard every cowboy still in hand; says how many. What is left, all know, is none."""
    number = rancher.cards.count(COWBOY)
    if number:
        discard(table, rancher, [COWBOY] * number)
        table.tell(CowboysLost(seat=rancher.seat, number=number))
    known = dict(rancher.marks)
    rancher.marks = [(card, known.get(card, 0) | NO_COWBOY) for card in rancher.cards]
    return number
