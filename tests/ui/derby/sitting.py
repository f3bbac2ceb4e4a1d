"""The derby's table with somebody who is asked something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.match import Match
from game.ui.derby.context import DerbyContext
from game.ui.derby.table import TABLE
from tests.support import answer_once
from tests.ui.derby.betting import NAMES, derby
from tests.ui.harness import Window
from tests.ui.table.sitting import EndlessTable, alone, come_to, put_up, until_asked

BREATH = 24  # frames after which a question of the race takes an answer


EndlessDerby = EndlessTable[DerbyContext]


def sit_down(window: Window, match: Match, players: Sequence[str] | None = None) -> EndlessDerby:
    """With nothing left to show, at a question; one person among bots unless told otherwise."""
    table = put_up(window, TABLE, match, players or alone(len(match.names)))
    until_asked(window, table, BREATH)
    return table


def asked(
    seats: int,
    kind: str,
    seat: int = 0,
    *,
    names: Sequence[str] = NAMES,
    when: Callable[[Match], bool] = lambda match: True,
    **options: Any,
) -> Match:
    """A game that has come to a question of that kind to that seat."""
    return come_to(
        lambda seed: derby(seats, seed, names, **options),
        answer_once,
        lambda match: (match.pending.kind, match.pending.seats[0]) == (kind, seat) and when(match),
        range(300),
    )
