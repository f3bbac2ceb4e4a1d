"""Somebody who does anything at all on the range, and what must be so whatever they do."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pygame

from game.practice.codes import shot_code
from game.practice.free_duel import SHOTS_EACH
from game.practice.layout import Layout, problem
from game.practice.record import Practised
from game.practice.store import Store
from game.ui.kit.scene import Scene
from game.ui.range.daily_mode import DailyMode
from game.ui.range.drills_mode import DrillsMode
from game.ui.range.screen import Range
from game.ui.range.twin_mode import TwinMode
from tests.ui.harness import LEFT, RIGHT, Window
from tests.ui.range.ranging import STRONG, fill, kept, open_range
from tests.ui.screens.menus import finished_race

SLOWEST = 4.0  # seconds of work for one action
SIZES = ((480, 270), (640, 360), (960, 540), (1280, 720), (1000, 400), (700, 700))
KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_BACKSPACE),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_PERIOD),
    *(pygame.K_a, pygame.K_c, pygame.K_k, pygame.K_m, pygame.K_s, pygame.K_v, pygame.K_x),
    *(pygame.K_z, pygame.K_p, pygame.K_r, pygame.K_n, pygame.K_b, pygame.K_w, pygame.K_COMMA),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_MINUS, pygame.K_PLUS),
)
MODS = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT)
FILES = ("shots.jsonl", "progress.json", "daily.json")
SETTINGS: dict[str, tuple[object, ...]] = {
    "language": ("en", "fr", "it"),
    "text_scale": (0.8, 1.0, 1.25, 1.5),
    "high_contrast": (True, False),
    "reduced_motion": (True, False),
    "flick_style": ("flick", "sling", "keys"),
    "bandits": (True, False),
    "muted": (True, False),
}
BROKEN = (
    *(b"", b"{", b"\xff", b"\0" * 100, b"[" * 50_000),
    *(b'{"version": 9}', b'["practice", 1]\n["shot"'),
)
Damage = Literal["write", "cut", "remove", "folder", "many"]


def _some_shots(rng: random.Random) -> list[Practised]:
    """Enough to know the hand."""
    return [kept(Layout(), off=rng.gauss(0.5, 2.4), speed=rng.gauss(2, 0.1)) for _ in range(40)]


class Anybody:
    """`act` does one thing; the same number does the same things."""

    def __init__(self, window: Window, number: int) -> None:
        self.window = window
        self.rng = random.Random(number)
        self.done: list[str] = []
        if self.rng.random() < 0.5:
            fill(window, Layout(), _some_shots(self.rng))
        if self.rng.random() < 0.3:
            finished_race()
        self.opened = open_range(window)
        self._actions: tuple[tuple[int, Callable[[], str]], ...] = (
            (30, self._press_widget),
            (10, self._click),
            (6, self._drag),
            (25, self._key),
            (2, self._hold_key),
            (3, self._type),
            (3, self._wheel),
            (14, self._shoot),
            (3, self._play_code),
            (12, self._wait),
            (4, self._change_settings),
            (3, self._resize),
            (2, self._leave_window),
            (2, self._reopen),
        )

    def act(self) -> None:
        weights, actions = zip(*self._actions, strict=True)
        (action,) = self.rng.choices(actions, weights)
        begun = time.process_time()
        self.done.append(action.__name__)
        self.done[-1] = f"{action.__name__} {action()}"
        self.window.frames(1)
        assert time.process_time() - begun < SLOWEST, "that took too long"
        if not any(isinstance(scene, Range) for scene in self.window.loop.scenes):
            self.opened = open_range(self.window)
        self._check()

    # ------------------------------------------------------------------ what they do

    @property
    def _scene(self) -> Scene:
        return self.window.scene

    def _press_widget(self) -> str:
        widgets = [w for w in self._scene.group if w.visible]
        if not widgets:
            return "nothing"
        widget = self.rng.choice(widgets)
        self.window.click(widget.shown.center)
        return widget.id

    def _anywhere(self) -> tuple[float, float]:
        box = self.opened.board.view.box
        if self.rng.random() < 0.6:
            return self.rng.uniform(box.left, box.right), self.rng.uniform(box.top, box.bottom)
        return self.rng.uniform(-20, 1300), self.rng.uniform(-20, 740)

    def _click(self) -> str:
        at, button = self._anywhere(), self.rng.choice((LEFT, LEFT, LEFT, RIGHT, 2))
        self.window.click(at, button)
        return f"{at} {button}"

    def _drag(self) -> str:
        begin, end = self._anywhere(), self._anywhere()
        pieces = self.opened.stand.scene.pieces
        if self.rng.random() < 0.5:
            begin = self.opened.board.view.to_screen(self.rng.choice(pieces).at)
        elif self.rng.random() < 0.5:
            begin = self.opened.board.view.to_screen(self.opened.stand.aimer.hand.start)
        self.window.drag(begin, end, steps=4)
        return f"{begin} {end}"

    def _key(self) -> str:
        key, mod = self.rng.choice(KEYS), self.rng.choice(MODS)
        self.window.key(key, mod)
        return f"{pygame.key.name(key)} {mod}"

    def _hold_key(self) -> str:
        """And something else before it is let go of."""
        key = self.rng.choice(KEYS)
        self.window.key_down(key)
        self.window.frames(self.rng.randrange(4))
        self._press_widget()
        self.window.key_up(key)
        return pygame.key.name(key)

    def _type(self) -> str:
        text = self.rng.choice(("PXS1-", "Howdy!", "é\n…", "%(count)d %", "0" * 600))
        self.window.type(text)
        return text[:20]

    def _wheel(self) -> str:
        self.window.wheel(self._anywhere(), self.rng.choice((-3.0, -0.5, 0.5, 3.0)))
        return ""

    def _shoot(self) -> str:
        """As a hand does it: only where somebody can shoot."""
        opened = self.opened
        if self._scene is not opened or opened.arranger.held or opened.mode.why_not():
            return "not now"
        opened.aim_again()
        if opened.stand.state != "aim" or opened.mode.why_not():
            return "not now"
        start = opened.stand.aimer.hand.start
        angle = self.rng.uniform(-180, 180) if self.rng.random() < 0.1 else -30.0
        angle += self.rng.gauss(0.0, 6.0)
        speed = min(max(self.rng.gauss(STRONG, 0.6), 0.01), 4.0)
        opened.shoot({"start": [*start], "angle": angle, "speed": speed})
        return f"{start} {angle} {speed}"

    def _play_code(self) -> str:
        """Of the last shot, perhaps damaged."""
        opened = self.opened
        if self._scene is not opened or opened.last is None:
            return "none"
        code = shot_code(*opened.last)
        if self.rng.random() < 0.3:
            at = self.rng.randrange(len(code))
            code = code[:at] + self.rng.choice("0AZ- ") + code[at + 1 :]
        opened.guest.open_sheet()
        self.window.frames(1)
        self.window.press("codes.field")
        self.window.type(code)
        self.window.key(pygame.K_RETURN)
        return code

    def _wait(self) -> str:
        count, seconds = self.rng.choice(((1, 0.1), (3, 0.1), (20, 0.1), (40, 0.05)))
        self.window.unseen(count, seconds)
        return f"{count} x {seconds}"

    def _change_settings(self) -> str:
        name = self.rng.choice([*SETTINGS])
        value = self.rng.choice(SETTINGS[name])
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

    # ------------------------------------------------------------------ what happens to the files

    def _reopen(self) -> str:
        """Close the range, let something happen to its files, and open it again."""
        while len(self.window.loop.scenes) > 1:
            self.window.loop.pop()
        damage = self._damage() if self.rng.random() < 0.7 else ""
        self.opened = open_range(self.window)
        return damage

    def _damage(self) -> str:
        folder = self.window.home / "practice"
        if self.rng.random() < 0.1 and folder.is_dir():
            folder.rename(folder.with_name(f"practice{len(self.done)}"))
            folder.write_bytes(b"a file where a folder should be")
            return "no folder"
        if folder.is_file():
            folder.unlink()
        folder.mkdir(exist_ok=True)
        path = folder / self.rng.choice(FILES)
        damage: Damage = self.rng.choice(("write", "cut", "remove", "folder", "many"))
        _DAMAGES[damage](path, self.rng)
        return f"{damage} {path.name}"

    # ------------------------------------------------------------------ what must be so

    def _check(self) -> None:
        opened = self.opened
        layout, ledger, store = opened.mode.layout, opened.ledger, opened.store
        assert problem(layout) is None
        assert opened.stand.scene == layout.to_scene()
        if self._scene is opened:
            assert ledger.layout.key == opened.mode.counted.key
        here = [shot for shot in store.shots if shot.layout == ledger.layout.key]
        unseen = opened.stand.state == "watch"
        counted = ledger.tally.shots
        assert counted == len(ledger.here)
        assert len(here) - unseen <= counted <= len(here), f"{counted} of {len(here)}, {unseen}"
        assert ledger.best is None or ledger.best in here
        assert opened.last is None or opened.last.layout == layout
        self._check_modes()

    def _check_modes(self) -> None:
        """Nothing is told of a shot before it is seen, and nothing is forgotten afterwards."""
        opened = self.opened
        mode, unseen = opened.mode, opened.stand.state == "watch"
        if isinstance(mode, DrillsMode) and mode.attempt is not None:
            run, seen = mode.attempt.run.shots, mode.attempt.seen.shots
            assert len(run) - unseen <= len(seen) <= len(run)
            assert (mode.attempt.outcome is not None) == mode.attempt.run.over
        if isinstance(mode, DailyMode) and mode.run is not None:
            assert len(mode.run.shots) - unseen <= len(mode.shots) <= len(mode.run.shots)
        if isinstance(mode, TwinMode):
            first, second = mode.duel.shots
            assert 0 <= first <= SHOTS_EACH and 0 <= second <= SHOTS_EACH

    def check_file(self) -> None:
        """What is on the disk is what is known."""
        store, again = self.opened.store, Store(self.window.home / "practice")
        if store.path.is_file() and again.problem is None:
            assert again.shots[-len(store.shots) :] == store.shots or not store.shots


def _write(path: Path, rng: random.Random) -> None:
    if not path.is_dir():
        path.write_bytes(rng.choice(BROKEN))


def _cut(path: Path, rng: random.Random) -> None:
    if path.is_file():
        content = path.read_bytes()
        path.write_bytes(content[: rng.randrange(len(content) + 1)])


def _remove(path: Path, rng: random.Random) -> None:
    if path.is_dir():
        path.rmdir()
    path.unlink(missing_ok=True)


def _folder(path: Path, rng: random.Random) -> None:
    if path.is_file():
        path.unlink()
    path.mkdir(exist_ok=True)


def _many(path: Path, rng: random.Random) -> None:
    """Of what there is, a hundred times as much, up to some megabytes."""
    if path.is_file():
        content = path.read_bytes()
        path.write_bytes(content * min(100, 3_000_000 // max(len(content), 1) + 1))


_DAMAGES: dict[Damage, Callable[[Path, random.Random], None]] = {
    "write": _write,
    "cut": _cut,
    "remove": _remove,
    "folder": _folder,
    "many": _many,
}
