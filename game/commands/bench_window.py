"""The part of `bench` that is about the window: how long a frame takes, at the table and on the
range, what a screen costs on which nothing happens, how soon the title is there, and the memory.
Each is measured in fresh processes with SDL's dummy driver, so that it needs no screen, beside the
bare thing: a picture copied to the window, and a window of pygame's with nothing in it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import game
from game.games.registry import measured_games
from game.paths import HOME_VARIABLE

RANGE_TARGETS = {
    "range_frame_milliseconds": 5.0,
    "range_shoot_again_milliseconds": 150,
    "range_first_opening_milliseconds": 200,
    "range_frame_worst_milliseconds": 16.0,
}
TABLE_TARGETS = {
    "window_frame_milliseconds": 5.0,
    "window_frames_under_16_milliseconds_percent": 99.5,
    "window_memory_megabytes": 250,
}
SHOTS_A_GAME, MOST_SHOTS = 25, 10_000  # that lie in the store of the range
GAMES_IN_A_MINUTE = 400  # the usual length of a benchmark watches the table for a minute
LEAST_SECONDS = 2.0
STILL_SECONDS, LEAST_STILL_SECONDS = 10.0, 0.5  # of each screen on which nothing happens
BARE_WINDOW = """
import os
import pygame
pygame.init()
pygame.display.set_mode((1280, 720)).fill((60, 40, 20))
pygame.display.flip()
os._exit(0)
"""
WHOLE_TITLE = """
import os
from game import app
open_loop = app._open_loop
def open_watched_loop(settings, assets):
    loop = open_loop(settings, assets)
    show, loop.ui.canvas.written = loop._show, []
    def show_and_look(draw):
        show(draw)
        from game.games.registry import registered_games
        wanted = {game.name for game in registered_games()}
        wanted |= {getattr(widget, "label", "") for widget in loop.top.group} - {""}
        if wanted <= {written.text for written in loop.ui.canvas.written}:
            os._exit(0)
    loop._show = show_and_look
    return loop
app._open_loop = open_watched_loop
app.run_app()
os._exit(1)
"""


def run_bench_window(games: int) -> dict[str, Any]:
    """`games` as for the whole benchmark: it says how long this takes."""
    seconds = max(60.0 * games / GAMES_IN_A_MINUTE, LEAST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        surroundings = _surroundings(Path(folder))
        length = (str(seconds), str(max(games // 100, 1)))
        figures: dict[str, Any] = {}
        for game, benchmark in measured_games().items():
            measured = _measured("bench_table", (game, *length), surroundings)
            figures |= {f"{benchmark.prefix}{name}": figure for name, figure in measured.items()}
        figures |= _range(games, surroundings)
        figures |= _still(games, surroundings)
        figures |= _starts(max(games // 50, 1), surroundings)
    return {**figures, "window_targets": targets()}


def targets() -> dict[str, float]:
    """What every figure of the window should at most be, or of smooth frames at least."""
    benchmarks = measured_games().values()
    tables = {
        f"{benchmark.prefix}{name}": target
        for benchmark in benchmarks
        for name, target in TABLE_TARGETS.items()
    }
    still = [*(name for benchmark in benchmarks for name in benchmark.still), "range", "minimised"]
    return {
        **tables,
        "window_whole_title_to_bare_window": 2.5,
        **RANGE_TARGETS,
        "still_title_percent": 6.0,
        **{f"still_{name}_percent": 2.0 for name in still},
    }


def _range(games: int, surroundings: dict[str, str]) -> dict[str, Any]:
    kept, shots = min(games * SHOTS_A_GAME, MOST_SHOTS), max(games // 20, 1)
    return _measured("bench_range", (str(kept), str(shots)), surroundings)


def _still(games: int, surroundings: dict[str, str]) -> dict[str, Any]:
    seconds = max(STILL_SECONDS * games / GAMES_IN_A_MINUTE, LEAST_STILL_SECONDS)
    return _measured("bench_still", (str(seconds),), surroundings)


def _measured(
    part: str, arguments: tuple[str, ...], surroundings: dict[str, str]
) -> dict[str, Any]:
    """What a process of its own has to tell."""
    figures: dict[str, Any] = json.loads(
        _run(["-m", f"game.commands.{part}", *arguments], surroundings)
    )
    return figures


def _surroundings(folder: Path) -> dict[str, str]:
    """No screen, no sound, nothing of the player's; and modules are compiled once, as they are
    for players, also where Python was told not to keep them."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    home = str(Path(game.__file__).resolve().parent.parent)
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(filter(None, (home, kept.get("PYTHONPATH")))),
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        HOME_VARIABLE: str(folder / "home"),
    }


def _run(arguments: list[str], surroundings: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=surroundings,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def _starts(count: int, surroundings: dict[str, str]) -> dict[str, float]:
    """From the start of the process to a title with all its posters and buttons; bare and ours by
    turns. The first of each does not count: the system reads the files."""
    bare, ours = [], []
    for _ in range(count + 1):
        bare.append(_time_of(BARE_WINDOW, surroundings))
        ours.append(_time_of(WHOLE_TITLE, surroundings))
    del bare[0], ours[0]
    return {
        "window_bare_window_milliseconds": round(statistics.median(bare) * 1e3, 1),
        "window_whole_title_milliseconds": round(statistics.median(ours) * 1e3, 1),
        "window_whole_title_to_bare_window": round(
            statistics.median(ours) / statistics.median(bare), 2
        ),
        "window_best_whole_title_to_best_bare_window": round(min(ours) / min(bare), 2),
    }


def _time_of(program: str, surroundings: dict[str, str]) -> float:
    begun = time.perf_counter()
    _run(["-c", program], surroundings)
    return time.perf_counter() - begun
