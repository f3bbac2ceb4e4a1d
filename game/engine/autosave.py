"""The save of a game in progress, kept up to date by a thread of its own.

Every answer is appended as soon as it is given; whole rewrites (a temporary file, synced, then
renamed) happen now and then. Whoever plays hands over references and waits for the disk no longer
than `PATIENCE`: on a sound disk an answer is in the file when it has been given, and a kill loses
none; on one that stalls, the game does not stall with it.
"""

from __future__ import annotations

import atexit
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO, NamedTuple

import msgspec

from game.engine.errors import SaveError
from game.engine.files import acquire_lock, cannot_write, write_atomically
from game.engine.match import Entry
from game.engine.saves import Snapshot, entry_line, read_save, real_path
from game.i18n import mark

PATIENCE = 0.002  # seconds: an eighth of a frame


class _Work(NamedTuple):
    """Something to write (None: nothing more, ever), and what to set when it is done."""

    what: Snapshot | list[Entry] | None
    done: threading.Event


class Autosave:
    """Owns one save file: no other copy of the game can write it meanwhile."""

    def __init__(self, path: Path, first: Snapshot) -> None:
        self.path = real_path(path)
        self._lock = acquire_lock(self.path)
        try:
            _refuse_to_lose(self.path, first)
        except SaveError:
            self._lock.release()
            raise
        self._file: BinaryIO | None = None
        self._problem: SaveError | None = None
        self._closed = False
        self._queue: SimpleQueue[_Work] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()
        atexit.register(self.close)  # a program that ends without a word still saves
        self.rewrite(first)

    @property
    def problem(self) -> SaveError | None:
        """Why the last writing failed; None while all is well."""
        return self._problem

    def append(self, entries: list[Entry]) -> None:
        self._hand_over(entries).wait(PATIENCE)

    def rewrite(self, snapshot: Snapshot) -> None:
        self._hand_over(snapshot)

    def flush(self) -> None:
        """Wait until everything handed over so far is in the file; SaveError if it is not."""
        self._hand_over([]).wait()
        if self._problem is not None:
            raise self._problem

    def close(self) -> None:
        """Finish the writing and let go of the file."""
        if not self._closed:
            self._hand_over(None).wait()
            self._closed = True
            self._thread.join()
            self._lock.release()
            atexit.unregister(self.close)

    def _hand_over(self, what: Snapshot | list[Entry] | None) -> threading.Event:
        if self._closed:
            raise SaveError(
                mark("%(file)s is closed. Nothing more can be saved there."), file=self.path
            )
        work = _Work(what, threading.Event())
        self._queue.put(work)
        return work.done

    def _run(self) -> None:
        going_on = True
        while going_on:
            work = self._queue.get()
            try:
                if isinstance(work.what, Snapshot):
                    self._rewrite_now(work.what)
                elif work.what:
                    self._append_now(work.what)
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
            going_on = work.what is not None
            if not going_on:
                self._close_file()
            work.done.set()

    def _rewrite_now(self, snapshot: Snapshot) -> None:
        self._close_file()
        write_atomically(self.path, snapshot.text())
        # Unbuffered: once written, the system has it, and a killed program loses nothing.
        self._file = self.path.open("ab", buffering=0)
        self._problem = None

    def _append_now(self, entries: list[Entry]) -> None:
        if self._problem is not None or self._file is None:
            return  # a later rewrite holds these answers too; a gap would damage the save
        rest = b"".join(map(entry_line, entries))
        whole = self._file.tell()
        try:
            while rest:  # a full disk may take a part of it
                rest = rest[self._file.write(rest) :]
        except OSError:
            self._file.truncate(whole)
            raise

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _refuse_to_lose(path: Path, first: Snapshot) -> None:
    """A file that is there already must be this game, and not be further on: another copy may
    have played it since it was read."""
    if not path.exists() or path.stat().st_size == 0:
        return
    there = read_save(path)
    ours = msgspec.convert(msgspec.json.decode(msgspec.json.encode(first.entries)), list[Entry])
    same_game = (there.game, there.seats) == (first.rules.game, list(first.seats))
    if not same_game or there.all_entries != ours[: len(there.all_entries)]:
        raise SaveError(
            mark("%(file)s holds another game, or a later point of this one."), file=path
        )
