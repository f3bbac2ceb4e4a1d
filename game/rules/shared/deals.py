"""Events of every game with turns and hands of cards: told, worded and shown in one way."""

from __future__ import annotations

from typing import ClassVar

from game.engine.events import Event


class FirstPlayer(Event, frozen=True, kw_only=True, tag="first-player"):
    seat: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    begins_turn: ClassVar[bool] = True
    seat: int
    turn: int


class CardsDealt(Event, frozen=True, kw_only=True, tag="cards-dealt"):
    """To all: so many cards to everybody."""

    number: int


class HandDealt(Event, frozen=True, kw_only=True, tag="hand-dealt"):
    """To the one whose hand it is."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class CardsDrawn(Event, frozen=True, kw_only=True, tag="cards-drawn"):
    """To all: so many cards from the top of the deck."""

    seat: int
    number: int


class CardsSeen(Event, frozen=True, kw_only=True, tag="cards-seen"):
    """To the one who draws: which, in the order they were drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class DeckRenewed(Event, frozen=True, kw_only=True, tag="deck-renewed"):
    """The discards are shuffled: a new deck of so many cards."""

    number: int
