"""Prison: lying on the space, and the turn that is spent there."""

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    gold,
    hand,
    kinds,
    moves,
    paid,
    piece,
    play,
    prisoners,
    ride,
    spaces,
    told,
)


def jailed(*rolls: str, **table: Any) -> Match:
    """Ann begins her turn in prison on space 10."""
    where = table.pop("spaces", (10, 12, 14))
    return arranged(where, prison=table.pop("prison", (0,)), rolls=rolls, **table)


def freed(m: Match) -> list[tuple[int, str]]:
    return [(fact["seat"], fact["how"]) for fact in told(m, "freed")]


def test_a_rider_sent_to_prison_stays_on_its_space_lying_down() -> None:
    m = arranged((2, 3, 11), rolls=["pair", "nothing", "pair"], shots=[{}])
    ride(m, "pair", accuser=1)
    assert spaces(m) == [3, 3, 11]
    assert (prisoners(m), asked(m)) == ([1], ("pay-prison", (1,)))
    play(m, pay_prison=False)
    m = arranged((8, 3, 11), prison=(1,), rolls=["pair"])
    ride(m, "pair")
    assert piece(m, "rider-1").lying
    assert piece(m, "rider-1").at == (38.8, 26.4)


# ---- charity, then pay or roll


def test_charity_comes_first() -> None:
    m = jailed("nothing", gold=(0, 3, 3))
    assert paid(m) == [(None, 0, 1, "charity")]
    assert kinds(m)[:3] == ["turn-began", "gold-moved", "open-roll"]


def test_with_3_nuggets_the_rider_is_asked_whether_to_pay() -> None:
    m = jailed(gold=(3, 3, 3))
    assert asked(m) == ("pay-prison", (0,))


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_with_fewer_than_3_nuggets_there_is_only_the_roll(gold: int) -> None:
    m = jailed("nothing", gold=(gold, 3, 3))
    assert [fact["why"] for fact in told(m, "open-roll")] == ["prison"]
    assert asked(m) == ("reroll", (1,))


@pytest.mark.parametrize("answer", [1, "true", None, 3])
def test_to_pay_is_true_or_false(answer: Any) -> None:
    m = jailed()
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert asked(m) == ("pay-prison", (0,))


def test_paying_3_nuggets_buys_a_normal_turn() -> None:
    m = jailed("pair", gold=(5, 3, 3))
    play(m, pay_prison=True)
    assert paid(m) == [(0, None, 3, "prison-fine")]
    assert freed(m) == [(0, "paid")]
    assert asked(m) == ("reroll", (0,))
    ride(m, "pair")
    assert moves(m) == [(0, 10, 11, "dice")]


def test_the_normal_turn_begins_with_its_first_step_charity_included() -> None:
    m = jailed(gold=(3, 3, 3))
    play(m, pay_prison=True)
    assert paid(m) == [(0, None, 3, "prison-fine"), (None, 0, 1, "charity")]
    assert gold(m)[0] == 1


def test_the_roll_is_five_dice_once_in_the_open() -> None:
    m = jailed("two-pairs")
    play(m, pay_prison=False)
    rolls = told(m, "open-roll")
    assert [(roll["seat"], roll["hand"], roll["why"]) for roll in rolls] == [
        (0, "two-pairs", "prison")
    ]


@pytest.mark.parametrize(
    ("roll", "escaped", "nuggets", "cards"),
    [
        ("nothing", False, 0, 0),
        ("pair", False, 0, 0),
        ("two-pairs", False, 1, 0),
        ("three", False, 0, 1),
        ("straight", True, 0, 0),
        ("full-house", True, 1, 0),
        ("four", True, 0, 1),
        ("five", True, 1, 1),
    ],
)
def test_what_each_roll_brings(roll: str, escaped: bool, nuggets: int, cards: int) -> None:
    # The top card is drawn; one that no window of a normal roll asks for.
    m = jailed(roll, "pair", gold=(2, 3, 3), top=["pickaxe", "decoy"])
    assert freed(m) == [(0, "escaped" if escaped else "served")]
    assert paid(m) == ([(None, 0, 1, "prison-roll")] if nuggets else [])
    assert hand(m, 0) == ["pickaxe"][:cards]
    assert m.view(None)["deck"] == 20 - cards
    assert asked(m) == ("reroll", (0 if escaped else 1,))


def test_the_card_drawn_is_secret() -> None:
    m = jailed("three", gold=(2, 3, 3), top=["pickaxe"])
    assert told(m, "card-taken") == [{"seat": 0, "why": "prison"}]
    assert all("pickaxe" not in str(m.view(seat)["log"]) for seat in (1, 2, None))


