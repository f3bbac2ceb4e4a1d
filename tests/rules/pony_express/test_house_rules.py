"""House rules: off by default, chosen at set-up."""

from typing import Any

import pytest

from game import new_match
from game.engine.errors import SetupError
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    MISS,
    NAMES,
    arranged,
    asked,
    flick,
    kinds,
    moves,
    paid,
    play,
    prisoners,
    ride,
    spaces,
    step,
    told,
    verdicts,
)

MUST_FALL = {"must-fall": True}
LIARS = {"liars-go-to-jail": True}


def test_both_are_off_by_default() -> None:
    m = new_match("pony-express", NAMES[:3], seed=1)
    assert (m.options["must-fall"], m.options["liars-go-to-jail"]) == (False, False)
    assert (m.view(None)["must-fall"], m.view(None)["liars-go-to-jail"]) == (False, False)


@pytest.mark.parametrize("name", ["must-fall", "liars-go-to-jail"])
def test_each_is_chosen_at_set_up(name: str) -> None:
    m = new_match("pony-express", NAMES[:3], seed=1, options={name: True})
    assert m.options[name] is True
    assert m.view(None)[name] is True


@pytest.mark.parametrize(
    "options", [{"must-fall": 1}, {"must-fall": "yes"}, {"must_fall": True}, {"liars": True}]
)
def test_an_unknown_or_wrong_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        new_match("pony-express", NAMES[:3], seed=1, options=options)


# ---- must fall


def duel(*shots: dict[str, Any], **table: Any) -> Match:
    m = arranged((24, 25, 28), rolls=["pair"], shots=shots, options=MUST_FALL, **table)
    ride(m, "pair")
    play(m, corner="north-west")
    return m


@pytest.mark.parametrize(
    ("shot", "verdict"),
    [
        ({"touched": ["Bob"]}, "miss"),
        ({"touched": ["Bob"], "fallen": ["Bob"]}, "hit"),
        ({"fallen": ["Bob"]}, "miss"),  # not by the die
        ({"touched": ["Bob"], "fallen": ["Ann"]}, "miss"),
        ({"touched": ["Ann"], "fallen": ["Ann"]}, "miss"),
    ],
)
def test_must_fall_in_duels_a_rider_must_be_knocked_down_not_only_touched(
    shot: dict[str, Any], verdict: str
) -> None:
    m = duel(shot)
    flick(m)
    assert verdicts(m) == [(0, verdict)]
    assert (paid(m) == []) == (verdict == "miss")


def test_must_fall_a_touched_bystander_still_means_arrest() -> None:
    m = duel({"touched": ["Bob", "Cleo"], "fallen": ["Bob"]})
    flick(m)
    assert verdicts(m) == [(0, "arrest")]
    assert prisoners(m) == [0]


def test_must_fall_a_touch_counts_as_one_of_the_three_shots() -> None:
    m = duel(*[{"touched": ["Bob"]}, {"touched": ["Ann"]}] * 3)
    flick(m, 6)
    assert told(m, "duel-ended") == [{"winner": None, "loser": None}]


def test_must_fall_a_touch_that_knocks_nobody_down_may_be_followed_by_a_spare_cartridge() -> None:
    m = duel({"touched": ["Bob"]}, cards={0: ["spare-cartridge"]})
    flick(m)
    assert asked(m) == ("play-card", (0,))
    assert len(m.pending.options()) == 2


@pytest.mark.parametrize(("fallen", "over"), [([], False), (["Ann"], True)])
def test_must_fall_holds_in_the_showdown_too(fallen: list[str], over: bool) -> None:
    shots = [MISS, {"touched": ["Ann"], "fallen": fallen}]
    m = arranged((33, 31, 20), mailbox=(0, 1), active=1, shots=shots, options=MUST_FALL)
    ride(m, "two-pairs")
    play(m, corner="north-west")
    flick(m, 2)
    assert (m.result is not None) == over


def test_must_fall_changes_nothing_at_the_indians() -> None:
    shot = {"touched": ["Bob"], "toppled": 3}
    m = arranged((8, 1, 2), rolls=["pair"], shots=[shot], options=MUST_FALL)
    ride(m, "pair")
    flick(m)
    assert prisoners(m) == [0]


# ---- liars go to jail


def bluff(accuser: int | None, roll: str = "nothing", **table: Any) -> Match:
    options = table.pop("options", LIARS)
    m = arranged((10, 10, 20), rolls=[roll, "pair"], options=options, **table)
    ride(m, "three", accuser=accuser)
    return m


def test_liars_go_to_jail_a_caught_bluffer_also_goes_to_prison() -> None:
    m = bluff(1)
    assert told(m, "imprisoned") == [{"seat": 0, "why": "bluff"}]
    assert prisoners(m) == [0]
    assert spaces(m) == [10, 10, 20]


@pytest.mark.parametrize("takes", [True, False])
def test_liars_go_to_jail_the_accuser_may_still_move_or_decline(takes: bool) -> None:
    m = bluff(1)
    assert asked(m) == ("take-move", (1,))
    play(m, take_move=takes)
    assert moves(m) == ([(1, 10, 13, "accusation")] if takes else [])


def test_liars_go_to_jail_a_bluff_lower_than_the_dice_is_a_lie_too() -> None:
    assert prisoners(bluff(1, roll="five")) == [0]


def test_liars_go_to_jail_not_accused_nobody_goes() -> None:
    m = bluff(None)
    assert "imprisoned" not in kinds(m)
    assert moves(m)[0] == (0, 10, 13, "dice")


def test_liars_go_to_jail_an_honest_rider_stays_free_and_the_accuser_goes() -> None:
    m = bluff(1, roll="three")
    assert told(m, "imprisoned") == [{"seat": 1, "why": "false-accusation"}]


def test_liars_go_to_jail_a_mailbox_accuser_jails_the_liar_without_moving() -> None:
    m = arranged((32, 33, 20), mailbox=(1, 1), rolls=["nothing", "pair"], options=LIARS)
    ride(m, "three", accuser=1)
    assert prisoners(m) == [0]
    assert moves(m) == []


def test_liars_go_to_jail_the_next_turn_is_spent_in_prison() -> None:
    m = bluff(1)
    play(m, take_move=False)
    while m.view(None)["active"] != 0:  # Bob and Cleo play
        step(m)
    assert asked(m) == ("pay-prison", (0,))


def test_without_the_house_rule_a_caught_bluffer_stays_free() -> None:
    m = bluff(1, options={})
    assert prisoners(m) == []
    assert asked(m) == ("take-move", (1,))
