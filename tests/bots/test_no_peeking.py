"""A bot knows what its seat may know and nothing else, and nothing of what it did before."""

from __future__ import annotations

import pytest

from game.rules.pony_express.questions import PayPrison
from tests.bots.racing import LEVELS, Race, bot_of, mixed_race
from tests.bots.watching import (
    answers_by_its_seed,
    chooses_the_same,
    knows_what_the_log_says,
    most_slices,
)

HOUSES = (
    {"board": "pony-express"},
    {"board": "pony-express", "must-fall": True},
    {"board": "silver-trail", "liars-go-to-jail": True},
    {"board": "silver-trail", "must-fall": True, "liars-go-to-jail": True},
)
# Every size on both boards, and every house with several sizes.
tables = pytest.mark.parametrize(
    ("seats", "house"), [(3, 0), (3, 3), (4, 1), (4, 2), (5, 0), (5, 3)]
)
some_tables = pytest.mark.parametrize(("seats", "house"), [(3, 2), (4, 3), (5, 1)])
LOOKED_AT = 5  # every so many decisions: to deal a table again takes longer than to decide


def race_at(seats: int, house: int) -> Race:
    return mixed_race(seats, seats * 10 + house, **HOUSES[house])


@tables
def test_what_a_seat_cannot_see_does_not_change_its_choice(seats: int, house: int) -> None:
    decisions = race_at(seats, house).decisions()
    changed = chooses_the_same(bot_of, decisions, lambda number, _: number % LOOKED_AT == 0)
    assert changed > 10, "the re-deal must really change something"


@some_tables
def test_who_has_watched_the_whole_race_knows_no_more_than_who_reads_its_log(
    seats: int, house: int
) -> None:
    elsewhere = race_at(3, 3 - house).decisions()
    knows_what_the_log_says(
        bot_of, race_at(seats, house), elsewhere, lambda _, neighbour: PayPrison(neighbour)
    )


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gives_the_same_answer_twice_and_another_seed_some_other(level: str) -> None:
    answers_by_its_seed(bot_of, level, mixed_race(3, 3).decisions())


@some_tables
def test_thinking_in_slices_ends_with_the_answer_and_changes_nothing(
    seats: int, house: int
) -> None:
    most_slices(bot_of, race_at(seats, house).decisions())
