"""Somebody who does anything at all on the range, and what must be so whatever they do."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pygame

from game.practice.codes.shot_code import shot_code
from game.practice.layout import Layout, problem
from game.practice.record import Practised
from game.practice.store import Store
from game.practice.twin.free_duel import SHOTS_EACH
from game.ui.kit.canvas import Point
from game.ui.range.context import RangeContext
from game.ui.range.daily.mode import DailyMode
from game.ui.range.drills.mode import DrillsMode
from game.ui.range.screen import Range
from game.ui.range.twin.mode import TwinMode
from tests.ui.anybody import SETTINGS, Anybody, Does
from tests.ui.harness import Window
from tests.ui.range.ranging import STRONG, fill, kept, open_range
from tests.ui.screens.menus import finished_race

KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_BACKSPACE),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_PERIOD),
    *(pygame.K_a, pygame.K_c, pygame.K_k, pygame.K_m, pygame.K_s, pygame.K_v, pygame.K_x),
    *(pygame.K_z, pygame.K_p, pygame.K_r, pygame.K_n, pygame.K_b, pygame.K_w, pygame.K_COMMA),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_MINUS, pygame.K_PLUS),
)
WISHES = {**SETTINGS, "flick_style": ("flick", "sling", "keys")}
FILES = ("shots.jsonl", "progress.json", "daily.json")
BROKEN = (
    *(b"", b"{", b"\xff", b"\0" * 100, b"[" * 50_000),
    *(b'{"version": 9}', b'["practice", 1]\n["shot"'),
)
Damage = Literal["write", "cut", "remove", "folder", "many"]


def _some_shots(rng: random.Random) -> list[Practised]:
    """Enough to know the hand."""
    return [kept(Layout(), off=rng.gauss(0.5, 2.4), speed=rng.gauss(2, 0.1)) for _ in range(40)]


class AnyShooter(Anybody):
    keys = KEYS
    settings = WISHES

    def __init__(self, window: Window, number: int) -> None:
        super().__init__(window, number)
        if self.rng.random() < 0.5:
            fill(window, Layout(), _some_shots(self.rng))
        if self.rng.random() < 0.3:
            finished_race()
        self.opened = open_range(window)

    @property
    def context(self) -> RangeContext:
        return self.opened.context

    def more(self) -> tuple[tuple[int, Does], ...]:
        return (14, self._shoot), (3, self._play_code), (2, self._reopen)

    def come_back(self) -> None:
        if not any(isinstance(scene, Range) for scene in self.window.loop.scenes):
            self.opened = open_range(self.window)

    # ------------------------------------------------------------------ what they do

    def anywhere(self) -> Point:
        box = self.context.board.view.box
        if self.rng.random() < 0.6:
            return self.rng.uniform(box.left, box.right), self.rng.uniform(box.top, box.bottom)
        return super().anywhere()

    def begin_of_drag(self) -> Point:
        context = self.context
        pieces = context.stand.scene.pieces
        if self.rng.random() < 0.5:
            return context.board.view.to_screen(self.rng.choice(pieces).at)
        if self.rng.random() < 0.5:
            return context.board.view.to_screen(context.stand.aimer.hand.start)
        return self.anywhere()

    def _shoot(self) -> str:
        """As a hand does it: only where somebody can shoot."""
        opened = self.opened
        if self.scene is not opened or opened.arranger.held or opened.context.mode.why_not():
            return "not now"
        opened.context.aim_again()
        if opened.context.stand.state != "aim" or opened.context.mode.why_not():
            return "not now"
        start = opened.context.stand.aimer.hand.start
        angle = self.rng.uniform(-180, 180) if self.rng.random() < 0.1 else -30.0
        angle += self.rng.gauss(0.0, 6.0)
        speed = min(max(self.rng.gauss(STRONG, 0.6), 0.01), 4.0)
        opened.context.shoot({"start": [*start], "angle": angle, "speed": speed})
        return f"{start} {angle} {speed}"

    def _play_code(self) -> str:
        """Of the last shot, perhaps damaged."""
        opened = self.opened
        if self.scene is not opened or opened.context.shots.last is None:
            return "none"
        code = shot_code(*opened.context.shots.last)
        if self.rng.random() < 0.3:
            at = self.rng.randrange(len(code))
            code = code[:at] + self.rng.choice("0AZ- ") + code[at + 1 :]
        opened.guest.open_sheet()
        self.window.frames(1)
        self.window.press("codes.field")
        self.window.type(code)
        self.window.key(pygame.K_RETURN)
        return code

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

    def check(self) -> None:
        context = self.context
        layout, ledger, store = context.mode.layout, context.ledger, context.store
        assert problem(layout) is None
        assert context.stand.scene == layout.to_scene()
        if self.scene is self.opened:
            assert ledger.layout.key == context.mode.counted.key
        at_table = [shot for shot in store.shots if shot.layout == ledger.layout.key]
        here = [shot for shot in at_table if shot.style == ledger.style]
        unseen = context.stand.state == "watch"
        counted = ledger.tally.shots
        assert counted == len(ledger.here)
        assert len(here) - unseen <= counted <= len(here), f"{counted} of {len(here)}, {unseen}"
        assert ledger.best is None or ledger.best in here
        assert context.shots.last is None or context.shots.last.layout == layout
        self._check_modes()

    def _check_modes(self) -> None:
        """Nothing is told of a shot before it is seen, and nothing is forgotten afterwards."""
        context = self.context
        mode, unseen = context.mode, context.stand.state == "watch"
        if isinstance(mode, DrillsMode) and mode.training.attempt is not None:
            run, seen = mode.training.attempt.run.shots, mode.training.attempt.seen.shots
            assert len(run) - unseen <= len(seen) <= len(run)
            assert (mode.training.attempt.outcome is not None) == mode.training.attempt.run.over
        if isinstance(mode, DailyMode) and mode.duel.run is not None:
            run, seen = mode.duel.run.shots, mode.duel.shots
            assert len(run) - unseen <= len(seen) <= len(run)
        if isinstance(mode, TwinMode):
            first, second = mode.bouts.duel.shots
            assert 0 <= first <= SHOTS_EACH and 0 <= second <= SHOTS_EACH

    def check_file(self) -> None:
        """What is on the disk is what is known."""
        store, again = self.context.store, Store(self.window.home / "practice")
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
