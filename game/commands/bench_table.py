"""The part of `bench` that watches the table: runs as a process of its own, with a window that
nobody sees, and prints its figures as JSON.

Bots play a game at the usual pace on a table of 1920x1080, with a save on the disk. Every frame is
timed by the CPU of its thread, and so is the least that a frame could cost: one picture of that
size copied to the window. Frames come as fast as they can, which leaves less time to read ahead
than players get.
"""

from __future__ import annotations

import itertools
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.bots import make_bot
from game.engine.session import Session
from game.games.matches import new_match
from game.games.registry import measured_games
from game.settings import Settings
from game.ui.games import entry_of
from game.ui.kit.scene import Scene
from game.ui.loop import FRAME, Loop
from game.ui.screens.routes import menu_routes
from game.ui.screens.warmup import warm_up
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene

LEVEL = "gunslinger"
NAMES = ("Buck", "Etta", "Silas", "Josie", "Abigail", "Dallas", "Floyd", "Hattie", "Jesse", "Wyatt")
SIZE = (1920, 1080)
SMOOTH = 0.016  # seconds: what a frame may take at sixty a second
BARE_BLITS = 100


class Frame(NamedTuple):
    cost: float  # seconds of this thread
    moves: bool  # something is being shown
    shot: bool
    thinks: bool  # a bot does


def watch_table(game: str, seconds: float, games: int) -> dict[str, Any]:
    """So many seconds of the table, then so many whole games at once, for the memory."""
    benchmark = measured_games()[game]
    loop = Loop(Settings(window_size=SIZE, language="en"), routes=menu_routes())
    loop.begin()
    loop.push(Scene(loop.ui))  # the one below the table, as the title is
    with tempfile.TemporaryDirectory() as folder:
        try:
            wait_for_warm_up(loop)
            saves = (
                Path(folder) / f"{seed}.jsonl" for seed in itertools.count(benchmark.table_seed)
            )
            tables = _Tables(loop, game, benchmark.table_seats, saves)
            bare = _bare_blit(loop)
            frames = list(tables.play(round(seconds / FRAME)))
            figures = _figures(frames, statistics.median([bare, _bare_blit(loop)]))
            saved = sum(save.stat().st_size for save in Path(folder).glob("*.jsonl"))
            figures["window_bytes_saved"] = saved
            figures["window_first_frame_milliseconds"] = _milliseconds(tables.first_frames[:1])
            loop.ui.settings.change(animation_speed="instant")
            memory = [_memory()]
            for _ in range(games):
                tables.play_out()
                memory.append(_memory())
        finally:
            loop.close()
    return {**figures, "window_memory_megabytes": memory}


def wait_for_warm_up(loop: Loop) -> None:
    """In the app this is done by the time somebody has found a game to play."""
    warm_up(loop.ui)
    last = loop.ui.background.sometime(lambda: None)
    while not last.is_done:
        time.sleep(FRAME)


def _bare_blit(loop: Loop) -> float:
    window = loop.window.get_surface()
    picture = window.copy()
    times = []
    for _ in range(BARE_BLITS):
        times.append(_cost(lambda: window.blit(picture, (0, 0))))
    return statistics.median(times)


class _Tables:
    """One after the other, with nobody at them but bots."""

    def __init__(self, loop: Loop, game: str, seats: int, saves: Iterator[Path]) -> None:
        self._loop = loop
        self._game = game
        self._names = NAMES[:seats]
        self._saves = saves
        self.first_frames: list[float] = []  # what it costs to open each of them

    def play(self, count: int) -> Iterator[Frame]:
        """So many frames; those in which a table is opened are not counted."""
        while count > 0:
            table = self._open()
            while count > 0 and self._loop.top is table:
                cost = _cost(lambda: self._loop.frame(FRAME))
                cue = table.view.cue
                shot = cue is not None and cue.whole_screen
                yield Frame(cost, table.view.busy, shot, table.context.thinking is not None)
                count -= 1
            self._loop.home()

    def play_out(self) -> None:
        """To the end of a game."""
        table = self._open()
        while self._loop.top is table:
            self._loop.frame(FRAME)
        self._loop.frame(FRAME)
        self._loop.home()

    def _open(self) -> TableScene[Any]:
        save = next(self._saves)
        seed, game, names = int(save.stem), self._game, self._names
        bots = {
            seat: make_bot(game, LEVEL, seed * 8 + seat, name=name)
            for seat, name in enumerate(names)
        }
        session = Session(new_match(game, names, seed=seed), bots, save)
        tables: list[TableScene[Any]] = []

        def sit_down() -> None:
            look = usual_look(len(names))
            tables.append(entry_of(game).table(self._loop.ui, session, look, save))
            self._loop.push(tables[0])
            self._loop.frame(FRAME)

        self.first_frames.append(_cost(sit_down))
        return tables[0]


def _cost(action: Callable[[], object]) -> float:
    """Seconds of this thread."""
    begun = time.thread_time()
    action()
    return time.thread_time() - begun


def _figures(frames: list[Frame], bare: float) -> dict[str, Any]:
    costs = sorted(frame.cost for frame in frames)
    middle = statistics.median(costs)
    smooth = sum(cost < SMOOTH for cost in costs) / len(costs)
    return {
        "window_bare_blit_milliseconds": _milliseconds([bare]),
        "window_frame_milliseconds": _milliseconds(costs),
        "window_frame_in_bare_blits": round(middle / bare, 2),
        "window_frame_99_5_percent_milliseconds": _milliseconds([costs[int(0.995 * len(costs))]]),
        "window_frame_worst_milliseconds": _milliseconds([costs[-1]]),
        "window_frames_under_16_milliseconds_percent": round(100 * smooth, 2),
        "window_frame_moving_milliseconds": _milliseconds([f.cost for f in frames if f.moves]),
        "window_frame_of_a_shot_milliseconds": _milliseconds([f.cost for f in frames if f.shot]),
        "window_frame_thinking_milliseconds": _milliseconds([f.cost for f in frames if f.thinks]),
        "window_frames": len(frames),
    }


def _milliseconds(times: list[float]) -> float | None:
    """The middle; None of nothing."""
    return round(statistics.median(times) * 1e3, 2) if times else None


def _memory() -> float | None:
    """Megabytes that are resident; None where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        import resource
    except (OSError, ImportError):
        return None
    return round(pages * resource.getpagesize() / 2**20, 1)


if __name__ == "__main__":
    print(json.dumps(watch_table(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))))
