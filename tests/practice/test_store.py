"""Shots on disk: kept, whatever happens to the file or the folder."""

from __future__ import annotations

import csv
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import files
from game.paths import HOME_VARIABLE
from game.practice import store as store_module
from game.practice.csv_export import COLUMNS, export_csv
from game.practice.layout import Layout
from game.practice.store import CLEARED_NAME, FILE_NAME, LARGEST, UNREADABLE, Store
from tests.practice.shooters import DUEL, FROM_SOUTH_EAST, record

NO_RIGHTS = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="this user may write everywhere"
)


def filled(folder: Path, count: int = 10) -> Store:
    store = Store(folder)
    for number in range(count):
        layout = (DUEL, FROM_SOUTH_EAST)[number % 2]
        assert store.add(layout, record(layout, number / 7, 2.0 + number / 1000)) is None
    return store


def lines(folder: Path) -> list[bytes]:
    return (folder / FILE_NAME).read_bytes().splitlines()


def test_a_file_larger_than_any_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)  # takes no room on the disk
    store = Store(tmp_path)
    assert store.problem is not None and store.problem.text == UNREADABLE
    store.add(DUEL, record(DUEL, 0.0, 2.0))
    assert path.stat().st_size == LARGEST + 1 and len(store.shots) == 1


def test_what_was_shot_is_there_in_the_next_run(tmp_path: Path) -> None:
    kept = filled(tmp_path)
    again = Store(tmp_path)
    assert again.problem is None
    assert again.shots == kept.shots
    assert again.layouts == {DUEL.key: DUEL, FROM_SOUTH_EAST.key: FROM_SOUTH_EAST}
    assert again.layout_of(again.shots[1]) == FROM_SOUTH_EAST


def test_it_is_kept_in_the_players_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    store = Store()
    assert not any(tmp_path.iterdir()), "nothing is made before there is something to keep"
    store.add(DUEL, record(DUEL, 0.0, 2.0))
    assert (tmp_path / "practice" / FILE_NAME).is_file()


def test_a_layout_is_written_once(tmp_path: Path) -> None:
    filled(tmp_path)
    filled(tmp_path)
    written = lines(tmp_path)
    assert len(written) == 1 + 2 + 20
    assert written[0] == b'["practice",1]'
    assert sum(line.startswith(b'["layout"') for line in written) == 2


# --------------------------------------------------------------------------- damage


