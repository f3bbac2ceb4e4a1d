"""Games of Mustang for the tests of its table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.games.matches import new_match
from game.rules.mustang.events import EVENTS
from game.rules.mustang.view import MustangView
from game.ui.mustang.context import MustangContext
from game.ui.mustang.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.view.table_view import TableView
from tests import support
from tests.ui.harness import Window
from tests.ui.table.showing import event_kinds
from tests.ui.table.sitting import EndlessTable, come_to, people, put_up

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def ranch(seats: int = 3, seed: int = 1, names: Sequence[str] = NAMES) -> Match:
    return new_match("mustang", names[:seats], seed, {})


def weighted(match: Match, rng: random.Random) -> Any:
    """Any legal answer, but not mostly exchanges: there are so many of them."""
    pending = match.pending
    assert pending is not None
    options = pending.options(pending.seats[0])
    if pending.kind != "action":
        return rng.choice(options)
    by_action: dict[str, list[Any]] = {}
    for option in options:
        by_action.setdefault(option.action, []).append(option)
    return rng.choice(by_action[rng.choice(sorted(by_action))])


def play_on(match: Match, rng: random.Random) -> None:
    match.answer(weighted(match, rng))


play_out = partial(support.play_out, answer=play_on)


EndlessMustang = EndlessTable[MustangContext]


def sit_down(
    window: Window, match: Match, players: Sequence[str] | None = None, *, continued: bool = True
) -> EndlessMustang:
    """With nothing left to show; all are people unless told otherwise."""
    sitting = players or people(len(match.names))
    return put_up(window, TABLE, match, sitting, continued=continued)


def view_of(
    window: Window, match: Match, reader: int | None, players: Sequence[str] = ()
) -> TableView[MustangContext]:
    """The table as it stands, with nothing left to show."""
    feed: MatchFeed[MustangView] = MatchFeed(match, reader)
    look = usual_look(len(match.names))
    return TableView(TABLE, window.ui, feed, look, len(feed), players)


def whole_game(seats: int, seed: int) -> Match:
    match = ranch(seats, seed)
    play_out(match, random.Random(seed))
    return match


@lru_cache
def telling_games() -> tuple[Match, ...]:
    """A few games in which everything happens that can, for any number of ranchers."""
    wanted = event_kinds(EVENTS)
    found: list[Match] = []
    for seed in range(2000):
        match = whole_game(2 + seed % 4, seed)
        kinds = {event.kind for event in match.events}
        if seed < 4 or kinds & wanted:
            found.append(match)
            wanted -= kinds
        if seed >= 4 and not wanted:
            return tuple(found)
    raise AssertionError(f"these never happen: {wanted}")


def asked(
    seats: int, kind: str, seat: int = 0, seed: int = 0, names: Sequence[str] = NAMES
) -> Match:
    """A game that has come to a question of that kind to that seat."""

    def asks(match: Match) -> bool:
        question = (match.pending.kind, match.pending.seats)
        return match.table.turn > 6 and question == (kind, (seat,))

    return come_to(
        lambda number: ranch(seats, number, names),
        play_on,
        asks,
        range(seed, seed + 200),
    )
