"""The save of a game in progress: no answer lost, two copies kept apart."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

from game import load_match
from game.bots import make_bot
from game.engine import autosave
from game.engine import session as session_module
from game.engine.autosave import backup_of
from game.engine.errors import GameError, SaveError
from game.engine.saves import read_save
from game.engine.session import Session
from tests.saving import answer_some
from tests.support import GAME, answer_once, laid_open, race, random_answer


def bots(seats: int) -> dict[int, object]:
    return {seat: make_bot(GAME, "random", seat) for seat in range(seats)}


def test_every_answer_is_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(4, seed=2), {}, path)
    rng = random.Random(2)
    for _ in range(100):
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
        session.flush()
        assert read_save(path).entries == _plain(session.match.journal)
    assert laid_open(load_match(path)) == laid_open(session.match)
    session.close()


def _plain(journal: object) -> list[tuple[object, object]]:
    return [tuple(entry) for entry in msgspec.json.decode(msgspec.json.encode(journal))]


def test_a_game_is_in_the_file_at_every_point_and_finished_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(5, seed=3), bots(5), path)
    answers = 0
    while session.play_bot():
        answers += 1
        if not answers % 40:
            assert laid_open(load_match(path)) == laid_open(session.match)
    assert read_save(path).result is not None
    session.close()
    assert read_save(path).players == ["random"] * 5
    assert laid_open(load_match(path)) == laid_open(session.match)


def come_to_reroll(session: Session) -> None:
    """To a question whose answer can be taken back."""
    rng = random.Random(4)
    while session.match.pending.kind != "reroll":
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))


def undo_often(session: Session, times: int) -> None:
    """Answers that can be taken back, and are."""
    come_to_reroll(session)
    for _ in range(times):
        session.answer("stand")
        session.undo()


def test_a_save_of_many_undos_is_written_anew_before_it_grows_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "GROWS_TO", 40_000)
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=4), {}, path)
    undo_often(session, 300)
    assert path.stat().st_size < 70_000
    assert backup_of(path).exists()
    assert laid_open(load_match(path)) == laid_open(session.match)
    session.close()


def test_an_undo_is_in_the_file_too(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=4), {}, path)
    come_to_reroll(session)
    session.answer("stand")
    session.undo()
    session.flush()
    loaded = load_match(path)
    assert loaded.pending.kind == "reroll"
    assert laid_open(loaded) == laid_open(session.match)
    session.close()


def test_a_torn_last_line_loses_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=6), {}, path)
    rng = random.Random(6)
    for _ in range(20):
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
    session.flush()
    whole = path.read_bytes()
    path.write_bytes(whole + b'[0,{"roll":[1,2')
    assert laid_open(load_match(path)) == laid_open(session.match)
    session.close()


KILLED = """
import sys
from pathlib import Path
from game import new_match
from game.bots import make_bot
from game.engine.session import Session
match = new_match("pony-express", ["Ann", "Bob", "Cleo"], seed=8)
bots = {seat: make_bot("pony-express", "random", seat) for seat in range(3)}
session = Session(match, bots, Path(sys.argv[1]))
while session.play_bot():
    session.flush()
    print(len(match.journal), flush=True)
"""


def test_a_second_copy_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=1), {}, path)
    session.flush()
    with pytest.raises(SaveError, match="open in another copy"):
        Session(race(seed=2), {}, path)
    with pytest.raises(SaveError, match="open in another copy"):
        race(seed=3).save(path)
    other = subprocess.run(
        [sys.executable, "-c", KILLED, str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert "open in another copy" in other.stderr
    rng = random.Random(1)
    for _ in range(10):
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
    session.close()
    assert laid_open(load_match(path)) == laid_open(session.match)
    Session(load_match(path), {}, path).close()  # free again


def test_a_full_disk_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=5), {}, path)
    session.flush()

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    rng = random.Random(5)
    with monkeypatch.context() as patched:
        patched.setattr(autosave.os, "write", full)
        patched.setattr(autosave, "write_atomically", full)
        session.seat_bot(1, make_bot(GAME, "random", 1))
        with pytest.raises(SaveError, match="the disk is full"):
            session.flush()
        assert session.save_problem is not None
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
    pending = session.match.pending  # there is room again: the next answer rewrites everything
    session.answer(random_answer(pending, pending.seats[0], rng))
    session.flush()
    assert session.save_problem is None
    session.close()
    assert laid_open(load_match(path)) == laid_open(session.match)


@pytest.mark.parametrize("room", [10_000, 30])
def test_a_disk_that_takes_a_part_leaves_no_torn_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """It takes five bytes at a time, and after some of them none."""
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=5), {}, path)
    left = room

    def stingy(handle: int, text: bytes) -> int:
        nonlocal left
        if left <= 0:
            raise OSError(28, "No space left on device")
        left -= 5
        return real_write(handle, text[:5])

    real_write = os.write
    rng = random.Random(5)
    with monkeypatch.context() as patched:
        patched.setattr(autosave.os, "write", stingy)
        answer_some(session, rng)
        assert (session.save_problem is None) == (room > 30)
    assert not read_save(path).torn
    answer_some(session, rng, 5)
    assert session.save_problem is None  # there was room for the whole file, which holds everything
    assert laid_open(load_match(path)) == laid_open(session.match)
    session.close()


def test_an_answer_is_in_the_file_when_it_has_been_given(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=2), {}, path)
    assert read_save(path).entries == _plain(session.match.journal)  # before the first question
    rng = random.Random(2)
    for _ in range(30):
        answer_some(session, rng)
        assert read_save(path).entries == _plain(session.match.journal)
    session.close()


class Stalled:
    """A disk that is not responding until it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        write = os.write

        def stalled(handle: int, text: bytes) -> int:
            self.go_on.wait(60)
            return write(handle, text)

        monkeypatch.setattr(autosave.os, "write", stalled)


