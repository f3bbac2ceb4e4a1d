"""The part of `bench` that watches screens on which nothing happens: runs as a process of its own
and prints its figures as JSON.

Each screen is opened in the real loop and left alone, and the CPU time of the whole process is
taken. Beside it, in the same process, runs the least that a window could do: one picture copied
to it and flipped sixty times a second. A screen on which nothing moves must cost far less.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.bots import make_bot
from game.commands.bench_table import wait_for_warm_up
from game.engine.session import Session
from game.games.matches import new_match
from game.games.registry import measured_games
from game.settings import Settings
from game.ui.games import entry_of
from game.ui.loop import FRAME, Loop
from game.ui.range.screen import Range
from game.ui.screens.title import Title
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene

SIZE = (1920, 1080)
NAMES = ("Buck", "Etta", "Silas", "Josie")
SEED = 97
MOST_STEPS = 20_000  # frames in which a game must have come to the question
SETTLES = 3.0  # seconds before the measuring: pictures are read, things come to rest


class Asked(NamedTuple):
    """A question in a game: the first of that kind that is put to a person on the first seat."""

    game: str
    kind: str


def prompts() -> dict[str, Asked]:
    """By the names of their screens."""
    return {
        name: Asked(game, kind)
        for game, benchmark in measured_games().items()
        for name, kind in benchmark.still.items()
    }


class Cost(NamedTuple):
    """Of a screen that is left alone."""

    share: float  # of a core
    frames: float  # a second


class TimedLoop(Loop):
    """Leaves by itself after some seconds, and counts what it draws."""

    _drawn = 0
    _begins = _ends = 0.0  # when the measuring begins, and ends
    _before = (-1.0, 0)  # seconds of CPU, and frames, until it began

    def watch(self, seconds: float) -> Cost:
        """So many seconds, after the screen has come to rest."""
        self._begins = time.perf_counter() + SETTLES
        self._ends = self._begins + seconds
        self._before = (-1.0, 0)
        self.run()
        cpu, drawn = self._before
        return Cost((time.process_time() - cpu) / seconds, (self._drawn - drawn) / seconds)

    def read_input(self) -> None:
        super().read_input()
        now = time.perf_counter()
        if self._before[0] < 0.0 and now >= self._begins:
            self._before = (time.process_time(), self._drawn)
        if now >= self._ends:
            self.quit()

    def _show(self, draw: Callable[[], None]) -> None:
        self._drawn += 1
        super()._show(draw)


def watch_still_screens(seconds: float, size: tuple[int, int] = SIZE) -> dict[str, Any]:
    """So many seconds of each screen. All are percents of one core."""
    loop = TimedLoop(Settings(window_size=size, language="en"))
    try:
        bare = _bare_loop(loop, seconds)
        figures: dict[str, Any] = {"still_bare_loop_percent": round(100 * bare, 2)}
        for name, cost in _screens(loop, seconds):
            figures[f"still_{name}_percent"] = round(100 * cost.share, 2)
            figures[f"still_{name}_to_bare_loop"] = round(cost.share / bare, 3)
            figures[f"still_{name}_frames_per_second"] = round(cost.frames, 1)
    finally:
        loop.close()
    return figures


def _screens(loop: TimedLoop, seconds: float) -> Iterator[tuple[str, Cost]]:
    loop.push(Title(loop.ui, [], looks_back=False))
    wait_for_warm_up(loop)
    yield "title", loop.watch(seconds)
    for name, asked in prompts().items():
        loop.push(table_at(loop, asked))
        yield name, loop.watch(seconds)
        loop.home()
    loop.push(Range(loop.ui))
    yield "range", loop.watch(seconds)
    loop.hide(True)
    yield "minimised", loop.watch(seconds)


def _bare_loop(loop: Loop, seconds: float) -> float:
    surface = loop.window.get_surface()
    picture = surface.copy()
    begun, until = time.process_time(), time.perf_counter() + seconds
    due = time.perf_counter()
    while time.perf_counter() < until:
        loop.read_input()
        surface.blit(picture, (0, 0))
        loop.window.flip()
        due += FRAME
        time.sleep(max(due - time.perf_counter(), 0.0))
    return (time.process_time() - begun) / seconds


def table_at(loop: Loop, asked: Asked) -> TableScene[Any]:
    """A table at which a person is asked that, with bots on the other seats; until then a bot
    answers for the person too."""
    game = asked.game
    bots = {seat: make_bot(game, "greenhorn", seat, name=NAMES[seat]) for seat in range(1, 4)}
    session = Session(new_match(game, NAMES, seed=SEED), bots)
    stand_in = make_bot(game, "greenhorn", 0, name=NAMES[0])
    match = session.match
    for _ in range(MOST_STEPS):
        pending = match.pending
        assert pending is not None, f"a game of {game} ended without the question {asked.kind}"
        if session.play_bot():
            continue
        if pending.kind == asked.kind:
            break
        session.answer(stand_in.choose(match.seen(0), pending.for_seat(0)), 0)
    table = entry_of(game).table
    return table(loop.ui, session, usual_look(len(NAMES)), None, continued=True)


if __name__ == "__main__":
    wide, high = (int(number) for number in sys.argv[2:4]) if len(sys.argv) > 3 else SIZE
    print(json.dumps(watch_still_screens(float(sys.argv[1]), (wide, high))))
