"""Thousands of spoilt saves through everything that reads one; `make soak` runs them."""

from __future__ import annotations

import random
import resource
import time
from contextlib import nullcontext
from pathlib import Path

import pytest

from game.paths import saves_dir
from tests.mutants import read_everywhere, rules_changed, write_mutant
from tests.ui.harness import Window
from tests.ui.screens.menus import open_title

MUTANTS = 6000
CHUNKS = 10
LONGEST = 20.0  # seconds for one of them on a busy machine: they take a tenth of one
MOST_MEMORY = 500 * 1024  # KB of the whole process
MOST_MORE = 160 * 1024  # KB on top of what a worker of the tests has reached by then


def check(mutants: int, seed: int, home: Path) -> None:
    rng = random.Random(seed)
    path = home / "saves" / "pony-express-mutant.jsonl"
    path.parent.mkdir()
    most = max(MOST_MEMORY, _memory() + MOST_MORE)
    for number in range(mutants):
        for left in path.parent.iterdir():
            left.unlink()
        mutant = write_mutant(rng, path)
        begin = time.monotonic()
        with rules_changed(mutant.game) if mutant.newer_rules else nullcontext():
            try:
                read_everywhere(path, rng)
            except Exception as error:
                error.add_note(f"mutant {number} of seed {seed}: {mutant}")
                raise
        assert time.monotonic() - begin < LONGEST, mutant
    assert _memory() <= most


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def check_in_the_window(batches: int, seed: int) -> None:
    """At the title, in the list, and opened from there: played, watched, rescued or refused."""
    rng = random.Random(seed)
    for _ in range(batches):
        with Window(animation_speed="instant") as window:
            folder = saves_dir()
            folder.mkdir()
            for number in range(5):
                write_mutant(rng, folder / f"pony-express-{number}.jsonl")
            open_title(window)
            window.look()
            window.press("title.load")
            for button in [id for id in window.ids if id.startswith("load.open")]:
                window.press(button)
                if "question.rescue" in window.ids:
                    window.press("question.rescue")
                window.frames(20)
                window.look()
                window.loop.home()
                window.press("title.load")


def test_some_mutated_saves_are_shown_or_refused_in_the_window() -> None:
    check_in_the_window(1, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_hundreds_of_mutated_saves_are_shown_or_refused_in_the_window(seed: int) -> None:
    check_in_the_window(25, seed)


def test_some_mutated_saves_are_read_or_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    check(40, 1, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 2 + CHUNKS))
def test_thousands_of_mutated_saves_are_read_or_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    check(MUTANTS // CHUNKS, seed, tmp_path)
