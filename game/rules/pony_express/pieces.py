"""Where every piece stands on the table, and the scene of a shot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

import msgspec

from game.rules.pony_express.board import Board, Place
from game.rules.pony_express.card_numbers import TWIN_ASIDE
from game.rules.pony_express.table import Duel, Rider, Table
from physics.model import FiringLine, Piece, Point, Scene

WIND = 0.8  # m/s2
DECOY_NAME = "decoy"


class Duelling(Protocol):
    """A duel, as far as its places go."""

    @property
    def paces(self) -> int: ...

    def corner_of(self, seat: int) -> str: ...


def pawns(table: Table) -> list[Piece]:
    """All riders on the board and the three figures."""
    return [*_riders(table), *figures_on_dots(table.board)]


@lru_cache(maxsize=8)
def figures_on_dots(board: Board) -> tuple[Piece, ...]:
    sizes = board.sizes
    return tuple(
        Piece(f"figure-{number}", "figure", at, sizes.figure_foot / 2, sizes.figure_height)
        for number, at in enumerate(board.figures, start=1)
    )


def _riders(table: Table) -> list[Piece]:
    duel = table.duel
    if duel is None:
        return _on_the_trail(table, table.riders)
    duellists = [piece for seat in duel.seats for piece in _duellist(table, duel, seat)]
    if not duel.bystanders:
        return duellists
    return duellists + _on_the_trail(
        table, [rider for rider in table.riders if rider.seat not in duel.seats]
    )


def _on_the_trail(table: Table, riders: list[Rider]) -> list[Piece]:
    """Riders sharing a space stand in a column, in seat order; those at Sacramento stand on
    their mailboxes; prisoners lie."""
    pieces = []
    for rider in riders:
        if rider.mailbox:
            at = table.board.mailboxes[rider.mailbox - 1]
        else:
            column = [r.seat for r in riders if r.space == rider.space and not r.mailbox]
            at = table.board.stand(rider.space, len(column), column.index(rider.seat))
        pieces.append(rider_piece(table.board, rider.seat, f"rider-{rider.seat}", at, rider.prison))
    return pieces


def duel_place(board: Board, duel: Duelling, seat: int) -> Place:
    """Where a duellist stands, or between the twins of its decoy, and its firing line: in its
    corner, or so many paces nearer to the other."""
    return board.paces[duel.corner_of(seat)][duel.paces]


def _duellist(table: Table, duel: Duel, seat: int) -> list[Piece]:
    place = duel_place(table.board, duel, seat)
    if duel.decoy_of != seat:
        return [rider_piece(table.board, seat, f"rider-{seat}", place.at)]
    if not duel.decoy_stands:  # the rider stays beside its place, alone
        return [rider_piece(table.board, seat, f"rider-{seat}", _beside(place, duel.decoy_side))]
    return [
        rider_piece(table.board, seat, f"rider-{seat}-{side}", _beside(place, side))
        for side in ("left", "right")
    ]


def _beside(place: Place, side: str) -> Point:
    return place.beside(TWIN_ASIDE if side == "left" else -TWIN_ASIDE)


def rider_piece(board: Board, seat: int, name: str, at: Point, lying: bool = False) -> Piece:
    sizes = board.sizes
    return Piece(name, "rider", at, sizes.rider_foot / 2, sizes.rider_height, seat, lying)


def real_piece(duel: Duel | None, seat: int) -> str:
    """The piece that is truly this seat's rider."""
    if duel is not None and duel.decoy_of == seat and duel.decoy_stands:
        return f"rider-{seat}-{duel.decoy_side}"
    return f"rider-{seat}"


def dummy_piece(duel: Duel) -> str | None:
    """The twin of a decoy while it stands."""
    if not duel.decoy_stands:
        return None
    side = "right" if duel.decoy_side == "left" else "left"
    return f"rider-{duel.decoy_of}-{side}"


def names_of_pieces(table: Table, scene: Scene) -> Mapping[str, str]:
    """What a script calls the pieces: riders by their player's name, and the decoy."""
    dummy = dummy_piece(table.duel) if table.duel is not None else None
    names = {
        table.riders[piece.owner].name: piece.id
        for piece in scene.pieces
        if piece.owner is not None and piece.id != dummy
    }
    if dummy is not None:
        names.setdefault(DECOY_NAME, dummy)
    return names


def obstacles(board: Board, duel: Duel) -> list[Piece]:
    """What cards have put in the way: a barrel, and the die of a spare cartridge's first shot."""
    pieces = []
    if duel.barrel is not None:
        pieces.append(barrel_piece(board, (float(duel.barrel[0]), float(duel.barrel[1]))))
    if duel.lying_die is not None:
        pieces.append(die_piece(board, duel.lying_die, duel.lying_turned))
    return pieces


def barrel_piece(board: Board, at: Point) -> Piece:
    return Piece("barrel", "barrel", at, board.sizes.barrel / 2, board.sizes.barrel)


def die_piece(board: Board, at: Point, turned: float) -> Piece:
    """A die that was left lying."""
    return Piece("die", "die", at, board.sizes.die / 2, board.sizes.die, turned=turned)


def duel_scene(table: Table, duel: Duel, shooter: int) -> Scene:
    """A duellist's shot: everything on the table, and what cards have done to it."""
    return Scene(
        width=table.board.width,
        height=table.board.height,
        line=duel_place(table.board, duel, shooter).line,
        pieces=(*pawns(table), *obstacles(table.board, duel)),
        mode="showdown" if duel.showdown else "duel",
        shooter=shooter,
        target=duel.opponent(shooter),
        die=table.board.sizes.die,
        wind=_wind(table, duel, shooter),
        steady=duel.steady,
    )


def die_left_lying(table: Table, duel: Duel, shooter: int) -> Point | None:
    """Where the first die of a spare cartridge lies at the next shot: where it came to rest,
    unless a piece put back or played there takes its place, or it would leave the next die no
    room to start."""
    rest = duel.lying_die
    if rest is None:
        return None
    without = msgspec.structs.replace(duel, lying_die=None)
    if not duel_scene(table, without, shooter).clear(rest):
        return None
    return rest if duel_scene(table, duel, shooter).clear_start() is not None else None


def figures_scene(table: Table, shooter: int) -> Scene:
    """The shot at the three figures, from the opposite corner."""
    return Scene(
        width=table.board.width,
        height=table.board.height,
        line=table.board.figures_place.line,
        pieces=tuple(pawns(table)),
        mode="figures",
        shooter=shooter,
        die=table.board.sizes.die,
        steady=table.steady,
    )


def _wind(table: Table, duel: Duel, shooter: int) -> Point:
    if duel.wind_from is None:
        return 0.0, 0.0
    return wind_across(duel_place(table.board, duel, shooter).line, duel.wind_from)


def wind_across(line: FiringLine, wind_from: str) -> Point:
    """Square to the line of the shot; a wind from the shooter's left blows to the right."""
    dx, dy = line.direction
    push = WIND if wind_from == "left" else -WIND
    return dy * push, -dx * push
