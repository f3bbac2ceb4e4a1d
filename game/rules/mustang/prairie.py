"""The prairie: three face-down piles, what is turned up before them, and the specials."""

from __future__ import annotations

from game.rules.mustang.box import kind_of
from game.rules.mustang.ending import pile_is_empty
from game.rules.mustang.events import MustangTurnedUp
from game.rules.mustang.table import Rancher, Table


def take_top(table: Table, kind: str, by: Rancher | None) -> str:
    """The top face-down mustang of a pile; `by`: who ends the game if it was the last."""
    mustang = table.piles[kind].pop(0)
    if not table.piles[kind]:
        pile_is_empty(table, kind, by)
    return mustang


def turn_up(table: Table, kind: str, by: Rancher | None) -> None:
    mustang = take_top(table, kind, by)
    table.open[kind].append(mustang)
    table.tell(MustangTurnedUp(mustang=mustang))


def release(table: Table, mustang: str) -> None:
    """Back into the prairie, face up."""
    kind = kind_of(mustang)
    (table.specials if kind == "special" else table.open[kind]).append(mustang)
