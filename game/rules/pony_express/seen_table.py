"""A table on which everything stands as a view has it."""

from __future__ import annotations

from game.rules.pony_express.pieces import obstacles, pawns
from game.rules.pony_express.table import Duel, Rider, Table
from game.rules.pony_express.view import DuelView, PonyExpressView
from physics.model import Piece


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


def duel_of(seen: DuelView) -> Duel:
    """The duel in progress, with the last die where it came to rest. Where a twin that stands is
    the real one, its owner alone knows; a scene shows both alike."""
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


def pieces_seen(view: PonyExpressView) -> list[Piece]:
    """Everything that stands or lies on the board. A standing decoy makes two pieces, alike for
    everybody."""
    table = table_of(view)
    if view.duel is None:
        return pawns(table)
    table.duel = duel_of(view.duel)
    return pawns(table) + obstacles(table.board, table.duel)
