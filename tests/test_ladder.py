"""The tables of a ladder and of the exploiters: who sits down with whom, and their forms."""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots import LEVELS
from game.bots.random_bot import RandomBot
from game.cli import main
from game.commands import ladder as ladder_module
from game.commands.ladder import (
    as_markdown,
    as_text,
    exploiters,
    ladder,
    seats_at_table,
    side_by_side,
)
from game.commands.simulate import Played, Seating, Series, seatings
from game.engine.errors import SetupError
from tests.support import GAME


def any_name(name: str, seed: int) -> RandomBot:
    """All are equally weak here: these tests are about the seats."""
    return RandomBot(seed)


DRAWN = Series(GAME, {}, 1, "drawn", any_name)
TWO_ROWS = [
    {
        "stronger": "greenhorn",
        "weaker": "random",
        "games": 2000,
        "share_of_wins": 0.8135,
        "times_fair_share": 1.627,
        "interval": [1.5918, 1.6598],
        "adjacent": True,
    },
    {
        "stronger": "ranger",
        "weaker": "random",
        "games": 2000,
        "share_of_wins": 0.9,
        "times_fair_share": 1.8,
        "interval": [1.7728, 1.8242],
        "adjacent": False,
    },
]


def test_two_and_two_sit_in_every_way_equally_often() -> None:
    arrangements = side_by_side("A", "B", 4)
    assert sorted("".join(seated) for seated in arrangements) == [
        *("AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA")
    ]
    seated = Counter(game.players for game in seatings(arrangements, 18))
    assert set(seated.values()) == {3} and len(seated) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_have_every_seat_equally_often(seats: int) -> None:
    arrangements = side_by_side("A", "B", seats)
    for place in zip(*arrangements, strict=True):
        assert place.count("A") == place.count("B")


@pytest.mark.parametrize(("seats", "taken"), [((3, 5), 4), ((2, 2), 2), ((2, 3), 3), ((5, 6), 5)])
def test_four_sit_down_or_as_many_as_can(
    seats: tuple[int, int], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = SimpleNamespace(seats=range(seats[0], seats[1] + 1))
    monkeypatch.setattr(ladder_module, "game_named", lambda game: kind)
    assert seats_at_table("any") == taken


def test_neighbours_on_the_ladder_meet() -> None:
    rows = ladder(DRAWN, 2, 1, "adjacent")
    assert [(row["weaker"], row["stronger"]) for row in rows] == list(pairwise(LEVELS))
    for row in rows:
        assert row["adjacent"] and row["games"] == 2
        assert row["times_fair_share"] == 2 * row["share_of_wins"]
        assert row["interval"][0] <= row["times_fair_share"] <= row["interval"][1]


def test_all_pairs_meet_if_asked_for() -> None:
    rows = ladder(DRAWN, 1, 1, "all")
    assert len({(row["weaker"], row["stronger"]) for row in rows}) == 6
    assert sum(row["adjacent"] for row in rows) == 3
    for row in rows:
        assert LEVELS.index(row["weaker"]) < LEVELS.index(row["stronger"])


def test_one_level_alone_makes_no_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_module, "levels_of", lambda game: ("random",))
    with pytest.raises(SetupError, match="takes two levels"):
        ladder(DRAWN, 1, 1, "adjacent")


