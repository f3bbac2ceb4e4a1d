"""Garbage collection between two screens, where a pause is not noticed."""

from __future__ import annotations

import gc

LARGE = 512 * 1024  # bytes
_MMAP_THRESHOLD, _TRIM_THRESHOLD = -3, -1  # of malloc.h


def tidy_memory() -> None:
    """What is left will stay for long: the collector does not look at it again until the next
    time, which would hold up a frame."""
    gc.enable()
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _give_back()


def _give_back() -> None:
    """The memory of pictures that are gone goes back to the system. Other systems do that by
    themselves; glibc would keep it for later ones, which need it in other sizes, and grow."""
    try:
        import ctypes

        c = ctypes.CDLL(None)
        c.mallopt(_MMAP_THRESHOLD, LARGE)
        c.mallopt(_TRIM_THRESHOLD, 16 * LARGE)
        c.malloc_trim(0)
    except (ImportError, AttributeError, OSError, TypeError):
        return
