"""What the terminal behind a stream can do."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import TextIO

ENTER_ALTERNATE_SCREEN = "\x1b[?1049h\x1b[2J\x1b[H"
LEAVE_ALTERNATE_SCREEN = "\x1b[2J\x1b[H\x1b[?1049l"

_LOCALE_VARIABLES = ("LC_ALL", "LC_CTYPE", "LANG")  # the first one set counts
_PLAIN_LOCALES = ("C", "POSIX")


def is_terminal(stream: TextIO) -> bool:
    return not stream.closed and stream.isatty()


def size_of(stream: TextIO) -> os.terminal_size | None:
    """Columns and lines; None where there is no terminal to measure."""
    try:
        size = os.get_terminal_size(stream.fileno())
    except (OSError, ValueError):
        return None
    return size if size.columns > 0 and size.lines > 0 else None


def encoding_of(stream: TextIO, environment: Mapping[str, str] = os.environ) -> str:
    """Under LC_ALL=C Python writes UTF-8 all the same, but the player asked for plain letters."""
    asked_for = environment.get("PYTHONIOENCODING") or environment.get("PYTHONUTF8") == "1"
    locale = next(filter(None, map(environment.get, _LOCALE_VARIABLES)), "")
    if locale in _PLAIN_LOCALES and not asked_for:
        return "ascii"
    return stream.encoding or "ascii"


def has_alternate_screen(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether what is printed on a second screen leaves no trace in the scrollback."""
    if not is_terminal(stream):
        return False
    if sys.platform == "win32":
        return _switch_on_escape_sequences()
    # GNU screen knows the sequence but, as it comes, has no second screen.
    if "STY" in environment and "TMUX" not in environment:
        return False
    return environment.get("TERM", "") not in ("", "dumb", "unknown") and _terminfo_knows_one(
        stream
    )


def _terminfo_knows_one(stream: TextIO) -> bool:
    try:
        import curses
    except ImportError:  # a Python built without it: nothing says that there is a second screen
        return False
    try:
        curses.setupterm(fd=stream.fileno())
    except (curses.error, OSError):
        return False
    return bool(curses.tigetstr("smcup"))


if sys.platform == "win32":

    def _switch_on_escape_sequences() -> bool:
        """Windows 10 and later understand them once told to."""
        import ctypes

        standard_output, understands_escapes = -11, 0x4
        kernel = ctypes.windll.kernel32
        handle = kernel.GetStdHandle(standard_output)
        mode = ctypes.c_ulong()
        if not kernel.GetConsoleMode(handle, ctypes.byref(mode)):
            return False
        return bool(kernel.SetConsoleMode(handle, mode.value | understands_escapes))


def forget_typed_ahead(stream: TextIO) -> None:
    """Drop what was typed before it was asked for, so that no stray Enter opens a secret."""
    if not is_terminal(stream):
        return
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
        return
    import termios

    with suppress(OSError, ValueError, termios.error):
        termios.tcflush(stream.fileno(), termios.TCIFLUSH)
