"""Announce a hand; who may call it a bluff, and when it is one."""

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    kinds,
    moves,
    play,
    prisoners,
    ride,
    say,
    snapshot,
    spaces,
    told,
)

ANNOUNCEABLE = ("pair", "two-pairs", "three", "straight", "full-house", "four", "five")


def announced(
    where: tuple[int, ...], hand: str = "pair", roll: str = "pair", **table: Any
) -> Match:
    m = arranged(where, rolls=[roll], **table)
    play(m, reroll="stand", announce=hand)
    return m


# ---- announce


def test_a_hand_from_a_pair_upwards_is_announced() -> None:
    m = arranged((10, 12, 14))
    play(m, reroll="stand")
    assert asked(m) == ("announce", (0,))
    assert m.pending.options() == ANNOUNCEABLE


@pytest.mark.parametrize("answer", ["nothing", "Pair", "", None, 1, True, ["pair"], {}])
def test_what_is_no_hand_from_a_pair_upwards_is_refused(answer: Any) -> None:
    m = arranged((10, 12, 14))
    play(m, reroll="stand")
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before


@pytest.mark.parametrize("hand", ANNOUNCEABLE)
def test_any_hand_may_be_announced_true_or_not_and_nothing_moves_yet(hand: str) -> None:
    m = announced((10, 12, 14), hand, roll="nothing")
    assert asked(m)[0] == "accuse"
    assert told(m, "announced") == [{"seat": 0, "hand": hand}]
    assert m.view(2)["announced"] == hand
    assert spaces(m) == [10, 12, 14]


# ---- what a bluff is


@pytest.mark.parametrize(
    ("roll", "hand", "bluff"),
    [
        ("three", "three", False),
        ("K K K Q J", "three", False),  # the category counts, not the faces
        ("pair", "three", True),
        ("three", "pair", True),  # announced lower than what is there
        ("full-house", "three", True),
        ("full-house", "two-pairs", True),
        ("four", "five", True),
        ("five", "four", True),
        ("straight", "straight", False),
        ("nothing", "pair", True),
    ],
)
def test_a_bluff_is_another_category_than_the_dice_in_either_direction(
    roll: str, hand: str, bluff: bool
) -> None:
    m = arranged((10, 2, 1), rolls=[roll])
    ride(m, hand, accuser=1)
    assert [fact["bluff"] for fact in told(m, "cup-lifted")] == [bluff]
    assert prisoners(m) == ([] if bluff else [1])


# ---- who may accuse


