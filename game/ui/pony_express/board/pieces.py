"""Where the pieces on the board are, and how they stand: where the view has them, on their way
there, or held by a cue that moves them itself. Nothing here draws."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from game.rules.pony_express.board import Board
from game.rules.pony_express.seen_table import pieces_seen
from game.rules.pony_express.view import PonyExpressView
from game.ui.kit.canvas import Point
from game.ui.pony_express.board.trail import Polyline, trail_path
from game.ui.pony_express.board.view import LYING, LYING_ASIDE, BoardView
from game.ui.pony_express.turn_so_far import TurnSoFar
from physics.model import Piece

EASE = 9.0  # how fast a piece goes to its place: the share of the way in a second, about
THERE = 0.02  # cm
TURNED = 0.3  # degrees: it looks that way
NEAR = 0.6


@dataclass
class Pose:
    """How a piece is drawn; as in BoardView.draw_rider."""

    at: Point
    heading: float = 180.0
    tilt: float = 0.0
    lean: float = 0.0
    alpha: int = 255
    lift: float = 0.0


class Pieces:
    """Poses by the pieces' ids."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._headings = headings_along(view.board)
        self._pieces: dict[str, Piece] = {}
        self._goals: dict[str, Pose] = {}
        self._held: set[str] = set()
        self.poses: dict[str, Pose] = {}
        self.places = 0  # counts how often somebody stands elsewhere, for who depends on it

    def follow(self, seen: PonyExpressView, so_far: TurnSoFar, *, at_once: bool) -> None:
        """What is seen has changed."""
        pieces = {piece.id: piece for piece in pieces_seen(seen)}
        goals = {id: self._goal(seen, so_far, piece) for id, piece in pieces.items()}
        if goals != self._goals:
            self.places += 1
        self._pieces, self._goals = pieces, goals
        for id, goal in goals.items():
            if id in self._held:
                continue
            if at_once or id not in self.poses:
                self.poses[id] = Pose(**vars(goal))
        for gone in self.poses.keys() - goals.keys() - self._held:
            del self.poses[gone]

    def _goal(self, seen: PonyExpressView, so_far: TurnSoFar, piece: Piece) -> Pose:
        if piece.kind == "figure":
            fallen = not so_far.figures[int(piece.id.rpartition("-")[2]) - 1]
            return Pose(piece.at, tilt=LYING if fallen else 0.0)
        if piece.owner is None:
            return Pose(piece.at)
        if piece.lying:
            # The rules have the middle of what lies, the picture the foot before it fell.
            return Pose((piece.at[0] - LYING_ASIDE, piece.at[1]), 0.0, LYING)
        return Pose(piece.at, self._heading(seen, piece.owner))

    def _heading(self, seen: PonyExpressView, seat: int) -> float:
        duel = seen.duel
        if duel is not None and seat in duel.seats:
            dx, dy = self._view.board.corners[duel.corner_of(seat)].line.direction
            return math.degrees(math.atan2(dy, dx))
        return self._headings[seen.riders[seat].space]

    # ------------------------------------------------------------------ cues take hold of riders

    def pose_of(self, seat: int) -> Pose:
        """Of a rider; with a decoy on the board, of one of the two."""
        return self.poses[self._id_of(seat)]

    def _id_of(self, seat: int) -> str:
        plain = f"rider-{seat}"
        return plain if plain in self.poses else next(self._ids_of(seat))

    def _ids_of(self, seat: int) -> Iterator[str]:
        return (id for id in self.poses if id.startswith(f"rider-{seat}"))

    def hold(self, seat: int) -> Pose:
        """From now on whoever asked moves it, from where it belongs."""
        id = self._id_of(seat)
        self._held.add(id)
        if id in self._goals:
            _approach(self.poses[id], self._goals[id], 1.0)
        return self.poses[id]

    def let_go(self, seat: int) -> None:
        """It goes to its place again."""
        self._held -= {id for id in self._held if id.startswith(f"rider-{seat}")}
        for id in self.poses.keys() - self._goals.keys() - self._held:
            del self.poses[id]

    # ------------------------------------------------------------------ from moment to moment

    def advance(self, seconds: float, *, at_once: bool) -> bool:
        """Time goes by; True when a piece has moved."""
        share = 1.0 if at_once else 1.0 - math.exp(-EASE * seconds)
        moving = [id for id, goal in self._goals.items() if self._is_away(id, goal)]
        for id in moving:
            _approach(self.poses[id], self._goals[id], share)
        return bool(moving)

    def _is_away(self, id: str, goal: Pose) -> bool:
        return id not in self._held and self.poses[id] != goal

    def screen_of(self, seat: int) -> Point:
        """The middle of a rider's foot, in the design; of somebody who has left the board, the
        middle of the board."""
        if not any(self._ids_of(seat)):
            return self._view.box.center
        return self._view.to_screen(self.pose_of(seat).at)

    def riders(self) -> Iterator[tuple[str, int, Pose]]:
        """Their ids, seats and poses."""
        for id, piece in self._pieces.items():
            if piece.owner is not None and id in self.poses:
                yield id, piece.owner, self.poses[id]

    def standing(self) -> Iterator[tuple[Piece, Pose]]:
        """Everything that is on the board, from the north to the south."""
        for id in sorted(self.poses, key=lambda id: -self.poses[id].at[1]):
            if id in self._pieces:
                yield self._pieces[id], self.poses[id]

    def goal(self, id: str) -> Pose:
        """Where a piece will stand when nothing moves any more."""
        return self._goals[id]

    def is_at_rest(self, id: str) -> bool:
        """Nobody moves it, and it is about where it should be."""
        return id not in self._held and math.dist(self.poses[id].at, self._goals[id].at) < NEAR


@lru_cache(maxsize=4)
def headings_along(board: Board) -> tuple[float, ...]:
    """For every space (from 1) where a rider on it looks: along the trail."""
    ways = [Polyline(trail_path(board, n, n + 1)) for n in range(1, board.last)]
    return (180.0, *(way.heading(0.0) for way in ways), ways[-1].heading(ways[-1].length))


def turned(heading: float, to: float, share: float) -> float:
    """From one heading to another the short way round."""
    return heading + ((to - heading + 180.0) % 360.0 - 180.0) * share


def _approach(pose: Pose, goal: Pose, share: float) -> None:
    away = math.dist(pose.at, goal.at)
    if away < THERE or share >= 1.0:
        pose.at = goal.at
    else:
        x, y = pose.at
        pose.at = (x + (goal.at[0] - x) * share, y + (goal.at[1] - y) * share)
    pose.heading = turned(pose.heading, goal.heading, share)
    pose.tilt += (goal.tilt - pose.tilt) * share
    pose.lean = goal.lean
    pose.lift += (goal.lift - pose.lift) * share
    pose.alpha = round(pose.alpha + (goal.alpha - pose.alpha) * share)
    if abs(goal.alpha - pose.alpha) < 4:
        pose.alpha = goal.alpha
    turn = abs(turned(pose.heading, goal.heading, 1.0) - pose.heading)
    if pose.at == goal.at and turn < TURNED and abs(goal.tilt - pose.tilt) < TURNED:
        pose.heading, pose.tilt = goal.heading, goal.tilt
    if abs(goal.lift - pose.lift) < THERE:
        pose.lift = goal.lift
