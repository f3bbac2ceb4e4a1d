"""A window whose pictures depend on nothing but the program: time goes on in fixed steps, clocks
and dates and versions of libraries are fixed, and what is usually read beside the frames is read
when it is asked for.

Bots think to the end in one step, because the clock that limits their thinking stands still within
a step. Sounds are written down with their volume, and not played.
"""

from __future__ import annotations

import hashlib
import os
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import ExitStack, chdir, suppress
from importlib import metadata
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import pygame

from game.paths import HOME_VARIABLE
from game.ui.kit.background import Background, Job
from game.ui.kit.sound import Sounds
from game.ui.loop import FRAME
from tests.golden_pictures.clocks import stopped
from tests.golden_pictures.looks import Look
from tests.ui.harness import Window
from tests.ui.reading import SharedAssets

T = TypeVar("T")
Lines = Mapping[str, str]  # what is stored of a reel: hash or number of each moment

PATIENCE = 200_000  # steps after which something that never happens is an error
RESTS = 1.0  # seconds after which a screen has come to rest
DRAWN = 2  # times: what scrolls knows its length only once it was drawn
PLAYER = "player"  # the folder of saves and settings
NOTHING: Lines = MappingProxyType({})


class LazyJob(Job[T]):
    """Is done as soon as somebody asks whether it is; what nobody asks for is never done."""

    @property
    def is_done(self) -> bool:
        with suppress(Exception):  # whoever needs it meets the same trouble
            self.result()
        return True


class NoThread(Background):
    def _add(self, work: Callable[[], T], jobs: deque[Job[Any]]) -> Job[T]:
        return LazyJob(work)


class Heard(NamedTuple):
    """A sound, and how loud it was to be played."""

    name: str
    volume: float


class WrittenSounds(Sounds):
    """Plays nothing: `heard` has what would have been heard."""

    def __init__(self, background: Background) -> None:
        super().__init__(background=background)
        self.heard: list[Heard] = []

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        self.heard.append(Heard(name, volume))

    def loop(self, name: str) -> None:
        self.heard.append(Heard(f"{name} (loop)", 1.0))

    def stop(self, name: str) -> None:
        self.heard.append(Heard(f"{name} (stops)", 0.0))

    def expect_all(self) -> None:
        """Nothing is played: nothing is read."""

    def music(self, piece: str) -> None:
        """Silence."""


class Studio(Window):
    """`stored`: what is known of the reel that is taken here; `measured`: what was measured."""

    def __init__(self, look: Look, stored: Lines = NOTHING) -> None:
        self.stored = stored
        self.measured: dict[str, str] = {}
        assets = SharedAssets()
        assets.background = NoThread()
        assets._files._background = assets._ahead._background = assets.background
        super().__init__(look.size, assets=assets, **look.settings)
        self.sounds = WrittenSounds(assets.background)
        self.ui.sounds = self.sounds
        self._patches = ExitStack()
        self._patches.enter_context(stopped(lambda: self.ui.time))
        # Screens name the libraries of today; those that draw are named in the stored files.
        self._patches.enter_context(patch.object(metadata, "version", lambda name: "1.0"))
        # Seen from the folder above it, the player's folder has the same name every time.
        self._patches.enter_context(chdir(self._home.name))
        os.environ[HOME_VARIABLE] = PLAYER

    @property
    def home(self) -> Path:
        return super().home / PLAYER

    def close(self) -> None:
        self._patches.close()
        os.environ[HOME_VARIABLE] = str(self.home)
        super().close()

    def step(self, seconds: float = FRAME) -> None:
        """Time goes on; it is drawn when somebody looks or does something."""
        self.loop.advance(seconds)
        self._undrawn += 1

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.step()

    def rest(self, seconds: float = RESTS) -> None:
        """Until a screen has come to rest: some parts are laid out once they have been drawn."""
        self.draw()
        self.wait(seconds)

    def wait_until(self, condition: Callable[[], object], seconds: float = FRAME) -> None:
        for _ in range(PATIENCE):
            if condition():
                return
            self.step(seconds)
        raise AssertionError("it never came to that")

    def draw(self) -> pygame.Surface:
        for _ in range(DRAWN):
            self.loop.draw()
        surface: pygame.Surface = self.loop.ui.canvas.surface
        return surface


def hash_of(surface: pygame.Surface) -> str:
    data = pygame.image.tobytes(surface, "RGB")
    return hashlib.blake2b(data, digest_size=8).hexdigest()