@pytest.mark.parametrize(
    ("where", "seats"),
    [
        ((10, 10, 11), (1,)),  # on the same space
        ((10, 10, 10), (1, 2)),
        ((1, 1, 1, 1, 1), (1, 2, 3, 4)),  # in St Joseph too
        ((10, 12, 14), (1,)),  # the nearest ahead
        ((10, 3, 8), (2,)),  # the nearest behind
        ((10, 8, 12), (1, 2)),  # as near ahead as behind
        ((10, 12, 12, 8, 20), (1, 2, 3)),
        ((10, 33, 20), (2,)),
    ],
)
def test_the_riders_on_the_same_space_may_accuse_else_the_nearest_ahead_or_behind(
    where: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    mailbox = (1, 1) if 33 in where else None
    assert asked(announced(where, mailbox=mailbox)) == ("accuse", seats)


@pytest.mark.parametrize(
    ("where", "prison", "seats"),
    [
        ((10, 10, 10), (1,), (2,)),
        ((10, 10, 14), (1,), (2,)),  # a prisoner on the same space does not keep others out
        ((10, 11, 14), (1,), (2,)),
        ((10, 11, 14, 6), (1,), (2, 3)),
    ],
)
def test_prisoners_never_accuse_and_are_ignored_in_finding_the_nearest(
    where: tuple[int, ...], prison: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    assert asked(announced(where, prison=prison)) == ("accuse", seats)


def test_everybody_can_see_from_the_roll_on_who_may_accuse() -> None:
    m = arranged((10, 12, 8, 14))
    for seat in (None, 0, 3):
        assert m.view(seat)["accusers"] == [1, 2]


def test_if_all_others_are_in_prison_nobody_can_accuse() -> None:
    m = announced((1, 1, 1), prison=(1, 2))
    assert told(m, "believed") == [{"seat": 0}]
    assert moves(m) == [(0, 1, 2, "dice")]


@pytest.mark.parametrize(("active", "seats"), [(0, (1, 2, 3)), (2, (3, 0, 1)), (3, (0, 1, 2))])
def test_ruling_all_who_may_accuse_are_asked_at_once_clockwise_from_the_active_player(
    active: int, seats: tuple[int, ...]
) -> None:
    assert asked(announced((10, 10, 10, 10), active=active)) == ("accuse", seats)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_ruling_the_first_to_say_yes_is_the_one_and_the_others_no_longer_can(first: int) -> None:
    m = announced((4, 4, 4, 4), roll="three")
    say(m, True, first)
    assert told(m, "accused") == [{"seat": 0, "accuser": first}]
    assert m.pending.options() == (True, False)
    assert asked(m) == ("take-move", (first,))
    with pytest.raises(IllegalAnswer):
        m.answer(True, 1 + first % 3)


def test_who_says_no_is_out_and_the_others_still_may() -> None:
    m = announced((4, 4, 4, 4))
    assert [m.pending.options(seat) for seat in (1, 2, 3)] == [(True, False)] * 3
    say(m, False, 2)
    assert asked(m) == ("accuse", (1, 3))
    with pytest.raises(IllegalAnswer):
        m.answer(True, 2)
    say(m, True, 3)
    assert prisoners(m) == [3]


def test_when_all_say_no_the_rider_is_believed() -> None:
    m = announced((1, 1, 1))
    say(m, False)
    assert "believed" not in kinds(m)
    say(m, False)
    assert kinds(m, "believed", "accused", "cup-lifted", "moved") == ["believed", "moved"]


@pytest.mark.parametrize("seat", [0, 2, 3, -1, True, "1", None])
def test_only_who_is_asked_can_accuse(seat: Any) -> None:
    m = announced((10, 12, 14))
    if seat is None:  # the first seat asked
        say(m, True)
        assert prisoners(m) == [1]
        return
    with pytest.raises(IllegalAnswer):
        m.answer(True, seat)
    assert asked(m) == ("accuse", (1,))


@pytest.mark.parametrize("answer", [1, 0, "true", None, "yes", [True]])
def test_an_accusation_is_true_or_false_and_nothing_else(answer: Any) -> None:
    m = announced((10, 12, 14))
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before


# ---- a rider on a mailbox


@pytest.mark.parametrize(
    ("where", "seats"), [((32, 33, 10), (1,)), ((20, 33, 7), (1, 2)), ((20, 33, 8), (2,))]
)
def test_ruling_a_rider_on_a_mailbox_stands_on_space_33_for_the_accusation(
    where: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    for number in (1, 2):
        assert asked(announced(where, mailbox=(1, number))) == ("accuse", seats)


def test_ruling_a_rider_on_a_mailbox_who_is_right_does_not_move() -> None:
    m = arranged((31, 33, 10), mailbox=(1, 1), rolls=["nothing"])
    ride(m, "five", accuser=1)
    assert [fact["bluff"] for fact in told(m, "cup-lifted")] == [True]
    assert moves(m) == []
    # Bob's own turn has come and brought the second mailbox; nobody was asked to ride.
    assert "move-declined" not in kinds(m)
    assert m.view(None)["riders"][1]["mailbox"] == 2
    assert asked(m) == ("reroll", (2,))


def test_a_rider_on_a_mailbox_who_is_wrong_goes_to_prison_there() -> None:
    m = arranged((24, 33, 10), mailbox=(1, 1), rolls=["pair", "nothing"])
    ride(m, "pair", accuser=1)
    assert told(m, "imprisoned") == [{"seat": 1, "why": "false-accusation"}]
    assert moves(m) == [(0, 24, 25, "dice")]
    assert (asked(m), m.view(None)["active"]) == (("pay-prison", (1,)), 1)
    rider = m.view(None)["riders"][1]
    assert (rider["space"], rider["mailbox"], rider["prison"]) == (33, 1, True)
