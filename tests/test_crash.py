"""The report that is kept when something breaks."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game import new_match
from game.crash import KEPT, ROOT, last_report, mark_as_seen, write_report
from game.engine.errors import GameError, RulesBug, shown
from game.engine.session import Session
from game.games.registry import GAMES
from tests.support import play_out


@pytest.fixture(autouse=True)
def crashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    return tmp_path / "crashes"


def broken() -> BaseException:
    try:
        return ValueError(1 / 0)
    except ZeroDivisionError as error:
        return error


def test_a_report_says_what_broke_and_where() -> None:
    path = write_report(broken())
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for part in ("version: ", "system: ", "python: 3.", "Traceback", "in broken", "Left out"):
        assert part in text
    assert 'File "tests/test_crash.py", line ' in text
    assert "ZeroDivisionError: division by zero" in text
    assert "match:" not in text


@pytest.mark.parametrize("game", GAMES)
def test_a_report_holds_nothing_that_is_hidden_in_the_game(game: str) -> None:
    """Two tables of different secrets, names and seeds, and errors that speak of them: the reports
    are the same but for what everybody has seen."""
    texts = []
    for seed, names in ((4, ("Annabel", "Bobby", "Cleopatra")), (5, ("Xaver", "Yolanda", "Zoe"))):
        match = new_match(game, names, seed)
        play_out(match, random.Random(seed), most=25)
        secret = shown(match.view(0)) + str(match.seed) + names[0]
        path = write_report(telling(secret, names[1]), Session(match, {}))
        assert path is not None
        text = path.read_text(encoding="utf-8")
        assert f"game: {game}" in text and "answers: " in text
        for name in (*names, secret, str(match.journal[-1])):
            assert name not in text
        texts.append(text.partition("match:")[0].partition("Left out")[2])
    assert texts[0] == texts[1] and "KeyError" in texts[0]


def telling(secret: str, name: str) -> BaseException:
    """An error after another, all of whose words are about what somebody holds."""
    try:
        try:
            raise KeyError(secret)
        except KeyError as error:
            raise GameError("%(name)s cannot play that.", name=name) from error
    except GameError as refusal:
        try:
            raise RulesBug(f"{name} holds {secret}.") from refusal
        except RulesBug as error:
            return error


def test_of_an_error_for_players_the_sentence_is_kept_without_its_facts() -> None:
    path = write_report(telling("a jack", "Bob"))
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "GameError: %(name)s cannot play that." in text
    assert text.index("KeyError") < text.index("GameError:") < text.index("RulesBug")


def test_the_folder_of_a_player_is_in_no_report(tmp_path: Path) -> None:
    missing = tmp_path / "Annabel"
    try:
        missing.read_text(encoding="utf-8")
    except OSError as error:
        path = write_report(error)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "FileNotFoundError: No such file" in text
    assert "Annabel" not in text and str(ROOT) not in text


def test_a_match_that_cannot_be_read_does_not_lose_the_rest() -> None:
    path = write_report(broken(), object())  # type: ignore[arg-type]
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "division by zero" in text and "(it cannot be read: AttributeError)" in text


def test_where_nothing_can_be_written_there_is_no_report(crashes: Path) -> None:
    crashes.write_text("a file where the folder should be")
    assert write_report(broken()) is None
    assert last_report() is None


def test_an_error_that_cannot_be_printed_is_reported_all_the_same() -> None:
    class Unspeakable(Exception):
        def __str__(self) -> str:
            raise ValueError("no words")

    path = write_report(Unspeakable())
    assert path is not None and "Unspeakable" in path.read_text(encoding="utf-8")


def test_the_newest_report_is_spoken_of_once() -> None:
    assert last_report() is None
    first, second = write_report(broken()), write_report(broken())
    assert first is not None and second is not None
    assert last_report() == second
    mark_as_seen(second)
    assert last_report() is None
    third = write_report(broken())
    assert last_report() == third


def test_a_game_that_breaks_every_day_does_not_fill_the_disk(crashes: Path) -> None:
    for number in range(KEPT + 5):
        path = write_report(AttributeError(str(number)))
        if path is not None and number % 2:
            mark_as_seen(path)
    kept = [file.read_text(encoding="utf-8").split()[-1] for file in crashes.iterdir()]
    assert sorted(map(int, kept)) == list(range(5, KEPT + 5))
