"""The rulebooks' worked examples, played through the public face from the set-up on."""

from typing import Any

from game import new_match
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from tests.rules.pony_express.scripting import (
    NAMES,
    asked,
    decline,
    dice,
    gold,
    kinds,
    moves,
    paid,
    play,
    prisoners,
    ride,
    say,
    spaces,
    told,
)

FIRST_ANN = {3: ["five", "pair", "pair"], 4: ["five", "pair", "pair", "pair"]}


def begun(*rolls: str, seats: int = 3) -> Match:
    """Ann plays first; everybody has kept the first card offered, whatever it is."""
    world = ScriptedWorld(rolls=[dice(roll) for roll in (*FIRST_ANN[seats], *rolls)])
    m = new_match("pony-express", NAMES[:seats], seed=7, world=world)
    for seat in range(seats):
        say(m, m.pending.options(seat)[0], seat)
    decline(m)
    assert asked(m) == ("reroll", (0,))
    return m


def reroll(m: Match, roll: list[int], shown: list[int]) -> None:
    play(m, reroll={"roll": roll, "shown": shown})
    decline(m)


def seen(m: Match, seat: int | None) -> list[Any]:
    return [die["face"] for die in m.view(seat)["dice"]]


def asked_to_accuse(m: Match, hand: str) -> tuple[int, ...]:
    """Who may accuse; nobody does."""
    play(m, reroll="stand", announce=hand)
    decline(m)
    kind, seats = asked(m)
    assert kind == "accuse"
    for seat in seats:
        say(m, False, seat)
    return seats


def test_three_jacks_are_kept_over_two_rerolls() -> None:
    m = begun("J 9 J K J", "A 10", "J Q")
    reroll(m, [1, 3], [0, 2, 4])
    assert seen(m, 1) == ["J", None, "J", None, "J"]
    assert seen(m, 0) == ["J", "A", "J", "10", "J"]
    reroll(m, [1, 3], [0, 2, 4])
    assert seen(m, 0) == ["J", "J", "J", "Q", "J"]
    assert seen(m, 2) == ["J", None, "J", None, "J"]
    assert paid(m) == [(0, None, 1, "reroll")] * 2
    assert gold(m)[0] == 1
    play(m, reroll="stand", announce="four")
    decline(m)
    assert asked(m) == ("accuse", (1, 2))
    say(m, True, 2)
    decline(m)
    assert told(m, "cup-lifted")[0]["hand"] == "four"
    assert prisoners(m) == [2]
    assert spaces(m)[0] == 7


def test_two_kings_are_kept_and_a_bluffed_three_of_a_kind_is_believed() -> None:
    m = begun("K K 10 10 J", "A J 9")
    reroll(m, [2, 3, 4], [0, 1])
    assert seen(m, 0) == ["K", "K", "A", "J", "9"]
    assert seen(m, 1) == ["K", "K", None, None, None]
    assert asked_to_accuse(m, "three") == (1, 2)
    assert kinds(m, "believed", "cup-lifted") == ["believed"]
    assert moves(m) == [(0, 1, 4, "dice")]
    assert gold(m) == [2, 3, 3]
    assert all(face is None for face in seen(m, 2))


def test_the_same_bluff_called_leaves_the_rider_and_moves_the_accuser() -> None:
    m = begun("K K 10 10 J", "A J 9")
    reroll(m, [2, 3, 4], [0, 1])
    play(m, reroll="stand", announce="three")
    decline(m)
    say(m, True, 1)
    fact = told(m, "cup-lifted")[0]
    assert (fact["faces"], fact["hand"], fact["bluff"]) == (["K", "K", "A", "J", "9"], "pair", True)
    play(m, take_move=True)
    assert moves(m) == [(1, 1, 4, "accusation")]
    assert spaces(m) == [1, 4, 1]


def test_who_may_accuse_from_where() -> None:
    m = begun(*["pair"] * 8, seats=4)
    # All on space 1: everybody. Ann rides to 4.
    assert asked_to_accuse(m, "three") == (1, 2, 3)
    # Bob on 1 with Cleo and Dan: those two, not Ann. He rides to 2.
    assert asked_to_accuse(m, "pair") == (2, 3)
    # Cleo on 1 with Dan: he alone, though Bob is near. She rides to 3.
    assert asked_to_accuse(m, "two-pairs") == (3,)
    # Dan is alone on 1: the nearest is Bob on 2. He rides to 5.
    assert asked_to_accuse(m, "straight") == (1,)
    # Ann is alone on 4: Cleo behind on 3 and Dan ahead on 5 are equally near.
    assert spaces(m) == [4, 2, 3, 5]
    decline(m)
    play(m, reroll="stand", announce="pair")
    decline(m)
    assert asked(m) == ("accuse", (2, 3))


def test_who_is_in_prison_is_passed_over_for_the_next_nearest() -> None:
    m = begun("pair", "pair", "three", seats=4)
    ride(m, "pair", accuser=1)  # Bob was wrong
    decline(m)
    assert prisoners(m) == [1]
    play(m, pay_prison=False)  # a pair: he stands up again
    decline(m)
    assert prisoners(m) == []
    # Cleo's turn: Bob, who has served, shares space 1 with her and Dan.
    assert asked_to_accuse(m, "three") == (3, 1)


def test_a_high_roller_may_announce_less_than_the_dice() -> None:
    m = begun("five")
    ride(m, "pair", accuser=1)
    assert told(m, "cup-lifted")[0]["bluff"] is True
    play(m, take_move=True)
    assert spaces(m) == [1, 2, 1]


def test_from_the_first_turn_to_a_duel_on_the_gold_mine() -> None:
    m = begun("four", "four", "three", "pair", "two-pairs")
    ride(m, "four")  # Ann to the mine on 7, where she rolls four of a kind
    decline(m)
    assert [fact["hand"] for fact in told(m, "open-roll") if fact["why"] == "mine"] == ["four"]
    assert gold(m)[0] == 9
    ride(m, "four")  # Bob, who has a three of a kind, follows her
    decline(m)
    assert asked(m) == ("corner", (1,))
    assert spaces(m) == [7, 7, 1]
