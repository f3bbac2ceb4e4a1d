"""A window without a screen, driven as a player would drive it: by widgets, keys and pointer."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.paths import HOME_VARIABLE
from game.settings import Settings
from game.ui import loop as loop_module
from game.ui.kit.assets import Assets
from game.ui.kit.canvas import Box, Point
from game.ui.kit.keymap.keymap import Keymap
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.kit.widget import Widget
from game.ui.kit.written import Written
from game.ui.loop import FRAME, Loop
from game.ui.screens.routes import menu_routes
from tests.ui.reading import SharedAssets, read_files_once

read_files_once()

LEFT, RIGHT = 1, 3
PATIENCE = 20_000  # frames that `until` waits at most
FEW = 3  # frames that are drawn at once; the last that a test asks for, when it is looked at
DRAWN = 6  # of so many more, at which nobody looks, one is drawn


class Window:
    """A loop whose frames a test asks for one by one. A frame is drawn when somebody looks at it
    or does something; of those at which nobody looks some are, and the last, in case drawing
    breaks.

    Settings are the usual ones with the given changes; the player's folder is a temporary one
    until `close`, which also happens at the end of a `with`. `assets`: to see what is read;
    `keymap`: other keys than usual.
    """

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        *,
        assets: Assets | None = None,
        keymap: Keymap | None = None,
        **settings: Any,
    ) -> None:
        self._before = {name: os.environ.get(name) for name in _VARIABLES}
        self._home = tempfile.TemporaryDirectory()
        os.environ[HOME_VARIABLE] = self._home.name
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        chosen = Settings(window_size=size, language="en")
        chosen.change(**settings)
        # The collector would look through all that the tests have left behind, at every screen.
        self._tidy_memory = loop_module.tidy_memory
        loop_module.tidy_memory = lambda: None
        self.loop = Loop(chosen, assets or SharedAssets(), keymap, menu_routes())
        self.loop._running = True
        self._undrawn = 0
        self.canvas.written = []
        self.loop.ui.sounds.played = []

    def __enter__(self) -> Window:
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        try:
            if error is None:
                self.look()
        finally:
            self.close()

    def close(self) -> None:
        self.loop.close()
        self._let_go_of_pictures()
        loop_module.tidy_memory = self._tidy_memory
        for name, value in self._before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        self._home.cleanup()

    def _let_go_of_pictures(self) -> None:
        """Where the collector seldom comes, hundreds of closed windows would hold on to theirs."""
        assets = self.loop.ui.canvas.assets
        assets.forget_sizes()
        assets._sources.clear()

    # ------------------------------------------------------------------ what there is

    @property
    def ui(self) -> Ui:
        return self.loop.ui

    @property
    def canvas(self) -> Any:
        self.look()
        return self.loop.ui.canvas

    @property
    def home(self) -> Path:
        return Path(self._home.name)

    @property
    def scene(self) -> Scene:
        return self.loop.top

    @property
    def ids(self) -> list[str]:
        """The visible widgets of the screen on top."""
        self.look()
        return [widget.id for widget in self.scene.group if widget.visible]

    def widget(self, id: str) -> Widget:
        self.look()
        assert id in self.scene.group, f"no widget {id!r}; there are {self.ids}"
        return self.scene.group[id]

    @property
    def texts(self) -> list[Written]:
        """Every text of the last frame, with its rectangle."""
        return list(self.canvas.written)

    @property
    def words(self) -> str:
        """All that can be read in the last frame."""
        return "\n".join(written.text for written in self.texts)

    @property
    def heard(self) -> list[str]:
        """The sounds that were played since the window opened, or since this was cleared."""
        played = self.loop.ui.sounds.played
        assert played is not None
        return played

    # ------------------------------------------------------------------ what a player does

    def open(self, scene: Scene) -> Scene:
        self.loop.push(scene)
        self.frames(1)
        return scene

    def press(self, id: str) -> None:
        """With the pointer, in the middle of the widget."""
        widget = self.widget(id)
        assert widget.visible, f"{id!r} is not to be seen"
        assert widget.enabled, f"{id!r} cannot be pressed: {widget.why_not}"
        self.click(widget.box.center)

    def click(self, at: Point, button: int = LEFT) -> None:
        self.move(at)
        self.button_down(at, button)
        self.frames(1)
        self.button_up(at, button)
        self.frames(1)

    def move(self, at: Point, *, held: bool = False) -> None:
        buttons = (int(held), 0, 0)
        self._send(pygame.MOUSEMOTION, pos=self._pixel(at), rel=(0, 0), buttons=buttons)

    def button_down(self, at: Point, button: int = LEFT) -> None:
        self._send(pygame.MOUSEBUTTONDOWN, pos=self._pixel(at), button=button)

    def button_up(self, at: Point, button: int = LEFT) -> None:
        self._send(pygame.MOUSEBUTTONUP, pos=self._pixel(at), button=button)

    def drag(self, begin: Point, end: Point, steps: int = 8, seconds: float = FRAME) -> None:
        """From here to there with the button held, with a frame after each step."""
        self.move(begin)
        self.button_down(begin)
        for step in range(1, steps + 1):
            share = step / steps
            at = (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share)
            self.move(at, held=True)
            self.frames(1, seconds)
        self.button_up(end)
        self.frames(1, seconds)

    def wheel(self, at: Point, up: float) -> None:
        self.move(at)
        self._send(pygame.MOUSEWHEEL, x=0, y=round(up), precise_x=0.0, precise_y=up)

    def key(self, key: int, mod: int = 0) -> None:
        """Pressed and let go of."""
        self.key_down(key, mod)
        self.key_up(key)
        self.frames(1)

    def key_down(self, key: int, mod: int = 0) -> None:
        self._send(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def key_up(self, key: int) -> None:
        self._send(pygame.KEYUP, key=key, mod=0)

    def type(self, text: str) -> None:
        self._send(pygame.TEXTINPUT, text=text)
        self.frames(1)

    def lose_focus(self) -> None:
        self._send(pygame.WINDOWFOCUSLOST)
        self.frames(1)

    def gain_focus(self) -> None:
        self._send(pygame.WINDOWFOCUSGAINED)
        self.frames(1)

    def resize(self, size: tuple[int, int]) -> None:
        self.loop.window.size = size
        self._send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.frames(1)

    def _pixel(self, at: Point) -> tuple[int, int]:
        x, y = self.canvas.at(at)
        return int(x), int(y)

    def _send(self, kind: int, **data: Any) -> None:
        self.look()
        self.loop.take(pygame.event.Event(kind, **data))

    # ------------------------------------------------------------------ time

    def frames(self, count: int, seconds: float = FRAME) -> None:
        for number in range(count):
            self._frame(seconds, drawn=number < min(FEW, count - 1))

    def unseen(self, count: int = 1, seconds: float = FRAME) -> None:
        """Frames at which nobody looks."""
        for _ in range(count):
            self._frame(seconds, drawn=False)

    def _frame(self, seconds: float, *, drawn: bool) -> None:
        if self.loop.scenes:
            self.loop.advance(seconds)
            self._undrawn += 1
            if drawn or self._undrawn >= DRAWN:
                self.look()

    def look(self) -> None:
        """Draw what has not been drawn yet. Only who asks parts of a screen for what they learn
        when they are drawn must say so: the window itself looks before it tells anything."""
        if self._undrawn and self.loop.scenes and self.loop._running:
            self._undrawn = 0
            self.loop.draw()

    def until(
        self, condition: Callable[[], object], seconds: float = FRAME, most: int = PATIENCE
    ) -> None:
        """Frame after frame until it is so."""
        for _ in range(most):
            if condition():
                return
            self.unseen(1, seconds)
        raise AssertionError(f"not so after {most} frames; on the screen: {self.words}")

    # ------------------------------------------------------------------ looking

    def pixels(self) -> bytes:
        """The last frame, to be compared with another."""
        return pygame.image.tobytes(self.canvas.surface, "RGB")

    def shot(self, path: str | Path) -> None:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.canvas.surface, str(path))


_VARIABLES = (HOME_VARIABLE, "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")


def cut_texts(window: Window) -> list[str]:
    """Texts of the last frame that do not fit into their box, however small they are set."""
    return [written.text for written in window.texts if not written.whole and written.text.strip()]


def crossing_texts(window: Window, *, slack: float = 2.0) -> list[tuple[str, str]]:
    """Pairs of texts of the last frame on one layer that lie across each other. What scrolls may
    lie behind something that does not."""
    found = []
    texts = [(w, _shrunk(w.rect, slack)) for w in window.texts]
    for number, (written, rect) in enumerate(texts):
        for other, other_rect in texts[number + 1 :]:
            together = written.layer == other.layer and written.clipped == other.clipped
            if together and rect.colliderect(other_rect):
                found.append((written.text, other.text))
    return found


def misplaced_widgets(window: Window, *, slack: float = 1.0) -> list[tuple[str, ...]]:
    """Widgets that can be used and lie across each other, or leave the screen."""
    screen = Box(0, 0, *DESIGN_SIZE).inflate(2 * slack, 2 * slack)
    usable = [w for w in window.scene.group if w.visible and w.enabled and w.shown.height > 0]
    found: list[tuple[str, ...]] = [(w.id,) for w in usable if not screen.contains(w.shown)]
    for number, widget in enumerate(usable):
        area = _shrunk(widget.shown, slack)
        for other in usable[number + 1 :]:
            if widget not in (other, other.scroll_panel) and area.colliderect(
                _shrunk(other.shown, slack)
            ):
                found.append((widget.id, other.id))
    return found


def _shrunk(rect: Box, by: float) -> Box:
    return Box(
        rect.x + by, rect.y + by, max(rect.width - 2 * by, 0.1), max(rect.height - 2 * by, 0.1)
    )
