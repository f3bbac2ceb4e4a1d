"""The screen that the window should show, without a window: it knows where everything is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pygame

from game.paths import HOME_VARIABLE
from game.settings import load_settings
from game.ui.kit.canvas import Point
from game.ui.screens.starting import resume_saved
from game.ui.screens.title import Title
from game.ui.table.prompt import Prompt
from game.ui.table.scene import TableScene
from tests.ui.harness import Window
from tests.ui.table.sitting import is_table
from tests.window.screen import Picture

OUTSIDE = (1.0, 1.0)  # where nothing is to be pressed
LONG = 0.1  # seconds from frame to frame where nobody looks


class Twin(Window):
    """Has the settings of a player's folder, and copies of its saves in a folder of its own."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720)) -> None:
        settings, problem = load_settings(home / "settings")
        assert problem is None, problem
        changes = {name: getattr(settings, name) for name in settings.__struct_fields__}
        super().__init__(size, **{**changes, "window_size": size, "language": "en"})
        self._players_home = home
        self._copy_saves()
        self.open(Title(self.ui))
        self.frames(3)

    def _copy_saves(self) -> None:
        theirs, ours = self._players_home / "saves", self.home / "saves"
        if theirs.exists():
            ignored = shutil.ignore_patterns("*.lock", "*.tmp")
            shutil.copytree(theirs, ours, dirs_exist_ok=True, ignore=ignored)

    def share_home(self) -> None:
        """From now on in the player's own folder: one where nothing can be written anyway."""
        os.environ[HOME_VARIABLE] = str(self._players_home)

    # ------------------------------------------------------------------ a game

    def resume(self, name: str) -> Prompt:
        """Sit down at the saved game, up to the question to the person at the screen."""
        self.loop.home()
        self._copy_saves()
        resume_saved(self.ui, self.home / "saves" / name)
        self.table.saved_in = None  # nobody looks at a small picture of its game
        self.until(lambda: self.table.prompt is not None and not self.table.view.busy, LONG)
        self.frames(8, LONG)  # whatever slides in has come
        return self.prompt

    @property
    def table(self) -> TableScene[Any]:
        assert isinstance(self.scene, TableScene)
        return self.scene

    @property
    def prompt(self) -> Prompt:
        assert self.table.prompt is not None
        return self.table.prompt

    # ------------------------------------------------------------------ a hand

    def press(self, id: str) -> None:
        """The pointer leaves it afterwards, as it does in the window: nothing is lit by it."""
        super().press(id)
        self.move(OUTSIDE)
        self.frames(1)

    # ------------------------------------------------------------------ places in the window

    def area(self, id: str) -> pygame.Rect:
        """Where a widget is, in pixels of the window."""
        return self.canvas.area(self.widget(id).box)

    def picture(self, area: pygame.Rect) -> Picture:
        """A part of what it shows."""
        self.frames(1)
        part = self.canvas.surface.subsurface(area)
        return pygame.surfarray.array3d(part).swapaxes(0, 1)

    def pixel_of(self, at: Point) -> tuple[int, int]:
        """A place of the race's board, in cm, in pixels of the window."""
        assert is_table(self.table, "pony-express")
        return self.canvas.at(self.table.context.board_view.to_screen(at))
