"""Cards for one's own shot: Steady Hand and Spare Cartridge."""

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
    hand,
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

AT_BOB = {"touched": ["Bob"]}
AT_CLEO = {"touched": ["Cleo"]}
ON_THE_TABLE = {"rest": [20.0, 15.0]}


def duel(*shots: dict[str, Any], **table: Any) -> Match:
    """Ann has met Bob on the plain space 25 and stands in the north-west; Cleo stands by."""
    m = arranged((24, 25, 28), rolls=["pair", "pair"], shots=shots, **table)
    ride(m, "pair")
    play(m, corner="north-west")
    return m


def steady_duel(*shots: dict[str, Any], copies: int = 1) -> Match:
    m = duel(*shots, cards={0: ["steady-hand"] * copies})
    assert window(m) == ("own-shot", 0)
    return m


def angles(m: Match) -> list[float]:
    return [fact["angle"] for fact in told(m, "shot-taken")]


# ---- Steady Hand


def test_steady_hand_is_asked_for_before_ones_own_shot() -> None:
    m = steady_duel()
    card(m, "steady-hand")
    assert asked(m) == ("flick", (0,))
    assert scene(m).steady
    assert m.view(2)["duel"]["steady"]


@pytest.mark.parametrize(
    ("aim", "angle", "middle"),
    [
        (320.0, 340.0, 330.0),
        (340.0, 320.0, 330.0),
        (350.0, 10.0, 0.0),  # over the east, where 360 becomes 0
        (10.0, 350.0, 0.0),
        (359.0, 3.0, 1.0),
        (355.0, 1.0, 358.0),
        (0.0, 360.0, 0.0),
        (-10.0, 350.0, 350.0),  # one line by two names
        (-20.0, 360.0, 350.0),
        (360.0, -340.0, 10.0),
        (-360.0, 90.0, 45.0),
        (30.0, 30.0, 30.0),
        (100.0, 270.0, 185.0),
        (270.0, 100.0, 185.0),
    ],
)
def test_steady_hand_the_die_goes_along_the_middle_of_aim_and_flick(
    aim: float, angle: float, middle: float
) -> None:
    m = steady_duel(MISS)
    card(m, "steady-hand")
    flick(m, angle=angle, aim=aim)
    assert (angles(m)[0] - middle) % 360 == pytest.approx(0)


def test_steady_hand_without_an_aim_the_die_goes_as_flicked() -> None:
    m = steady_duel(MISS)
    card(m, "steady-hand")
    flick(m, angle=320.0)
    assert angles(m) == [320.0]


def test_without_a_steady_hand_the_aim_does_not_matter() -> None:
    m = steady_duel(MISS)
    card(m, None)
    assert not scene(m).steady
    flick(m, angle=340.0, aim=320.0)
    assert angles(m) == [340.0]


def test_steady_hand_is_for_this_shot_only() -> None:
    m = steady_duel(MISS, MISS)
    card(m, "steady-hand")
    flick(m)
    for seat in (1, 0):
        assert (asked(m), scene(m).steady) == (("flick", (seat,)), False)
        flick(m, angle=340.0, aim=320.0)
    assert angles(m) == [330.0, 340.0, 340.0]


def test_steady_hand_a_second_one_may_steady_a_later_shot() -> None:
    m = steady_duel(MISS, MISS, copies=2)
    card(m, "steady-hand")
    assert asked(m) == ("flick", (0,))  # one card per window
    flick(m)
    assert window(m) == ("missed", 0)
    assert not m.view(None)["duel"]["steady"]  # it is over with the shot
    flick(m)
    decline(m, until="own-shot")
    card(m, "steady-hand")
    assert scene(m).steady
    assert hand(m, 0) == []


def test_steady_hand_at_the_indians_too_and_for_that_shot_only() -> None:
    held = {0: ["steady-hand", "pickaxe"]}
    m = arranged((8, 1, 2), cards=held, rolls=["pair"], shots=[{"toppled": 3}])
    ride(m, "pair")
    decline(m, until="own-shot")
    card(m, "steady-hand")
    assert scene(m).steady
    assert m.view(1)["steady"]
    flick(m, aim=10.0, angle=350.0)
    assert angles(m)[0] % 360 == pytest.approx(0)
    assert not m.view(None)["steady"]


# ---- Spare Cartridge


def spare(*shots: dict[str, Any], **table: Any) -> Match:
    m = duel(*shots, cards=table.pop("cards", {0: ["spare-cartridge"]}), **table)
    flick(m)
    return m


def test_spare_cartridge_right_after_ones_own_miss_shoots_again_at_once() -> None:
    m = spare(MISS, AT_BOB)
    assert window(m) == ("missed", 0)
    card(m, "spare-cartridge")
    assert asked(m) == ("flick", (0,))
    flick(m)
    assert verdicts(m) == [(0, "miss"), (0, "hit")]
    assert paid(m) == [(1, 0, 2, "duel")]


