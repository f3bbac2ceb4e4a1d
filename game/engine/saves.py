"""Saves: a match as a file that a person can read.

The first line is one JSON object: versions, options, seed, the checkpoint (the table at the start
of a turn) and all answers before and since. Every answer given later is appended as a line of its
own, so that a killed game loses none; now and then the file is written anew (see `autosave`).
A finished save is a replay.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import GameError, Message, SaveError, shown
from game.engine.events import Event
from game.engine.files import NOT_JSON, acquire_lock, cannot_read, write_atomically
from game.engine.match import Checkpoint, Entry, Match
from game.engine.names import are_names
from game.engine.registry import check_names, check_seed, game_type
from game.engine.rules import Rules
from game.i18n import mark

FORMAT = 2
LARGEST = 32 * 1024 * 1024
_NO_PATH = mark("%(file)s cannot be the name of a save.")
_DAMAGED = mark("%(file)s is damaged: %(detail)s")


class SavedCheckpoint(msgspec.Struct):
    """The table at a turn start, and how much of everything there was before it."""

    entries: int
    events: int
    world_answers: int
    table: dict[str, Any]


class Save(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the first line holds. `journal` ends at the checkpoint, `tail` goes on from it;
    `appended` are the lines behind it. `begins` is there when the game was gone on with under
    newer rules: what lies before it cannot be played again."""

    format: int
    game: str
    rules: int
    seats: list[str]
    players: list[str]  # who plays each seat: "human" or a bot's level; empty if nobody said
    options: dict[str, Any]
    materials: dict[str, Any]
    seed: int
    world_answers: int
    result: dict[str, Any] | None
    checkpoint: SavedCheckpoint
    tail: list[Entry]
    journal: list[Entry]
    events: list[dict[str, Any]] | None  # None: an old save that kept none
    begins: SavedCheckpoint | None = None
    left: list[int] = msgspec.field(default_factory=list)  # seats that people left to bots
    appended: list[Entry] = msgspec.field(default_factory=list)

    @property
    def all_entries(self) -> list[Entry]:
        return [*self.journal, *self.tail, *self.appended]


class Snapshot(msgspec.Struct, frozen=True):
    """What a save is made of, taken in no time; turning it into text can wait."""

    rules: Rules[Any]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    seed: int
    result: dict[str, Any] | None
    begins: Checkpoint
    checkpoint: Checkpoint
    entries: list[Entry]
    events: list[Event]
    world_answers: int
    left: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: Match, players: Sequence[str] = (), left: Sequence[int] = ()) -> Snapshot:
        return cls(
            match.rules,
            match.names,
            tuple(players),
            match.seed,
            match.result,
            match.turn_starts[0],
            match.checkpoint,
            list(match.journal),
            list(match.events),
            match.world_answers,
            tuple(left),
        )

    def text(self) -> bytes:
        past = self.checkpoint
        began_later = self.begins.entries or self.begins.events
        save = Save(
            format=FORMAT,
            game=self.rules.game,
            rules=self.rules.version,
            seats=list(self.seats),
            players=list(self.players),
            options=self.rules.options,
            materials=self.rules.materials,
            seed=self.seed,
            world_answers=self.world_answers,
            result=self.result,
            begins=self._saved(self.begins) if began_later else None,
            left=list(self.left),
            checkpoint=self._saved(past),
            tail=self.entries[past.entries :],
            journal=self.entries[: past.entries],
            events=[msgspec.to_builtins(event) for event in self.events],
        )
        return msgspec.json.encode(save) + b"\n"

    def _saved(self, past: Checkpoint) -> SavedCheckpoint:
        return SavedCheckpoint(
            past.entries, past.events, past.world_answers, self.rules.table_data(past.table)
        )


def entry_line(entry: Entry) -> bytes:
    """An answer as it is appended to a save."""
    return msgspec.json.encode(entry) + b"\n"


def save_match(match: Match, path: Path) -> None:
    """Write the whole match to a file that nobody else is writing."""
    path = real_path(path)
    lock = acquire_lock(path)
    try:
        write_atomically(path, Snapshot.of(match).text())
    finally:
        lock.release()


def real_path(path: Path) -> Path:
    """Behind all links: two names of one file must not become two saves."""
    try:
        return path.resolve()
    except (OSError, ValueError, RuntimeError) as error:
        raise SaveError(_NO_PATH, file=shown(str(path))) from error


# --------------------------------------------------------------------------- reading


def read_save(path: Path) -> Save:
    """The save in a file, brought up to the present format; SaveError with one sentence."""
    content = _content(path)
    lines = content.splitlines()
    header = _decoded(lines[0], path, 1)
    if not isinstance(header, dict) or "format" not in header or "game" not in header:
        raise SaveError(mark("%(file)s is not a save of this game."), file=path)
    header = _upgraded(header, path)
    try:
        save = msgspec.convert(header, Save)
        if len(lines) > 1 and not content.endswith(b"\n"):
            lines.pop()  # killed in the middle of writing it: that answer was never given
        for number, line in enumerate(lines[1:], start=2):
            save.appended.append(msgspec.convert(_decoded(line, path, number), Entry))
    except msgspec.ValidationError as error:
        raise SaveError(_DAMAGED, file=path, detail=f"{error}.") from error
    if save.players and len(save.players) != len(save.seats):
        raise _damaged(path, mark("it does not have as many players as seats."))
    if not are_names(save.seats):  # before anybody draws or prints them
        raise _damaged(path, mark("a player's name in it is not allowed."))
    return save


