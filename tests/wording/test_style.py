"""How the game speaks: habits of speech that a native reader stumbles over stay out of all three
languages, and one thing has one word."""

import re
from functools import cache
from typing import NamedTuple

import pytest
from babel.messages.catalog import Catalog, Message

from game.locale import messages
from game.practice.drills.library import load_drills

TYPED = "typed by players"
PLACEHOLDER = re.compile(r"%\(\w+\)[^a-z]*[a-z]")
SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n")
LONGEST = 20  # words in a sentence, where a colon or semicolon lets the reader breathe
LABEL = 4  # words at most
# Names keep their capitals in the middle of a label: of games, cards, horses, places and keys.
NAMES = {
    *("Derby", "Mustang", "Star", "Midnight", "Avalanche", "Space", "Enter"),
    *("Ambush", "Bronco", "Gold", "In", "Jester", "Marshal", "Refund", "Shakedown"),
    *("Ten-Gallon", "Train", "JOSEPH", "CITY", "LAKE", "Basin", "Desert", "Lake", "Mile"),
    *("Mountains", "Nevada", "Plains", "Range", "Salt"),
}


class Habit(NamedTuple):
    """What must not be said, with a text that says it and one that is right."""

    pattern: str
    wrong: str
    right: str


ENGLISH = (
    Habit(r"\bthe own\b", "Look at the own cards.", "Look at your own cards."),
    Habit(r"(?:^|[.!:;] )[Ww]ho [^?]*$", "Who cannot pay pays.", "Who pays for the drinks?"),
    Habit(r"\bin (?:your|their|the) turn\b", "In your turn you ride.", "On your turn you ride."),
    Habit(r"\bin the end\b", "In the end you win.", "At the end you win."),
    Habit(r"\banew\b", "Begin anew", "Start over"),
    Habit(r"\bdear\b", "That was dear", "That cost them"),
    Habit(r"\bas much\b", "Pay twice as much.", "Pay double."),
    Habit(r"\bthe usual\b", "Type Enter for the usual one.", "Press Enter for the default."),
    Habit(r"\bis wanted\b", "Less than 2 is wanted.", "Stay below 2."),
    Habit(r"\bsuch as\b", "Type numbers, such as 1 4.", "Type numbers, e.g. 1 4."),
    Habit(r"\bstands? there\b", "The key stands there twice.", "Duplicate key."),
    Habit(
        r"(?<!there )\b(?:is|are) no\b(?! (?:longer|more)\b)",
        "That is no first card.",
        "There is no first card.",
    ),
    Habit(r"\bat once\b", "Changes count at once.", "Changes apply immediately."),
    Habit(r" of %\((?:name|other)\)s", "Bets of %(name)s", "%(name)s's bets"),
    Habit(r"\bplanks?\b", "Press the plank.", "Press the button."),
    Habit(r"\bdumm(?:y|ies)\b", "Hit the dummy.", "Hit the decoy."),
    Habit(r"\bhand(?:ed|s)? over\b", "The screen is handed over.", "Pass the screen."),
    Habit(r"\bno way back\b", "There is no way back.", "Can't undo."),
    Habit(r"\btaken? back\b", "The answer was taken back.", "The answer was undone."),
    Habit(r"\b(?:seed of|usual settings)\b", "Seed of the dice", "Random seed"),
    Habit(r"\bnobody's horse\b", "Nobody's horse", "Riderless horse"),
    Habit(r"\bthinks about\b", "Ann thinks about a card.", "Ann is choosing a card."),
)
FRENCH = (
    Habit(
        r"(?:^|[.!?;:]\s)[Qq]ui [^?]*$",
        "Qui ne peut pas payer va en prison.",
        "Qui paie la tournée\N{NO-BREAK SPACE}?",
    ),
    Habit(
        r"(?<!soit)-(?:tu|je|t-on|il|elle|ils|elles)\b",
        "Cries-tu au bluff\N{NO-BREAK SPACE}?",
        "Tu cries au bluff\N{NO-BREAK SPACE}?",
    ),
    Habit(r"\baussitôt\b", "Tu joues aussitôt.", "Tu joues tout de suite."),
    Habit("[·‧•]", "un·e joueur·euse", "la personne qui joue"),
    Habit(r"['’]%\(", "la main d'%(name)s", "la main qu'a %(name)s"),
    Habit(r"\bdu %\((?:card|name)\)s", "le prix du %(card)s", "le prix de la carte"),
    Habit(r"\bmannequin", "toucher le mannequin", "toucher le leurre"),
    Habit(r"\bplanche", "appuie sur la planche", "appuie sur le bouton"),
    Habit(r"\bcheval de personne\b", "Cheval de personne", "Cheval sans cavalier"),
    Habit(r"\bgraine des\b", "Graine des dés", "Graine aléatoire"),
    Habit(r"\bcinq(?: dés)? identiques\b", "cinq identiques", "poker"),
)
ITALIAN = (
    Habit(r"['’]%\(", "dall'%(corner)s", "angolo: %(corner)s"),
    Habit(r"\bdegli %\(", "degli %(highest)d", "valgono %(highest)d"),
    Habit(r"\be lascia\b|\blascia(?:re)? per tirare\b", "lascia per tirare", "rilascia per tirare"),
    Habit(r"\bseme d", "Seme delle carte", "Numero casuale"),
    Habit(r"\bcontrofigura\b", "Controfigura", "Fantoccio"),
    Habit(r"\bpremi l'asse\b", "premi l'asse", "premi il pulsante"),
    Habit(r"\bcavallo di nessuno\b", "Cavallo di nessuno", "Cavallo senza cavaliere"),
    Habit(
        r"\b(?:uguali|parità) si (?:ritira|rilancia)\b",
        "a numeri uguali si ritira",
        "a pari si tira ancora",
    ),
    Habit(r"«\s|\s»", "« così »", "«così»"),
)
HABITS = {"en": ENGLISH, "fr": FRENCH, "it": ITALIAN}
LEVELS = {
    "fr": {"greenhorn": "pied-tendre", "ranger": "ranger", "gunslinger": "fine gâchette"},
    "it": {"greenhorn": "pivello", "ranger": "ranger", "gunslinger": "pistolero"},
}


