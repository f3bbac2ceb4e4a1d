"""What can be saved of a damaged save: its last good turn, or that of the copy beside it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.engine.autosave import aside_of, backup_of
from game.engine.errors import Message, SaveError
from game.engine.journal import Entry
from game.engine.match import Match
from game.engine.save_data import DamagedSave, Save
from game.engine.save_reading import parsed
from game.engine.saves import checked, content_of, match_of
from game.engine.starting import GameFinder
from game.i18n import mark

_SOME_LOST = mark(
    "You can continue from its last good turn. Answers lost after it: at least %(count)d. "
    "The damaged file is kept as %(file)s."
)
_NONE_LOST = mark("You can continue, and nothing is lost. The damaged file is kept as %(file)s.")


class Rescue(NamedTuple):
    """As much of the game as can be played. `lost`: answers known to have been given since."""

    save: Save
    match: Match
    lost: int
    path: Path

    @property
    def message(self) -> Message:
        """What is lost, and what becomes of the file."""
        aside = aside_of(self.path).name
        if self.lost:
            return Message(_SOME_LOST, {"count": self.lost, "file": aside})
        return Message(_NONE_LOST, {"file": aside})


class _Part(NamedTuple):
    """The good part of some content; `lost`: answers in the rest of it."""

    save: Save
    lost: int

    @property
    def answers(self) -> int:
        return _answers(self.save.entries) + self.lost


def rescue(path: Path, problem: DamagedSave, find: GameFinder) -> Rescue:
    """The most that can be played of a damaged save; the problem again if nothing can."""
    parts = list(_parts(path))
    found = [
        playable for part in parts if (playable := _playable(part.save, path, find)) is not None
    ]
    if not found:
        raise problem
    best, match = max(found, key=lambda one: _answers(one[0].entries))
    known = max(part.answers for part in parts)
    return Rescue(best, match, max(known - _answers(best.entries), 0), path)


def readable_part(path: Path) -> Save:
    """What a save says, or if it is damaged its good part or its copy: for a first look, without
    playing it. SaveError if there is nothing."""
    try:
        return checked(parsed(content_of(path), path), path)
    except DamagedSave:
        parts = list(_parts(path))
        if not parts:
            raise
        return max(parts, key=lambda part: _answers(part.save.entries)).save


def _parts(path: Path) -> Iterator[_Part]:
    """Of the file, of the copy, and of the file's lines behind the copy's first."""
    contents = {name: _content(name) for name in (path, backup_of(path))}
    file, copy = contents[path], contents[backup_of(path)]
    mixed = b"\n".join([copy.split(b"\n", 1)[0], *file.split(b"\n", 1)[1:]]) if copy else b""
    for content in dict.fromkeys((file, copy, mixed)):
        part = _good_part(content, path) if content else None
        if part is not None:
            yield part


def _content(path: Path) -> bytes:
    try:
        return content_of(path)
    except SaveError:
        return b""


def _good_part(content: bytes, path: Path) -> _Part | None:
    try:
        save, lost = parsed(content, path), 0
    except DamagedSave as problem:
        if problem.good is None:
            return None
        save, lost = problem.good, problem.lost
    except SaveError:
        return None
    try:
        return _Part(checked(save, path), lost)
    except SaveError:
        return None


def _playable(save: Save, path: Path, find: GameFinder) -> tuple[Save, Match] | None:
    """The longest beginning of it that the rules accept, cut before somebody's answer."""
    first = save.checkpoints[0].entries
    ends = [at for at, (who, _) in enumerate(save.entries) if isinstance(who, int) and at >= first]
    ends.append(len(save.entries))
    fails = bisect_left(ends, True, key=lambda end: _match(save.cut(end), path, find) is None)
    if not fails:
        return None
    best = save.cut(ends[fails - 1])
    match = _match(best, path, find)
    return None if match is None else (best, match)


def _match(save: Save, path: Path, find: GameFinder) -> Match | None:
    try:
        return match_of(save, path, find)
    except SaveError:
        return None


def _answers(entries: Sequence[Entry]) -> int:
    return sum(isinstance(who, int) for who, _ in entries)
