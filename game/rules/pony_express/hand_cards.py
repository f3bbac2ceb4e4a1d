"""Playing and drawing equipment cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.pony_express.cards import COPIES, QUIET_WINDOWS, WINDOWS, Play, plays_of
from game.rules.pony_express.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardsOffered,
    CardTaken,
)
from game.rules.pony_express.questions import KeepDrawn, PlayCard
from game.rules.pony_express.table import Rider, Table

# What a played card needs, where the others may see it.
_OPEN_DETAILS = {
    "rail-pass": ("legs",),
    "on-his-tab": ("rider",),
    "pickaxe": ("dice",),
    "water-barrel": ("at",),
    "dust-devil": ("side",),
}


Effect = Callable[[Play], None]


async def card_in_window(
    table: Table, rider: Rider, window: str, effect: Effect | None = None
) -> Play | None:
    """Ask for a card in its window. Being asked must not leak what is held: everybody is asked
    who, by what all can see, might hold a card for it; in a quiet window, after which the same
    player is asked on anyway, nobody can tell, so only who holds one is. `effect`: what changes
    on the table at once, for all to see."""
    if not rider.cards:
        return None
    plays = plays_in(table, rider, window)
    asked = plays if window in QUIET_WINDOWS else _might_hold_one(table, window)
    if not asked:
        return None
    return _played(table, rider, await PlayCard(rider.seat, window, plays), effect)


def plays_in(table: Table, rider: Rider, window: str) -> tuple[Play, ...]:
    """Every legal play of the cards in hand, in this window."""
    held = [card for card in WINDOWS[window] if card in rider.cards]
    return tuple(play for card in held for play in plays_of(card, table, rider)) if held else ()


def _might_hold_one(table: Table, window: str) -> bool:
    """Whether a player with cards in hand might have one for this window: not all are spent."""
    return any(table.spent.count(card) < COPIES[card] for card in WINDOWS[window])


def _played(table: Table, rider: Rider, play: Play | None, effect: Effect | None) -> Play | None:
    """A played card is shown to all and leaves the game."""
    if play is not None:
        rider.cards.remove(play.card)
        table.spent.append(play.card)
        if effect is not None:
            effect(play)
        details = {name: getattr(play, name) for name in _OPEN_DETAILS.get(play.card, ())}
        table.tell(CardPlayed(seat=rider.seat, card=play.card, **details))
    return play


async def draw_two_keep_one(table: Table, rider: Rider) -> None:
    """Relay station: the other card goes under the deck. With one card left, draw that one;
    with none, nothing."""
    if len(table.deck) < 2:
        draw_top_card(table, rider, "relay")
        return
    drawn = deal_two(table)
    offer(table, rider, drawn)
    keep(table, rider, await KeepDrawn(rider.seat, tuple(dict.fromkeys(drawn))), "relay")


def deal_two(table: Table) -> list[str]:
    """Two different cards from the top of the deck while it has them: a second one that equals
    the first goes under the deck, unseen by everybody."""
    first = table.deck.pop(0)
    at = next((at for at, card in enumerate(table.deck) if card != first), 0)
    passed_over, table.deck = table.deck[:at], table.deck[at:]
    second = table.deck.pop(0)
    table.deck += passed_over
    return [first, second]


def differ(cards: Sequence[str]) -> bool:
    return len(set(cards)) == len(cards)


def draw_top_card(table: Table, rider: Rider, why: str) -> None:
    if table.deck:
        offer(table, rider, [table.deck.pop(0)])
        keep(table, rider, table.offered[rider.seat][0], why)


def offer(table: Table, rider: Rider, cards: list[str]) -> None:
    """Give a player cards to look at and choose from."""
    table.offered[rider.seat] = cards
    rider.seen += cards
    table.tell(CardsDrawn(seat=rider.seat, count=len(cards)))
    table.tell(CardsOffered(audience=(rider.seat,), seat=rider.seat, cards=tuple(cards)))


def keep(table: Table, rider: Rider, card: str, why: str) -> None:
    """Keep one of the offered cards; the others go under the deck."""
    back = table.offered.pop(rider.seat)
    back.remove(card)
    rider.cards.append(card)
    table.deck += back
    table.tell(CardKept(audience=(rider.seat,), seat=rider.seat, card=card, back=tuple(back)))
    table.tell(CardTaken(seat=rider.seat, why=why))
