"""Cards as they go from hand to hand, with what the others have seen of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.requests import Shuffle
from game.rules.western.cards import in_hand_order
from game.rules.western.events import CardsDrawn, CardSeen, CardsSeen, CardTaken, DeckRenewed
from game.rules.western.table import Gambler, Table


def lay(table: Table, gambler: Gambler, cards: Sequence[str]) -> None:
    """Out of the hand, for all to see, onto the discards."""
    take_out(gambler, cards)
    table.discards += cards


def take_out(gambler: Gambler, cards: Sequence[str]) -> None:
    for card in cards:
        gambler.cards.remove(card)
        if gambler.marks:
            _forget(gambler, card)


def _forget(gambler: Gambler, card: str) -> int:
    """A card leaves the hand: who has seen it, 0 if nobody."""
    for place, (marked, mark) in enumerate(gambler.marks):
        if marked == card:
            del gambler.marks[place]
            return mark
    return 0


def show(table: Table, gambler: Gambler) -> None:
    """Everybody has seen the whole hand, or can tell it."""
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
    """A random card of the victim's goes over; both know which, and others follow a card that
    they had seen."""
    card = (await Shuffle(tuple(victim.cards)))[0]
    victim.cards.remove(card)
    seen = _forget(victim, card) & ~(1 << thief.seat)
    thief.cards = in_hand_order([*thief.cards, card])
    thief.marks.append((card, seen | 1 << victim.seat))
    seat, other = thief.seat, victim.seat
    table.tell(CardTaken(seat=seat, victim=other))
    table.tell(CardSeen(audience=(seat, other), seat=seat, victim=other, card=card))
