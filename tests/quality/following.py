"""Which files of the program run while something is done in the window.

    python -m tests.quality.following

prints how many a click on *Announce* and a flick touch: all of them, and those that a still
frame does not need anyway.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from game.bots import make_bot
from game.hotseat.seats import Seats
from game.ui.games import entry_of
from game.ui.screens.starting import begin_new
from game.ui.screens.title import Title
from game.ui.table.scene import TableScene
from tests.quality.imports import ROOT, SOURCES
from tests.ui.harness import Window
from tests.ui.pony_express.shooting import flick

GAME = "pony-express"
SEED = 3
RESTS = 60  # frames until a question has come to rest
STILL = 5  # frames of a screen on which nothing happens
MOST = 200  # frames in which what came of it is looked at
PATIENCE = 50_000  # frames until a question comes up


class Touched(NamedTuple):
    """Paths from the top of the repository."""

    files: frozenset[str]
    still: frozenset[str]  # that run in a still frame

    @property
    def more(self) -> frozenset[str]:
        return self.files - self.still


@contextmanager
def running_files(found: set[str]) -> Iterator[None]:
    """Collects the files of all functions of the program that are called in the block."""
    seen: set[str] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            seen.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        paths = (Path(name) for name in seen)
        ours = {path.relative_to(ROOT).as_posix() for path in paths if path.is_relative_to(ROOT)}
        found |= {path for path in ours if path.partition("/")[0] in SOURCES}


class FollowedRace:
    """A race at a real table, with a save, up to the questions that are to be followed."""

    def __init__(self, window: Window, seed: int = SEED) -> None:
        self.window = window
        window.open(Title(window.ui))
        seats = Seats(("Ann", "Buck", "Etta"), ("human", "greenhorn", "greenhorn"))
        colours = ("red", "blue", "green")
        begin_new(window.ui, entry_of(GAME), seats, {}, seed, colours)
        table = window.scene
        assert isinstance(table, TableScene)
        self.table = table
        self._person = make_bot(GAME, "random", 1)

    def announce(self) -> Touched:
        """Somebody presses a hand, and *Announce*."""
        self._come_to("announce")
        (hand, *_) = (id for id in self.window.ids if id.startswith("announce."))
        self.window.press(hand)
        return self._follow(lambda: self.window.press("announce.confirm"))

    def flick(self) -> Touched:
        self._come_to("flick")
        prompt: Any = self.table.prompt
        return self._follow(lambda: flick(self.window, prompt))

    def _follow(self, do: Callable[[], object]) -> Touched:
        """Until somebody is asked again, or for a while."""
        self.window.frames(RESTS)
        still: set[str] = set()
        with running_files(still):
            self.window.frames(STILL)
            self.window.look()
        files: set[str] = set()
        with running_files(files):
            do()
            for _ in range(MOST):
                self.window.frames(1)
                if self.table.prompt is not None and not self.table.view.busy:
                    break
            self.window.look()
        return Touched(frozenset(files), frozenset(still))

    def _come_to(self, kind: str) -> None:
        """Whatever else is asked is answered somehow."""
        for _ in range(PATIENCE):
            prompt = self.table.prompt
            if prompt is None or self.table.view.busy:
                self.window.frames(1)
            elif prompt.ask.kind == kind:
                return
            else:
                self._answer(prompt.ask.seat)
        raise AssertionError(f"nobody is ever asked for {kind}")

    def _answer(self, seat: int) -> None:
        question = self.table.desk.question(seat)
        assert question is not None
        self.table.answer(seat, self._person.choose(self.table.session.seen(seat), question))


def main() -> None:
    for follow in (FollowedRace.announce, FollowedRace.flick):
        with Window(serve_drinks=False, animation_speed="fast") as window:
            touched = follow(FollowedRace(window))
        print(f"{follow.__name__}: {len(touched.files)} files, {len(touched.more)} not when still")


if __name__ == "__main__":
    main()
