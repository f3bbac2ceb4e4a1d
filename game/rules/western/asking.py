"""Who will be asked for a card, as everybody can tell from what lies on the table.

The rules ask by what all can see: how many cards somebody holds, and never which ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.western.ladder import HAT, fewest_cards
from game.rules.western.view import WesternView

FEWEST = 2  # cards in hand to play one: the last one is kept


def could_stop_sheriff(view: WesternView, first: int) -> list[int]:
    """From that seat on, in playing order, while a sheriff is being laid."""
    return _with_cards(view, first, view.laid.seat, FEWEST)


def could_raise(view: WesternView, first: int) -> list[int]:
    """From that seat on, in playing order, up to whoever leads for the train."""
    train = view.race
    fewest = fewest_cards(train.cards, hat_about=HAT not in view.discards)
    return [] if fewest is None else _with_cards(view, first, train.leader, fewest + 1)


def _with_cards(view: WesternView, first: int, last: int, fewest: int) -> list[int]:
    players = view.players
    return [seat for seat in _up_to(view, first, last) if players[seat].count >= fewest]


def _up_to(view: WesternView, first: int, last: int) -> Iterator[int]:
    """In playing order, without the last one."""
    seat = first
    while seat != last:
        yield seat
        seat = (seat + view.direction) % len(view.players)
