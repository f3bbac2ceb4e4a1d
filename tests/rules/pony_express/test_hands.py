"""Hands: the eight categories, what they are worth, and which of two is better."""

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import pytest

from game.rules.shared.hands import ANNOUNCEABLE, FACES, HANDS, hand_of, spaces_of, strength
from tests.rules.pony_express.scripting import ROLLS, SPACES


def faces(roll: str) -> tuple[str, ...]:
    return tuple(roll.split())


@pytest.mark.parametrize(("hand", "roll"), ROLLS.items())
def test_each_hand_is_worth_its_spaces(hand: str, roll: str) -> None:
    assert hand_of(faces(roll)) == hand
    assert spaces_of(faces(roll)) == SPACES[hand]


@pytest.mark.parametrize("roll", ["9 10 J Q K", "10 J Q K A"])
def test_a_straight_is_five_in_a_row_in_any_order(roll: str) -> None:
    assert {hand_of(order) for order in permutations(faces(roll))} == {"straight"}


@pytest.mark.parametrize("roll", ["A K J 10 9", "A K Q 10 9", "A K Q J 9", "A Q J 10 9"])
def test_five_different_dice_not_in_a_row_are_nothing(roll: str) -> None:
    assert hand_of(faces(roll)) == "nothing"
    assert spaces_of(faces(roll)) == 0


def test_every_roll_of_five_dice_has_the_category_counted_by_hand() -> None:
    counts = Counter(hand_of(roll) for roll in product(FACES, repeat=5))
    assert counts == {
        "nothing": 480,
        "pair": 3600,
        "two-pairs": 1800,
        "three": 1200,
        "straight": 240,
        "full-house": 300,
        "four": 150,
        "five": 6,
    }


def test_everything_but_nothing_can_be_announced() -> None:
    assert tuple(SPACES) == HANDS
    assert HANDS[1:] == ANNOUNCEABLE


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("9 9 9 9 9", "A A A A K"),
        ("9 9 9 9 10", "A A A K K"),
        ("9 9 9 10 10", "10 J Q K A"),
        ("9 10 J Q K", "A A A K Q"),
        ("9 9 9 10 J", "A A K K Q"),
        ("9 9 10 10 J", "A A K Q J"),
        ("9 9 10 J Q", "A K J 10 9"),
    ],
)
def test_hands_are_compared_by_category_first(better: str, worse: str) -> None:
    assert strength(faces(better)) > strength(faces(worse))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("K K K 9 9", "Q Q Q A A"),  # three kings full beats three queens full
        ("K K K 10 10", "K K K 9 9"),  # equal triplets, then the pair
        ("A A 9 9 10", "K K Q Q J"),  # the higher pair of two counts first
        ("A A 10 10 9", "A A 9 9 K"),
        ("10 10 10 9 J", "9 9 9 A K"),
        ("K K K K 9", "Q Q Q Q A"),
        ("10 J Q K A", "9 10 J Q K"),
        ("A A A A A", "K K K K K"),
        ("10 10 9 J Q", "9 9 A K Q"),
    ],
)
def test_equal_categories_are_compared_by_the_faces_of_the_combination(
    better: str, worse: str
) -> None:
    assert strength(faces(better)) > strength(faces(worse))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("9 9 A 10 J", "9 9 K Q J"),
        ("9 9 A K J", "9 9 A Q J"),
        ("9 9 A K J", "9 9 A K 10"),
        ("K K Q Q A", "K K Q Q J"),
        ("J J J A 9", "J J J K Q"),
        ("J J J A 10", "J J J A 9"),
        ("J J J J A", "J J J J K"),
        ("A K Q J 9", "A K Q 10 9"),
    ],
)
def test_ruling_then_the_remaining_dice_decide_highest_first(better: str, worse: str) -> None:
    assert strength(faces(better)) > strength(faces(worse))


def test_ruling_only_hands_equal_in_all_five_dice_are_tied() -> None:
    rolls = list(combinations_with_replacement(FACES, 5))
    assert len({strength(roll) for roll in rolls}) == len(rolls) == 252


def test_the_order_in_which_dice_fell_does_not_count() -> None:
    assert len({strength(order) for order in permutations(faces("K K 9 9 A"))}) == 1
