"""The window and its loop: reads what players do, moves time on, draws sixty times a second."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Sequence

import pygame

from game.engine.errors import GameError, SetupError
from game.i18n import default_language
from game.settings import Settings, save_settings
from game.ui.kit.assets import Assets
from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import KeyPressed, Translator, moments
from game.ui.kit.memory import tidy_memory
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.sound import Sounds
from game.ui.kit.theme import SHADOW
from game.ui.kit.typeset import Typeset
from game.wording import Words

log = logging.getLogger(__name__)

TITLE = "Pony Express"
FRAME = 1 / 60
INPUT_STEP = 0.003  # seconds between two looks at the input while somebody aims
LONGEST_STEP = 0.1  # seconds: after a pause of the system, time does not leap
SMALLEST = (480, 270)
NO_SCREEN = (
    "There is no screen to open a window on; `play pony-express --text` plays in the terminal."
)
UNSEEN = ("offscreen", "dummy")  # SDL falls back on these where there is no screen

FirstScene = Callable[[Ui], Scene]


class NoScreen(GameError):
    """There is nowhere to open a window."""


def prepare_system() -> None:
    """What SDL must know before it starts: sharp pixels on Windows, no slow flip in software,
    and no typing into a text field that is not there."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_APP_NAME", TITLE)


