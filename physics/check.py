"""Whether a scene and a flick can be simulated; if not, one sentence says why."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations

import msgspec

from physics.model import MAX_SPEED, MAX_SPIN, Flick, Piece, Scene
from physics.result import FLICKED

_LARGEST = 1000.0  # cm: larger things are no table
_SLACK = 1e-6  # cm: pieces may stand side by side


class ShotError(ValueError):
    """A scene or a flick that makes no sense."""


def check_scene(scene: Scene) -> None:
    """ShotError for anything that cannot lie on a table."""
    try:
        _check_scene_once(scene)
    except TypeError:  # something in it cannot be hashed, so it is not what it should be
        _check_types(scene, Scene)
        raise


@lru_cache(maxsize=64)
def _check_scene_once(scene: Scene) -> None:
    _check_types(scene, Scene)
    for size, what in ((scene.width, "width"), (scene.height, "height"), (scene.die, "die")):
        if not 0.0 < size <= _LARGEST:
            raise ShotError(f"A board's {what} is more than 0 and at most {_LARGEST:g} cm.")
    if not all(math.isfinite(push) and abs(push) < _LARGEST for push in scene.wind):
        raise ShotError("A wind is two numbers, in m/s2.")
    line = scene.line
    numbers = (*line.centre, *line.direction, line.width)
    if not all(map(math.isfinite, numbers)) or abs(math.hypot(*line.direction) - 1.0) > 1e-6:
        raise ShotError("A firing line has a middle, a direction of length 1 and a width.")
    if not 0.0 <= line.width <= _LARGEST:
        raise ShotError(f"A firing line is at most {_LARGEST:g} cm wide.")
    names = {FLICKED, *(piece.id for piece in scene.pieces)}
    if len(names) <= len(scene.pieces):
        raise ShotError("Two pieces cannot have the same name, nor one that of the flicked die.")
    for piece in scene.pieces:
        _check_piece(piece, scene)
    for one, other in combinations(scene.pieces, 2):
        if overlap(one, other):
            raise ShotError(f"{one.id} and {other.id} cannot stand in the same place.")


def check_flick(scene: Scene, flick: Flick) -> None:
    """ShotError for a flick that the scene does not allow."""
    _check_types(flick, Flick)
    # The comparisons are written so that "not a number" fails them.
    if not 0.0 <= flick.speed <= MAX_SPEED:
        raise ShotError(f"A flick's speed lies between 0 and {MAX_SPEED} m/s.")
    if not -MAX_SPIN <= flick.spin <= MAX_SPIN:
        raise ShotError(f"A flick's spin lies between -{MAX_SPIN} and {MAX_SPIN}.")
    if not math.isfinite(flick.angle):
        raise ShotError("A flick's angle is a number of degrees.")
    reason = scene.start_error(flick.start)
    if reason is not None:
        raise ShotError(reason)


def _check_types(given: object, wanted: type) -> None:
    try:
        msgspec.convert(msgspec.to_builtins(given), wanted)
    except (TypeError, ValueError) as error:
        raise ShotError(f"That is no {wanted.__name__.lower()}: {error}.") from error


def _check_piece(piece: Piece, scene: Scene) -> None:
    if not scene.holds(piece.at):
        raise ShotError(f"{piece.id} does not stand on the board.")
    if not (0.0 < piece.radius <= _LARGEST and 0.0 < piece.height <= _LARGEST):
        raise ShotError(f"{piece.id} must have a size.")
    if not math.isfinite(piece.turned):
        raise ShotError(f"{piece.id} is turned by a number of degrees.")


def overlap(one: Piece, other: Piece) -> bool:
    """Whether two pieces share some ground. Two that are not round are taken as round ones of
    their smaller width: they may touch at a corner, which the simulation parts."""
    if other.lying or other.kind == "die":
        one, other = other, one
    width = other.height / 2 if other.kind == "die" else other.radius
    return one.distance(other.at) < width - _SLACK
