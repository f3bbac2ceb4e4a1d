"""Simulations: their figures, how sure they are, and the work of several processes."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from functools import partial
from typing import Any

import pytest

from game.bots import make_bot
from game.bots.random_bot import RandomBot
from game.cli import main
from game.commands.simulate import (
    MOST_GAMES,
    Played,
    Progress,
    Series,
    play_games,
    rotations,
    seatings,
    standing,
    summary,
    wilson,
)
from game.commands.values import options_given
from game.commands.workers import MOST_JOBS, number_of_jobs, spread
from game.engine.draws import mixed
from game.engine.errors import GameError, SetupError
from game.engine.limits import SEED_LIMIT
from game.games.registry import game_named
from game.rules.pony_express.rules import PonyExpress
from tests.support import GAME

DRAWN = Series(GAME, {}, 1, "drawn", partial(make_bot, GAME))
SIMULATE = ["simulate", GAME, "--shots", "drawn", "--json"]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What is printed, but for the seconds."""
    assert main([*SIMULATE, *arguments]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert figures.pop("seconds") >= 0
    spent = figures.pop("seconds_a_game")
    assert 0 < spent["median"] <= spent["most"]
    return figures


# ---------------------------------------------------------------------- figures


def test_wins_lengths_and_invariants_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulated(capsys, "--seats", "4", "--games", "6")
    assert figures["games"] == 6
    assert figures["seats"] == 4
    assert sum(figures["wins_by_seat"]) == 6
    assert figures["levels"] == {
        "random": {"seats": 24, "wins": 6, "times_fair_share": 1, "interval": [1, 1]}
    }
    assert sum(figures["reasons"].values()) == 6
    assert figures["turns"]["least"] <= figures["turns"]["median"] <= figures["turns"]["most"]
    assert figures["invariants"] == "held"


def test_a_simulation_is_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "--games", "5", "--seed", "1")
    assert simulated(capsys, "--games", "5", "--seed", "1") == first
    assert simulated(capsys, "--games", "5", "--seed", "2") != first


@pytest.mark.parametrize("seats", range(2, 6))
def test_another_game_has_no_shots_to_speak_of(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "mustang", "--seats", str(seats), "--games", "4", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["seats"], figures["games"]) == ("mustang", seats, 4)
    assert "shots" not in figures
    assert sum(figures["wins_by_seat"]) == pytest.approx(4)
    assert set(figures["reasons"]) <= {"pile", "herd"}
    assert figures["invariants"] == "held"


def test_options_of_the_game_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "board=silver-trail", "--option", "must-fall=true"]
    assert simulated(capsys, "--games", "3", *options)["games"] == 3


def test_amounts_of_money_are_numbers_and_a_board_is_a_name() -> None:
    given = ["goal=300", "open-train=true", "pot=ten"]
    western, race = (game_named(game).options() for game in ("western", "pony-express"))
    assert options_given(given, western) == {"goal": 300, "open-train": True, "pot": "ten"}
    assert options_given(["board=1234"], race) == {"board": "1234"}


def test_the_text_has_the_interval_and_the_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert "'times_fair_share': 1.0, 'interval': [1.0, 1.0]" in told
    assert "seconds a game" in told


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (1250, 2000, 0.6036, 0.6460),
    ],
)
def test_the_interval_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def ended(players: str, *winners: int) -> Played:
    """A game of players with names of one letter."""
    return Played(tuple(players), winners, "showdown", 40, 200, 0.5)


def test_who_always_wins_gets_as_much_as_the_table_can_give() -> None:
    two_and_two = [ended("AABB", 0), ended("BABA", 3)] * 50
    levels = summary(two_and_two)["levels"]
    assert levels["A"] == {
        "seats": 200,
        "wins": 100,
        "times_fair_share": 2,
        "interval": [round(2 * wilson(100, 100)[0], 4), 2],
    }
    assert levels["B"]["times_fair_share"] == 0
    assert levels["B"]["interval"] == [0, round(2 * wilson(0, 100)[1], 4)]
    alone = [ended("ABBB", 0), ended("BABB", 1)]
    assert standing(alone, "A").times_fair_share == 4
    assert standing(alone, "A").interval == pytest.approx((4 * wilson(2, 2)[0], 4))


def test_only_games_in_which_it_sat_count_for_a_name() -> None:
    played = [ended("AAB", 0), ended("ABB", 1), ended("BBB", 0), ended("CCB", 0)]
    stands = standing(played, "A")
    assert (stands.games, stands.seats, stands.wins) == (2, 3, 1)
    assert stands.fair_share == pytest.approx((2 / 3 + 1 / 3) / 2)
    assert stands.times_fair_share == pytest.approx(1)
    assert stands.interval == pytest.approx(tuple(2 * limit for limit in wilson(1, 2)))


def test_a_shared_win_counts_in_parts() -> None:
    played = [ended("AAB", 0, 2), ended("AAB", 0, 1)]
    assert standing(played, "A").wins == 1.5
    assert standing(played, "B").wins == 0.5
    assert summary(played)["wins_by_seat"] == [1, 0.5, 0.5]


