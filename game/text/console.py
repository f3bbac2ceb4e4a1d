"""The only place that reads and prints."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Protocol, TextIO

from game.text.plain import printable
from game.text.terminal import (
    ENTER_ALTERNATE_SCREEN,
    LEAVE_ALTERNATE_SCREEN,
    encoding_of,
    forget_typed_ahead,
    has_alternate_screen,
    is_terminal,
    size_of,
)

WIDEST = 100  # longer lines are hard to follow with the eye
BLANK_LINES = 60  # more than most windows show at once


class Leave(Exception):
    """Whoever sits at the keyboard goes: the end of the input, an interrupt, or `quit`."""


class Beat(Protocol):
    """When what was gathered is printed."""

    def begin(self) -> None:
        """From now on something is gathered."""

    def wait(self) -> None:
        """Until it may be seen."""


class Console:
    """Lines in, lines out. There are no colours and nothing moves about, so that a screen reader
    can follow; the one exception is the second screen for secrets."""

    def __init__(self, keyboard: TextIO, screen: TextIO) -> None:
        self._keyboard = keyboard
        self._screen = screen
        self._encoding = encoding_of(screen)
        self.is_interactive = is_terminal(keyboard) and is_terminal(screen)
        self.can_hide = has_alternate_screen(screen)
        self._hiding = False
        self._gathered: list[str] | None = None  # what is printed later
        self._beat: Beat | None = None  # when that is

    @classmethod
    def standard(cls) -> Console:
        """The program's own streams; what is typed in another encoding is no reason to stop."""
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout)

    # ------------------------------------------------------------------ printing

    def say(self, text: str = "", *, hanging: int = 0) -> None:
        """A paragraph, broken between words where the screen ends; `hanging` indents the rest."""
        self._write(self._wrapped(text, hanging) + "\n")

    def page(self, lines: Iterable[str], more: str) -> None:
        """Paragraphs that may need more than one screen: a second screen cannot be scrolled.
        `more` is what is asked where one ends."""
        size = size_of(self._screen) if self.is_interactive else None
        room = 0 if size is None else max(size.lines - 2, 5)
        printed = 0
        for line in "\n".join(self._wrapped(line, 0) for line in lines).split("\n"):
            if room and printed == room:
                self.ask(more)
                printed = 0
            self._write(line + "\n")
            printed += 1

    def _wrapped(self, text: str, hanging: int) -> str:
        size = size_of(self._screen)
        if size is None:
            return text
        return textwrap.fill(
            text,
            max(min(size.columns, WIDEST) - 1, 20),
            subsequent_indent=" " * hanging,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def _write(self, text: str) -> None:
        self._send(printable(text, self._encoding))

    def _send(self, text: str) -> None:
        """As it is: orders to the terminal, which no text may hold."""
        if self._gathered is not None:
            self._gathered.append(text)
            return
        self._screen.write(text)
        self._screen.flush()

    @contextmanager
    def gathered(self, beat: Beat) -> Iterator[None]:
        """What is printed inside is seen all at once at its end, or before somebody is asked:
        nobody can tell how long any of it took."""
        self._gathered, self._beat = [], beat
        beat.begin()
        try:
            yield
            beat.wait()
        finally:
            self._beat = None
            self._print_gathered()

    def _print_gathered(self) -> None:
        together, self._gathered = "".join(self._gathered or ()), None
        if together:
            self._send(together)

    @contextmanager
    def _shown(self) -> Iterator[None]:
        """Inside, nothing is held back: somebody has to read it before they answer."""
        beat = self._beat
        if beat is None:
            yield
            return
        beat.wait()
        self._print_gathered()
        try:
            yield
        finally:
            self._gathered = []
            beat.begin()

    # ------------------------------------------------------------------ reading

    def ask(self, prompt: str) -> str:
        """What is typed after the prompt. Read without an editing library, which would remember
        one player's lines and offer them to the next."""
        self._write(self._wrapped(prompt, 0) + " ")
        with self._shown():
            return self._read()

    def _read(self) -> str:
        try:
            line = self._keyboard.readline()
        except KeyboardInterrupt:
            self._write("\n")
            raise Leave from None
        if not line:
            self._write("\n")
            raise Leave
        if not is_terminal(self._keyboard):  # nobody sees an Enter that was not typed
            self._write("\n")
        return "".join(char if char.isprintable() else " " for char in line).strip()

    def ask_afresh(self, prompt: str) -> str:
        """The same, but what was typed before the prompt does not count."""
        forget_typed_ahead(self._keyboard)
        return self.ask(prompt)

    # ------------------------------------------------------------------ secrets

    @contextmanager
    def private(self) -> Iterator[None]:
        """What is printed inside is gone afterwards, however it is left. Where the terminal has
        no second screen it is pushed out of sight at least."""
        if self._hiding:  # already on the second screen, at the same player's request
            yield
            return
        self._hiding = True
        if self.can_hide:
            self._send(ENTER_ALTERNATE_SCREEN)
        try:
            yield
        finally:
            self._hiding = False
            self._send(LEAVE_ALTERNATE_SCREEN if self.can_hide else "\n" * BLANK_LINES)
