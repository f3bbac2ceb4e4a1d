"""The first to hold the goal wins at once, even in the middle of an effect."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.answering import kinds, say, told
from tests.rules.western.scripting import arranged, fortunes, lay, play, pot


def won(m: Match, seat: int) -> bool:
    """Whether that seat has won, and the game is over."""
    assert m.pending is None and m.view(None)["winner"] == seat
    assert m.result == {
        "winners": [seat],
        "reason": "goal",
        "scores": dict(enumerate(fortunes(m))),
    }
    assert m.events[-1].kind == "game-won"
    assert told(m, "game-won") == [{"seat": seat, "money": fortunes(m)}]
    view = m.view(None)
    assert view["play"] is None and view["train"] is None
    with pytest.raises(IllegalAnswer):
        m.answer(0)
    return True


def begin(cards: str, seats: int = 4, **table: Any) -> Match:
    hands = {0: f"{cards} dog dog", **table.pop("hands", {})}
    return arranged(seats, hands=hands, **table)


def test_the_first_to_hold_400k_wins_at_once() -> None:
    m = begin("levy", money={0: 370, 1: 40, 2: 30})
    play(m, "levy")
    assert won(m, 0) and "cards-drawn" not in kinds(m)


def test_10k_less_does_not_win() -> None:
    m = begin("levy", money={0: 360, 1: 40, 2: 40})
    play(m, "levy")
    assert m.result is None and fortunes(m)[0] == 390


def test_with_9_or_10_players_it_takes_500k() -> None:
    few = dict.fromkeys(range(1, 8), 20)
    m = begin("levy", 9, money={**few, 0: 460}, pot=100)
    play(m, "levy")
    assert m.result is None and fortunes(m)[0] == 490
    m = begin("levy", 9, money={**few, 0: 470}, pot=100)
    play(m, "levy")
    assert won(m, 0)


def test_the_goal_is_an_option() -> None:
    m = begin("levy", options={"goal": 170})
    play(m, "levy")
    assert won(m, 0)


def test_in_the_middle_of_everybody_gives_the_others_pay_no_more() -> None:
    m = begin("everybody-gives", money={0: 380, 1: 50, 2: 50, 3: 50})
    play(m, "everybody-gives")
    assert won(m, 0) and fortunes(m) == [400, 40, 40, 50]


def test_in_the_middle_of_a_largesse_the_first_to_reach_it_wins() -> None:
    m = begin("give-to-all", 5, money={0: 50, 1: 30, 2: 390, 3: 90, 4: 90}, pot=None)
    play(m, "give-to-all", 1)
    say(m, None)
    assert won(m, 2) and fortunes(m) == [60, 10, 400, 90, 90]


def test_a_defender_can_win_by_a_dog() -> None:
    m = begin("attack-1", hands={1: "dog cake"}, money={1: 390, 2: 40, 3: 40})
    play(m, "attack-1", 1)
    say(m, "dog")
    say(m, None)
    assert won(m, 1)


def test_a_defender_can_win_by_the_die() -> None:
    m = begin("attack-1", money={1: 360, 2: 40, 3: 40}, rolls="2 4")
    play(m, "attack-1", 1)
    say(m, None)
    assert won(m, 1)


def test_a_saloon_can_win() -> None:
    m = begin("saloon", hands={0: "saloon dog cake", 1: "levy levy"}, money={0: 210, 1: 190, 2: 50})
    play(m, "saloon", 1)
    say(m, None)
    assert won(m, 0) and fortunes(m)[:2] == [400, 0]


def test_the_pot_of_a_train_can_win_also_for_another() -> None:
    hands = {0: "train attack-1 dog dog", 1: "attack-2 cake cake"}
    m = begin("", hands=hands, money={0: 140, 1: 250, 2: 30}, pot=150)
    play(m, "train attack-1")
    lay(m, "attack-2")
    while m.pending is not None:
        say(m, None)
    assert won(m, 1) and fortunes(m)[1] == 400 and pot(m) == 0


def test_a_refund_can_win() -> None:
    m = begin("give-it-back", money={0: 350, 2: 100, 1: 20}, losses={(2, 0): 50})
    play(m, "give-it-back", 2)
    say(m, None)
    assert won(m, 0)


def test_money_in_the_pot_wins_nothing() -> None:
    m = begin("indians", money={0: 140, 1: 390, 2: 40}, pot=30)
    play(m, "indians")
    say(m, None)
    assert m.result is None and pot(m) == 420
