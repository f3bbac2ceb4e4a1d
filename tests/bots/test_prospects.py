"""The chances of a race: they behave as a rider would expect, and duels as they are simulated."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.bots.pony_express.prospects import Outlook, Standing, duel, showdown
from tests.support import some

LAST = 33
ROUNDING = 1e-9
GREATEST_STEP = 0.25  # that one space may change a chance, short of arriving


def riding(space: int, gold: int = 3, cards: int = 1, *, prison: bool = False) -> Standing:
    return Standing(space, 0, gold, cards, prison)


def at_mailbox(mailbox: int, *, prison: bool = False) -> Standing:
    return Standing(LAST, mailbox, 3, 1, prison)


def outlook(
    standings: Sequence[Standing], me: int = 0, active: int = 0, aims: Sequence[float] = ()
) -> Outlook:
    """As `me` sees it in the turn of `active`."""
    seats = len(standings)
    upcoming = [(active + step) % seats for step in range(1, seats + 1)]
    return Outlook(standings, me, upcoming, LAST, aims or [0.6] * seats)


def chance(standings: Sequence[Standing], me: int = 0, active: int = 0) -> float:
    return outlook(standings, me, active).win_as(standings[me])


def changed(standings: Sequence[Standing], seat: int, **facts: Any) -> list[Standing]:
    return [
        standing._replace(**facts) if number == seat else standing
        for number, standing in enumerate(standings)
    ]


on_the_trail = st.builds(
    Standing,
    space=st.integers(1, LAST - 1),
    mailbox=st.just(0),
    gold=st.integers(0, 12),
    cards=st.integers(0, 4),
    prison=st.booleans(),
)
fields = st.lists(on_the_trail, min_size=3, max_size=5)


@st.composite
def races(draw: st.DrawFn) -> tuple[list[Standing], int, int]:
    """Everybody somewhere, perhaps one other at Sacramento; me, and whose turn it is."""
    standings = draw(fields)
    seat = st.integers(0, len(standings) - 1)
    me, active, there = draw(seat), draw(seat), draw(st.none() | seat)
    if there is not None and there != me:
        standings[there] = at_mailbox(draw(st.integers(1, 2)))
    return standings, me, active


# --------------------------------------------------------------------------- chances


@some(150)
@given(races(), st.lists(st.floats(0.01, 0.99), min_size=5, max_size=5))
def test_chances_lie_between_0_and_1(
    race: tuple[list[Standing], int, int], aims: list[float]
) -> None:
    standings, me, active = race
    ahead = outlook(standings, me, active, aims)
    seen = [ahead.win_as(standings[me]), ahead.win_on_arrival()]
    seen += [ahead.win_from_mailbox(box) for box in (1, 2, 3)]
    seen += [ahead.win(space, 2.5, 1.5, 0.5) for space in (1, 7.5, LAST - 0.1)]
    assert all(-ROUNDING <= win <= 1 + ROUNDING for win in seen)


@some(100)
@given(fields, st.integers(0, 4))
def test_on_the_trail_the_chances_of_all_sum_to_about_one(
    standings: list[Standing], active: int
) -> None:
    active %= len(standings)
    total = sum(chance(standings, me, active) for me in range(len(standings)))
    assert total == pytest.approx(1.0, abs=0.12)


def test_with_somebody_at_sacramento_the_chances_of_all_sum_to_about_one() -> None:
    rng = random.Random(8)
    totals = []
    for _ in range(200):
        seats = rng.randint(3, 5)
        standings = [riding(rng.randint(10, 32), rng.randint(0, 8)) for _ in range(seats)]
        standings[rng.randrange(seats)] = at_mailbox(rng.randint(1, 2))
        active = rng.randrange(seats)
        totals.append(sum(chance(standings, me, active) for me in range(seats)))
    assert all(total == pytest.approx(1.0, abs=0.2) for total in totals)
    assert sum(totals) / len(totals) == pytest.approx(1.0, abs=0.05)


def test_the_chances_of_equals_are_about_equal() -> None:
    standings = [riding(5)] * 4
    shares = [chance(standings, me, active=3) for me in range(4)]
    assert shares == sorted(shares, reverse=True), "who is next has an advantage"
    assert shares == pytest.approx([0.25] * 4, abs=0.12)


# --------------------------------------------------------------------------- what is better


@some(150)
@given(races())
def test_farther_ahead_is_better(race: tuple[list[Standing], int, int]) -> None:
    standings, me, active = race
    space = standings[me].space
    assume(space < LAST - 1)
    ahead = changed(standings, me, space=space + 1)
    assert chance(ahead, me, active) >= chance(standings, me, active) - ROUNDING


@some(100)
@given(races())
def test_to_arrive_is_best_of_all(race: tuple[list[Standing], int, int]) -> None:
    standings, me, _ = race
    assume(all(not standing.mailbox for standing in standings))
    ahead = outlook(standings, me, active=me)
    assert ahead.win_on_arrival() >= ahead.win_as(standings[me]) - ROUNDING


@some(150)
@given(races(), st.sampled_from(["gold", "cards"]))
def test_more_gold_or_cards_are_never_worse(
    race: tuple[list[Standing], int, int], what: str
) -> None:
    standings, me, active = race
    richer = changed(standings, me, **{what: getattr(standings[me], what) + 1})
    assert chance(richer, me, active) >= chance(standings, me, active) - ROUNDING


@some(100)
@given(races())
def test_free_is_better_than_in_prison(race: tuple[list[Standing], int, int]) -> None:
    standings, me, active = race
    free, jailed = (changed(standings, me, prison=prison) for prison in (False, True))
    assert chance(free, me, active) >= chance(jailed, me, active) - ROUNDING


@some(200)
@given(races(), st.integers(1, 4), st.integers(1, 8))
def test_it_is_better_for_me_when_another_falls_back(
    race: tuple[list[Standing], int, int], step: int, back: int
) -> None:
    standings, me, active = race
    other = (me + step) % len(standings)
    assume(other != me and not standings[other].mailbox)
    behind = changed(standings, other, space=max(standings[other].space - back, 1))
    assert chance(behind, me, active) >= chance(standings, me, active) - ROUNDING


@some(150)
@given(races(), st.integers(1, 4))
def test_it_is_better_for_me_when_another_is_jailed_or_poorer(
    race: tuple[list[Standing], int, int], step: int
) -> None:
    standings, me, active = race
    other = (me + step) % len(standings)
    assume(other != me and not standings[other].mailbox)
    usual = chance(changed(standings, other, prison=False), me, active)
    jailed = changed(standings, other, prison=True)
    assert chance(jailed, me, active) >= usual - ROUNDING
    poorer = changed(standings, other, prison=False, gold=max(standings[other].gold - 2, 0))
    assert chance(poorer, me, active) >= usual - ROUNDING


def test_everything_that_helps_really_does_in_the_middle_of_a_race() -> None:
    even = [riding(15)] * 3
    better = [
        changed(even, 0, space=18),
        changed(even, 0, gold=7),
        changed(even, 0, cards=3),
        changed(even, 1, space=12),
        changed(even, 1, gold=0),
        changed(even, 1, prison=True),
    ]
    assert all(chance(standings) > chance(even) + 0.005 for standings in better)
    assert chance(changed(even, 0, prison=True)) < chance(even) - 0.005


@some(150)
@given(races())
def test_one_space_changes_a_chance_by_little(race: tuple[list[Standing], int, int]) -> None:
    standings, me, active = race
    for seat, standing in enumerate(standings):
        if standing.space < LAST - 1:
            moved = changed(standings, seat, space=standing.space + 1)
            difference = chance(moved, me, active) - chance(standings, me, active)
            assert abs(difference) < GREATEST_STEP


# --------------------------------------------------------------------------- Sacramento


@some(100)
@given(fields, st.integers(1, 2))
def test_to_arrive_first_is_better_than_to_arrive_second(
    standings: list[Standing], mailbox: int
) -> None:
    second = [*standings[:-1], at_mailbox(mailbox)]
    assert outlook(standings).win_on_arrival() > outlook(second).win_on_arrival()


def test_on_the_second_mailbox_with_nobody_near_a_win_is_nearly_certain() -> None:
    assert chance([at_mailbox(2), riding(12), riding(9), riding(3)]) > 0.98


def test_on_a_mailbox_it_is_better_to_be_farther_and_the_others_far_away() -> None:
    near, far = [riding(30), riding(28)], [riding(20), riding(18)]
    assert chance([at_mailbox(2), *near]) > chance([at_mailbox(1), *near])
    assert chance([at_mailbox(1), *far]) > chance([at_mailbox(1), *near])


@pytest.mark.parametrize("mailbox", [1, 2])
def test_on_a_mailbox_too_it_is_better_to_be_free(mailbox: int) -> None:
    """A prisoner there does not move on, unless it pays or escapes."""
    others = [riding(28), riding(26)]
    assert chance([at_mailbox(mailbox), *others]) > (
        chance([at_mailbox(mailbox, prison=True), *others]) + 0.005
    )


def test_on_a_mailbox_it_is_better_when_a_rider_who_is_near_has_had_its_turn() -> None:
    """Bob then comes to Ann's second mailbox at best, where she shoots twice."""
    standings = [at_mailbox(1), riding(32), riding(5)]
    bob_is_next = chance(standings, me=0, active=0)  # Bob, Cleo, Ann
    bob_is_last = chance(standings, me=0, active=1)  # Cleo, Ann, Bob
    assert bob_is_last > bob_is_next + 0.01


