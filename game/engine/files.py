"""Files of the player's: written so that nothing can tear them and no two programs write at once,
and read without trusting what is in them.

New files are for the player alone (0600), and so are new folders and the game's own (0700).
"""

from __future__ import annotations

import errno
import os
import stat
import tempfile
import time
from contextlib import suppress
from glob import escape as glob_escape
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.engine.errors import Message, SaveError, SaveTaken, shown
from game.i18n import mark
from game.paths import is_own_folder

if TYPE_CHECKING:
    from filelock import FileLock

# All that decoding a file as JSON can raise. A bad byte inside a string is a UnicodeDecodeError,
# which is no error of msgspec's own.
NOT_JSON = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, OverflowError)

_TEMPORARY = ".tmp"
_NO_FILE = mark("it isn't a file")
RENAME_TRIES = 20
RENAME_PAUSE = 0.05
_POLL = 0.005
_FILE_MODE, _FOLDER_MODE = 0o600, 0o700
_NO_PATH = mark("%(file)s can't be the name of a save.")
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
    lock = FileLock(_lock_of(path), mode=_FILE_MODE, thread_local=False)
    try:
        make_folder(path.parent)
    except OSError as error:
        raise cannot_write(path.parent, error) from error
    try:
        lock.acquire(timeout=patience, poll_interval=_POLL)
    except Timeout:
        raise SaveTaken(mark("%(file)s is open in another copy of the game."), file=path) from None
    except OSError as error:
        raise cannot_write(path, error) from error
    _remove_left_over(path)
    return lock


def _lock_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _remove_left_over(path: Path) -> None:
    """Temporary files of a copy of the game that was killed; the caller holds the lock."""
    with suppress(OSError):
        for temporary in path.parent.glob(f".{glob_escape(path.name)}.*{_TEMPORARY}"):
            temporary.unlink()


def make_folder(folder: Path) -> None:
    """With all folders above it. OSError where that cannot be."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        with suppress(FileExistsError):  # another copy of the game was faster
            one.mkdir(mode=_FOLDER_MODE)
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    if is_own_folder(folder) and stat.S_IMODE(folder.stat().st_mode) & 0o077:
        with suppress(OSError):  # it may belong to somebody else
            folder.chmod(_FOLDER_MODE)


def cannot_write(path: Path, error: OSError) -> SaveError:
    return SaveError(mark("Can't write %(file)s: %(reason)s."), file=path, reason=reason_of(error))


def cannot_read(path: Path, error: OSError) -> SaveError:
    return SaveError(mark("Can't read %(file)s: %(reason)s."), file=path, reason=reason_of(error))


def reason_of(error: OSError) -> Message:
    """In a player's words; what happens rarely stays in those of the system."""
    known = _REASONS.get(error.errno) if error.errno is not None else None
    return Message(known or error.strerror or str(error))


def real_path(path: Path) -> Path:
    """Behind all links: two names of one file must not become two saves."""
    try:
        return path.resolve()
    except (OSError, ValueError, RuntimeError) as error:
        raise SaveError(_NO_PATH, file=shown(str(path))) from error


def read_bounded(path: Path, largest: int) -> bytes:
    """The content of a plain file, at most so many bytes of it and one more. OSError where there
    is none; never waits for a pipe."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(errno.EINVAL, _NO_FILE, str(path))
        with path.open("rb") as file:
            return file.read(largest + 1)
    except ValueError as error:  # a NUL in the name
        raise OSError(errno.EINVAL, str(error), shown(str(path))) from error


def open_to_append(path: Path) -> FileIO:
    """Unbuffered, to read and to write at the end: the player's alone if it is new, and never
    through a link."""

    def opener(name: str, flags: int) -> int:
        return os.open(name, flags | getattr(os, "O_NOFOLLOW", 0), _FILE_MODE)

    return FileIO(path, "ab+", opener=opener)


def write_atomically(path: Path, text: bytes, *, synced: bool = True) -> None:
    """Either the old file or the whole new one is there, and if it is `synced` whenever the power
    goes. The temporary file is new and has a name of its own, so that nothing is written through a
    link."""
    temporary = None
    try:
        handle, name = tempfile.mkstemp(_TEMPORARY, f".{path.name}.", path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            if synced:
                os.fsync(file.fileno())
        _rename(temporary, path)
    except OSError as error:
        raise cannot_write(path, error) from error
    finally:
        if temporary is not None:
            with suppress(OSError):
                temporary.unlink()
    if synced:
        _sync_folder(path.parent)


def keep_aside(path: Path, aside: Path) -> None:
    """Give what is in a file another name too, over what had that name; OSError where it cannot
    be. The file itself stays where it is at every moment."""
    temporary = path.with_name(f".{aside.name}.{os.getpid()}{_TEMPORARY}")
    with suppress(OSError):
        temporary.unlink()
    try:
        os.link(path, temporary, follow_symlinks=False)
    except (OSError, NotImplementedError):  # a disk without links
        write_atomically(aside, path.read_bytes())
        return
    temporary.replace(aside)
    with suppress(OSError):  # two names of one file stay as they are when one is renamed
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
    """Make the new name itself durable, where a folder can be synced."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with suppress(OSError):  # the file itself is written and synced already
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
