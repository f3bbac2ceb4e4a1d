"""A die flicked with a real mouse."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from game.engine.requests import TakeShot
from physics.model import MAX_SPEED
from tests.window.desktop import App, angle_between, answers_of
from tests.window.prepared import PERSON, before_a_duel
from tests.window.screen import Screen, wait_until
from tests.window.twin import Twin

QUICK = {"animation_speed": "fast", "bot_pace": "fast"}
REACH = 190  # pixels of a flick
TINY = (150, 90)
USUAL = (1280, 720)


class Marksman:
    """Flicks at whom the save says is to be hit."""

    def __init__(self, app: App, twin: Twin) -> None:
        self._app = app
        self._twin = twin
        self.begin = self.end = (0, 0)

    def take_aim(self) -> None:
        """Once the screen for it is there."""
        path = self._app.save_path
        assert path is not None
        self._twin.resume(path.name)
        self._app.wait_for(self._twin, "shot.sling")
        pending = self._app.match().pending
        assert isinstance(pending, TakeShot)
        start = pending.scene.clear_start()
        target = next(p for p in pending.scene.pieces if p.owner == pending.scene.target)
        assert start is not None
        self.begin, goal = self._twin.pixel_of(start), self._twin.pixel_of(target.at)
        share = REACH / math.dist(self.begin, goal)
        x, y = (round(a + (b - a) * share) for a, b in zip(self.begin, goal, strict=True))
        self.end = (x, y)

    def shoot(self) -> dict[str, Any]:
        """The flick as it is in the save. A hand that was held up on the way tries again."""
        before = len(answers_of(self._app.journal, PERSON))

        def shot() -> dict[str, Any] | None:
            self._app.flick(self.begin, self.end)
            return self._app.answer_within(2.0, PERSON, before)

        return wait_until(shot, "a flick in the save")


def test_a_flick_of_the_mouse_is_the_shot_in_the_save(screen: Screen, home: Path) -> None:
    before_a_duel(home)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        marksman = Marksman(app, twin)
        marksman.take_aim()
        flick = marksman.shoot()
        assert flick["angle"] == pytest.approx(angle_between(marksman.begin, marksman.end), abs=4)
        assert 0.2 < flick["speed"] <= MAX_SPEED  # a busy machine has a slow hand
        assert math.dist(twin.pixel_of(flick["start"]), marksman.begin) < 20
        journal = app.journal
        follows = journal[journal.index((PERSON, flick)) + 1]
        assert follows[0] == "shot"
        told = [event for event in app.match().events if event.kind == "shot-taken"]
        assert told[0].data["seat"] == PERSON
        assert told[0].data["verdict"] in ("hit", "miss", "arrest")


def test_a_window_may_change_its_size_in_the_middle_of_a_shot(screen: Screen, home: Path) -> None:
    before_a_duel(home)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        marksman = Marksman(app, twin)
        marksman.take_aim()
        resize_to_and_fro(app)  # while one aims
        marksman.take_aim()
        flick = marksman.shoot()
        resize_to_and_fro(app)  # while the die slides
        wait_until(lambda: bots_answered_after_a_key(app, flick), "the game goes on")
        assert app.is_running
        assert not (home / "crashes").exists()


def bots_answered_after_a_key(app: App, flick: dict[str, Any]) -> bool:
    """They wait until the shot and all that follows has been seen to its end, or skipped."""
    app.keys("space")  # seen enough
    journal = app.journal
    later = journal[journal.index((PERSON, flick)) :]
    return any(isinstance(who, int) and who != PERSON for who, _ in later)


def resize_to_and_fro(app: App) -> None:
    for size in (TINY, (2 * TINY[1], TINY[0] * 3), USUAL):
        app.resize(*size)
        wait_until(lambda: app.picture().shape[1::-1] == size, f"the window is {size}")  # noqa: B023
