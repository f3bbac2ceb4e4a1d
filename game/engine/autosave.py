"""The save of a game in progress, kept up to date by a thread of its own.

Every answer is appended as soon as it is given; whole rewrites (a temporary file, synced, then
renamed) happen now and then. The caller only hands over references: nothing here waits for a disk
on the thread that plays and draws.
"""

from __future__ import annotations

import threading
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO

from game.engine.errors import SaveError
from game.engine.match import Entry
from game.engine.saves import Snapshot, acquire_lock, entry_line, write_atomically


class Autosave:
    """Owns one save file: no other copy of the game can write it meanwhile."""

    def __init__(self, path: Path, first: Snapshot) -> None:
        self.path = path
        self._lock = acquire_lock(path)
        self._file: BinaryIO | None = None
        self._problem: SaveError | None = None
        self._work: SimpleQueue[Snapshot | list[Entry] | threading.Event | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()
        self.rewrite(first)

    @property
    def problem(self) -> SaveError | None:
        """Why the last writing failed; None while all is well."""
        return self._problem

    def append(self, entries: list[Entry]) -> None:
        self._work.put(entries)

    def rewrite(self, snapshot: Snapshot) -> None:
        self._work.put(snapshot)

    def flush(self) -> None:
        """Wait until everything handed over so far is in the file; SaveError if it is not."""
        done = threading.Event()
        self._work.put(done)
        done.wait()
        if self._problem is not None:
            raise self._problem

    def close(self) -> None:
        """Finish the writing and let go of the file."""
        self._work.put(None)
        self._thread.join()
        self._lock.release()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            if isinstance(work, threading.Event):
                work.set()
                continue
            try:
                if isinstance(work, Snapshot):
                    self._rewrite_now(work)
                else:
                    self._append_now(work)
            except SaveError as error:
                self._problem = error
            except OSError as error:
                self._problem = SaveError(f"{self.path} cannot be written: {error.strerror}.")
        self._close_file()

    def _rewrite_now(self, snapshot: Snapshot) -> None:
        self._close_file()
        write_atomically(self.path, snapshot.text())
        # Unbuffered: once written, the system has it, and a killed program loses nothing.
        self._file = self.path.open("ab", buffering=0)
        self._problem = None

    def _append_now(self, entries: list[Entry]) -> None:
        if self._problem is not None or self._file is None:
            return  # a later rewrite holds these answers too; a gap would damage the save
        self._file.write(b"".join(map(entry_line, entries)))

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
