"""The file of a running game: others may take it away or change it, copies of it are kept, and
nobody else may read it."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from game import load_match
from game.engine import autosave
from game.engine.autosave import aside_of, backup_of
from game.engine.errors import SaveError
from game.engine.session import Session
from tests.saving import answer_some
from tests.support import laid_open, race


def removed(path: Path) -> None:
    path.unlink()


def folder_removed(path: Path) -> None:
    shutil.rmtree(path.parent)


def replaced(path: Path) -> None:
    """As sync programs do: with a copy of a moment ago."""
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def replaced_by_a_link(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def appended_to(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"more\n")


def changed_in_place(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[100] ^= 1
    with path.open("r+b") as file:
        file.write(content)
    os.utime(path, (1_700_000_000,) * 2)


@pytest.mark.parametrize(
    ("meddle", "sentence"),
    [
        (removed, "was removed"),
        (folder_removed, "was removed"),
        (replaced, "Another program changed"),
        (replaced_by_a_link, "Another program changed"),
        (emptied, "Another program changed"),
        (appended_to, "Another program changed"),
        (changed_in_place, "Another program changed"),
    ],
)
@pytest.mark.parametrize("then", ["answer", "flush", "close"])
def test_a_file_that_others_took_away_or_changed_is_written_again_and_that_is_said(
    tmp_path: Path, meddle: Callable[[Path], None], sentence: str, then: str
) -> None:
    path = tmp_path / "saves" / "game.jsonl"
    session = Session(race(seed=6), {}, path)
    rng = random.Random(6)
    answer_some(session, rng, 10)
    assert session.take_save_notice() is None
    meddle(path)
    left = path.read_bytes() if path.exists() else None
    if then == "answer":
        answer_some(session, rng)
    elif then == "flush":
        session.flush()
    else:
        session.close()
    notice = session.take_save_notice()
    assert notice is not None and sentence in str(notice)
    assert session.take_save_notice() is None  # said once
    assert not path.is_symlink()
    assert laid_open(load_match(path)) == laid_open(session.match)
    if left is not None:
        assert aside_of(path).read_bytes() == left
    if then != "close":
        answer_some(session, rng, 3)
        assert session.take_save_notice() is None
        assert laid_open(load_match(path)) == laid_open(session.match)
        with pytest.raises(SaveError, match="open in another copy"):  # locked again
            Session(race(seed=2), {}, path)
    session.close()


def test_a_file_that_was_only_touched_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=6), {}, path)
    rng = random.Random(6)
    answer_some(session, rng, 5)
    inode = path.stat().st_ino
    os.utime(path, (1_700_000_000,) * 2)
    answer_some(session, rng, 5)
    assert session.take_save_notice() is None
    assert path.stat().st_ino == inode
    session.close()


def test_a_folder_that_cannot_be_made_again_is_spoken_of_until_it_can(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.jsonl"
    session = Session(race(seed=6), {}, path)
    rng = random.Random(6)
    answer_some(session, rng, 5)
    shutil.rmtree(path.parent)
    path.parent.write_text("a file in its place")
    answer_some(session, rng)
    assert "Can't write" in str(session.save_problem)
    path.parent.unlink()
    answer_some(session, rng)
    assert session.save_problem is None
    assert laid_open(load_match(path)) == laid_open(session.match)
    session.close()


def test_a_copy_beside_the_save_is_whole_and_not_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "BACKUP_AFTER", 10)
    path = tmp_path / "game.jsonl"
    session = Session(race(seed=6), {}, path)
    rng = random.Random(6)
    answer_some(session, rng, 35)
    session.flush()
    copied = load_match(_as_a_save(backup_of(path)))
    assert len(session.match.journal) - len(copied.journal) < 20
    assert list(copied.journal) == list(session.match.journal[: len(copied.journal)])
    session.close()
    assert laid_open(load_match(_as_a_save(backup_of(path)))) == laid_open(session.match)


def _as_a_save(copy: Path) -> Path:
    return copy.rename(copy.with_name("copy.jsonl"))


def test_what_was_there_before_a_whole_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = race(seed=6)
    Session(match, {}, path).close()
    before = path.read_bytes()
    session = Session(load_match(path), {}, path, sitting=3)
    assert backup_of(path).read_bytes() == before != path.read_bytes()
    session.close()


def test_nobody_else_may_read_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path / "home"))
    folder = tmp_path / "home" / "saves"
    folder.mkdir(parents=True, mode=0o755)
    path = folder / "game.jsonl"
    session = Session(race(seed=6), {}, path)
    answer_some(session, random.Random(6), 3)
    session.close()
    assert folder.stat().st_mode & 0o777 == 0o700
    assert backup_of(path).exists()
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("mine")
    path = tmp_path / "saves" / "game.jsonl"
    path.parent.mkdir()
    for name in (".game.jsonl.tmp", ".game.jsonl.lock", "game.jsonl.bak", "game.jsonl.aside"):
        (path.parent / name).symlink_to(victim)
    with suppress(SaveError):  # a lock that is a link is refused
        session = Session(race(seed=6), {}, path)
        answer_some(session, random.Random(6), 3)
        session.close()
    (path.parent / ".game.jsonl.lock").unlink()
    session = Session(race(seed=6), {}, path, rescued=True)
    session.close()
    assert victim.read_text() == "mine"


def test_what_a_killed_writing_left_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    left = tmp_path / ".game.jsonl.abc123.tmp"
    left.write_bytes(b"half a sa")
    Session(race(seed=6), {}, path).close()
    assert not left.exists()