def test_it_is_better_for_me_when_who_is_at_sacramento_is_jailed() -> None:
    """Bob then stays on his mailbox for a turn, unless he pays or escapes."""
    free, jailed = ([riding(30), at_mailbox(1, prison=p), riding(5)] for p in (False, True))
    assert chance(jailed, me=0, active=0) > chance(free, me=0, active=0) + 0.005


def test_somebody_on_the_second_mailbox_is_followed_in_time_or_never() -> None:
    """Bob delivers his last letter before Ann rides: then all is lost for her."""
    standings = [riding(32), at_mailbox(2), riding(5)]
    assert chance(standings, me=0, active=0) == pytest.approx(0.0, abs=ROUNDING)
    assert chance(standings, me=0, active=2) > 0.05


# --------------------------------------------------------------------------- shots


AIMS = ((0.3, 0.8), (0.6, 0.6), (0.9, 0.2), (0.05, 0.05))
RACES_SHOT = 20_000
SAMPLING = 0.015  # four standard deviations of so many


def shot_out(first: float, second: float, shots: Sequence[int], rng: random.Random) -> int | None:
    """Who hits first: 0 shoots first. `shots` are the shooters, in order."""
    for shooter in shots:
        if rng.random() < (second if shooter else first):
            return shooter
    return None


