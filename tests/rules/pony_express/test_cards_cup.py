"""Cards around the cup: Marked Die, Canteen, Poker Face, Spyglass."""

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    card,
    dice,
    gold,
    hand,
    kinds,
    moves,
    paid,
    play,
    prisoners,
    ride,
    say,
    told,
    window,
)

ROLL = "K K 10 10 J"
KEEP_KINGS = {"roll": [2, 3, 4], "shown": [0, 1]}
ALL_SHOWN = {"roll": [], "shown": [0, 1, 2, 3, 4]}
ONE_IN_THE_OPEN = {"roll": [4], "shown": [0, 1, 2, 3, 4]}


def faces(m: Match, seat: int | None) -> list[str | None]:
    return [die["face"] for die in m.view(seat)["dice"]]


def anns(*cards: str, rolls: tuple[str, ...] = (ROLL,), **table: Any) -> Match:
    """Ann holds these cards and has rolled; Bob is on her space, Cleo ahead."""
    return arranged(table.pop("spaces", (10, 10, 14)), cards={0: cards}, rolls=rolls, **table)


# ---- Marked Die


def test_marked_die_sets_one_die_under_the_cup_to_any_face() -> None:
    m = anns("marked-die")
    assert window(m) == ("after-roll", 0)
    plays = {(play.die, play.face) for play in m.pending.options()[1:]}
    assert plays == {(die, face) for die in range(5) for face in ("A", "K", "Q", "J", "10", "9")}
    card(m, "marked-die", die=4, face="K")
    assert faces(m, 0) == ["K", "K", "10", "10", "K"]
    assert told(m, "die-marked") == [{"seat": 0, "die": 4, "face": "K"}]
    assert [event.audience for event in m.events if event.kind == "die-marked"] == [(0,)]


def test_marked_die_is_secret_the_others_learn_only_that_it_was_played() -> None:
    tables = [anns("marked-die") for _ in range(2)]
    for m, (die, face) in zip(tables, ((4, "K"), (0, "9")), strict=True):
        card(m, "marked-die", die=die, face=face)
        assert told(m, "card-played")[0]["card"] == "marked-die"
        assert {"die", "face"}.isdisjoint(told(m, "card-played")[0])
    for seat in (1, 2, None):
        assert tables[0].view(seat) == tables[1].view(seat)


def test_marked_die_counts_when_the_cup_is_lifted() -> None:
    m = anns("marked-die")
    card(m, "marked-die", die=4, face="K")
    ride(m, "full-house", accuser=1)
    assert told(m, "cup-lifted")[0]["faces"] == ["K", "K", "10", "10", "K"]
    assert told(m, "imprisoned") == [{"seat": 1, "why": "false-accusation"}]


def test_marked_die_may_follow_any_roll_of_the_turn() -> None:
    m = anns("marked-die", rolls=(ROLL, "A J 9", "Q Q Q"))
    for _ in range(2):
        assert window(m) == ("after-roll", 0)
        card(m, None)
        play(m, reroll=KEEP_KINGS)
    assert window(m) == ("after-roll", 0)


@pytest.mark.parametrize("die", [0, 1])
def test_marked_die_is_not_for_a_die_outside_the_cup(die: int) -> None:
    m = anns("marked-die", rolls=(ROLL, "A J 9"))
    card(m, None)
    play(m, reroll=KEEP_KINGS)
    assert {play.die for play in m.pending.options()[1:]} == {2, 3, 4}
    with pytest.raises(IllegalAnswer):
        m.answer({"card": "marked-die", "die": die, "face": "A"})


def test_marked_die_is_not_asked_for_when_all_dice_are_shown() -> None:
    m = anns("marked-die", rolls=(ROLL, "9"))
    card(m, None)
    play(m, reroll=ONE_IN_THE_OPEN)
    assert asked(m) == ("reroll", (0,))


def test_marked_die_may_change_a_die_that_was_shown_and_covered_again() -> None:
    m = anns("marked-die", rolls=(ROLL, "A J 9", "Q"))
    card(m, None)
    play(m, reroll=KEEP_KINGS)
    card(m, None)
    play(m, reroll={"roll": [4], "shown": [4]})
    card(m, "marked-die", die=0, face="A")
    assert faces(m, 0) == ["A", "K", "A", "J", "Q"]
    assert faces(m, 1) == [None, None, None, None, "Q"]


@pytest.mark.parametrize(
    "needs",
    [
        {"die": 5, "face": "A"},
        {"die": -1, "face": "A"},
        {"die": 0, "face": "8"},
        {"die": 0, "face": "a"},
        {"die": "0", "face": "A"},
        {"die": True, "face": "A"},
    ],
)
def test_marked_die_needs_a_die_and_a_face(needs: dict[str, Any]) -> None:
    m = anns("marked-die")
    with pytest.raises(IllegalAnswer):
        m.answer({"card": "marked-die", **needs})
    assert hand(m, 0) == ["marked-die"]


