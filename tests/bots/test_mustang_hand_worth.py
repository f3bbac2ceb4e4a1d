"""What cards are worth: tables that can be checked by hand, or by playing."""

from __future__ import annotations

import pytest

from game.bots.mustang.hand_worth import (
    CARDS,
    COWBOYS,
    HAND,
    MOST_TURNS,
    REWARD,
    SAFETY,
    HandTables,
    lost,
    run_cards,
    shape_of,
    tables_for,
)
from game.engine.draws import Draws
from game.rules.mustang.box import shipped_box
from game.rules.mustang.sets import RUN, sets_in

SAFE = (0.0, 0.0, 0.0, 0.0)
PLAIN = "1-bay 2-chestnut 3-palomino 4-grey 5-pinto 6-bay"


def worth(hand: str, turns: int, hazards: tuple[float, float, float, float] = SAFE) -> float:
    return tables_for(hazards).of_hand(hand.split(), turns, specials=True)


def test_the_constants_are_those_of_the_box() -> None:
    box = shipped_box()
    assert len(box.cards) == CARDS
    assert box.cards.count("cowboy") == COWBOYS
    assert box.hand == HAND


@pytest.mark.parametrize(
    ("hand", "shape", "run"),
    [
        (PLAIN, ((1, 1, 1, 1, 1, 1), 0), 1),
        ("1-bay 1-grey 1-pinto 8-bay cowboy cowboy", ((3, 1), 2), 1),
        ("1-bay 2-bay 4-bay 5-bay 5-grey cowboy", ((2, 1, 1, 1), 1), 4),
        ("1-bay 5-bay 6-bay 8-bay 2-grey 3-grey", ((1, 1, 1, 1, 1, 1), 0), 3),
        ("", ((), 0), 0),
    ],
)
def test_shapes(hand: str, shape: tuple[tuple[int, ...], int], run: int) -> None:
    assert shape_of(hand.split()) == shape
    assert run_cards(hand.split()) == run


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("7-bay 7-grey 1-pinto 2-bay 3-grey 5-pinto", 2),
        ("7-bay 7-grey 7-pinto 2-bay 3-grey 5-pinto", 3),
        ("7-bay 7-grey cowboy cowboy 3-grey 5-pinto", 4),
        ("2-bay 3-bay 4-bay cowboy 6-bay 5-pinto", RUN),
    ],
)
def test_in_the_last_turn_a_hand_is_worth_its_best_set(hand: str, cards: int) -> None:
    assert worth(hand, 1) == REWARD[cards]
    assert worth(PLAIN, 1) == 0
    assert worth(hand, 0) == 0


def test_with_two_turns_left_one_card_may_make_a_pair() -> None:
    """Six different values: two are changed, and what is drawn is a pair or more by counting."""
    tables = HandTables(SAFE)
    kept = PLAIN.split()[:4]
    left = list(shipped_box().cards)
    for card in kept:
        left.remove(card)
    reached = 0.0
    pairs = [(one, other) for place, one in enumerate(left) for other in left[place + 1 :]]
    for drawn in pairs:
        sizes = [
            len(found.cards) for found in sets_in(shipped_box().in_hand_order([*kept, *drawn]))
        ]
        reached += max((REWARD[size] for size in sizes if size < RUN), default=0.0)
    assert tables.of_kept(kept, 1, specials=False) == pytest.approx(reached / len(pairs))


def test_more_turns_and_better_cards_are_worth_more() -> None:
    for turns in range(1, MOST_TURNS):
        assert worth(PLAIN, turns) < worth(PLAIN, turns + 1)
    better = [
        PLAIN,
        "1-bay 1-grey 3-palomino 4-grey 5-pinto 6-bay",
        "1-bay 1-grey 3-palomino 3-grey 5-pinto 6-bay",
        "1-bay 1-grey 1-palomino 3-grey 3-pinto 6-bay",
        "1-bay 1-grey 1-palomino cowboy 3-pinto 6-bay",
        "1-bay 1-grey 1-palomino cowboy 3-pinto 3-bay",
    ]
    worths = [worth(hand, 4) for hand in better]
    assert worths == sorted(worths) and len(set(worths)) == len(worths)


def test_a_run_counts_only_while_there_is_something_to_catch_with_it() -> None:
    run = ["2-bay", "3-bay", "4-bay", "5-bay", "6-bay", "8-grey"]
    tables = tables_for(SAFE)
    with_special, without = (tables.of_hand(run, 3, specials=yes) for yes in (True, False))
    assert with_special > without + 2
    assert tables.of_kept(run[:4], 3, specials=True) > tables.of_kept(run[:4], 3, specials=False)


def test_thieves_take_more_with_time_but_no_more_than_safety_costs() -> None:
    taken = [lost(4.0, 0.05, turns) for turns in range(20)]
    assert taken[0] == 0 and taken == sorted(taken) and taken[-1] == SAFETY
    assert taken[1] == pytest.approx(0.2)
    assert worth(PLAIN, 8, (0.1, 0.1, 0.1, 0.1)) < worth(PLAIN, 8)


def test_playing_by_the_tables_brings_what_they_promise() -> None:
    """A rancher alone, for eight turns with a fresh deck each: the mean of many is the worth of six
    cards that nobody knows."""
    tables, turns, games = tables_for(SAFE), 8, 400
    total = sum(_alone(tables, turns, Draws(5, game)) for game in range(games))
    assert total / games == pytest.approx(tables.usual(turns), rel=0.05)


def _alone(tables: HandTables, turns: int, draws: Draws) -> float:
    hand, points = _drawn([], draws), 0.0
    for left in range(turns - 1, -1, -1):
        options = [
            (REWARD[len(found.cards)], found.cards)
            for found in sets_in(hand)
            if len(found.cards) < RUN
        ]
        options += [(0.0, (card, other)) for card in hand for other in hand if card < other]
        kept = {cards: _without(hand, cards) for _, cards in options}
        reward, cards = max(
            options,
            key=lambda option: option[0] + tables.of_kept(kept[option[1]], left, specials=False),
        )
        points += reward
        hand = _drawn(kept[cards], draws)
    return points


def _without(hand: list[str], cards: tuple[str, ...]) -> list[str]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def _drawn(kept: list[str], draws: Draws) -> list[str]:
    deck = list(shipped_box().cards)
    for card in kept:
        deck.remove(card)
    return shipped_box().in_hand_order([*kept, *draws.shuffled(deck)[: HAND - len(kept)]])
