"""Reads the lines of a save; of one that is damaged, those before the damage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import SaveError, shown
from game.engine.files import NOT_JSON
from game.engine.old_saves import parsed_old
from game.engine.save_data import NOT_A_LINE, DamagedSave, Save, damaged, lines_of
from game.engine.save_lines import (
    FORMAT,
    BadLine,
    Heading,
    Line,
    Numbered,
    Over,
    Played,
    Seated,
    TurnStart,
    Undone,
    read_heading,
    read_line,
    unchecked_line,
)
from game.i18n import mark

_NO_ANSWERS = tuple(b'"kind":"%b"' % kind for kind in (b"turn", b"undo", b"seats", b"result"))


class _Form(msgspec.Struct):
    """What the first line of every format has."""

    format: Any
    game: str


def parsed(content: bytes, path: Path) -> Save:
    """The save in the content of a file; SaveError with one sentence if there is none."""
    form = _form_of(content.split(b"\n", 1)[0], path)
    if type(form.format) is not int or form.format < 1:
        raise damaged(path, mark("its format is %(format)s."), format=shown(form.format))
    if form.format > FORMAT:
        raise SaveError(mark("%(file)s was saved by a newer version of the game."), file=path)
    if form.format < FORMAT:
        return parsed_old(form.format, content, path)
    return _Reading(path).read(content)


def _form_of(line: bytes, path: Path) -> _Form:
    try:
        return msgspec.json.decode(line, type=_Form)
    except msgspec.ValidationError as error:
        raise DamagedSave(mark("%(file)s isn't a save of this game."), file=path) from error
    except NOT_JSON as error:
        raise DamagedSave(NOT_A_LINE, file=path, number=1) from error


class _Reading:
    """Goes through the lines one by one and knows what is good so far."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._save: Save | None = None

    def read(self, content: bytes) -> Save:
        lines, torn = lines_of(content)
        place = Numbered()
        for number, line in enumerate(lines, start=1):
            try:
                place = self._take(line, place)
            except BadLine as error:
                raise self._bad_line(number, lines[number - 1 :], str(error)) from error
        if self._save is None or not self._save.checkpoints:
            raise damaged(self._path, mark("it ends before the game begins."))
        self._save.torn = torn
        return self._save

    def _take(self, line: bytes, place: Numbered) -> Numbered:
        if self._save is None:
            heading, place = read_heading(line)
            self._save = _begun(heading)
            return place
        read, place = read_line(line, place)
        _add(self._save, read)
        return place

    def _bad_line(self, number: int, rest: list[bytes], detail: str) -> DamagedSave:
        text = mark("line %(number)d has been changed.")
        problem = damaged(self._path, text, number=number)
        if detail:
            text = mark("line %(number)d makes no sense: %(detail)s")
            problem = damaged(self._path, text, number=number, detail=f"{detail}.")
        if self._save is not None and self._save.checkpoints:
            problem.good = self._save
            problem.lost = sum(map(_answers_in, rest))
        return problem


def _begun(heading: Heading) -> Save:
    if heading.format != FORMAT:
        raise BadLine
    begins = heading.begins
    return Save(
        game=heading.game,
        rules=heading.rules,
        seats=heading.seats,
        players=heading.players,
        left=heading.left,
        options=heading.options,
        materials=heading.materials,
        seed=heading.seed,
        entries=[],
        events=[],
        checkpoints=[] if begins is None else [begins],
        recorded=0,
        begins=begins,
        sitting=heading.sitting,
    )


def _add(save: Save, line: Line) -> None:
    """What one more line says; BadLine if it cannot stand there."""
    events = save.events
    assert events is not None
    match line:
        case Played(did, told):
            save.entries += did
            events += told
        case TurnStart():
            _check_count(line.entries <= len(save.entries) and line.events <= len(events))
            save.checkpoints.append(line)
        case Undone():
            _check_count(line.entries <= len(save.entries) and line.events <= len(events))
            del save.entries[line.entries :], events[line.events :]
            save.checkpoints = [one for one in save.checkpoints if one.entries <= line.entries]
            _check_count(bool(save.checkpoints))
            save.result = None
        case Seated(players, left):
            _check_count(len(players) == len(save.seats))
            save.players, save.left = players, left
        case Over(result):
            save.result = result
    save.recorded = len(save.entries)


def _check_count(fits: bool) -> None:
    if not fits:
        raise BadLine


def _answers_in(line: bytes) -> int:
    """How many answers a line holds that cannot be used; at least one if it cannot be read."""
    read = unchecked_line(line)
    if read is None:
        return not any(kind in line for kind in _NO_ANSWERS)
    return sum(isinstance(who, int) for who, _ in read.did) if isinstance(read, Played) else 0
