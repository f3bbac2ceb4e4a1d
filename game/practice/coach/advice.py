"""Where a better start or angle was: the planner's map, for a hand that spreads as yours does.

In a duel the chances are reckoned out by fans of directions; at the figures they come from
simulated shots. Both are worked out in slices of a few milliseconds.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.bots.pony_express.skill import SKILLS
from game.engine.errors import GameError, Message
from game.i18n import mark
from game.practice.coach.maps import Chance, Map, duel_map, figures_map
from game.practice.layout import Layout, problem
from game.practice.measure import straight_at, turned_by
from game.practice.planning import planning_scene
from game.practice.record import KeptStyle, Practised
from game.practice.twin.twin import Twin, twin_of
from physics.model import Point, Scene
from physics.planner import Plan, plan_slices

USUAL_SPREAD = SKILLS["ranger"].aim_error  # degrees, where nobody has measured it
POWER_SPREAD = 0.10  # of the speed, likewise
_STEP_ASIDE = 0.5  # cm between the starts of the map
_TURNS = tuple(n * 0.5 for n in range(-30, 31))  # degrees beside the target, of a row of the map
_AT_ONCE = 16  # angles in a slice
_LEAST_SPREAD = 0.05  # degrees: nobody is quite exact
# Less than this is not worth a word: hits or figures, cm, degrees, share of the speed, arrests.
_GAIN, _ASIDE, _TURN, _FORCE, _RISK = 0.03, 0.4, 0.3, 0.12, 0.05

START_LEFT = mark("Start %(cm).1f cm further left.")
START_RIGHT = mark("Start %(cm).1f cm further right.")
AIM_LEFT = mark("Aim %(degrees).1f° further left.")
AIM_RIGHT = mark("Aim %(degrees).1f° further right.")
HARDER = mark("Flick harder: %(speed).1f m/s.")
SOFTER = mark("Flick more gently: %(speed).1f m/s.")
HITS = mark("You'd hit %(better)d times in 100, instead of %(now)d.")
FALL = mark("You'd knock down %(better).1f figures on average, instead of %(now).1f.")
ARRESTS = mark("You'd be arrested %(better)d times in 100, instead of %(now)d.")
NO_BETTER = mark("Your aim is about as good as it gets: %(now)d hits in 100.")
NONE_MORE = mark("Your aim is about as good as it gets: %(now).1f figures on average.")
OFF_LEFT = mark("You flicked %(degrees).1f° left of your line.")
OFF_RIGHT = mark("You flicked %(degrees).1f° right of your line.")


class Row(NamedTuple):
    """The map from one start: what can be expected of aiming along each of the angles."""

    left: float  # of the line's middle, cm
    start: Point
    angles: tuple[float, ...]  # degrees
    chances: tuple[Chance, ...]


class Advice(NamedTuple):
    """The best shot, what can be expected of it, and `now`: of the shot as it was aimed."""

    start: Point
    angle: float
    speed: float
    best: Chance
    now: Chance
    sentences: tuple[Message, ...]
    rows: tuple[Row, ...]


def hand_to_coach(
    shots: Sequence[Practised], layouts: Mapping[str, Layout], style: KeptStyle
) -> tuple[float, float]:
    """How far a hand with these shots of a style spreads, in degrees and as a share of the
    speed."""
    twin = twin_of(shots, layouts, style)
    if not isinstance(twin, Twin):
        return USUAL_SPREAD, POWER_SPREAD
    # Who shoots now softly, now hard, means to: only so much of it can be a slip.
    return twin.spread, min(twin.power_spread, POWER_SPREAD)


def advice(
    layout: Layout, shot: Practised, spread: float, power_spread: float = POWER_SPREAD
) -> Advice:
    """For a hand whose angle is off by `spread` degrees (standard deviation)."""
    *_, found = advice_slices(layout, shot, spread, power_spread)
    assert found is not None
    return found


def advice_slices(
    layout: Layout, shot: Practised, spread: float, power_spread: float = POWER_SPREAD
) -> Iterator[Advice | None]:
    """The same in slices: None while it is thinking. A GameError if nobody can shoot there."""
    reason = problem(layout)
    if reason is not None:
        raise GameError(str(reason))
    scene, spread = planning_scene(layout), max(spread, _LEAST_SPREAD)
    best = yield from _planned(scene, spread, power_spread, layout.must_fall)
    make_map = figures_map if scene.target is None else duel_map
    chart = make_map(layout, scene, spread, power_spread)
    then = yield from chart.chance(best.start, best.angle, best.speed)
    now = yield from chart.chance(shot.start, shot.aim, shot.speed)
    rows = []
    for left, start in _starts(scene):
        rows.append((yield from _row(scene, chart, left, start, best.speed)))
    sentences = tuple(_said(scene, shot, now, best, then))
    yield Advice(best.start, best.angle, best.speed, then, now, sentences, tuple(rows))


def _planned(
    scene: Scene, spread: float, power_spread: float, must_fall: bool
) -> Generator[None, None, Plan]:
    for plan in plan_slices(scene, spread, power_error=power_spread, must_fall=must_fall):
        if plan is not None:
            return plan
        yield None
    raise AssertionError("the planner ends with a plan")


def _starts(scene: Scene) -> Iterator[tuple[float, Point]]:
    """All along the line, as far to the front as there is room."""
    steps = int(scene.line.width / 2 / _STEP_ASIDE)
    for step in range(-steps, steps + 1):
        left = step * _STEP_ASIDE
        for back in (0.0, 1.0, 2.0, 3.0, 4.0):
            start = scene.line.point(-back, left)
            if scene.start_error(start) is None:
                yield left, start
                break


def _row(
    scene: Scene, chart: Map, left: float, start: Point, speed: float
) -> Generator[None, None, Row]:
    fan = yield from chart.fan(start, speed)
    straight = straight_at(scene, start)
    angles = tuple(straight + turn for turn in _TURNS)
    chances = []
    for number, angle in enumerate(angles):
        chances.append(fan.chance(angle))
        if number % _AT_ONCE == 0:
            yield None
    return Row(left, start, angles, tuple(chances))


# --------------------------------------------------------------------------- in words


def _said(
    scene: Scene, shot: Practised, now: Chance, best: Plan, then: Chance
) -> Iterator[Message]:
    figures = scene.target is None
    yield from _about_the_hand(shot)
    if _worth(then, best.cost) < _worth(now, best.cost) + _GAIN:
        yield (
            Message(NONE_MORE, {"now": now.gain})
            if figures
            else Message(NO_BETTER, {"now": _percent(now.gain)})
        )
        return
    yield from _what_to_change(scene, shot, best)
    if figures:
        yield Message(FALL, {"better": then.gain, "now": now.gain})
    else:
        yield Message(HITS, {"better": _percent(then.gain), "now": _percent(now.gain)})
    if abs(then.arrest - now.arrest) >= _RISK:
        yield Message(ARRESTS, {"better": _percent(then.arrest), "now": _percent(now.arrest)})


def _what_to_change(scene: Scene, shot: Practised, best: Plan) -> Iterator[Message]:
    aside = scene.line.offsets(best.start)[1] - scene.line.offsets(shot.start)[1]
    if abs(aside) >= _ASIDE:
        yield Message(START_LEFT if aside > 0 else START_RIGHT, {"cm": abs(aside)})
    turn = turned_by(best.angle, shot.aim)
    if abs(turn) >= _TURN:
        yield Message(AIM_LEFT if turn > 0 else AIM_RIGHT, {"degrees": abs(turn)})
    if not math.isclose(best.speed, shot.speed, rel_tol=_FORCE):
        yield Message(HARDER if best.speed > shot.speed else SOFTER, {"speed": best.speed})


def _about_the_hand(shot: Practised) -> Iterator[Message]:
    if abs(shot.deviation) >= _TURN:
        text = OFF_LEFT if shot.deviation > 0 else OFF_RIGHT
        yield Message(text, {"degrees": abs(shot.deviation)})


def _worth(chance: Chance, cost: float) -> float:
    return chance.gain - cost * chance.arrest


def _percent(share: float) -> int:
    return round(100 * share)
