"""What may be chosen before a derby, as it reads wherever it is chosen or looked up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.i18n import mark
from game.rules.derby.cards import HORSES
from game.rules.derby.options import CHOOSE_TRACKS, HARD_RIDE, HIDDEN_HANDS
from game.wording.derby.vocabulary import DerbyVocabulary


class Variant(NamedTuple):
    name: str
    text: str


# How a horse gets its first card, which sets its odds: by the option's value.
FIRST_CARDS = (
    Variant(
        mark("In order"),
        mark(
            "The same cards in every game: %(first_card)s for %(first_horse)s, and so on to "
            "%(last_card)s for %(last_horse)s."
        ),
    ),
    Variant(
        mark("Turned up"),
        mark("The cards are shuffled and one is turned up for each horse."),
    ),
    Variant(
        mark("By choice"),
        mark("Players take turns giving a horse its first card, starting with the bookmaker."),
    ),
    Variant(
        mark("From hands"),
        mark("All cards are dealt. The first card played on a horse sets its odds."),
    ),
)
SWITCHES = {
    HARD_RIDE: Variant(
        mark("Hard ride"),
        mark("You roll for every square. Starting on the card's colour doubles the move."),
    ),
    CHOOSE_TRACKS: Variant(
        mark("Choose your track"),
        mark("Riders choose their own tracks, starting with the favourite's rider."),
    ),
    HIDDEN_HANDS: Variant(
        mark("Hidden hands"),
        mark("In the race only the rider sees which cards a horse still holds."),
    ),
}


def ways_told(words: DerbyVocabulary, first_cards: Sequence[str]) -> list[str]:
    """What each way to the first cards is; `first_cards`: those of the box, for the usual way."""
    facts = {
        "first_card": words.card(first_cards[0]),
        "first_horse": words.horse(HORSES[0]),
        "last_card": words.card(first_cards[-1]),
        "last_horse": words.horse(HORSES[-1]),
    }
    return [words.say(way.text, **facts) for way in FIRST_CARDS]