def test_marked_die_the_second_may_be_played_after_the_next_roll() -> None:
    m = anns("marked-die", "marked-die", rolls=(ROLL, "A J 9"))
    card(m, "marked-die", die=4, face="K")
    play(m, reroll=KEEP_KINGS)
    card(m, "marked-die", die=2, face="K")
    assert faces(m, 0) == ["K", "K", "K", "J", "9"]


def test_a_card_drawn_in_prison_may_be_used_in_a_later_window_of_the_same_turn() -> None:
    m = arranged((10, 12, 14), gold=(2, 3, 3), prison=(0,), top=["marked-die"], rolls=["four"])
    assert window(m) == ("after-roll", 0)


# ---- Canteen


def free(m: Match) -> list[str]:
    return [fact["free"] for fact in told(m, "rerolled")]


def test_canteen_the_next_two_rerolls_are_free_and_the_third_costs() -> None:
    m = anns("canteen")
    assert window(m) == ("before-reroll", 0)
    card(m, "canteen")
    for _ in range(3):
        play(m, reroll=KEEP_KINGS)
    assert free(m) == ["canteen", "canteen", ""]
    assert paid(m) == [(0, None, 1, "reroll")]


def test_canteen_in_the_desert_too() -> None:
    m = anns("canteen", spaces=(26, 10, 14), gold=(4, 3, 3))
    card(m, "canteen")
    for _ in range(3):
        play(m, reroll=KEEP_KINGS)
    assert paid(m) == [(0, None, 2, "reroll")]


def test_canteen_is_not_spent_on_the_free_reroll_of_the_sole_last_rider() -> None:
    m = anns("canteen", spaces=(9, 10, 14))
    card(m, "canteen")
    for _ in range(4):
        play(m, reroll=KEEP_KINGS)
    assert free(m) == ["last", "canteen", "canteen", ""]
    assert paid(m) == [(0, None, 1, "reroll")]


def test_canteen_lets_a_rider_reroll_who_could_not_pay() -> None:
    m = anns("canteen", spaces=(26, 10, 14), gold=(1, 3, 3))
    card(m, None)
    with pytest.raises(IllegalAnswer):
        m.answer(KEEP_KINGS)
    m = anns("canteen", spaces=(26, 10, 14), gold=(1, 3, 3))
    card(m, "canteen")
    play(m, reroll=KEEP_KINGS)
    play(m, reroll=KEEP_KINGS)
    assert gold(m)[0] == 1
    with pytest.raises(IllegalAnswer):
        m.answer(KEEP_KINGS)


def test_canteen_may_be_played_before_a_later_reroll() -> None:
    m = anns("canteen")
    card(m, None)
    play(m, reroll=KEEP_KINGS)
    card(m, "canteen")
    for _ in range(2):
        play(m, reroll=KEEP_KINGS)
    assert free(m) == ["", "canteen", "canteen"]


def test_canteen_a_second_one_adds_two_more() -> None:
    m = anns("canteen", "canteen")
    card(m, "canteen")
    play(m, reroll=KEEP_KINGS)
    card(m, "canteen")
    for _ in range(4):
        play(m, reroll=KEEP_KINGS)
    assert free(m) == ["canteen"] * 4 + [""]


def test_canteen_holds_for_this_turn_only() -> None:
    m = anns("canteen", spaces=(1, 1, 1), rolls=("pair",) * 4)
    card(m, "canteen")
    for _ in range(3):
        ride(m, "pair")
    assert asked(m) == ("reroll", (0,))
    assert m.view(None)["reroll-price"] == 1


# ---- Poker Face


@pytest.mark.parametrize("announced", ["pair", "two-pairs", "three", "straight"])
def test_poker_face_nobody_may_accuse_nor_use_a_spyglass(announced: str) -> None:
    m = arranged((1, 1, 1), cards={0: ["poker-face"], 1: ["spyglass"]}, rolls=["nothing"])
    play(m, reroll="stand", announce=announced)
    assert window(m) == ("announcing", 0)
    card(m, "poker-face")
    assert kinds(m, "card-played", "believed", "accused", "moved") == [
        "card-played",
        "believed",
        "moved",
    ]
    assert m.view(None)["active"] == 1


@pytest.mark.parametrize("announced", ["full-house", "four", "five"])
def test_poker_face_is_for_an_announcement_of_a_straight_or_less(announced: str) -> None:
    m = anns("poker-face")
    play(m, reroll="stand", announce=announced)
    assert asked(m) == ("accuse", (1,))


