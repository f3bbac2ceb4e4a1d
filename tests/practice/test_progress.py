"""Medals are kept, open what comes next, and survive a damaged file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.engine.files import acquire_lock
from game.practice.drills.library import Drill, DrillSet, load_drills
from game.practice.drills.progress import FILE_NAME, Progress
from game.practice.drills.run import DrillRun
from physics import simulate

LIBRARY = load_drills()
FIRST, SECOND = LIBRARY.sets[:2]


def golden_run(drill: Drill) -> DrillRun:
    run = DrillRun(drill)
    flick = drill.golden[0].as_flick()
    result = simulate(run.scene, flick)
    while not run.over:
        run.take(flick, result)
    return run


def bad_run(drill: Drill) -> DrillRun:
    run = DrillRun(drill)
    flick = drill.golden[0].as_flick()
    away = type(flick)(flick.start, flick.angle + 180.0, 0.1)
    result = simulate(run.scene, away)
    while not run.over:
        run.take(away, result)
    return run


def test_runs_are_kept_between_runs_of_the_game(tmp_path: Path) -> None:
    drill = FIRST.drills[0]
    progress = Progress(tmp_path)
    assert progress.standing(drill).medal is None and progress.standing(drill).attempts == 0
    assert progress.note(golden_run(drill)) is None
    assert progress.note(bad_run(drill)) is None
    again = Progress(tmp_path)
    assert again.problem is None
    standing = again.standing(drill)
    assert (standing.medal, standing.score, standing.attempts) == ("gold", 10.0, 2)
    again.forget()
    assert Progress(tmp_path).standing(drill).attempts == 0


def test_a_set_is_closed_until_enough_medals_are_won(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    assert progress.locked(FIRST, LIBRARY, "en") is None
    said = progress.locked(SECOND, LIBRARY, "en")
    assert str(said) == "Win 3 more medals in “First steps” to open these drills."
    assert "Premiers pas" in str(progress.locked(SECOND, LIBRARY, "fr"))
    for drill in FIRST.drills[:2]:
        progress.note(golden_run(drill))
    assert str(progress.locked(SECOND, LIBRARY, "en")) == (
        "Win one more medal in “First steps” to open these drills."
    )
    progress.note(bad_run(FIRST.drills[2]))
    assert progress.locked(SECOND, LIBRARY, "en") is not None
    progress.note(golden_run(FIRST.drills[2]))
    assert progress.locked(SECOND, LIBRARY, "en") is None
    assert progress.medals_in(FIRST) == 3
    assert progress.locked(LIBRARY.sets[2], LIBRARY, "en") is not None


def test_an_own_set_is_open(tmp_path: Path) -> None:
    own = DrillSet("own", FIRST.name, FIRST.drills, 0, own=True)
    library = LIBRARY._replace(sets=(*LIBRARY.sets, own))
    assert Progress(tmp_path).locked(own, library, "en") is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense",
        b"[]",
        b'{"version": 1, "drills": {"ten-at-25": {"medal": "tin"}}}',
        b'{"version": 1, "drills": {"ten-at-25": {"attempts": -1}}}',
        b'{"version": 1, "drills": 7}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside_and_said_in_one_sentence(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    progress = Progress(tmp_path)
    assert str(progress.problem) == (
        "progress.json couldn't be read, so a new one was started. The old one is "
        "progress.broken1.json."
    )
    assert (tmp_path / "progress.broken1.json").read_bytes() == content
    progress.note(golden_run(FIRST.drills[0]))
    assert Progress(tmp_path).standing(FIRST.drills[0]).medal == "gold"
    (tmp_path / FILE_NAME).write_bytes(b"once more")
    assert "progress.broken2.json" in str(Progress(tmp_path).problem)
    assert (tmp_path / "progress.broken1.json").read_bytes() == content


@pytest.mark.parametrize("content", [b"{", b"", None])
def test_a_file_that_is_damaged_meanwhile_loses_nothing(
    tmp_path: Path, content: bytes | None
) -> None:
    progress = Progress(tmp_path)
    progress.note(golden_run(FIRST.drills[0]))
    path = tmp_path / FILE_NAME
    path.unlink() if content is None else path.write_bytes(content)
    said = progress.note(golden_run(FIRST.drills[1]))
    assert (said is None) == (content is None) and said == progress.problem
    for kept in (progress, Progress(tmp_path)):
        assert kept.medals_in(FIRST) == 2
        assert kept.standing(FIRST.drills[0]).attempts == 1
    if content is not None:
        assert (tmp_path / "progress.broken1.json").read_bytes() == content


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    content = b'{"version": 2, "drills": {"strike": {"medal": "diamond"}}}'
    (tmp_path / FILE_NAME).write_bytes(content)
    progress = Progress(tmp_path)
    assert "newer version" in str(progress.problem)
    progress.note(golden_run(FIRST.drills[0]))
    assert progress.standing(FIRST.drills[0]).medal == "gold"  # until the end
    assert (tmp_path / FILE_NAME).read_bytes() == content


def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    progress = Progress(tmp_path)
    assert str(progress.problem).startswith("progress.json can't be read")
    progress.note(golden_run(FIRST.drills[0]))
    assert progress.standing(FIRST.drills[0]).attempts == 1


def test_two_copies_of_the_game_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    one.note(golden_run(FIRST.drills[0]))
    other.note(golden_run(FIRST.drills[1]))
    other.note(golden_run(FIRST.drills[0]))
    assert other.standing(FIRST.drills[0]).attempts == 2
    assert Progress(tmp_path).medals_in(FIRST) == 2


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    lock = acquire_lock(tmp_path / FILE_NAME)
    try:
        said = progress.note(golden_run(FIRST.drills[0]))
    finally:
        lock.release()
    assert str(said).startswith("progress.json can't be written")
    assert progress.standing(FIRST.drills[0]).attempts == 1
    assert not (tmp_path / FILE_NAME).exists()
    assert progress.note(golden_run(FIRST.drills[1])) is None
    kept = json.loads((tmp_path / FILE_NAME).read_text(encoding="utf-8"))
    assert kept["drills"].keys() == {FIRST.drills[0].id, FIRST.drills[1].id}
    assert Progress(tmp_path).standing(FIRST.drills[0]).attempts == 1
