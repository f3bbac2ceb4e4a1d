"""A small file of the range, kept between runs: read whole, changed under a lock, written whole.

What cannot be read is set aside under another name, and never thrown away.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.engine.errors import Message, SaveError
from game.engine.files import NOT_JSON, acquire_lock, read_bounded, write_atomically
from game.i18n import mark
from game.paths import user_dir

LARGEST = 4 * 1024 * 1024
_PATIENCE = 0.2  # seconds: another copy of the game writes for a moment only
_MOST_ASIDE = 99

SET_ASIDE = mark("%(file)s couldn't be read, so a new one was started. The old one is %(aside)s.")
NEWER = mark("%(file)s is from a newer version of the game, so it stays unchanged.")
UNREADABLE = mark("%(file)s can't be read. Nothing is saved this time.")
UNWRITABLE = mark("%(file)s can't be written. This is only kept until you leave.")

T = TypeVar("T", bound=msgspec.Struct)


class _Versioned(msgspec.Struct):
    version: int


class KeptFile(Generic[T]):
    """`content` is what was last read or written; `problem` one sentence about the file, if there
    is anything to say. `kind` has a field `version` and usual values for all its fields."""

    def __init__(self, name: str, kind: type[T], version: int, folder: Path | None = None) -> None:
        self.path = (user_dir("practice") if folder is None else folder) / name
        self._kind = kind
        self._version = version
        self._writable = True
        self._unwritten: list[Callable[[T], None]] = []
        self._known = b""  # as it was last on the disk, for when it is not there any more
        self.problem: Message | None = None
        self.content = self._read()

    def change(self, change: Callable[[T], None]) -> Message | None:
        """Change the content and write it: what another copy of the game has written meanwhile
        stays. A sentence if that cannot be done; then it is tried again with the next change. One
        also if the file was damaged meanwhile, of which nothing is lost."""
        before = self.problem
        self._unwritten.append(change)
        if not self._writable:  # said already
            change(self.content)
            return None
        try:
            lock = acquire_lock(self.path, _PATIENCE)
        except SaveError:
            change(self.content)
            return self._say(UNWRITABLE)
        try:
            self.content = self._read()
            for unwritten in self._unwritten:
                unwritten(self.content)
            if self._writable:
                self._write()
                self._unwritten.clear()
        except (SaveError, OSError):
            return self._say(UNWRITABLE)
        finally:
            lock.release()
        return None if self.problem == before else self.problem

    def _write(self) -> None:
        text = msgspec.json.format(msgspec.json.encode(self.content), indent=1)
        write_atomically(self.path, text)
        self._known = text

    def _read(self) -> T:
        try:
            content = self._bytes()
        except OSError:
            return self._without(UNREADABLE)
        if content is None:
            return self._last_known()
        try:
            if msgspec.json.decode(content, type=_Versioned).version > self._version:
                return self._without(NEWER)
            read = msgspec.json.decode(content, type=self._kind)
        except NOT_JSON:
            self.problem = self._set_aside()
            return self._last_known()
        self._known = content
        return read

    def _last_known(self) -> T:
        return msgspec.json.decode(self._known, type=self._kind) if self._known else self._kind()

    def _bytes(self) -> bytes | None:
        return read_bounded(self.path, LARGEST) if self.path.exists() else None

    def _without(self, sentence: str) -> T:
        """Go on with what is known, and write nothing over what is there."""
        self._writable = False
        self.problem = self._say(sentence)
        return self._last_known()

    def _set_aside(self) -> Message:
        stem, ending = self.path.stem, self.path.suffix
        for number in range(1, _MOST_ASIDE + 1):
            aside = self.path.with_name(f"{stem}.broken{number}{ending}")
            if not aside.exists():
                with suppress(OSError):
                    self.path.replace(aside)
                    return Message(SET_ASIDE, {"file": self.path.name, "aside": aside.name})
                break
        self._writable = False
        return self._say(UNREADABLE)

    def _say(self, text: str) -> Message:
        return Message(text, {"file": self.path.name})
