"""What a review once caught the bots at: last chances, a die in the way, rules they forgot."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.bots.pony_express.accusing import Case
from game.bots.pony_express.prospects import Outlook, Standing
from game.bots.pony_express.situation import Situation
from game.engine.match import Match
from game.rules.shared.hands import SPACES
from tests.bots.racing import LEVELS, bot_of, chosen, staged, usually_chosen
from tests.rules.pony_express.scripting import drive, question, say, step

SEEDS = range(30)
SHARP = ("ranger", "gunslinger")
every_level = pytest.mark.parametrize("level", LEVELS)
sharp_levels = pytest.mark.parametrize("level", SHARP)


def situation(m: Match, seat: int) -> Situation:
    return bot_of("gunslinger")._situation(m.seen(seat))


# --------------------------------------------------------------------------- Sacramento


@sharp_levels
def test_on_the_last_chance_what_does_not_arrive_is_hardly_ever_announced(level: str) -> None:
    """Bob wins with his next turn; a pair leads Ann nowhere, and Cleo, not Bob, may accuse it."""
    m = staged((29, 33, 28), gold=(0, 3, 3), mailbox=(1, 2), rolls=["pair"])
    say(m, "stand")
    short = [SPACES[chosen(m, level, seed)] < 4 for seed in SEEDS]
    assert sum(short) <= 2


@sharp_levels
@pytest.mark.parametrize("space", [30, 32])
def test_on_the_last_chance_prison_is_paid(space: int, level: str) -> None:
    m = staged((space, 33, 20), gold=(3, 3, 3), prison=(0,), mailbox=(1, 2))
    drive(m, lambda m: question(m) == ("pay-prison", 0), {})
    assert usually_chosen(m, level) is True


def test_on_the_longest_board_every_space_counts_from_the_first() -> None:
    standings = [Standing(1, 0, 3, 1, False)] * 4
    far = Outlook(standings, 0, [0, 1, 2, 3], 60, [0.6] * 4)
    chances = [far.win(space, 3, 1) for space in range(1, 60)]
    assert all(before < after for before, after in pairwise(chances))


# --------------------------------------------------------------------------- the cup


def test_a_liar_who_goes_to_jail_is_worth_more_to_catch() -> None:
    def case(**options: Any) -> Case:
        m = staged((14, 12, 5), rolls=["nothing"], options=options)
        say(m, "stand")
        say(m, "three")
        return Case(situation(m, 1))

    jailed, free = case(**{"liars-go-to-jail": True}), case()
    assert jailed.accusing(1.0) > free.accusing(1.0) + 0.01
    assert jailed.accusing(0.0) == pytest.approx(free.accusing(0.0))


def test_a_good_lawyer_makes_accusing_cheaper() -> None:
    def wrong(*cards: str) -> float:
        m = staged((14, 12, 5), rolls=["nothing"], cards={1: list(cards)})
        say(m, "stand")
        say(m, "three")
        here = situation(m, 1)
        return here.as_i_stand - Case(here).accusing(0.0)

    assert wrong("good-lawyer") < wrong("canteen")


@sharp_levels
@pytest.mark.parametrize("roll", ["full-house", "four"])
def test_a_strong_hand_is_seldom_rolled_again(roll: str, level: str) -> None:
    m = staged((20, 12, 9), gold=(6, 3, 3), rolls=[roll])
    rolled = [chosen(m, level, seed) != "stand" for seed in SEEDS]
    assert sum(rolled) <= len(rolled) / 4


# --------------------------------------------------------------------------- cards


@every_level
@pytest.mark.parametrize(
    ("rest", "card", "options"),
    [
        ([40.0, 8.7], "water-barrel", {}),
        ([47.0, 2.5], "decoy", {}),
        ([48.0, 4.0], "dust-devil", {"must-fall": True}),
    ],
)
def test_a_die_that_lies_in_the_way_of_a_card_is_no_trouble(
    rest: list[float], card: str, options: dict[str, Any], level: str
) -> None:
    """Ann has missed, and shoots again; where her first die lies, Bob's card may want to stand."""
    missed = {"rest": rest, **({"touched": ["Bob"]} if options else {})}
    cards = {0: ["spare-cartridge"], 1: [card]}
    m = staged((24, 25, 10), rolls=["pair"], cards=cards, shots=[missed] * 4, options=options)
    while not (question(m) == ("others-shot", 1) and m.table.duel.lying_die is not None):
        if question(m) == ("missed", 0):
            say(m, {"card": "spare-cartridge"})
        else:
            step(m, {"announce": "pair"})
    m.answer(chosen(m, level), 1)


@sharp_levels
def test_a_fresh_horse_that_was_just_drawn_can_be_ridden_at_once(level: str) -> None:
    m = staged((24, 10, 5), rolls=["two-pairs"], deck=["fresh-horse", "on-his-tab"])
    drive(m, lambda m: question(m) == ("keep-drawn", 0), {"announce": "two-pairs"})
    assert usually_chosen(m, level) == "fresh-horse"
