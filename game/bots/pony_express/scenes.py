"""Shots that are still to come, as a view lets one foresee them."""

from __future__ import annotations

from typing import Any

from game.rules.pony_express.pieces import die_left_lying, duel_scene, figures_scene
from game.rules.pony_express.questions import CORNERS
from game.rules.pony_express.seen_table import duel_of, table_of
from game.rules.pony_express.table import Duel
from game.rules.pony_express.view import PonyExpressView
from physics.model import Scene


def next_shot(view: PonyExpressView, shooter: int, **changes: Any) -> Scene:
    """The next shot of a duellist, with something changed about the duel."""
    assert view.duel is not None, "a duel is on"
    table, duel = table_of(view), duel_of(view.duel)
    for name, value in changes.items():
        setattr(duel, name, value)
    table.duel = duel
    duel.lying_die = die_left_lying(table, duel, shooter)
    return duel_scene(table, duel, shooter)


def shot_at_figures(view: PonyExpressView, shooter: int, *, steady: bool) -> Scene:
    table = table_of(view)
    table.steady = steady
    return figures_scene(table, shooter)


def opponent_of(view: PonyExpressView, seat: int) -> int:
    """Whom the seat is about to meet in a duel, before any is announced: who shares its space."""
    space = view.riders[seat].space
    others = [
        other for other, rider in enumerate(view.riders) if other != seat and rider.space == space
    ]
    # Only the two at Sacramento share that space, and only one other any space of a duel.
    return others[0]


def shots_from_corner(view: PonyExpressView, seat: int, corner: str) -> tuple[Scene, Scene]:
    """The seat's own shot from that corner, and its opponent's from the other."""
    other = opponent_of(view, seat)
    table = table_of(view)
    table.duel = duel = Duel(
        space=view.riders[seat].space,
        seats=(seat, other),
        corners=(corner, CORNERS[1 - CORNERS.index(corner)]),
        showdown=bool(view.riders[seat].mailbox),
        shots=[0, 0],
    )
    return duel_scene(table, duel, seat), duel_scene(table, duel, other)