@pytest.mark.parametrize(("deck", "drawn"), [([], []), (["decoy"], ["decoy"])])
@pytest.mark.parametrize("roll", ["three", "four", "five"])
def test_a_card_is_drawn_only_if_there_is_one(roll: str, deck: list[str], drawn: list[str]) -> None:
    m = jailed(roll, "pair", gold=(2, 3, 3), deck=deck)
    assert hand(m, 0) == drawn
    assert m.view(None)["deck"] == 0


@pytest.mark.parametrize(("roll", "seat"), [("full-house", 0), ("five", 0), ("two-pairs", 1)])
def test_ruling_a_dry_bank_pays_no_nugget_and_the_escape_holds(roll: str, seat: int) -> None:
    m = jailed(roll, "pair", gold=(2, 14, 14), top=["pickaxe"])
    assert paid(m) == []
    assert asked(m) == ("reroll", (seat,))


# ---- out again


def test_escaped_the_rider_plays_a_normal_turn_at_once() -> None:
    m = jailed("straight", "pair", gold=(2, 3, 3))
    assert prisoners(m) == []
    ride(m, "pair")
    assert moves(m) == [(0, 10, 11, "dice")]


def test_escaped_without_gold_there_is_charity_before_the_normal_turn() -> None:
    # A bank that was dry has a nugget again only by a fine, so this is charity after the fine.
    m = jailed(gold=(3, 12, 15))
    play(m, pay_prison=True)
    assert paid(m)[-1] == (None, 0, 1, "charity")
    m = jailed("straight", "pair", gold=(0, 15, 15))
    assert (paid(m), asked(m)) == ([], ("reroll", (0,)))


def test_not_escaped_the_rider_stands_up_and_plays_normally_next_turn() -> None:
    m = jailed("pair", *["pair"] * 3, gold=(2, 3, 3), spaces=(1, 1, 1))
    assert prisoners(m) == []
    assert spaces(m)[0] == 1
    ride(m, "pair")
    ride(m, "pair")
    assert asked(m) == ("reroll", (0,))
    assert len(told(m, "open-roll")) == 1


def test_nobody_stays_more_than_one_turn_so_who_has_served_may_accuse_again() -> None:
    m = jailed("nothing", "pair", gold=(2, 3, 3), spaces=(10, 10, 14))
    play(m, reroll="stand", announce="pair")
    assert asked(m) == ("accuse", (0,))


def test_others_play_while_a_rider_waits_in_prison() -> None:
    m = jailed(prison=(1,), spaces=(1, 1, 1))
    ride(m, "pair")
    assert (m.view(None)["active"], asked(m)) == (1, ("pay-prison", (1,)))
    assert prisoners(m) == [1]


# ---- on a mailbox


def mail(*rolls: str, box: int = 1, gold: tuple[int, ...] = (3, 3, 3)) -> Match:
    return jailed(*rolls, spaces=(33, 1, 1), mailbox=(0, box), gold=gold)


def mailbox(m: Match) -> int:
    return m.view(None)["riders"][0]["mailbox"]


def test_ruling_a_prisoner_on_a_mailbox_who_pays_moves_one_mailbox_on() -> None:
    m = mail(gold=(5, 3, 3))
    assert asked(m) == ("pay-prison", (0,))
    play(m, pay_prison=True)
    assert mailbox(m) == 2
    assert asked(m) == ("reroll", (1,))


@pytest.mark.parametrize(
    ("roll", "box"), [("pair", 1), ("two-pairs", 1), ("three", 1), ("straight", 2), ("five", 2)]
)
def test_ruling_a_prisoner_on_a_mailbox_moves_on_only_by_an_escape(roll: str, box: int) -> None:
    m = mail(roll, gold=(2, 3, 3))
    assert mailbox(m) == box
    assert prisoners(m) == []
    assert asked(m) == ("reroll", (1,))


def test_a_prisoner_on_a_mailbox_who_served_moves_on_in_the_next_turn() -> None:
    m = mail("pair", gold=(2, 3, 3))
    ride(m, "pair")
    ride(m, "pair")
    assert mailbox(m) == 2
    assert asked(m) == ("reroll", (1,))


def test_ruling_charity_applies_on_a_mailbox_too_before_and_after_paying() -> None:
    assert paid(mail("pair", gold=(0, 3, 3))) == [(None, 0, 1, "charity")]
    m = mail(gold=(3, 3, 3))
    play(m, pay_prison=True)
    assert paid(m) == [(0, None, 3, "prison-fine"), (None, 0, 1, "charity")]


@pytest.mark.parametrize("roll", [None, "straight"])
def test_paying_or_escaping_from_mailbox_2_wins_the_race(roll: str | None) -> None:
    m = mail(*([roll] if roll else []), box=2)
    play(m, pay_prison=roll is None)
    assert m.pending is None
    assert m.result["winners"] == [0]
    assert m.result["reason"] == "jackrabbit"
