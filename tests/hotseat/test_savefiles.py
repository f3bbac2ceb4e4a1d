"""The list of saved games, and deleting one."""

from __future__ import annotations

import os
import random
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game import load_match
from game.engine.autosave import aside_of, backup_of
from game.engine.errors import SaveError
from game.engine.session import Session
from game.hotseat.opening import begin_game, resume_game
from game.hotseat.savefiles import (
    Progress,
    SavedGame,
    delete_save,
    last_unfinished,
    look_of,
    new_save_paths,
    picture_of,
    save_paths,
    summary_of,
)
from game.hotseat.seats import Seats
from game.hotseat.sittings import sitting_of
from tests.saving import edit, format_2, write_old
from tests.support import GAME, NAMES, answer_once, play_out, race

SEATS = Seats(NAMES[:3], ("human", "ranger", "random"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    return tmp_path / "saves"


def save(home: Path, name: str, steps: int | None = 30, age: int = 0) -> Path:
    """A race after so many answers, or a finished one, saved so many seconds ago."""
    match, rng = race(3, seed=12), random.Random(12)
    home.mkdir(exist_ok=True)
    path = home / f"{GAME}-{name}.jsonl"
    if steps is None:
        play_out(match, rng)
    for _ in range(steps or 0):
        answer_once(match, rng)
    Session(match, {}, path).close()
    os.utime(path, (1_700_000_000 - age,) * 2)
    return path


def saved_games() -> list[SavedGame]:
    """As the screen of saved games lists them."""
    return [summary_of(path) for path in save_paths()]


def changed(path: Path, **values: Any) -> None:
    kind = "result" if "result" in values else "save"
    edit(path, lambda lines: next(line for line in lines if line["kind"] == kind).update(values))


def test_without_a_folder_there_are_none(home: Path) -> None:
    assert saved_games() == []
    assert not home.exists()


def test_every_save_is_summed_up_the_newest_first(home: Path) -> None:
    old, new = save(home, "old", None, age=60), save(home, "new", 30)
    first, second = saved_games()
    turn = load_match(new).view(None)["turn"]
    when = datetime.fromtimestamp(1_700_000_000)
    assert first == SavedGame(new, when, GAME, NAMES[:3], ("human",) * 3, Progress(turn))
    assert turn > 1
    assert second.path == old
    assert second.finished and not second.problem
    winner = race_winner(old)
    assert second.winners == (winner,)


def test_after_a_clock_that_went_back_the_game_played_last_is_still_the_newest(home: Path) -> None:
    first, second = (begin_game(GAME, SEATS, {}, seed) for seed in (1, 2))
    assert first.path is not None and second.path is not None
    for begun in (first, second):
        begun.session.close()
    os.utime(first.path, (2_000_000_000,) * 2)  # before the clock went back
    os.utime(second.path, (1_000_000_000,) * 2)
    assert save_paths() == [second.path, first.path]
    found = last_unfinished(GAME)
    assert found is not None and found.path == second.path
    resume_game(first.path).close()  # played once more, a year before
    os.utime(first.path, (900_000_000,) * 2)
    assert save_paths() == [first.path, second.path]


def test_saves_without_a_number_come_after_all_others_by_their_time(home: Path) -> None:
    numbered = begin_game(GAME, SEATS, {}, 1)
    assert numbered.path is not None
    numbered.session.close()
    os.utime(numbered.path, (1_000_000_000,) * 2)
    old = [home / f"{GAME}-{name}.jsonl" for name in ("older", "newer")]
    for age, path in zip((10, 5), old, strict=True):
        write_old(path, format_2(race(3)))
        os.utime(path, (1_700_000_000 - age,) * 2)
    assert save_paths() == [numbered.path, *reversed(old)]


@pytest.mark.parametrize("number", ["-1", "1e9", "99999999999999999999", '"7"'])
def test_a_number_that_is_none_is_no_number(home: Path, number: str) -> None:
    home.mkdir()
    path = home / f"{GAME}-odd.jsonl"
    head = f'{{"sum":"00000000","kind":"save","format":3,"sitting":{number},'
    path.write_text(head)
    assert sitting_of(path) == 0
    path.write_text(head.replace(number, "12"))
    assert sitting_of(path) == 12


def race_winner(path: Path) -> str:
    match = load_match(path)
    assert match.result is not None
    return match.names[match.result["winners"][0]]


def test_who_plays_is_told(home: Path) -> None:
    begun = begin_game(GAME, SEATS, {}, 7)
    begun.session.close()
    (game,) = saved_games()
    assert (game.path, game.names, game.players) == (begun.path, SEATS.names, SEATS.players)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ({"format": 99}, "was saved by a newer version of the game."),
        ({"rules": 99}, "was saved with newer rules than this version of the game has."),
        ({"game": "chess"}, "There's no game called 'chess'"),
        ({"seats": 7}, "is damaged"),
        ({"players": ["human"]}, "it has more or fewer players than seats."),
        ({"options": {"board": "of mine"}}, "can't be played"),
        ({"materials": {"board": {"spaces": 7}}}, "can't be played"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_says_why(
    home: Path, damage: dict[str, Any], sentence: str
) -> None:
    sound, bad = save(home, "sound", age=60), save(home, "bad")
    if "options" in damage:
        damage = {**damage, "materials": {}}
    changed(bad, **damage)
    os.utime(bad, (1_700_000_000,) * 2)
    first, second = saved_games()
    assert (first.path, second.path) == (bad, sound)
    assert sentence in str(first.problem) and str(first.problem).endswith(".")
    assert (first.game, second.problem) == ("", None)


@pytest.mark.parametrize("content", [b"", b"banana\n", b"\xff\xfe\n", b"[]\n", b"{}\n"])
def test_what_is_no_save_at_all_is_listed_with_its_problem(home: Path, content: bytes) -> None:
    home.mkdir()
    (home / "mine.jsonl").write_bytes(content)
    (game,) = saved_games()
    assert str(game.problem).endswith(".")


def test_a_bad_byte_inside_a_string_stops_no_list(home: Path) -> None:
    sound, bad = save(home, "sound", age=60), save(home, "bad")
    content = bytearray(bad.read_bytes())
    content[content.index(b"Bob")] ^= 0x80
    bad.write_bytes(content)
    os.utime(bad, (1_700_000_000,) * 2)
    first, second = saved_games()
    assert first.path == bad and str(first.problem).endswith(".")
    assert second.path == sound and second.problem is None
    found = last_unfinished(GAME)
    assert found is not None and found.path == sound


@pytest.mark.parametrize("winners", [7, [9], ["Ann"], [None, 0.5], None])
def test_a_result_that_makes_no_sense_is_survived(home: Path, winners: Any) -> None:
    path = save(home, "odd", None)
    changed(path, result={"winners": winners})
    (game,) = saved_games()
    assert game.finished and game.winners == ()


def test_a_deleted_save_is_gone_with_what_lies_beside_it(home: Path) -> None:
    path, other = save(home, "one"), save(home, "other")
    picture_of(path).write_bytes(b"a picture")
    look_of(path).write_bytes(b"colours")
    backup_of(path).write_bytes(b"a copy")
    aside_of(path).write_bytes(b"another")
    delete_save(path)
    assert [game.path for game in saved_games()] == [other]
    assert sorted(file.name for file in home.iterdir() if "one" in file.name) == []
    delete_save(path)  # somebody else was faster


def test_a_game_that_is_being_played_is_not_deleted(home: Path) -> None:
    begun = begin_game(GAME, SEATS, {}, 7)
    assert begun.path is not None
    with pytest.raises(SaveError, match="another copy"):
        delete_save(begun.path)
    begun.session.close()
    delete_save(begun.path)
    assert saved_games() == []


def test_where_nothing_can_be_saved_the_game_begins_all_the_same(home: Path) -> None:
    home.write_text("a file where the folder should be")
    begun = begin_game(GAME, SEATS, {}, 7)
    assert begun.path is None
    assert "Can't write" in str(begun.problem)
    assert begun.session.match.pending is not None
    assert saved_games() == [] and last_unfinished(GAME) is None


def test_a_resumed_game_has_the_same_players(home: Path) -> None:
    begun = begin_game(GAME, SEATS, {"must-fall": True}, 7)
    assert begun.path is not None
    begun.session.close()
    session = resume_game(begun.path)
    assert session.players == SEATS.players
    assert session.match.options["must-fall"] is True
    session.close()


def test_two_games_begun_in_the_same_second_have_files_of_their_own() -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    paths = []
    for _ in range(3):
        paths.append(next(new_save_paths(GAME, now)))
        Session(race(3), {}, paths[-1]).close()
    assert [path.name for path in paths] == [
        "pony-express-2026-01-02-030405.jsonl",
        "pony-express-2026-01-02-030405-2.jsonl",
        "pony-express-2026-01-02-030405-3.jsonl",
    ]
