"""A turn: play or discard, then draw; and a hand of a single card."""

from __future__ import annotations

import pytest

from game.engine.errors import IllegalAnswer
from game.rules.western.choices import Move
from tests.rules.answering import asked, kinds, say, told
from tests.rules.western.scripting import arranged, can_play, choices, gambler, hand, play

FULL = "attack-1 attack-1 attack-2 indians pay-me cowboy cowboy levy levy hat"


def test_play_then_you_may_draw_up_to_three() -> None:
    m = arranged(hands={0: "levy levy dog"}, top="hat joker train")
    play(m, "levy")
    assert asked(m) == ("draw", (0,)) and choices(m) == [0, 1, 2, 3]
    say(m, 2)
    assert hand(m, 0) == ["levy", "dog", "joker", "hat"]
    assert told(m, "cards-drawn") == [{"seat": 0, "number": 2}]
    assert told(m, "cards-seen") == [{"seat": 0, "cards": ["hat", "joker"]}]
    assert asked(m) == ("play", (1,))


def test_drawing_is_no_duty() -> None:
    m = arranged(hands={0: "levy levy dog"})
    play(m, "levy")
    say(m, 0)
    assert hand(m, 0) == ["levy", "dog"] and told(m, "cards-drawn") == []


@pytest.mark.parametrize("seats", [9, 10])
def test_9_and_10_players_draw_two_at_most(seats: int) -> None:
    m = arranged(seats, hands={0: "levy levy dog"})
    play(m, "levy")
    assert choices(m) == [0, 1, 2]


def test_a_hand_never_exceeds_its_limit() -> None:
    m = arranged(hands={0: FULL})
    play(m, "levy")
    assert choices(m) == [0, 1]
    m = arranged(hands={0: " ".join(FULL.split()[:9])})
    play(m, "levy")
    assert choices(m) == [0, 1, 2]
    m = arranged(9, hands={0: " ".join(FULL.split()[:8])})
    play(m, "levy")
    assert choices(m) == [0, 1]


def test_ruling_instead_of_playing_anybody_may_discard_one_card_without_effect_then_draw() -> None:
    m = arranged(hands={0: "levy dog"}, money={1: 100})
    say(m, {"discard": "levy"})
    assert m.view(None)["discards"] == ["levy"] and m.view(None)["pot"] == 90
    assert told(m, "card-discarded") == [{"seat": 0, "card": "levy"}]
    assert asked(m) == ("draw", (0,)) and "paid" not in kinds(m)


def test_every_card_can_be_discarded_each_kind_once() -> None:
    m = arranged(hands={0: FULL})
    discards = [one.discard for one in choices(m) if one.discard is not None]
    assert discards == list(dict.fromkeys(FULL.split()))
    assert choices(m)[-len(discards) :] == [one for one in choices(m) if one.discard]


@pytest.mark.parametrize(
    "answer",
    [
        None,
        {},
        {"cards": []},
        {"discard": None},
        {"discard": "saloon"},
        {"discard": "levy", "target": 1},
    ],
)
def test_ruling_doing_neither_is_not_possible(answer: object) -> None:
    m = arranged(hands={0: "levy dog"})
    with pytest.raises(IllegalAnswer):
        m.answer(answer)


def test_ruling_with_one_card_draw_only_turn_over() -> None:
    m = arranged(hands={0: "levy"})
    assert asked(m) == ("draw", (0,)) and choices(m) == [1, 2, 3]
    with pytest.raises(IllegalAnswer):
        m.answer(0)
    say(m, 1)
    assert len(hand(m, 0)) == 2 and asked(m) == ("play", (1,))


def test_the_last_card_is_never_played() -> None:
    m = arranged(hands={0: "attack-1 horse train"})
    assert can_play(m, "train attack-1") and not can_play(m, "train attack-1 horse")
    m = arranged(hands={0: "cowboy cowboy"})
    assert can_play(m, "cowboy") and not can_play(m, "cowboy cowboy", 1)
    m = arranged(hands={0: "whisky levy"})
    assert not can_play(m, "whisky levy")
    m = arranged(hands={0: "attack-1 joker"}, sheriff=[1])
    assert not can_play(m, "joker attack-1", 1)


