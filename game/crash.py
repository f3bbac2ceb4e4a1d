"""What is kept when something really breaks: a report that can be shown to anybody.

It says where the program broke, and of the match only what everybody at the table knows. Whoever
plays on, or sends it to somebody, learns nothing that is hidden in the game.
"""

from __future__ import annotations

import platform
import traceback
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from game import __version__
from game.engine.errors import GameError
from game.engine.files import make_folder, write_atomically
from game.engine.session import Session
from game.paths import user_dir

KEPT = 10  # reports; older ones are removed
LAST_EVENTS = 20
ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = (
    "Left out, because it may be hidden from players: names, hands, dice, decks, the random seed,",
    "all answers, values inside the program, and the words of errors that may hold any of these.",
    "The saved game has them all.",
)
CAUSED = "The error above led to this one:"
# Their words come from Python and name parts of the program, never what it worked on.
OF_THE_PROGRAM = (
    ZeroDivisionError,
    AttributeError,
    TypeError,
    IndexError,
    RecursionError,
    MemoryError,
    ImportError,
    NameError,
)
_NAME, _ENDING, _SEEN = "crash-", ".txt", "seen-"


def write_report(
    error: BaseException,
    session: Session | None = None,
    *,
    ended_the_game: bool = True,
) -> Path | None:
    """A file that says what broke, and where in which match; None if it cannot be written. Of an
    error that did not end the game the player is not told at the next start."""
    try:
        text = "\n".join([*_facts(), "", *_trace(error), *_match(session), ""])
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
        "",
        *LEFT_OUT,
    ]


def _trace(error: BaseException) -> list[str]:
    """As Python prints it, with files named from the game's folder on: lines of the program, and
    no more than the kind of an error whose words may tell what somebody holds."""
    lines = []
    for link, first in _chain(error):
        lines += [] if first else [CAUSED, ""]
        lines.append("Traceback (most recent call last):")
        for frame in traceback.extract_tb(link.__traceback__):
            lines.append(
                f'  File "{_from_here(frame.filename)}", line {frame.lineno}, in {frame.name}'
            )
            lines += [f"    {frame.line}"] if frame.line else []
        lines += [_said(link), ""]
    return lines[:-1]


def _chain(error: BaseException) -> Iterator[tuple[BaseException, bool]]:
    """The first error, and each that came of it."""
    links = [error]
    while (before := links[-1].__cause__ or links[-1].__context__) and before not in links:
        links.append(before)
    for number, link in enumerate(reversed(links)):
        yield link, number == 0


def _from_here(file: str) -> str:
    """Not by way of the player's own folders, which may have their name."""
    path = Path(file)
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def _said(error: BaseException) -> str:
    kind = type(error).__name__
    if isinstance(error, GameError):
        return f"{kind}: {error.message.text}" if error.message.facts else kind
    if isinstance(error, OSError):
        return f"{kind}: {error.strerror}"
    if type(error) in OF_THE_PROGRAM or type(error).__module__.partition(".")[0] == "pygame":
        return f"{kind}: {error}"
    return kind


def _match(session: Session | None) -> list[str]:
    """The match may be what broke: then the rest of the report is still worth having."""
    if session is None:
        return []
    try:
        lines = _match_lines(session)
    except Exception as error:
        lines = [f"(it cannot be read: {type(error).__name__})"]
    return ["", "match:", *lines]


def _match_lines(session: Session) -> list[str]:
    """What everybody at the table knows of it."""
    match = session.match
    told = [event.kind for event in match.events if event.audience is None]
    return [
        f"game: {match.game}, rules {match.rules.version}",
        f"players: {', '.join(session.players)}",
        f"options: {msgspec.json.encode(match.options).decode()}",
        f"answers: {len(match.journal)}",
        f"last events: {', '.join(told[-LAST_EVENTS:])}",
    ]


def _remove_old(folder: Path) -> None:
    def when(path: Path) -> str:
        return path.name.removeprefix(_SEEN)

    reports = sorted(folder.glob(f"*{_NAME}*{_ENDING}"), key=when)
    for path in reports[:-KEPT]:
        with suppress(OSError):
            path.unlink()
