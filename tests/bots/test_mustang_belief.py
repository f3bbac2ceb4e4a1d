"""What a rancher thinks that others hold: exact counting, true memories, honest chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import new_match
from game.bots.mustang.belief import EVEN, Lean, chance_to_beat, chance_to_hold, counted, lean_of
from game.bots.mustang.memory import Holder, Memory
from game.rules.mustang.box import COWBOY, shipped_box
from game.rules.mustang.sets import set_of, sets_in
from tests.bots.ranching import MUSTANG, SEATS, mixed_game, seated
from tests.bots.watching import Asked
from tests.rules.mustang.scripting import PLAIN, arranged, steal
from tests.support import NAMES, some

BOX = shipped_box().cards
DECKS = st.sets(st.integers(0, len(BOX) - 1), min_size=7, max_size=11)
# Without five of one suit and cowboys there is no run, which is not counted.
SMALL = ("1-bay", "1-grey", "2-bay", "2-grey", "2-pinto", "6-bay", "6-grey", "8-pinto", COWBOY)


def hands(pool: tuple[str, ...], known: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    order = shipped_box().in_hand_order
    return [tuple(order([*known, *some])) for some in combinations(pool, 6 - len(known))]


def share(of: list[tuple[str, ...]], strength: tuple[int, int]) -> float:
    """Of the hands with a set stronger than that, other than a run."""
    beats = [any(strength < one.strength < (5, 0) for one in sets_in(hand)) for hand in of]
    return sum(beats) / len(beats)


@pytest.mark.parametrize("cards", [2, 3, 4])
@pytest.mark.parametrize("value", [1, 2, 5, 6, 8])
@pytest.mark.parametrize("known", [(), ("6-pinto",), (COWBOY, "1-pinto")])
def test_all_hands_are_counted(cards: int, value: int, known: tuple[str, ...]) -> None:
    exact = share(hands(SMALL, known), (cards, value))
    chance = chance_to_beat(counted(SMALL), cards, value, counted(known))
    assert chance == pytest.approx(exact, abs=0.02), "but for the few hands that hold a run"


@some(40)
@given(DECKS, st.integers(2, 4))
def test_a_set_of_any_value_is_held_as_often_as_hands_say(places: set[int], cards: int) -> None:
    deck = tuple(BOX[place] for place in places)
    of = hands(deck)
    has = [any(len(one.cards) == cards for one in sets_in(hand)) for hand in of]
    assert chance_to_hold(counted(deck), cards) == pytest.approx(sum(has) / len(has))


def test_a_higher_set_is_beaten_less_often() -> None:
    pool = counted(BOX)
    chances = [chance_to_beat(pool, n, value) for n in (2, 3, 4) for value in range(1, 9)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9 > 0.1 > chances[-1]


def test_who_waits_has_something_to_wait_for_and_who_lost_cowboys_has_few() -> None:
    pool = counted(BOX)
    holder = Holder()
    fresh = chance_to_beat(pool, 3, 4, lean=lean_of(holder))
    for _ in range(2):
        holder.gave(2)
    assert chance_to_beat(pool, 3, 4, lean=lean_of(holder)) > fresh + 0.1
    holder.showed(["3-bay", "3-grey"])
    assert chance_to_beat(pool, 3, 4, lean=lean_of(holder)) == fresh
    holder.bare = 4
    assert chance_to_beat(pool, 3, 4, lean=lean_of(holder)) < fresh - 0.1


def test_a_lean_makes_hands_likelier_as_it_says() -> None:
    """Two cards of three known values and a cowboy: each hand has one weight."""
    pool, known = (
        counted(["1-bay", "2-bay", COWBOY]),
        counted(["1-grey", "3-bay", "4-bay", "5-bay"]),
    )
    even = chance_to_hold(pool, 3, known, EVEN)
    assert even == pytest.approx(1 / 3), "one and cowboy make three ones"
    # One and two; one and cowboy; two and cowboy, with a pair of ones in the first two.
    assert chance_to_hold(pool, 3, known, Lean(cowboy=2.0, two=3.0)) == pytest.approx(6 / 11)


# --------------------------------------------------------------------------- memory


def remembered(asked: Asked) -> Memory:
    memory = Memory(asked.seat, len(asked.bots))
    memory.read(asked.seen.log)
    return memory


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_remembered_is_true(seats: int) -> None:
    """Cards that somebody surely holds, or surely holds not, and those under the deck."""
    facts: Counter[str] = Counter()
    for asked in mixed_game(seats, 80 + seats).decisions():
        memory, table = remembered(asked), asked.match.table
        for seat, holder in enumerate(memory.holders):
            if seat == asked.seat or table.theft is not None:
                continue
            hand = Counter(table.ranchers[seat].cards)
            assert not Counter(holder.known) - hand
            assert hand[COWBOY] <= 6 - holder.bare
            facts["known"] += len(holder.known)
            facts["bare"] += holder.bare
        under = table.deck[len(table.deck) - len(memory.tucked) :]
        assert all(card in (None, real) for card, real in zip(memory.tucked, under, strict=True))
        facts["tucked"] += sum(card is not None for card in memory.tucked)
    assert facts["bare"] and facts["tucked"]
    assert facts["known"] or seats == 5


def test_a_failed_theft_shows_which_cards_are_no_cowboys() -> None:
    m = arranged(2, hands={0: "4-bay 4-grey cowboy", 1: "5-bay 5-grey"}, corral={1: "bay-foal-1"})
    steal(m, "bay-foal-1", "4-bay 4-grey")
    m.answer({"cards": ["5-bay", "5-grey"]}, 1)
    memory = remembered(Asked(m, 1, [None, None]))
    assert memory.holders[0].bare == 6 - 2 - 1


def test_a_theft_let_pass_is_remembered_until_a_set_is_shown() -> None:
    m = arranged(
        2, hands={0: "4-bay 4-grey", 1: PLAIN.replace("4-grey", "8-grey")}, corral={1: "bay-foal-1"}
    )
    steal(m, "bay-foal-1", "4-bay 4-grey")
    m.answer(None, 1)
    holder = remembered(Asked(m, 0, [None, None])).holders[1]
    assert (holder.unanswered, holder.since_passed) == ((2, 4), 0)
    holder.showed(["1-bay", "1-grey"])
    assert holder.unanswered is None


# --------------------------------------------------------------------------- chances


def thefts(seed: int) -> Iterator[tuple[float, bool]]:
    """Every theft at a table of gunslingers: the chance of an answer as the thief saw it, and
    whether the owner could."""
    play = seated(new_match(MUSTANG, NAMES[:4], seed=seed), "gunslinger", seed=seed)
    chance = 0.0
    for asked in play.decisions():
        if asked.request.kind == "defend":
            yield chance, len(asked.request.options()) > 1
        elif asked.request.kind == "action" and (done := asked.choice()).action == "steal":
            owner = asked.match.table.owner_of(done.mustang).seat
            played = set_of(done.cards)
            assert played is not None
            chance = asked.bot.chance_of_answer(asked.seen, owner, *played.strength)


def test_thefts_are_answered_about_as_often_as_gunslingers_think() -> None:
    seen = [case for seed in range(6) for case in thefts(seed)]
    expected = sum(chance for chance, _ in seen) / len(seen)
    could = sum(can for _, can in seen) / len(seen)
    assert len(seen) > 60
    assert could == pytest.approx(expected, abs=0.12)
