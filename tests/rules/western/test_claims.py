"""The cards that move money without a die."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.answering import asked, kinds, say, told
from tests.rules.western.scripting import (
    arranged,
    can_play,
    choices,
    fortunes,
    hand,
    play,
    pot,
    targets,
)

# A card with its target, if it is chosen, and who is asked to counter it with a joker.
JOKER_STOPS = [
    ("pay-me", None, 1),
    ("cowboy", None, 1),
    ("cowboy cowboy", 3, 3),
    ("cowboy cowboy cowboy", 2, 2),
    ("give-to-all", 2, 2),
    ("indians", None, 1),
    ("saloon", 1, 1),
]


def laid(cards: str, target: int | None = None, **table: Any) -> Match:
    hands = {0: f"{cards} dog dog", **table.pop("hands", {})}
    m = arranged(hands=hands, **table)
    play(m, cards, target)
    return m


@pytest.mark.parametrize(("cards", "target", "asks"), JOKER_STOPS)
def test_a_joker_stops_it(cards: str, target: int | None, asks: int) -> None:
    m = laid(cards, target, hands={asks: "joker levy levy"})
    before = fortunes(m)
    assert asked(m) == ("counter", (asks,)) and choices(m) == [None, "joker"]
    say(m, "joker")
    assert fortunes(m) == before and pot(m) == 50 and asked(m) == ("draw", (0,))
    (countered,) = told(m, "countered")
    assert countered == {"seat": asks, "by": "joker", "against": 0, "card": cards.split()[0]}
    assert m.view(None)["discards"] == [*cards.split(), "joker"]


@pytest.mark.parametrize("cards", ["everybody-gives", "levy", "hands-up", "horse", "whisky"])
def test_a_joker_does_not_stop_these(cards: str) -> None:
    others = dict.fromkeys((1, 2, 3), "joker levy")
    m = laid(cards, hands={**others, 3: "joker cake"} if cards == "levy" else others)
    assert asked(m) == ("draw", (0,))


def test_a_joker_is_never_countered() -> None:
    m = laid("pay-me", hands={0: "pay-me joker joker cake", 1: "joker levy"})
    say(m, "joker")
    assert asked(m) == ("draw", (0,)) and fortunes(m) == [140] * 4


def test_pay_me_the_next_player_pays_you_50k() -> None:
    m = laid("pay-me")
    say(m, None)
    assert fortunes(m) == [190, 90, 140, 140]


def test_the_next_player_is_the_next_in_the_direction_of_play() -> None:
    m = laid("pay-me", direction=-1)
    say(m, None)
    assert fortunes(m) == [190, 140, 140, 90]


def test_cowboys_one_the_next_player_20k_two_or_three_a_player_of_your_choice() -> None:
    m = laid("cowboy")
    say(m, None)
    assert fortunes(m) == [160, 120, 140, 140]
    m = laid("cowboy cowboy", 2)
    say(m, None)
    assert fortunes(m) == [190, 140, 90, 140]
    m = laid("cowboy cowboy cowboy", 3)
    say(m, None)
    assert fortunes(m) == [220, 140, 140, 60]
    m = arranged(hands={0: "cowboy cowboy cowboy cowboy dog"})
    assert not can_play(m, "cowboy cowboy cowboy cowboy", 1)
    assert targets(m, "cowboy cowboy") == targets(m, "cowboy cowboy cowboy") == [1, 2, 3]


def test_everybody_gives_each_other_player_pays_you_10k() -> None:
    m = laid("everybody-gives", money={2: 0})
    assert fortunes(m) == [160, 130, 0, 130]
    assert [paid["payer"] for paid in told(m, "paid")] == [1, 2, 3]


def test_ruling_several_payments_run_in_playing_order_from_the_cards_player() -> None:
    m = laid("everybody-gives", active=0, direction=-1)
    assert [paid["payer"] for paid in told(m, "paid")] == [3, 2, 1]


def test_give_to_all_one_player_pays_10k_to_each_other_the_cards_player_first() -> None:
    m = laid("give-to-all", 2)
    say(m, None)
    assert fortunes(m) == [150, 150, 110, 150]
    assert [paid["payee"] for paid in told(m, "paid")] == [0, 1, 3]


def test_ruling_a_short_payer_pays_in_that_order() -> None:
    m = laid("give-to-all", 1, money={1: 20}, direction=-1)
    say(m, None)
    assert fortunes(m) == [150, 0, 140, 150]
    assert [(one["payee"], one["amount"]) for one in told(m, "paid")] == [(0, 10), (3, 10), (2, 0)]


def test_indians_the_next_player_pays_all_their_money_into_the_pot() -> None:
    m = laid("indians")
    say(m, None)
    assert fortunes(m) == [140, 0, 140, 140] and pot(m) == 190
    m = laid("indians", money={1: 0})
    say(m, None)
    assert told(m, "paid") == [
        {"payer": 1, "payee": None, "amount": 0, "owed": 0, "why": "indians"}
    ]


def test_levy_takes_30k_from_the_pot_or_what_is_there() -> None:
    m = laid("levy")
    assert fortunes(m)[0] == 170 and pot(m) == 20
    m = laid("levy", pot=20)
    assert fortunes(m)[0] == 160 and pot(m) == 0
    m = laid("levy", pot=0)
    assert told(m, "paid") == [{"payer": None, "payee": 0, "amount": 0, "owed": 30, "why": "levy"}]


def test_hands_up_all_others_show_their_hands_and_pay_for_a_missing_horse_or_hat() -> None:
    m = laid("hands-up", hands={1: "levy horse", 2: "cake hat", 3: "cake cake"})
    shown = [["levy", "horse"], ["cake", "hat"], ["cake", "cake"]]
    assert told(m, "hand-shown") == [
        {"seat": seat, "cards": cards, "hidden": 0, "why": "hands-up"}
        for seat, cards in enumerate(shown, start=1)
    ]
    assert fortunes(m) == [140, 130, 120, 110] and pot(m) == 50 + 10 + 20 + 30
    assert all(one["payee"] is None and one["why"] == "hands-up" for one in told(m, "paid"))


def test_who_has_a_horse_and_the_hat_pays_nothing() -> None:
    m = laid("hands-up", hands={1: "horse hat"})
    assert fortunes(m)[1] == 140 and 1 not in [one["payer"] for one in told(m, "paid")]


def test_a_horse_the_next_player_loses_the_turn_and_the_draw() -> None:
    m = laid("horse")
    assert told(m, "turn-will-be-lost") == [{"seat": 1}]
    assert [one["loses-turn"] for one in m.view(0)["players"]] == [False, True, False, False]
    say(m, 0)
    assert asked(m) == ("play", (2,)), "nobody is asked about it, and the turn is over"
    assert told(m, "turn-lost") == [{"seat": 1, "turn": 2}]
    assert m.view(0)["turn"] == 3 and not m.view(0)["players"][1]["loses-turn"]


def test_several_horses_do_not_add_up() -> None:
    """A lost turn is lost once: the flag is used up before anybody can lay a second horse."""
    m = laid("horse", hands={2: "horse horse dog"})
    say(m, 0)
    play(m, "horse")
    say(m, 0)
    assert [lost["seat"] for lost in told(m, "turn-lost")] == [1, 3]
    assert asked(m) == ("play", (0,))
    assert not any(one["loses-turn"] for one in m.view(None)["players"])


# ---- whisky


def test_a_whisky_turns_the_direction() -> None:
    m = laid("whisky")
    assert told(m, "direction-turned") == [{"seat": 0, "direction": -1}]
    say(m, 0)
    assert asked(m) == ("play", (3,)) and m.view(None)["direction"] == -1


def test_a_whisky_turns_first_so_next_is_in_the_new_direction() -> None:
    m = laid("whisky pay-me")
    assert asked(m) == ("counter", (3,))
    assert told(m, "cards-played") == [
        {"seat": 0, "cards": ["whisky", "pay-me"], "card": "pay-me", "target": 3}
    ]
    say(m, None)
    assert fortunes(m) == [190, 140, 140, 90]
    say(m, 0)
    assert asked(m) == ("play", (3,))
    m = laid("whisky horse")
    say(m, 0)
    assert told(m, "turn-lost") == [{"seat": 3, "turn": 2}] and asked(m) == ("play", (2,))


def test_with_3_players_a_whisky_is_never_joined() -> None:
    m = arranged(3, hands={0: "whisky levy dog dog"})
    assert can_play(m, "whisky") and not can_play(m, "whisky levy")


def test_ruling_one_action_card_joins_not_a_train_not_a_whisky_and_a_cowboy_counts_as_one() -> None:
    m = arranged(
        hands={0: "whisky whisky train attack-1 cowboy cowboy sheriff dog joker"}, sheriff=[2]
    )
    for cards in ("whisky whisky", "whisky train", "whisky train attack-1", "whisky dog"):
        assert not can_play(m, cards)
    assert not can_play(m, "whisky cowboy cowboy", 1)
    assert not can_play(m, "whisky attack-1", 2) and not can_play(m, "whisky joker attack-1", 2)
    assert can_play(m, "whisky cowboy") and can_play(m, "whisky sheriff")
    assert can_play(m, "whisky attack-1", 1)


def test_a_counter_of_the_joined_card_does_not_turn_the_direction_back() -> None:
    m = laid("whisky pay-me", hands={3: "joker levy"})
    say(m, "joker")
    assert m.view(None)["direction"] == -1 and fortunes(m) == [140] * 4


# ---- give it back


def refund(losses: int = 50, **table: Any) -> Match:
    """Cleo took something from Ann since Ann's last turn began; now it is Ann's turn."""
    hands = {0: "give-it-back dog dog", **table.pop("hands", {})}
    return arranged(hands=hands, losses={(2, 0): losses}, **table)


def test_give_it_back_one_player_returns_what_they_took() -> None:
    m = refund()
    assert m.view(None)["taken"][2] == [50, 0, 0, 0]
    play(m, "give-it-back", 2)
    assert asked(m) == ("counter", (2,)) and choices(m) == [None]
    say(m, None)
    assert fortunes(m) == [190, 140, 90, 140]
    assert told(m, "paid") == [
        {"payer": 2, "payee": 0, "amount": 50, "owed": 50, "why": "give-it-back"}
    ]


def test_ruling_legal_only_if_they_took_something_and_still_hold_it_all() -> None:
    assert targets(refund(), "give-it-back") == [2]
    assert targets(refund(money={2: 50}), "give-it-back") == [2]
    assert targets(refund(money={2: 40}), "give-it-back") == []
    assert targets(refund(0), "give-it-back") == []


def test_only_the_hat_stops_it() -> None:
    m = refund(hands={2: "joker dog dancer cake hat"})
    play(m, "give-it-back", 2)
    assert choices(m) == [None, "hat"]


def test_the_hat_then_takes_a_random_card_of_that_player() -> None:
    m = refund(hands={0: "give-it-back train dog", 2: "hat levy"}, shuffles=[["train", "dog"]])
    play(m, "give-it-back", 2)
    say(m, "hat")
    assert hand(m, 0) == ["dog"] and hand(m, 2) == ["levy", "train"]
    assert fortunes(m) == [140] * 4
    assert told(m, "card-taken") == [{"seat": 2, "victim": 0}]
    (seen,) = (event for event in m.events if event.kind == "card-seen")
    assert seen.audience == (2, 0) and seen.data == {"seat": 2, "victim": 0, "card": "train"}


def test_the_hat_does_not_take_the_last_card() -> None:
    m = refund(hands={0: "give-it-back dog", 2: "hat levy"})
    play(m, "give-it-back", 2)
    say(m, "hat")
    assert hand(m, 0) == ["dog"] and hand(m, 2) == ["levy"] and "card-taken" not in kinds(m)


# What Bob does in his turn, and what Ann can ask back from him then.
TAKEN = [
    ("pay-me", 50),  # Bob plays counter-clockwise, so the next player is Ann
    ("cowboy", 20),
    ("cowboy cowboy", 50),
    ("everybody-gives", 10),
    ("attack-1", 30),
    ("saloon", 140),
    ("give-to-all", 0),
    ("indians", 0),
    ("hands-up", 0),
]


@pytest.mark.parametrize(("cards", "taken"), TAKEN)
def test_ruling_what_went_by_cards_they_played_and_attacks_and_saloons_they_won(
    cards: str, taken: int
) -> None:
    m = arranged(
        hands={0: "levy levy", 1: f"{cards} dog cake dancer"}, active=1, direction=-1, rolls="3"
    )
    chosen = cards in ("attack-1", "saloon", "give-to-all", "cowboy cowboy")
    play(m, cards, 0 if chosen else None)
    if asked(m)[0] == "counter":
        say(m, None)
    assert m.view(None)["taken"][1][0] == taken


def test_ruling_an_attack_that_the_defender_won_and_a_dogs_10k_included() -> None:
    m = arranged(hands={0: "attack-1 levy levy", 1: "dog cake cake"}, rolls="2 6")
    play(m, "attack-1", 1)
    say(m, None)
    assert m.view(None)["taken"][1][0] == 60
    m = arranged(hands={0: "attack-1 levy", 1: "dog cake cake"})
    play(m, "attack-1", 1)
    say(m, "dog")
    assert m.view(None)["taken"][1][0] == 10


def test_ruling_only_what_was_really_paid_counts() -> None:
    m = arranged(hands={0: "pay-me dog"}, money={1: 30})
    play(m, "pay-me")
    say(m, None)
    assert m.view(None)["taken"][0] == [0, 30, 0, 0]


def test_ruling_an_earlier_give_it_back_does_not_count() -> None:
    m = refund()
    play(m, "give-it-back", 2)
    say(m, None)
    assert m.view(None)["taken"][0] == [0, 0, 0, 0]


def test_ruling_then_it_is_forgotten() -> None:
    m = refund()
    play(m, "give-it-back", 2)
    say(m, None)
    assert m.view(None)["taken"][2] == [0, 0, 0, 0]


def discards(m: Match, turns: int) -> None:
    """So many turns in which nothing happens."""
    for _ in range(turns):
        (seat,) = asked(m)[1]
        say(m, {"discard": hand(m, seat)[0]})
        say(m, 2)


def test_it_looks_back_to_where_ones_last_turn_began_and_no_further() -> None:
    """What Cleo took in Ann's own last turn counts at Ann's next one, not at the one after."""
    m = arranged(hands={0: "attack-1 give-it-back levy levy", 2: "cake cake dog"}, rolls="2 4")
    play(m, "attack-1", 2)
    say(m, None)
    say(m, 0)
    discards(m, 3)
    assert asked(m) == ("play", (0,)) and targets(m, "give-it-back") == [2]
    say(m, {"discard": "levy"})
    assert m.view(None)["taken"][2][0] == 40, "until the turn is over"
    say(m, 0)
    assert m.view(None)["taken"][2][0] == 0
    discards(m, 3)
    assert targets(m, "give-it-back") == []


def test_a_skipped_turn_counts_as_a_turn() -> None:
    m = arranged(hands={3: "horse dog"}, losses={(2, 0): 50}, active=3)
    play(m, "horse")
    say(m, 0)
    assert asked(m) == ("play", (1,)) and m.view(None)["taken"][2][0] == 0
