"""What is kept when something really breaks: a report with the journal of the match."""

from __future__ import annotations

import platform
import traceback
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from game import __version__
from game.engine.files import make_folder, write_atomically
from game.engine.session import Session
from game.paths import user_dir

KEPT = 10  # reports; older ones are removed
_NAME, _ENDING, _SEEN = "crash-", ".txt", "seen-"


def write_report(
    error: BaseException,
    journal: Session | Iterable[str] | None = None,
    *,
    ended_the_game: bool = True,
) -> Path | None:
    """A file that says what broke, and where in which match; None if it cannot be written. Of an
    error that did not end the game the player is not told at the next start."""
    try:
        text = "\n".join([*_facts(), "", *_trace(error), *_journal(journal), ""])
        folder = user_dir("crashes")
        make_folder(folder)
        # To the microsecond, so that sorted by name is sorted by time.
        seen = "" if ended_the_game else _SEEN
        path = folder / f"{seen}{_NAME}{datetime.now():%Y-%m-%d-%H%M%S-%f}{_ENDING}"
        write_atomically(path, text.encode(errors="backslashreplace"))
        _remove_old(folder)
    except Exception:  # a report that fails must not hide what is being reported
        return None
    return path


def last_report() -> Path | None:
    """The newest report that nobody has been told about yet."""
    try:
        return max(user_dir("crashes").glob(f"{_NAME}*{_ENDING}"), default=None)
    except OSError:
        return None


def mark_as_seen(report: Path) -> None:
    """The player has been told: this report, and what is older, is not spoken of again."""
    with suppress(OSError):
        for path in list(report.parent.glob(f"{_NAME}*{_ENDING}")):
            if path <= report:
                path.replace(path.with_name(_SEEN + path.name))


def _facts() -> list[str]:
    return [
        f"version: {__version__}",
        f"time: {datetime.now().astimezone().isoformat(timespec='seconds')}",
        f"system: {platform.platform()}",
        f"python: {platform.python_version()}",
    ]


def _trace(error: BaseException) -> list[str]:
    return "".join(traceback.format_exception(error)).splitlines()


def _journal(journal: Session | Iterable[str] | None) -> list[str]:
    """The match may be what broke: then the rest of the report is still worth having."""
    if journal is None:
        return []
    try:
        lines = _match_lines(journal) if isinstance(journal, Session) else list(map(str, journal))
    except Exception as error:
        lines = [f"(it cannot be read: {type(error).__name__})"]
    return ["", "journal:", *lines]


def _match_lines(session: Session) -> list[str]:
    """Enough to play the match again: how it began, and all answers."""
    match = session.match
    beginning = {
        "game": match.game,
        "seats": match.names,
        "players": session.players,
        "seed": match.seed,
        "options": match.options,
    }
    lines = [msgspec.json.encode(beginning), *map(msgspec.json.encode, match.journal)]
    return [line.decode().strip() for line in lines]


def _remove_old(folder: Path) -> None:
    def when(path: Path) -> str:
        return path.name.removeprefix(_SEEN)

    reports = sorted(folder.glob(f"*{_NAME}*{_ENDING}"), key=when)
    for path in reports[:-KEPT]:
        with suppress(OSError):
            path.unlink()
