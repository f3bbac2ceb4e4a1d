"""Shots that are still to come, as a view lets one foresee them."""

from __future__ import annotations

from typing import Any

from game.rules.pony_express.pieces import die_left_lying, duel_scene, figures_scene
from game.rules.pony_express.questions import CORNERS
from game.rules.pony_express.table import Duel, Rider, Table
from game.rules.pony_express.view import PonyExpressView
from physics.model import Scene


def table_of(view: PonyExpressView) -> Table:
    """A table on which everything stands as in the view. What is hidden stands nowhere."""
    riders = [
        Rider(
            seat=seat,
            name=rider.name,
            space=rider.space,
            mailbox=rider.mailbox,
            gold=rider.gold,
            prison=rider.prison,
        )
        for seat, rider in enumerate(view.riders)
    ]
    return Table(
        news=[],
        board=view.board,
        must_fall=view.must_fall,
        liars_go_to_jail=view.liars_go_to_jail,
        riders=riders,
        bank=view.bank,
        deck=[],
        spent=[],
        offered={},
        turn=view.turn,
        active=view.active,
    )


def duel_of(view: PonyExpressView) -> Duel:
    """The duel in progress, with the last die where it came to rest. Where a twin that stands is
    the real one, its owner alone knows; a scene shows both alike."""
    seen = view.duel
    assert seen is not None, "a duel is on"
    decoy = seen.decoy
    return Duel(
        space=seen.space,
        seats=seen.seats,
        corners=seen.corners,
        showdown=seen.showdown,
        shots=list(seen.shots),
        bystanders=seen.bystanders,
        paces=seen.paces,
        barrel=seen.barrel,
        decoy_of=None if decoy is None else decoy.owner,
        decoy_side="" if decoy is None else decoy.side or "left",
        decoy_stands=decoy is not None and decoy.standing,
        wind_from=seen.wind_from,
        steady=seen.steady,
        lying_die=seen.lying_die,
        lying_turned=seen.lying_turned or 0.0,
    )


def next_shot(view: PonyExpressView, shooter: int, **changes: Any) -> Scene:
    """The next shot of a duellist, with something changed about the duel."""
    table, duel = table_of(view), duel_of(view)
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
