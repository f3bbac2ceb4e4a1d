"""What a gambler reckons: exact dice, exact counting, true memories."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from game.bots.western.belief import Belief, chance_of_more_kinds, unseen_cards
from game.bots.western.gunfight import attack_gains, mean_gain
from game.bots.western.memory import Holder, Memory
from game.engine.events import Event
from game.rules.shared.deals import CardsDrawn
from game.rules.western.cards import KINDS
from game.rules.western.events import (
    CardDiscarded,
    CardSeen,
    CardsPlayed,
    CardTaken,
    Countered,
    DieRolled,
    HandShown,
)
from game.rules.western.ladder import combinations_in
from tests.bots.gambling import SEATS, mixed_game

ME, RIVAL, OTHER = 0, 1, 2


# --------------------------------------------------------------------------- dice


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize(("mine", "theirs"), [(990, 990), (30, 990), (990, 30), (0, 20), (40, 0)])
def test_an_attack_is_counted_roll_by_roll(times: int, mine: int, theirs: int) -> None:
    exact: Counter[int] = Counter()
    for attack, defence in product(range(1, 7), repeat=2):
        if attack % 2 or defence < attack:
            exact[min(attack * 10 * times, theirs)] += 1
        else:
            exact[-min(defence * 10 * times, mine)] += 1
    gains = {gain: chance for chance, gain in attack_gains(times, mine, theirs)}
    assert gains == pytest.approx({gain: ways / 36 for gain, ways in exact.items()})
    mean = sum(gain * ways for gain, ways in exact.items()) / 36
    assert mean_gain(times, mine, theirs) == pytest.approx(mean)


# --------------------------------------------------------------------------- hands

POOL = {"attack-1": 2, "attack-2": 1, "attack-3": 1, "horse": 2, "levy": 3, "hat": 1}


def hands(size: int, known: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    cards = [kind for kind, number in POOL.items() for _ in range(number)]
    return [(*known, *some) for some in combinations(cards, size - len(known))]


def belief(size: int, known: tuple[str, ...] = ()) -> Belief:
    holder = Holder()
    for card in known:
        holder.gained(card)
    return Belief(holder, size, POOL, sum(POOL.values()))


def share(of: list[tuple[str, ...]], true: Any) -> float:
    return sum(map(bool, map(true, of))) / len(of)


@pytest.mark.parametrize("known", [(), ("attack-1",), ("horse", "levy")])
@pytest.mark.parametrize("kinds", [("horse",), ("levy",), ("attack-2",)])
def test_whether_a_kind_is_there(known: tuple[str, ...], kinds: tuple[str, ...]) -> None:
    exact = share(hands(4, known), lambda hand: any(kind in hand for kind in kinds))
    assert belief(4, known).has_any(kinds) == pytest.approx(exact)


@pytest.mark.parametrize("known", [(), ("attack-1",), ("horse",), ("attack-2",)])
@pytest.mark.parametrize("guns", [1, 2, 3])
@pytest.mark.parametrize("horse", [False, True])
def test_whether_a_combination_is_beaten(known: tuple[str, ...], guns: int, horse: bool) -> None:
    """With the Hat on it, only by a higher one."""
    laid = (f"attack-{guns}", *(("horse",) if horse else ()), "hat")
    # One card more: the last one is kept, and what it is does not matter here.
    exact = share(hands(4, known), lambda hand: combinations_in((*hand, "kept"), laid))
    assert belief(4, known).beats(guns, horse, hat=True) == pytest.approx(exact)


def test_who_has_the_hat_beats_an_equal_one_too() -> None:
    plain, with_hat = (belief(4).beats(3, horse=True, hat=hat) for hat in (False, True))
    assert with_hat == 0 < plain
    assert belief(3, ("attack-3", "horse", "hat")).beats(3, horse=True, hat=False) == 1


@pytest.mark.parametrize("known", [(), ("attack-1", "hat")])
@pytest.mark.parametrize("mine", [2, 3, 4, 5])
def test_who_has_more_kinds(known: tuple[str, ...], mine: int) -> None:
    def won(hand: tuple[str, ...]) -> float:
        theirs = len(set(hand))
        return 0.5 if theirs == mine else float(mine > theirs)

    of = hands(5, known)
    exact = sum(map(won, of)) / len(of)
    assert chance_of_more_kinds(mine, *belief(5, known).kinds()) == pytest.approx(exact, abs=0.1)


def test_what_is_unseen() -> None:
    left = unseen_cards({"dog": 4, "levy": 2}, [["dog", "levy"], {"dog": 2}])
    assert left == {"dog": 1, "levy": 1}


# --------------------------------------------------------------------------- memory


def remembered(*events: Event, seat: int = ME) -> Memory:
    memory = Memory(seat, 3, KINDS)
    memory.read(events)
    return memory


def shown(cards: str, hidden: int = 0) -> HandShown:
    why = "saloon" if hidden else "hands-up"
    return HandShown(seat=RIVAL, cards=tuple(cards.split()), hidden=hidden, why=why)


def test_cards_seen_in_a_hand_stay_there_until_they_are_laid() -> None:
    holder = remembered(
        shown("cowboy cowboy joker levy"),
        CardsPlayed(seat=RIVAL, cards=("cowboy", "cowboy"), card="cowboy", target=ME),
        CardDiscarded(seat=RIVAL, card="levy"),
    ).holders[RIVAL]
    assert {kind: number for kind, number in holder.known.items() if number} == {"joker": 1}


def test_what_was_missing_may_only_be_among_cards_drawn_since() -> None:
    drawn = CardsDrawn(seat=RIVAL, number=2)
    holder = remembered(shown("levy levy whisky"), drawn).holders[RIVAL]
    assert holder.room("joker", 5) == 2
    assert holder.room("levy", 5) == 2, "all of them were shown"
    doubles = remembered(shown("levy whisky", hidden=2), drawn).holders[RIVAL]
    assert doubles.room("joker", 5) == 2
    assert doubles.room("levy", 4) == 4, "hidden doubles"
    assert remembered(drawn).holders[RIVAL].room("joker", 5) == 5


def test_who_let_an_attack_come_had_no_dog() -> None:
    attack = CardsPlayed(seat=ME, cards=("attack-1",), card="attack-1", target=RIVAL)
    roll = DieRolled(seat=ME, face=3, why="attack")
    drawn = CardsDrawn(seat=RIVAL, number=1)
    passed = remembered(attack, roll, drawn).holders[RIVAL]
    assert passed.room_since_passed("dog", 6) == passed.room_since_passed("dancer", 6) == 1
    assert passed.room_since_passed("joker", 6) == 6
    dog = Countered(seat=RIVAL, by="dog", against=ME, card="attack-1")
    stood = remembered(attack, dog, roll, drawn).holders[RIVAL]
    assert stood.room_since_passed("dog", 6) == 6


def test_a_card_taken_unseen_makes_all_unsure_but_for_those_who_saw_it() -> None:
    taken = CardTaken(seat=OTHER, victim=RIVAL)
    seen = CardSeen(seat=OTHER, victim=RIVAL, card="levy")
    assert not remembered(shown("levy dog"), taken).holders[RIVAL].known
    memory = remembered(shown("levy dog"), taken, seen, seat=OTHER)
    assert memory.holders[RIVAL].known == {"levy": 0, "dog": 1}
    assert memory.holders[OTHER].known == {"levy": 1}


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_remembered_is_true(seats: int) -> None:
    """Cards that somebody surely holds, and kinds that came with the cards drawn since or not."""
    facts: Counter[str] = Counter()
    for asked in mixed_game(seats, 80 + seats).decisions():
        memory = Memory(asked.seat, seats, KINDS)
        memory.read(asked.match.events_seen(asked.seat))
        for seat, holder in enumerate(memory.holders):
            hand = Counter(asked.match.table.gamblers[seat].cards)
            if seat == asked.seat:
                continue
            assert not Counter(holder.known) - hand
            unknown = hand - Counter(holder.known)
            for kind in KINDS:
                assert unknown[kind] <= holder.room(kind, unknown.total())
            facts["known"] += Counter(holder.known).total()
            facts["missing"] += len(holder.missing)
    assert facts["known"] and facts["missing"]
