"""The sheriff, and the joker that ends it."""

from __future__ import annotations

import pytest

from tests.rules.answering import asked, kinds, say, told
from tests.rules.western.scripting import (
    arranged,
    can_play,
    choices,
    fortunes,
    gambler,
    play,
    targets,
)

ARMED = "attack-1 attack-2 indians saloon joker cake dog"


def test_a_sheriff_lies_before_its_player() -> None:
    m = arranged(hands={0: "sheriff dog"}, money={1: 100})
    play(m, "sheriff")
    for _ in range(3):
        say(m, None)
    assert told(m, "sheriff-laid") == [{"seat": 0}]
    assert [one["sheriff"] for one in m.view(1)["players"]] == [True, False, False, False]
    assert m.view(1)["discards"] == []


def test_ruling_attack_indians_and_saloon_cannot_be_laid_on_it_without_the_joker() -> None:
    m = arranged(hands={0: ARMED, 1: "levy levy dancer dancer"}, sheriff=[1])
    assert targets(m, "attack-1") == targets(m, "attack-2") == [2, 3]
    assert 1 not in targets(m, "saloon") and not can_play(m, "indians")
    m = arranged(hands={0: ARMED}, sheriff=[2])
    assert can_play(m, "indians") and targets(m, "attack-1") == [1, 3]


def test_with_a_whisky_it_is_the_next_player_in_the_new_direction_whom_it_keeps_safe() -> None:
    hands = {0: "indians whisky dog dog"}
    m = arranged(hands=hands, sheriff=[3])
    assert can_play(m, "indians") and not can_play(m, "whisky indians")
    m = arranged(hands=hands, sheriff=[1])
    assert not can_play(m, "indians") and can_play(m, "whisky indians")


def test_nothing_else_is_held_off_by_it() -> None:
    m = arranged(hands={0: "pay-me cowboy cowboy give-to-all horse dog"}, sheriff=[1])
    for cards, target in (("pay-me", None), ("cowboy cowboy", 1), ("give-to-all", 1)):
        assert can_play(m, cards, target)
    assert can_play(m, "horse")


def test_ruling_a_joker_ends_it_together_with_the_card_it_lets_through() -> None:
    m = arranged(hands={0: ARMED, 1: "levy levy dancer joker"}, sheriff=[1], rolls="1")
    assert targets(m, "joker attack-1") == [1] and can_play(m, "joker indians")
    assert targets(m, "joker saloon") == [1]
    play(m, "joker attack-1", 1)
    assert told(m, "sheriff-ended") == [{"seat": 1, "why": "joker", "by": 0}]
    assert m.view(None)["discards"] == ["joker", "attack-1", "sheriff"]
    assert not gambler(m, 1).sheriff


def test_ruling_the_target_may_still_counter_that_card() -> None:
    m = arranged(hands={0: ARMED, 1: "levy levy dancer joker"}, sheriff=[1])
    play(m, "joker indians")
    assert asked(m) == ("counter", (1,)) and choices(m) == [None, "joker"]
    say(m, "joker")
    assert fortunes(m)[1] == 140


def test_a_joker_goes_only_with_what_it_lets_through() -> None:
    m = arranged(hands={0: "joker pay-me cowboy attack-1 indians dog"}, sheriff=[2])
    assert targets(m, "joker attack-1") == [2]
    assert not can_play(m, "joker indians"), "the next player has no sheriff"
    assert not can_play(m, "joker pay-me") and not can_play(m, "joker cowboy")
    m = arranged(hands={0: "joker attack-1 dog"})
    assert targets(m, "joker attack-1") == []


def test_those_under_a_sheriff_are_offered_in_playing_order_too() -> None:
    m = arranged(5, hands={2: ARMED}, sheriff=[0, 1, 4], active=2)
    assert targets(m, "joker attack-1") == [4, 0, 1] and targets(m, "attack-1") == [3]


def test_ruling_when_it_is_laid_the_others_are_asked_in_playing_order() -> None:
    m = arranged(5, hands={0: "sheriff dog", 2: "levy"}, direction=-1)
    play(m, "sheriff")
    order = []
    while asked(m)[0] == "stop-sheriff":
        order += asked(m)[1]
        assert not gambler(m, 0).sheriff
        say(m, None)
    assert order == [4, 3, 1], "whatever they hold, but two cards"
    assert told(m, "sheriff-laid") == [{"seat": 0}]


def test_a_joker_stops_it_when_it_is_laid_and_nobody_else_is_asked() -> None:
    m = arranged(hands={0: "sheriff dog", 2: "joker levy"}, money={1: 100})
    play(m, "sheriff")
    assert choices(m) == [None]
    say(m, None)
    assert choices(m) == [None, "joker"]
    say(m, "joker")
    assert asked(m) == ("draw", (0,)) and not gambler(m, 0).sheriff
    assert m.view(None)["discards"] == ["sheriff", "joker"]
    assert told(m, "countered") == [{"seat": 2, "by": "joker", "against": 0, "card": "sheriff"}]
    assert not {"sheriff-laid", "sheriff-ended"} & {*kinds(m)}


def test_it_ends_when_ones_next_turn_begins() -> None:
    m = arranged(hands={3: "levy dog"}, sheriff=[0, 2], active=3)
    play(m, "levy")
    say(m, 0)
    assert asked(m) == ("play", (0,)) and not gambler(m, 0).sheriff and gambler(m, 2).sheriff
    assert told(m, "sheriff-ended") == [{"seat": 0, "why": "turn", "by": None}]
    assert m.view(None)["discards"] == ["levy", "sheriff"]


def test_a_skipped_turn_ends_it_too() -> None:
    m = arranged(hands={3: "horse dog"}, sheriff=[0], active=3)
    play(m, "horse")
    say(m, 0)
    assert asked(m) == ("play", (1,)) and not gambler(m, 0).sheriff
    assert kinds(m)[-3:] == ["turn-lost", "sheriff-ended", "turn-began"]


@pytest.mark.parametrize("direction", [1, -1])
def test_it_ends_also_when_a_whisky_brings_the_turn_back_at_once(direction: int) -> None:
    m = arranged(hands={0: "sheriff dog dog", direction % 4: "whisky dog"}, direction=direction)
    play(m, "sheriff")
    for _ in range(3):
        say(m, None)
    say(m, 0)
    play(m, "whisky")
    say(m, 0)
    assert asked(m) == ("play", (0,)) and not gambler(m, 0).sheriff


def test_while_it_is_asked_about_the_sheriff_lies_nowhere_else() -> None:
    m = arranged(hands={0: "sheriff whisky dog"}, money={1: 100})
    play(m, "whisky sheriff")
    assert asked(m) == ("stop-sheriff", (3,)), "in the new direction"
    assert m.view(1)["play"]["step"] == "stop-sheriff" and m.view(1)["discards"] == ["whisky"]
