"""What a ball on a table can run into: a fresh pymunk space, so that the same throw is the same
to the last bit in every process."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any, NamedTuple

import pymunk

from physics.ball import BALL_RADIUS, BallTable
from physics.model import Point
from physics.tuning import CLOSE, LONGEST_TRAVEL, MM

BOUNCE = 0.7  # of a ball on the wood of the rim, and on what stands on the table
GRIP = 0.25  # friction of the same
RADIUS = BALL_RADIUS * MM
FAR = 10_000.0
AWAY = (FAR, FAR)
SCRAPE = 1.5  # mm: whoever looks for a way keeps so far away from corners


class Moved(NamedTuple):
    """Where the ball is a step later, and how it moves; with the impulses it gave the walls, per
    mass."""

    at: Point
    velocity: Point
    spin: float
    blows: list[Point]


class Hit(NamedTuple):
    """A wall on a straight way: where the ball's middle is then, and which way the wall looks."""

    at: Point
    normal: Point


class Walls:
    """Walls and a ball; millimetres, but for `hit`."""

    def __init__(self, table: BallTable) -> None:
        self._space = pymunk.Space()
        self._space.collision_persistence = 1
        self._space.on_collision(None, None, post_solve=self._record)
        self._blows: list[Point] = []
        ground = self._space.static_body
        rim = [(x * MM, y * MM) for x, y in table.rim]
        self._walls: list[pymunk.Shape] = [
            pymunk.Segment(ground, one, other, 0.0) for one, other in pairwise([*rim, rim[0]])
        ]
        for corners in table.obstacles:
            self._walls.append(pymunk.Poly(ground, [(x * MM, y * MM) for x, y in corners]))
        for wall in self._walls:
            wall.elasticity, wall.friction = BOUNCE, GRIP
        self._space.add(*self._walls)
        self._ball = pymunk.Body(1.0, 0.4 * RADIUS * RADIUS)
        self._shape = pymunk.Circle(self._ball, RADIUS)
        self._shape.elasticity = self._shape.friction = 1.0  # pymunk multiplies both sides'
        self._shape.filter = pymunk.ShapeFilter(categories=1)
        self._only_walls = pymunk.ShapeFilter(mask=pymunk.ShapeFilter.ALL_MASKS() ^ 1)
        self._space.add(self._ball, self._shape)

    def forget(self) -> None:
        """What the ball has touched before: from here on, all is as in a fresh space."""
        self._ball.position, self._ball.velocity, self._ball.angular_velocity = AWAY, (0, 0), 0.0
        for _ in range(2):
            self._space.step(0.01)

    def room(self, x: float, y: float) -> float:
        """How far a ball can go from there in any direction without coming near a wall."""
        found = self._space.point_query_nearest((x, y), FAR, self._only_walls)
        return math.inf if found is None else found.distance - RADIUS - CLOSE

    def hit(self, begin: Point, direction: Point) -> Hit | None:
        """The first wall on a straight way; in centimetres."""
        x, y = begin[0] * MM, begin[1] * MM
        end = (x + direction[0] * FAR, y + direction[1] * FAR)
        found = self._space.segment_query_first((x, y), end, RADIUS + SCRAPE, self._only_walls)
        if found is None:
            return None
        way = found.alpha * FAR
        at = ((x + direction[0] * way) / MM, (y + direction[1] * way) / MM)
        return Hit(at, (found.normal.x, found.normal.y))

    def move(self, at: Point, velocity: Point, spin: float, seconds: float) -> Moved:
        """So long, in steps so short that no wall is jumped over."""
        ball = self._ball
        ball.position, ball.velocity, ball.angular_velocity = at, velocity, spin
        self._blows = []
        steps = max(math.ceil(math.hypot(*velocity) * seconds / LONGEST_TRAVEL), 1)
        for _ in range(steps):
            self._space.step(seconds / steps)
        x, y = ball.position
        vx, vy = ball.velocity
        return Moved((x, y), (vx, vy), ball.angular_velocity, self._blows)

    def _record(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        # An exception in here would vanish: only note what happened.
        normal = arbiter.normal  # from the first shape to the second
        impulse = arbiter.total_impulse
        strength = abs(impulse.x * normal.x + impulse.y * normal.y)
        away = 1.0 if arbiter.shapes[0] is self._shape else -1.0
        if strength > 0.0:
            self._blows.append((away * normal.x * strength, away * normal.y * strength))
