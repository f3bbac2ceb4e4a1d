"""Where clauses of Western meet."""

from __future__ import annotations

from game.rules.western.questions import Rung
from tests.rules.answering import asked, kinds, say, told
from tests.rules.western.scripting import (
    arranged,
    choices,
    fortunes,
    gambler,
    hand,
    lay,
    play,
    targets,
)


def test_a_saloon_between_two_penniless_players_ends_like_any_other() -> None:
    m = arranged(hands={0: "saloon dog", 1: "cake levy"}, money={0: 0, 1: 0}, rolls="12")
    play(m, "saloon", 1)
    say(m, None)
    assert told(m, "saloon-compared")[0]["winner"] == 1
    assert told(m, "paid") == [{"payer": 0, "payee": 1, "amount": 0, "owed": 0, "why": "saloon"}]
    assert asked(m) == ("draw", (0,)) and not any(map(any, m.view(None)["taken"]))


def test_a_single_card_is_shown_and_counted_in_a_saloon_but_stops_nothing() -> None:
    m = arranged(hands={0: "saloon dog dog", 1: "joker"}, rolls="21")
    play(m, "saloon", 1)
    assert "countered" not in kinds(m) and fortunes(m)[:2] == [280, 0]
    assert told(m, "hand-shown")[1]["cards"] == ["joker"] and hand(m, 1) == ["joker"]


def test_of_two_who_would_reach_the_goal_by_a_largesse_the_cards_player_is_first() -> None:
    money = {0: 390, 1: 30, 2: 390, 3: 90, 4: 90}
    m = arranged(
        5, hands={0: "give-to-all dog"}, money=money, options={"pot": 0, "money": 200, "goal": 400}
    )
    play(m, "give-to-all", 1)
    say(m, None)
    assert m.result is not None and m.result["winners"] == [0]
    assert fortunes(m) == [400, 20, 390, 90, 90]


def test_a_marshal_does_not_keep_a_horse_away_and_ends_with_the_turn_that_is_lost() -> None:
    """With a single card too: the draw is lost with the turn."""
    m = arranged(hands={0: "horse dog", 1: "levy"}, sheriff=[1])
    play(m, "horse")
    say(m, 0)
    assert told(m, "turn-lost") == [{"seat": 1, "turn": 2}] and asked(m) == ("play", (2,))
    assert hand(m, 1) == ["levy"] and not gambler(m, 1).sheriff


def test_what_several_cards_took_is_given_back_together_and_by_each_taker_alone() -> None:
    m = arranged(
        hands={2: "pay-me dog dog", 3: "cowboy dog dog", 0: "give-it-back cake cake whisky"},
        losses={(3, 0): 30, (2, 0): 50},
        active=3,
    )
    play(m, "cowboy")
    say(m, None)
    say(m, 0)
    assert targets(m, "give-it-back") == [2, 3] and targets(m, "whisky give-it-back") == [2, 3]
    play(m, "whisky give-it-back", 3)
    say(m, None)
    assert told(m, "paid")[-1] == {
        **{"payer": 3, "payee": 0, "amount": 50, "owed": 50, "why": "give-it-back"}
    }
    assert m.view(None)["taken"][2][0] == 50 and m.view(None)["taken"][3][0] == 0


def test_a_refund_that_the_hat_stopped_is_owed_until_the_turn_is_over() -> None:
    m = arranged(hands={0: "give-it-back dog", 2: "hat levy"}, losses={(2, 0): 50})
    play(m, "give-it-back", 2)
    say(m, "hat")
    assert m.view(None)["taken"][2][0] == 50 and fortunes(m) == [140] * 4
    say(m, 0)
    assert m.view(None)["taken"][2][0] == 0


def test_a_leader_with_one_card_left_is_asked_no_more() -> None:
    hands = {0: "train attack-1 dog", 1: "attack-2 dancer", 2: "attack-3 horse dog", 3: "levy levy"}
    m = arranged(hands=hands)
    play(m, "train attack-1")
    lay(m, "attack-2")
    assert asked(m) == ("ladder", (2,)) and Rung(("attack-3", "horse")) in choices(m)
    lay(m, "attack-3 horse")
    assert told(m, "train-won") == [{"seat": 2, "amount": 50}], "nobody has four cards"
    assert [len(hand(m, seat)) for seat in range(4)] == [1, 1, 1, 2]
    assert asked(m) == ("draw", (1,)), "who has one card draws, and that is the turn"


def test_an_open_train_that_nobody_can_beat_asks_nobody() -> None:
    m = arranged(hands={0: "train attack-3 dog"}, options={"open-train": True})
    play(m, "train attack-3")
    assert told(m, "train-won") == [{"seat": 0, "amount": 50}] and "train-passed" not in kinds(m)


def test_a_hat_that_lies_open_no_longer_counts_for_who_is_asked() -> None:
    """The hat was laid in this very train: nothing can beat the highest combination after it."""
    hands = {
        0: "train attack-3 dog",
        1: "attack-3 hat horse cake",
        2: "attack-3 horse dancer dancer dancer",
        3: "levy levy levy levy",
    }
    m = arranged(hands=hands)
    play(m, "train attack-3")
    lay(m, "attack-3 hat")
    assert choices(m) == [None, Rung(("attack-3", "horse"))]
    lay(m, "attack-3 horse")
    assert told(m, "train-won") == [{"seat": 2, "amount": 50}]


def test_a_whole_turn_can_be_a_whisky_that_comes_back_with_a_horse() -> None:
    """Four players: Ann turns play round and Dan sits out, so Cleo is next."""
    m = arranged(hands={0: "whisky horse dog", 2: "whisky dog"})
    play(m, "whisky horse")
    say(m, 0)
    play(m, "whisky")
    say(m, 0)
    assert asked(m) == ("play", (3,)), "Dan's lost turn is over and done with"
