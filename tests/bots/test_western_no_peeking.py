"""A gambler knows what its seat may know and nothing else, and nothing of what it did before."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.rules.western.questions import ChooseDraw
from tests.bots.gambling import LEVELS, SEATS, bot_of, mixed_game
from tests.bots.watching import (
    Asked,
    answers_by_its_seed,
    chooses_the_same,
    knows_what_the_log_says,
    most_slices,
)

tables = pytest.mark.parametrize("seats", SEATS)


@tables
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_does_not_change_its_choice(seats: int, level: str) -> None:
    def looks_at(number: int, asked: Asked) -> bool:
        return number % 3 == 0 and len(asked.request.options(asked.seat)) > 1

    decisions = mixed_game(seats, seats).decisions()
    changed = chooses_the_same(bot_of, decisions, looks_at, level)
    assert changed > 5, "the re-deal must really change something"


@tables
def test_who_has_watched_the_whole_game_knows_no_more_than_who_reads_its_log(seats: int) -> None:
    def aside(match: Match, neighbour: int) -> ChooseDraw:
        return ChooseDraw(neighbour, 0, 2)

    elsewhere = mixed_game(13 - seats, 30).decisions()
    knows_what_the_log_says(bot_of, mixed_game(seats, 20 + seats), elsewhere, aside, every=4)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gives_the_same_answer_twice_and_another_seed_some_other(level: str) -> None:
    answers_by_its_seed(bot_of, level, mixed_game(6, 3).decisions())


@tables
def test_thinking_in_slices_ends_with_the_answer_and_changes_nothing(seats: int) -> None:
    slices = most_slices(bot_of, mixed_game(seats, 40 + seats).decisions())
    assert slices or seats < SEATS[-1], "with ten players there is something to think about"
