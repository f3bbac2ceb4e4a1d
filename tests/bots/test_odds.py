"""The odds of five dice, against counting every roll there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, product
from math import comb, isclose
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import odds
from game.rules.shared.hands import FACES, HANDS, SPACES, hand_of

faces = st.sampled_from(FACES)
five_dice = st.tuples(*[faces] * 5)
some_worth = st.lists(st.floats(-10, 10), min_size=len(HANDS), max_size=len(HANDS))
# Every set of dice that may be rolled again: all but the set of all five.
SUBSETS = tuple(chain.from_iterable(combinations(range(5), size) for size in range(5)))


@cache
def counted(kept: tuple[str, ...]) -> tuple[float, ...]:
    """The odds when all but the kept dice are rolled, by rolling them in every way."""
    free = 5 - len(kept)
    hands = Counter(hand_of(kept + rolled) for rolled in product(FACES, repeat=free))
    return tuple(hands[hand] / 6**free for hand in HANDS)


def counted_after(dice: Sequence[str], roll: Sequence[int]) -> tuple[float, ...]:
    return counted(tuple(sorted(face for die, face in enumerate(dice) if die not in roll)))


def expected(dice: Sequence[str], roll: Sequence[int], worth: Sequence[float]) -> float:
    chances = counted_after(dice, roll)
    return sum(chance * value for chance, value in zip(chances, worth, strict=True))


def best_of_all(dice: Sequence[str], worth: Sequence[float]) -> float:
    assert len(SUBSETS) == 31
    return max(expected(dice, roll, worth) for roll in SUBSETS)


@pytest.mark.parametrize("count", range(6))
def test_every_set_of_kept_dice_has_the_odds_of_counting(count: int) -> None:
    for kept in combinations_with_replacement(FACES, count):
        assert odds.hands_with(kept) == pytest.approx(counted(kept), abs=1e-12)


def test_the_odds_of_an_open_roll_are_those_of_all_7776() -> None:
    assert tuple(odds.OPEN_ROLL) == pytest.approx(counted(()), abs=1e-12)
    spaces = sum(SPACES[hand_of(roll)] for roll in product(FACES, repeat=5))
    assert isclose(odds.MEAN_SPACES, spaces / 7776)


@pytest.mark.parametrize("count", range(6))
def test_every_roll_is_listed_once_with_its_chance(count: int) -> None:
    listed = dict(odds.rolls(count))
    assert len(listed) == len(odds.rolls(count)) == comb(count + 5, 5)
    seen = Counter(odds.in_order(roll) for roll in product(FACES, repeat=count))
    assert listed == pytest.approx({roll: ways / 6**count for roll, ways in seen.items()})


@given(st.lists(faces, max_size=5))
def test_the_odds_sum_to_one(kept: list[str]) -> None:
    chances = odds.hands_with(kept)
    assert len(chances) == len(HANDS)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert sum(chances) == pytest.approx(1.0, abs=1e-12)


@given(st.lists(faces, max_size=5), st.randoms())
def test_the_order_of_dice_does_not_matter(kept: list[str], rng: Random) -> None:
    mixed = list(kept)
    rng.shuffle(mixed)
    assert odds.hands_with(mixed) == odds.hands_with(kept)
    assert odds.in_order(mixed) == odds.in_order(kept)


@given(five_dice, st.sampled_from(SUBSETS))
def test_the_odds_after_a_reroll_are_those_of_counting(
    dice: tuple[str, ...], roll: tuple[int, ...]
) -> None:
    assert odds.hands_after(dice, roll) == pytest.approx(counted_after(dice, roll), abs=1e-12)


@given(five_dice)
def test_rolling_nothing_leaves_the_hand_as_it_is(dice: tuple[str, ...]) -> None:
    assert odds.hands_after(dice, ()) == tuple(float(hand == hand_of(dice)) for hand in HANDS)


@given(five_dice)
def test_the_rerolls_that_differ_keep_every_set_of_faces_once(dice: tuple[str, ...]) -> None:
    def kept(roll: tuple[int, ...]) -> tuple[str, ...]:
        return odds.in_order([face for die, face in enumerate(dice) if die not in roll])

    different = list(odds.different_rerolls(dice))
    assert different[0] == ()
    assert all(len(roll) < 5 for roll in different)
    assert sorted(map(kept, different)) == sorted({kept(roll) for roll in SUBSETS})


@settings(max_examples=60, deadline=None)
@given(five_dice, some_worth)
def test_no_reroll_is_better_than_the_best(dice: tuple[str, ...], worth: list[float]) -> None:
    best = odds.best_reroll(dice, worth)
    assert best.roll in SUBSETS
    assert best.worth == pytest.approx(expected(dice, best.roll, worth), abs=1e-9)
    assert best.worth == pytest.approx(best_of_all(dice, worth), abs=1e-9)


@settings(max_examples=40, deadline=None)
@given(five_dice, some_worth)
def test_of_equally_good_rerolls_the_one_of_fewest_dice_is_the_best(
    dice: tuple[str, ...], worth: list[float]
) -> None:
    best = odds.best_reroll(dice, worth)
    fewer = [roll for roll in SUBSETS if len(roll) < len(best.roll)]
    assert all(expected(dice, roll, worth) < best.worth for roll in fewer)
    assert odds.best_reroll(dice, [1.0] * len(HANDS)).roll == ()


@settings(max_examples=40, deadline=None)
@given(five_dice, st.sampled_from(HANDS))
def test_a_reroll_for_a_hand_is_the_likeliest_way_to_it(dice: tuple[str, ...], hand: str) -> None:
    index = HANDS.index(hand)
    best = odds.best_reroll_for_hand(dice, hand)
    assert best.worth == pytest.approx(counted_after(dice, best.roll)[index], abs=1e-12)
    assert best.worth == pytest.approx(
        max(counted_after(dice, roll)[index] for roll in SUBSETS), abs=1e-12
    )


@settings(max_examples=40, deadline=None)
@given(five_dice, st.integers(0, 7))
def test_a_reroll_for_a_ride_is_the_likeliest_way_to_just_that_far(
    dice: tuple[str, ...], spaces: int
) -> None:
    best = odds.best_reroll_for_space(dice, spaces)
    assert best == odds.best_reroll_for_hand(dice, HANDS[spaces])
    likeliest = max(counted_after(dice, roll)[spaces] for roll in SUBSETS)
    assert best.worth == pytest.approx(likeliest, abs=1e-12)


@pytest.mark.parametrize(
    ("dice", "hand", "roll"),
    [
        ("K K K K 9", "five", (4,)),
        ("A A K Q J", "straight", (0,)),
        ("A A A K K", "full-house", ()),
        ("A A A Q J", "four", (3, 4)),
        ("Q Q Q Q Q", "five", ()),
    ],
)
def test_what_anybody_would_roll_again(dice: str, hand: str, roll: tuple[int, ...]) -> None:
    best = odds.best_reroll_for_hand(dice.split(), hand)
    assert best.roll == roll


@given(five_dice, some_worth)
def test_the_mean_is_that_of_the_worths(dice: tuple[str, ...], worth: list[float]) -> None:
    assert odds.mean(odds.hands_after(dice, ()), worth) == worth[SPACES[hand_of(dice)]]
