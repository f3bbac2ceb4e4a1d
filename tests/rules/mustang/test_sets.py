"""Sets: what counts as one, how strong it is, and which ones a hand holds."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.mustang.box import COWBOY, shipped_box
from game.rules.mustang.sets import KIND_OF_SET, SET_FOR, CardSet, cards_for, set_of, sets_in

DECK = shipped_box().cards


def found(cards: str) -> tuple[str, int] | None:
    made = set_of(cards.split())
    return None if made is None else (made.kind, made.value)


@pytest.mark.parametrize(
    ("cards", "kind", "value"),
    [
        ("3-bay 3-grey", "pair", 3),
        ("3-bay 3-grey 3-pinto", "three", 3),
        ("3-bay 3-grey 3-pinto 3-chestnut", "four", 3),
        ("2-grey 3-grey 4-grey 5-grey 6-grey", "run", 6),
        ("4-pinto 5-pinto 6-pinto 7-pinto 8-pinto", "run", 8),
    ],
)
def test_the_four_sets(cards: str, kind: str, value: int) -> None:
    assert found(cards) == (kind, value)


@pytest.mark.parametrize(
    "cards",
    [
        "",
        "3-bay",
        "cowboy",
        "3-bay 4-bay",
        "3-bay 3-grey 4-bay",
        "3-bay 3-grey 4-bay 4-grey",
        "2-grey 3-grey 4-grey 5-grey",
        "2-grey 3-grey 4-grey 5-grey 7-grey",
        "2-grey 3-grey 4-grey 5-grey cowboy cowboy",
        "1-grey 6-grey cowboy cowboy cowboy",
        "8-grey 1-grey 2-grey 3-grey 4-grey",
    ],
)
def test_nothing_else_is_a_set(cards: str) -> None:
    assert found(cards) is None


def test_a_run_of_mixed_suits_is_nothing() -> None:
    assert found("2-grey 3-grey 4-bay 5-grey 6-grey") is None
    assert found("2-grey 3-bay cowboy cowboy cowboy") is None


def test_ruling_five_of_a_kind_is_no_set() -> None:
    assert found("3-bay 3-grey 3-pinto 3-chestnut 3-palomino") is None
    assert found("3-bay 3-grey 3-pinto 3-chestnut cowboy") is None
    assert found("3-bay 3-grey cowboy cowboy cowboy") is None


def test_a_cowboy_stands_for_any_value_and_any_suit() -> None:
    assert found("6-bay 6-grey cowboy") == ("three", 6)
    assert found("6-bay cowboy cowboy cowboy") == ("four", 6)
    assert found("2-grey cowboy 4-grey 5-grey 6-grey") == ("run", 6)


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("4-bay 5-bay 6-bay cowboy cowboy", 8),
        ("3-bay 4-bay 5-bay 6-bay cowboy", 7),
        ("1-bay 2-bay 3-bay 4-bay cowboy", 5),
        ("1-bay 3-bay 4-bay 5-bay cowboy", 5),
        ("1-bay 5-bay cowboy cowboy cowboy", 5),
        ("1-bay cowboy cowboy cowboy cowboy", 5),
        ("3-bay cowboy cowboy cowboy cowboy", 7),
        ("8-bay cowboy cowboy cowboy cowboy", 8),
        ("6-bay 7-bay 8-bay cowboy cowboy", 8),
        ("5-bay 8-bay cowboy cowboy cowboy", 8),
    ],
)
def test_ruling_cowboys_in_a_run_count_at_their_best(cards: str, value: int) -> None:
    assert found(cards) == ("run", value)


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_ruling_cowboys_alone_count_as_eights(number: int) -> None:
    assert found(" ".join([COWBOY] * number)) == (KIND_OF_SET[number], 8)


def test_sets_weakest_first() -> None:
    ranked = [
        "1-bay 1-grey",
        "8-bay 8-grey",
        "1-bay 1-grey 1-pinto",
        "8-bay 8-grey 8-pinto",
        "1-bay 1-grey 1-pinto 1-chestnut",
        "8-bay 8-grey 8-pinto 8-chestnut",
        "1-bay 2-bay 3-bay 4-bay 5-bay",
        "4-grey 5-grey 6-grey 7-grey 8-grey",
    ]
    sets = [set_of(cards.split()) for cards in ranked]
    for (n, one), (k, other) in product(enumerate(sets), repeat=2):
        assert one is not None and other is not None
        assert (one < other) == (n < k)
        assert (one > other) == (n > k)


def test_equal_values_are_equally_strong_whoever_they_are_made_of() -> None:
    one, other = set_of(["7-bay", "7-grey"]), set_of(["7-pinto", COWBOY])
    assert one is not None and other is not None
    assert not one < other and not one > other


def test_each_kind_of_mustang_takes_its_own_set() -> None:
    assert SET_FOR == {"foal": "pair", "mare": "three", "stallion": "four", "special": "run"}
    assert [cards_for(kind) for kind in ("foal", "mare", "stallion")] == [2, 3, 4]
    assert [cards_for(one) for one in ("bay-foal-4", "grey-mare-1", "pinto-stallion-2")] == [
        2,
        3,
        4,
    ]
    assert cards_for("midnight") == cards_for("avalanche") == 5


def test_every_set_in_a_hand_is_listed_once() -> None:
    hand = ["6-bay", "6-grey", "7-bay", "8-bay", "cowboy", "cowboy"]
    pairs = [made.cards for made in sets_in(hand, 2)]
    assert pairs == [
        ("6-bay", COWBOY),
        ("6-grey", COWBOY),
        ("6-bay", "6-grey"),
        ("7-bay", COWBOY),
        ("8-bay", COWBOY),
        (COWBOY, COWBOY),
    ]
    assert [made.cards for made in sets_in(hand, 5)] == [
        ("6-bay", "7-bay", "8-bay", COWBOY, COWBOY)
    ]
    assert sets_in(hand) == tuple(made for size in (2, 3, 4, 5) for made in sets_in(hand, size))
    assert sets_in(hand, 6) == ()


# ---- by brute force, in other words


def as_one_value(cards: tuple[str, ...]) -> int | None:
    """The best value that every card could have."""
    values = [v for v in range(1, 9) if all(c == COWBOY or c.startswith(f"{v}-") for c in cards)]
    return max(values, default=None)


def as_a_run(cards: tuple[str, ...]) -> int | None:
    """The best top of five cards in a row of one suit that these could be."""
    tops = []
    for suit, top in product(shipped_box().coats, range(5, 9)):
        row = [f"{value}-{suit}" for value in range(top - 4, top + 1)]
        named = [card for card in cards if card != COWBOY]
        if len(set(named)) == len(named) and set(named) <= set(row):
            tops.append(top)
    return max(tops, default=None)


def brute_force(hand: list[str]) -> set[tuple[tuple[str, ...], str, int]]:
    sets = set()
    for size, kind in KIND_OF_SET.items():
        for cards in combinations(hand, size):
            value = as_a_run(cards) if kind == "run" else as_one_value(cards)
            if value is not None:
                sets.add((cards, kind, value))
    return sets


def hands(most: int = 8) -> st.SearchStrategy[list[str]]:
    """Cards out of one deck, often of few values, suits and many cowboys, in order."""

    def some_of(cards: list[str]) -> st.SearchStrategy[list[str]]:
        return st.lists(st.sampled_from(range(len(cards))), unique=True, max_size=most).map(
            lambda places: shipped_box().in_hand_order([cards[place] for place in places])
        )

    narrow = [card for card in DECK if card[0] in "34" or card.endswith("y")]
    return some_of(list(DECK)) | some_of(narrow)


@settings(max_examples=400, deadline=None)
@given(hands())
def test_a_hand_holds_the_sets_that_brute_force_finds(hand: list[str]) -> None:
    made = sets_in(hand)
    assert {(one.cards, one.kind, one.value) for one in made} == brute_force(hand)
    assert len(made) == len(brute_force(hand)), "each once"
    assert list(made) == sorted(made)


@settings(max_examples=300, deadline=None)
@given(hands(5), st.randoms())
def test_a_set_is_the_same_in_any_order(cards: list[str], rng: object) -> None:
    mixed = list(cards)
    rng.shuffle(mixed)  # type: ignore[attr-defined]
    one, other = set_of(cards), set_of(mixed)
    assert (one is None) == (other is None)
    if one is not None and other is not None:
        assert isinstance(one, CardSet)
        assert (one.kind, one.value) == (other.kind, other.value)