def _content(path: Path) -> bytes:
    content = b""
    try:
        regular = stat.S_ISREG(path.stat().st_mode)
        if regular:  # reading a pipe could wait for ever
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
    except OSError as error:
        raise cannot_read(path, error) from error
    except ValueError as error:
        raise SaveError(_NO_PATH, file=shown(str(path))) from error
    if not regular:
        raise SaveError(mark("%(file)s cannot be read: it is not a file."), file=path)
    if len(content) > LARGEST:
        raise SaveError(mark("%(file)s is too large to be a save."), file=path)
    if not content.strip():
        raise SaveError(mark("%(file)s is empty."), file=path)
    return content


def _decoded(line: bytes, path: Path, number: int) -> Any:
    try:
        return msgspec.json.decode(line)
    except NOT_JSON as error:
        raise SaveError(
            mark("%(file)s is damaged or not a save: line %(number)d is not JSON."),
            file=path,
            number=number,
        ) from error


def _upgraded(header: dict[str, Any], path: Path) -> dict[str, Any]:
    version = header["format"]
    if type(version) is not int or version < 1:
        raise _damaged(path, mark("its format is %(format)s."), format=shown(version))
    if version > FORMAT:
        raise SaveError(mark("%(file)s was saved by a newer version of the game."), file=path)
    try:
        while version < FORMAT:
            header = UPGRADES[version](header)
            version += 1
    except (KeyError, TypeError) as error:
        raise _damaged(
            path, mark("something of format %(format)d is missing."), format=version
        ) from error
    return header


def _damaged(path: Path, text: str, /, **facts: Any) -> SaveError:
    return SaveError(_DAMAGED, file=path, detail=Message(text, facts))


def _from_format_1(header: dict[str, Any]) -> dict[str, Any]:
    """Format 1 named each answer's seat and kind in an object, and kept no events or players."""

    def entry(old: dict[str, Any]) -> list[Any]:
        return [old["seat"] if "seat" in old else old["world"], old["answer"]]

    upgraded = {name: value for name, value in header.items() if name != "answers"}
    answers = [entry(old) for old in header["answers"]]
    past = header["checkpoint"]["entries"]
    return {
        **upgraded,
        "format": 2,
        "players": [],
        "journal": answers[:past],
        "tail": answers[past:],
        "events": None,
        "checkpoint": {**header["checkpoint"], "events": 0},
    }


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _from_format_1}


def load_match(path: str | os.PathLike[str]) -> Match:
    """The match in a file, ready to go on; SaveError with a plain sentence for a bad file."""
    return match_of(read_save(Path(path)), Path(path))


def match_of(save: Save, path: Path) -> Match:
    """Played again from its first answer: so the whole past is there, and checked."""
    rules = rules_of(save, path)
    try:
        names = check_names(game_type(save.game), save.seats)
        seed = check_seed(save.seed)
        try:
            if save.begins is not None:
                match = _resumed(save, save.begins, rules, names, seed)
            else:
                match = Match.replayed(rules, names, seed, save.all_entries)
            _compare_checkpoint(match, save)
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
    except GameError as error:
        raise SaveError(_DAMAGED, file=path, detail=error.message) from error
    except msgspec.ValidationError as error:
        raise SaveError(_DAMAGED, file=path, detail=f"{error}.") from error


def rules_of(save: Save, path: Path) -> Rules[Any]:
    try:
        rules = game_type(save.game).rules(save.options, save.materials)
    except (ValueError, TypeError) as error:
        detail = error.message if isinstance(error, GameError) else str(error)
        text = mark("%(file)s cannot be played: %(detail)s")
        raise SaveError(text, file=path, detail=detail) from error
    if save.rules < 1:
        raise _damaged(
            path, mark("there were never rules of version %(version)d."), version=save.rules
        )
    if save.rules > rules.version:
        raise SaveError(
            mark("%(file)s was saved under newer rules than this version of the game has."),
            file=path,
        )
    return rules


def _compare_checkpoint(match: Match, save: Save) -> None:
    """The answers must lead to the very table that was saved."""
    past = save.checkpoint
    for start in match.turn_starts:
        if start.entries == past.entries and match.rules.table_data(start.table) == past.table:
            return
    raise SaveError(mark("its answers do not lead to its table."))


def _compare_ending(match: Match, save: Save) -> None:
    """A finished game is never an open one again, not even where newer rules end it otherwise."""
    if save.result is not None and match.result is None:
        raise SaveError(mark("it was finished under older rules that ended the game otherwise."))


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
    entries, events = save.all_entries, save.events or []
    if not 0 <= past.entries <= len(entries) or not 0 <= past.events <= len(events):
        raise SaveError(mark("its checkpoint lies outside of what it holds."))
    if past.world_answers != sum(isinstance(who, str) for who, _ in entries[: past.entries]):
        raise SaveError(mark("its checkpoint miscounts what the world has answered."))
    table = rules.table_from_data(past.table, names)
    try:
        packed = rules.pack(table)
    except OverflowError as error:  # JSON has longer numbers
        raise SaveError("a number of its table is too large.") from error
    told = [rules.event_from_data(data) for data in events[: past.events]]
    checkpoint = Checkpoint(past.entries, past.events, past.world_answers, packed)
    return Match.resumed(rules, names, seed, checkpoint, entries, told, newer_rules=newer_rules)