def test_poker_face_declined_leaves_the_spyglass_and_the_accusation() -> None:
    m = arranged((1, 1, 1), cards={0: ["poker-face"], 2: ["canteen"]}, rolls=["nothing"])
    play(m, reroll="stand", announce="pair")
    card(m, None)
    assert window(m) == ("another-announced", 2)
    card(m, None)
    assert asked(m) == ("accuse", (1, 2))


def test_poker_face_and_the_marked_die_are_played_in_two_windows_of_a_turn() -> None:
    m = anns("poker-face", "marked-die", spaces=(2, 2, 9))
    card(m, "marked-die", die=4, face="K")
    play(m, reroll="stand", announce="straight")
    card(m, "poker-face")
    assert moves(m)[0] == (0, 2, 6, "dice")


# ---- Spyglass


def spied(*, shown: Any = "stand", **table: Any) -> Match:
    """Ann has announced a pair; Cleo, who is not the nearest, holds a spyglass."""
    held = table.pop("cards", {2: ["spyglass"]})
    m = arranged(table.pop("spaces", (10, 10, 14)), cards=held, rolls=[ROLL], **table)
    play(m, reroll=shown, announce="pair")
    return m


@pytest.mark.parametrize("die", range(5))
def test_spyglass_secretly_shows_one_die_of_ones_choice_under_the_cup(die: int) -> None:
    m = spied()
    assert window(m) == ("another-announced", 2)
    card(m, "spyglass", die=die)
    assert told(m, "die-spied") == [{"seat": 2, "die": die, "face": dice(ROLL)[die]}]
    assert [event.audience for event in m.events if event.kind == "die-spied"] == [(2,)]
    assert "die" not in told(m, "card-played")[0]
    for seat in (1, None):
        assert faces(m, seat) == [None] * 5


def test_spyglass_the_view_of_the_spy_shows_the_die() -> None:
    # Design: a die's face is null in a view only where that seat may not see it.
    m = spied()
    card(m, "spyglass", die=4)
    assert faces(m, 2) == [None, None, None, None, "J"]
    assert [die["shown"] for die in m.view(2)["dice"]] == [False] * 5


def test_spyglass_neither_another_player_nor_a_spectator_sees_the_spied_die() -> None:
    m = arranged((10, 10, 14), active=2, cards={0: ["spyglass"]}, rolls=[ROLL])
    play(m, reroll="stand", announce="pair")
    card(m, "spyglass", die=0)
    assert [faces(m, seat)[0] for seat in (0, 1, None)] == ["K", None, None]


def test_spyglass_the_spy_may_accuse_though_not_nearest() -> None:
    m = spied()
    card(m, "spyglass", die=0)
    assert asked(m) == ("accuse", (1, 2))
    say(m, True, 2)
    assert told(m, "accused") == [{"seat": 0, "accuser": 2}]
    assert asked(m) == ("take-move", (2,))


def test_spyglass_declined_gives_no_accusation() -> None:
    m = spied()
    card(m, None)
    assert asked(m) == ("accuse", (1,))


def test_spyglass_those_who_might_hold_one_are_asked_clockwise_from_the_active_rider() -> None:
    held = {0: ["canteen"], 1: ["spyglass"], 3: ["spyglass"]}
    m = arranged((10, 14, 10, 15), cards=held, active=2, rolls=[ROLL])
    play(m, reroll="stand", announce="pair")
    for seat in (3, 0, 1):
        assert window(m) == ("another-announced", seat)
        card(m, None if seat == 0 else "spyglass", **({} if seat == 0 else {"die": seat}))
    assert asked(m) == ("accuse", (3, 0, 1))
    assert [fact["seat"] for fact in told(m, "die-spied")] == [3, 1]


def test_spyglass_is_not_for_a_rider_in_prison() -> None:
    m = spied(prison=(2,))
    assert asked(m) == ("accuse", (1,))


def test_spyglass_may_be_used_from_a_mailbox() -> None:
    m = spied(spaces=(10, 10, 33), mailbox=(2, 1))
    card(m, "spyglass", die=0)
    assert asked(m) == ("accuse", (1, 2))


def test_spyglass_is_not_asked_for_when_nothing_is_hidden() -> None:
    m = spied(shown=ALL_SHOWN)
    assert asked(m) == ("accuse", (1,))


def test_spyglass_sees_no_die_that_is_shown() -> None:
    m = spied(shown={"roll": [], "shown": [0, 1]})
    assert [play.die for play in m.pending.options()[1:]] == [2, 3, 4]
    for die in (0, 1, 5, -1):
        with pytest.raises(IllegalAnswer):
            m.answer({"card": "spyglass", "die": die})


def test_spyglass_may_make_the_only_accuser_where_all_others_are_in_prison() -> None:
    m = spied(spaces=(10, 10, 14, 12), prison=(1, 3))
    card(m, "spyglass", die=0)
    say(m, True)
    assert asked(m) == ("take-move", (2,))
    assert prisoners(m) == [1, 3]
