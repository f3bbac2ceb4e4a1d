"""Derbies for the tests of the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.games.matches import new_match
from game.rules.derby.events import EVENTS
from game.ui.derby.context import DerbyContext
from game.ui.derby.scene_parts import SceneParts
from game.ui.derby.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.view.table_view import TableView
from tests.support import play_out
from tests.ui.harness import Window
from tests.ui.table.showing import event_kinds, frames_of

T = TypeVar("T")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
KINDS = event_kinds(EVENTS)
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"first-card": 1, "choose-tracks": True},
    {"first-card": 2, "hard-ride": True, "hidden-hands": True},
    {"first-card": 3, "choose-tracks": True, "hard-ride": True},
)

# Seats, seed and variant of games that have much to tell: equal horses roll for their track, too.
TELLING = ((2, 361, 1), (3, 277, 3))


def derby(seats: int = 4, seed: int = 1, names: Sequence[str] = NAMES, **options: Any) -> Match:
    return new_match("derby", names[:seats], seed, options)


@lru_cache
def whole_game(seats: int, seed: int, variant: int = 0) -> Match:
    match = derby(seats, seed, **VARIANTS[variant])
    play_out(match, random.Random(seed))
    return match


@lru_cache
def telling_games() -> tuple[Match, ...]:
    """A few games in which everything happens that can."""
    games = tuple(whole_game(*game) for game in TELLING)
    assert {event.kind for match in games for event in match.events} == KINDS
    return games


def view_of(
    window: Window, match: Match, reader: int | None, players: Sequence[str] = ()
) -> TableView[DerbyContext]:
    """The table as it stands, with nothing left to show."""
    look, feed = usual_look(len(match.names)), MatchFeed[Any](match, reader)
    return TableView(TABLE, window.ui, feed, look, frames_of(match, reader), players)


def part_of(view: TableView[DerbyContext], kind: type[T]) -> T:
    """The one part of that class, in whatever scene it lies."""
    scenes = [part for part in view._parts if isinstance(part, SceneParts)]
    parts = [*view._parts, *(part for scene in scenes for part in scene._parts)]
    (found,) = (part for part in parts if isinstance(part, kind))
    return found
