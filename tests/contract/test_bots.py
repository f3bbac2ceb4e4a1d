"""Bots of every level, in every game: they answer legally to the end, and know what their seat may
know and nothing else, and nothing of what they did before."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import make_bot
from tests.bots.watching import (
    MakeBot,
    Play,
    answers_by_its_seed,
    chooses_the_same,
    knows_what_the_log_says,
    most_slices,
    play_on,
)
from tests.contract.subject import Subject
from tests.contract.subjects import SUBJECTS, every_game, every_table
from tests.support import some

LARGEST = 7  # players: at a larger table a game of bots takes long
LOOKED_AT = 30  # decisions of a game, about: to deal a table again takes long

every_level = pytest.mark.parametrize(
    ("subject", "level"),
    [pytest.param(one, level, id=f"{one.id}-{level}") for one in SUBJECTS for level in one.levels],
)


def maker(subject: Subject) -> MakeBot:
    return lambda level, seed: make_bot(subject.id, level, seed)


def mixed(
    subject: Subject, seats: int, seed: int, options: Mapping[str, Any] | None = None
) -> Play:
    """One of every level, and the first levels again where there are more seats."""
    match, _ = subject.begun(seed, seats, options, drawn=True)
    levels = [subject.levels[(seat + seed) % len(subject.levels)] for seat in range(seats)]
    return Play(match, [maker(subject)(level, seed + seat) for seat, level in enumerate(levels)])


@every_game
@some(10)
@given(st.integers(0, 2**32))
def test_every_answer_is_legal_and_every_game_ends(subject: Subject, seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.choice([size for size in subject.game.seats if size <= LARGEST])
    match, _ = subject.begun(seed, seats, drawn=True)
    make = maker(subject)
    bots = [make(rng.choice(subject.levels), seed + seat) for seat in range(seats)]
    assert play_on(Play(match, bots), subject.most) < subject.most
    assert match.result is not None


@every_level
def test_what_a_seat_cannot_see_does_not_change_its_choice(subject: Subject, level: str) -> None:
    number = subject.levels.index(level)
    seats = subject.sizes[number % 2]
    stride = subject.long // LOOKED_AT
    decisions = mixed(subject, seats, 10 * seats + number, {}).decisions()
    changed = chooses_the_same(
        maker(subject), decisions, lambda number, asked: number % stride == 0, level
    )
    assert changed, "the re-deal must really change something"


@every_table
def test_who_has_watched_a_whole_game_knows_no_more_than_who_reads_its_log(
    subject: Subject, seats: int
) -> None:
    elsewhere = mixed(subject, subject.sizes[0], 30).decisions()
    play = mixed(subject, seats, 20 + seats)
    knows_what_the_log_says(maker(subject), play, elsewhere, subject.aside, every=4)


@every_level
def test_a_bot_gives_the_same_answer_twice_and_another_seed_some_other(
    subject: Subject, level: str
) -> None:
    middle = subject.game.seats[len(subject.game.seats) // 2]
    decisions = mixed(subject, middle, 3).decisions()
    answers_by_its_seed(maker(subject), level, islice(decisions, 0, None, 4))


@every_table
def test_thinking_in_slices_ends_with_the_answer_and_changes_nothing(
    subject: Subject, seats: int
) -> None:
    decisions = mixed(subject, seats, 40 + seats).decisions()
    most_slices(maker(subject), islice(decisions, 0, None, 3))
