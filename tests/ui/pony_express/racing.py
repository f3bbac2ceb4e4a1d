"""Tables for the tests of the race in the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.engine.session import Session
from game.games.matches import new_match
from game.hotseat.seats import bots_for, named
from game.rules.pony_express.view import PonyExpressView
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.parts.pointing import InfoBox, Pointing
from game.ui.pony_express.table import TABLE
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from game.ui.table.view.table_view import TableView
from tests.ui.harness import Window
from tests.ui.table.sitting import EndlessTable

GAME = "pony-express"
RaceTableView = TableView[RaceContext]
LEVELS = ("greenhorn", "ranger", "greenhorn", "ranger", "greenhorn")


def bots_session(seats: int = 4, seed: int = 3, **options: Any) -> Session:
    """Only bots, and nothing is saved."""
    sitting = named((), LEVELS[:seats], seed)
    match = new_match(GAME, sitting.names, seed, {"board": "pony-express", **options})
    return Session(match, bots_for(GAME, sitting, seed))


EndlessRace = EndlessTable[RaceContext]


def bots_table(window: Window, seats: int = 4, seed: int = 3, **options: Any) -> EndlessRace:
    table = EndlessRace(window.ui, TABLE, bots_session(seats, seed, **options), usual_look(seats))
    window.open(table)
    return table


def view_of(window: Window, match: Match, reader: int | None) -> RaceTableView:
    """The table as it stands, with nothing left to show."""
    feed: MatchFeed[PonyExpressView] = MatchFeed(match, reader)
    look = usual_look(len(match.names))
    return TableView(TABLE, window.ui, feed, look, len(feed))


def info_of(view: RaceTableView) -> InfoBox:
    """What tells about a place or a rider that was pressed."""
    return next(part.info for part in view._parts if isinstance(part, Pointing))


def expected(table: TableScene[RaceContext]) -> PonyExpressView:
    """What the reader may know now; its log is what the table has told."""
    return replace(table.session.match.seen(table.reader), log=())


def whole_race(session: Session) -> Iterator[Match]:
    """The match before every answer."""
    while session.match.pending is not None:
        yield session.match
        assert session.play_bot()
