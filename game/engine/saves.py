"""Saves, read: the match that a file leads to.

`save_lines` says what is in the file, `save_writing` writes it. A finished save is a replay.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import GameError, SaveError
from game.engine.files import cannot_read, read_bounded, real_path
from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.names import are_names
from game.engine.rules import Rules
from game.engine.save_data import DAMAGED, DamagedSave, Save, damaged
from game.engine.save_lines import SavedCheckpoint
from game.engine.save_reading import parsed
from game.engine.starting import GameFinder, check_names, check_seed
from game.i18n import mark

# The longest of some hundred games was a fifth of this. Memory goes by the values in a file, of
# which somebody may put many into few bytes: [[],[],[] and so on.
LARGEST = 4 * 1024 * 1024
MOST_VALUES = 400_000


_CANNOT_PLAY = mark("%(file)s can't be played: %(detail)s")
_CONTRADICTION = mark("its moves contradict its saved position.")


class _EndsOtherwise(SaveError):
    """A game that was over and now would not be."""


def read_save(path: Path) -> Save:
    """The save in a file. SaveError with one sentence: DamagedSave, with what is good of it, if
    the file is not what was once written."""
    return checked(parsed(content_of(path), path), path)


def checked(save: Save, path: Path) -> Save:
    """What every front-end may rely on before the game is loaded."""
    if save.players and len(save.players) != len(save.seats):
        raise damaged(path, mark("it has more or fewer players than seats."))
    if not are_names(save.seats):  # before anybody draws or prints them
        raise damaged(path, mark("a player's name in it is not allowed."))
    return save


def content_of(path: Path) -> bytes:
    """All that is in a file, if it may be a save."""
    real_path(path)  # a name that cannot be one is said to be that
    try:
        content = read_bounded(path, LARGEST)
    except OSError as error:
        raise cannot_read(path, error) from error
    if len(content) > LARGEST or sum(map(content.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise SaveError(mark("%(file)s is too large to be a save."), file=path)
    if not content.strip():
        raise DamagedSave(mark("%(file)s is empty."), file=path)
    return content


def load_match(path: str | os.PathLike[str], find: GameFinder) -> Match:
    """The match in a file, ready to go on; SaveError with a plain sentence for a bad file."""
    return match_of(read_save(Path(path)), Path(path), find)


def match_of(save: Save, path: Path, find: GameFinder) -> Match:
    """Played again from its first answer: so the whole past is there, and checked."""
    rules = rules_of(save, path, find)
    try:
        names = check_names(find(save.game), save.seats)
        seed = check_seed(save.seed)
        try:
            if save.begins is not None:
                match = _resumed(save, save.begins, rules, names, seed)
            else:
                match = Match.replayed(rules, names, seed, save.entries)
            _compare_checkpoints(match, save)
            _compare_ending(match, save)
            return match
        except GameError:
            if save.rules == rules.version:
                raise
            # The rules have changed since: what is past stays as it was, the turn in progress is
            # played by the new ones.
            match = _resumed(save, save.checkpoint, rules, names, seed, newer_rules=True)
            _compare_ending(match, save)
            return match
    except _EndsOtherwise as error:  # nothing to be rescued
        raise SaveError(_CANNOT_PLAY, file=path, detail=error.message) from error
    except GameError as error:
        raise DamagedSave(DAMAGED, file=path, detail=error.message) from error
    except msgspec.ValidationError as error:
        raise DamagedSave(DAMAGED, file=path, detail=f"{error}.") from error


def rules_of(save: Save, path: Path, find: GameFinder) -> Rules[Any]:
    try:
        rules = find(save.game).rules(save.options, save.materials)
    except (ValueError, TypeError) as error:
        detail = error.message if isinstance(error, GameError) else str(error)
        raise DamagedSave(_CANNOT_PLAY, file=path, detail=detail) from error
    if save.rules < 1:
        raise damaged(path, mark("rules version %(version)d doesn't exist."), version=save.rules)
    if save.rules > rules.version:
        raise SaveError(
            mark("%(file)s was saved with newer rules than this version of the game has."),
            file=path,
        )
    return rules


def _compare_checkpoints(match: Match, save: Save) -> None:
    """The answers must lead to the very tables that were saved."""
    for past in save.checkpoints:
        starts = [start for start in match.turn_starts if start.entries == past.entries]
        if not any(match.rules.table_data(start.table) == past.table for start in starts):
            raise SaveError(_CONTRADICTION)


def _compare_ending(match: Match, save: Save) -> None:
    """A finished game is never an open one again, not even where newer rules end it otherwise."""
    if save.result is not None and match.result is None:
        older = mark("it was finished under older rules that ended the game otherwise.")
        raise _EndsOtherwise(older if save.rules < match.rules.version else _CONTRADICTION)


def _resumed(
    save: Save,
    past: SavedCheckpoint,
    rules: Rules[Any],
    names: Sequence[str],
    seed: int,
    *,
    newer_rules: bool = False,
) -> Match:
    """The match from a checkpoint on: what came before it is taken as it was recorded."""
    entries, events = save.entries, save.events or []
    if past.entries > len(entries) or past.events > len(events):
        raise SaveError(mark("its checkpoint is out of range."))
    if past.world_answers != sum(isinstance(who, str) for who, _ in entries[: past.entries]):
        raise SaveError(mark("its checkpoint miscounts the rolls and shots."))
    table = rules.table_from_data(past.table, names)
    try:
        packed = rules.pack(table)
    except OverflowError as error:  # JSON has longer numbers
        raise SaveError("a number of its table is too large.") from error
    told = rules.events_from_data(events[: past.events], len(names))
    checkpoint = Checkpoint(past.entries, len(told), past.world_answers, packed)
    return Match.resumed(rules, names, seed, checkpoint, entries, told, newer_rules=newer_rules)
