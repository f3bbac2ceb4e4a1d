"""The saloon: more kinds of card win the other's whole fortune."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.answering import asked, say, told
from tests.rules.western.scripting import arranged, can_play, fortunes, hand, play, targets

FOUR = "attack-1 levy dog cake"


def fought(own: str, other: str, **table: Any) -> Match:
    """Ann challenges Cleo, who does not stop it."""
    hands = {0: f"saloon {own}", 2: other}
    m = arranged(hands=hands, **{"money": {0: 100, 2: 130}, **table})
    play(m, "saloon", 2)
    if asked(m)[0] == "counter":
        say(m, None)
    return m


def test_more_kinds_wins_the_others_whole_fortune() -> None:
    m = fought("dog cake levy", "dog dog cake")
    assert fortunes(m) == [230, 140, 0, 140]
    assert told(m, "saloon-compared") == [{"seat": 0, "target": 2, "kinds": [3, 2], "winner": 0}]
    m = fought("dog dog cake", "dog cake levy")
    assert fortunes(m) == [0, 140, 230, 140]
    assert told(m, "paid") == [
        {"payer": 0, "payee": 2, "amount": 100, "owed": 100, "why": "saloon"}
    ]


def test_each_lays_one_card_of_each_kind_and_doubles_stay_hidden() -> None:
    m = fought("dog dog cake", "levy levy levy hat")
    assert told(m, "hand-shown") == [
        {"seat": 0, "cards": ["dog", "cake"], "hidden": 1, "why": "saloon"},
        {"seat": 2, "cards": ["levy", "hat"], "hidden": 2, "why": "saloon"},
    ]


def test_cards_return_to_the_hand() -> None:
    m = fought("dog dog cake", "levy levy hat")
    assert hand(m, 0) == ["dog", "dog", "cake"] and hand(m, 2) == ["levy", "levy", "hat"]
    assert m.view(None)["discards"] == ["saloon"]


def test_the_saloon_itself_does_not_count_but_another_one_does() -> None:
    m = fought("dog dog", "cake cake", rolls="61")
    assert told(m, "saloon-compared")[0]["kinds"] == [1, 1]
    m = fought("saloon dog", "cake cake")
    assert told(m, "saloon-compared")[0]["kinds"] == [2, 1]


def test_equal_the_die_decides_the_higher_wins_ties_again() -> None:
    m = fought("dog cake", "cake levy", rolls="33 25")
    assert told(m, "saloon-compared")[0]["winner"] is None
    assert told(m, "die-rolled") == [
        {"seat": seat, "face": face, "why": "saloon"}
        for seat, face in ((0, 3), (2, 3), (0, 2), (2, 5))
    ]
    assert fortunes(m) == [0, 140, 230, 140]
    assert [what for who, what in m.journal if who == "roll"] == [("3", "3"), ("2", "5")]
    assert fortunes(fought("dog cake", "cake levy", rolls="64")) == [230, 140, 0, 140]


@pytest.mark.parametrize(("own", "legal"), [(5, False), (4, True), (3, True), (2, True), (1, True)])
def test_hands_may_differ_by_two_cards_counted_after_it_is_laid(own: int, legal: bool) -> None:
    """The other holds two."""
    cards = ["dog", "dog", "cake", "cake", "levy"][:own]
    m = arranged(hands={0: f"saloon {' '.join(cards)}", 1: "dancer dancer"})
    assert can_play(m, "saloon", 1) == legal


def test_the_target_may_hold_two_more_but_not_three() -> None:
    m = arranged(hands={0: "saloon dog", 1: "cake cake levy", 2: FOUR})
    assert targets(m, "saloon") == [1, 3]


def test_hands_are_counted_after_all_cards_of_the_play_are_laid() -> None:
    m = arranged(hands={0: "saloon whisky dog dog cake cake", 1: "levy levy"})
    assert 1 not in targets(m, "saloon") and 1 in targets(m, "whisky saloon")
    m = arranged(hands={0: "saloon joker dog dog cake cake", 1: "levy levy"}, sheriff=[1])
    assert targets(m, "joker saloon") == [1]
    m = arranged(hands={0: "saloon joker dog dog cake cake dancer", 1: "levy levy"}, sheriff=[1])
    assert targets(m, "joker saloon") == []


def test_a_penniless_player_may_start_it() -> None:
    m = fought("dog cake", "levy levy", money={0: 0, 2: 130})
    assert fortunes(m)[0] == 130 and fortunes(m)[2] == 0
    m = fought("dog dog", "levy cake", money={0: 0, 2: 130})
    assert fortunes(m)[0] == 0 and told(m, "paid")[0]["owed"] == 0, "there was nothing to win"


def test_what_a_saloon_won_can_be_asked_back() -> None:
    m = fought("dog cake", "levy levy")
    assert m.view(None)["taken"][0] == [0, 0, 130, 0]
