"""Where games in the terminal are saved, and which of them is not finished."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.engine.errors import SaveError
from game.engine.saves import Save, read_save
from game.paths import saves_dir

ENDING = ".jsonl"
LOOKED_AT = 10  # the newest files; an older game is hardly the one to go on with


class Unfinished(NamedTuple):
    path: Path
    save: Save


def new_save_path(game: str, now: datetime) -> Path:
    """A file of its own, reserved at once, so that two games begun together do not share it."""
    folder = saves_dir()
    name = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    number = 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while True:
            path = folder / (f"{name}-{number}{ENDING}" if number > 1 else f"{name}{ENDING}")
            try:
                path.touch(exist_ok=False)
                return path
            except FileExistsError:
                number += 1
    except OSError as error:
        raise SaveError(f"{folder} cannot be written: {error.strerror}.") from error


def last_unfinished(game: str) -> Unfinished | None:
    """The newest saved game that has no result; None if the newest games are all over."""
    try:
        paths = sorted(saves_dir().glob(f"{game}-*{ENDING}"), key=_changed, reverse=True)
    except OSError:
        return None
    for path in paths[:LOOKED_AT]:
        try:
            save = read_save(path)
        except SaveError:
            continue
        if save.game == game and save.result is None:
            return Unfinished(path, save)
    return None


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # gone in the meantime
        return 0.0
