"""A file that is kept up to date by a thread of its own while a game is played.

What holds:

- `Autosave(...)`, `append` and `rewrite` return when the file holds what they were given. So an
  answer is in the file before the next question is shown, and a kill (SIGKILL) at any moment
  loses no answer that was given. The first file is whole before the first question.
- The file is only ever added to, with one write for each answer, or replaced in one step by a
  complete one; what was appended before a replacement is part of it. There is no moment at which
  the file is missing, empty or half written.
- They wait no longer than `PATIENCE`. On a disk that does not answer, the game goes on: `problem`
  says so, nothing waits again until the disk has caught up, and then everything is written.
- Before every writing the thread looks whether the file is still its own. If it was removed,
  replaced or changed it is written again, whole, and `take_notice` says so once; what another
  program put there is kept beside it.
- `BACKUP` beside the file is a complete copy that is at most `BACKUP_AFTER` writings old, or the
  file that was there before it was replaced.

A power failure may cost the last seconds: appended lines are not synced one by one.
"""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from game.engine.errors import Message, SaveError
from game.engine.files import (
    acquire_lock,
    cannot_write,
    keep_aside,
    real_path,
    write_atomically,
)
from game.i18n import mark

PATIENCE = 0.5  # seconds for a line: usually it takes a ten-thousandth
LONG_PATIENCE = 5.0  # seconds for a whole file that is synced, and at the end
BACKUP_AFTER = 100  # writings
BACKUP, ASIDE = ".bak", ".aside"  # added to the name of the file

_STALLED = mark("The disk is not responding: %(file)s is not up to date.")
_REMOVED = mark("The saved game was removed while you were playing. It has been saved again.")
_CHANGED = mark(
    "Another program changed the saved game while you were playing. It has been saved again. "
    "The other version is kept as %(file)s."
)


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + BACKUP)


def aside_of(path: Path) -> Path:
    return path.with_name(path.name + ASIDE)


class _Work(NamedTuple):
    """Something that the thread is to do, and what it sets when it has done it."""

    do: Callable[[], None] | None  # None: nothing more, ever
    done: threading.Event


class _Seen(NamedTuple):
    """How a file looked after the last writing."""

    device: int
    inode: int
    size: int
    changed: int

    @classmethod
    def of(cls, status: os.stat_result) -> _Seen:
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)


