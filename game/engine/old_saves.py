"""Saves of formats 1 and 2: one long first line, and in format 2 an answer in each line after it.

Nothing writes them any more; a game that is gone on with is saved in the present format.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import Message
from game.engine.files import NOT_JSON
from game.engine.journal import Entry
from game.engine.save_data import DAMAGED, NOT_A_LINE, DamagedSave, Save, lines_of
from game.engine.save_lines import Count, Data, SavedCheckpoint
from game.i18n import mark


class _FirstTable(msgspec.Struct):
    entries: Count
    world_answers: Count
    table: Data


class _Answer(msgspec.Struct):
    """Either a seat or a kind of world request, and the answer."""

    answer: Any
    seat: int | None = None
    world: str | None = None

    @property
    def entry(self) -> Entry:
        return (self.seat if self.seat is not None else self.world or "", self.answer)


class _Common(msgspec.Struct, kw_only=True):
    game: str
    rules: int
    seats: list[str]
    options: Data
    materials: Data
    seed: int
    result: Data | None


class _Format1(_Common, kw_only=True):
    """Named each answer's seat and kind, and kept no events and no players."""

    checkpoint: _FirstTable
    answers: list[_Answer]


class _Format2(_Common, kw_only=True):
    """`journal` ends at the checkpoint, `tail` goes on from it."""

    players: list[str]
    checkpoint: SavedCheckpoint
    tail: list[Entry]
    journal: list[Entry]
    events: list[Data] | None
    begins: SavedCheckpoint | None = None
    left: list[int] = []


def parsed_old(version: int, content: bytes, path: Path) -> Save:
    """DamagedSave with one sentence if there is none."""
    first, *later = content.split(b"\n", 1)
    try:
        if version == 1:
            return _from_format_1(msgspec.json.decode(first, type=_Format1))
        save = _from_format_2(msgspec.json.decode(first, type=_Format2))
    except NOT_JSON as error:
        if version == 1:
            detail: Any = Message(mark("part of format %(format)d is missing."), {"format": 1})
        else:
            detail = f"{error}."
        raise DamagedSave(DAMAGED, file=path, detail=detail) from error
    if later:
        _add_lines(save, later[0], path)
    return save


def _from_format_1(old: _Format1) -> Save:
    past = old.checkpoint
    return Save(
        game=old.game,
        rules=old.rules,
        seats=old.seats,
        players=[],
        options=old.options,
        materials=old.materials,
        seed=old.seed,
        result=old.result,
        entries=[answer.entry for answer in old.answers],
        events=None,
        checkpoints=[SavedCheckpoint(past.entries, 0, past.world_answers, past.table)],
        recorded=len(old.answers),
    )


def _from_format_2(old: _Format2) -> Save:
    entries = [*old.journal, *old.tail]
    return Save(
        game=old.game,
        rules=old.rules,
        seats=old.seats,
        players=old.players,
        left=old.left,
        options=old.options,
        materials=old.materials,
        seed=old.seed,
        result=old.result,
        entries=entries,
        events=old.events,
        checkpoints=[old.checkpoint],
        recorded=len(entries),
        begins=old.begins,
    )


def _add_lines(save: Save, content: bytes, path: Path) -> None:
    lines, save.torn = lines_of(content)
    entries: list[Entry] = []
    for number, line in enumerate(lines, start=2):
        try:
            entries.append(msgspec.json.decode(line, type=Entry))
        except NOT_JSON as error:
            problem = DamagedSave(NOT_A_LINE, file=path, number=number)
            if isinstance(error, msgspec.ValidationError):
                problem = DamagedSave(DAMAGED, file=path, detail=f"{error}.")
            save.entries += entries
            problem.good, problem.lost = save, len(lines) - len(entries)
            raise problem from error
    save.entries += entries
