"""Mustangs, cards, sets and events by name, in every language."""

import re
from collections.abc import Callable, Sequence

import pytest

from game.engine.requests import Decision
from game.i18n import LANGUAGES
from game.rules.mustang import questions
from game.rules.mustang.scoring import sheet
from game.rules.mustang.sets import KIND_OF_SET, SET_FOR
from game.wording.mustang import MustangWords
from tests.wording.mustang_samples import CARDS, COATS, EVENT_CARDS, KINDS, MUSTANGS, SETS

ACTIONS = ("exchange", "catch", "steal", "stable")
SCORE_LINES = tuple(line.line for line in sheet((), ()))

VOCABULARIES: list[tuple[Callable[[MustangWords, str], str], Sequence[str]]] = [
    (MustangWords.mustang, MUSTANGS),
    (MustangWords.a_mustang, MUSTANGS),
    (MustangWords.the_mustang, MUSTANGS),
    (MustangWords.coat, COATS),
    (MustangWords.kind, KINDS),
    (MustangWords.kind_said, tuple(SET_FOR)),
    (MustangWords.pile, KINDS),
    (MustangWords.pile_said, KINDS),
    (MustangWords.card, CARDS),
    (MustangWords.card_said, CARDS),
    (MustangWords.set_name, SETS),
    (MustangWords.set_explained, SETS),
    (MustangWords.action, ACTIONS),
    (MustangWords.event_turned_up, EVENT_CARDS),
    (MustangWords.score_line, SCORE_LINES),
    (MustangWords.reason, ("pile", "herd")),
]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> MustangWords:
    return MustangWords(request.param)


@pytest.mark.parametrize(("name_of", "ids"), VOCABULARIES)
def test_everything_has_a_name_of_its_own(
    words: MustangWords, name_of: Callable[[MustangWords, str], str], ids: Sequence[str]
) -> None:
    names = [name_of(words, thing) for thing in ids]
    assert all(names) and len(set(names)) == len(ids)
    assert not any("%" in name for name in names)
    with pytest.raises(KeyError):
        name_of(words, "no-such-thing" if ids is not CARDS else "7-nosuch")


def test_the_samples_know_all_sets_and_score_lines() -> None:
    assert tuple(KIND_OF_SET.values()) == SETS
    assert len(SCORE_LINES) == 7


def test_the_number_of_a_counter_is_not_part_of_its_name(words: MustangWords) -> None:
    assert words.mustang("bay-foal-1") == words.mustang("bay-foal-4")


@pytest.mark.parametrize("value", range(1, 9))
def test_sets_are_told_apart_by_kind_and_value(words: MustangWords, value: int) -> None:
    said = [words.set_said(kind, value) for kind in SETS]
    assert len(set(said)) == len(SETS)
    assert all(str(value) in one for one in said)


def test_several_cowboys_are_counted() -> None:
    words = MustangWords("en")
    assert words.cards_said(["cowboy"]) == "a cowboy"
    assert words.cards_said(["cowboy"] * 3) == "3 cowboys"
    assert words.cards_said(["1-bay", "cowboy", "cowboy"]) == "the 1 of bays and 2 cowboys"


def test_every_event_card_has_a_name_and_a_short_text(words: MustangWords) -> None:
    for bandits in (False, True):
        cards = [MustangWords(words.code, bandits=bandits).event_card(one) for one in EVENT_CARDS]
        assert len({card.name for card in cards}) == len({card.text for card in cards}) == 5
        for name, text in cards:
            assert "%" not in name + text
            assert name[0].isupper() and len(name) <= 24
            # One sentence, short enough for a card.
            assert text[0].isupper() and re.search(r"[a-zé]\.$", text) and len(text) <= 110


def decision_kinds() -> set[str]:
    return {
        value.kind
        for value in vars(questions).values()
        if isinstance(value, type) and issubclass(value, Decision) and value.kind
    }


def test_no_question_is_left_without_words(words: MustangWords) -> None:
    asked = [words.question(kind) for kind in decision_kinds()]
    assert len(set(asked)) == len(asked) == 4
    for question in asked:
        assert question.endswith("?") and "%" not in question and "(" not in question
    with pytest.raises(KeyError):
        words.question("no-such-question")


def test_counting(words: MustangWords) -> None:
    counters = [words.number_of_cards, words.number_of_mustangs, words.points]
    counters += [lambda count, kind=kind: words.number_of(kind, count) for kind in KINDS]
    for counted in (*counters, words.number_of_cowboys):
        assert counted(1).startswith("1 ") and counted(5).startswith("5 ")
        assert counted(2).split()[1] == counted(5).split()[1]
