"""Somebody who does anything at all in a window: what they do is the same on every screen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.canvas import Point
from game.ui.kit.scene import Scene
from tests.ui.harness import LEFT, RIGHT, Window

SLOWEST = 4.0  # seconds of work for one action
SIZES = ((480, 270), (640, 360), (960, 540), (1280, 720), (1000, 400), (700, 700))
MODS = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT)
TEXTS = ("PXS1-", "Howdy!", "é\n…", "%(count)d %", "0" * 600)
SETTINGS: dict[str, tuple[object, ...]] = {
    "language": ("en", "fr", "it"),
    "text_scale": (0.8, 1.0, 1.25, 1.5),
    "high_contrast": (True, False),
    "reduced_motion": (True, False),
    "bandits": (True, False),
    "muted": (True, False),
}
Does = Callable[[], str]  # and tells what it was


class Anybody:
    """`act` does one thing; the same number does the same things. A screen's own somebody knows
    more to do there, and what must be so whatever is done."""

    keys: Sequence[int]
    settings = SETTINGS

    def __init__(self, window: Window, number: int) -> None:
        self.window = window
        self.rng = random.Random(number)
        self.done: list[str] = []
        self._actions: tuple[tuple[int, Does], ...] = (
            (30, self._press_widget),
            (10, self._click),
            (6, self._drag),
            (25, self._key),
            (2, self._hold_key),
            (3, self._type),
            (3, self._wheel),
            (12, self._wait),
            (4, self._change_settings),
            (3, self._resize),
            (2, self._leave_window),
            *self.more(),
        )

    def act(self) -> None:
        weights, actions = zip(*self._actions, strict=True)
        (action,) = self.rng.choices(actions, weights)
        begun = time.process_time()
        self.done.append(action.__name__)
        self.done[-1] = f"{action.__name__} {action()}"
        self.window.frames(1)
        assert time.process_time() - begun < SLOWEST, "that took too long"
        self.come_back()
        self.check()

    # ------------------------------------------------------------------ what a screen fills in

    def more(self) -> tuple[tuple[int, Does], ...]:
        """What else they do there, and how often."""
        return ()

    def anywhere(self) -> Point:
        return self.rng.uniform(-20, 1300), self.rng.uniform(-20, 740)

    def begin_of_drag(self) -> Point:
        return self.anywhere()

    def come_back(self) -> None:
        """Where they have left the screen."""

    def check(self) -> None:
        """What must be so."""

    # ------------------------------------------------------------------ what they do

    @property
    def scene(self) -> Scene:
        return self.window.scene

    def _press_widget(self) -> str:
        widgets = [w for w in self.scene.group if w.visible]
        if not widgets:
            return "nothing"
        widget = self.rng.choice(widgets)
        self.window.click(widget.shown.center)
        return widget.id

    def _click(self) -> str:
        at, button = self.anywhere(), self.rng.choice((LEFT, LEFT, LEFT, RIGHT, 2))
        self.window.click(at, button)
        return f"{at} {button}"

    def _drag(self) -> str:
        begin, end = self.begin_of_drag(), self.anywhere()
        self.window.drag(begin, end, steps=4)
        return f"{begin} {end}"

    def _key(self) -> str:
        key, mod = self.rng.choice(self.keys), self.rng.choice(MODS)
        self.window.key(key, mod)
        return f"{pygame.key.name(key)} {mod}"

    def _hold_key(self) -> str:
        """And something else before it is let go of."""
        key = self.rng.choice(self.keys)
        self.window.key_down(key)
        self.window.frames(self.rng.randrange(4))
        self._press_widget()
        self.window.key_up(key)
        return pygame.key.name(key)

    def _type(self) -> str:
        text = self.rng.choice(TEXTS)
        self.window.type(text)
        return text[:20]

    def _wheel(self) -> str:
        self.window.wheel(self.anywhere(), self.rng.choice((-3.0, -0.5, 0.5, 3.0)))
        return ""

    def _wait(self) -> str:
        count, seconds = self.rng.choice(((1, 0.1), (3, 0.1), (20, 0.1), (40, 0.05)))
        self.window.unseen(count, seconds)
        return f"{count} x {seconds}"

    def _change_settings(self) -> str:
        name = self.rng.choice([*self.settings])
        value = self.rng.choice(self.settings[name])
        self.window.ui.settings.change(**{name: value})
        self.window.loop.apply_settings()
        return f"{name} {value}"

    def _resize(self) -> str:
        size = self.rng.choice(SIZES)
        self.window.resize(size)
        return f"{size}"

    def _leave_window(self) -> str:
        self.window.lose_focus()
        self.window.frames(self.rng.randrange(3))
        self.window.gain_focus()
        return ""


def let_them(anybody: Anybody, things: int) -> None:
    """So many, and where it breaks the last of them."""
    try:
        for _ in range(things):
            anybody.act()
    except Exception as error:
        raise AssertionError("\n".join(anybody.done[-12:])) from error
