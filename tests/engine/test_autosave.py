"""The save of a game in progress: no answer lost, two copies kept apart."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import load_match
from game.bots import make_bot
from game.engine import autosave
from game.engine.autosave import Autosave
from game.engine.errors import GameError, SaveError
from game.engine.saves import read_save
from game.engine.session import REWRITE_AFTER, Session
from tests.support import GAME, answer_once, laid_open, race, random_answer


def bots(seats: int) -> dict[int, object]:
    return {seat: make_bot(GAME, "random", seat) for seat in range(seats)}


def test_every_answer_is_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(4, seed=2), {}, path)
    rng = random.Random(2)
    for _ in range(REWRITE_AFTER // 2):
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
        session.flush()
        assert read_save(path).all_entries == _plain(session.match.journal)
    assert laid_open(load_match(path)) == laid_open(session.match)
    session.close()


def _plain(journal: object) -> list[tuple[object, object]]:
    return [tuple(entry) for entry in msgspec.json.decode(msgspec.json.encode(journal))]


def test_a_long_game_is_rewritten_now_and_then_and_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(5, seed=3), bots(5), path)
    longest = 0
    while session.play_bot():
        session.flush()
        longest = max(longest, len(path.read_bytes().splitlines()))
    session.close()
    assert 20 < longest <= REWRITE_AFTER + 10
    assert len(path.read_bytes().splitlines()) == 1
    assert read_save(path).result is not None
    assert read_save(path).players == ["random"] * 5
    assert laid_open(load_match(path)) == laid_open(session.match)


def test_an_undo_is_in_the_file_too(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=4), {}, path)
    rng = random.Random(4)
    while session.match.pending.kind != "reroll":
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
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


def test_a_killed_game_loses_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as game:
        assert game.stdout is not None
        told = 0
        for line in game.stdout:
            told = int(line)
            if told > 90:
                os.kill(game.pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else 9)
                break
    loaded = load_match(path)
    assert len(loaded.journal) >= told
    twin = race(seed=8)
    players = bots(3)
    while len(twin.journal) < len(loaded.journal):
        seat = twin.pending.seats[0]
        twin.answer(players[seat].choose(twin.view(seat), twin.pending), seat)
    assert loaded.events == twin.events


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

    def full(*_: object) -> None:
        raise SaveError("Can't write game.jsonl: No space left on device.")

    rng = random.Random(5)
    with monkeypatch.context() as patched:
        patched.setattr(autosave, "write_atomically", full)
        session.seat_bot(1, make_bot(GAME, "random", 1))  # rewrites
        with pytest.raises(SaveError, match="No space left"):
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


class Stingy:
    """A file that takes five bytes at a time, and after some of them none."""

    def __init__(self, file: Any, room: int) -> None:
        self._file, self._room = file, room

    def write(self, text: bytes) -> int:
        if self._room <= 0:
            raise OSError(28, "No space left on device")
        self._room -= 5
        written: int = self._file.write(text[:5])
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


@pytest.mark.parametrize("room", [10_000, 30])
def test_a_disk_that_takes_a_part_leaves_no_torn_line(tmp_path: Path, room: int) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=5), {}, path)
    session.flush()
    session._autosave._file = Stingy(session._autosave._file, room)
    rng = random.Random(5)
    pending = session.match.pending
    for seat in pending.seats:
        session.answer(random_answer(pending, seat, rng), seat)
    if room == 30:  # the first answer went in whole, the second did not fit
        with suppress(SaveError):
            session.flush()
    else:
        session.flush()
    read_save(path)  # never damaged
    for _ in range(5):
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
    session.flush()  # there was room for a rewrite, which holds everything
    assert laid_open(load_match(path)) == laid_open(session.match)
    session.close()


def test_an_answer_waits_for_the_file_as_long_as_patience_lasts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "PATIENCE", 60)
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=2), {}, path)
    rng = random.Random(2)
    for _ in range(30):
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
        assert read_save(path).all_entries == _plain(session.match.journal)
    session.close()


def test_a_stalling_disk_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(race(seed=2), {}, tmp_path / "game.jsonl")
    session.flush()
    go_on = threading.Event()
    write = Autosave._append_now

    def stalled(saving: Autosave, entries: list[Any]) -> None:
        go_on.wait(60)
        write(saving, entries)

    monkeypatch.setattr(Autosave, "_append_now", stalled)
    rng = random.Random(2)
    for _ in range(5):  # would hang here if it waited
        pending = session.match.pending
        session.answer(random_answer(pending, pending.seats[0], rng))
    go_on.set()
    session.close()
    assert laid_open(load_match(tmp_path / "game.jsonl")) == laid_open(session.match)


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

    def broken(*_: object) -> None:
        raise TypeError("cannot encode")

    with monkeypatch.context() as patched:
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
