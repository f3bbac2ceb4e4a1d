"""A shot of a real game, to practise it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.engine.errors import GameError, SetupError
from game.practice.layout import (
    CORNERS,
    Corner,
    Layout,
    SceneKind,
    Side,
    Wind,
    board_named,
    problem,
)
from game.practice.race import (
    HIT,
    USUAL_BOARD,
    Board,
    DuelView,
    PonyExpressView,
    ShotTaken,
    wind_across,
)
from physics import simulate
from physics.check import ShotError
from physics.model import FiringLine, Flick, Piece, Point, Scene

_CLOSE = 1e-6


def layout_of(
    scene: Scene,
    *,
    board: str = USUAL_BOARD,
    must_fall: bool = False,
    real: Side = "left",
    shots: int = 1,
) -> Layout:
    """The same table for practice; SetupError for a scene that is not of that board.

    A scene does not say what the rules know besides: whether the target must fall, which of two
    twins is the `real` one (in a game, its owner's secret), and how many shots are due in a row."""
    ground = board_named(board)
    kind, corner, paces = _seen_from(scene, ground)
    own = [piece for piece in scene.pieces if piece.owner == scene.shooter]
    targets = _owned_by_target(scene)
    others = [
        piece
        for piece in scene.pieces
        if piece.kind == "rider" and piece not in own and piece not in targets
    ]
    die = _only(scene, "die")
    barrel = _only(scene, "barrel")
    return Layout(
        scene=kind,
        board=board,
        corner=corner,
        riders=tuple(piece.at for piece in others if not piece.lying),
        lying=tuple(piece.at for piece in others if piece.lying),
        target=_target(targets, ground.paces[_opposite(corner)][paces].at),
        own=_own(own, kind, ground.paces[corner][paces].at),
        barrel=barrel.at if barrel is not None else None,
        decoy=real if len(targets) == 2 else None,
        wind=_wind(scene),
        die=die.at if die is not None else None,
        die_turned=die.turned if die is not None else 0.0,
        must_fall=must_fall,
        steady=scene.steady,
        shots=2 if shots == 2 else 1,
        paces=paces,
    )


def _opposite(corner: Corner) -> Corner:
    return CORNERS[1 - CORNERS.index(corner)]


def layout_taken(view: PonyExpressView, scene: Scene, told: ShotTaken) -> Layout | None:
    """Of a shot that was taken in a match, of which there is any view: `told` is what its event
    says to all. None for a table of a board that is not the same any more."""
    board, must_fall = view.board.name, view.must_fall
    real = _unmasked(scene, told)
    return _possible(partial(layout_of, scene, board=board, must_fall=must_fall, real=real))


def layout_due(view: PonyExpressView, scene: Scene) -> Layout | None:
    """Of the shot that is due, with what this view knows; None as above."""
    return _possible(partial(layout_in_view, view, scene))


def _possible(layout: Callable[[], Layout]) -> Layout | None:
    try:
        found = layout()
    except GameError:
        return None
    return found if problem(found) is None else None


def _unmasked(scene: Scene, told: ShotTaken) -> Side:
    """Which of two twins is the real one, if all have seen that; any while it is a secret."""
    if told.real_side is not None:
        return "right" if told.real_side == "right" else "left"
    if told.verdict != HIT or len(_owned_by_target(scene)) < 2:
        return "left"
    flick = Flick(told.start, told.angle, told.speed, told.spin)
    try:
        touched = simulate(scene, flick).touched
    except ShotError:  # the record of another program
        return "left"
    left, right = (f"rider-{scene.target}-{side}" in touched for side in ("left", "right"))
    return "right" if right and not left else "left"


def layout_in_view(view: PonyExpressView, scene: Scene) -> Layout:
    """The same for the shot that is due in a view of a match: with what the view knows besides.
    Of twins whose owner keeps the secret, any is taken for the real one."""
    duel = view.duel
    decoy = duel.decoy if duel is not None else None
    return layout_of(
        scene,
        board=view.board.name,
        must_fall=view.must_fall,
        real="right" if decoy is not None and decoy.side == "right" else "left",
        shots=2 if duel is not None and _begins_with_two(view, duel) else 1,
    )


def _begins_with_two(view: PonyExpressView, duel: DuelView) -> bool:
    """A showdown, before the first of the two shots of who has been at Sacramento for so long."""
    mailbox = view.riders[duel.seats[0]].mailbox
    return duel.showdown and mailbox == 2 and duel.shots == (1, 0)


def _seen_from(scene: Scene, board: Board) -> tuple[SceneKind, Corner, int]:
    """What is shot at, from which corner, and how many paces nearer."""
    if (scene.width, scene.height) == (board.width, board.height):
        if scene.target is None and _same(scene.line, board.figures_place.line):
            return "figures", "north-west", 0
        for corner in CORNERS if scene.target is not None else ():
            for paces, place in enumerate(board.paces[corner]):
                if _same(scene.line, place.line):
                    return "showdown" if scene.mode == "showdown" else "duel", corner, paces
    raise SetupError(f"That shot was not taken on the board {board.name}.")


def _same(one: FiringLine, other: FiringLine) -> bool:
    return math.dist(one.centre, other.centre) < _CLOSE


def _owned_by_target(scene: Scene) -> list[Piece]:
    if scene.target is None:
        return []
    return [piece for piece in scene.pieces if piece.owner == scene.target]


def _target(targets: list[Piece], rules_place: Point) -> Point | None:
    """Between its twins, if there are two; None where the rules would have it."""
    if not targets:
        return None
    x, y = (sum(piece.at[axis] for piece in targets) / len(targets) for axis in (0, 1))
    return None if math.dist((x, y), rules_place) < _CLOSE else (x, y)


def _own(own: list[Piece], kind: SceneKind, rules_place: Point) -> tuple[Point, ...]:
    places = tuple(piece.at for piece in own)
    return () if kind != "figures" and places == (rules_place,) else places


def _wind(scene: Scene) -> Wind:
    if scene.wind == (0.0, 0.0):
        return ""
    sides: tuple[Side, Side] = ("left", "right")
    for side in sides:
        if math.dist(scene.wind, wind_across(scene.line, side)) < _CLOSE:
            return side
    return scene.wind


def _only(scene: Scene, kind: str) -> Piece | None:
    return next((piece for piece in scene.pieces if piece.kind == kind), None)