class Loop:
    """Owns the window and the stack of screens. `assets`: they may be reading already."""

    def __init__(self, settings: Settings, assets: Assets | None = None) -> None:
        prepare_system()
        self.window = _open_window(settings)
        pygame.font.init()
        self._full_screen = False
        surface = self.window.get_surface()  # pictures are converted to its format
        assets = assets or Assets()
        self.window.set_icon(assets.source("ui/app-icon"))
        pygame.key.stop_text_input()
        pygame.key.set_repeat(380, 40)
        self._translator = Translator()
        self._read_at = time.perf_counter()
        canvas = Canvas(surface, assets, Typeset())
        sounds = Sounds(background=assets.background)
        self.ui = Ui(settings, _words(settings), canvas, sounds, self, assets.background)
        self._stack: list[Scene] = []
        self._running = False
        self.apply_settings()

    # ------------------------------------------------------------------ screens

    @property
    def top(self) -> Scene:
        return self._stack[-1]

    @property
    def scenes(self) -> Sequence[Scene]:
        return self._stack

    def push(self, scene: Scene) -> None:
        if self._stack:
            self.top.group.let_go()
            self.ui.sounds.hold_loops(True)
        self._stack.append(scene)
        self._enter(scene)

    def pop(self) -> None:
        self._stack.pop().leave()
        if not self._stack:
            self._running = False
            return
        self.ui.sounds.hold_loops(self.top.overlay)  # they belong to what lies below that
        self._enter(self.top)

    def replace(self, scene: Scene) -> None:
        self._stack.pop().leave()
        self._stack.append(scene)
        self._enter(scene)

    def home(self) -> None:
        """Back to the first screen."""
        while len(self._stack) > 1:
            self._stack.pop().leave()
        self._enter(self.top)

    def _enter(self, scene: Scene) -> None:
        if scene.music:
            self.ui.sounds.music(scene.music)
        scene.enter()
        scene.rebuild()
        if self.ui.time and not scene.overlay:
            tidy_memory()

    def quit(self) -> None:
        self._running = False

    # ------------------------------------------------------------------ settings

    def apply_settings(self) -> None:
        """They changed: language, sizes, volumes."""
        settings = self.ui.settings
        self.ui.words = _words(settings)
        self.ui.sounds.set_volumes(
            settings.effects_volume,
            settings.music_volume,
            settings.ambience_volume,
            settings.muted,
        )
        if settings.full_screen != self._full_screen:
            self._set_full_screen(settings.full_screen)
        self._fit()

    def _set_full_screen(self, wanted: bool) -> None:
        self._full_screen = wanted
        if wanted:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()

    def _fit(self) -> None:
        surface = self.window.get_surface()
        self.ui.canvas.density = surface.get_width() / max(self.window.size[0], 1)
        self.ui.canvas.fit(surface, self.ui.settings.text_scale)
        for scene in self._stack:
            scene.rebuild()

    # ------------------------------------------------------------------ the loop

    def run(self, *first: FirstScene) -> None:
        """Until the player leaves; whatever happens, `close` comes afterwards. Frames are drawn
        at a steady pace, input is read more often while somebody aims."""
        self.begin()
        for scene in first:
            self.push(scene(self.ui))
        self.frame(FRAME)
        tidy_memory()
        last = due = time.perf_counter()
        while self._running:
            self.read_input()
            now = time.perf_counter()
            if now >= due:
                self.frame(min(now - last, LONGEST_STEP))
                last = now
                due = max(due + FRAME, now)
            else:
                step = INPUT_STEP if self._stack and self.top.fast_input else FRAME
                time.sleep(min(due - now, step))

    def begin(self) -> None:
        """From now on frames are drawn, also when somebody asks for them one by one."""
        self._running = True

    def frame(self, seconds: float) -> None:
        """Time goes by, and everything is drawn."""
        self.advance(seconds)
        if self._stack and self._running:
            self.draw()
            self.window.flip()

    def advance(self, seconds: float) -> None:
        self.ui.time += seconds
        if self._stack:
            self.top.advance(seconds)

    def draw(self) -> None:
        canvas = self.ui.canvas
        if canvas.written is not None:
            canvas.written.clear()
        lowest = len(self._stack) - 1
        while lowest > 0 and self._stack[lowest].overlay:
            lowest -= 1
        if not self._stack[lowest].fills_window:
            canvas.surface.fill(SHADOW)
        for layer, scene in enumerate(self._stack[lowest:]):
            canvas.layer = layer
            scene.paint(canvas)

    def read_input(self) -> None:
        events, before = pygame.event.get(), self._read_at
        self._read_at = time.perf_counter()
        times = moments(before, self._read_at, len(events))
        self._translator.waited = self._read_at - before
        for event, self._translator.time in zip(events, times, strict=True):
            self.take(event)
            if not self._running or not self._stack:
                return

    def take(self, event: pygame.event.Event) -> None:
        """One event of the system."""
        if event.type == pygame.QUIT:  # it follows on the close of the only window
            if all(scene.may_close() for scene in reversed(self._stack[:])):
                self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            self._resized()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._lose_focus()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.ui.has_focus = True
            self.ui.sounds.pause(False)
        else:
            self._pass_on(event)

    def _pass_on(self, event: pygame.event.Event) -> None:
        given = self._translator.translate(event, self.ui.canvas)
        if given is None:
            return
        if isinstance(given, KeyPressed) and self._is_window_key(given):
            self.ui.settings.full_screen = not self.ui.settings.full_screen
            self.apply_settings()
            return
        self.top.give(given)

    def _is_window_key(self, given: KeyPressed) -> bool:
        if given.repeated:
            return False
        return given.key == pygame.K_F11 or (given.alt and given.key == pygame.K_RETURN)

    def _resized(self) -> None:
        if not self._full_screen:
            self.ui.settings.window_size = (self.window.size[0], self.window.size[1])
        self._fit()

    def _lose_focus(self) -> None:
        self.ui.has_focus = False
        self._translator.forget_keys()
        self.ui.sounds.pause(True)
        if self._stack:
            self.top.group.let_go()
            self.top.focus_lost()

    def close(self) -> None:
        for scene in reversed(self._stack):
            try:
                scene.leave()
            except Exception as error:  # the others have something to put away too
                log.warning("The screen %s could not be left: %r.", scene.name, error)
        self._stack.clear()
        self.ui.background.stop()
        self.ui.sounds.close()
        problem = save_settings(self.ui.settings)
        if problem:
            log.warning("%s", problem)
        self.window.destroy()


def _open_window(settings: Settings) -> pygame.Window:
    chosen = "SDL_VIDEODRIVER" in os.environ  # whoever asks for a window unseen gets it
    try:
        pygame.display.init()
        if not chosen and pygame.display.get_driver() in UNSEEN:
            raise NoScreen(NO_SCREEN)
        size = tuple(settings.window_size)
        window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True)
    except pygame.error as error:
        raise NoScreen(NO_SCREEN) from error
    window.minimum_size = SMALLEST
    return window


def _words(settings: Settings) -> Words:
    """English where the chosen language cannot be read: at the start the title says so."""
    try:
        return Words(settings.language or default_language(), bandits=settings.bandits)
    except SetupError:
        return Words("en", bandits=settings.bandits)
