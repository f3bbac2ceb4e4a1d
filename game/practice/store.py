"""Every practised shot, kept on disk between runs: one JSON line each, only ever added to.

A layout has a line of its own, written once; shots name it by its key. A line that cannot be read
is skipped and left where it is, so a newer version of the game may still read it.
"""

from __future__ import annotations

from contextlib import suppress
from io import FileIO
from pathlib import Path

import msgspec

from game.engine.errors import Message, SaveError
from game.engine.files import (
    NOT_JSON,
    acquire_lock,
    open_to_append,
    read_bounded,
    write_atomically,
)
from game.i18n import mark
from game.paths import user_dir
from game.practice.layout import Layout
from game.practice.record import STYLES, Practised

VERSION = 1
FILE_NAME = "shots.jsonl"
CLEARED_NAME = "shots.cleared.jsonl"
LARGEST = 256 * 1024 * 1024  # bytes: more than a million shots
_PATIENCE = 0.2  # seconds: another copy of the game writes for a moment only

SKIPPED = mark("Unreadable lines skipped in the practice file: %(count)d.")
UNREADABLE = mark("The practice file can't be read. These shots won't be saved.")
UNWRITABLE = mark("The practice file can't be written. Your shots are only kept until you leave.")


class _Heading(msgspec.Struct, frozen=True, array_like=True, tag="practice"):
    version: int


class _KeptLayout(msgspec.Struct, frozen=True, array_like=True, tag="layout"):
    key: str
    layout: Layout


_Line = _Heading | _KeptLayout | Practised
_decoder: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)
_STYLE = 1 + Practised.__struct_fields__.index("style")  # its place in a line, after the tag
_encoder = msgspec.json.Encoder()


class Store:
    """`shots` in the order in which they were taken, `layouts` by key. `problem` is one sentence
    about what was wrong with the file, if anything was."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (user_dir("practice") if folder is None else folder) / FILE_NAME
        self.shots: list[Practised] = []
        self.layouts: dict[str, Layout] = {}
        self.problem: Message | None = None
        self._unwritten: list[bytes] = []
        self._on_disk: set[str] = set()  # layouts that have a line
        self._size = 0  # of the file when it was last seen
        self._readable = True
        self._complained = False
        self._load()

    # ------------------------------------------------------------------ reading

    def _load(self) -> None:
        self.shots, self.layouts, self._on_disk = [], {}, set()
        try:
            content = _content(self.path)
        except OSError:
            self._readable, self.problem = False, Message(UNREADABLE)
            return
        self._size = len(content)
        lines, skipped = _lines_of(content)
        self.shots = [line for line in lines if isinstance(line, Practised)]
        self.layouts = {line.key: line.layout for line in lines if isinstance(line, _KeptLayout)}
        self._on_disk = set(self.layouts)
        self.problem = Message(SKIPPED, {"count": skipped}) if skipped else None

    def layout_of(self, shot: Practised) -> Layout | None:
        """None when its line was damaged."""
        return self.layouts.get(shot.layout)

    # ------------------------------------------------------------------ writing

    def add(self, layout: Layout, shot: Practised) -> Message | None:
        """Keep a shot. If it cannot be written it is kept in memory, and written with a later one
        if that works; a sentence says so the first time."""
        self.layouts.setdefault(shot.layout, layout)
        self.shots.append(shot)
        if not self._readable:  # said already
            return None
        self._unwritten.append(_encoder.encode(shot))
        try:
            self._write()
        except (SaveError, OSError):
            first, self._complained = not self._complained, True
            return Message(UNWRITABLE) if first else None
        self._complained = False
        return None

    def _write(self) -> None:
        lock = acquire_lock(self.path, _PATIENCE)
        try:
            with open_to_append(self.path) as file:
                size = file.seek(0, 2)
                if size < self._size or not size:  # new, or another copy of the game cleared it
                    self._on_disk.clear()
                lines = self._lines_to_write(new=not size)
                text = b"".join(line + b"\n" for line in lines)
                if size and not _ends_a_line(file, size):  # a line that was cut off stays alone
                    text = b"\n" + text
                if file.write(text) != len(text):
                    file.truncate(size)  # nobody else has written: the lock is held
                    raise OSError("the disk is full")
                self._size = size + len(text)
        finally:
            lock.release()
        self._on_disk.update(self.layouts)
        self._unwritten.clear()

    def _lines_to_write(self, *, new: bool) -> list[bytes]:
        lines = [_encoder.encode(_Heading(VERSION))] if new else []
        for key, layout in self.layouts.items():
            if key not in self._on_disk:
                lines.append(_encoder.encode(_KeptLayout(key, layout)))
        return [*lines, *self._unwritten]

    # ------------------------------------------------------------------ clearing

    def clear(self) -> Message | None:
        """Forget all shots. The file is set aside, over an earlier one, and can be restored."""
        try:
            lock = acquire_lock(self.path, _PATIENCE)
            try:
                if self.path.exists():
                    self.path.replace(self.path.with_name(CLEARED_NAME))
            finally:
                lock.release()
        except (SaveError, OSError):
            return Message(mark("The practice file can't be cleared."))
        self._unwritten.clear()
        self._readable = True
        self._load()
        return None

    @property
    def can_restore(self) -> bool:
        return self.path.with_name(CLEARED_NAME).is_file()

    def restore(self) -> Message | None:
        """Bring back what was cleared last, before whatever was shot since."""
        cleared = self.path.with_name(CLEARED_NAME)
        try:
            lock = acquire_lock(self.path, _PATIENCE)
            try:
                before, since = _content(cleared), _content(self.path)
                gap = b"" if before.endswith(b"\n") or not before else b"\n"
                write_atomically(self.path, before + gap + since)
                cleared.unlink()
            finally:
                lock.release()
        except (SaveError, OSError):
            return Message(mark("The cleared shots can't be restored."))
        self._load()
        return None


def _content(path: Path) -> bytes:
    """Empty where there is no file."""
    with suppress(FileNotFoundError, NotADirectoryError):
        content = read_bounded(path, LARGEST)
        if len(content) > LARGEST:
            raise OSError("nobody has shot so often")
        return content
    return b""


def _lines_of(content: bytes) -> tuple[list[_Line], int]:
    """What can be read, and how many lines cannot."""
    with suppress(*NOT_JSON):
        return _decoder.decode_lines(content), 0
    lines: list[_Line] = []
    skipped = 0
    for line in content.split(b"\n"):
        if not line.strip():
            continue
        try:
            lines.append(_line_of(line))
        except NOT_JSON:
            skipped += 1
    return lines, skipped


def _line_of(line: bytes) -> _Line:
    """A shot of a style that this version does not know, or of none, is of an unknown one."""
    try:
        return _decoder.decode(line)
    except msgspec.ValidationError:
        values = msgspec.json.decode(line)
        if not isinstance(values, list) or len(values) <= _STYLE:
            raise
        style = values[_STYLE]
        if style in STYLES or not isinstance(style, str | None):
            raise
        return msgspec.convert([*values[:_STYLE], "", *values[_STYLE + 1 :]], Practised)


def _ends_a_line(file: FileIO, size: int) -> bool:
    file.seek(size - 1)
    return file.read(1) == b"\n"