@cache
def english() -> Catalog:
    return messages.texts_of_the_game()


@cache
def texts(code: str) -> list[tuple[Message, str]]:
    """Every form of every text that players read, with the message it belongs to."""
    catalogue = english() if code == "en" else messages.read_catalogue(code)
    return [
        (message, form)
        for message in catalogue
        if message.id and message.context != TYPED
        for form in forms(message.id if code == "en" else message.string)
    ]


def forms(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def breaks(habit: Habit, text: str) -> bool:
    return re.search(habit.pattern, text, re.IGNORECASE) is not None


@pytest.mark.parametrize("code", HABITS)
def test_every_habit_is_noticed_and_what_is_right_is_not(code: str) -> None:
    for habit in HABITS[code]:
        assert breaks(habit, habit.wrong), habit
        assert not breaks(habit, habit.right), habit


@pytest.mark.parametrize("code", HABITS)
def test_no_text_has_a_bad_habit(code: str) -> None:
    said = texts(code)
    assert len(said) > 2000, "the texts are not found"
    found = [
        (habit.pattern, text) for habit in HABITS[code] for _, text in said if breaks(habit, text)
    ]
    assert found == []


@pytest.mark.parametrize("code", LEVELS)
def test_levels_of_bots_have_their_names(code: str) -> None:
    catalogue = messages.read_catalogue(code)
    assert {level: catalogue.get(level).string for level in LEVELS[code]} == LEVELS[code]


def long_sentences(text: str) -> list[str]:
    return [part for part in SENTENCE_END.split(text) if len(part.split()) > LONGEST]


def test_a_long_sentence_is_noticed() -> None:
    twenty = " ".join(["word"] * 20)
    assert long_sentences(f"{twenty}. And more: {twenty}") == []
    assert long_sentences(f"Short. A {twenty}.") == [f"A {twenty}."]


def test_no_english_sentence_is_long() -> None:
    assert [part for _, text in texts("en") for part in long_sentences(text)] == []


def odd_capitals(label: str) -> list[str]:
    """Words of a short text without a sentence's marks that are written like a title's."""
    words = PLACEHOLDER.sub("it", label).split()
    if len(words) > LABEL or re.search(r"[.!?:;,]", label):
        return []
    return [word for word in words[1:] if word[:1].isupper() and word not in NAMES]


def test_labels_are_in_sentence_case() -> None:
    assert odd_capitals("Leave Game") == ["Game"] and odd_capitals("Leave game") == []
    assert odd_capitals("A new Derby") == [] and odd_capitals("Leave. Game over") == []
    labels = [
        text
        for message, text in texts("en")
        if any(place.startswith(("game/ui/", "game/games/")) for place, _ in message.locations)
    ]
    assert [label for label in labels if odd_capitals(label)] == []


@pytest.mark.parametrize("code", HABITS)
def test_no_drill_has_a_bad_habit(code: str) -> None:
    groups = load_drills().sets
    drills = [drill for group in groups for drill in group.drills]
    said = [getattr(group.name, code) for group in groups]
    said += [getattr(text, code) for drill in drills for text in (drill.name, drill.goal)]
    assert len(said) > 40, "the drills are not found"
    assert [text for text in said for habit in HABITS[code] if breaks(habit, text)] == []
