"""Soaks: ten thousand random games of each size. `make soak` runs them."""

from __future__ import annotations

import random

import pytest

from game import new_match
from game.engine.shots import drawn_outcome, simulated_outcome
from game.engine.world import SeededWorld
from tests.support import NAMES, TEN_NAMES, answer_once, play_out

GAMES = 10_000
CHUNKS = 10  # so that several workers share the load
LONGEST = 30_000  # decisions of a game of Western, which nothing but the goal ends


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_thousand_random_races_finish_without_an_error(seats: int, chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        rng = random.Random(seed)
        house_rules = {name: rng.random() < 0.3 for name in ("must-fall", "liars-go-to-jail")}
        # Simulated shots in every tenth game: they take longer than the rest of it.
        shoot = drawn_outcome if chunk else simulated_outcome
        world = SeededWorld(seed, shoot)
        match = new_match(
            "pony-express", NAMES[:seats], seed=seed, options=house_rules, world=world
        )
        play_out(match, rng)
        match.rules.check_table(match.table)
        assert match.result is not None


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_thousand_random_games_of_mustang_finish_without_an_error(
    seats: int, chunk: int
) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        match = new_match("mustang", NAMES[:seats], seed=seed)
        play_out(match, random.Random(seed))
        match.rules.check_table(match.table)
        assert match.result is not None


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", range(3, 11))
def test_ten_thousand_random_games_of_western_finish_without_an_error(
    seats: int, chunk: int
) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        options = {"open-train": seed % 3 == 0, "triple-guns": seats > 8 and seed % 2 == 0}
        match = new_match("western", TEN_NAMES[:seats], seed=seed, options=options)
        rng = random.Random(seed)
        for _ in range(LONGEST):
            if match.pending is None:
                break
            answer_once(match, rng)
        match.rules.check_table(match.table)
        assert match.result is not None


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", range(2, 7))
def test_ten_thousand_random_derbies_finish_without_an_error(seats: int, chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        rng = random.Random(seed)
        options = {
            "first-card": rng.randrange(4),
            "hard-ride": rng.random() < 0.3,
            "choose-tracks": rng.random() < 0.3,
            "hidden-hands": rng.random() < 0.3,
        }
        match = new_match("derby", TEN_NAMES[:seats], seed=seed, options=options)
        play_out(match, rng)
        match.rules.check_table(match.table)
        assert match.result is not None