def test_each_pairing_is_counted_by_its_own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the stronger wins whenever it is a ranger, and never otherwise."""

    def play(series: Series, games: list[Seating], jobs: int | None) -> list[Played]:
        return [
            Played(game.players, (winner_of(game.players),), "showdown", 1, 1, 0.0)
            for game in games
        ]

    def winner_of(players: tuple[str, ...]) -> int:
        wanted = "ranger" if "ranger" in players else min(players, key=LEVELS.index)
        return players.index(wanted)

    monkeypatch.setattr(ladder_module, "play_games", play)
    rows = ladder(DRAWN, 12, 1, "all")
    won = {(row["stronger"], row["weaker"]): row["times_fair_share"] for row in rows}
    assert won == {
        ("greenhorn", "random"): 0,
        ("ranger", "random"): 2,
        ("gunslinger", "random"): 0,
        ("ranger", "greenhorn"): 2,
        ("gunslinger", "greenhorn"): 0,
        ("gunslinger", "ranger"): 0,
    }


def test_a_table_for_the_terminal() -> None:
    assert as_text(TWO_ROWS).splitlines() == [
        "stronger   weaker  games  share of wins  times fair share  95 % interval  adjacent",
        "greenhorn  random   2000         81.3 %              1.63   1.59 to 1.66       yes",
        "ranger     random   2000         90.0 %              1.80   1.77 to 1.82        no",
    ]


def test_a_table_for_the_readme() -> None:
    assert as_markdown(TWO_ROWS).splitlines() == [
        "| stronger | weaker | games | share of wins | times fair share "
        "| 95 % interval | adjacent |",
        "| --- | --- | --: | --: | --: | --: | --: |",
        "| greenhorn | random | 2000 | 81.3 % | 1.63 | 1.59 to 1.66 | yes |",
        "| ranger | random | 2000 | 90.0 % | 1.80 | 1.77 to 1.82 | no |",
    ]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["simulate", GAME, "--shots", "drawn", "--games", "2", *arguments]) == 0
    return capsys.readouterr().out


def test_the_command_prints_a_ladder_in_each_form(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "game.commands.arguments.make_bot", lambda game, level, seed: RandomBot(seed)
    )
    figures = json.loads(printed(capsys, "--ladder", "--json"))
    assert (figures["game"], figures["seed"], figures["shots"]) == (GAME, 1, "drawn")
    rows = figures["ladder"]
    assert len(rows) == 3 and figures["seconds"] >= 0
    assert printed(capsys, "--ladder") == as_text(rows) + "\n"
    assert printed(capsys, "--ladder", "--markdown") == as_markdown(rows) + "\n"
    assert len(json.loads(printed(capsys, "--ladder", "--pairs", "all", "--json"))["ladder"]) == 6


class Recorded:
    """Stands in for what makes exploiters."""

    EXPLOITERS = ("honest", "accuser")

    def __init__(self) -> None:
        self.made: list[str] = []

    def make_exploiter(self, name: str, seed: int) -> RandomBot:
        self.made.append(name)
        return RandomBot(seed)

    def make_bot(self, game: str, level: str, seed: int) -> RandomBot:
        return self.make_exploiter(level, seed)


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> Recorded:
    stand_in: Any = Recorded()
    monkeypatch.setitem(sys.modules, "game.bots.pony_express.exploiters", stand_in)
    monkeypatch.setattr(ladder_module, "make_bot", stand_in.make_bot)
    return stand_in


def test_an_exploiter_sits_alone_and_moves_round_the_table(recorded: Recorded) -> None:
    rows = exploiters(DRAWN, 4, 1)
    assert [row["exploiter"] for row in rows] == ["honest", "accuser"]
    for row in rows:
        assert row["against"] == "gunslinger" and row["games"] == 4
        assert row["times_fair_share"] == 4 * row["share_of_wins"]
    seats = recorded.made[-32:]  # before that, every name was tried once
    for first, name in ((0, "honest"), (16, "accuser")):
        assert [seats[game : game + 4].index(name) for game in range(first, first + 16, 4)] == [
            *(0, 3, 2, 1)
        ]
    assert seats.count("gunslinger") == 24


def test_the_command_prints_the_exploiters(
    recorded: Recorded, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = json.loads(printed(capsys, "--exploiters", "--json"))["exploiters"]
    told = printed(capsys, "--exploiters", "--markdown").splitlines()
    assert told[0].startswith("| exploiter | against | games | share of wins |")
    assert len(told) == 2 + len(rows)


def test_another_game_has_no_exploiters() -> None:
    with pytest.raises(SetupError, match="'mustang' has no exploiters"):
        exploiters(DRAWN._replace(game="mustang"), 1, 1)
