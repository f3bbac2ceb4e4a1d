"""Writing files that nothing can tear, and that no two programs write at once."""

from __future__ import annotations

import errno
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.engine.errors import Message, SaveError
from game.i18n import mark

if TYPE_CHECKING:
    from filelock import FileLock

# All that decoding a file as JSON can raise. A bad byte inside a string is a UnicodeDecodeError,
# which is no error of msgspec's own.
NOT_JSON = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, OverflowError)

RENAME_TRIES = 20
RENAME_PAUSE = 0.05
_POLL = 0.005
_NOT_ALLOWED = mark("the system does not allow it")
_REASONS = {
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.ENOENT: mark("there is no such file or folder"),
    errno.ENOTDIR: mark("a part of the path is not a folder"),
    errno.EISDIR: mark("it is a folder"),
    errno.ENAMETOOLONG: mark("the name is too long"),
    errno.ENOSPC: mark("the disk is full"),
    errno.EROFS: mark("the disk is read-only"),
}


def acquire_lock(path: Path, patience: float = 0.0) -> FileLock:
    """Held by whoever writes the file; the system lets go of it when the program ends. Who has
    the patience waits so many seconds for it."""
    from filelock import FileLock, Timeout  # slow to load, and not needed to open a window

    if not path.name or path.is_dir():
        raise SaveError(mark("%(file)s is a folder, not a file."), file=path)
    lock = FileLock(path.with_name(f".{path.name}.lock"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=patience, poll_interval=_POLL)
    except Timeout:
        raise SaveError(mark("%(file)s is open in another copy of the game."), file=path) from None
    except OSError as error:
        raise cannot_write(path, error) from error
    return lock


def cannot_write(path: Path, error: OSError) -> SaveError:
    return SaveError(
        mark("%(file)s cannot be written: %(reason)s."), file=path, reason=reason_of(error)
    )


def cannot_read(path: Path, error: OSError) -> SaveError:
    return SaveError(
        mark("%(file)s cannot be read: %(reason)s."), file=path, reason=reason_of(error)
    )


def reason_of(error: OSError) -> Message:
    """In a player's words; what happens rarely stays in those of the system."""
    known = _REASONS.get(error.errno) if error.errno is not None else None
    return Message(known or error.strerror or str(error))


def write_atomically(path: Path, text: bytes) -> None:
    """Either the old file or the whole new one is there, whenever the power goes. The caller
    holds the lock, so the temporary file is its own; one left by a kill is written over."""
    temporary = path.with_name(f".{path.name}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _rename(temporary, path)
    except OSError as error:
        raise cannot_write(path, error) from error
    finally:
        with suppress(OSError):
            temporary.unlink()
    _sync_folder(path.parent)


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
    """Make the new name itself durable, where a folder can be synced."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with suppress(OSError):  # the file itself is written and synced already
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