def damaged(line: bytes, how: str) -> bytes:
    return {
        "cut off": line[: len(line) // 2],
        "no text": b"\xff\xfe\x00" + line[3:],
        "another kind": b'["song","la la"]',
        "wrong types": line.replace(b'"flick"', b"12"),
        "too large": line.replace(b"2.", b"2e300", 1),
        "no list": b'{"layout": 1}',
        "deep": b"[" * 5000,
    }[how]


@pytest.mark.parametrize(
    "how", ["cut off", "no text", "another kind", "wrong types", "too large", "no list", "deep"]
)
def test_a_damaged_line_is_left_out_and_nothing_else(tmp_path: Path, how: str) -> None:
    kept = filled(tmp_path)
    written = lines(tmp_path)
    number = next(n for n, line in enumerate(written) if line.startswith(b'["shot"'))
    spoilt = damaged(written[number], how)
    assert spoilt != written[number]
    written[number] = spoilt
    (tmp_path / FILE_NAME).write_bytes(b"\n".join(written) + b"\n")
    again = Store(tmp_path)
    assert again.shots == kept.shots[1:]
    assert str(again.problem) == ("Unreadable lines skipped in the practice file: 1.")
    assert again.add(DUEL, record(DUEL, 0.0, 2.0)) is None
    assert spoilt in lines(tmp_path), "what cannot be read is left where it is"


def test_after_a_line_that_was_cut_off_a_new_one_begins(tmp_path: Path) -> None:
    kept = filled(tmp_path)
    path = tmp_path / FILE_NAME
    path.write_bytes(path.read_bytes()[:-30])
    store = Store(tmp_path)
    assert store.shots == kept.shots[:-1]
    more = record(DUEL, 1.0, 2.5)
    store.add(DUEL, more)
    assert Store(tmp_path).shots == [*kept.shots[:-1], more]


def test_without_its_layout_a_shot_is_still_a_shot(tmp_path: Path) -> None:
    kept = filled(tmp_path)
    left = [line for line in lines(tmp_path) if not line.startswith(b'["layout"')]
    (tmp_path / FILE_NAME).write_bytes(b"\n".join(left) + b"\n")
    again = Store(tmp_path)
    assert again.shots == kept.shots
    assert again.layout_of(again.shots[0]) is None
    again.add(DUEL, record(DUEL, 1.0, 2.0))
    assert Store(tmp_path).layouts == {DUEL.key: DUEL}, "it is written again when it is used"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_happens_to_the_file_the_rest_is_kept(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("spoilt")
    kept = filled(folder, 6)
    content = bytearray((folder / FILE_NAME).read_bytes())
    at = data.draw(st.integers(0, len(content) - 1))
    junk = data.draw(st.binary(max_size=8).filter(lambda given: b"\n" not in given))
    end = min(at + data.draw(st.integers(0, 40)), len(content))
    hurt = content[:at].count(b"\n"), content[:end].count(b"\n")
    content[at:end] = junk
    (folder / FILE_NAME).write_bytes(bytes(content))
    again = Store(folder)
    # The heading and two layouts are the first, second and fourth line.
    numbers = [2, 4, 5, 6, 7, 8]
    safe = [
        shot for shot, n in zip(kept.shots, numbers, strict=True) if not hurt[0] <= n <= hurt[1]
    ]
    assert [shot for shot in again.shots if shot in safe] == safe


@pytest.mark.parametrize("content", [b"", b"\n\n\n", b"not a store at all", b"\x00" * 1000, b"{}"])
def test_another_file_under_that_name_does_no_harm(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    store = Store(tmp_path)
    assert store.shots == []
    store.add(DUEL, record(DUEL, 0.0, 2.0))
    assert len(Store(tmp_path).shots) == 1


def test_a_newer_versions_lines_are_read_as_far_as_they_go(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    path = tmp_path / FILE_NAME
    newer = lines(tmp_path)
    newer[0] = b'["practice",2,"and more"]'
    newer[-1] = newer[-1][:-1] + b',"a new field",7]'
    path.write_bytes(b"\n".join(newer) + b"\n")
    store = Store(tmp_path)
    assert len(store.shots) == 2
    assert store.problem is None


# --------------------------------------------------------------------------- folders and copies


def test_where_a_folder_cannot_be_made_it_plays_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "practice")
    shots = [record(DUEL, float(n), 2.0) for n in range(3)]
    said = [store.add(DUEL, shot) for shot in shots]
    assert str(said[0]) == (
        "The practice file can't be written. Your shots are only kept until you leave."
    )
    assert said[1:] == [None, None], "once is enough"
    assert store.shots == shots


@NO_RIGHTS
def test_where_nothing_may_be_written_it_plays_on(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    (tmp_path / FILE_NAME).chmod(0o400)
    tmp_path.chmod(0o500)
    try:
        store = Store(tmp_path)
        assert len(store.shots) == 2
        assert store.add(DUEL, record(DUEL, 0.0, 2.0)) is not None
        assert len(store.shots) == 3
    finally:
        tmp_path.chmod(0o700)


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    blocked = tmp_path / "practice"
    blocked.write_text("in the way")
    store = Store(blocked)
    first, second = (record(DUEL, float(n), 2.0) for n in range(2))
    assert store.add(DUEL, first) is not None
    blocked.unlink()
    assert store.add(DUEL, second) is None
    again = Store(blocked)
    assert again.shots == [first, second]
    assert again.layouts == {DUEL.key: DUEL}


def test_a_full_disk_leaves_no_half_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = filled(tmp_path, 2)
    before = (tmp_path / FILE_NAME).read_bytes()
    opened = files.open_to_append

    class Full:
        """Takes half of what it is given."""

        def __init__(self, file: Any) -> None:
            self._file = file

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self._file.close()

        def __getattr__(self, name: str) -> Any:
            return getattr(self._file, name)

        def write(self, text: bytes) -> int:
            written: int = self._file.write(text[: len(text) // 2])
            return written

    with monkeypatch.context() as patch:
        patch.setattr(store_module, "open_to_append", lambda path: Full(opened(path)))
        assert store.add(DUEL, record(DUEL, 0.0, 2.0)) is not None
    assert (tmp_path / FILE_NAME).read_bytes() == before
    assert store.add(DUEL, record(DUEL, 1.0, 2.0)) is None
    assert len(Store(tmp_path).shots) == 4


def test_a_folder_of_that_name_is_no_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    store = Store(tmp_path)
    assert str(store.problem) == "The practice file can't be read. These shots won't be saved."
    assert store.add(DUEL, record(DUEL, 0.0, 2.0)) is None
    assert len(store.shots) == 1


def shoot_many(folder: str, speed: float) -> None:
    """What another copy of the game does."""
    store = Store(Path(folder))
    for number in range(60):
        layout = Layout(riders=((20.0 + number % 7, 30.0),))
        store.add(layout, record(layout, number / 10, speed))


def test_two_copies_of_the_game_keep_all_shots(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    copies = [
        context.Process(target=shoot_many, args=(str(tmp_path), speed)) for speed in (2.0, 3.0)
    ]
    for copy in copies:
        copy.start()
    for copy in copies:
        copy.join(60)
        assert copy.exitcode == 0
    store = Store(tmp_path)
    assert store.problem is None
    assert sorted(shot.speed for shot in store.shots) == [2.0] * 60 + [3.0] * 60
    assert len(store.layouts) == 7


# --------------------------------------------------------------------------- clearing and exporting


def test_clearing_forgets_all_and_can_be_taken_back(tmp_path: Path) -> None:
    kept = filled(tmp_path)
    assert not kept.can_restore
    before = list(kept.shots)
    assert kept.clear() is None
    assert (kept.shots, kept.layouts) == ([], {})
    assert Store(tmp_path).shots == []
    assert kept.can_restore
    more = record(DUEL, 1.0, 2.0)
    kept.add(DUEL, more)
    assert kept.restore() is None
    assert kept.shots == Store(tmp_path).shots == [*before, more]
    assert not kept.can_restore
    assert not (tmp_path / CLEARED_NAME).exists()


def test_a_copy_that_did_not_clear_writes_its_layouts_again(tmp_path: Path) -> None:
    one, other = filled(tmp_path), Store(tmp_path)
    one.clear()
    other.add(DUEL, record(DUEL, 1.0, 2.0))
    again = Store(tmp_path)
    assert len(again.shots) == 1
    assert again.layout_of(again.shots[0]) == DUEL


def test_clearing_nothing_is_no_trouble(tmp_path: Path) -> None:
    store = Store(tmp_path / "practice")
    assert store.clear() is None
    assert not store.can_restore
    (tmp_path / "file").write_text("in the way")
    blocked = Store(tmp_path / "file" / "practice")
    assert str(blocked.clear()) == "The practice file can't be cleared."
    assert str(blocked.restore()) == "The cleared shots can't be restored."


def test_a_table_for_a_spreadsheet(tmp_path: Path) -> None:
    store = filled(tmp_path, 3)
    lost = record(Layout(wind="left"), 2.0, 1.2, drill="first, of all")
    target = tmp_path / "shots.csv"
    assert export_csv(target, [*store.shots, lost], store.layouts) is None
    with target.open(newline="", encoding="utf-8") as file:
        heading, *rows = csv.reader(file)
    assert tuple(heading) == COLUMNS
    assert len(rows) == 4
    table = [dict(zip(heading, row, strict=True)) for row in rows]
    assert [row["corner"] for row in table] == ["north-west", "south-east", "north-west", ""]
    assert float(table[1]["deviation degrees"]) == pytest.approx(1 / 7)
    assert (table[0]["hit"], table[3]["hit"]) == ("1", "0")
    assert table[3]["drill"] == "first, of all"
    assert (table[3]["passed x cm"], table[3]["scene"]) == ("", "")


def test_a_table_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    told = export_csv(tmp_path, [], {})
    assert str(told) == f"Can't write the table to {tmp_path}."
    assert export_csv(tmp_path / "none" / "a.csv", [], {}) is not None


@pytest.mark.parametrize("word", [b"null", b'""', b'"catapult"'])
def test_a_shot_without_a_known_style_is_of_an_unknown_one(tmp_path: Path, word: bytes) -> None:
    kept = filled(tmp_path)
    written = [line.replace(b'"flick"', word, 1) for line in lines(tmp_path)]
    (tmp_path / FILE_NAME).write_bytes(b"\n".join(written) + b"\n")
    again = Store(tmp_path)
    assert again.problem is None
    assert {shot.style for shot in again.shots} == {""}
    assert [shot.angle for shot in again.shots] == [shot.angle for shot in kept.shots]
