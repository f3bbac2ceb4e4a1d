"""The train: the ladder of combinations, and the pot."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from game.rules.western.cards import KINDS
from game.rules.western.ladder import (
    COMBINATIONS,
    beats,
    cards_of,
    combination_of,
    combinations_in,
    fewest_cards,
    rank,
)
from game.rules.western.questions import Rung
from tests.rules.answering import asked, kinds, say, told
from tests.rules.western.scripting import (
    arranged,
    can_play,
    choices,
    fortunes,
    hand,
    lay,
    play,
    pot,
)

LADDER = (
    *("attack-1", "attack-2", "attack-3"),
    *("attack-1 horse", "attack-2 horse", "attack-3 horse"),
)
ANY = "attack-1 attack-2 attack-3 horse cake"


def came(combination: str = "attack-1", hands: dict[int, str] | None = None, **table: Any) -> Match:
    """Ann plays a train; everybody else could lay any combination."""
    own = {0: f"train {combination} dog dog"}
    others = dict.fromkeys(range(1, table.get("seats", 4)), ANY)
    m = arranged(hands={**own, **others, **(hands or {})}, **table)
    play(m, f"train {combination}")
    return m


# ---- the ladder


def test_ruling_the_combinations_from_the_weakest_to_the_strongest() -> None:
    assert [" ".join(cards_of(one)) for one in COMBINATIONS] == list(LADDER)
    assert tuple(cards.replace(" ", "+") for cards in LADDER) == COMBINATIONS
    assert [rank(cards.split()) for cards in LADDER] == [0, 1, 2, 3, 4, 5]
    for low, high in combinations(LADDER, 2):
        assert beats(high.split(), low.split()) and not beats(low.split(), high.split())


@pytest.mark.parametrize("cards", LADDER)
def test_the_hat_goes_only_with_an_equal_combination_and_beats_it(cards: str) -> None:
    plain, with_hat = cards.split(), [*cards.split(), "hat"]
    assert beats(with_hat, plain) and not beats(plain, plain)
    assert not beats(with_hat, with_hat) and not beats(plain, with_hat)
    assert combination_of(with_hat) == combination_of(plain)
    for other in LADDER:
        if other != cards:
            assert not beats(with_hat, other.split())


def test_a_strictly_higher_one_still_beats_the_hat() -> None:
    assert beats(["attack-2"], ["attack-1", "hat"])


@pytest.mark.parametrize(
    "cards", ["", "horse", "hat", "attack-1 attack-1", "attack-1 attack-2", "attack-1 horse horse"]
)
def test_two_attack_1_are_never_an_attack_2_and_nothing_else_is_a_combination(cards: str) -> None:
    assert rank(cards.split()) is None and combination_of(cards.split()) is None
    assert not beats(cards.split(), ["attack-1"])


def test_what_a_hand_can_lay() -> None:
    hand = ["attack-1", "attack-1", "attack-3", "horse", "hat"]
    assert combinations_in(hand) == [
        *[("attack-1",), ("attack-3",), ("attack-1", "horse"), ("attack-3", "horse")]
    ]
    assert combinations_in(hand, ["attack-1"]) == [
        *[("attack-1", "hat"), ("attack-3",), ("attack-1", "horse"), ("attack-3", "horse")]
    ]
    assert combinations_in(hand, ["attack-3", "horse"]) == [("attack-3", "horse", "hat")]
    with_hat = ["attack-1", "hat"]
    assert combinations_in([*with_hat, "dog"], with_hat) == []
    assert combinations_in(["attack-1"]) == [] and combinations_in(["attack-1", "horse"]) == [
        ("attack-1",)
    ]


def test_so_many_cards_it_takes_to_beat_a_combination() -> None:
    fewest = [fewest_cards(cards.split(), hat_about=True) for cards in LADDER]
    assert fewest == [1, 1, 2, 2, 2, 3]
    assert fewest_cards(["attack-3", "horse"], hat_about=False) is None
    assert fewest_cards(["attack-3", "horse", "hat"], hat_about=True) is None


# ---- playing it


@pytest.mark.parametrize("cards", LADDER)
def test_a_train_comes_with_any_combination_in_the_same_play(cards: str) -> None:
    m = came(cards)
    assert told(m, "train-came") == [{"seat": 0, "pot": 50}]
    assert told(m, "train-laid") == [
        {"seat": 0, "cards": cards.split(), "combination": cards.replace(" ", "+"), "hat": False}
    ]


def test_a_train_needs_a_combination_and_no_other_card_goes_with_it() -> None:
    m = arranged(hands={0: "train attack-1 horse hat levy dog"})
    assert not can_play(m, "train") and not can_play(m, "train horse")
    assert not can_play(m, "train levy") and not can_play(m, "train attack-1 hat")
    assert not can_play(m, "train attack-1", 1)


def test_ruling_the_pot_must_hold_money() -> None:
    m = arranged(hands={0: "train attack-1 dog"}, pot=0)
    assert not can_play(m, "train attack-1")


def test_in_playing_order_each_may_lay_a_strictly_higher_combination() -> None:
    m = came("attack-2", direction=-1)
    assert asked(m) == ("ladder", (3,))
    assert choices(m) == [None, *[Rung(tuple(cards.split())) for cards in LADDER[2:]]]
    for cards in (["attack-1"], ["attack-2"], ["attack-2", "hat"], ["dog"], []):
        with pytest.raises(IllegalAnswer):
            m.answer({"cards": cards})
    say(m, {"cards": ["horse", "attack-1"]})
    assert m.journal[-1][1] == Rung(("attack-1", "horse"))
    assert asked(m) == ("ladder", (2,))


def test_passing_is_not_final_and_it_ends_when_all_others_have_passed_in_a_row() -> None:
    m = came("attack-1")
    say(m, None)
    lay(m, "attack-2")
    assert m.view(None)["train"]["passed"] == []
    say(m, None)
    assert m.view(None)["train"]["passed"] == [3] and asked(m) == ("ladder", (0,))
    say(m, None)
    assert asked(m) == ("ladder", (1,)), "who passed is asked again"
    lay(m, "attack-3")
    for seat in (2, 3):
        assert asked(m) == ("ladder", (seat,))
        say(m, None)
    assert told(m, "train-won") == [{"seat": 1, "amount": 50}]
    assert fortunes(m) == [140, 190, 140, 140] and pot(m) == 0
    assert [passed["seat"] for passed in told(m, "train-passed")] == [1, 3, 0, 2, 3]


def test_the_player_of_the_train_may_lay_again() -> None:
    m = came("attack-1", hands={0: "train attack-1 attack-3 dog dog"})
    lay(m, "attack-2")
    for _ in range(2):
        say(m, None)
    assert asked(m) == ("ladder", (0,))
    lay(m, "attack-3")
    assert m.view(1)["train"] == {
        **{"seat": 0, "leader": 0, "cards": ["attack-3"], "combination": "attack-3"},
        **{"hat": False, "passed": []},
    }


def test_the_last_to_lay_wins_the_pot_if_nobody_beats_it() -> None:
    m = came("attack-1")
    for _ in range(3):
        say(m, None)
    assert fortunes(m) == [190, 140, 140, 140] and m.view(None)["train"] is None
    assert told(m, "paid") == [
        {"payer": None, "payee": 0, "amount": 50, "owed": 50, "why": "train"}
    ]


def test_nothing_counters_it_and_nobody_draws() -> None:
    m = came("attack-1", hands={1: "joker joker attack-2", 2: "dog joker hat"})
    assert asked(m) == ("ladder", (1,))
    lay(m, "attack-2")
    while asked(m)[0] == "ladder":
        say(m, None)
    assert asked(m) == ("play", (1,)) and "cards-drawn" not in kinds(m)


def test_play_goes_on_after_the_player_of_the_train() -> None:
    m = came("attack-1")
    say(m, None)
    say(m, None)
    lay(m, "attack-2")
    while asked(m)[0] == "ladder":
        say(m, None)
    assert told(m, "train-won")[0]["seat"] == 3 and asked(m) == ("play", (1,))


def test_the_hat_beats_an_equal_combination() -> None:
    m = came("attack-2", hands={1: "attack-2 hat dog"})
    assert choices(m) == [None, Rung(("attack-2", "hat"))]
    lay(m, "attack-2 hat")
    assert m.view(0)["train"]["hat"] and told(m, "train-laid")[-1]["hat"]
    assert Rung(("attack-3",)) in choices(m), "strictly higher still beats it"
    assert hand(m, 1) == ["dog"]


def test_everybody_keeps_one_card() -> None:
    m = came("attack-1", hands={1: "attack-2 horse", 2: "attack-2 horse dog"})
    assert choices(m) == [None, Rung(("attack-2",))]
    say(m, None)
    assert Rung(("attack-2", "horse")) in choices(m)


def test_who_is_asked_depends_on_the_number_of_cards_alone() -> None:
    m = came("attack-1", hands={1: "attack-3", 2: "levy levy", 3: "dancer dancer dancer"})
    assert asked(m) == ("ladder", (2,)) and choices(m) == [None]
    m = came("attack-3", hands={1: "attack-1 horse", 2: "levy levy levy"})
    assert asked(m) == ("ladder", (2,)), "two cards and one to keep"


def test_the_highest_can_be_beaten_only_while_the_hat_may_be_in_a_hand() -> None:
    m = came("attack-3 horse", hands={1: "levy levy levy", 2: ANY})
    assert asked(m) == ("ladder", (2,)), "three cards and one to keep"
    m = came("attack-3 horse", deck="train")
    assert m.table.discards.count("hat") == 1 and told(m, "train-won") == [
        {"seat": 0, "amount": 50}
    ]
    assert "train-passed" not in kinds(m)


def test_all_see_the_train() -> None:
    m = came("attack-1 horse")
    assert m.view(2)["train"] == {
        **{"seat": 0, "leader": 0, "cards": ["attack-1", "horse"]},
        **{"combination": "attack-1+horse", "hat": False, "passed": []},
    }
    assert m.view(2)["play"]["card"] == "train"
    assert m.view(2)["discards"] == ["train", "attack-1", "horse"]


# ---- the variant


def test_variant_anybody_lays_out_of_turn() -> None:
    m = came("attack-1", options={"open-train": True})
    assert m.view(0)["open-train"] and asked(m) == ("ladder", (1, 2, 3))
    say(m, {"cards": ["attack-2"]}, 3)
    assert m.view(0)["train"]["leader"] == 3
    assert asked(m) == ("ladder", (0, 1, 2)), "all others, anew"
    say(m, None, 2)
    say(m, None, 0)
    assert asked(m) == ("ladder", (1,))
    say(m, None, 1)
    assert told(m, "train-won") == [{"seat": 3, "amount": 50}]
    assert [passed["seat"] for passed in told(m, "train-passed")] == [2, 0, 1]


def test_variant_who_passed_is_asked_anew_after_a_new_combination() -> None:
    m = came("attack-1", options={"open-train": True})
    say(m, None, 1)
    say(m, {"cards": ["attack-2"]}, 2)
    assert asked(m) == ("ladder", (3, 0, 1))


def test_variant_nobody_sees_the_others_options() -> None:
    m = came("attack-1", hands={1: "levy levy"}, options={"open-train": True})
    assert m.pending.for_seat(1).options(1) == (None,)
    assert m.pending.for_seat(2).seats == (2,)
    with pytest.raises(IllegalAnswer):
        m.pending.for_seat(1).options(2)


def test_a_combination_is_made_of_attacks_horse_and_hat_alone() -> None:
    others = [kind for kind in KINDS if kind not in ("attack-1", "attack-2", "attack-3")]
    assert all(rank([kind]) is None and rank(["attack-1", kind]) is None for kind in others[:9])
