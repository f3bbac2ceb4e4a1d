"""Saves: whole at every decision, refused in one sentence when they are bad."""

from __future__ import annotations

import itertools
import json
import os
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import load_match, new_match
from game.engine import files, saves
from game.engine.errors import SaveError
from game.engine.match import Match
from game.engine.save_lines import FORMAT
from game.engine.saves import read_save
from game.engine.world import ScriptedWorld, SeededWorld
from game.rules.pony_express.rules import PonyExpress
from tests.saving import edit, format_2, lines_in, write_old
from tests.support import NAMES, laid_open, play_out, played, race


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_saved_and_loaded_at_any_decision_the_game_is_the_same(
    tmp_path: Path, seats: int, step: int
) -> None:
    path = tmp_path / "game.jsonl"
    decisions = itertools.count()

    def save_and_load(match: Match) -> None:
        if next(decisions) % step:
            return
        match.save(path)
        assert laid_open(load_match(path)) == laid_open(match)

    play_out(race(seats, seed=seats), random.Random(seats), save_and_load)


def test_a_loaded_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    match = played(70)
    match.save(tmp_path / "game.jsonl")
    loaded = load_match(tmp_path / "game.jsonl")
    play_out(match, random.Random(8))
    play_out(loaded, random.Random(8))
    assert laid_open(loaded) == laid_open(match)


def test_a_world_of_another_seed_goes_on_by_its_own(tmp_path: Path) -> None:
    match = new_match("pony-express", NAMES[:3], seed=7, world=SeededWorld(99))
    match.save(tmp_path / "game.jsonl")
    loaded = load_match(tmp_path / "game.jsonl")
    play_out(match, random.Random(2))
    play_out(loaded, random.Random(2))
    assert laid_open(loaded) == laid_open(match)


def test_writing_on_a_view_harms_no_save(tmp_path: Path) -> None:
    match = played(20)
    match.view(0)["board"]["spaces"].clear()
    match.view(0)["riders"].clear()
    match.save(tmp_path / "game.jsonl")
    assert laid_open(load_match(tmp_path / "game.jsonl")) == laid_open(played(20))


def test_a_save_does_not_keep_a_script_but_keeps_its_outcomes(tmp_path: Path) -> None:
    rolls = [["A"] * 5, ["K"] * 5, ["Q"] * 5]
    match = new_match("pony-express", NAMES[:3], seed=2, world=ScriptedWorld(rolls=rolls, seed=2))
    match.save(tmp_path / "game.jsonl")
    assert laid_open(load_match(tmp_path / "game.jsonl")) == laid_open(match)


def test_a_save_holds_what_the_design_says(tmp_path: Path) -> None:
    match = played(60)
    match.save(tmp_path / "game.jsonl")
    heading, *lines = lines_in(tmp_path / "game.jsonl")
    assert heading["format"] == FORMAT
    assert heading["rules"] == PonyExpress.version
    assert heading["options"] == match.options
    assert heading["seed"] == match.seed
    did = [entry for line in lines if line["kind"] == "play" for entry in line["did"]]
    told = [event for line in lines if line["kind"] == "play" for event in line["told"]]
    assert (len(did), len(told)) == (len(match.journal), len(match.events))
    turn = next(line for line in reversed(lines) if line["kind"] == "turn")
    assert turn["entries"] == match.checkpoint.entries
    worlds = [who for who, _ in match.journal[: turn["entries"]] if isinstance(who, str)]
    assert turn["world_answers"] == len(worlds)
    assert [rider["name"] for rider in turn["table"]["riders"]] == list(match.names)


def test_an_own_board_travels_with_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    shipped = Path(__file__).parents[2] / "boards" / "silver-trail.yaml"
    own = tmp_path / "boards" / "backyard.yaml"
    own.parent.mkdir()
    own.write_bytes(shipped.read_bytes())
    match = race(3, seed=1, board="backyard")
    match.save(tmp_path / "game.jsonl")
    own.unlink()
    loaded = load_match(tmp_path / "game.jsonl")
    assert loaded.view(0)["board"] == match.view(0)["board"]
    play_out(loaded, random.Random(1))
    assert loaded.result is not None


# --------------------------------------------------------------------------- bad files


def changed(change: Callable[[dict[str, Any]], Any]) -> Callable[[Path], None]:
    """A way to spoil a save of format 2, which had nearly everything in one object."""

    def spoil(path: Path) -> None:
        line = format_2(played(60))
        change(line)
        write_old(path, line)

    return spoil


def edited(change: Callable[[list[dict[str, Any]]], Any]) -> Callable[[Path], None]:
    """A way to spoil a save so that its checksums fit."""
    return lambda path: edit(path, change)