class Autosave:
    """Owns one file: no other copy of the game can write it meanwhile.

    `may_write` is asked, once the file is locked, whether what is there may be replaced: SaveError
    if not. `sets_aside`: what is there is kept under another name.
    """

    def __init__(
        self,
        path: Path,
        content: bytes,
        may_write: Callable[[Path], None] = lambda path: None,
        *,
        sets_aside: bool = False,
    ) -> None:
        self.path = real_path(path)
        self._lock = acquire_lock(self.path)
        try:
            may_write(self.path)
        except SaveError:
            self._lock.release()
            raise
        self._content = bytearray()  # all that the file shall hold
        self._handle = -1
        self._seen: _Seen | None = None
        self._since_backup = 0
        self._problem: SaveError | None = None
        self._notice: Message | None = None
        self._overdue: threading.Event | None = None
        self._closed = False
        self._queue: SimpleQueue[_Work] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()
        atexit.register(self.close)  # a program that ends without a word still saves
        self._wait(self._hand_over(lambda: self._begin(content, sets_aside)), LONG_PATIENCE)

    # ------------------------------------------------------------------ for whoever plays

    @property
    def problem(self) -> SaveError | None:
        """Why the file does not hold everything; None while all is well."""
        if self._overdue is not None and not self._overdue.is_set():
            return SaveError(_STALLED, file=self.path)
        return self._problem

    @property
    def size(self) -> int:
        return len(self._content)

    def take_notice(self) -> Message | None:
        """What the players should know about the file; told once."""
        notice, self._notice = self._notice, None
        return notice

    def append(self, lines: bytes) -> None:
        self._wait(self._hand_over(lambda: self._append_now(lines)), PATIENCE)

    def rewrite(self, content: bytes) -> None:
        """Replace everything, in one step."""
        self._wait(self._hand_over(lambda: self._replace(content)), PATIENCE)

    def flush(self) -> None:
        """SaveError if the file does not hold everything, also because it does not answer."""
        stalled = self._overdue is not None and not self._overdue.is_set()
        done = self._hand_over(self._look_after)
        if not done.wait(PATIENCE if stalled else LONG_PATIENCE):
            self._overdue = done
        if self.problem is not None:
            raise self.problem

    def close(self) -> None:
        """Finish the writing and let go of the file; a disk that does not answer is left."""
        if self._closed:
            return
        self._hand_over(self._look_after)
        if self._since_backup:
            self._hand_over(self._back_up)
        done = self._hand_over(None)
        self._closed = True
        atexit.unregister(self.close)
        if done.wait(LONG_PATIENCE):
            self._thread.join()
            self._lock.release()

    def _hand_over(self, do: Callable[[], None] | None) -> threading.Event:
        if self._closed:
            raise SaveError(
                mark("%(file)s is closed. Nothing more can be saved there."), file=self.path
            )
        work = _Work(do, threading.Event())
        self._queue.put(work)
        return work.done

    def _wait(self, done: threading.Event, patience: float) -> None:
        if self._overdue is not None and not self._overdue.is_set():
            self._overdue = done  # said already; whoever plays is not held up again
        elif not done.wait(patience):
            self._overdue = done

    # ------------------------------------------------------------------ in the thread

    def _run(self) -> None:
        going_on = True
        while going_on:
            work = self._queue.get()
            try:
                if work.do is not None:
                    work.do()
            except SaveError as error:
                self._problem = error
            except OSError as error:
                self._problem = cannot_write(self.path, error)
            except Exception as error:  # whatever it is, the thread must live to be asked again
                self._problem = SaveError(
                    mark("Can't write %(file)s: %(reason)s."),
                    file=self.path,
                    reason=repr(error),
                )
            going_on = work.do is not None
            if not going_on:
                self._close_file()
            work.done.set()
            if going_on and self._since_backup >= BACKUP_AFTER:
                self._back_up()

    def _begin(self, content: bytes, sets_aside: bool) -> None:
        if sets_aside and self.path.exists():
            keep_aside(self.path, aside_of(self.path))
        self._replace(content, backs_up=not sets_aside)

    def _replace(self, content: bytes, *, backs_up: bool = True) -> None:
        self._content = bytearray(content)
        if backs_up and self.path.exists() and self.path.stat().st_size:
            with suppress(OSError, SaveError):  # rather no backup than no save
                keep_aside(self.path, backup_of(self.path))
            self._since_backup = 0
        self._write_whole()

    def _write_whole(self) -> None:
        self._close_file()
        write_atomically(self.path, bytes(self._content))
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0)
        self._handle = os.open(self.path, flags | getattr(os, "O_BINARY", 0))
        self._seen = _Seen.of(os.fstat(self._handle))
        self._problem = None

    def _append_now(self, lines: bytes) -> None:
        self._content += lines
        if self._problem is not None or self._handle < 0:
            self._write_whole_again()  # a gap would damage the save
        elif not self._is_restored():
            self._write(lines)
        self._since_backup += 1

    def _look_after(self) -> None:
        """The file is there, and holds everything."""
        if self._problem is not None or self._handle < 0:
            self._write_whole_again()
        else:
            self._is_restored()

    def _write(self, lines: bytes) -> None:
        whole = os.fstat(self._handle).st_size
        try:
            while lines:  # a full disk may take a part of it
                lines = lines[os.write(self._handle, lines) :]
        except OSError:
            os.ftruncate(self._handle, whole)
            raise
        self._seen = _Seen.of(os.fstat(self._handle))

    def _is_restored(self) -> bool:
        """Whether the file was not its own any more, and has been written again."""
        notice = self._meddled_with()
        if notice is None:
            return False
        with suppress(OSError, SaveError):  # it may be gone
            keep_aside(self.path, aside_of(self.path))
        self._write_whole_again()
        self._notice = notice
        return True

    def _meddled_with(self) -> Message | None:
        try:
            seen = _Seen.of(self.path.stat(follow_symlinks=False))
        except FileNotFoundError:
            return Message(_REMOVED)
        if seen == self._seen:
            return None
        if self._seen is not None and seen[:3] == self._seen[:3] and self._holds_the_same():
            self._seen = seen  # only touched
            return None
        return Message(_CHANGED, {"file": aside_of(self.path).name})

    def _holds_the_same(self) -> bool:
        return self._content.startswith(self.path.read_bytes())

    def _write_whole_again(self) -> None:
        """Also where the folder is gone, and the lock with it."""
        if not Path(self._lock.lock_file).exists():
            self._lock.release()
            self._lock = acquire_lock(self.path)
        self._write_whole()

    def _back_up(self) -> None:
        """After the waiting: nobody is held up by it, and the game goes on without."""
        self._since_backup = 0
        if self._problem is None:
            try:
                write_atomically(backup_of(self.path), bytes(self._content), synced=False)
            except SaveError:
                return

    def _close_file(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
