"""Opening the window: where there is a screen, and as large as the desktop has room for it."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pygame

from game.engine.errors import GameError
from game.settings import Settings

TITLE = "Pony Express"
NO_SCREEN = (
    "There is no screen to open a window on; `play pony-express --text` plays in the terminal."
)
UNSEEN = ("offscreen", "dummy")  # SDL falls back on these where there is no screen
SMALLEST = (480, 270)
USUAL, LARGEST = (1280, 720), (2560, 1440)
SHARES = (0.92, 0.85)  # of the desktop's width and height that a window takes up at first
PANELS = 64  # pixels of its height that its panels and the window's own frame need at least
STEP = (32, 18)  # sizes are so far apart

Size = tuple[int, int]


class NoScreen(GameError):
    """There is nowhere to open a window."""


def prepare_system() -> None:
    """What SDL must know before it starts: sharp pixels on Windows, no slow flip in software,
    and no typing into a text field that is not there."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_APP_NAME", TITLE)


def open_display() -> Sequence[Size]:
    """The sizes of the desktops, the main one first; none where nobody looks at the window, and
    it may have any size. NoScreen where there is nowhere to open one."""
    prepare_system()
    chosen = "SDL_VIDEODRIVER" in os.environ  # whoever asks for a window unseen gets it
    try:
        pygame.display.init()
        if pygame.display.get_driver() not in UNSEEN:
            return pygame.display.get_desktop_sizes()
    except pygame.error as error:
        raise NoScreen(NO_SCREEN) from error
    if not chosen:
        raise NoScreen(NO_SCREEN)
    return ()


def first_size(remembered: Size | None, desktops: Sequence[Size]) -> Size:
    """How large the window is at the start: as the player left it, if that fits the desktop; else
    as large as is pleasant there."""
    if not desktops:
        return remembered or USUAL
    width, height = desktops[0]
    if remembered is not None and remembered[0] <= width and remembered[1] <= height - PANELS:
        return remembered
    room = (
        min(width * SHARES[0], LARGEST[0]),
        min(height * SHARES[1], height - PANELS, LARGEST[1]),
    )
    steps = int(min(room[0] / STEP[0], room[1] / STEP[1]))
    return max(steps * STEP[0], SMALLEST[0]), max(steps * STEP[1], SMALLEST[1])


def open_window(settings: Settings) -> pygame.Window:
    size = first_size(settings.window_size, open_display())
    try:
        window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True)
    except pygame.error as error:
        raise NoScreen(NO_SCREEN) from error
    window.minimum_size = SMALLEST
    return window
