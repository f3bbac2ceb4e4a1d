"""The final showdown: a duel to the death."""

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    MISS,
    arranged,
    asked,
    card,
    decline,
    flick,
    kinds,
    paid,
    piece,
    play,
    prisoners,
    ride,
    scene,
    told,
    verdicts,
    window,
)

AT_ANN = {"touched": ["Ann"]}
AT_BOB = {"touched": ["Bob"]}
AT_CLEO = {"touched": ["Cleo"]}


def showdown(*shots: dict[str, Any], box: int = 1, **table: Any) -> Match:
    """Ann is on this mailbox, Bob has just arrived as the second, Cleo stands by on 20."""
    held = table.pop("cards", {})
    m = arranged(
        (33, 31, 20),
        mailbox=(0, box),
        active=1,
        cards=held,
        rolls=["two-pairs"],
        shots=[*shots, *[MISS] * (70 - len(shots))],
        **table,
    )
    ride(m, "two-pairs")
    assert asked(m) == ("corner", (0,))
    play(m, corner="north-west")
    return m


def shooters(m: Match, shots: int) -> list[int]:
    order = []
    for _ in range(shots):
        decline(m)
        order.append(asked(m)[1][0])
        flick(m)
    return order


@pytest.mark.parametrize(
    ("chosen", "ann", "bob"),
    [("north-west", (4, 29.5), (48, 4)), ("south-east", (48, 4), (4, 29.5))],
)
def test_ruling_the_first_to_arrive_chooses_the_corners(
    chosen: str, ann: tuple[float, float], bob: tuple[float, float]
) -> None:
    m = arranged((33, 31, 20), mailbox=(0, 1), active=1, rolls=["two-pairs"])
    ride(m, "two-pairs")
    play(m, corner=chosen)
    assert scene(m).mode == "showdown"
    assert (piece(m, "rider-0").at, piece(m, "rider-1").at) == (ann, bob)
    assert piece(m, "rider-2").at == (37.2, 18.3)


def test_who_arrived_first_shoots_first_then_in_turn() -> None:
    assert shooters(showdown(), 7) == [0, 1, 0, 1, 0, 1, 0]


def test_already_on_mailbox_2_the_first_shoots_twice_in_a_row_at_the_start() -> None:
    assert shooters(showdown(box=2), 7) == [0, 0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("shots", "winner"),
    [
        ([AT_BOB], 0),
        ([MISS, AT_ANN], 1),
        ([MISS] * 7 + [AT_ANN], 1),
        ([AT_CLEO], 1),  # a shooter who touches a bystander loses
        ([MISS, AT_CLEO], 0),
        ([{"touched": ["Bob", "Cleo"]}], 1),  # even if the opponent was touched too
    ],
)
def test_the_survivor_wins_the_game(shots: list[dict[str, Any]], winner: int) -> None:
    m = showdown(*shots)
    flick(m, len(shots))
    assert m.pending is None
    assert (m.result["winners"], m.result["reason"]) == ([winner], "showdown")
    assert told(m, "duel-ended") == [{"winner": winner, "loser": 1 - winner}]
    assert paid(m) == []
    assert "imprisoned" not in kinds(m)


@pytest.mark.parametrize("shot", [AT_ANN, {"fallen": ["Bob", "Cleo"]}, {"toppled": 3}, MISS])
def test_other_touches_mean_nothing_as_in_a_duel(shot: dict[str, Any]) -> None:
    m = showdown(shot)
    flick(m)
    assert verdicts(m) == [(0, "miss")]
    assert asked(m) == ("flick", (1,))


@pytest.mark.parametrize(("box", "order"), [(1, [0, 1, 0]), (2, [0, 0, 1])])
def test_ruling_a_prisoner_fights_too_and_keeps_its_first_shots(box: int, order: list[int]) -> None:
    m = showdown(box=box, prison=(0,))
    assert not piece(m, "rider-0").lying
    assert shooters(m, 3) == order
    assert prisoners(m) == [0]


def test_ruling_a_rider_lying_in_prison_is_a_bystander() -> None:
    m = showdown(AT_CLEO, prison=(2,))
    assert piece(m, "rider-2").lying
    flick(m)
    assert m.result["winners"] == [1]


