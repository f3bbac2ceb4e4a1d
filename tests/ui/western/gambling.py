"""Games of Western for the tests of its table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.games.matches import new_match
from game.rules.western.events import EVENTS
from game.ui.table.look import usual_look
from game.ui.table.view.table_view import TableView
from game.ui.western.context import WesternContext
from game.ui.western.table import TABLE
from tests import support
from tests.ui.harness import Window
from tests.ui.table.showing import event_kinds

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo")
KINDS = event_kinds(EVENTS)


def gamble(seats: int = 5, seed: int = 1, names: Sequence[str] = NAMES, **options: Any) -> Match:
    return new_match("western", names[:seats], seed, options)


def any_answer(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Any legal answer of whoever is asked, but seldom a card that is only thrown away."""
    pending = match.pending
    assert pending is not None
    seat = rng.choice(pending.seats)
    options = list(pending.options(seat))
    if pending.kind == "play" and rng.random() < 0.9:
        plays = [option for option in options if getattr(option, "cards", ())]
        options = plays or options
    return seat, rng.choice(options)


def play_on(match: Match, rng: random.Random) -> None:
    seat, answer = any_answer(match, rng)
    match.answer(answer, seat=seat)


play_out = partial(support.play_out, answer=play_on)


@lru_cache
def whole_game(seats: int, seed: int) -> Match:
    match = gamble(seats, seed)
    play_out(match, random.Random(seed))
    return match


@lru_cache
def telling_games() -> tuple[Match, ...]:
    """A few games in which everything happens that can, for any number of gamblers."""
    wanted = set(KINDS)
    found: list[Match] = []
    for seed in range(400):
        match = whole_game(3 + seed % 8, seed)
        kinds = {event.kind for event in match.events}
        if kinds & wanted:
            found.append(match)
            wanted -= kinds
        if not wanted:
            return tuple(found)
    raise AssertionError(f"these never happen: {wanted}")


def view_of(
    window: Window, match: Match, reader: int | None, players: Sequence[str] = ()
) -> TableView[WesternContext]:
    """The table as it stands, with nothing left to show."""
    look, feed = usual_look(len(match.names)), MatchFeed[Any](match, reader)
    return TableView(TABLE, window.ui, feed, look, len(feed), players)