def test_spare_cartridge_is_beside_the_three_shots() -> None:
    m = spare(*[MISS] * 7)
    card(m, "spare-cartridge")
    assert m.view(None)["duel"]["shots"] == [1, 0]
    flick(m)
    for seat in (1, 0, 1, 0, 1):
        assert asked(m) == ("flick", (seat,))
        flick(m)
    assert [seat for seat, _ in verdicts(m)] == [0, 0, 1, 0, 1, 0, 1]
    assert m.view(None)["duel"] is None


def test_spare_cartridge_may_follow_the_third_miss() -> None:
    m = duel(*[MISS] * 7, cards={1: ["spare-cartridge"]})
    flick(m, 6)
    assert window(m) == ("missed", 1)
    card(m, "spare-cartridge")
    assert asked(m) == ("flick", (1,))
    flick(m)
    assert told(m, "duel-ended") == [{"winner": None, "loser": None}]


def test_spare_cartridge_the_first_die_lies_as_an_obstacle_for_that_shot_then_goes() -> None:
    m = spare(ON_THE_TABLE, MISS)
    card(m, "spare-cartridge")
    die = piece(m, "die")
    assert (die.kind, die.at, die.owner) == ("die", (20.0, 15.0), None)
    assert m.view(2)["duel"]["lying-die"] == [20.0, 15.0]
    assert m.view(2)["duel"]["lying-turned"] == die.turned == told(m, "shot-taken")[0]["turned"]
    flick(m)
    assert all(piece.kind != "die" for piece in scene(m).pieces)
    assert m.view(None)["duel"]["lying-die"] is None
    assert m.view(None)["duel"]["lying-turned"] is None
    assert told(m, "die-picked-up") == []


def test_spare_cartridge_a_die_that_left_the_board_is_no_obstacle() -> None:
    m = spare({"rest": None}, MISS)
    card(m, "spare-cartridge")
    assert all(piece.kind != "die" for piece in scene(m).pieces)


def test_spare_cartridge_a_die_in_whose_place_a_piece_is_put_back_is_no_obstacle() -> None:
    # Cleo was pushed off space 28, at (26.5, 9.2), and the die stopped there.
    m = spare({"fallen": ["Cleo"], "rest": [26.5, 9.5]}, MISS)
    card(m, "spare-cartridge")
    assert all(piece.kind != "die" for piece in scene(m).pieces)
    assert m.view(None)["duel"]["lying-die"] is None
    assert told(m, "die-picked-up") == [{"seat": 0}]


def test_spare_cartridge_a_die_in_whose_place_a_barrel_is_stood_is_no_obstacle() -> None:
    m = spare({"rest": [40.0, 15.0]}, MISS, cards={0: ["spare-cartridge"], 1: ["water-barrel"]})
    card(m, "spare-cartridge")
    assert m.view(None)["duel"]["lying-die"] == [40.0, 15.0]
    card(m, "water-barrel", at=[40, 15])
    assert [p.kind for p in scene(m).pieces if p.kind in ("barrel", "die")] == ["barrel"]


@pytest.mark.parametrize("shot", [AT_BOB, AT_CLEO, {"touched": ["Bob", "Cleo"]}])
def test_spare_cartridge_is_not_for_a_hit_nor_after_touching_a_bystander(
    shot: dict[str, Any],
) -> None:
    m = spare(shot)
    assert window(m) != ("missed", 0)
    assert m.view(None)["duel"] is None


def test_spare_cartridge_is_for_ones_own_miss_only() -> None:
    m = duel(MISS, MISS, cards={1: ["spare-cartridge"]})
    card(m, None)  # before Ann's shot
    flick(m)
    assert asked(m) == ("flick", (1,))
    flick(m)
    assert window(m) == ("missed", 1)


def test_spare_cartridge_a_bystander_touched_by_the_second_die_means_arrest() -> None:
    m = spare(MISS, AT_CLEO)
    card(m, "spare-cartridge")
    flick(m)
    assert verdicts(m) == [(0, "miss"), (0, "arrest")]
    assert paid(m)[0] == (0, 1, 2, "duel")
    assert prisoners(m) == [0]


def test_spare_cartridge_declined_the_other_shoots() -> None:
    m = spare(MISS)
    card(m, None)
    assert window(m) == ("others-shot", 0)
    card(m, None)
    assert asked(m) == ("flick", (1,))
    assert hand(m, 0) == ["spare-cartridge"]


def test_spare_cartridge_before_its_shot_both_windows_are_open_again() -> None:
    m = duel(MISS, MISS, cards={0: ["spare-cartridge", "steady-hand"], 1: ["decoy"]})
    flick(m)
    card(m, "spare-cartridge")
    assert window(m) == ("others-shot", 1)
    card(m, "decoy", side="left")
    assert window(m) == ("own-shot", 0)
    card(m, "steady-hand")
    assert asked(m) == ("flick", (0,))
