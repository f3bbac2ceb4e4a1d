"""Meeting one other rider: the duel."""

import math
from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    MISS,
    arranged,
    asked,
    card,
    flick,
    gold,
    kinds,
    paid,
    piece,
    play,
    prisoners,
    ride,
    scene,
    spaces,
    told,
    verdicts,
)

AT_BOB = {"touched": ["Bob"]}
AT_ANN = {"touched": ["Ann"]}
AT_CLEO = {"touched": ["Cleo"]}


def duel(*shots: dict[str, Any], corner: str = "north-west", **table: Any) -> Match:
    """Ann has ridden from 24 to the plain space 25, where Bob is; Cleo stands by on 28."""
    where = table.pop("spaces", (24, 25, 28))
    m = arranged(where, rolls=["pair", *table.pop("rolls", [])], shots=shots, **table)
    ride(m, "pair")
    play(m, corner=corner)
    return m


# ---- when


@pytest.mark.parametrize("others", [(1,), (2,), (1, 2), (1, 2, 3)])
@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_st_joseph_spaces_1_to_5_is_peaceful(space: int, others: tuple[int, ...]) -> None:
    where = [space - 1, 9, 9, 9]
    for seat in others:
        where[seat] = space
    m = arranged(where)
    ride(m, "pair")
    assert spaces(m)[0] == space
    assert asked(m) == ("reroll", (1,))


def test_who_meets_whom_is_told_before_the_corners_are_chosen() -> None:
    m = arranged((24, 25, 28))
    ride(m, "pair")
    assert asked(m) == ("corner", (0,))
    assert told(m, "duel-called") == [{"space": 25, "seats": [0, 1], "showdown": False}]
    assert told(m, "duel-began") == []


def test_one_other_rider_on_the_space_means_a_duel() -> None:
    m = arranged((5, 6, 7))
    ride(m, "pair")
    assert asked(m) == ("corner", (0,))


def test_nobody_on_the_space_means_no_duel() -> None:
    m = arranged((24, 24, 26))
    ride(m, "pair")
    assert asked(m) == ("reroll", (1,))


def test_ruling_a_prisoner_on_the_space_still_counts() -> None:
    m = arranged((24, 25, 28), prison=(1,))
    ride(m, "pair")
    assert asked(m) == ("corner", (0,))


# ---- the corners


@pytest.mark.parametrize(
    ("chosen", "ann", "bob"),
    [("north-west", (4, 29.5), (48, 4)), ("south-east", (48, 4), (4, 29.5))],
)
def test_the_active_player_chooses_who_stands_in_which_of_the_opposite_corners(
    chosen: str, ann: tuple[float, float], bob: tuple[float, float]
) -> None:
    m = duel(corner=chosen)
    assert (piece(m, "rider-0").at, piece(m, "rider-1").at) == (ann, bob)
    began = told(m, "duel-began")[0]
    assert began["seats"] == [0, 1]
    assert began["corners"][0] == chosen != began["corners"][1]


@pytest.mark.parametrize("answer", ["north-east", "", None, 0, True, ["north-west"]])
def test_there_are_two_corners_to_choose_from(answer: Any) -> None:
    m = arranged((24, 25, 28))
    ride(m, "pair")
    assert m.pending.options() == ("north-west", "south-east")
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert asked(m) == ("corner", (0,))


def test_the_duel_token_marks_the_space() -> None:
    m = duel()
    assert told(m, "duel-began")[0]["space"] == 25
    assert told(m, "duel-began")[0]["showdown"] is False
    assert m.view(2)["duel"]["space"] == 25
    assert scene(m).mode == "duel"
    assert spaces(m) == [25, 25, 28]


@pytest.mark.parametrize("corner", ["north-west", "south-east"])
def test_each_flicks_from_behind_the_line_4_cm_in_front_of_the_own_rider(corner: str) -> None:
    m = duel(MISS, corner=corner)
    for seat, other in ((0, 1), (1, 0)):
        own, target = piece(m, f"rider-{seat}").at, piece(m, f"rider-{other}").at
        line = scene(m).line
        assert math.dist(line.centre, own) == pytest.approx(4)
        assert math.dist(line.centre, target) == pytest.approx(math.dist(own, target) - 4)
        assert (line.width, scene(m).shooter, scene(m).target) == (12, seat, other)
        flick(m)


# ---- the shots


def test_they_shoot_in_turn_the_active_player_first_three_times_each() -> None:
    m = duel(*[MISS] * 6)
    shooters = []
    while asked(m)[0] == "flick":
        shooters.append(asked(m)[1][0])
        flick(m)
    assert shooters == [0, 1, 0, 1, 0, 1]