# ---- how long


@pytest.mark.parametrize(("box", "shots"), [(1, 20), (2, 21)])
def test_ruling_after_10_shots_each_the_bystanders_leave_the_board(box: int, shots: int) -> None:
    m = showdown(box=box)
    for _ in range(shots):
        assert any(piece.owner == 2 for piece in scene(m).pieces)
        assert "bystanders-left" not in kinds(m)
        flick(m)
    assert "bystanders-left" in kinds(m)
    assert min(m.view(None)["duel"]["shots"]) == 10
    for _ in range(3):
        assert {piece.owner for piece in scene(m).pieces if piece.kind == "rider"} == {0, 1}
        assert len([piece for piece in scene(m).pieces if piece.kind == "figure"]) == 3
        flick(m)
    assert kinds(m).count("bystanders-left") == 1


@pytest.mark.parametrize(("box", "shots"), [(1, 60), (2, 61)])
def test_ruling_after_30_shots_each_the_first_to_arrive_wins(box: int, shots: int) -> None:
    m = showdown(box=box)
    flick(m, shots - 1)
    assert m.result is None
    flick(m)
    assert m.pending is None
    assert (m.result["winners"], m.result["reason"]) == ([0], "last-bullet")
    assert told(m, "duel-ended") == [{"winner": 0, "loser": 1}]
    assert m.view(None)["duel"] is None
    assert [seat for seat, _ in verdicts(m)].count(1) == 30


def test_the_last_shot_of_all_may_still_win() -> None:
    m = showdown(*[MISS] * 59, AT_ANN)
    flick(m, 60)
    assert (m.result["winners"], m.result["reason"]) == ([1], "showdown")


# ---- cards as usual


def test_cards_may_be_played_as_usual() -> None:
    held = {0: ["steady-hand", "spare-cartridge"], 1: ["water-barrel", "decoy", "dust-devil"]}
    m = showdown(MISS, MISS, cards=held)
    assert window(m) == ("others-shot", 1)
    card(m, "water-barrel", at=[36, 5])
    card(m, "steady-hand")
    assert (scene(m).steady, piece(m, "barrel").at) == (True, (36.0, 5.0))
    flick(m)
    card(m, "spare-cartridge")
    card(m, "dust-devil", side="left")
    assert scene(m).wind != (0.0, 0.0)
    flick(m)
    assert m.view(None)["duel"]["shots"] == [1, 1]  # the spare one is not counted
    decline(m)
    assert asked(m) == ("flick", (1,))


def test_a_decoy_in_the_showdown_works_as_in_a_duel() -> None:
    m = showdown({"touched": ["decoy"]}, MISS, AT_BOB, cards={1: ["decoy"]})
    card(m, "decoy", side="right")
    flick(m, 3)
    assert [verdict for _, verdict in verdicts(m)] == ["decoy", "miss", "hit"]
    assert m.result["winners"] == [0]


def test_a_spare_cartridge_counts_neither_for_10_nor_for_30_shots() -> None:
    m = showdown(cards={0: ["spare-cartridge"]})
    flick(m)
    card(m, "spare-cartridge")
    flick(m, 19)
    assert "bystanders-left" not in kinds(m)
    flick(m)
    assert "bystanders-left" in kinds(m)
    assert m.view(None)["duel"]["shots"] == [11, 10]


@pytest.mark.parametrize(("shot", "loser"), [(AT_BOB, 1), (AT_CLEO, 0)])
def test_the_good_lawyer_does_not_save_a_loser_of_the_showdown(
    shot: dict[str, Any], loser: int
) -> None:
    m = showdown(shot, cards={loser: ["good-lawyer"]})
    flick(m)
    assert m.pending is None
    assert m.result["winners"] == [1 - loser]
    assert m.table.spent == []


def test_only_the_two_duellists_are_asked_for_cards() -> None:
    m = showdown(cards={2: ["decoy", "spare-cartridge", "steady-hand"]})
    for seat in (0, 1, 0):
        assert asked(m) == ("flick", (seat,))
        flick(m)