def test_a_stalling_disk_holds_nobody_up_for_long_and_is_spoken_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "PATIENCE", 0.05)
    monkeypatch.setattr(autosave, "LONG_PATIENCE", 0.1)
    session = Session(race(seed=2), {}, tmp_path / "game.jsonl")
    disk = Stalled(monkeypatch)
    rng = random.Random(2)
    begin = time.monotonic()
    answer_some(session, rng, 20)
    assert time.monotonic() - begin < 1.0  # one PATIENCE, not twenty
    assert "is not responding" in str(session.save_problem)
    with pytest.raises(SaveError, match="is not responding"):
        session.flush()
    disk.go_on.set()
    monkeypatch.setattr(autosave, "LONG_PATIENCE", 5.0)
    session.flush()
    assert session.save_problem is None
    assert laid_open(load_match(tmp_path / "game.jsonl")) == laid_open(session.match)
    session.close()


def test_a_game_on_a_disk_that_never_answers_can_be_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "PATIENCE", 0.05)
    monkeypatch.setattr(autosave, "LONG_PATIENCE", 0.1)
    session = Session(race(seed=2), {}, tmp_path / "game.jsonl")
    disk = Stalled(monkeypatch)
    answer_some(session, random.Random(2))
    begin = time.monotonic()
    session.close()
    assert time.monotonic() - begin < 5.0
    disk.go_on.set()


def test_a_copy_that_was_read_too_early_does_not_undo_what_was_played_since(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.jsonl"
    first = Session(race(seed=3), bots(3), path)
    for _ in range(10):
        first.play_bot()
    first.close()
    stale = load_match(path)
    second = Session(load_match(path), bots(3), path)
    for _ in range(10):
        second.play_bot()
    second.close()
    with pytest.raises(SaveError, match="a later point"):
        Session(stale, bots(3), path)
    with pytest.raises(SaveError, match="another game"):
        Session(race(4, seed=1), {}, path)
    assert laid_open(load_match(path)) == laid_open(second.match)


def test_a_foreign_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ma,\n", encoding="utf-8")
    with pytest.raises(SaveError):
        Session(race(seed=1), {}, path)
    assert path.read_text(encoding="utf-8") == "Dear Ma,\n"


def test_the_thread_lives_through_any_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(race(seed=5), {}, tmp_path / "game.jsonl")
    session.flush()

    def broken(*_: object) -> int:
        raise TypeError("cannot encode")

    with monkeypatch.context() as patched:
        patched.setattr(autosave.os, "write", broken)
        patched.setattr(autosave, "write_atomically", broken)
        session.seat_bot(1, make_bot(GAME, "random", 1))
        with pytest.raises(SaveError, match="cannot encode"):
            session.flush()
    session.seat_human(1)
    session.flush()
    session.close()


def test_a_closed_session_takes_no_answer(tmp_path: Path) -> None:
    session = Session(race(seed=5), bots(3), tmp_path / "game.jsonl")
    session.close()
    session.close()
    with pytest.raises(GameError, match="closed"):
        session.play_bot()
    session.flush()


def test_a_program_that_ends_without_a_word_has_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    subprocess.run(
        [sys.executable, "-c", KILLED.replace("    session.flush()\n", ""), str(path)],
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert load_match(path).result is not None


def test_a_bot_takes_over_a_seat_and_gives_it_back() -> None:
    session = Session(race(seed=7), {1: make_bot(GAME, "random", 1)})
    assert session.players == ("human", "random", "human")
    assert session.humans == (0, 2)
    assert session.next_bot() == 1
    assert session.play_bot()
    assert not session.play_bot()  # only people are asked now
    session.seat_bot(0, make_bot(GAME, "random", 0))
    session.seat_human(1)
    assert session.players == ("random", "human", "human")
    assert session.next_bot() == 0


def test_without_a_path_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = Session(race(seed=7), bots(3))
    for _ in range(20):
        session.play_bot()
    session.flush()
    session.close()
    assert list(tmp_path.iterdir()) == []


def test_journals_grow_only(tmp_path: Path) -> None:
    """Saving hands references to another thread: what stands in the journal never changes."""
    match = race(4, seed=9)
    rng = random.Random(9)
    copies: list[bytes] = []
    while match.pending is not None:
        before = len(match.journal)
        answer_once(match, rng)
        copies += [msgspec.json.encode(entry) for entry in match.journal[before:]]
    assert [msgspec.json.encode(entry) for entry in match.journal][-len(copies) :] == copies
