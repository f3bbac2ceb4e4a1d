"""The system tells the program to end: SIGTERM when a session is closed, SIGHUP when a terminal is.

Nobody may be there to answer a question, so the first one always ends the game. It is left in good
order: saved, and with nothing secret on the screen. A second one ends the program on the spot.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


@contextmanager
def when_told_to_end(leave: Callable[[], None]) -> Iterator[None]:
    """Inside, `leave` is called when the first of these signals comes. To be entered before SDL
    is: it takes signals over that nobody has asked for."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def told(number: int, frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        leave()

    before = {number: signal.signal(number, told) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def interrupt() -> None:
    """As if somebody had pressed Ctrl-C."""
    raise KeyboardInterrupt
