"""Where games are saved, which there are, and which of them is not finished."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.autosave import aside_of, backup_of
from game.engine.errors import SaveError
from game.engine.files import acquire_lock, reason_of
from game.engine.players import HUMAN
from game.engine.rescue import readable_part
from game.engine.save_data import DamagedSave, Save
from game.engine.saves import read_save, rules_of
from game.games.registry import game_named
from game.hotseat.sittings import next_sitting, sitting_of
from game.i18n import mark
from game.paths import saves_dir

ENDING = ".jsonl"
LOOKED_AT = 10  # the newest files; an older game is hardly the one to go on with


class Unfinished(NamedTuple):
    """A game to go on with. Of a damaged file, `save` is what could be read."""

    path: Path
    save: Save


class Progress(NamedTuple):
    """How far a game has come: in turns, or where they are not counted in rounds of bets, and then
    of a race. All 0: it has not begun."""

    turn: int = 0
    bets: int = 0
    race: int = 0


class SavedGame(NamedTuple):
    """What a list of saves says about one of them. With a `problem` it cannot be gone on with as
    it is, and nothing but the path and the time is sure."""

    path: Path
    when: datetime
    game: str = ""
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()  # for each seat "human" or the bot's level
    progress: Progress = Progress()
    finished: bool = False
    winners: tuple[str, ...] = ()
    problem: SaveError | None = None

    @property
    def may_be_rescued(self) -> bool:
        problem = self.problem
        if not isinstance(problem, DamagedSave):
            return False
        return problem.good is not None or backup_of(self.path).is_file()


def new_save_paths(game: str, now: datetime) -> Iterator[Path]:
    """Names of files that are not there, for a new game. Two games may be begun at once: whoever
    finds one taken takes the next."""
    folder = saves_dir()
    name = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = folder / (f"{name}-{number}{ENDING}" if number > 1 else f"{name}{ENDING}")
        if not path.exists():
            yield path


def picture_of(path: Path) -> Path:
    """Where a front-end keeps a small picture of the saved game."""
    return path.with_suffix(".png")


def look_of(path: Path) -> Path:
    """Where a front-end keeps how the players of the saved game look."""
    return path.with_suffix(".look.json")


def last_unfinished(*games: str) -> Unfinished | None:
    """The newest saved one of these games that has no result; None if the newest are all over."""
    for path in _newest_first(*(f"{game}-*{ENDING}" for game in games))[:LOOKED_AT]:
        try:
            save = readable_part(path)
        except SaveError:
            continue
        if save.game in games and save.result is None:
            return Unfinished(path, save)
    return None


def save_paths(game: str = "") -> list[Path]:
    """The files alone, the newest first: looking into each takes time. `game`: only those named
    after it; what a file holds, only reading it tells."""
    return _newest_first(f"{game}-*{ENDING}" if game else f"*{ENDING}")


def next_number() -> int:
    """For a game that somebody sits down to now; see `sittings`."""
    return next_sitting(save_paths())


def delete_save(path: Path) -> None:
    """For good, with what lies beside it; SaveError if it is being played, or cannot be removed."""
    if not path.exists():
        return
    lock = acquire_lock(path)
    try:
        path.unlink()
    except OSError as error:
        raise SaveError(
            mark("Can't delete %(file)s: %(reason)s."), file=path, reason=reason_of(error)
        ) from error
    finally:
        lock.release()
    beside = (backup_of(path), aside_of(path), picture_of(path), look_of(path))
    for left_over in (*beside, Path(lock.lock_file)):
        with suppress(OSError):
            left_over.unlink()


def summary_of(path: Path) -> SavedGame:
    """What a list says about that save."""
    when = datetime.fromtimestamp(_changed(path))
    try:
        save = read_save(path)
        rules_of(save, path, game_named)  # a game or rules that this version does not know
    except SaveError as problem:
        return SavedGame(path, when, problem=problem)
    return SavedGame(
        path,
        when,
        save.game,
        tuple(save.seats),
        tuple(save.players or [HUMAN] * len(save.seats)),
        progress_of(save),
        save.result is not None,
        _winners(save),
    )


def progress_of(save: Save) -> Progress:
    table = save.checkpoint.table
    turn, bets, race = (_number(table.get(fact)) for fact in ("turn", "round", "race_round"))
    if table.get("phase") != "race":
        return Progress(turn, bets)
    return Progress(turn, bets, race if table.get("due") else race + 1)  # the next one begins


def _winners(save: Save) -> tuple[str, ...]:
    """Their names. Of a damaged list only those who did play; loading finds the rest."""
    listed = (save.result or {}).get("winners")
    return tuple(
        name for seat, name in enumerate(save.seats) if isinstance(listed, list) and seat in listed
    )


def _number(value: Any) -> int:
    return value if type(value) is int else 0


def _newest_first(*patterns: str) -> list[Path]:
    try:
        found = {path for pattern in patterns for path in saves_dir().glob(pattern)}
        return sorted(found, key=lambda path: (sitting_of(path), _changed(path)), reverse=True)
    except OSError:
        return []


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # gone in the meantime
        return 0.0
