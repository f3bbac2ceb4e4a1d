"""Where the game finds its own data, and where it keeps what belongs to the player."""

import os
from pathlib import Path
from typing import Literal

import platformdirs

APP_NAME = "pony-express"
HOME_VARIABLE = "PONY_EXPRESS_HOME"

DataKind = Literal["boards", "sprites", "sounds"]

_PACKAGE = Path(__file__).resolve().parent


def data_dir(kind: DataKind) -> Path:
    """The folder of shipped data: inside an installed package, or at the top of a checkout."""
    packaged = _PACKAGE / "data" / kind
    return packaged if packaged.is_dir() else _PACKAGE.parent / kind


def game_dir(game: str) -> Path:
    """The folder of what belongs to one game alone, named like a package."""
    return _PACKAGE / "games" / game.replace("-", "_")


def user_dir(kind: str) -> Path:
    """The player's own folder for `kind`. Nothing is created: only a writer makes folders."""
    return _user_base() / kind


def saves_dir() -> Path:
    return user_dir("saves")


def is_own_folder(folder: Path) -> bool:
    """Whether it is one of those folders."""
    return _user_base() in folder.parents


def _user_base() -> Path:
    override = os.environ.get(HOME_VARIABLE)
    if override:
        return Path(override)
    return platformdirs.user_data_path(APP_NAME, appauthor=False)