def test_without_a_touch_nothing_happens() -> None:
    m = duel(*[MISS] * 6)
    flick(m, 6)
    assert told(m, "duel-ended") == [{"winner": None, "loser": None}]
    assert paid(m) == []
    assert prisoners(m) == []
    assert asked(m) == ("reroll", (1,))


@pytest.mark.parametrize("number", range(1, 7))
def test_it_ends_with_the_touch(number: int) -> None:
    winner = (number - 1) % 2
    m = duel(*[MISS] * (number - 1), AT_ANN if winner else AT_BOB)
    flick(m, number)
    assert told(m, "duel-ended") == [{"winner": winner, "loser": 1 - winner}]
    assert paid(m) == [(1 - winner, winner, 2, "duel")]


@pytest.mark.parametrize(("has", "gives"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 5)])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_gives_half_of_their_gold_rounded_up(has: int, gives: int, winner: int) -> None:
    m = duel(*([MISS, AT_ANN] if winner else [AT_BOB]), gold=(has, has, 3))
    flick(m, 1 + winner)
    assert paid(m)[0] == (1 - winner, winner, gives, "duel")
    assert gold(m)[winner] == has + gives
    assert prisoners(m) == []


def test_a_loser_without_gold_goes_to_prison_and_the_bank_pays_the_winner_1() -> None:
    m = duel(AT_BOB, gold=(3, 0, 3), rolls=["nothing"])
    flick(m)
    assert paid(m) == [(None, 0, 1, "duel"), (None, 1, 1, "charity")]
    assert told(m, "imprisoned") == [{"seat": 1, "why": "no-gold"}]
    assert [fact["why"] for fact in told(m, "open-roll")] == ["prison"]  # Bob's next turn


def test_a_die_that_leaves_the_board_or_touches_nobody_is_a_spent_shot() -> None:
    m = duel({"rest": None}, {"rest": [20.0, 15.0]})
    flick(m, 2)
    assert verdicts(m) == [(0, "miss"), (1, "miss")]
    assert m.view(None)["duel"]["shots"] == [2, 1]


@pytest.mark.parametrize(
    "shot",
    [
        AT_ANN,  # the own rider
        {"touched": ["Ann"], "fallen": ["Ann"]},
        {"fallen": ["Bob"]},  # knocked over by another piece
        {"fallen": ["Cleo"]},
        {"touched": ["Ann"], "fallen": ["Bob", "Cleo"], "toppled": 3},
    ],
)
def test_the_own_rider_and_pieces_that_only_pieces_touch_mean_nothing(shot: dict[str, Any]) -> None:
    m = duel(shot)
    flick(m)
    assert verdicts(m) == [(0, "miss")]
    assert asked(m) == ("flick", (1,))


def test_riders_figures_and_the_die_have_their_real_sizes() -> None:
    m = duel({"rest": [20.0, 15.0]}, cards={0: ["spare-cartridge"]})
    flick(m)
    card(m, "spare-cartridge")
    sizes = {piece.kind: (piece.radius, piece.height) for piece in scene(m).pieces}
    assert sizes == {"rider": (1.0, 3.0), "figure": (0.6, 3.5), "die": (0.8, 1.6)}
    assert (scene(m).die, scene(m).width, scene(m).height) == (1.6, 52, 36)


def test_all_see_how_the_die_was_flicked_and_whom_it_touched_and_knocked_down() -> None:
    shot = {"touched": ["Ann", "Bob"], "fallen": ["Cleo", "Bob"], "toppled": 2}
    m = duel(shot)
    flick(m, angle=331.5, speed=3.25, spin=2.0)
    fact = told(m, "shot-taken")[0]
    assert (fact["seat"], fact["angle"], fact["speed"], fact["spin"]) == (0, 331.5, 3.25, 2.0)
    assert (fact["touched"], fact["fallen"], fact["toppled"]) == ([0, 1], [2, 1], 2)
    assert fact["figures"] == [0, 1]
    assert fact in [event["data"] for event in m.view(None)["log"]]


def test_after_each_shot_all_pieces_are_put_back_and_the_die_is_taken_away() -> None:
    m = duel({"fallen": ["Bob", "Cleo"], "toppled": 2, "rest": [20.0, 15.0]}, MISS)
    before = scene(m).pieces
    flick(m)
    assert scene(m).pieces == before
    assert {piece.kind for piece in before} == {"rider", "figure"}