def test_only_the_active_player_draws() -> None:
    """Who defended waits for the own turn."""
    m = arranged(hands={0: "attack-1 levy", 1: "dog dog cake"})
    play(m, "attack-1", 1)
    say(m, "dog")
    assert asked(m) == ("draw", (0,))
    say(m, 1)
    assert asked(m) == ("play", (1,)) and hand(m, 1) == ["dog", "cake"]


def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    m = arranged(hands={0: "levy levy dog"}, deck="hat")
    number = len(m.table.discards)
    play(m, "levy")
    say(m, 3)
    assert told(m, "deck-renewed") == [{"number": number + 1}]
    assert [drawn["number"] for drawn in told(m, "cards-drawn")] == [1, 2]
    assert m.table.discards == [] and len(m.table.deck) == number - 1
    assert "hat" in hand(m, 0) and len(hand(m, 0)) == 5


def test_a_deck_that_is_just_used_up_is_renewed_when_the_next_card_is_drawn() -> None:
    m = arranged(hands={0: "levy levy dog"}, deck="hat joker")
    play(m, "levy")
    say(m, 2)
    assert m.view(None)["deck"] == 0 and told(m, "deck-renewed") == []


def test_cards_come_in_any_order_and_the_journal_keeps_one() -> None:
    m = arranged(hands={0: "attack-2 horse train dog"}, money={1: 100})
    say(m, {"cards": ["horse", "attack-2", "train"]})
    assert m.journal[-1][1].cards == ("train", "attack-2", "horse")
    m = arranged(hands={0: "attack-2 joker dog"}, sheriff=[2])
    say(m, {"cards": ["attack-2", "joker"], "target": 2})
    assert m.journal[-1][1].cards == ("joker", "attack-2")


@pytest.mark.parametrize("card", ["dog", "dancer", "cake", "joker", "hat"])
def test_counters_are_never_played_on_ones_turn(card: str) -> None:
    m = arranged(hands={0: f"{card} levy indians"})
    for target in (None, 1, 2):
        assert not can_play(m, card, target)


def test_options_come_by_the_acting_card_then_discards() -> None:
    """Plain, with a whisky, with a joker; targets in playing order."""
    m = arranged(hands={0: "attack-1 cowboy cowboy whisky joker dog"}, sheriff=[2])
    offered = [(" ".join(one.cards), one.target) for one in choices(m) if one.cards]
    assert offered == [
        *[("attack-1", 1), ("attack-1", 3)],
        *[("whisky attack-1", 1), ("whisky attack-1", 3), ("joker attack-1", 2)],
        *[("cowboy", None), ("cowboy cowboy", 1), ("cowboy cowboy", 2), ("cowboy cowboy", 3)],
        *[("whisky cowboy", None), ("whisky", None)],
    ]


def test_a_target_is_named_only_where_one_is_chosen() -> None:
    m = arranged(hands={0: "attack-1 pay-me levy cowboy cowboy saloon give-to-all dog"})
    for cards in ("pay-me", "levy", "cowboy"):
        assert can_play(m, cards) and not can_play(m, cards, 1)
    for cards in ("attack-1", "cowboy cowboy", "give-to-all"):
        assert can_play(m, cards, 1) and not can_play(m, cards)
        assert not can_play(m, cards, 0) and not can_play(m, cards, 4)


def test_a_ready_made_answer_is_looked_at_as_closely() -> None:
    m = arranged(hands={0: "attack-1 levy dog"})
    assert m.pending.check(0, Move(("attack-1",), 1)) == Move(("attack-1",), 1)
    for move in (Move(("attack-1",), True), Move(("attack-1",), 0), Move(("dog",)), Move(7)):
        with pytest.raises(IllegalAnswer):
            m.pending.check(0, move)


def test_nobody_is_ever_eliminated() -> None:
    m = arranged(hands={0: "pay-me dog", 1: "levy dog"}, money={1: 0})
    play(m, "pay-me")
    say(m, None)
    assert told(m, "paid") == [{"payer": 1, "payee": 0, "amount": 0, "owed": 50, "why": "pay-me"}]
    say(m, 0)
    assert asked(m) == ("play", (1,))
    assert gambler(m, 1).money == 0