@pytest.mark.parametrize("mailbox", [1, 2])
@pytest.mark.parametrize(("first", "second"), AIMS)
def test_a_showdown_is_won_as_often_as_when_it_is_shot_out(
    first: float, second: float, mailbox: int
) -> None:
    rng = random.Random(4)
    shots = [0] * (mailbox - 1) + [0, 1] * 300
    won = sum(shot_out(first, second, shots, rng) == 0 for _ in range(RACES_SHOT))
    assert showdown(first, second, mailbox) == pytest.approx(won / RACES_SHOT, abs=SAMPLING)


@pytest.mark.parametrize("shots", [1, 3])
@pytest.mark.parametrize(("first", "second"), AIMS)
def test_a_duel_is_won_and_lost_as_often_as_when_it_is_shot_out(
    first: float, second: float, shots: int
) -> None:
    rng = random.Random(5)
    ends = [shot_out(first, second, [0, 1] * shots, rng) for _ in range(RACES_SHOT)]
    counted = [ends.count(winner) / RACES_SHOT for winner in (0, 1)]
    assert list(duel(first, 0.0, second, 0.0, shots)) == pytest.approx(counted, abs=SAMPLING)


def test_who_cannot_hit_wins_no_showdown_and_two_such_are_equal() -> None:
    assert showdown(0.0, 0.4, 1) == pytest.approx(0.0)
    assert showdown(0.4, 0.0, 1) == pytest.approx(1.0)
    assert showdown(0.0, 0.0, 1) == 0.5, "to the death, and neither is the better shot"


@pytest.mark.parametrize("mailbox", [1, 2])
def test_a_better_aim_wins_more_showdowns(mailbox: int) -> None:
    hits = [n / 20 for n in range(1, 20)]
    mine = [showdown(hit, 0.5, mailbox) for hit in hits]
    theirs = [showdown(0.5, hit, mailbox) for hit in hits]
    assert mine == sorted(mine) and theirs == sorted(theirs, reverse=True)
    assert all(showdown(hit, hit, mailbox) >= 0.5 for hit in hits), "who is first shoots first"
