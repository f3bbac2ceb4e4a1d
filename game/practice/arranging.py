"""Arranging a table piece by piece: what can be taken hold of, moved, added and taken away."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec.structs import replace

from game.practice.layout import Layout, board_named, duel_place, problem, target_place
from game.practice.race import OPPONENT
from physics.model import Piece, Point

Kind = Literal["rider", "lying", "barrel", "die", "target", "decoy"]

_REACH = 0.35  # cm around a piece in which it can still be taken hold of
_RING, _RINGS, _WAYS = 2.0, 16, 16  # where room for a new piece is looked for: cm, and how often


class Handle(NamedTuple):
    """One piece of a layout. Twins are one: they stand around the target's place."""

    kind: Kind
    number: int = 0


def handles(layout: Layout) -> list[Handle]:
    """All that can be moved, from the left to the right."""
    found = [Handle("rider", n) for n in range(len(layout.riders))]
    found += [Handle("lying", n) for n in range(len(layout.lying))]
    found += [Handle("barrel")] * (layout.barrel is not None)
    found += [Handle("die")] * (layout.die is not None)
    found += [Handle("target")] * (layout.scene != "figures")
    return sorted(found, key=lambda handle: place_of(layout, handle))


def place_of(layout: Layout, handle: Handle) -> Point:
    if handle.kind in ("rider", "lying"):
        places = layout.riders if handle.kind == "rider" else layout.lying
        return places[handle.number]
    if handle.kind in ("barrel", "die"):
        at = layout.barrel if handle.kind == "barrel" else layout.die
        assert at is not None, "there is a handle only for what is there"
        return at
    return target_place(layout, board_named(layout.board))


def pieces_of(layout: Layout, handle: Handle) -> list[Piece]:
    """What stands on the board for it: two where there are twins."""
    pieces = layout.to_scene().pieces
    if handle.kind in ("target", "decoy"):
        return [piece for piece in pieces if piece.owner == OPPONENT]
    at, kind = place_of(layout, handle), handle.kind
    wanted = "rider" if kind in ("rider", "lying") else kind
    return [piece for piece in pieces if piece.kind == wanted and math.dist(piece.at, at) < 1e-6]


def handle_at(layout: Layout, point: Point) -> Handle | None:
    """What lies under a point; the nearest, where pieces stand close."""
    gaps = [
        (min(piece.distance(point) for piece in pieces_of(layout, handle)), handle)
        for handle in handles(layout)
    ]
    gap, handle = min(gaps, default=(math.inf, None))
    return handle if gap <= _REACH else None


def moved(layout: Layout, handle: Handle, to: Point) -> Layout:
    """Whether it can stand there, `problem` says."""
    if handle.kind in ("rider", "lying"):
        name = "riders" if handle.kind == "rider" else "lying"
        places = list(getattr(layout, name))
        places[handle.number] = to
        return _changed(layout, **{name: tuple(places)})
    if handle.kind == "decoy":
        return _changed(layout, decoy=_side_of_real(layout, to))
    return _changed(layout, **{handle.kind: to})


def without(layout: Layout, handle: Handle) -> Layout:
    """The opponent cannot go: it is put back to its corner."""
    if handle.kind in ("rider", "lying"):
        name = "riders" if handle.kind == "rider" else "lying"
        places = list(getattr(layout, name))
        del places[handle.number]
        return _changed(layout, **{name: tuple(places)})
    if handle.kind == "target":
        return _changed(layout, target=None, decoy=None)
    return _changed(layout, **{handle.kind: None})


def with_new(layout: Layout, kind: Kind, at: Point) -> tuple[Layout, Handle]:
    """Another bystander, or the barrel or decoy that there is at most one of."""
    if kind == "rider":
        return _changed(layout, riders=(*layout.riders, at)), Handle(kind, len(layout.riders))
    handle = Handle(kind)
    return moved(layout, handle, at), handle


def room_for(layout: Layout, kind: Kind) -> Point | None:
    """A place where another piece can stand, as near as possible to the middle of the board."""
    if kind == "decoy":
        return target_place(layout, board_named(layout.board))
    for at in _around(layout):
        if problem(with_new(layout, kind, at)[0]) is None:
            return at
    return None


def from_other_corner(layout: Layout) -> Layout:
    """The same table, shot at from the opposite side; duellists stand where the rules say."""
    corner = "south-east" if layout.corner == "north-west" else "north-west"
    return _changed(layout, corner=corner, target=None, own=())


def _around(layout: Layout) -> Iterator[Point]:
    board = board_named(layout.board)
    x, y = board.width / 2, board.height / 2
    yield x, y
    for ring in range(1, _RINGS):
        for way in range(_WAYS):
            turn = 2 * math.pi * way / _WAYS
            yield x + math.cos(turn) * ring * _RING, y + math.sin(turn) * ring * _RING


def _side_of_real(layout: Layout, dummy: Point) -> Literal["left", "right"]:
    """The real one stands on the other side of the opponent's place, as it looks at the shooter."""
    board = board_named(layout.board)
    at, shooter = target_place(layout, board), duel_place(layout, board).at
    looks, aside = (shooter[0] - at[0], shooter[1] - at[1]), (dummy[0] - at[0], dummy[1] - at[1])
    return "right" if looks[0] * aside[1] - looks[1] * aside[0] > 0.0 else "left"


def _changed(layout: Layout, **changes: object) -> Layout:
    return replace(layout, **changes)
