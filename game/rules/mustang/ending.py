"""The end of the game: what ends it, who did, and the score."""

from __future__ import annotations

from game.rules.mustang.events import GameEnded, HerdCompleted, MustangStabled, Scored
from game.rules.mustang.scoring import has_herd, sheet, winners
from game.rules.mustang.table import Rancher, Table


class GameOver(Exception):
    """No error: the game is over, so the turn ends at once and no more cards are drawn."""


def pile_is_empty(table: Table, kind: str, by: Rancher | None) -> None:
    """Its last mustang was taken or turned up; nobody's doing if the Indians came."""
    if table.over is None:
        table.over, table.emptied = "pile", kind
        table.ended_by = None if by is None else by.seat


def stable(table: Table, rancher: Rancher, mustang: str, why: str) -> None:
    """From the corral into the stable."""
    rancher.corral.remove(mustang)
    rancher.stable.append(mustang)
    table.tell(MustangStabled(seat=rancher.seat, mustang=mustang, why=why))


def look_for_herd(table: Table, rancher: Rancher) -> None:
    """A whole herd in the stable. Several in one event: the first in turn order ended the game."""
    if has_herd(rancher.stable, box=table.box):
        table.tell(HerdCompleted(seat=rancher.seat))
        if table.over is None:
            table.over, table.ended_by = "herd", rancher.seat


def end_if_over(table: Table) -> None:
    if table.over is not None:
        table.tell(GameEnded(reason=table.over, pile=table.emptied, by=table.ended_by))
        raise GameOver


def count_up(table: Table) -> None:
    """The score of everybody, and who wins."""
    sheets = [
        sheet(rancher.stable, rancher.corral, rancher.seat == table.ended_by, box=table.box)
        for rancher in table.ranchers
    ]
    scores = [sum(line.points for line in lines) for lines in sheets]
    best, tie_break = winners(scores, [(one.stable, one.corral) for one in table.ranchers])
    table.scores, table.winners = scores, best
    table.tell(
        Scored(
            sheets=tuple(map(tuple, sheets)),
            scores=tuple(scores),
            winners=tuple(best),
            tie_break=tie_break,
        )
    )
