"""The final showdown: a duel to the death."""

import math
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
        shots=[*shots, *[MISS] * (100 - len(shots))],
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


APART = {0: 50.86, 1: 42.86, 2: 34.86, 3: 26.86, 4: 18.86, 5: 12.0}  # cm, by paces


def apart(m: Match) -> float:
    return round(math.dist(piece(m, "rider-0").at, piece(m, "rider-1").at), 2)


@pytest.mark.parametrize("box", [1, 2])
def test_ruling_after_every_further_5_shots_each_the_riders_stand_8_cm_nearer(box: int) -> None:
    m = showdown(box=box)
    flick(m, box - 1)
    for shots_each in range(45):
        paces = min(max(shots_each - 10, 0) // 5, 5)
        assert min(m.view(None)["duel"]["shots"]) == shots_each
        assert (m.view(None)["duel"]["paces"], apart(m)) == (paces, APART[paces])
        flick(m)
        assert apart(m) == APART[paces]  # the second of the two shoots from as far
        flick(m)
    assert told(m, "riders-nearer") == [
        {"paces": paces, "apart": APART[paces], "barrel_gone": False} for paces in range(1, 6)
    ]


def test_ruling_each_rider_steps_4_cm_along_the_line_and_its_firing_line_with_it() -> None:
    m = showdown()
    before = {}
    for shooter in (0, 1):
        before[shooter] = (piece(m, f"rider-{shooter}").at, scene(m).line)
        flick(m)
    flick(m, 28)
    for shooter in (0, 1):
        at, line = before[shooter]
        (dx, dy), now = line.direction, scene(m).line
        assert piece(m, f"rider-{shooter}").at == pytest.approx((at[0] + 4 * dx, at[1] + 4 * dy))
        centre = line.centre[0] + 4 * dx, line.centre[1] + 4 * dy
        assert now.centre == pytest.approx(centre)
        assert (now.direction, now.width) == (line.direction, line.width)
        assert now.offsets(piece(m, f"rider-{1 - shooter}").at)[0] > 0  # beyond the line
        assert scene(m).clear_start() is not None
        flick(m)


@pytest.mark.parametrize("shots", [60, 61, 200])
def test_ruling_nobody_is_given_the_race_for_having_arrived_first(shots: int) -> None:
    m = showdown(*[MISS] * shots, AT_ANN if shots % 2 else AT_BOB)
    flick(m, shots)
    assert m.result is None
    flick(m)
    assert (m.result["winners"], m.result["reason"]) == ([shots % 2], "showdown")
    assert m.view(None)["duel"] is None


def test_a_barrel_that_the_riders_come_to_is_taken_away_others_stay() -> None:
    for at, gone_with in (([12, 25], 1), ([3, 20], None)):
        m = showdown(cards={0: ["water-barrel"]})
        flick(m)
        decline(m, until="others-shot")
        card(m, "water-barrel", at=at)
        flick(m, 59)
        told_gone = [fact["paces"] for fact in told(m, "riders-nearer") if fact["barrel_gone"]]
        assert told_gone == ([] if gone_with is None else [gone_with])
        barrels = [p for p in scene(m).pieces if p.kind == "barrel"]
        assert len(barrels) == (gone_with is None)


def test_a_barrel_played_at_any_distance_keeps_6_cm_from_pawns_and_nearer_to_its_owner() -> None:
    for shots in range(0, 71, 10):
        m = showdown(cards={1: ["water-barrel"]})
        flick(m, shots)
        decline(m, until="others-shot")
        points = [play.at for play in m.pending.options(1) if play is not None]
        card(m, None)
        own, other = piece(m, "rider-1").at, piece(m, "rider-0").at
        pawns = [p.at for p in scene(m).pieces]
        assert points
        for point in points:
            assert math.dist(point, own) < math.dist(point, other)
            assert min(math.dist(point, at) for at in pawns) >= 6


def test_decoy_twins_stand_2_cm_left_and_right_of_the_nearer_place() -> None:
    m = showdown(cards={1: ["decoy"]})
    flick(m, 70)
    decline(m, until="others-shot")
    card(m, "decoy", side="left")
    left, right = piece(m, "rider-1-left").at, piece(m, "rider-1-right").at
    middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
    assert math.dist(left, right) == pytest.approx(4.0)
    assert math.dist(middle, piece(m, "rider-0").at) == pytest.approx(12.0)


def test_the_wind_blows_as_hard_across_the_nearer_line() -> None:
    m = showdown(cards={1: ["dust-devil"]})
    flick(m, 60)
    decline(m, until="others-shot")
    card(m, "dust-devil", side="left")
    assert math.hypot(*scene(m).wind) == pytest.approx(0.8)
    along = scene(m).line.direction
    assert scene(m).wind[0] * along[0] + scene(m).wind[1] * along[1] == pytest.approx(0.0)


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


def test_a_spare_cartridge_counts_neither_for_leaving_nor_for_stepping_nearer() -> None:
    m = showdown(cards={0: ["spare-cartridge"]})
    flick(m)
    card(m, "spare-cartridge")
    flick(m, 19)
    assert "bystanders-left" not in kinds(m)
    flick(m)
    assert "bystanders-left" in kinds(m)
    assert m.view(None)["duel"]["shots"] == [11, 10]
    flick(m, 9)
    assert "riders-nearer" not in kinds(m)
    flick(m)
    assert "riders-nearer" in kinds(m)


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
