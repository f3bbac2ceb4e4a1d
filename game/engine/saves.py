"""Saves: a match as a file that a person can read.

The first line is one JSON object: versions, options, seed, the checkpoint (the table at the start
of a turn) and all answers before and since. Every answer given later is appended as a line of its
own, so that a killed game loses none; now and then the file is written anew (see `autosave`).
A finished save is a replay.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from filelock import FileLock, Timeout

from game.engine.errors import GameError, SaveError
from game.engine.events import Event
from game.engine.match import Checkpoint, Entry, Match
from game.engine.registry import check_names, check_seed, game_type
from game.engine.rules import Rules

FORMAT = 2
LARGEST = 32 * 1024 * 1024
RENAME_TRIES = 20
RENAME_PAUSE = 0.05


class SavedCheckpoint(msgspec.Struct):
    """The table at a turn start, and how much of everything there was before it."""

    entries: int
    events: int
    world_answers: int
    table: dict[str, Any]


class Save(msgspec.Struct, kw_only=True):
    """What the first line holds. `journal` ends at the checkpoint, `tail` goes on from it."""

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
    events: list[dict[str, Any]]

    @property
    def all_entries(self) -> list[Entry]:
        return [*self.journal, *self.tail]


class Snapshot(msgspec.Struct, frozen=True):
    """What a save is made of, taken in no time; turning it into text can wait."""

    rules: Rules[Any]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    seed: int
    result: dict[str, Any] | None
    checkpoint: Checkpoint
    entries: list[Entry]
    events: list[Event]
    world_answers: int

    @classmethod
    def of(cls, match: Match, players: Sequence[str] = ()) -> Snapshot:
        return cls(
            match.rules,
            match.names,
            tuple(players),
            match.seed,
            match.result,
            match.checkpoint,
            list(match.journal),
            list(match.events),
            match.world_answers,
        )

    def text(self) -> bytes:
        past = self.checkpoint
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
            checkpoint=SavedCheckpoint(
                past.entries,
                past.events,
                past.world_answers,
                self.rules.table_data(past.table),
            ),
            tail=self.entries[past.entries :],
            journal=self.entries[: past.entries],
            events=[msgspec.to_builtins(event) for event in self.events],
        )
        return msgspec.json.encode(save) + b"\n"


def entry_line(entry: Entry) -> bytes:
    """An answer as it is appended to a save."""
    return msgspec.json.encode(entry) + b"\n"


# --------------------------------------------------------------------------- writing


def acquire_lock(path: Path) -> FileLock:
    """Held by whoever writes the save; the system lets go of it when the program ends."""
    lock = FileLock(path.with_name(f".{path.name}.lock"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        raise SaveError(f"{path} is open in another copy of the game.") from None
    except OSError as error:
        raise SaveError(f"{path} cannot be written: {error.strerror}.") from error
    return lock


def save_match(match: Match, path: Path) -> None:
    """Write the whole match to a file that nobody else is writing."""
    lock = acquire_lock(path)
    try:
        write_atomically(path, Snapshot.of(match).text())
    finally:
        lock.release()


def write_atomically(path: Path, text: bytes) -> None:
    """Either the old file or the whole new one is there, whenever the power goes."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _rename(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        raise SaveError(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        with suppress(OSError):
            temporary.unlink()


def _rename(source: Path, target: Path) -> None:
    """On Windows a virus scanner or an indexer may hold the file for a moment: try again."""
    for attempt in range(1, RENAME_TRIES + 1):
        try:
            source.replace(target)
            return
        except PermissionError:
            if attempt == RENAME_TRIES:
                raise
            time.sleep(RENAME_PAUSE)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where folders can be synced."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# --------------------------------------------------------------------------- reading


def read_save(path: Path) -> Save:
    """The save in a file, brought up to the present format; SaveError with one sentence."""
    lines = _lines(path)
    header = _decoded(lines[0], path, 1)
    if not isinstance(header, dict) or "format" not in header or "game" not in header:
        raise SaveError(f"{path} is not a save of this game.")
    header = _upgraded(header, path)
    try:
        save = msgspec.convert(header, Save)
        for number, line in enumerate(lines[1:], start=2):
            if number == len(lines) and not _is_json(line):
                break  # killed in the middle of a word: that answer was never given
            save.tail.append(msgspec.convert(_decoded(line, path, number), Entry))
    except msgspec.ValidationError as error:
        raise SaveError(f"{path} is damaged: {error}.") from error
    return save


def _lines(path: Path) -> list[bytes]:
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError(f"{path} is too large to be a save.")
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}.") from error
    if not lines:
        raise SaveError(f"{path} is empty.")
    return lines


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _decoded(line: bytes, path: Path, number: int) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SaveError(f"{path} is damaged or not a save: line {number} is no JSON.") from error


def _upgraded(header: dict[str, Any], path: Path) -> dict[str, Any]:
    version = header["format"]
    if type(version) is not int or version < 1:
        raise SaveError(f"{path} is damaged: its format is {version!r}.")
    if version > FORMAT:
        raise SaveError(f"{path} was saved by a newer version of the game.")
    try:
        while version < FORMAT:
            header = UPGRADES[version](header)
            version += 1
    except (KeyError, TypeError) as error:
        raise SaveError(f"{path} is damaged: {error} is missing or wrong.") from error
    return header


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
        "events": [],
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
        match = Match.replayed(rules, names, seed, save.all_entries)
    except GameError as error:
        if save.rules < rules.version:
            return _resumed_under_new_rules(save, rules, path)
        raise SaveError(f"{path} is damaged: {error}") from error
    _compare_checkpoint(match, save, path)
    return match


def rules_of(save: Save, path: Path) -> Rules[Any]:
    try:
        rules = game_type(save.game).rules(save.options, save.materials)
    except (ValueError, KeyError, TypeError) as error:
        raise SaveError(f"{path} cannot be played: {error}") from error
    if save.rules > rules.version:
        raise SaveError(f"{path} was saved under newer rules than this version of the game has.")
    return rules


def _compare_checkpoint(match: Match, save: Save, path: Path) -> None:
    """The answers must lead to the very table that was saved."""
    past = save.checkpoint
    for start in match.turn_starts:
        if start.entries == past.entries and match.rules.table_data(start.table) == past.table:
            return
    raise SaveError(f"{path} is damaged: its answers do not lead to its table.")


def _resumed_under_new_rules(save: Save, rules: Rules[Any], path: Path) -> Match:
    """The rules have changed since: what is past stays as it was, the turn in progress is played
    by the new ones."""
    past = save.checkpoint
    try:
        table = rules.table_from_data(past.table)
        checkpoint = Checkpoint(past.entries, past.events, past.world_answers, rules.pack(table))
        events = [rules.event_from_data(data) for data in save.events[: past.events]]
        names = check_names(game_type(save.game), save.seats)
        return Match.resumed(
            rules, names, check_seed(save.seed), checkpoint, save.all_entries, events
        )
    except (GameError, ValueError) as error:
        raise SaveError(f"{path} was saved under older rules and cannot go on: {error}") from error
