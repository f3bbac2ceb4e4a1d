"""Saves laid open for tests: their lines without checksums, and the formats of before."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.session import Session
from tests.support import random_answer

Line = dict[str, Any]


def lines_in(path: Path) -> list[Line]:
    """What the lines say."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        del line["sum"]
    return lines


def write_lines(path: Path, lines: Sequence[Line]) -> None:
    """With the checksums that they need: whoever edits a save by hand, and knows how."""
    write_signed(path, [json.dumps(line, separators=(",", ":")).encode()[1:] for line in lines])


def write_signed(path: Path, rests: Sequence[bytes]) -> None:
    """Of each line what comes after its checksum."""
    first, text = 0, b""
    for number, rest in enumerate(rests):
        checksum = crc32(rest, crc32(b"%d" % number, first) if number else 0)
        first = first if number else checksum
        text += b'{"sum":"%08x",%b\n' % (checksum, rest)
    path.write_bytes(text)


def rests_in(path: Path) -> list[bytes]:
    """Of each line what comes after its checksum."""
    return [line[len('{"sum":"12345678",') :] for line in path.read_bytes().splitlines()]


def edit(path: Path, change: Callable[[list[Line]], object]) -> None:
    lines = lines_in(path)
    change(lines)
    write_lines(path, lines)


def edit_heading(path: Path, **values: Any) -> None:
    edit(path, lambda lines: lines[0].update(values))


def damage_line(path: Path, number: int) -> None:
    """Bad bytes in one line; 0 is the first, -1 the last."""
    lines = path.read_bytes().splitlines(keepends=True)
    middle = len(lines[number]) // 2
    lines[number] = lines[number][:middle] + b"\xff\xfe" + lines[number][middle + 2 :]
    path.write_bytes(b"".join(lines))


def _checkpoint(match: Match, start: Checkpoint) -> Line:
    return {
        "entries": start.entries,
        "events": start.events,
        "world_answers": start.world_answers,
        "table": match.rules.table_data(start.table),
    }


def format_2(match: Match, players: Sequence[str] = ()) -> Line:
    """The first line of a save of format 2."""
    past, rules = match.checkpoint, match.rules
    line = {
        "format": 2,
        "game": rules.game,
        "rules": rules.version,
        "seats": match.names,
        "players": players,
        "options": rules.options,
        "materials": rules.materials,
        "seed": match.seed,
        "world_answers": match.world_answers,
        "result": match.result,
        "checkpoint": _checkpoint(match, past),
        "tail": match.journal[past.entries :],
        "journal": match.journal[: past.entries],
        "events": match.events,
    }
    decoded: Line = msgspec.json.decode(msgspec.json.encode(line))
    return decoded


def format_1(match: Match) -> Line:
    """A save of format 1: it had one line."""
    line = format_2(match)
    answers = [*line.pop("journal"), *line.pop("tail")]
    del line["events"], line["players"], line["checkpoint"]["events"]
    line["answers"] = [
        {"world" if isinstance(who, str) else "seat": who, "answer": answer}
        for who, answer in answers
    ]
    return {**line, "format": 1}


def write_old(path: Path, line: Line) -> None:
    path.write_text(json.dumps(line) + "\n", encoding="utf-8")


def answer_some(session: Session, rng: random.Random, times: int = 1) -> None:
    """Whoever is asked first gives any legal answer, so many times."""
    for _ in range(times):
        pending = session.match.pending
        assert pending is not None
        session.answer(random_answer(pending, pending.seats[0], rng))