def test_afterwards_both_riders_return_to_the_space() -> None:
    m = duel(AT_BOB, spaces=(26, 27, 30), rolls=["pair"])
    flick(m)
    assert spaces(m) == [27, 27, 30]
    assert m.view(None)["duel"] is None
    # The next shot is at the Indians, with both in the column of the space.
    assert scene(m).mode == "figures"
    assert piece(m, "rider-0").at == pytest.approx((30.0, 8.7 + 1.05))
    assert piece(m, "rider-1").at == pytest.approx((30.0, 8.7 - 1.05))


# ---- the sheriff


@pytest.mark.parametrize("touched", [["Cleo"], ["Bob", "Cleo"], ["Cleo", "Bob"]])
def test_a_bystander_touched_means_arrest_ruling_even_if_the_opponent_was_too(
    touched: list[str],
) -> None:
    m = duel({"touched": touched}, gold=(5, 3, 3))
    flick(m)
    assert verdicts(m) == [(0, "arrest")]
    assert told(m, "duel-ended") == [{"winner": 1, "loser": 0}]
    assert paid(m) == [(0, 1, 3, "duel")]
    assert told(m, "imprisoned") == [{"seat": 0, "why": "sheriff"}]


def test_the_other_duellist_can_be_arrested_too() -> None:
    m = duel(MISS, AT_CLEO, gold=(3, 3, 3), rolls=["nothing"])
    flick(m, 2)
    assert paid(m) == [(1, 0, 2, "duel")]
    assert told(m, "imprisoned") == [{"seat": 1, "why": "sheriff"}]


def test_ruling_riders_lying_in_prison_are_bystanders_too() -> None:
    m = duel(AT_CLEO, prison=(2,))
    assert piece(m, "rider-2").lying
    flick(m)
    assert prisoners(m) == [0, 2]


def test_the_rider_on_a_mailbox_is_a_bystander_too() -> None:
    m = duel(AT_CLEO, spaces=(24, 25, 33), mailbox=(2, 2))
    assert piece(m, "rider-2").at == (4, 10.5)
    flick(m)
    assert told(m, "imprisoned") == [{"seat": 0, "why": "sheriff"}]


def test_an_arrested_duellist_without_gold_pays_nothing_and_is_imprisoned_once() -> None:
    m = duel(MISS, AT_CLEO, gold=(3, 0, 3))
    flick(m, 2)
    assert paid(m)[0] == (None, 0, 1, "duel")
    assert told(m, "imprisoned") == [{"seat": 1, "why": "sheriff"}]


# ---- prisoners in a duel


def test_ruling_a_prisoner_shoots_standing_and_stays_a_prisoner() -> None:
    m = duel(MISS, AT_ANN, prison=(1,), gold=(4, 3, 3))
    assert not piece(m, "rider-1").lying
    flick(m, 2)
    assert paid(m) == [(0, 1, 2, "duel")]
    assert prisoners(m) == [1]


def test_ruling_a_prisoner_sent_to_prison_again_sees_no_change() -> None:
    for shots, why in (([AT_BOB], (None, 0, 1, "duel")), ([MISS, AT_CLEO], (None, 0, 1, "duel"))):
        m = duel(*shots, prison=(1,), gold=(3, 0, 3), rolls=["pair"])
        flick(m, len(shots))
        assert paid(m)[0] == why
        assert "imprisoned" not in kinds(m)


# ---- and then the space


@pytest.mark.parametrize(
    ("shots", "gold_of_ann", "resolved"),
    [
        ([AT_BOB], 3, True),
        ([MISS, AT_ANN], 3, True),  # lost, and paid
        ([MISS, AT_ANN], 0, True),  # lost after charity: the one nugget pays
        ([AT_CLEO], 3, False),  # arrested
        ([MISS, AT_CLEO], 3, True),  # the other one arrested
        ([MISS] * 6, 3, True),
    ],
)
def test_the_space_is_resolved_after_the_duel_unless_the_active_rider_went_to_prison(
    shots: list[dict[str, Any]], gold_of_ann: int, resolved: bool
) -> None:
    m = duel(*shots, spaces=(27, 28, 30), gold=(gold_of_ann, 3, 3), rolls=["pair", "nothing"])
    flick(m, len(shots))
    assert [fact["why"] for fact in told(m, "open-roll")][:1] == (["mine"] if resolved else [])
    assert kinds(m).index("duel-ended") > kinds(m).index("duel-began")


def test_an_active_rider_without_gold_who_loses_goes_to_prison_and_resolves_no_space() -> None:
    # The bank is dry, so there was no charity.
    m = duel(MISS, AT_ANN, spaces=(27, 28, 30), gold=(0, 15, 15), rolls=["pair"])
    flick(m, 2)
    assert told(m, "imprisoned") == [{"seat": 0, "why": "no-gold"}]
    assert told(m, "open-roll") == []
    assert asked(m) == ("reroll", (1,))
