"""Saves, written: a match as a file that a person can read."""

from __future__ import annotations

from pathlib import Path

from game.engine.files import acquire_lock, real_path, write_atomically
from game.engine.journal import Recorded
from game.engine.save_lines import Seating
from game.engine.scribe import Scribe


def save_match(match: Recorded, path: Path) -> None:
    """Write the whole match to a file that nobody else is writing."""
    path = real_path(path)
    lock = acquire_lock(path)
    try:
        write_atomically(path, Scribe(match).whole(Seating([])))
    finally:
        lock.release()
