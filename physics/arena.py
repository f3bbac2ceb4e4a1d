"""Where pieces touch, pymunk says what comes of it.

A piece enters the space when something comes near it, pieces that come together in the order of
their names. So most of the table never enters it, and in a fresh space the order depends on the
shot alone, which is what makes it the same to the last bit in every process.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

import pymunk

from physics.model import DIE_ROUNDING
from physics.tokens import Token
from physics.tuning import AT_REST, ITERATIONS, PARTING_ROUNDS, SKIN


class Touch(NamedTuple):
    """One step's contact: the impulse acts on the second piece."""

    first: Token
    second: Token
    impulse: tuple[float, float]
    at: tuple[float, float] | None  # where, if that is wanted


class Arena:
    """A pymunk space. A piece that has come to lie has another body than it had standing."""

    def __init__(self, *, locating: bool = False) -> None:
        self._locating = locating
        self._bodies: dict[tuple[str, bool], pymunk.Body] = {}
        self._numbers: dict[tuple[str, bool], int] = {}  # a shape's collision type
        self._tokens: dict[int, Token] = {}  # those in the space, by number
        self._shapes: list[pymunk.Shape] = []  # a body does not keep its shapes alive
        self._touches: list[Touch] = []

    @cached_property
    def space(self) -> pymunk.Space:
        """Made when the first piece enters it: many a shot touches nothing."""
        space = pymunk.Space()
        space.iterations = ITERATIONS
        # A contact that has ended is forgotten at once, so none is revived after a glide.
        space.collision_persistence = 1
        space.on_collision(None, None, post_solve=self._record)
        return space

    # ------------------------------------------------------------------ coming and going

    def admit(self, tokens: Iterable[Token]) -> None:
        """Put these into the space, unless they are in it; those at rest where they now are."""
        new = []
        for token in tokens:
            if self._tokens.get(self._number(token)) is not token:
                new.append(token)
            elif not token.moving:
                # The engine goes on parting what has touched: a body may not be where it was put.
                self._write(token)
        for token in sorted(new, key=lambda token: token.id):
            key = _key(token)
            if key not in self._bodies:
                self._insert(token, key)
            self._tokens[self._numbers[key]] = token
            token.synced = False
            if not token.moving:  # of moving ones, a step writes everything
                self._write(token)

    def _number(self, token: Token) -> int:
        return self._numbers.get(_key(token), -1)

    def dismiss(self, token: Token) -> None:
        """Take it out of the space: it has left the board, or comes to lie."""
        number = self._number(token)
        if self._tokens.pop(number, None) is not None:
            self.space.remove(self._bodies[_key(token)], self._shapes[number])

    def _insert(self, token: Token, key: tuple[str, bool]) -> None:
        if token.fixed:
            # A static one would stay where it was put in until it is indexed anew.
            body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        else:
            body = pymunk.Body(token.mass, token.moment)
        shape = _shape(token, body)
        shape.collision_type = len(self._shapes)
        self._bodies[key] = body
        self._numbers[key] = len(self._shapes)
        self._shapes.append(shape)
        self.space.add(body, shape)

    # ------------------------------------------------------------------ stepping

    def _write(self, token: Token) -> None:
        """Where the token is and how it moves, told to the engine."""
        body = self._bodies[_key(token)]
        body.position = (token.x, token.y)
        body.angle = token.angle
        body.velocity = (token.vx, token.vy)
        body.angular_velocity = token.spin
        token.synced = True

    def step(self, moving: list[Token], dt: float, at_once: bool) -> list[Touch]:
        """One step of the engine. Pieces that are hit begin to move.

        The engine moves first and then looks for touches. `at_once` puts the moving ones back by
        that much, so that it finds them as they are; else friction and wind come first."""
        self._touches = []
        for token in moving:
            body = self._bodies[_key(token)]
            if at_once:
                body.position = (token.x - token.vx * dt, token.y - token.vy * dt)
                body.angle = token.angle - token.spin * dt
            else:
                if not token.synced:
                    body.position = (token.x, token.y)
                    body.angle = token.angle
                token.slow(dt)
            body.velocity = (token.vx, token.vy)
            body.angular_velocity = token.spin
        self.space.step(dt)
        for token in moving:
            self._read(token)
        for touch in self._touches:
            for token in (touch.first, touch.second):
                if not token.moving and not token.fixed:
                    self._read(token)
        return self._touches

    def part(self, tokens: list[Token]) -> None:
        """Push apart, without speed, those of them that lie in each other."""
        self.admit(tokens)
        for token in tokens:
            self._place(token)
        for _ in range(PARTING_ROUNDS):
            for token in tokens:
                for found in self.space.shape_query(self._shapes[self._number(token)]):
                    assert found.shape is not None
                    other = self._tokens[found.shape.collision_type]
                    depth = -min(point.distance for point in found.contact_point_set.points)
                    if depth > SKIN and other in tokens:
                        normal = found.contact_point_set.normal
                        self._part(token, other, normal.x * depth, normal.y * depth)

    def _part(self, one: Token, other: Token, dx: float, dy: float) -> None:
        """By that much in all, from the one to the other: the lighter moves more."""
        light = [0.0 if token.fixed else 1.0 / token.mass for token in (one, other)]
        for token, share in ((one, -light[0] / sum(light)), (other, light[1] / sum(light))):
            token.x += dx * share
            token.y += dy * share
            self._place(token)

    def _place(self, token: Token) -> None:
        """Also for those that ask what is where."""
        self._write(token)
        self.space.reindex_shapes_for_body(self._bodies[_key(token)])

    def _read(self, token: Token) -> None:
        body = self._bodies[_key(token)]
        token.x, token.y = body.position
        token.vx, token.vy = body.velocity
        token.angle = body.angle
        token.spin = body.angular_velocity
        token.synced = True
        token.moving = math.hypot(token.vx, token.vy, token.spin * token.arm) >= AT_REST
        if not token.moving:
            token.halt()
            body.velocity = (0.0, 0.0)
            body.angular_velocity = 0.0

    def _record(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        # An exception in here would vanish: only note what happened.
        first, second = arbiter.shapes
        impulse = arbiter.total_impulse  # acts on the first
        at = None
        if self._locating:
            point = arbiter.contact_point_set.points[0].point_a
            at = (point.x, point.y)
        self._touches.append(
            Touch(
                self._tokens[first.collision_type],
                self._tokens[second.collision_type],
                (-impulse.x, -impulse.y),
                at,
            )
        )


def _key(token: Token) -> tuple[str, bool]:
    """Of its body: that of a standing piece, or of one that lies or has always been as it is."""
    return token.id, token.cylinder is None


def _shape(token: Token, body: pymunk.Body) -> pymunk.Shape:
    shape: pymunk.Shape
    if token.side:
        edge = token.edge
        corners = [(-edge, -edge), (edge, -edge), (edge, edge), (-edge, edge)]
        shape = pymunk.Poly(body, corners, radius=token.side * DIE_ROUNDING)
    elif token.half:
        shape = pymunk.Segment(body, (-token.half, 0.0), (token.half, 0.0), token.radius)
    else:
        shape = pymunk.Circle(body, token.radius)
    shape.elasticity = token.stuff.bounce
    shape.friction = token.stuff.grip
    return shape
