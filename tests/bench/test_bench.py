"""The benchmark runs and gives its figures. How fast the machine is, no test says.

Of the tables one is watched; the soak watches all, and the range has a test of its own."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.cli import main
from game.commands import bench, bench_play, bench_practice, bench_window
from game.commands.bench_bots import run_bench_bots
from game.commands.bench_play import TARGETS
from game.commands.simulate import Progress
from game.games.registry import measured_games
from tests.bench.figures import check_table

MEASURED = measured_games()
PREFIX = MEASURED["mustang"].prefix
CHUNK = 3  # games, instead of the usual number
PRACTISED = 500  # shots; the test of the practice's part has the usual number


class Run(NamedTuple):
    figures: dict[str, Any]
    progress: list[int]


surroundings = bench_window._surroundings


def compiled_surroundings(folder: Path) -> dict[str, str]:
    """With the modules that are compiled already, where Python keeps them: how fast the window
    starts is not asked here."""
    given = surroundings(folder)
    if not sys.dont_write_bytecode:
        given["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix or ""
    return given


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """One for all tests: it takes seconds."""
    seen: list[int] = []
    printed = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed):
        patch.setattr(Progress, "show", lambda progress, games: seen.append(games))
        patch.setattr(bench_play, "CHUNK", CHUNK)
        patch.setattr(
            bench,
            "run_bench_bots",
            lambda game, benchmark, _, speed: run_bench_bots(game, benchmark, 1, speed),
        )
        patch.setattr(bench_practice, "SHOTS", PRACTISED)
        patch.setattr(bench_window, "_surroundings", compiled_surroundings)
        patch.setattr(bench_window, "measured_games", lambda: {"mustang": MEASURED["mustang"]})
        patch.setattr(bench_window, "_range", lambda games, surroundings: {})
        patch.setattr(bench_window, "_still", lambda games, surroundings: {})
        assert main(["bench", "--games", str(CHUNK + 1), "--json"]) == 0
    yield Run(json.loads(printed.getvalue()), seen)


@pytest.mark.parametrize("prefix", [benchmark.prefix for benchmark in MEASURED.values()])
def test_every_figure_is_given_beside_its_baseline(run: Run, prefix: str) -> None:
    baseline = "baseline_decisions_per_second"
    figures = {name.removeprefix(prefix): figure for name, figure in run.figures.items()}
    figures[baseline] = run.figures[baseline]
    assert run.progress == [CHUNK, CHUNK + 1]
    assert {f"{prefix}{name}" for name in TARGETS} <= set(run.figures)
    assert figures["decisions"] > 200
    assert figures[baseline] > figures["decisions_per_second"] > 0
    assert 0 < figures["decisions_ratio_to_baseline"] < 1
    slowest, fastest = figures["slowest_and_fastest_chunk"]
    assert slowest <= figures["decisions_per_second"] <= fastest
    assert 0 < figures["share_of_decisions_with_a_choice"] < 1


@pytest.mark.parametrize("game", MEASURED)
def test_bots_are_measured(run: Run, game: str) -> None:
    prefix, targets = MEASURED[game].prefix, MEASURED[game].bot_targets
    figures = {
        name.removeprefix(prefix): run.figures[name] for name in run.figures if prefix in name
    }
    assert figures["bot_targets"] == targets
    assert set(targets) <= set(figures)
    middle = figures["bot_decision_milliseconds"]
    assert 0 < middle <= figures["bot_decision_99_percent_milliseconds"]
    assert figures["bot_game_in_baseline_decisions"] > figures["bot_decision_in_baseline_decisions"]
    weaker = figures["weaker_bots_decision_milliseconds"]
    assert [*weaker] == ["random", "greenhorn", "ranger"] and min(weaker.values()) > 0


def test_a_table_is_measured_beside_a_bare_picture_without_a_screen(run: Run) -> None:
    check_table(run.figures, PREFIX)


def test_the_title_is_measured_beside_a_bare_window(run: Run) -> None:
    targets = {name for name in bench_window.targets() if name.startswith(("window_whole", PREFIX))}
    assert targets <= set(run.figures)
    assert run.figures["window_whole_title_to_bare_window"] > 0
