"""A bot knows what its seat may know and nothing else, and nothing of what it did before."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from game.engine.draws import Draws
from game.rules.pony_express.questions import PayPrison
from game.rules.pony_express.view import redeal
from tests.bots.racing import LEVELS, Race, bot_of, mixed_race
from tests.bots.watching import Asked, all_that_is_asked

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
LOOKED_AT = 3  # every so many decisions: to deal a table again takes longer than to decide


def race_at(seats: int, house: int) -> Race:
    return mixed_race(seats, seats * 10 + house, **HOUSES[house])


def fresh(asked: Asked) -> Any:
    """Somebody just like the one who is asked, who has seen nothing yet."""
    return bot_of(asked.bot.level, 77 + asked.seat)


def redealt(asked: Asked, salt: int) -> tuple[dict[str, Any], bool]:
    """What the seat sees on a table where all that it cannot see is different, and whether
    anything really is."""
    twin = asked.match.clone()
    redeal(twin.table, asked.seat, Draws(salt, len(asked.match.journal)))
    pack = asked.match.rules.pack
    return twin.view(asked.seat), pack(twin.table) != pack(asked.match.table)


@tables
def test_what_a_seat_cannot_see_does_not_change_its_choice(seats: int, house: int) -> None:
    changed = 0
    for number, asked in enumerate(race_at(seats, house).decisions()):
        if number % LOOKED_AT:
            continue
        view, other = redealt(asked, salt=number)
        changed += other
        # One that came out of JSON holds nothing but what can be read in it.
        view = json.loads(json.dumps(view))
        choices = [fresh(asked).choose(seen, asked.request) for seen in (asked.view, view)]
        assert choices[0] == choices[1]
    assert changed > 10, "the re-deal must really change something"


@some_tables
def test_who_has_watched_the_whole_race_knows_no_more_than_who_reads_its_log(
    seats: int, house: int
) -> None:
    """Also when another game, or another seat, was looked at in between."""
    race, elsewhere = race_at(seats, house), race_at(3, 3 - house).decisions()
    veterans = [bot_of(bot.level, 77 + seat) for seat, bot in enumerate(race.bots)]
    travellers = [bot_of(bot.level, 77 + seat) for seat, bot in enumerate(race.bots)]
    for asked in race.decisions():
        by_the_book = fresh(asked).choose(asked.view, asked.request)
        assert veterans[asked.seat].choose(asked.view, asked.request) == by_the_book
        traveller = travellers[asked.seat]
        other = next(elsewhere, None)
        if other is not None:
            traveller.choose(other.view, other.request)
        neighbour = (asked.seat + 1) % seats
        traveller.choose(asked.match.view(neighbour), PayPrison(neighbour))
        assert traveller.choose(asked.view, asked.request) == by_the_book


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gives_the_same_answer_twice_and_another_seed_some_other(level: str) -> None:
    others = 0
    for asked in mixed_race(3, 3).decisions():
        first, again, other = (
            bot_of(level, seed).choose(asked.view, asked.request) for seed in (5, 5, 6)
        )
        assert first == again
        others += other != first
    assert others, "a seed must matter somewhere"


@some_tables
def test_thinking_in_slices_ends_with_the_answer_and_changes_nothing(
    seats: int, house: int
) -> None:
    for asked in race_at(seats, house).decisions():
        view, request = asked.view, asked.request
        view_before, asked_before = copy.deepcopy(view), all_that_is_asked(request)
        *before, answer = fresh(asked).think(view, request)
        assert before == [None] * len(before)
        assert answer == fresh(asked).choose(view, request)
        assert view == view_before
        assert all_that_is_asked(request) == asked_before
