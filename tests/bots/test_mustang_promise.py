"""The set that is proposed for a theft: strong, and its cowboys are worth it."""

from __future__ import annotations

import random

import pytest

from game.bots.mustang.belief import HAND, chance_to_beat, counted
from game.bots.mustang.promise import most_promising, promise
from game.rules.mustang.box import COWBOY, shipped_box
from game.rules.mustang.sets import CardSet, sets_in


def proposed(hand: str, size: int = 2, discards: str = "") -> list[str]:
    cards = hand.split()
    return list(most_promising(sets_in(cards, size), cards, discards.split()).cards)


def cowboys_in(found: CardSet) -> int:
    return list(found.cards).count(COWBOY)


@pytest.mark.parametrize(
    ("hand", "size", "cards"),
    [
        ("1-bay 1-grey 8-bay 8-pinto 6-grey 4-bay", 2, "8-bay 8-pinto"),
        ("3-bay 3-grey 8-bay cowboy 5-pinto 6-grey", 2, "8-bay cowboy"),  # threes are no threat
        ("8-bay 8-grey cowboy cowboy 5-pinto 6-grey", 2, "8-bay 8-grey"),  # as strong without
        ("8-bay 8-grey 8-pinto 3-bay 3-grey 5-bay", 2, "8-bay 8-grey"),
        ("2-bay 2-grey 2-pinto 8-bay 8-grey cowboy", 3, "8-bay 8-grey cowboy"),
        ("1-bay 1-grey 1-pinto 1-palomino cowboy cowboy", 4, "1-bay 1-grey 1-pinto 1-palomino"),
    ],
)
def test_the_strongest_that_is_worth_its_cowboys(hand: str, size: int, cards: str) -> None:
    assert proposed(hand, size) == cards.split()


def hands(number: int) -> list[list[str]]:
    rng, deck = random.Random(7), list(shipped_box().cards)
    return [shipped_box().in_hand_order(rng.sample(deck, HAND)) for _ in range(number)]


def test_no_other_set_is_stronger_with_as_few_cowboys_or_as_strong_with_fewer() -> None:
    compared = 0
    for hand in hands(300):
        for size in (2, 3, 4):
            sets = sets_in(hand, size)
            if not sets:
                continue
            best = most_promising(sets, hand, ())
            for other in sets:
                compared += 1
                fewer = cowboys_in(other) - cowboys_in(best)
                assert not (fewer <= 0 and other > best), (hand, other)
                assert not (fewer < 0 and other.strength == best.strength), (hand, other)
    assert compared > 1000


def test_a_cowboy_more_is_played_only_where_it_promises_more() -> None:
    played = 0
    for hand in hands(300):
        sets = sets_in(hand, 2)
        if not sets:
            continue
        best = most_promising(sets, hand, ())
        unseen = map(int.__sub__, counted(shipped_box().cards), counted(hand))
        pool = tuple(unseen)
        hopes = {one: promise(one, hand, chance_to_beat(pool, *one.strength)) for one in sets}
        fewer = [one for one in sets if cowboys_in(one) < cowboys_in(best)]
        played += bool(fewer)
        strongest = max(fewer, default=best)
        assert hopes[best] >= hopes[strongest], hand
    assert played > 20


def test_what_was_discarded_counts() -> None:
    """Nobody else can have a pair of eights, or a cowboy for anything else."""
    hand = "7-bay 7-grey 8-bay cowboy 5-pinto 6-grey"
    eights = "8-chestnut 8-palomino 8-grey 8-pinto"
    assert proposed(hand) == ["8-bay", "cowboy"]
    assert proposed(hand, 2, f"{eights} {'cowboy ' * 8}") == ["7-bay", "7-grey"]
