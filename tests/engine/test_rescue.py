"""A damaged save: gone on with from its last good turn, and what was lost is said."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game import load_match, new_match
from game.engine.autosave import aside_of, backup_of
from game.engine.errors import SaveError
from game.engine.match import Match
from game.engine.rescue import Rescue, readable_part, rescue
from game.engine.save_data import DamagedSave
from game.engine.session import Session
from game.games.registry import game_named
from tests.saving import answer_some, edit, format_2, write_old
from tests.support import TEN_NAMES, laid_open, play_out, played, race

Damage = Callable[[list[bytes]], object]


def saved(tmp_path: Path, answers: int = 60) -> tuple[Path, Match]:
    """A game as it was left, without its copy."""
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=6), {}, path)
    answer_some(session, random.Random(6), answers)
    session.close()
    backup_of(path).unlink()
    return path, session.match


def damage(path: Path, change: Damage) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    change(lines)
    path.write_bytes(b"".join(lines))


def flip(number: int) -> Damage:
    def change(lines: list[bytes]) -> None:
        middle = len(lines[number]) // 2
        lines[number] = (
            lines[number][:middle]
            + bytes([lines[number][middle] ^ 0x90])
            + lines[number][middle + 1 :]
        )

    return change


def rescued(path: Path) -> Rescue:
    with pytest.raises(DamagedSave) as damaged:
        load_match(path)
    return rescue(path, damaged.value, game_named)


def is_earlier(found: Rescue, match: Match, unread: int = 0) -> None:
    """The rescued game is an earlier point of that one, and all that is missing is told."""
    kept = found.match.journal
    assert list(kept) == list(match.journal[: len(kept)])
    missing = sum(isinstance(who, int) for who, _ in match.journal[len(kept) :])
    assert 0 <= missing - found.lost <= unread  # a line that cannot be read may hold several
    assert (str(found.lost) in str(found.message)) == bool(found.lost)


@pytest.mark.parametrize("number", [5, 20, 40, -1])
def test_a_game_is_rescued_up_to_the_first_damaged_line(tmp_path: Path, number: int) -> None:
    path, match = saved(tmp_path)
    damage(path, flip(number))
    found = rescued(path)
    is_earlier(found, match)
    assert found.lost < 60


def test_lines_in_the_wrong_order_or_missing_cost_what_follows(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    whole = path.read_bytes()
    damage(path, lambda lines: lines.insert(30, lines.pop(20)))
    is_earlier(rescued(path), match)
    path.write_bytes(whole)
    damage(path, lambda lines: lines.pop(20))
    found = rescued(path)
    assert 0 < found.lost < 60
    assert list(found.match.journal) == list(match.journal[: len(found.match.journal)])


def test_a_copy_that_has_everything_loses_nothing(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    backup_of(path).write_bytes(path.read_bytes())
    for number in (0, 1, 20):
        damage(path, flip(number))
    found = rescued(path)
    assert found.lost == 0 and "nothing is lost" in str(found.message)
    assert laid_open(found.match) == laid_open(match)
    path.write_bytes(b"")
    assert rescued(path).lost == 0


def test_a_first_line_that_is_damaged_is_taken_from_an_older_copy(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    backup_of(path).write_bytes(b"".join(lines[:10]))
    damage(path, flip(0))
    found = rescued(path)
    assert found.lost == 0
    assert laid_open(found.match) == laid_open(match)


def test_a_copy_of_an_older_point_helps_as_far_as_it_goes(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    backup_of(path).write_bytes(b"".join(lines[:30]))
    damage(path, flip(10))
    found = rescued(path)
    is_earlier(found, match)
    assert len(found.match.journal) > 20


def test_answers_that_the_rules_refuse_are_left_out(tmp_path: Path) -> None:
    path, match = saved(tmp_path)
    edit(path, lambda lines: lines[30]["did"].append([0, "fly"]))
    found = rescued(path)
    assert 0 < found.lost < 60
    assert list(found.match.journal) == list(match.journal[: len(found.match.journal)])


def test_a_table_to_which_the_answers_do_not_lead_ends_what_is_good(tmp_path: Path) -> None:
    path, match = saved(tmp_path)

    def change(lines: list[dict[str, object]]) -> None:
        turn = [line for line in lines if line["kind"] == "turn"][1]
        turn["table"]["bank"] = 0  # type: ignore[index]

    edit(path, change)
    found = rescued(path)
    assert found.lost and list(found.match.journal) == list(
        match.journal[: len(found.match.journal)]
    )


def test_an_old_save_is_rescued_up_to_its_first_bad_line(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    match = played(40)
    write_old(path, format_2(match))
    with path.open("ab") as file:
        file.write(b'[0,"fl\n[1,"x"]\n')
    found = rescued(path)
    assert found.lost == 2
    assert laid_open(found.match) == laid_open(match)


@pytest.mark.parametrize("content", [b"", b"banana\n", b'{"format":3,"game":"derby"}\n'])
def test_where_nothing_is_good_the_problem_is_said_again(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    with pytest.raises(DamagedSave) as damaged:
        load_match(path)
    with pytest.raises(DamagedSave) as again:
        rescue(path, damaged.value, game_named)
    assert again.value is damaged.value
    with pytest.raises(SaveError):
        readable_part(path)


def test_a_rescued_game_takes_the_place_of_the_file_which_is_kept(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    damage(path, flip(25))
    damaged = path.read_bytes()
    found = rescued(path)
    session = Session(found.match, {}, path, rescued=True)
    answer_some(session, random.Random(1), 5)
    session.close()
    assert laid_open(load_match(path)) == laid_open(session.match)
    assert aside_of(path).read_bytes() == damaged


@pytest.mark.parametrize(
    ("game", "seats"), [("pony-express", 4), ("mustang", 3), ("western", 5), ("derby", 3)]
)
def test_finished_games_of_all_kinds_are_rescued(tmp_path: Path, game: str, seats: int) -> None:
    path = tmp_path / "game.jsonl"
    match = new_match(game, TEN_NAMES[:seats], seed=3)
    play_out(match, random.Random(3))
    match.save(path)
    lines = path.read_bytes().splitlines(keepends=True)
    damage(path, flip(len(lines) // 2))
    found = rescued(path)
    is_earlier(found, match, unread=9)
    assert found.match.result is None and found.save.result is None
