"""Soaks: two thousand games of bots for each game, level and number of seats, options mixed.

A short version of the same is in the suite.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game import GAMES
from game.bots import make_bot
from game.commands.simulate import Seating, Series, play_game
from game.games.registry import game_named

GAMES_EACH = 2_000
CHUNKS = 10  # so that several workers share the load
LEVELS = ("greenhorn", "ranger", "gunslinger", "mixed")
MIXED = ("random", "greenhorn", "ranger", "gunslinger")


def race_options(rng: random.Random, seats: int) -> dict[str, Any]:
    return {
        "must-fall": rng.random() < 0.3,
        "liars-go-to-jail": rng.random() < 0.3,
        "board": rng.choice(["pony-express", "silver-trail"]),
    }


def mustang_options(rng: random.Random, seats: int) -> dict[str, Any]:
    return {"first": rng.choice([None, *range(seats)])}


def western_options(rng: random.Random, seats: int) -> dict[str, Any]:
    return {"open-train": rng.random() < 0.3, "triple-guns": seats > 8 and rng.random() < 0.5}


def derby_options(rng: random.Random, seats: int) -> dict[str, Any]:
    return {
        "first-card": rng.randrange(4),
        "hard-ride": rng.random() < 0.3,
        "choose-tracks": rng.random() < 0.3,
        "hidden-hands": rng.random() < 0.3,
    }


OPTIONS: dict[str, Callable[[random.Random, int], dict[str, Any]]] = {
    "pony-express": race_options,
    "mustang": mustang_options,
    "western": western_options,
    "derby": derby_options,
}
TABLES = [
    (game, seats, level) for game in GAMES for seats in game_named(game).seats for level in LEVELS
]


def player(game: str) -> Callable[[str, int], Any]:
    return lambda level, seed: make_bot(game, level, seed)


def play(game: str, seats: int, level: str, seed: int) -> None:
    """One game to its end; a bot's error or illegal answer and a broken rule are raised."""
    rng = random.Random(f"{game} {seats} {level} {seed}")
    levels = tuple(rng.choice(MIXED) if level == "mixed" else level for _ in range(seats))
    # Simulated shots in every tenth game: they take longer than the rest of it.
    shots = "drawn" if seed % 10 else "physics"
    series = Series(game, OPTIONS[game](rng, seats), rng.getrandbits(32), shots, player(game))
    play_game(series, Seating(0, levels))


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_mixed_levels_play_their_games_to_the_end(game: str) -> None:
    for seats in game_named(game).seats:
        play(game, seats, "mixed", seed=seats)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("game", "seats", "level"), TABLES)
def test_two_thousand_games_of_bots_end_without_an_error(
    game: str, seats: int, level: str, chunk: int
) -> None:
    for seed in range(chunk, GAMES_EACH, CHUNKS):
        play(game, seats, level, seed)
