"""What a gambler does at arranged tables: sense, by name."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from tests.bots.gambling import LEVELS, WEIGHING, bot_of, usually_chosen
from tests.rules.answering import say
from tests.rules.western.scripting import arranged, play

weighing = pytest.mark.parametrize("level", WEIGHING)
every_level = pytest.mark.parametrize("level", LEVELS)
EVEN = {0: 140, 1: 140, 2: 140}


def move(m: Match, level: str) -> Any:
    return usually_chosen(m, level)


# --------------------------------------------------------------------------- winning and stopping


@weighing
@pytest.mark.parametrize(
    ("cards", "mine", "laid"),
    [
        ("pay-me attack-3 joker", 350, ("pay-me",)),
        ("levy attack-3 joker", 370, ("levy",)),
        ("everybody-gives attack-3 joker", 370, ("everybody-gives",)),
        ("cowboy cowboy cowboy joker", 320, ("cowboy",) * 3),
        ("give-to-all saloon joker", 390, ("give-to-all",)),
    ],
)
def test_plays_what_wins_at_once(level: str, cards: str, mine: int, laid: tuple[str, ...]) -> None:
    """Nobody can stop it: the others hold two harmless cards, or none that is a Joker is left."""
    m = arranged(hands={0: cards}, money={0: mine, 1: 80, 2: 80}, pot=40)
    assert move(m, level).cards == laid


@weighing
@pytest.mark.parametrize("cards", ["attack-2 cake levy", "cowboy cowboy cake levy"])
def test_aims_at_who_is_about_to_win(level: str, cards: str) -> None:
    m = arranged(hands={0: cards}, money={0: 60, 1: 100, 2: 380}, pot=0)
    done = move(m, level)
    assert done.target == 2


@weighing
def test_raids_a_neighbour_who_is_about_to_win(level: str) -> None:
    m = arranged(hands={0: "indians attack-1 levy"}, money={0: 60, 1: 380, 2: 60}, pot=20)
    assert move(m, level).cards == ("indians",)


@weighing
def test_turns_round_to_raid_the_other_neighbour(level: str) -> None:
    m = arranged(hands={0: "indians whisky attack-1 levy"}, money={0: 60, 1: 60, 3: 380}, pot=50)
    assert move(m, level).cards == ("whisky", "indians")


@every_level
def test_nobody_picks_on_one_who_has_nothing(level: str) -> None:
    m = arranged(hands={0: "attack-2 cowboy cowboy saloon cake"}, money={0: 140, 1: 0, 2: 0})
    assert move(m, level).target in (None, 3)


# --------------------------------------------------------------------------- gambling


@weighing
def test_a_beggar_with_many_kinds_goes_all_in_against_the_richest(level: str) -> None:
    m = arranged(
        hands={
            0: "saloon levy horse cake dog dancer hat joker train",
            2: "attack-1 attack-1 attack-1 cowboy cowboy cowboy whisky whisky",
        },
        money={0: 0, 1: 140, 2: 330},
        pot=0,
    )
    done = move(m, level)
    assert (done.cards, done.target) == (("saloon",), 2)


@weighing
def test_a_rich_one_does_not_go_all_in_against_a_poor_one(level: str) -> None:
    m = arranged(hands={0: "saloon levy"}, money={0: 340, 1: 40, 2: 90}, pot=50)
    assert "saloon" not in move(m, level).cards


@weighing
def test_takes_a_full_cash_box_with_the_highest_combination(level: str) -> None:
    m = arranged(hands={0: "train attack-3 horse hat levy"}, money={0: 100, 1: 70, 2: 70}, pot=330)
    assert move(m, level).cards == ("train", "attack-3", "horse")


@weighing
def test_does_not_send_a_weak_combination_for_a_full_cash_box(level: str) -> None:
    m = arranged(
        hands={
            0: "train attack-1 levy cowboy cowboy",
            1: "attack-3 horse attack-1 attack-1 levy whisky",
            2: "attack-3 horse attack-1 attack-1 levy whisky",
            3: "attack-2 horse attack-2 horse attack-2 horse",
        },
        money={0: 100, 1: 100, 2: 100},
        pot=210,
    )
    assert "train" not in move(m, level).cards


# --------------------------------------------------------------------------- countering


@every_level
def test_a_raid_on_a_rich_one_is_stopped(level: str) -> None:
    m = arranged(hands={0: "indians levy", 1: "joker levy"}, money={1: 300}, pot=10)
    play(m, "indians")
    assert move(m, level) == "joker"


@weighing
def test_a_joker_is_not_spent_on_a_few_dollars(level: str) -> None:
    m = arranged(
        hands={0: "cowboy levy", 1: "joker attack-1 levy cake"},
        money={0: 60, 1: 300, 2: 120},
        pot=10,
    )
    play(m, "cowboy")
    assert move(m, level) is None


@every_level
def test_an_attack_is_met_with_a_counter(level: str) -> None:
    m = arranged(hands={0: "attack-2 levy", 1: "dog dog levy"}, money=EVEN)
    play(m, "attack-2", 1)
    assert move(m, level) == "dog"


@every_level
def test_a_cake_saves_an_attack_that_matters(level: str) -> None:
    m = arranged(
        hands={0: "attack-3 cake levy", 1: "dog levy"}, money={0: 100, 1: 350, 2: 60}, pot=10
    )
    play(m, "attack-3", 1)
    say(m, "dog")
    assert m.pending is not None and m.pending.kind == "over-counter"
    assert move(m, level) == "cake"


@weighing
def test_who_can_take_the_pot_at_the_last_moment_does(level: str) -> None:
    m = arranged(
        hands={0: "train attack-1 levy", 1: "attack-3 horse levy cake"},
        money={0: 100, 1: 100, 2: 100},
        pot=280,
    )
    play(m, "train attack-1")
    assert m.pending is not None and m.pending.kind == "ladder"
    assert move(m, level) is not None


# --------------------------------------------------------------------------- memory


def test_a_gunslinger_remembers_who_has_shown_a_dog() -> None:
    """After a Hands Up everybody knows who can counter: of two equal targets, the other one."""
    m = arranged(
        3,
        hands={
            0: "hands-up attack-1 attack-1 cake",
            1: "dog dog dancer horse hat",
            2: "levy levy whisky horse cowboy",
        },
        money={0: 150, 1: 160, 2: 150},
    )
    play(m, "hands-up")
    for _ in range(3):  # what is drawn, and the turns of the others
        say(m, 0)
        if m.pending is not None and m.pending.seats[0] != 0:
            say(m, {"discard": "dog" if m.pending.seats[0] == 1 else "cowboy"})
    assert m.pending is not None and (m.pending.kind, m.pending.seats) == ("play", (0,))
    bot = bot_of("gunslinger")
    view = m.view(0)
    fights = [option for option in m.pending.options() if option.cards == ("attack-1",)]
    worth = {option.target: bot.weighed(view, option) for option in fights}
    assert worth[2] > worth[1]
