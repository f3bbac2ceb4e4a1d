"""The words that players type, in every language."""

import pytest

from game.i18n import LANGUAGES
from game.text.commands import _WORDS, commands_in
from game.text.parsing import decimal, dice_numbers, index_of_name, whole_number
from game.text.plain import folded


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_shown_means_what_it_is_shown_for(code: str) -> None:
    commands = commands_in(code)
    for meaning in _WORDS:
        assert commands.meaning(commands.word(meaning)) == meaning


@pytest.mark.parametrize("code", LANGUAGES)
def test_accents_and_capitals_need_not_be_typed(code: str) -> None:
    commands = commands_in(code)
    for meaning in _WORDS:
        assert commands.meaning(folded(commands.word(meaning)).upper()) == meaning


@pytest.mark.parametrize("code", LANGUAGES)
def test_yes_and_no_are_understood_by_their_first_letters(code: str) -> None:
    commands = commands_in(code)
    for meaning in ("yes", "no"):
        assert commands.meaning(commands.word(meaning)[0]) == meaning


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("word", ["?", "help", "rules", "stand", "keep", "quit", "undo"])
def test_the_english_words_are_understood_everywhere(code: str, word: str) -> None:
    assert commands_in(code).meaning(word) in (word, "help")


def test_what_means_nothing_stays_as_it_was_typed() -> None:
    assert commands_in("en").meanings("Keep 1,4 banana") == ["keep", "1,4", "banana"]
    assert commands_in("en").meaning("") is None


@pytest.mark.parametrize(
    ("text", "number"),
    [("2", 2.0), ("2.5", 2.5), ("2,5", 2.5), (".5", 0.5), ("-1", None), ("1e3", None), ("", None)],
)
def test_decimals(text: str, number: float | None) -> None:
    assert decimal(text) == number


@pytest.mark.parametrize(("text", "number"), [("12", 12), ("-1", None), ("²", None), ("", None)])
def test_whole_numbers(text: str, number: int | None) -> None:
    assert whole_number(text) == number


def test_dice_are_counted_from_one() -> None:
    assert dice_numbers(["4", "1"]) == (0, 3)
    assert dice_numbers(["1,2"]) == (0, 1)
    assert dice_numbers([]) == ()
    assert dice_numbers(["1", "1"]) is None
    assert dice_numbers(["6"]) is None


def test_the_beginning_of_a_name_is_enough_where_it_is_the_only_one() -> None:
    names = ["three of a kind", "two pairs", "Été"]
    assert index_of_name("thr", names) == 0
    assert index_of_name("t", names) is None
    assert index_of_name("ete", names) == 2
    assert index_of_name("", names) is None
