"""Paying: prizes, bets by odds and place, and who wins."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.rules.derby.box import shipped_box
from game.rules.derby.paying import comes_back, multiple, winners
from tests.rules.answering import say, told
from tests.rules.derby.scripting import racing

BETS = {"brown": [10, 2, 0], "red": [3, 0, 12], "blue": [2, 2, 0], "green": [0, 11, 3]}
ROWS = {"brown": 3, "red": 7, "blue": 1, "green": 0}


def finished(arrived: str = "red blue", **given: object) -> Match:
    """Brown arrives third."""
    m = racing(3, **{"bets": BETS, "rows": ROWS, **given}, squares={"brown": 18}, arrived=arrived)
    say(m, m.pending.options()[0])
    assert m.pending is None
    return m


def test_owners_get_15_10_and_5_and_nobodys_horse_earns_no_prize() -> None:
    m = finished()
    assert told(m, "prize-paid") == [
        {"horse": "red", "seat": 2, "place": 1, "chips": 15},
        {"horse": "brown", "seat": 0, "place": 3, "chips": 5},
    ]
    assert [player["prizes"] for player in m.view(None)["players"]] == [5, 0, 15]


@pytest.mark.parametrize(
    ("place", "pays"),
    [
        (1, [1, 2, 3, 4, 5, 8, 10, 20]),
        (2, [0, 1, 1, 1, 2, 2, 3, 5]),
        (3, [0, 0, 0, 0, 0, None, None, None]),
        (None, [None] * 8),
    ],
)
def test_ruling_every_bet_on_a_placed_horse_pays_by_its_odds(
    place: int | None, pays: list[int | None]
) -> None:
    assert [multiple(place, row, shipped_box().pays) for row in range(8)] == pays


def test_n_brings_the_stake_and_n_times_the_stake() -> None:
    assert [comes_back(3, times) for times in (None, 0, 1, 20)] == [0, 3, 6, 63]


def test_every_bet_is_told_horse_by_horse_and_lost_stakes_are_gone() -> None:
    m = finished()
    paid = [
        (one["horse"], one["seat"], one["stake"], one["place"], one["pays"], one["chips"])
        for one in told(m, "bet-paid")
    ]
    assert paid == [
        ("brown", 0, 10, 3, 0, 10),
        ("brown", 1, 2, 3, 0, 2),
        ("red", 0, 3, 1, 20, 63),
        ("red", 2, 12, 1, 20, 252),
        ("blue", 0, 2, 2, 1, 4),
        ("blue", 1, 2, 2, 1, 4),
        ("green", 1, 11, None, None, 0),
        ("green", 2, 3, None, None, 0),
    ]
    assert {one["row"] for one in told(m, "bet-paid") if one["horse"] == "red"} == {7}
    assert m.result == {
        **{"winners": [2], "reason": "chips"},
        "scores": {0: 5 + 10 + 63 + 4, 1: 6, 2: 15 + 252},
    }


def test_most_chips_wins_not_the_race() -> None:
    """Bob rides the winner, a favourite; Cleo has more on a second at long odds."""
    bets = {"brown": [15, 0, 0], "red": [0, 6, 9], "blue": [0, 9, 6]}
    m = finished(arrived="blue red", bets=bets, rows={"brown": 7, "red": 7, "blue": 0})
    assert told(m, "prize-paid")[0]["seat"] == 1
    assert m.result is not None and m.result["winners"] == [2]
    assert m.result["scores"] == {0: 5, 1: 15 + 18 + 36, 2: 10 + 12 + 54}


@pytest.mark.parametrize(
    ("chips", "prizes", "best", "winning", "why"),
    [
        ([9, 30, 12], [25, 0, 5], [1, 4, 3], [1], "chips"),
        ([30, 30, 12], [10, 15, 30], [2, 1, 1], [1], "prizes"),
        ([30, 30, 12], [15, 15, 0], [2, 1, 4], [1], "place"),
        ([30, 30, 12], [0, 0, 30], [4, 4, 1], [0, 1], "shared"),
        ([30, 30, 30], [15, 15, 0], [1, 2, 4], [0], "place"),
    ],
)
def test_ruling_ties_more_prize_chips_then_the_best_placed_own_horse_then_shared(
    chips: list[int], prizes: list[int], best: list[int], winning: list[int], why: str
) -> None:
    assert winners(chips, prizes, best) == (winning, why)


def test_a_tie_is_settled_by_the_best_placed_own_horse() -> None:
    """Ann: second and third, 10 + 5; Bob: first, 15; the bets bring both 15."""
    bets = {"brown": [5, 0, 0], "blue": [5, 0, 0], "red": [0, 5, 0], "green": [5, 10, 15]}
    m = finished(bets=bets, rows={"brown": 0, "blue": 1, "red": 1, "green": 0})
    assert [one["seat"] for one in told(m, "prize-paid")] == [1, 0, 0]
    assert [player["prizes"] for player in m.view(None)["players"]] == [15, 15, 0]
    assert m.view(None)["winners"] == [1]
    assert m.result == {"winners": [1], "reason": "place", "scores": {0: 30, 1: 30, 2: 0}}


def test_where_nobody_has_anything_the_victory_is_shared() -> None:
    bets = {"green": [15, 0, 0], "orange": [0, 15, 0], "beige": [0, 0, 15]}
    m = racing(3, bets=bets, squares={"yellow": 18, "green": 3}, arrived="red blue", due="yellow")
    assert m.pending is None
    assert told(m, "game-won") == [{"seats": [0, 1, 2], "chips": [0, 0, 0], "why": "shared"}]
