"""What a player does, in design units and with the time at which it was read.

`waited`: how long an input of the pointer may have waited to be read, in seconds. After a frame
that took long, nobody knows when exactly the pointer was where."""

from __future__ import annotations

import time
from typing import NamedTuple

import pygame

from game.ui.kit.canvas import Canvas, Point

LEFT, RIGHT = 1, 3
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META  # the one on a Mac counts as well


class PointerMoved(NamedTuple):
    at: Point
    held: bool  # the left button
    time: float
    waited: float = 0.0


class PointerPressed(NamedTuple):
    at: Point
    button: int
    time: float
    waited: float = 0.0


class PointerReleased(NamedTuple):
    at: Point
    button: int
    time: float
    waited: float = 0.0


class Wheel(NamedTuple):
    at: Point
    up: float  # notches


class KeyPressed(NamedTuple):
    key: int
    shift: bool
    ctrl: bool
    alt: bool
    repeated: bool
    time: float


class KeyReleased(NamedTuple):
    key: int
    time: float


class Typed(NamedTuple):
    text: str


class Composing(NamedTuple):
    """Letters that an input method has not settled yet."""

    text: str


Input = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | Wheel
    | KeyPressed
    | KeyReleased
    | Typed
    | Composing
)


SENT_EVERY = 0.008  # seconds: a common mouse; a better one sends more often


def moments(before: float, now: float, count: int) -> list[float]:
    """When so many inputs may have been made that are read together, after none `before`.

    A frame that takes long leaves many to be read at once: had they all the same time, a slow
    flick would be a hard one.
    """
    step = min((now - before) / max(count, 1), SENT_EVERY)
    return [now - step * later for later in reversed(range(count))]


class Translator:
    """Turns pygame's events into inputs."""

    def __init__(self) -> None:
        self.time: float | None = None  # of what is translated; None: now
        self.waited = 0.0
        self._held: set[int] = set()
        self._at: Point = (-1.0, -1.0)

    @property
    def holds_key(self) -> bool:
        return bool(self._held)

    def forget_keys(self) -> None:
        """The window lost the focus: keys may be let go of where nobody tells us."""
        self._held.clear()

    def translate(self, event: pygame.event.Event, canvas: Canvas) -> Input | None:
        now = time.perf_counter() if self.time is None else self.time
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._pointer(event, canvas, now)
        if event.type == pygame.MOUSEWHEEL:
            return Wheel(self._at, float(getattr(event, "precise_y", event.y)))
        if event.type == pygame.KEYDOWN:
            repeated = event.key in self._held
            self._held.add(event.key)
            shift, ctrl, alt = (
                bool(event.mod & mask) for mask in (pygame.KMOD_SHIFT, COMMAND, pygame.KMOD_ALT)
            )
            return KeyPressed(event.key, shift, ctrl, alt, repeated, now)
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            return KeyReleased(event.key, now)
        if event.type == pygame.TEXTINPUT:
            return Typed(event.text)
        if event.type == pygame.TEXTEDITING:
            return Composing(event.text)
        return None

    def _pointer(self, event: pygame.event.Event, canvas: Canvas, now: float) -> Input | None:
        self._at = canvas.design((event.pos[0] * canvas.density, event.pos[1] * canvas.density))
        if event.type == pygame.MOUSEMOTION:
            return PointerMoved(self._at, bool(event.buttons[0]), now, self.waited)
        if event.button > RIGHT:  # the wheel also comes as buttons 4 and 5
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return PointerPressed(self._at, event.button, now, self.waited)
        return PointerReleased(self._at, event.button, now, self.waited)
