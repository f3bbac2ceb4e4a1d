"""The window and its loop: reads what players do, moves time on, and draws what has changed, up to
sixty times a second."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.errors import SetupError
from game.i18n import default_language
from game.settings import Settings, save_settings
from game.ui.kit.assets import Assets
from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import Translator, moments
from game.ui.kit.keymap.everywhere import WindowKey
from game.ui.kit.keymap.keymap import Keymap
from game.ui.kit.memory import tidy_memory
from game.ui.kit.routes import Routes
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.sound import Sounds
from game.ui.kit.theme import SHADOW
from game.ui.kit.typeset import Typeset
from game.ui.opening import open_window
from game.wording.vocabulary import Vocabulary

if TYPE_CHECKING:
    from game.ui.inspector import Inspector

log = logging.getLogger(__name__)

FRAME = 1 / 60
INPUT_STEP = 0.003  # seconds between two looks at the input while somebody aims
LIVELY = 1.0  # seconds after an input in which the next one is expected
UNHEARD = 1 / 30  # seconds between two looks at the input while no hand moves
RESTING = 0.1  # seconds from step to step while nothing moves
LONGEST_STEP = 0.1  # seconds
HIDING = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
SHOWING = (pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED)

FirstScene = Callable[[Ui], Scene]


class Loop:
    """Owns the window and the stack of screens. `assets`: they may be reading already; `keymap`:
    other keys than usual; `routes`: where those lead that its screens take."""

    def __init__(
        self,
        settings: Settings,
        assets: Assets | None = None,
        keymap: Keymap | None = None,
        routes: Routes | None = None,
    ) -> None:
        self.window = open_window(settings)
        self._window_size = self.window.size  # while it is not the whole screen
        pygame.font.init()
        self._full_screen = False
        surface = self.window.get_surface()  # pictures are converted to its format
        assets = assets or Assets()
        self.window.set_icon(assets.source("ui/app-icon"))
        pygame.key.stop_text_input()
        pygame.key.set_repeat(380, 40)
        self._translator = Translator()
        self._read_at = self._heard_at = self._moved_at = time.perf_counter()
        canvas = Canvas(surface, assets, Typeset())
        sounds = Sounds(background=assets.background)
        self.ui = Ui(
            settings,
            _words(settings),
            canvas,
            sounds,
            self,
            assets.background,
            keymap or Keymap(),
            routes or Routes(),
        )
        self._stack: list[Scene] = []
        self._running = False
        self._hidden = False  # minimised: there is nothing to be drawn on
        self._jobs_seen = 0
        self._inspector: Inspector | None = None  # while F12 is on
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
        self.ui.stir()
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
        """Until the player leaves; whatever happens, `close` comes afterwards. Time goes on at a
        steady pace, input is read more often while somebody aims.

        Between two steps the loop sleeps. To wait for an event would cost more: pygame looks for
        one every millisecond."""
        self.begin()
        for scene in first:
            self.push(scene(self.ui))
        self.frame(FRAME)
        tidy_memory()
        slot = self._moved_at = time.perf_counter()
        while self._running:
            self.read_input()
            now = time.perf_counter()
            due = slot + self._pace
            if now >= due:
                self.step(self._elapsed(now))
                slot = max(due, now - FRAME)  # evenly, unless a step has taken too long
                due = slot + self._pace
            time.sleep(max(min(due - time.perf_counter(), self._patience), 0.0))

    def _elapsed(self, now: float) -> float:
        """Seconds since the last step. After a pause of the system, time does not leap."""
        elapsed, self._moved_at = now - self._moved_at, now
        return min(elapsed, LONGEST_STEP)

    @property
    def _pace(self) -> float:
        """Seconds from step to step: what does not change is looked at less often."""
        if self._hidden:
            return RESTING
        return min(max(self.ui.redraw.wait(self.ui.time), FRAME), RESTING)

    @property
    def _patience(self) -> float:
        """Seconds until somebody may want to be heard again."""
        if self._hidden:
            return RESTING
        if not self._is_lively:
            return UNHEARD
        return INPUT_STEP if self._stack and self.top.fast_input else FRAME

    @property
    def _is_lively(self) -> bool:
        """Whether a hand moves, or holds something."""
        since = time.perf_counter() - self._heard_at
        return since < LIVELY or self._translator.holds_key or any(pygame.mouse.get_pressed())

    def begin(self) -> None:
        """From now on frames are drawn, also when somebody asks for them one by one."""
        self._running = True

    def step(self, seconds: float) -> None:
        """Time goes by, and what has changed is drawn."""
        self.advance(seconds)
        if self.is_due:
            self._show(self._draw_due)

    @property
    def is_due(self) -> bool:
        """Whether there is anything new to be seen."""
        return not self._hidden and self.ui.redraw.is_due(self.ui.time)

    def frame(self, seconds: float) -> None:
        """Time goes by, and everything is drawn, whether it has changed or not."""
        self.advance(seconds)
        self._show(self.draw)

    def _show(self, draw: Callable[[], None]) -> None:
        if self._stack and self._running:
            draw()
            self.window.flip()

    def advance(self, seconds: float) -> None:
        self.ui.time += seconds
        self.ui.redraw.keep_pace(False)
        if self._stack:
            self.top.advance(seconds)
        jobs = self.ui.background.jobs_done
        if jobs != self._jobs_seen:  # a picture may be there that was missing
            self._jobs_seen = jobs
            self.ui.stir()

    def draw(self) -> None:
        """Everything."""
        self.ui.redraw.begin(self.ui.time)
        self._paint()

    def _draw_due(self) -> None:
        """Where nothing has changed but small areas, they alone."""
        areas = self.ui.redraw.begin(self.ui.time)
        if areas is None or self._inspector is not None:
            self._paint()
            return
        surface = self.ui.canvas.surface
        for area in areas:
            surface.set_clip(area)
            self._paint()
        surface.set_clip(None)

    def _paint(self) -> None:
        canvas = self.ui.canvas
        if canvas.written is not None:
            canvas.written.clear()
        lowest = len(self._stack) - 1
        while lowest > 0 and self._stack[lowest].overlay:
            lowest -= 1
        if self._inspector is not None:
            self._inspect(self._inspector, lowest)
            return
        self._paint_from(lowest)

    def _paint_from(self, lowest: int) -> None:
        canvas = self.ui.canvas
        if not self._stack[lowest].fills_window:
            canvas.surface.fill(SHADOW)
        for layer, scene in enumerate(self._stack[lowest:]):
            canvas.layer = layer
            scene.paint(canvas)

    def _inspect(self, inspector: Inspector, lowest: int) -> None:
        inspector.begin()
        began = time.perf_counter()
        self._paint_from(lowest)
        inspector.draw(self._stack, time.perf_counter() - began)

    def read_input(self) -> None:
        events, before = pygame.event.get(), self._read_at
        self._read_at = time.perf_counter()
        if events:
            self._heard_at = self._read_at
            self._wake()
        times = moments(before, self._read_at, len(events))
        self._translator.waited = self._read_at - before
        for event, self._translator.time in zip(events, times, strict=True):
            self.take(event)
            if not self._running or not self._stack:
                return

    def _wake(self) -> None:
        """After a rest: what an input sets off begins now, and not when the rest began."""
        if self._read_at - self._moved_at > FRAME:
            self.advance(self._elapsed(self._read_at))

    def take(self, event: pygame.event.Event) -> None:
        """One event of the system. Whatever it is, what it changed is seen at once."""
        self.ui.stir()
        if event.type == pygame.QUIT:  # it follows on the close of the only window
            if all(scene.may_close() for scene in reversed(self._stack[:])):
                self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            self._resized()
        elif event.type in HIDING:
            self.hide(True)
        elif event.type in SHOWING:
            self.hide(False)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._lose_focus()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.ui.has_focus = True
            self.ui.sounds.pause(False)
        else:
            self._pass_on(event)

    def hide(self, hidden: bool) -> None:
        """The window is minimised, or no longer: meanwhile nothing is drawn."""
        self._hidden = hidden
        self.ui.stir()

    def _pass_on(self, event: pygame.event.Event) -> None:
        given = self._translator.translate(event, self.ui.canvas)
        if given is None:
            return
        if self.ui.keymap.matches(given, WindowKey.FULL_SCREEN):
            self.ui.settings.full_screen = not self.ui.settings.full_screen
            self.apply_settings()
            return
        if self.ui.keymap.matches(given, WindowKey.INSPECT):
            self._toggle_inspector()
            return
        if self._inspector is not None:
            self._inspector.hear(given)
        self.top.give(given)

    def _toggle_inspector(self) -> None:
        if self._inspector is not None:
            self._inspector.close()
            self._inspector = None
            return
        from game.ui.inspector import Inspector

        self._inspector = Inspector(self.ui)

    def _resized(self) -> None:
        size = self.window.size
        if not self._full_screen and size != self._window_size:  # else nobody has chosen it
            self._window_size = size
            self.ui.settings.window_size = (size[0], size[1])
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


def _words(settings: Settings) -> Vocabulary:
    """English where the chosen language cannot be read: at the start the title says so."""
    try:
        return Vocabulary(settings.language or default_language())
    except SetupError:
        return Vocabulary("en")