def test_the_middle_and_the_most_of_the_seconds() -> None:
    played = [ended("AB", 0)._replace(seconds=seconds) for seconds in (0.3, 0.1, 9.0)]
    assert summary(played)["seconds_a_game"] == {"median": 0.3, "most": 9.0}


# ---------------------------------------------------------------------- seats


def test_everybody_sits_everywhere_equally_often() -> None:
    games = seatings(rotations("ABCD"), 12)
    assert [game.number for game in games] == list(range(12))
    for seat in range(4):
        assert sorted(game.players[seat] for game in games) == sorted("ABCD" * 3)


@pytest.mark.parametrize("games", [0, -1, MOST_GAMES + 1])
def test_the_number_of_games_has_limits(games: int) -> None:
    with pytest.raises(SetupError, match="number of games"):
        seatings(rotations("AB"), games)


def test_every_seat_of_every_game_has_a_seed_of_its_own() -> None:
    seeds: list[int] = []

    def make(name: str, seed: int) -> RandomBot:
        seeds.append(seed)
        return RandomBot(seed)

    play_games(DRAWN._replace(make=make), seatings(rotations("ABC"), 2), jobs=1)
    worlds = [mixed(DRAWN.seed, number) % SEED_LIMIT for number in range(2)]
    assert seeds[-6:] == [mixed(world, seat) % SEED_LIMIT for world in worlds for seat in range(3)]


# ---------------------------------------------------------------------- processes


def test_results_are_the_same_for_any_number_of_jobs() -> None:
    games = seatings(rotations(["random"] * 3), 14)
    alone, shared = (
        [result._replace(seconds=0) for result in play_games(DRAWN, games, jobs)] for jobs in (1, 2)
    )
    assert shared == alone
    assert len({result.decisions for result in alone}) > 7, "games that cannot be told apart"


def test_so_many_jobs_as_cores_where_it_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert number_of_jobs(None, 19) == 1
    assert number_of_jobs(None, 20) == 6
    assert number_of_jobs(4, 19) == 4
    assert number_of_jobs(4, 3) == 3
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    assert number_of_jobs(None, 1000) == MOST_JOBS


@pytest.mark.parametrize("jobs", [0, -3, MOST_JOBS + 1])
def test_the_number_of_jobs_has_limits(jobs: int) -> None:
    with pytest.raises(SetupError, match="number of jobs"):
        number_of_jobs(jobs, 100)


def own_process(item: int) -> tuple[int, int, bool, bool]:
    """A worker's account of itself."""
    deaf = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    return item, os.getpid(), deaf, "pygame" in sys.modules


def test_workers_are_other_processes_without_pygame_and_deaf_to_interrupts() -> None:
    accounts = list(spread(own_process, range(9), 2))
    assert [item for item, *_ in accounts] == list(range(9))
    for _, process, deaf, has_pygame in accounts:
        assert process != os.getpid()
        assert deaf and not has_pygame
    assert not multiprocessing.active_children()


def held_back(item: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(sys.platform == "win32", reason="no signal masks there")
def test_an_interrupt_is_held_back_from_workers_that_start_and_not_from_us() -> None:
    assert list(spread(held_back, range(2), 2)) == [True, True]
    assert not held_back(0)


def leave(item: int) -> None:
    os._exit(7)


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(GameError, match="worker process has died"):
        list(spread(leave, range(4), 2))
    assert not multiprocessing.active_children()


class Stubborn(RandomBot):
    def choose(self, view: dict[str, Any], request: Any) -> Any:
        return "no"


def stubborn(game: str, level: str, seed: int = 0) -> Stubborn:
    return Stubborn(seed)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_breaks_in_a_game_is_one_sentence_in_any_process(
    jobs: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.commands.arguments.make_bot", stubborn)
    assert main([*SIMULATE, "--games", "4", "--jobs", jobs]) == 2
    told = capfd.readouterr()
    assert told.out == ""
    assert told.err.startswith("Game 0 cannot be played to its end: ")
    assert len(told.err.splitlines()) == 1


def test_a_broken_rule_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check_table(rules: PonyExpress, table: Any) -> None:
        raise ValueError("the gold does not add up")

    monkeypatch.setattr(PonyExpress, "check_table", check_table)
    assert main([*SIMULATE, "--games", "1"]) == 2
    sentence = "Game 0 cannot be played to its end: A rule is broken, the gold does not add up.\n"
    assert capsys.readouterr().err == sentence


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_an_interrupt_ends_it_all_without_a_word(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A terminal sends it to every process at once."""

    def interrupt(progress: Progress, done: int) -> None:
        for worker in multiprocessing.active_children():
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Progress, "show", interrupt)
    assert main([*SIMULATE, "--games", "500", "--jobs", "2"]) == 130
    assert capfd.readouterr() == ("", "")
    assert not multiprocessing.active_children()
