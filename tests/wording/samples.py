"""The games that have words, each with one event for every way in which a sentence can go."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from game.engine.events import Event
from game.rules.derby.events import EVENTS as DERBY_EVENTS
from game.rules.mustang.events import EVENTS as MUSTANG_EVENTS
from game.rules.pony_express.events import EVENTS as RACE_EVENTS
from game.rules.western.events import EVENTS as WESTERN_EVENTS
from game.wording import GameWords, words_for
from game.wording.derby import DerbyWords
from game.wording.mustang import MustangWords
from game.wording.western import WesternWords
from tests.wording import derby_samples, mustang_samples, race_samples, western_samples

# None of these is part of a word in any language.
NAMES = ("Xavi", "Zed", "Ottokar")
# A seat that does not take part reads the third form of a sentence.
READERS = (None, 0, 1, 2)
PLACES = ("", *(f"Place {number}" for number in range(1, 34)))
LEFTOVER = re.compile(r"[%{}]|\(\w+\)s|None|\d\.\d")


class Worded(NamedTuple):
    """What is known of one game's words."""

    game: str
    events: Callable[[], list[Event]]
    kinds: tuple[type[Event], ...]
    words: Callable[[str], list[GameWords]]  # in a language: all that make a difference
    silent: set[str]  # kinds that a spectator needs no line for, at least now and then


def race_words(code: str) -> list[GameWords]:
    from game.wording.pony_express import RaceWords

    return [RaceWords(code), RaceWords(code, bandits=True), RaceWords(code, labels=PLACES)]


def mustang_words(code: str) -> list[GameWords]:
    return [MustangWords(code), MustangWords(code, bandits=True)]


def western_words(code: str) -> list[GameWords]:
    return [WesternWords(code), WesternWords(code, bandits=True)]


def derby_words(code: str) -> list[GameWords]:
    return [DerbyWords(code)]


WORDED = {
    "pony-express": Worded(
        "pony-express",
        race_samples.sample_events,
        RACE_EVENTS,
        race_words,
        {"rerolled", "cards-drawn", "cards-offered", "duel-called"},
    ),
    "mustang": Worded(
        "mustang", mustang_samples.sample_events, MUSTANG_EVENTS, mustang_words, {"event-ended"}
    ),
    "western": Worded(
        "western",
        western_samples.sample_events,
        WESTERN_EVENTS,
        western_words,
        {"cards-played", "paid"},  # of a train
    ),
    "derby": Worded(
        "derby",
        derby_samples.sample_events,
        DERBY_EVENTS,
        derby_words,
        {"turn-began", "horse-began"},
    ),
}


def tell(words: GameWords, event: Event, you: int | None = None) -> str | None:
    return words.event(event, NAMES, you)


def plain_words(game: str, code: str) -> GameWords:
    return words_for(game, code)


def assert_plain_sentence(sentence: str | None) -> None:
    if sentence is None:
        return
    assert not LEFTOVER.search(sentence), sentence
    assert sentence[-1] in ".!", sentence
    assert sentence[0].isupper(), sentence
    assert "  " not in sentence and "\n" not in sentence, sentence
    assert not re.search(r"[.!?] \w", sentence), f"more than one sentence: {sentence}"
