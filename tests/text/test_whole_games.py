"""Whole races played by typing, to the end."""

from pathlib import Path

import pytest

from game import load_match, new_match
from game.engine.match import Match
from game.i18n import LANGUAGES
from tests.text.typists import (
    AnyPlayer,
    Recorder,
    in_any_language,
    played,
    reads_well_without_accents,
)

GAME = "pony-express"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def race(seats: int, seed: int) -> Match:
    return new_match(GAME, NAMES[:seats], seed=seed)


def the_race_ends(match: Match, console: Recorder) -> None:
    assert match.result is not None
    assert "wins the race!" in console.public or "win the race!" in console.public


@pytest.mark.parametrize("seed", range(6))
def test_one_person_against_bots(seed: int, tmp_path: Path) -> None:
    match = race(3, seed)
    file = tmp_path / "race.jsonl"
    console = played(match, AnyPlayer(seed), ["human", "random", "random"], file)
    the_race_ends(match, console)
    assert "Pass the keyboard" not in console.public, "nobody else is there"
    assert not console.private_text
    saved = load_match(file)
    assert list(saved.journal) == list(match.journal)
    assert saved.result == match.result


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [3, 5])
def test_people_among_themselves(seats: int, seed: int) -> None:
    match = race(seats, seed)
    the_race_ends(match, played(match, AnyPlayer(seed), ["human"] * seats))


@pytest.mark.parametrize("seed", range(3))
def test_two_people_and_two_bots(seed: int) -> None:
    match = race(4, seed)
    players = ["random", "human", "random", "human"]
    the_race_ends(match, played(match, AnyPlayer(seed), players))


def test_bots_alone_need_nobody() -> None:
    match = race(3, 1)
    the_race_ends(match, played(match, AnyPlayer(1), ["random"] * 3))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_every_language_can_be_played_and_printed_without_accents(code: str, people: int) -> None:
    asides = ["?", "rules", "log", "riders", "board", "save", "undo"]
    match = race(4, 3)
    players = ["human"] * people + ["random"] * (4 - people)
    console = played(match, in_any_language(match, asides), players, code=code)
    assert match.result is not None
    reads_well_without_accents(console)
