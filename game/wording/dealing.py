"""The table log of games with a hand of cards: dealing, drawing, and a new deck."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from game.i18n import mark
from game.wording.telling import Facts, Telling
from game.wording.vocabulary import Vocabulary


class CardVocabulary(Vocabulary, ABC):
    """Of a game in which cards are held."""

    @abstractmethod
    def cards_said(self, cards: Sequence[str]) -> str:
        """All of them, inside a sentence."""


V = TypeVar("V", bound=CardVocabulary)


def first_player(tell: Telling[V], facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You start."),
        mark("%(name)s starts."),
    )


def cards_dealt(tell: Telling[V], facts: Facts) -> str:
    cards = tell.words.number_of_cards(facts["number"])
    return tell.words.say("Everyone is dealt %(cards)s.", cards=cards)


def hand_dealt(tell: Telling[V], facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You are dealt %(cards)s."),
        mark("%(name)s is dealt %(cards)s."),
        cards=tell.words.cards_said(facts["cards"]),
    )


def cards_drawn(tell: Telling[V], facts: Facts) -> str | None:
    """Whoever draws sees the cards, and has a line of its own."""
    if tell.is_you(facts["seat"]):
        return None
    return tell.words.say(
        "%(name)s draws %(cards)s.",
        name=tell.name(facts["seat"]),
        cards=tell.words.number_of_cards(facts["number"]),
    )


def cards_seen(tell: Telling[V], facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You draw %(cards)s."),
        mark("%(name)s draws %(cards)s."),
        cards=tell.words.cards_said(facts["cards"]),
    )


def deck_used_up(tell: Telling[V], facts: Facts) -> str:
    return tell.words.say(
        "The deck is empty: the discards are shuffled into a new one, %(cards)s.",
        cards=tell.words.number_of_cards(facts["number"]),
    )
