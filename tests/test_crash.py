"""The report that is kept when something breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.crash import KEPT, last_report, mark_as_seen, write_report
from game.engine.match import Match
from game.engine.session import Session
from tests.support import GAME, played


@pytest.fixture(autouse=True)
def crashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    return tmp_path / "crashes"


def broken() -> BaseException:
    try:
        raise RuntimeError("the cup fell off the table")
    except RuntimeError as error:
        return error


def test_a_report_says_what_broke_and_where() -> None:
    path = write_report(broken())
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for part in ("version: ", "system: ", "python: 3.", "Traceback", "in broken"):
        assert part in text
    assert "RuntimeError: the cup fell off the table" in text
    assert "journal" not in text


def test_the_match_can_be_played_again_from_a_report() -> None:
    match = played(60, seed=4)
    path = write_report(broken(), Session(match, {}))
    assert path is not None
    first, *lines = path.read_text(encoding="utf-8").split("journal:\n")[1].splitlines()
    beginning = json.loads(first)
    assert (beginning["game"], beginning["seats"]) == (GAME, list(match.names))
    entries = [msgspec.json.decode(line, type=tuple[int | str, object]) for line in lines]
    again = Match.replayed(match.rules, beginning["seats"], beginning["seed"], entries)
    assert [again.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]


def test_lines_of_a_journal_are_taken_as_they_are() -> None:
    path = write_report(broken(), ["one", "two \ud800"])
    assert path is not None
    assert path.read_text(encoding="utf-8").endswith("journal:\none\ntwo \\ud800\n")


def _failing() -> Iterator[str]:
    yield "one"
    raise OSError("gone")


def test_a_journal_that_cannot_be_read_does_not_lose_the_rest() -> None:
    path = write_report(broken(), _failing())
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "the cup fell" in text and "(it cannot be read: OSError)" in text


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
        path = write_report(broken(), [str(number)])
        if path is not None and number % 2:
            mark_as_seen(path)
    kept = [file.read_text(encoding="utf-8").split()[-1] for file in crashes.iterdir()]
    assert sorted(map(int, kept)) == list(range(5, KEPT + 5))
