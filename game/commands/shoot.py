"""`shoot`: one flick at a practice table, told in sentences or as JSON."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec

from game.engine.errors import GameError
from game.rules.pony_express.practice import OPPONENT, Setting, practice_scene
from physics import ShotResult, simulate
from physics.check import ShotError
from physics.model import Flick, Piece, Point, Scene
from physics.result import FLICKED


def shoot(
    setting: Setting, start: Point | None, angle: float | None, speed: float, spin: float
) -> tuple[Scene, Flick, ShotResult]:
    """The scene, the flick as it was made complete, and what came of it."""
    scene = practice_scene(setting)
    if start is None:
        start = scene.clear_start() or scene.line.centre
    if angle is None:
        angle = math.degrees(math.atan2(scene.line.direction[1], scene.line.direction[0]))
    flick = Flick(start, angle, speed, spin)
    try:
        return scene, flick, simulate(scene, flick)
    except ShotError as error:
        raise GameError(str(error)) from None


def as_data(scene: Scene, flick: Flick, result: ShotResult) -> dict[str, Any]:
    """Everything, JSON-able."""
    data: dict[str, Any] = msgspec.to_builtins({"scene": scene, "flick": flick, "result": result})
    return data


def sentences(scene: Scene, flick: Flick, result: ShotResult) -> Iterator[str]:
    """What can be seen and heard, in its order."""
    names = {piece.id: _name(piece, scene) for piece in scene.pieces} | {FLICKED: "the die"}
    x, y = flick.start
    yield (
        f"The die is flicked from ({x:.1f}, {y:.1f}) cm at {flick.angle:.1f} degrees "
        f"with {flick.speed:.2f} m/s."
    )
    for contact in result.contacts:
        one, other = (names[piece] for piece in contact.pieces)
        yield (
            f"{contact.time:.3f} s: {one} strikes {other} at "
            f"({contact.at[0]:.1f}, {contact.at[1]:.1f}) with {contact.impulse:.2f} mN s."
        )
    yield f"Touched by the die: {_listed(result.touched, names)}."
    yield f"Fallen: {_listed(result.fallen, names)}."
    yield f"Over the edge: {_listed(result.left, names)}."
    if result.rest is not None:
        rx, ry = result.rest
        yield f"The die comes to rest at ({rx:.1f}, {ry:.1f}) with face {result.face} up."
    yield f"All is quiet after {result.duration:.2f} s."


def _listed(pieces: tuple[str, ...], names: dict[str, str]) -> str:
    return ", ".join(names[piece] for piece in pieces) or "nothing"


def _name(piece: Piece, scene: Scene) -> str:
    if piece.kind == "figure":
        return f"figure {piece.id.removeprefix('figure-')}"
    if piece.kind == "barrel":
        return "the barrel"
    if piece.owner == scene.shooter:
        return "the shooter's own rider"
    if scene.target == OPPONENT and piece.owner == OPPONENT:
        side = piece.id.removeprefix(f"rider-{OPPONENT}").removeprefix("-")
        return f"the opponent ({side})" if side else "the opponent"
    return f"a bystander at ({piece.at[0]:.1f}, {piece.at[1]:.1f})"
