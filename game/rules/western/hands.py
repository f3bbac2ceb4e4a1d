"""Cards as they go from hand to hand, with what the others have seen of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.requests import Shuffle
from game.rules.shared.deals import CardsDrawn, CardsSeen, DeckRenewed
from game.rules.western.cards import in_hand_order
from game.rules.western.events import CardSeen, CardTaken
from game.rules.western.table import Gambler, Table

_EVERYBODY = -1  # a mark with the bit of every seat


def lay(table: Table, gambler: Gambler, cards: Sequence[str]) -> None:
    """Out of the hand, for all to see, onto the discards."""
    take_out(gambler, cards)
    table.discards += cards


def take_out(gambler: Gambler, cards: Sequence[str]) -> None:
    for card in cards:
        gambler.cards.remove(card)
        if gambler.marks:
            _forget(gambler, card, _EVERYBODY)


def _forget(gambler: Gambler, kind: str, seats: int) -> None:
    """A card of that kind leaves the hand: each of the seats is sure of one less. It may be
    another than the one they saw, so every mark of the kind counts, not the first alone."""
    left = []
    for marked, mark in gambler.marks:
        if marked == kind:
            mark, seats = mark & ~seats, seats & ~mark
        if mark:
            left.append((marked, mark))
    gambler.marks = left


def show(table: Table, gambler: Gambler) -> None:
    """Everybody has seen the hand; doubles that a saloon left hidden count as seen, because they
    can be of few kinds."""
    all_others = (1 << len(table.gamblers)) - 1 & ~(1 << gambler.seat)
    gambler.marks = [(card, all_others) for card in gambler.cards]


async def draw(table: Table, gambler: Gambler, number: int) -> None:
    """From the top of the deck; an empty one is made of the shuffled discards."""
    while number:
        if not table.deck:
            table.deck, table.discards = list(await Shuffle(table.discards)), []
            table.tell(DeckRenewed(number=len(table.deck)))
        number -= _take(table, gambler, number)


def _take(table: Table, gambler: Gambler, number: int) -> int:
    """So many cards, or as many as the deck has left; says how many."""
    drawn = table.deck[:number]
    del table.deck[:number]
    gambler.cards = in_hand_order([*gambler.cards, *drawn])
    seat = gambler.seat
    table.tell(CardsDrawn(seat=seat, number=len(drawn)))
    table.tell(CardsSeen(audience=(seat,), seat=seat, cards=tuple(drawn)))
    return len(drawn)


async def take_any(table: Table, thief: Gambler, victim: Gambler) -> None:
    """A random card of the victim's goes over. Both know which; to the others it may be one of
    any kind, even if they had seen the hand."""
    card = (await Shuffle(tuple(victim.cards)))[0]
    seat, other = thief.seat, victim.seat
    victim.cards.remove(card)
    for kind in {marked for marked, _ in victim.marks}:
        _forget(victim, kind, _EVERYBODY if kind == card else ~(1 << seat))
    thief.cards = in_hand_order([*thief.cards, card])
    thief.marks.append((card, 1 << other))
    table.tell(CardTaken(seat=seat, victim=other))
    table.tell(CardSeen(audience=(seat, other), seat=seat, victim=other, card=card))
