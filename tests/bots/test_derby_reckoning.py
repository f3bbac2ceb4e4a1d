"""What bettors reckon with: times to town, odds to come, riders to come."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.bots.derby.form import form_of, pool_of, weights
from game.bots.derby.odds_to_come import odds_to_come
from game.bots.derby.outlook import Outlook, Slate
from game.bots.derby.rider_forecast import riders
from game.bots.derby.stable import ALL, Horse, Loose, Ridden, Times
from game.rules.derby.course import TOWN, lane_of
from tests.rules.derby.scripting import begin

TRACK = lane_of(".Y..RY.BY.B.R.B..R")
SIX = ("9-black", "7-yellow", "6-blue", "4-red", "3-black", "special")
both = pytest.mark.parametrize("stable", [Ridden, Loose])
Stable = Callable[[Horse], Ridden | Loose]


def mean(times: Times) -> float:
    return sum(turns * chance for turns, chance in enumerate(times))


# --------------------------------------------------------------------------- times to town


@both
def test_a_horse_that_can_only_walk_needs_a_turn_for_each_square(stable: Stable) -> None:
    horse = stable(Horse(TRACK, ("2-black",) * 6))
    for square in (0, 7, 18):
        assert horse.times(square, ALL)[TOWN - square] == pytest.approx(1.0)


@both
@pytest.mark.parametrize("hard", [False, True])
def test_some_number_of_turns_is_needed_and_fewer_from_further_ahead(
    stable: Stable, hard: bool
) -> None:
    horse = stable(Horse(TRACK, SIX, hard))
    before = 99.0
    for square in range(0, TOWN, 3):  # a coloured square may be better than the next
        times = horse.times(square, ALL)
        assert sum(times) == pytest.approx(1.0) and times[0] == 0.0
        assert mean(times) < before
        before = mean(times)


@pytest.mark.parametrize("hard", [False, True])
def test_means_are_those_of_the_times(hard: bool) -> None:
    horse = Ridden(Horse(TRACK, SIX, hard))
    for square in (3, 12, 17):
        assert mean(horse.times(square, ALL)) == pytest.approx(horse.means[square][ALL], abs=1e-6)


def test_a_nine_two_squares_from_town_is_pushed_until_it_goes_well() -> None:
    horse = Ridden(Horse(lane_of("." * 18), ("9-black",) * 6))
    assert horse.means[17][ALL] == pytest.approx(1 / 0.9, abs=1e-3)
    assert horse.times(17, ALL)[1] == pytest.approx(0.9)


def test_hard_rides_roll_for_every_square() -> None:
    horse = Ridden(Horse(lane_of("." * 18), ("5-black",) * 6, hard=True))
    assert horse.times(18, ALL)[1:4] == pytest.approx([0.5, 0.25, 0.125])
    assert horse.times(17, ALL)[1] == pytest.approx(0.25)


def test_a_rider_gains_by_colours() -> None:
    horse = Horse(TRACK, SIX)
    assert mean(Ridden(horse).times(0, ALL)) < mean(Loose(horse).times(0, ALL)) - 1


def test_what_is_left_in_hand_matters() -> None:
    horse = Ridden(Horse(TRACK, SIX))
    nine, three = 1 << SIX.index("9-black"), 1 << SIX.index("3-black")
    assert horse.means[15][nine] < horse.means[15][three] - 0.1


@pytest.mark.parametrize("hard", [False, True])
def test_the_form_before_the_race_comes_near_the_exact_times(hard: bool) -> None:
    for cards in (SIX, ("9-yellow", "8-red", "8-black", "7-blue", "6-black", "2-red")):
        known = weights(cards, hard)
        for stable, chance in ((Ridden, 1.0), (Loose, 0.0)):
            exact = mean(stable(Horse(TRACK, cards, hard)).times(0, ALL))
            guess = form_of(known, 0, pool_of({}, hard), chance, hard).turns
            assert guess == pytest.approx(exact, rel=0.12)


# --------------------------------------------------------------------------- odds and riders


def test_what_a_chip_brings_at_the_odds_that_stand() -> None:
    odds = odds_to_come(begin(2).seen(0))
    assert odds.of(0, "9-black", 0) == (2.0, 1.0, 1.0)
    assert odds.of(7, "2-red", 0) == (21.0, 6.0, 0.0)


def test_cards_to_come_bring_odds_back_to_the_middle() -> None:
    odds = odds_to_come(begin(2).seen(0))
    assert odds.of(0, "9-black", 3)[0] > odds.of(0, "9-black", 0)[0]
    assert odds.of(7, "2-red", 3)[0] < odds.of(7, "2-red", 0)[0]
    nothing_yet = odds.of(None, None, 6)
    assert odds.of(0, "9-black", 5)[0] < nothing_yet[0] < odds.of(7, "2-red", 5)[0]


def test_who_will_ride() -> None:
    none: tuple[int, ...] = ()
    assert riders([5, 4], [none, none]) == [1.0, 0.0]
    assert riders([5, 5], [none, none]) == [0.0, 0.0]
    assert riders([0, 0], [none, none]) == [0.0, 0.0]
    ahead, behind = riders([5, 4], [(1,), (2, 1)])
    assert 0.7 < ahead < 1.0 and 0.0 < behind < 0.3
    assert riders([5, 2], [none, (2,)]) == [1.0, 0.0]


# --------------------------------------------------------------------------- the slate


def test_the_slate_prefers_the_faster_horse_with_the_own_chips() -> None:
    slow, fast = (
        form_of(weights(SIX, False) + more, 0, pool_of({}, False), 1.0, False) for more in (0, 3)
    )
    mine, theirs = [[20.0, 0.0]] * 3, [[0.0, 20.0]] * 3
    horses = [Outlook(slow, mine), Outlook(slow, theirs), *[Outlook(slow, [[0.0, 0.0]] * 3)] * 5]
    slate = Slate(horses, me=0, races=64, tense=6.0)
    as_it_is = slate.felt(0, horses[0])
    assert slate.felt(0, Outlook(fast, mine)) > as_it_is > slate.felt(1, Outlook(fast, theirs))
    assert slate.linear(0, Outlook(fast, mine), [1.0, 0.0]) > slate.linear(0, horses[0], [1.0, 0.0])
    one, two = slate.expected()
    assert one == pytest.approx(two, rel=0.5) and one > 0
