"""What may be a name, where a save is read and where a game is set up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import new_match
from game.cleantext import LONGEST_SENTENCE, clean, clean_lines, has_unseen, shortened
from game.engine.errors import GameError, Message, SaveError, SetupError
from game.engine.names import name_problem, tidy_name
from game.engine.saves import read_save
from game.games.matches import load_match
from tests.hostile import ALLOWED, HALF_A_CHARACTER, REFUSED, save_with, unseen_in, written
from tests.saving import edit_heading


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_a_bad_name_is_refused_by_a_save_and_by_a_new_game(name: str, tmp_path: Path) -> None:
    path = save_with(name, tmp_path / "race.jsonl")
    with pytest.raises(SaveError, match="is damaged: ") as refusal:
        read_save(path)
    assert "a player's name in it is not allowed" in str(refusal.value)
    with pytest.raises(SetupError):
        new_match("pony-express", [name, "Bob", "Cleo"])


def test_half_a_character_is_a_damaged_save(tmp_path: Path) -> None:
    path = written(HALF_A_CHARACTER, tmp_path / "race.jsonl")
    with pytest.raises(SaveError) as refusal:
        read_save(path)
    assert not unseen_in(str(refusal.value))


@pytest.mark.parametrize("name", ALLOWED.values(), ids=ALLOWED)
def test_an_odd_name_is_a_name(name: str, tmp_path: Path) -> None:
    path = save_with(name, tmp_path / "race.jsonl")
    assert load_match(path).names[0] == name


def test_eleven_names_are_more_than_any_table_has(tmp_path: Path) -> None:
    path = save_with("Ann", tmp_path / "race.jsonl")
    edit_heading(path, seats=[f"Rider {number}" for number in range(11)], players=[])
    with pytest.raises(SaveError, match="not allowed"):
        read_save(path)


def test_an_accent_typed_on_its_own_becomes_part_of_its_letter() -> None:
    assert tidy_name("  Rene\u0301e ") == "Ren\u00e9e"
    assert name_problem(tidy_name("Rene\u0301e")) is None


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_what_is_cleaned_shows_everything_it_holds(name: str) -> None:
    assert not unseen_in(clean(name)) and "\n" not in clean(name)
    assert not unseen_in(clean_lines(name))
    assert clean(clean(name)) == clean(name)


def test_every_character_that_cannot_be_seen_is_known() -> None:
    """Beside the separators of words, nothing that Unicode calls a control or a format is left."""
    left = unseen_in(clean("".join(map(chr, range(0x110000)))))
    # Signs of scripts that need shaping are drawn; none of them moves anything.
    assert left <= set("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2") | {
        char
        for low, high in ((0x110BD, 0x110CD), (0x13430, 0x1343F), (0x1BCA0, 0x1D17A))
        for char in map(chr, range(low, high + 1))
    }


def test_words_of_the_game_are_left_alone() -> None:
    for text in ("Étienne’s 10\u00a0k", "a\u202f!", "→ × · “quoted” …", "Zoë, Łukasz, Ødegård"):
        assert clean(text) == text and not has_unseen(text)


def test_a_long_text_loses_its_middle() -> None:
    assert shortened("abcdefghij", 5) == "ab…ij"
    assert shortened("abcde", 5) == "abcde"
    assert len(shortened("x" * 999, 100)) == 100


def test_no_refusal_is_endless_or_holds_an_order_to_the_terminal() -> None:
    hostile = "\x1b[31m" + "x" * 100_000
    for error in (
        GameError("It is %(what)s.", what=hostile),
        GameError("It is %(what)s.", what=Path(hostile)),
        GameError("It is %(what)s.", what=Message("so %(much)s", {"much": hostile})),
        GameError(f"It is {hostile}."),
    ):
        assert len(str(error)) <= LONGEST_SENTENCE
        assert not unseen_in(str(error))


def test_the_name_of_a_file_in_an_error_is_cleaned(tmp_path: Path) -> None:
    path = tmp_path / "\x1b[31mred\u202e.jsonl"
    with pytest.raises(SaveError) as refusal:
        read_save(path)
    assert not unseen_in(str(refusal.value))
    assert re.search(r"\[31mred\.jsonl", str(refusal.value))
