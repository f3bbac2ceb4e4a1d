"""Which characters a font has a picture for, read from its file.

pygame draws an empty box for a character that a font lacks, and does not say so. The table `cmap`
of a TrueType file lists what it has: as ranges, in format 4 up to U+FFFF and in format 12 beyond.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

UNICODE = ((0, None), (3, 1), (3, 10))  # platforms and encodings whose codes are Unicode's


def characters_of(font: bytes) -> frozenset[int]:
    """The codes of all characters in the font; none where the file cannot be read."""
    try:
        return frozenset(code for table in _tables(font) for code in _codes(font, table))
    except (struct.error, IndexError):
        return frozenset()


def _tables(font: bytes) -> Iterator[int]:
    """Where each table of Unicode's characters begins in the file."""
    for number in range(_short(font, 4)):
        record = 12 + 16 * number
        if font[record : record + 4] != b"cmap":
            continue
        begin = _long(font, record + 8)
        for entry in range(_short(font, begin + 2)):
            platform, encoding, offset = struct.unpack_from(">HHL", font, begin + 4 + 8 * entry)
            if (platform, None) in UNICODE or (platform, encoding) in UNICODE:
                yield begin + offset


def _codes(font: bytes, table: int) -> Iterator[int]:
    form = _short(font, table)
    if form == 4:
        yield from _segments(font, table)
    elif form == 12:
        for group in range(_long(font, table + 12)):
            first, last = struct.unpack_from(">LL", font, table + 16 + 12 * group)
            yield from range(first, last + 1)


def _segments(font: bytes, table: int) -> Iterator[int]:
    twice = _short(font, table + 6)  # the number of segments, twice
    ends, starts = table + 14, table + 16 + twice
    for at in range(0, twice, 2):
        first, last = _short(font, starts + at), _short(font, ends + at)
        delta = _short(font, starts + twice + at)
        place = starts + 2 * twice + at
        offset = _short(font, place)
        for code in range(first, min(last, 0xFFFE) + 1):
            if offset == 0:
                glyph = (code + delta) & 0xFFFF
            else:
                glyph = _short(font, place + offset + 2 * (code - first))
            if glyph:
                yield code


def _short(font: bytes, at: int) -> int:
    value: int = struct.unpack_from(">H", font, at)[0]
    return value


def _long(font: bytes, at: int) -> int:
    value: int = struct.unpack_from(">L", font, at)[0]
    return value
