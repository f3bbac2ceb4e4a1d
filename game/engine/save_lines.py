"""The lines of a save: JSON objects, each with a checksum.

    {"sum":"1f2e3d4c","kind":"save","format":3, ...}      the game: what never changes
    {"sum":"...","kind":"turn","entries":0, ...}          the table at a turn start
    {"sum":"...","kind":"play","did":[...],"told":[...]}  answers, and the events they led to
    {"sum":"...","kind":"undo","entries":7,"events":20}   back to so many of both
    {"sum":"...","kind":"seats","players":[...]}          who plays each seat from here on
    {"sum":"...","kind":"result","result":{...}}          the game is over

A save is only ever added to. `sum` is the CRC-32 of the rest of the line, begun with the line's
number and the sum of the first line: a line that was changed, moved, lost, doubled or taken from
another save does not fit.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeVar
from zlib import crc32

import msgspec

from game.engine.files import NOT_JSON
from game.engine.journal import Entry

FORMAT = 3
_BEFORE, _AFTER = b'{"sum":"', b'",'
_SUM = slice(len(_BEFORE), len(_BEFORE) + 8)
_REST = _SUM.stop + len(_AFTER)

Count = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Data = dict[str, Any]


class BadLine(ValueError):
    """A line that is not as it was written; the text says more, if there is more to say."""


class SavedCheckpoint(msgspec.Struct):
    """The table at a turn start, and how much of everything there was before it."""

    entries: Count
    events: Count
    world_answers: Count
    table: Data


class Seating(msgspec.Struct, omit_defaults=True):
    """`players`: who plays each seat, "human" or a bot's level; empty if nobody said. `left`: the
    seats of bots on which a person sat before."""

    players: list[str]
    left: list[int] = []


class Heading(msgspec.Struct, kw_only=True, tag_field="kind", tag="save", omit_defaults=True):
    """`sitting`: how often anybody had sat down to a game in this folder, this time included.
    `players` and `left`: see `Seating`. `begins` is there when the game was gone on with under
    newer rules: what lies before it cannot be played again."""

    format: int
    sitting: Count
    game: str
    rules: int
    seats: list[str]
    players: list[str]
    seed: int
    options: Data
    materials: Data
    begins: SavedCheckpoint | None = None
    left: list[int] = []


class TurnStart(SavedCheckpoint, tag_field="kind", tag="turn"):
    """A line of its own only now and then: tables are long."""


class Played(msgspec.Struct, tag_field="kind", tag="play"):
    did: list[Entry]
    told: list[Data]


class Undone(msgspec.Struct, tag_field="kind", tag="undo"):
    entries: Count
    events: Count


class Seated(Seating, tag_field="kind", tag="seats", omit_defaults=True):
    """Who plays from here on."""


class Over(msgspec.Struct, tag_field="kind", tag="result"):
    result: Data


Line = TurnStart | Played | Undone | Seated | Over
_heading: msgspec.json.Decoder[Heading] = msgspec.json.Decoder(Heading)
_line: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
_T = TypeVar("_T")


class Numbered(NamedTuple):
    """The first line's checksum, and how many lines there are: what the next one's depends on."""

    first: int = 0
    lines: int = 0

    @property
    def begin(self) -> int:
        return crc32(b"%d" % self.lines, self.first) if self.lines else 0

    def after(self, checksum: int) -> Numbered:
        return Numbered(self.first if self.lines else checksum, self.lines + 1)


def written(line: Heading | Line, place: Numbered) -> tuple[bytes, Numbered]:
    """The bytes of a line that comes next, and the place after it."""
    rest = msgspec.json.encode(line)[1:]
    checksum = crc32(rest, place.begin)
    return b"%b%08x%b%b\n" % (_BEFORE, checksum, _AFTER, rest), place.after(checksum)


def read_heading(line: bytes) -> tuple[Heading, Numbered]:
    """BadLine if it is not as it was written."""
    place = _checked(line, Numbered())
    return _decoded(_heading, line), place


def read_line(line: bytes, place: Numbered) -> tuple[Line, Numbered]:
    """The line that comes next; BadLine if it is not as it was written."""
    after = _checked(line, place)
    return _decoded(_line, line), after


def unchecked_line(line: bytes) -> Line | None:
    """What a line says whose checksum means nothing any more; None if it says nothing."""
    try:
        return _line.decode(line)
    except NOT_JSON:
        return None


def _checked(line: bytes, place: Numbered) -> Numbered:
    rest = line[_REST:]
    checksum = crc32(rest, place.begin)
    framed = line.startswith(_BEFORE) and line[_SUM.stop : _REST] == _AFTER
    if not framed or line[_SUM] != b"%08x" % checksum:
        raise BadLine
    return place.after(checksum)


def _decoded(decoder: msgspec.json.Decoder[_T], line: bytes) -> _T:
    try:
        return decoder.decode(line)
    except NOT_JSON as error:
        raise BadLine(str(error)) from error
