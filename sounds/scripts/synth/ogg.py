"""Ogg Vorbis files that come out the same each time.

The encoder draws a random serial number for every stream. It is replaced by one made from the
name, and the checksums of the pages are worked out again.
"""

import io
import zlib
from pathlib import Path

import numpy as np
import soundfile

from synth.signal import RATE, Signal

BLOCK = 4096  # frames; one big write of Vorbis can overflow the encoder's stack
FULL = 32767
SERIAL_AT, CHECKSUM_AT, SEGMENTS_AT = 14, 22, 26
POLYNOMIAL = 0x04C11DB7


def encode(sound: Signal, name: str, quality: float) -> bytes:
    """Quality runs from 0 (small) to 1 (best).

    The samples are first rounded to 16 bits: sines differ in the last place between processors,
    and must not reach the file.
    """
    rounded = np.round(np.clip(sound, -1, 1) * FULL).astype(np.int16)
    channels = 1 if rounded.ndim == 1 else rounded.shape[1]
    stream = io.BytesIO()
    with soundfile.SoundFile(
        stream,
        "w",
        RATE,
        channels,
        format="OGG",
        subtype="VORBIS",
        compression_level=1 - quality,
    ) as file:
        for start in range(0, len(rounded), BLOCK):
            file.write(rounded[start : start + BLOCK])
    return with_serial(stream.getvalue(), zlib.crc32(name.encode()))


def decode(data: bytes) -> Signal:
    sound, rate = soundfile.read(io.BytesIO(data), dtype="float64")
    if rate != RATE:
        raise ValueError(f"a rate of {rate} instead of {RATE}")
    return np.asarray(sound)


def save(path: Path, data: bytes) -> None:
    """Untouched when nothing changed, so that the file's date says when it did."""
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def with_serial(data: bytes, serial: int) -> bytes:
    """The same stream under another serial number."""
    pages = bytearray(data)
    table = _checksum_table()
    start = 0
    while start < len(pages):
        end = start + _page_length(pages, start)
        pages[start + SERIAL_AT : start + SERIAL_AT + 4] = serial.to_bytes(4, "little")
        pages[start + CHECKSUM_AT : start + CHECKSUM_AT + 4] = bytes(4)
        checksum = _checksum(pages[start:end], table)
        pages[start + CHECKSUM_AT : start + CHECKSUM_AT + 4] = checksum.to_bytes(4, "little")
        start = end
    return bytes(pages)


def _page_length(pages: bytearray, start: int) -> int:
    if pages[start : start + 4] != b"OggS":
        raise ValueError(f"no Ogg page at byte {start}")
    segments = pages[start + SEGMENTS_AT]
    lacing = pages[start + SEGMENTS_AT + 1 : start + SEGMENTS_AT + 1 + segments]
    return SEGMENTS_AT + 1 + segments + sum(lacing)


def _checksum_table() -> list[int]:
    table = []
    for index in range(256):
        value = index << 24
        for _ in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


def _checksum(page: bytes | bytearray, table: list[int]) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ table[(value >> 24) ^ byte]
    return value