def flipped(inside: bytes) -> Callable[[Path], None]:
    """A way to spoil a save: one bit of it."""

    def spoil(path: Path) -> None:
        content = bytearray(path.read_bytes())
        content[content.index(inside)] ^= 1
        path.write_bytes(content)

    return spoil


def moved(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3], lines[4] = lines[4], lines[3]
    path.write_bytes(b"".join(lines))


def after_format_2(lines: bytes) -> Callable[[Path], None]:
    """A save of format 2 with lines behind its first."""

    def spoil(path: Path) -> None:
        write_old(path, format_2(played(60)))
        path.write_bytes(path.read_bytes() + lines)

    return spoil


def written(content: bytes) -> Callable[[Path], None]:
    return lambda path: path.write_bytes(content) and None


SPOILT = {
    "empty": (written(b""), "empty"),
    "binary": (written(b"\x00\x80\xff" * 50), "isn't JSON"),
    "text": (written(b"Dear diary,\n"), "isn't JSON"),
    "deeply nested": (written(b"[" * 100_000), "isn't a save"),
    "another program's JSON": (written(b'{"name": "x"}\n'), "isn't a save"),
    "a JSON list": (written(b"[1, 2]\n"), "isn't a save"),
    "truncated": (lambda p: p.write_bytes(p.read_bytes()[:900]) and None, "isn't JSON"),
    "from the future": (changed(lambda h: h.update(format=FORMAT + 1)), "newer version"),
    "with newer rules": (changed(lambda h: h.update(rules=999)), "newer rules"),
    "with a format of zero": (changed(lambda h: h.update(format=0)), "format is 0"),
    "with a worded format": (changed(lambda h: h.update(format="two")), "format is 'two'"),
    "of an unknown game": (changed(lambda h: h.update(game="chess")), "no game called 'chess'"),
    "without seats": (changed(lambda h: h.pop("seats")), "seats"),
    "with two seats": (changed(lambda h: h["seats"].pop()), "3 to 5 players"),
    "with seats of one name": (changed(lambda h: h.update(seats=["A"] * 3)), "both be called"),
    "with an odd option": (changed(lambda h: h["options"].update(x=1)), "no option 'x'"),
    "without its board": (changed(lambda h: h.update(materials={})), "can't be played"),
    "with a broken board": (
        changed(lambda h: h["materials"]["board"]["spaces"].pop(3)),
        "space 4 should",
    ),
    "with a worded seed": (changed(lambda h: h.update(seed="x")), "seed"),
    "with a negative seed": (changed(lambda h: h.update(seed=-1)), "seed"),
    "with an answer missing": (changed(lambda h: h["journal"].pop(10)), "damaged"),
    "with an illegal answer": (
        changed(lambda h: h["tail"].append([0, "fly"])),
        "damaged",
    ),
    "with a shuffle of other cards": (
        changed(lambda h: h["journal"][3].__setitem__(1, ["canteen"] * 20)),
        "very cards",
    ),
    "with a table of more gold": (
        changed(lambda h: h["checkpoint"]["table"].update(bank=99)),
        "contradict its saved position",
    ),
    "with entries of no form": (changed(lambda h: h["journal"].append("x")), "damaged"),
    "with a broken line in the middle": (
        after_format_2(b'[0,"pa\n[0,"pair"]\n'),
        "line 2 isn't JSON",
    ),
    "with a broken line at the end that was written whole": (
        after_format_2(b"[0,tr#e]\n"),
        "line 2 isn't JSON",
    ),
    "with more players than seats": (
        changed(lambda h: h.update(players=["human"] * 4)),
        "more or fewer players than seats",
    ),
    "with rules of version 0": (
        changed(lambda h: h.update(rules=0)),
        "rules version 0 doesn't exist",
    ),
    "with a line of another kind": (after_format_2(b'{"seat": 0}\n'), "damaged"),
    "with a flipped bit in a name": (flipped(b"Bob"), "line 1 has been changed"),
    "with a flipped bit in an answer": (flipped(b'"did":['), "has been changed"),
    "with a flipped bit in a checksum": (
        lambda p: flipped(p.read_bytes().splitlines()[4][8:16])(p),
        "line 5 has been changed",
    ),
    "with two lines in the wrong order": (moved, "line 4 has been changed"),
    "with a line taken out": (
        lambda p: (
            p.write_bytes(b"".join(p.read_bytes().splitlines(keepends=True)[:3] * 2)) and None
        ),
        "line 4 has been changed",
    ),
    "with nothing but its first line": (
        edited(lambda lines: lines.__delitem__(slice(1, None))),
        "ends before the game begins",
    ),
    "with an answer that is illegal": (
        edited(lambda lines: lines.append({"kind": "play", "did": [[0, "fly"]], "told": []})),
        "damaged",
    ),
    "with a table of less gold": (
        edited(lambda lines: lines[1]["table"].update(bank=0)),
        "contradict its saved position",
    ),
    "with an undo of what was not done": (
        edited(lambda lines: lines.append({"kind": "undo", "entries": 999, "events": 0})),
        "has been changed",
    ),
    "with fewer players than seats": (
        edited(lambda lines: lines.append({"kind": "seats", "players": ["human"]})),
        "has been changed",
    ),
    "with a line of no kind": (
        edited(lambda lines: lines.append({"kind": "dance"})),
        "makes no sense",
    ),
    "with a negative count": (
        edited(lambda lines: lines.append({"kind": "undo", "entries": -1, "events": 0})),
        "makes no sense",
    ),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_bad_save_gets_one_sentence_and_is_not_touched(tmp_path: Path, name: str) -> None:
    spoil, sentence = SPOILT[name]
    path = tmp_path / "game.jsonl"
    played(60).save(path)
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(SaveError, match=sentence) as refused:
        load_match(path)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before


def test_a_save_cut_anywhere_is_an_earlier_point_of_its_game_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = played(40)
    match.save(path)
    whole = path.read_bytes()
    begun = 0
    for length in range(0, len(whole) - 1, 997):
        path.write_bytes(whole[:length])
        try:
            earlier = load_match(path)
        except SaveError:
            assert not begun  # only before there is a table
        else:
            begun += 1
            assert list(match.journal[: len(earlier.journal)]) == list(earlier.journal)
    assert begun


def test_a_line_that_was_not_written_to_its_end_is_noted(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(40).save(path)
    assert not read_save(path).torn
    path.write_bytes(path.read_bytes()[:-5])
    assert read_save(path).torn


def test_a_missing_file_a_folder_and_a_huge_file_get_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SaveError, match="no such file"):
        load_match(tmp_path / "none.jsonl")
    with pytest.raises(SaveError, match="Can't read"):
        load_match(tmp_path)
    path = tmp_path / "game.jsonl"
    played(5).save(path)
    monkeypatch.setattr(saves, "LARGEST", 100)
    with pytest.raises(SaveError, match="too large"):
        load_match(path)


@pytest.mark.parametrize("values", [b"[],", b'{"":1},', b'"a",', b"[[[]]],", b"0,"])
def test_many_values_in_few_bytes_are_no_save(tmp_path: Path, values: bytes) -> None:
    path = tmp_path / "game.jsonl"
    line = json.dumps(format_2(played(5))).encode()
    many = values * (saves.LARGEST // len(values) - len(line))
    path.write_bytes(line.replace(b'"events": [', b'"events": [' + many, 1) + b"\n")
    tracemalloc.start()
    try:
        with pytest.raises(SaveError, match="too large"):
            read_save(path)
        assert tracemalloc.get_traced_memory()[1] < 4 * saves.LARGEST
    finally:
        tracemalloc.stop()


def test_a_save_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here", encoding="utf-8")
    with pytest.raises(SaveError, match="Can't write"):
        played(5).save(tmp_path / "file" / "game.jsonl")


@pytest.mark.parametrize("path", ["", "/", ".", "a\0b"])
def test_a_path_that_is_none_gets_one_sentence(path: str) -> None:
    with pytest.raises(SaveError):
        played(5).save(path)
    with pytest.raises(SaveError):
        load_match(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError, match="isn't a file"):
        load_match(tmp_path / "pipe")


def test_a_link_stays_a_link_to_the_one_save(tmp_path: Path) -> None:
    (tmp_path / "else").mkdir()
    link = tmp_path / "else" / "link.jsonl"
    link.symlink_to(tmp_path / "game.jsonl")
    played(5).save(link)
    assert link.is_symlink()
    assert laid_open(load_match(tmp_path / "game.jsonl")) == laid_open(played(5))


def test_a_failed_writing_leaves_the_old_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    played(5).save(path)
    before = path.read_bytes()

    def full_disk(_: int) -> None:
        raise OSError(28, "the disk is full on device")

    monkeypatch.setattr(files.os, "fsync", full_disk)
    with pytest.raises(SaveError, match="the disk is full"):
        played(50).save(path)
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.tmp")) and not list(tmp_path.glob(".*.tmp"))


def test_a_rename_that_windows_holds_up_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []
    replace = Path.replace

    def held_twice(self: Path, target: Path) -> Path:
        tries.append(target)
        if len(tries) < 3:
            raise PermissionError(13, "in use")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", held_twice)
    monkeypatch.setattr(files, "RENAME_PAUSE", 0)
    played(5).save(tmp_path / "game.jsonl")
    assert len(tries) == 3
    load_match(tmp_path / "game.jsonl")
