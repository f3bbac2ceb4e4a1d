"""The peer beside our games, played here by a stand-in: rlcard is installed by nobody but those
who ask for it."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from game.commands.bench_peer import MISSING, environment_game, run_bench_peer, uno_game
from game.games.registry import GAMES

LENGTH = 40  # decisions of a stand-in's game


class SeedTaken:
    def __init__(self) -> None:
        self.taken: list[int] = []

    def seed(self, seed: int) -> None:
        self.taken.append(seed)


class StandIn:
    """A game of a fixed length that refuses what is not legal."""

    def __init__(self, num_players: int = 2) -> None:
        self.np_random = SeedTaken()
        self.players = num_players
        self.played: list[str] = []

    def _state(self) -> tuple[dict[str, Any], int]:
        turn = len(self.played)
        return {"legal_actions": [f"{turn}-a", f"{turn}-b"]}, turn % self.players

    def init_game(self) -> tuple[dict[str, Any], int]:
        self.played = []
        return self._state()

    def step(self, action: str) -> tuple[dict[str, Any], int]:
        assert action in self._state()[0]["legal_actions"]
        self.played.append(action)
        sum(range(200))  # so that the clock of the processor moves
        return self._state()

    def is_over(self) -> bool:
        return len(self.played) == LENGTH


class StandInEnvironment(StandIn):
    """The same behind the names of an environment."""

    def seed(self, seed: int) -> None:
        self.np_random.seed(seed)

    def reset(self) -> tuple[dict[str, Any], int]:
        return self.init_game()


def test_a_peers_game_is_played_to_its_end_with_legal_actions_from_its_seed() -> None:
    first, again, other = StandIn(), StandIn(), StandIn()
    assert [uno_game(first, 3), uno_game(again, 3), uno_game(other, 4)] == [LENGTH] * 3
    assert first.np_random.taken == [3]
    assert first.played == again.played != other.played


def test_an_environments_game_is_dealt_anew_for_each_seed() -> None:
    environment = StandInEnvironment()
    assert [environment_game(environment, seed) for seed in (3, 4)] == [LENGTH] * 2
    assert environment.np_random.taken == [3, 4]


def test_every_game_is_measured_beside_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    uno = ModuleType("rlcard.games.uno")
    uno.Game = StandIn  # type: ignore[attr-defined]
    rlcard = ModuleType("rlcard")
    rlcard.make = lambda name, config: StandInEnvironment(config["game_num_players"])  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "rlcard", rlcard)
    monkeypatch.setitem(sys.modules, "rlcard.games", ModuleType("rlcard.games"))
    monkeypatch.setitem(sys.modules, uno.__name__, uno)
    figures = run_bench_peer(20)
    for peer in ("peer", "peer_environment"):
        assert figures[f"{peer}_decisions_per_second"] > 0
        assert [*figures[f"decisions_ratio_to_{peer}"]] == [*GAMES]
        assert min(figures[f"decisions_ratio_to_{peer}"].values()) > 0


def test_without_the_peer_one_sentence_says_that_its_row_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert run_bench_peer(1) == {"peer": MISSING}
