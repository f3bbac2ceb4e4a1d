"""One practised shot: what the hand did, and what came of it."""

from __future__ import annotations

import math
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game.engine.errors import GameError
from game.engine.requests import FlickAnswer
from game.practice.layout import Layout
from game.practice.measure import (
    MOST_POINTS,
    closest,
    die_track,
    goals,
    middle_of_goals,
    passed,
    straight_at,
    thinned,
    turned_by,
)
from game.practice.race import ARREST, FIGURES, HIT, as_flicked, judged
from game.practice.rounding import rounded_angle, rounded_flick
from physics import ShotResult, simulate
from physics.check import ShotError
from physics.model import Flick, Outcome, Point, Scene

Style = Literal["flick", "sling", "keys"]  # as in the settings
KeptStyle = Style | Literal[""]  # of a shot that was kept; empty: nobody knows
STYLES: tuple[KeptStyle, ...] = ("flick", "sling", "keys", "")

# What stands in a file may be nonsense: nothing on a table is larger than this.
Number = Annotated[float, Meta(ge=-1000.0, le=1000.0)]
Spot = tuple[Number, Number]
_PLACE, _ANGLE = 2, 4  # decimals that are kept


class Practised(msgspec.Struct, frozen=True, array_like=True, tag="shot", gc=False):
    """Lengths in cm, angles in degrees, speeds in m/s. New fields go to the end."""

    layout: str  # its key
    when: Annotated[str, Meta(min_length=19, max_length=25)]  # UTC: 2026-03-01T12:30:00Z
    style: KeptStyle
    start: Spot
    angle: Number  # of the die
    speed: Annotated[float, Meta(ge=0.0, le=10.0)]
    spin: Number
    aim: Number  # the direction aimed along
    hit: bool  # in a shot at the figures: some fell, and nobody was touched
    arrest: bool
    figures: Annotated[int, Meta(ge=0, le=9)]  # that fell
    rest: Spot | None  # None when the die left the board
    left_board: bool
    closest: Number  # of the die's rim to the target's
    deviation: Number  # of the hand from the aim, to the left positive
    distance: Annotated[float, Meta(ge=0.0, le=1000.0)]  # from the start to the target
    path: Annotated[tuple[Spot, ...], Meta(max_length=MOST_POINTS)]
    drill: Annotated[str, Meta(max_length=100)] = ""
    passed: Spot | None = None  # where it came as far as the target stands, straight on
    aside: bool = False  # of a drill that wants more than a hit: who knows where one aims there

    @property
    def flick(self) -> Flick:
        """To simulate it again."""
        return Flick(self.start, self.angle, self.speed, self.spin)

    @property
    def day(self) -> str:
        return self.when[:10]


def now() -> str:
    """The moment as shots keep it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def verdict(layout: Layout, scene: Scene, came: ShotResult | Outcome) -> str:
    """As the rules judge what came of it: hit, miss, decoy, arrest or figures."""
    outcome = came if isinstance(came, Outcome) else came.outcome
    bystanders = {
        piece.id for piece in scene.pieces if piece.owner not in (None, scene.shooter, scene.target)
    }
    if scene.target is None:
        return FIGURES if bystanders.isdisjoint(outcome.touched) else ARREST
    real, dummy = layout.real_target, layout.dummy
    return judged(outcome, real, dummy, bystanders, must_fall=layout.must_fall)


def practise(
    layout: Layout,
    flick: Flick,
    aim: float | None,
    style: Style,
    when: str | None = None,
    drill: str = "",
    aside: bool = False,
) -> tuple[Practised, ShotResult]:
    """Simulate and measure a flick as the hand made it, rounded as codes carry it; a GameError
    with one sentence if it cannot be. Without an aim it is straight at the target; without a
    moment it is now."""
    scene = layout.to_scene()
    numbers = (flick.angle, flick.speed, flick.spin, *flick.start, 0.0 if aim is None else aim)
    if not all(map(math.isfinite, numbers)):
        raise GameError("A place, an angle, a speed and a spin are numbers.")
    aim = rounded_angle(straight_at(scene, flick.start) if aim is None else aim)
    # A steady hand halves what the hand did; what is measured is the hand.
    answer = FlickAnswer(flick.start, flick.angle, flick.speed, flick.spin, aim)
    sent = rounded_flick(as_flicked(answer, scene), scene)
    shot, result = replayed(layout, sent, aim, style, when, drill)
    deviation = round(turned_by(flick.angle, aim), _ANGLE)
    return msgspec.structs.replace(shot, deviation=deviation, aside=aside), result


def replayed(
    layout: Layout,
    sent: Flick,
    aim: float,
    style: KeptStyle,
    when: str | None = None,
    drill: str = "",
) -> tuple[Practised, ShotResult]:
    """The same for a flick as the die was sent: of a shot that was kept, or came with a code."""
    scene = layout.to_scene()
    try:
        result = simulate(scene, sent)
    except ShotError as error:
        raise GameError(str(error)) from None
    return _measured(layout, scene, sent, result, aim, style, when or now(), drill), result


def _measured(
    layout: Layout,
    scene: Scene,
    flick: Flick,
    result: ShotResult,
    aim: float,
    style: KeptStyle,
    when: str,
    drill: str,
) -> Practised:
    judgement = verdict(layout, scene, result)
    fallen = sum(piece.kind == "figure" and piece.id in result.fallen for piece in scene.pieces)
    targets = [piece for piece in goals(scene) if piece.id != layout.dummy]
    distance = math.dist(flick.start, middle_of_goals(scene))
    crossing = passed(scene, result, aim, distance)
    way = thinned([pose.at for pose in die_track(scene, result).poses])
    return Practised(
        layout=layout.key,
        when=when,
        style=style,
        start=flick.start,
        angle=flick.angle,
        speed=flick.speed,
        spin=flick.spin,
        aim=round(aim, _ANGLE),
        hit=judgement == HIT or (judgement == FIGURES and fallen > 0),
        arrest=judgement == ARREST,
        figures=fallen,
        rest=None if result.rest is None else _at(result.rest),
        left_board=result.rest is None,
        closest=round(closest(scene, result, targets), _PLACE),
        deviation=round(turned_by(flick.angle, aim) * (2 if layout.steady else 1), _ANGLE),
        distance=round(distance, _PLACE),
        path=tuple(_at(point) for point in way),
        drill=drill,
        passed=None if crossing is None else _at(crossing),
    )


def _at(point: Point) -> Point:
    return round(point[0], _PLACE), round(point[1], _PLACE)
