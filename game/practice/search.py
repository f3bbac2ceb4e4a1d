"""Looking for a golden flick: one that reaches a goal, and still does when it is a little off.

For people who write drills: `python main.py range --solve DRILL` prints one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from game.engine.draws import Draws
from game.practice.drills.goal import Goal, Seen, missing
from game.practice.layout import Layout
from game.practice.measure import straight_at
from game.practice.rounding import rounded_flick
from physics import simulate
from physics.model import MAX_SPEED, Flick, Point, Scene

# What a golden flick must survive, in degrees and as a share of the speed.
ANGLE_OFF, SPEED_OFF = 0.1, 0.01
MIDDLING = 2.2  # m/s
_WIDEST = 60.0  # degrees beside the firing line's direction
_SOFTEST = 0.6  # m/s
_FARTHEST_BACK = 4.0  # cm behind the line: no hand puts the die further away
_PROMISING = 12  # of the flicks that reached the goal, which are made better
_STEPS = 40  # of making one better
_WIDEST_OPENING = 60  # steps to either side, of directions that do it
# How many times as far off as it must be able to be; the last will do.
_MARGINS = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0)
_SAFEST = _MARGINS[-1]


class Found(NamedTuple):
    """`margin`: how many times as far off as it must be it may be; below 1 it will not do."""

    margin: float
    flick: Flick


class Shooting:
    """One table and one goal."""

    def __init__(self, layout: Layout, goal: Goal) -> None:
        self._layout = layout
        self._goal = goal
        self.scene = layout.to_scene()

    def reaches(self, flick: Flick) -> bool:
        if not self._is_in_reach(flick.start) or not 0 < flick.speed <= MAX_SPEED:
            return False
        result = simulate(self.scene, flick)
        return missing(self._goal, Seen(self._layout, self.scene, flick, result)) is None

    def _is_in_reach(self, start: Point) -> bool:
        beyond, _ = self.scene.line.offsets(start)
        return beyond >= -_FARTHEST_BACK and self.scene.start_error(start) is None

    def margin(self, flick: Flick) -> float:
        """The last of the margins at which all neighbours reach it, too."""
        survived = 0.0
        if self.reaches(flick):
            for margin in _MARGINS:
                if not all(map(self.reaches, neighbours(flick, margin))):
                    break
                survived = margin
        return survived

    def preference(self, found: Found) -> tuple[float, float]:
        """Safe ones first, and of these one from near the middle of the line."""
        return found.margin, -math.dist(found.flick.start, self.scene.line.centre)

    def random_flick(self, draws: Draws) -> Flick:
        """Anywhere that the goal allows."""
        goal, line = self._goal, self.scene.line
        low, high = (goal.faster or _SOFTEST), (goal.slower or MAX_SPEED)
        least, most = {"left": (0.0, 0.5), "right": (-0.5, 0.0), None: (-0.5, 0.5)}[goal.side]
        back = goal.behind or 0.0
        if draws.unit() < 0.5:
            back += draws.unit() * max(_FARTHEST_BACK - back, 0.0)
        left = (least + (most - least) * draws.unit()) * line.width
        ahead = math.degrees(math.atan2(line.direction[1], line.direction[0]))
        angle = ahead + (2 * draws.unit() - 1) * _WIDEST
        start = line.point(-back, left)
        return self.rounded(Flick(start, angle, low + (high - low) * draws.unit()))

    def rounded(self, flick: Flick) -> Flick:
        return rounded_flick(flick, self.scene)


def neighbours(flick: Flick, times: float = 1.0) -> Iterator[Flick]:
    """The eight flicks that are a little off in angle, in speed or in both."""
    for turn in (-1, 0, 1):
        for push in (-1, 0, 1):
            if turn or push:
                angle = flick.angle + turn * ANGLE_OFF * times
                speed = flick.speed * (1 + push * SPEED_OFF * times)
                yield Flick(flick.start, angle, speed, flick.spin)


def straight_flick(scene: Scene) -> Flick:
    """From the middle of the line at the target's middle, neither hard nor soft."""
    start: Point = scene.clear_start() or scene.line.centre
    return rounded_flick(Flick(start, straight_at(scene, start), MIDDLING), scene)


def solve(layout: Layout, goal: Goal, tries: int = 20_000, seed: int = 1) -> Iterator[Found]:
    """Better and better ones, as they are found; none at all if there was none. It is the same
    search for the same seed."""
    shooting, draws = Shooting(layout, goal), Draws(seed, 0)
    hits: list[Found] = []
    for _ in range(tries):
        flick = shooting.random_flick(draws)
        if shooting.reaches(flick):
            hits.append(Found(shooting.margin(flick), flick))
    best = Found(-1.0, Flick((0.0, 0.0), 0.0, 0.0))
    for hit in nlargest(_PROMISING, hits, key=shooting.preference):
        found = _centred(shooting, _improved(shooting, hit, draws))
        if found.margin > best.margin:
            best = found
            yield best
        if best.margin >= _SAFEST:
            return


def _improved(shooting: Shooting, found: Found, draws: Draws) -> Found:
    """A little aside, again and again: what is no worse is kept."""
    for _ in range(_STEPS):
        margin, (x, y) = found.margin, found.flick.start
        if margin >= _SAFEST:
            break
        reach = 1.0 + margin
        flick = Flick(
            (x + (draws.unit() - 0.5) * 0.5, y + (draws.unit() - 0.5) * 0.5),
            found.flick.angle + (draws.unit() - 0.5) * 0.4 * reach,
            found.flick.speed * (1 + (draws.unit() - 0.5) * 0.04 * reach),
        )
        if shooting.scene.start_error(flick.start) is not None:
            flick = Flick((x, y), flick.angle, min(flick.speed, MAX_SPEED))
        flick = shooting.rounded(flick)
        better = Found(shooting.margin(flick), flick)
        if better.margin >= margin and better.margin > 0.0:
            found = better
    return found


def _centred(shooting: Shooting, found: Found) -> Found:
    """In the middle of the directions that do it, if that is as safe: it looks better."""
    flick = found.flick
    reach = []
    for turn in (-ANGLE_OFF, ANGLE_OFF):
        steps = 0
        while steps < _WIDEST_OPENING and shooting.reaches(_turned(flick, turn * (steps + 1))):
            steps += 1
        reach.append(turn * steps)
    middle = shooting.rounded(_turned(flick, sum(reach) / 2))
    better = Found(shooting.margin(middle), middle)
    return better if better.margin >= found.margin else found


def _turned(flick: Flick, by: float) -> Flick:
    return Flick(flick.start, flick.angle + by, flick.speed, flick.spin)
