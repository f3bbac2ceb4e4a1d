"""A bettor knows what its seat may know and nothing else, and nothing of what it did before."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.bots.punting import LEVELS, bot_of, mixed_derby
from tests.bots.watching import (
    Asked,
    answers_by_its_seed,
    chooses_the_same,
    knows_what_the_log_says,
    most_slices,
)


@pytest.mark.parametrize(("level", "seats"), [*zip(LEVELS, (4, 5, 3), strict=True)])
def test_what_a_seat_cannot_see_does_not_change_its_choice(level: str, seats: int) -> None:
    def looks_at(number: int, asked: Asked) -> bool:
        return number % 5 == 0 and len(asked.request.options(asked.seat)) > 1

    decisions = mixed_derby(seats, seats).decisions()
    changed = chooses_the_same(bot_of, decisions, looks_at, level)
    assert changed > 5, "the re-deal must really change something"


def test_who_has_watched_the_whole_derby_knows_no_more_than_who_reads_its_log() -> None:
    elsewhere = mixed_derby(2, 30).decisions()
    play = mixed_derby(3, 24)
    knows_what_the_log_says(bot_of, play, elsewhere, lambda match, seat: None, every=9)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gives_the_same_answer_twice_and_another_seed_some_other(level: str) -> None:
    answers_by_its_seed(bot_of, level, islice(mixed_derby(3, 3).decisions(), 0, None, 5))


def test_thinking_in_slices_ends_with_the_answer_and_changes_nothing() -> None:
    decisions = islice(mixed_derby(3, 43).decisions(), 0, None, 5)
    assert most_slices(bot_of, decisions) > 3, "there is something to think about"
