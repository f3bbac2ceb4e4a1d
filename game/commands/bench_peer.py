"""The part of `bench` that measures another Python card game beside ours: uno of rlcard.

The baseline of the other parts is a floor that no game can reach; a peer shows what is usual. It
is measured twice: its environment (`rlcard.make("uno")`), which is what its users play, and the
bare game inside of it, which encodes no states, records no actions, and shows how quick plain
Python can be. The target is set beside the environment: our figure, too, is of games with a
record. The peer is optional: `pip install -e ".[bench]"` brings it.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from game.commands.bench_play import CHUNK, NAMES, random_game
from game.games.registry import GAMES

MISSING = "left out: rlcard is not installed (the extra `bench` brings it)"
TARGET = 1.0  # of each game's decisions a second to those of the environment


State = tuple[Mapping[str, Any], int]  # what the next player sees, and who that is


class RandomState(Protocol):
    """The generator that uno deals with."""

    def seed(self, seed: int) -> None: ...


class Uno(Protocol):
    """What is used of rlcard's bare game. Its states hold the legal actions, so nothing is asked
    twice."""

    np_random: RandomState

    def init_game(self) -> State: ...

    def step(self, action: Any) -> State: ...

    def is_over(self) -> bool: ...


class Environment(Protocol):
    """What is used of rlcard's environment. Its legal actions are the keys of a mapping."""

    def seed(self, seed: int) -> None: ...

    def reset(self) -> State: ...

    def step(self, action: Any) -> State: ...

    def is_over(self) -> bool: ...


def run_bench_peer(games: int) -> dict[str, Any]:
    """Decisions a second of the peer, and those of each game as ratios to it."""
    try:
        rlcard = importlib.import_module("rlcard")
        new_uno: Callable[..., Uno] = importlib.import_module("rlcard.games.uno").Game
    except ImportError:
        return {"peer": MISSING}
    environment: Environment = rlcard.make("uno", config={"game_num_players": len(NAMES)})
    peers: dict[str, Callable[[int], int]] = {
        "peer": lambda seed: uno_game(new_uno(num_players=len(NAMES)), seed),
        "peer_environment": lambda seed: environment_game(environment, seed),
    }
    figures: dict[str, Any] = {"peer": "rlcard uno", "peer_environment_target": TARGET}
    for name, peer in peers.items():
        figures |= _beside(name, peer, games)
    return figures


def _beside(name: str, peer: Callable[[int], int], games: int) -> dict[str, Any]:
    """Each of our games between two turns of the peer, so that a slow moment slows both."""
    peer(0)  # the first game also loads what the peer needs
    speeds: list[float] = []
    ratios: dict[str, list[float]] = {game: [] for game in GAMES}
    for seeds in _chunks(games):
        for game in GAMES:
            before, ours, after = (_speed(play, seeds) for play in (peer, _player_of(game), peer))
            speeds += [before, after]
            ratios[game].append(2 * ours / (before + after))
    return {
        f"{name}_decisions_per_second": round(statistics.median(speeds)),
        f"decisions_ratio_to_{name}": {
            game: round(statistics.median(found), 2) for game, found in ratios.items()
        },
    }


def uno_game(uno: Uno, seed: int) -> int:
    """A whole game of random legal actions: how many decisions it took."""
    uno.np_random.seed(seed)
    return _played(uno.init_game()[0], uno.step, uno.is_over, seed)


def environment_game(environment: Environment, seed: int) -> int:
    """The same through the environment."""
    environment.seed(seed)
    return _played(environment.reset()[0], environment.step, environment.is_over, seed)


def _played(
    state: Mapping[str, Any], step: Callable[[Any], State], is_over: Callable[[], bool], seed: int
) -> int:
    chance = random.Random(seed).random
    decisions = 0
    while not is_over():
        legal = [*state["legal_actions"]]
        state, _ = step(legal[int(chance() * len(legal))])
        decisions += 1
    return decisions


def _player_of(game: str) -> Callable[[int], int]:
    return lambda seed: random_game(game, seed)[0]


def _chunks(games: int) -> Iterator[range]:
    for first in range(0, games, CHUNK):
        yield range(first, min(first + CHUNK, games))


def _speed(play: Callable[[int], int], seeds: range) -> float:
    """Decisions a second of processor time, so that other programs count less."""
    begun = time.process_time()
    decisions = sum(map(play, seeds))
    return decisions / (time.process_time() - begun)
