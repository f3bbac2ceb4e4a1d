"""Codes that people copy: numbers as bits, bits as letters, a length and a checksum.

The letters are Crockford's 32: no O, I, L or U, so that nothing is misread, and capitals do not
matter. A code begins with a mark, a letter for its kind and a digit for its version, says itself
how long it is, and may stand in the middle of other words; line breaks, spaces and hyphens do not
count.
"""

from __future__ import annotations

import re
import zlib

from game.engine.errors import GameError
from game.i18n import mark

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES = {letter: value for value, letter in enumerate(_LETTERS)} | {"O": 0, "I": 1, "L": 1}
_VALUES |= {letter.lower(): value for letter, value in _VALUES.items()}
_MARK = r"(?<![A-Z0-9])PX{kind}([0-9])"
_BITS = 5  # in a letter
_GROUP = 8  # letters between two hyphens
_CHECK = 4  # bytes of the checksum
_MOST_BYTES = 219  # sealed: they give a code of 399 characters
_FARTHEST = 4000  # characters that are looked at, however many spaces are among them
_SPACES = re.compile(r"[\s\-\u00ad\u200b\u2010\u2011\ufeff]+")  # also those that chats put in

NO_CODE = mark("There's no code in this text.")
DAMAGED = mark("This code is damaged or incomplete. Copy all of it again.")
NEWER = mark("This code is from a newer version of the game.")
TOO_LONG = mark("This is too large for a code.")


class CodeError(GameError):
    """Why a text is no code, or why there can be none."""


class Packer:
    """Numbers one after the other, each in as many bits as it is given."""

    def __init__(self) -> None:
        self._bits: list[str] = []

    def put(self, value: int, bits: int) -> None:
        """CodeError for a number that has no room in them: nothing is cut off in silence."""
        if not 0 <= value < 1 << bits:
            raise CodeError(TOO_LONG)
        self._bits.append(f"{value:0{bits}b}")

    def put_signed(self, value: int, bits: int) -> None:
        self.put(value + (1 << (bits - 1)), bits)

    def put_bytes(self, content: bytes) -> None:
        for byte in content:
            self.put(byte, 8)

    def content(self) -> bytes:
        bits = "".join(self._bits)
        length = -(-len(bits) // 8)
        return int(bits.ljust(length * 8, "0") or "0", 2).to_bytes(length, "big")


class Unpacker:
    """The same the other way; CodeError when there is too little, or something left over."""

    def __init__(self, content: bytes) -> None:
        self._value = int.from_bytes(content, "big")
        self._left = len(content) * 8

    def take(self, bits: int) -> int:
        self._left -= bits
        if self._left < 0:
            raise CodeError(DAMAGED)
        return (self._value >> self._left) & ((1 << bits) - 1)

    def take_signed(self, bits: int) -> int:
        return self.take(bits) - (1 << (bits - 1))

    def take_bytes(self, count: int) -> bytes:
        return bytes(self.take(8) for _ in range(count))

    def end(self) -> None:
        if self._left >= 8 or self._value & ((1 << self._left) - 1):
            raise CodeError(DAMAGED)


def written(kind: str, version: int, content: bytes) -> str:
    """A code of that kind: one letter."""
    head = _head(kind, version)
    body = _letters(_sealed(head, content))
    groups = [body[n : n + _GROUP] for n in range(0, len(body), _GROUP)]
    return "-".join((head, *groups))


def found(kind: str, version: int, text: str) -> tuple[bytes, str]:
    """The content of the first whole code of that kind in a text, and the words before it;
    CodeError if there is none."""
    problem = CodeError(NO_CODE)
    for begin in re.finditer(_MARK.format(kind=kind), text, re.ASCII | re.IGNORECASE):
        try:
            if int(begin[1]) > version:
                raise CodeError(NEWER)
            content = _opened(begin[0].upper(), _values(text[begin.end() :]))
            if int(begin[1]) != version:
                raise CodeError(DAMAGED)
            return content, text[: begin.start()]
        except CodeError as error:
            problem = error
    raise problem


def _head(kind: str, version: int) -> str:
    return f"PX{kind}{version}"


def _sealed(head: str, content: bytes) -> bytes:
    """With its length before it, and a checksum behind it that knows what kind of code it is."""
    length = 1 + len(content) + _CHECK
    if length > _MOST_BYTES:
        raise CodeError(TOO_LONG)
    whole = bytes([length]) + content
    return whole + _check(head, whole)


def _opened(head: str, values: list[int]) -> bytes:
    """What was sealed; `values` may go on behind it, with the first letters of other words."""
    if len(values) < 2:
        raise CodeError(DAMAGED)
    length = (values[0] << _BITS | values[1]) >> 2
    count = -(-length * 8 // _BITS)
    if length <= 1 + _CHECK or len(values) < count:
        raise CodeError(DAMAGED)
    joined = 0
    for value in values[:count]:
        joined = joined << _BITS | value
    spare = count * _BITS - length * 8
    whole = (joined >> spare).to_bytes(length, "big")
    if joined & ((1 << spare) - 1) or _check(head, whole[:-_CHECK]) != whole[-_CHECK:]:
        raise CodeError(DAMAGED)
    return whole[1:-_CHECK]


def _check(head: str, content: bytes) -> bytes:
    return zlib.crc32(head.encode() + content).to_bytes(_CHECK, "big")


def _letters(content: bytes) -> str:
    count = -(-len(content) * 8 // _BITS)
    value = int.from_bytes(content, "big") << (count * _BITS - len(content) * 8)
    return "".join(_LETTERS[value >> _BITS * n & 31] for n in reversed(range(count)))


def _values(text: str) -> list[int]:
    """Of the letters up to the first that is none."""
    values = []
    for letter in _SPACES.sub("", text[:_FARTHEST]):
        if letter not in _VALUES:
            break
        values.append(_VALUES[letter])
    return values
