"""Western's table with somebody who is asked something."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.match import Match
from game.ui.western.context import WesternContext
from game.ui.western.table import TABLE
from tests.ui.harness import Window
from tests.ui.table.sitting import EndlessTable, alone, put_up, until_asked

EndlessWestern = EndlessTable[WesternContext]


def sit_down(window: Window, match: Match, players: Sequence[str] | None = None) -> EndlessWestern:
    """With nothing left to show, at a question; one person among bots unless told otherwise."""
    table = put_up(window, TABLE, match, players or alone(len(match.names)))
    until_asked(window, table)
    return table
