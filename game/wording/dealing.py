"""The table log of games with a hand of cards: dealing, drawing, and a new deck."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from game.i18n import mark
from game.rules.shared.deals import (
    CardsDealt,
    CardsDrawn,
    CardsSeen,
    DeckRenewed,
    FirstPlayer,
    HandDealt,
)
from game.wording.telling import Telling
from game.wording.vocabulary import Vocabulary


class CardVocabulary(Vocabulary, ABC):
    """Of a game in which cards are held."""

    @abstractmethod
    def cards_said(self, cards: Sequence[str]) -> str:
        """All of them, inside a sentence."""


V = TypeVar("V", bound=CardVocabulary)


def first_player(tell: Telling[V], event: FirstPlayer) -> str:
    return tell.about(
        event.seat,
        mark("You start."),
        mark("%(name)s starts."),
    )


def cards_dealt(tell: Telling[V], event: CardsDealt) -> str:
    cards = tell.words.number_of_cards(event.number)
    return tell.words.say("Everyone is dealt %(cards)s.", cards=cards)


def hand_dealt(tell: Telling[V], event: HandDealt) -> str:
    return tell.about(
        event.seat,
        mark("You are dealt %(cards)s."),
        mark("%(name)s is dealt %(cards)s."),
        cards=tell.words.cards_said(event.cards),
    )


def cards_drawn(tell: Telling[V], event: CardsDrawn) -> str | None:
    """Whoever draws sees the cards, and has a line of its own."""
    if tell.is_you(event.seat):
        return None
    return tell.words.say(
        "%(name)s draws %(cards)s.",
        name=tell.name(event.seat),
        cards=tell.words.number_of_cards(event.number),
    )


def cards_seen(tell: Telling[V], event: CardsSeen) -> str:
    return tell.about(
        event.seat,
        mark("You draw %(cards)s."),
        mark("%(name)s draws %(cards)s."),
        cards=tell.words.cards_said(event.cards),
    )


def deck_used_up(tell: Telling[V], event: DeckRenewed) -> str:
    return tell.words.say(
        "The deck is empty: the discards are shuffled into a new one, %(cards)s.",
        cards=tell.words.number_of_cards(event.number),
    )
