"""A gambler knows what its seat may know and nothing else, and nothing of what it did before."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from game.engine.draws import Draws
from game.rules.western.questions import ChooseDraw
from game.rules.western.redeal import redeal
from tests.bots.gambling import LEVELS, SEATS, bot_of, mixed_game
from tests.bots.watching import Asked, all_that_is_asked

tables = pytest.mark.parametrize("seats", SEATS)


def fresh(asked: Asked, level: str | None = None) -> Any:
    """Somebody just like the one who is asked, who has seen nothing yet."""
    return bot_of(level or asked.bot.level, 77 + asked.seat)


def redealt(asked: Asked, salt: int) -> tuple[dict[str, Any], bool]:
    """What the seat sees on a table where all that it cannot see is different, and whether
    anything really is."""
    twin = asked.match.clone()
    redeal(twin.table, asked.seat, Draws(salt, len(asked.match.journal)))
    pack = asked.match.rules.pack
    return twin.view(asked.seat), pack(twin.table) != pack(asked.match.table)


@tables
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_does_not_change_its_choice(seats: int, level: str) -> None:
    changed = 0
    for number, asked in enumerate(mixed_game(seats, seats).decisions()):
        if number % 3 or len(asked.request.options(asked.seat)) < 2:
            continue
        view, other = redealt(asked, salt=number)
        changed += other
        # One that came out of JSON holds nothing but what can be read in it.
        view = json.loads(json.dumps(view))
        choices = [fresh(asked, level).choose(seen, asked.request) for seen in (asked.view, view)]
        assert choices[0] == choices[1]
    assert changed > 5, "the re-deal must really change something"


@tables
def test_who_has_watched_the_whole_game_knows_no_more_than_who_reads_its_log(seats: int) -> None:
    """Also when another game, or another seat, was looked at in between."""
    game, elsewhere = mixed_game(seats, 20 + seats), mixed_game(13 - seats, 30).decisions()
    veterans = [bot_of(bot.level, 77 + seat) for seat, bot in enumerate(game.bots)]
    travellers = [bot_of(bot.level, 77 + seat) for seat, bot in enumerate(game.bots)]
    for number, asked in enumerate(game.decisions()):
        by_the_book = fresh(asked).choose(asked.view, asked.request)
        assert veterans[asked.seat].choose(asked.view, asked.request) == by_the_book
        if number % 4:
            continue
        traveller = travellers[asked.seat]
        other = next(elsewhere, None)
        if other is not None:
            traveller.choose(other.view, other.request)
        neighbour = (asked.seat + 1) % seats
        traveller.choose(asked.match.view(neighbour), ChooseDraw(neighbour, 0, 2))
        assert traveller.choose(asked.view, asked.request) == by_the_book


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gives_the_same_answer_twice_and_another_seed_some_other(level: str) -> None:
    others = 0
    for asked in mixed_game(6, 3).decisions():
        first, again, other = (
            bot_of(level, seed).choose(asked.view, asked.request) for seed in (5, 5, 6)
        )
        assert first == again
        others += other != first
    assert others, "a seed must matter somewhere"


@tables
def test_thinking_in_slices_ends_with_the_answer_and_changes_nothing(seats: int) -> None:
    slices = 0
    for asked in mixed_game(seats, 40 + seats).decisions():
        view, request = asked.view, asked.request
        view_before, asked_before = copy.deepcopy(view), all_that_is_asked(request)
        *before, answer = fresh(asked).think(view, request)
        assert before == [None] * len(before)
        assert answer == fresh(asked).choose(view, request)
        assert view == view_before
        assert all_that_is_asked(request) == asked_before
        slices = max(slices, len(before))
    assert slices or seats < SEATS[-1], "with ten players there is something to think about"
