"""What a drill asks of a shot, and in one sentence what was missing."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from game.engine.errors import Message
from game.i18n import mark
from game.practice.layout import Layout, Side
from game.practice.measure import die_track, nearest_share
from game.practice.race import ARREST, HIT, Part
from game.practice.record import verdict
from physics import ShotResult
from physics.model import MAX_SPEED, Flick, Point, Scene

Kind = Literal["opponent", "decoy", "own", "barrel", "figure", "die"]
Place = Annotated[float, Meta(ge=0.0, le=200.0)]
Length = Annotated[float, Meta(gt=0.0, le=60.0)]
Speed = Annotated[float, Meta(gt=0.0, le=4.5)]
Figure = Literal[1, 2, 3]
FIGURES = 3
_SLACK = 1e-6  # cm


class Ring(Part, frozen=True):
    """A ring on the board, in cm."""

    at: tuple[Place, Place]
    within: Length

    def away(self, point: Point) -> float:
        return math.dist(self.at, point)


class Goal(Part, frozen=True):
    """All that is said here must hold; and nobody may be arrested, ever."""

    hit: bool = False  # the opponent is hit, as the rules see it
    felled: bool = False  # the opponent falls
    over: bool = False  # the opponent goes over the edge of the board
    upright: bool = False  # the opponent stays up
    kept: bool = False  # the opponent stays on the board
    untouched: bool = False  # the die touches nothing at all
    figures: Annotated[int, Meta(ge=1, le=3)] | None = None  # so many fall, or more
    falling: tuple[Figure, ...] = ()  # these fall
    standing: tuple[Figure, ...] = ()  # these stay up
    touches: Annotated[tuple[Kind, ...], Meta(max_length=5)] = ()  # first these, in this order
    stays: bool = False  # the die stays on the board
    rest: Ring | None = None  # there the die comes to rest
    via: Annotated[tuple[Ring, ...], Meta(max_length=4)] = ()  # its middle passes there, in order
    slower: Speed | None = None  # than this, m/s
    faster: Speed | None = None
    side: Side | None = None  # of the line's middle, where the die starts
    behind: Length | None = None  # so far behind the line, at least


def kinds_on(layout: Layout, scene: Scene) -> dict[str, Kind]:
    """What a die can be wanted to touch on this table, by the piece."""
    kinds: dict[str, Kind] = {}
    for piece in scene.pieces:
        if piece.id == layout.dummy:
            kinds[piece.id] = "decoy"
        elif piece.kind != "rider":
            kinds[piece.id] = piece.kind
        elif piece.owner in (scene.shooter, scene.target):
            kinds[piece.id] = "own" if piece.owner == scene.shooter else "opponent"
    return kinds


def contradicts_itself(goal: Goal) -> bool:
    """No shot can do all of it."""
    touching = goal.hit or goal.felled or goal.over or goal.touches
    falling = goal.figures or goal.falling
    slower = MAX_SPEED if goal.slower is None else goal.slower
    faster = 0.0 if goal.faster is None else goal.faster
    return bool(
        (goal.untouched and (touching or falling))
        or (goal.felled and goal.upright)
        or (goal.over and goal.kept)
        or set(goal.falling) & set(goal.standing)
        or (goal.figures or 0) + len(set(goal.standing)) > FIGURES
        or slower <= faster
    )


class Seen(NamedTuple):
    """A shot, and what came of it."""

    layout: Layout
    scene: Scene
    flick: Flick
    result: ShotResult

    def kinds_touched(self) -> list[Kind]:
        """What the die touched, in order."""
        kinds = kinds_on(self.layout, self.scene)
        return [kinds[name] for name in self.result.touched if name in kinds]

    def fallen_figures(self) -> set[int]:
        figures = [piece.id for piece in self.scene.pieces if piece.kind == "figure"]
        return {n for n, name in enumerate(figures, 1) if name in self.result.fallen}


TOUCH = {
    "opponent": mark("The die must touch the opponent next."),
    "decoy": mark("The die must touch the decoy next."),
    "own": mark("The die must touch your own rider next."),
    "barrel": mark("The die must touch the barrel next."),
    "figure": mark("The die must touch a figure next."),
    "die": mark("The die must touch the other die next."),
}


def missing(goal: Goal, seen: Seen) -> Message | None:
    """What the shot lacks first; None when it is all that was asked."""
    return next((lack for check in _CHECKS for lack in check(goal, seen)), None)


# Each check yields what is missing, if anything is: first what the hand did, then what came of it.


def _flick(goal: Goal, seen: Seen) -> Iterator[Message]:
    speed = seen.flick.speed
    if goal.slower is not None and speed >= goal.slower:
        yield Message(
            mark("%(speed).2f m/s is too hard. Stay below %(limit).2f."),
            {"speed": speed, "limit": goal.slower},
        )
    if goal.faster is not None and speed <= goal.faster:
        yield Message(
            mark("%(speed).2f m/s is too soft. Go above %(limit).2f."),
            {"speed": speed, "limit": goal.faster},
        )


def _start(goal: Goal, seen: Seen) -> Iterator[Message]:
    beyond, left = seen.scene.line.offsets(seen.flick.start)
    if goal.side == "left" and left <= 0.0:
        yield Message(mark("The die must start on the left half of the line."))
    if goal.side == "right" and left >= 0.0:
        yield Message(mark("The die must start on the right half of the line."))
    if goal.behind is not None and -beyond < goal.behind - _SLACK:
        yield Message(
            mark("The die must start at least %(behind).1f cm behind the line."),
            {"behind": goal.behind},
        )


def _verdict(goal: Goal, seen: Seen) -> Iterator[Message]:
    judgement = verdict(seen.layout, seen.scene, seen.result)
    if judgement == ARREST:
        yield Message(mark("A bystander was touched: the sheriff is not amused."))
    if goal.hit and judgement != HIT:
        fell_short = seen.layout.must_fall and seen.layout.real_target in seen.result.touched
        yield Message(
            mark("The opponent was hit but didn't fall.")
            if fell_short
            else mark("The opponent wasn't hit.")
        )


def _opponent(goal: Goal, seen: Seen) -> Iterator[Message]:
    real = seen.layout.real_target
    if goal.felled and real not in seen.result.fallen:
        yield Message(mark("The opponent didn't fall."))
    if goal.upright and real in seen.result.fallen:
        yield Message(mark("The opponent must stay up."))
    if goal.kept and real in seen.result.left:
        yield Message(mark("The opponent must stay on the board."))
    if goal.over and real not in seen.result.left:
        yield Message(mark("The opponent must go over the edge."))


def _touched(goal: Goal, seen: Seen) -> Iterator[Message]:
    if goal.untouched and seen.result.touched:
        yield Message(mark("The die must not touch anything or anyone."))
    touched = seen.kinds_touched()
    for number, wanted in enumerate(goal.touches):
        if number >= len(touched) or touched[number] != wanted:
            yield Message(TOUCH[wanted])


def _figures(goal: Goal, seen: Seen) -> Iterator[Message]:
    fallen = seen.fallen_figures()
    if goal.figures is not None and len(fallen) < goal.figures:
        yield Message(
            mark("Figures down: %(fallen)d of %(wanted)d."),
            {"fallen": len(fallen), "wanted": goal.figures},
        )
    if not fallen.issuperset(goal.falling):
        yield Message(mark("You knocked down the wrong figures."))
    if not fallen.isdisjoint(goal.standing):
        yield Message(mark("A figure fell that had to stay up."))


def _way(goal: Goal, seen: Seen) -> Iterator[Message]:
    way = [pose.at for pose in die_track(seen.scene, seen.result).poses]
    leg = 0
    for ring in goal.via:
        passed = next((n for n in range(leg, len(way)) if _passes(way, n, ring)), None)
        if passed is None:
            yield Message(mark("The die must pass through the ring."))
            return
        leg = passed


def _passes(way: list[Point], leg: int, ring: Ring) -> bool:
    """Whether the die comes through the ring on its way from this point to the next."""
    one, other = way[leg], way[min(leg + 1, len(way) - 1)]
    share = nearest_share(one, other, ring.at)
    near = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
    return ring.away(near) <= ring.within


def _rest(goal: Goal, seen: Seen) -> Iterator[Message]:
    rest = seen.result.rest
    if (goal.stays or goal.rest) and rest is None:
        yield Message(mark("The die must stay on the board."))
    elif goal.rest is not None and rest is not None and goal.rest.away(rest) > goal.rest.within:
        yield Message(
            mark("The die stopped %(away).1f cm from the mark. Get within %(within).1f cm."),
            {"away": goal.rest.away(rest), "within": goal.rest.within},
        )


_CHECKS: tuple[Callable[[Goal, Seen], Iterator[Message]], ...] = (
    _flick,
    _start,
    _verdict,
    _opponent,
    _touched,
    _figures,
    _way,
    _rest,
)
