"""The game as a user has it: `python main.py` in a real window, worked with mouse and keys.

Where a button is, and what it looks like, is asked of a `Twin`: the same screen without a window.
What came of a press is read in the save.
"""

from __future__ import annotations

import math
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy
import pygame

from game.engine.errors import SaveError
from game.engine.journal import Entry
from game.engine.match import Match
from game.engine.saves import read_save
from game.games.matches import load_match
from game.paths import HOME_VARIABLE
from game.settings import Settings, save_settings
from tests.window.screen import BEAT, PATIENCE, Picture, Screen, wait_until
from tests.window.twin import Twin

ROOT = Path(__file__).resolve().parents[2]
MAIN = "main.py"
ALIKE = 7.0  # how far two pictures of one thing may differ, on average, of 255
SETTINGS = "settings/settings.json"
NOWHERE = (3, 3)  # a corner of the window where nothing is to be pressed
HURRY = 4.0  # seconds until something is pressed again
STEPS = 12  # of a flick
STEP_SECONDS = 0.007


class App:
    """One copy of the game. It is put an end to with the `with`, whatever it was doing."""

    def __init__(
        self, screen: Screen, home: Path, *arguments: str, sound: str = "dummy", **settings: object
    ) -> None:
        self.screen = screen
        self.home = home
        self._errors = screen.folder / "errors.txt"
        if home.is_dir() and (settings or not (home / SETTINGS).exists()):
            _write_settings(home, settings)
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, MAIN, *arguments],
                cwd=ROOT,
                env=_environment(screen, home, sound),
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
            )
        try:
            self.window = int(wait_until(self._found, "a window opens").split()[0])
            wait_until(self._is_painted, "something is drawn")
        except BaseException:
            self.kill()
            raise
        screen.hands("mousemove", "--window", self.window, *NOWHERE)
        screen.focus(self.window)

    def __enter__(self) -> App:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        print(self.errors)  # pytest shows it with a failure

    def _found(self) -> str:
        assert self.process.poll() is None, f"the game has ended: {self.errors}"
        search = ("search", "--onlyvisible", "--pid", self.process.pid)
        return self.screen.hands(*search, "--name", "Pony Express")

    def _is_painted(self) -> bool:
        return bool(numpy.ptp(self.picture()[100:500, 400:800]) > 40)

    # ------------------------------------------------------------------ how it ends

    @property
    def errors(self) -> str:
        """What it wrote to the terminal."""
        return self._errors.read_text(encoding="utf-8", errors="replace")

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """Without any warning."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def terminate(self) -> int:
        """As the system does when it shuts down."""
        self.process.terminate()
        return self.ended()

    def close(self) -> None:
        """The cross of the window."""
        self.screen.close_politely(self.window)

    def ended(self) -> int:
        return self.process.wait(PATIENCE)

    # ------------------------------------------------------------------ mouse and keys

    def press(self, twin: Twin, id: str) -> None:
        """Once the button is there, with the mouse; the twin presses its own."""
        self.wait_for(twin, id)
        self.click(twin.area(id).center)
        twin.press(id)

    def continue_game(self, twin: Twin) -> None:
        """From the title. The twin sits down once something is asked: only then is it of use."""
        area = twin.area("title.continue")
        wanted = twin.picture(area)
        self.wait_for(twin, "title.continue")
        self._repeat(
            lambda: self.click(area.center),
            lambda: difference(self.part(area), wanted) >= ALIKE,
            "the title is left",
        )

    def click(self, at: tuple[int, int]) -> None:
        move = ("mousemove", "--window", self.window)
        self.screen.hands(
            *(*move, *at, "sleep", 0.03, "mousedown", 1, "sleep", 0.05, "mouseup", 1),
            *("sleep", 0.03, *move, *NOWHERE),
        )

    def keys(self, *names: str) -> None:
        """One after the other, at the pace of a person."""
        self.screen.hands(*(word for name in names for word in ("key", name, "sleep", 0.06)))

    def flick(self, begin: tuple[int, int], end: tuple[int, int]) -> None:
        """Press there, flick to here, let go."""
        gesture: list[object] = ["mousemove", "--window", self.window, *begin, "sleep", 0.08]
        gesture += ["mousedown", 1, "sleep", 0.05]
        for step in range(1, STEPS + 1):
            x, y = (round(a + (b - a) * step / STEPS) for a, b in zip(begin, end, strict=True))
            gesture += ["mousemove", "--window", self.window, x, y, "sleep", STEP_SECONDS]
        self.screen.hands(*gesture, "mouseup", 1)

    def resize(self, width: int, height: int) -> None:
        self.screen.hands("windowsize", self.window, width, height)

    # ------------------------------------------------------------------ what is seen

    def picture(self) -> Picture:
        """The inside of the window."""
        x, y, width, height = self.screen.place(self.window)
        return self.screen.picture()[max(y, 0) : y + height, max(x, 0) : x + width]

    def wait_for(self, twin: Twin, id: str) -> None:
        """Until the widget looks as it does on the twin."""
        self.wait_until_alike(twin, twin.area(id), id)

    def repeat_until_seen(self, action: Callable[[], None], twin: Twin, id: str) -> None:
        """A busy machine may take a short press for a long one, or none: it is done again until
        the widget looks as it does on the twin."""

        area = twin.area(id)
        wanted = twin.picture(area)
        self._repeat(
            action, lambda: difference(self.part(area), wanted) < ALIKE, f"{id} is to be seen"
        )

    def _repeat(self, action: Callable[[], None], is_so: Callable[[], bool], what: str) -> None:
        def done() -> bool:
            action()
            end = time.monotonic() + HURRY
            while not is_so():
                if time.monotonic() > end:
                    return False
                time.sleep(BEAT)
            return True

        wait_until(done, what)

    def wait_until_alike(self, twin: Twin, area: pygame.Rect, what: str) -> None:
        def is_so() -> bool:
            assert self.is_running, f"the game has ended: {self.errors}"
            return difference(self.part(area), wanted) < ALIKE

        wanted = twin.picture(area)
        wait_until(is_so, f"{what} is to be seen")

    def part(self, area: pygame.Rect) -> Picture:
        return self.picture()[area.top : area.bottom, area.left : area.right]

    # ------------------------------------------------------------------ what is saved

    @property
    def save_path(self) -> Path | None:
        return max((self.home / "saves").glob("*.jsonl"), default=None)

    def match(self) -> Match:
        """The game as it is in the save."""
        path = self.save_path
        assert path is not None, "nothing is saved"
        return load_match(path)

    @property
    def journal(self) -> list[Entry]:
        path = self.save_path
        try:
            return [] if path is None else read_save(path).entries
        except SaveError:  # it is only just being made
            return []

    def next_answer(self, seat: int, before: int) -> Any:
        """The seat's answer after so many earlier ones."""
        wait_until(lambda: len(answers_of(self.journal, seat)) > before, f"seat {seat} answers")
        return answers_of(self.journal, seat)[before]

    def press_for_an_answer(self, twin: Twin, id: str, seat: int) -> Any:
        """Again where it came too soon: a question of a race takes no answer at first."""
        before = len(answers_of(self.journal, seat))
        self.wait_for(twin, id)
        self._repeat(
            lambda: self.click(twin.area(id).center),
            lambda: len(answers_of(self.journal, seat)) > before,
            f"seat {seat} answers",
        )
        return answers_of(self.journal, seat)[before]

    def answer_within(self, seconds: float, seat: int, before: int) -> Any:
        """The seat's answer after so many earlier ones; None if it does not come in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answers = answers_of(self.journal, seat)
            if len(answers) > before:
                return answers[before]
            time.sleep(BEAT)
        return None


def answers_of(journal: list[Entry], seat: int) -> list[object]:
    return [answer for who, answer in journal if who == seat]


def difference(one: Picture, other: Picture) -> float:
    """On average, of 255; all of it for pictures of two sizes."""
    if one.shape != other.shape:
        return 255.0
    return float(numpy.abs(one.astype(int) - other.astype(int)).mean())


def angle_between(begin: tuple[float, float], end: tuple[float, float]) -> float:
    """Degrees counter-clockwise from east, of a line on the screen."""
    return math.degrees(math.atan2(begin[1] - end[1], end[0] - begin[0]))


def _write_settings(home: Path, changes: dict[str, object]) -> None:
    settings = Settings(language="en", welcomed=True)
    settings.change(**changes)
    problem = save_settings(settings, home / "settings")
    assert problem is None, problem


def _environment(screen: Screen, home: Path, sound: str) -> dict[str, str]:
    given = {**screen.environment, HOME_VARIABLE: str(home), "SDL_AUDIODRIVER": sound}
    given["LC_ALL"] = "C.UTF-8"  # a player without settings gets the system's language
    given.pop("SDL_VIDEODRIVER", None)
    return given
