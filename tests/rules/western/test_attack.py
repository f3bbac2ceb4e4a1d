"""The attack: dice, guns, dogs, dancers and cakes."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.answering import asked, kinds, say, told
from tests.rules.western.scripting import arranged, can_play, choices, fortunes, play, pot, targets


def attacked(card: str = "attack-1", rolls: str = "", **table: Any) -> Match:
    """Ann attacks Cleo, who holds a dog, a dancer and something to keep."""
    hands = {0: f"{card} levy cake", 2: "dog dancer levy"}
    m = arranged(hands={**hands, **table.pop("hands", {})}, rolls=rolls, **table)
    play(m, card, 2)
    return m


@pytest.mark.parametrize("face", [1, 3, 5])
def test_odd_you_win_at_once_your_die_times_10k_from_them(face: int) -> None:
    m = attacked(rolls=str(face))
    say(m, None)
    assert fortunes(m) == [140 + 10 * face, 140, 140 - 10 * face, 140]
    assert [roll["why"] for roll in told(m, "die-rolled")] == ["attack"]


@pytest.mark.parametrize(("face", "defence"), [(2, 1), (4, 3), (6, 5)])
def test_even_they_roll_and_with_less_you_win_yours(face: int, defence: int) -> None:
    m = attacked(rolls=f"{face} {defence}")
    say(m, None)
    assert fortunes(m) == [140 + 10 * face, 140, 140 - 10 * face, 140]
    assert told(m, "die-rolled") == [
        {"seat": 0, "face": face, "why": "attack"},
        {"seat": 2, "face": defence, "why": "defence"},
    ]


@pytest.mark.parametrize(("face", "defence"), [(2, 2), (4, 4), (4, 5), (2, 6)])
def test_even_and_they_roll_at_least_as_much_they_win_their_die(face: int, defence: int) -> None:
    m = attacked(rolls=f"{face} {defence}")
    say(m, None)
    assert fortunes(m) == [140 - 10 * defence, 140, 140 + 10 * defence, 140]
    assert told(m, "attack-decided") == [
        {"winner": 2, "loser": 0, "face": defence, "times": 1, "amount": 10 * defence}
    ]


@pytest.mark.parametrize("card", ["attack-2", "attack-3"])
def test_2_or_3_guns_double_the_gain_and_the_loss(card: str) -> None:
    m = attacked(card, "3")
    say(m, None)
    assert fortunes(m) == [200, 140, 80, 140]
    m = attacked(card, "4 6")
    say(m, None)
    assert fortunes(m) == [20, 140, 260, 140]
    assert told(m, "paid")[-1] == {
        **{"payer": 0, "payee": 2, "amount": 120, "owed": 120, "why": card}
    }


@pytest.mark.parametrize("card", ["attack-2", "attack-3"])
def test_with_3_players_2_or_3_guns_do_not_double(card: str) -> None:
    m = attacked(card, "5", seats=3)
    say(m, None)
    assert fortunes(m) == [220, 170, 120]


def test_tripling_for_3_guns_is_an_option() -> None:
    m = attacked("attack-3", "3", seats=9, options={"triple-guns": True})
    say(m, None)
    assert fortunes(m)[0] == 200
    m = attacked("attack-2", "3", seats=9, options={"triple-guns": True})
    say(m, None)
    assert fortunes(m)[0] == 170


def test_attack_cards_are_never_combined() -> None:
    m = arranged(hands={0: "attack-1 attack-1 attack-2 dog"})
    assert not can_play(m, "attack-1 attack-1", 1) and not can_play(m, "attack-1 attack-2", 1)


def test_an_attack_goes_to_a_player_of_your_choice() -> None:
    assert targets(arranged(6, hands={2: "attack-1 dog"}, active=2), "attack-1") == [3, 4, 5, 0, 1]


def test_the_target_may_counter_with_a_dog_you_pay_them_10k() -> None:
    m = attacked("attack-3")
    assert asked(m) == ("counter", (2,)) and choices(m) == [None, "dog", "dancer"]
    say(m, "dog")
    say(m, None)
    assert fortunes(m) == [130, 140, 150, 140] and "die-rolled" not in kinds(m)
    assert told(m, "countered") == [{"seat": 2, "by": "dog", "against": 0, "card": "attack-3"}]
    assert told(m, "paid") == [{"payer": 0, "payee": 2, "amount": 10, "owed": 10, "why": "dog"}]


def test_or_with_a_dancer_you_pay_the_pot_20k() -> None:
    m = attacked("attack-2")
    say(m, "dancer")
    say(m, None)
    assert fortunes(m) == [120, 140, 140, 140] and pot(m) == 70
    assert told(m, "paid")[0]["payee"] is None


def test_a_cake_answers_the_counter_and_the_attack_goes_on() -> None:
    for counter in ("dog", "dancer"):
        m = attacked(rolls="5")
        say(m, counter)
        assert asked(m) == ("over-counter", (0,)) and choices(m) == [None, "cake"]
        say(m, "cake")
        assert fortunes(m) == [190, 140, 90, 140] and pot(m) == 50
        assert told(m, "over-countered") == [{"seat": 0, "target": 2, "counter": counter}]


def test_one_counter_only_after_a_cake_no_second_one() -> None:
    m = attacked(rolls="5", hands={2: "dog dog dancer levy"})
    say(m, "dog")
    say(m, "cake")
    assert asked(m) == ("draw", (0,))


def test_no_joker_and_no_hat_stops_an_attack() -> None:
    m = attacked(hands={2: "joker hat cake levy"})
    assert choices(m) == [None]


def test_who_is_asked_to_counter_does_not_depend_on_the_cards_but_on_their_number() -> None:
    m = attacked(hands={2: "levy levy"})
    assert asked(m) == ("counter", (2,)) and choices(m) == [None]
    m = attacked(rolls="1", hands={2: "dog"})
    assert asked(m) == ("draw", (0,)), "the last card is never laid"


def test_an_attacker_with_one_card_left_is_not_asked_for_a_cake() -> None:
    m = attacked(hands={0: "attack-1 cake"})
    say(m, "dog")
    assert asked(m) == ("draw", (0,)) and fortunes(m)[2] == 150
    m = attacked(hands={0: "attack-1 levy levy"})
    say(m, "dog")
    assert asked(m) == ("over-counter", (0,)) and choices(m) == [None]


def test_who_cannot_pay_pays_what_they_have_and_owes_nothing() -> None:
    m = attacked(rolls="5", money={2: 30})
    say(m, None)
    assert fortunes(m)[:3] == [170, 140, 0]
    assert told(m, "paid")[-1] == {
        **{"payer": 2, "payee": 0, "amount": 30, "owed": 50, "why": "attack-1"}
    }
    m = attacked(money={0: 0})
    say(m, "dog")
    say(m, None)
    assert told(m, "paid")[-1]["amount"] == 0


def test_while_it_is_resolved_all_see_what_lies_there() -> None:
    m = attacked()
    shown = {
        **{"seat": 0, "cards": ["attack-1"], "card": "attack-1", "target": 2},
        **{"counter": None, "step": "counter"},
    }
    assert m.view(3)["play"] == shown
    say(m, "dog")
    assert m.view(3)["play"] == {**shown, "counter": "dog", "step": "over-counter"}
    say(m, None)
    assert m.view(3)["play"] is None
    assert m.view(3)["discards"] == ["attack-1", "dog"]
