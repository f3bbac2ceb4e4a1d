"""Which throw it is: drawn from the seed, and if there is a goal, one that comes to rest there.

The physics is never bent. A throw is guessed from the legs of its way, and rolled to see; and since
it does not matter to the ball which of its corners are called what, the pips are laid so that the
wanted face is the one that came up.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from physics.ball import FACES, BallError, BallTable
from physics.ball_run import DAMPING, BallRun, Throw
from physics.ball_walls import BOUNCE, Walls
from physics.die_roll import SAMPLE, DieRoll
from physics.model import Point
from physics.tuning import MM
from physics.turning import Quaternion, face_up, inverse, product, rotation, top_turn

HEIGHT = 1.3  # cm above the felt: where the hand lets go
AIRBORNE = 0.1  # seconds: about as long as it flies and hops at first
SLOWEST, FASTEST = 26.0, 200.0  # cm/s
SHORTEST, LONGEST = 1.15, 2.1  # seconds that a roll takes
WAYS = 150  # directions that are looked at
LEGS = 3  # of a way: it may strike two walls
FIRST_LEG = 4.0  # cm: nobody throws it at a wall before their hand
BESIDE = 3.0  # cm: a way that leads past the goal so near may be mended
FAR_START = 0.15  # how much a centimetre away from the first start counts against a way
CORRECTIONS = 5  # of one way
TRIES = 48  # throws that are rolled, at most
# What a rolling ball keeps of its speed at a wall, once it rolls again: of that towards the wall,
# and of that along it.
BACK, ALONG = BOUNCE / 1.4 - 0.08, 0.8
ROLL_OUT = 1.1  # cm that it goes on, about, when the weight begins to act
NEAR = 1.2  # cm: so near to the goal, the way in which the ball is held may do the rest
HOLDS = 8  # of those that are tried
LARGEST = 4.0  # cm by which an end is corrected at once
CAUGHT = 12.0  # cm/s: slower than this, the weight does not let it roll on


class Way(NamedTuple):
    """A throw that may end at the goal, and how the end changes with it."""

    start: Point
    direction: float
    speed: float
    miss: float
    length: float
    kept: float  # of its speed, at all walls together
    last: Point  # the direction of the last leg
    walls: int  # that it strikes


class Hand(NamedTuple):
    """The rest of a throw: see there."""

    spin: float
    side_spin: float
    attitude: Quaternion


def roll(
    seed: int | str,
    face: int,
    table: BallTable,
    starts: Sequence[Point],
    goal: Point | None,
    within: float,
) -> DieRoll:
    """See `physics.ball.roll_ball`."""
    if face not in FACES:
        raise BallError("A face of the round die is a number from 1 to 6.")
    if not starts or not all(table.clear(start) for start in starts):
        raise BallError("The round die is thrown from a clear place on the table.")
    chance = random.Random(f"round die {seed}")
    if goal is None:
        run = _any_run(chance, table, chance.choice(starts))
    else:
        run = _run_to(chance, table, starts, goal, within)
    return _with_pips(run, face, chance.randrange(4))


# ---------------------------------------------------------------------- throws


def _any_run(chance: random.Random, table: BallTable, start: Point) -> BallRun:
    """The first that does not take too long, or the last."""
    for _ in range(TRIES):
        direction, speed = chance.uniform(0.0, 2.0 * math.pi), chance.uniform(SLOWEST, FASTEST)
        run = _rolled(table, _throw(start, direction, speed, _any_hand(chance)))
        if SHORTEST <= run.time <= LONGEST:
            break
    return run


def _run_to(
    chance: random.Random, table: BallTable, starts: Sequence[Point], goal: Point, within: float
) -> BallRun:
    """The first that ends in time and at the goal, or else the best."""
    best: tuple[float, Throw] | None = None
    for throw, settling in _aimed(chance, table, starts, goal):
        for _ in range(HOLDS):
            attitude = _any_attitude(chance)
            tail = settling.held(attitude)
            tail.to_the_end()
            off = max(tail.time - LONGEST, SHORTEST - tail.time, 0.0)
            off += max(math.dist(_end(tail), goal) - within, 0.0)
            if best is None or off < best[0]:
                held = product(inverse(settling.attitude), attitude)
                best = off, throw._replace(attitude=product(throw.attitude, held))
            if off == 0.0:
                break
        if best is not None and best[0] == 0.0:
            break
    assert best is not None
    return _rolled(table, best[1])


def _aimed(
    chance: random.Random, table: BallTable, starts: Sequence[Point], goal: Point
) -> Iterator[tuple[Throw, BallRun]]:
    """Throws of which it is likely that they end there, rolled until the weight acts; at least
    one, however far off."""
    walls = Walls(table)
    ways = _ways(chance, walls, starts, goal)
    nearest: tuple[float, Throw, BallRun] | None = None
    for number in range(TRIES):
        if number % CORRECTIONS == 0:
            aim, hand = Aim(ways[number // CORRECTIONS % len(ways)]), _any_hand(chance)
        throw = _throw(aim.start, aim.direction, aim.speed, hand)
        run = BallRun(walls, throw)
        run.until_it_settles()
        end = _likely_end(run)
        miss = math.dist(end, goal)
        if miss <= NEAR:
            yield throw, run
        if nearest is None or miss < nearest[0]:
            nearest = miss, throw, run
        aim.correct(end, goal)
    assert nearest is not None
    yield nearest[1:]


def _likely_end(run: BallRun) -> Point:
    speed = math.hypot(run.vx, run.vy) or 1.0
    x, y = _end(run)
    return x + ROLL_OUT * run.vx / speed, y + ROLL_OUT * run.vy / speed


def _any_hand(chance: random.Random) -> Hand:
    return Hand(chance.uniform(0.4, 1.0), chance.uniform(-4.0, 4.0), _any_attitude(chance))


def _any_attitude(chance: random.Random) -> Quaternion:
    """All alike: a point on the sphere of quaternions."""
    w, x, y, z = (chance.gauss(0.0, 1.0) for _ in range(4))
    length = math.sqrt(w * w + x * x + y * y + z * z) or 1.0
    return w / length, x / length, y / length, z / length


def _throw(start: Point, direction: float, speed: float, hand: Hand) -> Throw:
    """`speed`: that with which it would roll off; the felt takes some to turn it."""
    speed *= 7.0 / (5.0 + 2.0 * hand.spin)
    velocity = (speed * math.cos(direction), speed * math.sin(direction))
    return Throw(start, velocity, HEIGHT, *hand)


def _rolled(table: BallTable, throw: Throw) -> BallRun:
    """In a fresh space: so it is the same whatever was tried before."""
    run = BallRun(Walls(table), throw)
    run.to_the_end()
    return run


def _end(run: BallRun) -> Point:
    return run.x / MM, run.y / MM


# ---------------------------------------------------------------------- ways to the goal


def _ways(chance: random.Random, walls: Walls, starts: Sequence[Point], goal: Point) -> list[Way]:
    """Those that lead past the goal, the likely ones first; without one, the nearest."""
    turn = 2.0 * math.pi / WAYS
    turned = chance.uniform(0.0, turn)
    found = [
        way
        for number in range(WAYS)
        for way in _follow(walls, starts[number % len(starts)], goal, turned + turn * number)
    ]
    near = [way for way in found if way.miss <= BESIDE]
    if not near:
        anyhow = Way(starts[0], turned, SLOWEST, 0.0, 1.0, 1.0, (1.0, 0.0), 0)
        near = [min(found, key=lambda way: way.miss, default=anyhow)]

    def trouble(way: Way) -> float:
        far = math.dist(way.start, starts[0])
        return way.miss + way.walls + FAR_START * far + chance.random()

    return sorted(near, key=trouble)


def _follow(walls: Walls, start: Point, goal: Point, direction: float) -> Iterator[Way]:
    """All legs of a throw in that direction on which it may end."""
    at, (dx, dy) = start, (math.cos(direction), math.sin(direction))
    legs: list[tuple[float, float]] = []  # how long, and what is kept of the speed at its end
    for _ in range(LEGS):
        hit = walls.hit(at, (dx, dy))
        if hit is None:
            return
        length = math.dist(at, hit.at)
        if not legs and length < FIRST_LEG:
            return
        along = min(max((goal[0] - at[0]) * dx + (goal[1] - at[1]) * dy, 0.0), length)
        miss = math.dist((at[0] + along * dx, at[1] + along * dy), goal)
        speed = _needed(legs, along)
        if SLOWEST <= speed <= FASTEST:
            whole = sum(leg for leg, _ in legs) + along
            kept = math.prod(share for _, share in legs)
            yield Way(start, direction, speed, miss, whole, kept, (dx, dy), len(legs))
        dx, dy, share = _off_the_wall((dx, dy), hit.normal)
        legs.append((length, share))
        at = hit.at


def _off_the_wall(direction: Point, normal: Point) -> tuple[float, float, float]:
    """The direction after a wall, and what is kept of the speed."""
    towards = direction[0] * normal[0] + direction[1] * normal[1]
    along = (direction[0] - towards * normal[0], direction[1] - towards * normal[1])
    dx = ALONG * along[0] - BACK * towards * normal[0]
    dy = ALONG * along[1] - BACK * towards * normal[1]
    kept = math.hypot(dx, dy) or 1.0
    return dx / kept, dy / kept, kept


def _needed(legs: list[tuple[float, float]], last: float) -> float:
    """How fast it must be at first to come just so far."""
    speed = CAUGHT + DAMPING * last
    for length, kept in reversed(legs):
        speed = speed / kept + DAMPING * length
    return speed / (1.0 + DAMPING * AIRBORNE)


class Aim:
    """A way that is corrected by what came of it, after Broyden: how the end moves with the throw
    is guessed at first, and learned from every try."""

    def __init__(self, way: Way) -> None:
        self._length, self._reach = max(way.length, 1.0), way.kept / DAMPING
        self.start, self.direction, self.speed = way.start, way.direction, way.speed
        dx, dy = way.last
        turn = -1.0 if way.walls % 2 else 1.0
        # Centimetres at the end, for a centimetre's worth of turning, and one of speed.
        self._moves = [[-turn * dy, dx], [turn * dx, dy]]
        self._step = (0.0, 0.0)
        self._end: Point | None = None

    def correct(self, end: Point, goal: Point) -> None:
        if self._end is not None:
            self._learn(end[0] - self._end[0], end[1] - self._end[1])
        self._end = end
        (a, b), (c, d) = self._moves
        scale = a * d - b * c or 1e-9
        ex, ey = goal[0] - end[0], goal[1] - end[1]
        turn, push = (d * ex - b * ey) / scale, (a * ey - c * ex) / scale
        wide = max(math.hypot(turn, push) / LARGEST, 1.0)
        self._step = (turn / wide, push / wide)
        self.direction += self._step[0] / self._length
        self.speed = min(max(self.speed + self._step[1] / self._reach, SLOWEST), FASTEST)

    def _learn(self, dx: float, dy: float) -> None:
        turn, push = self._step
        square = turn * turn + push * push or 1e-9
        for row, moved in zip(self._moves, (dx, dy), strict=True):
            wrong = moved - row[0] * turn - row[1] * push
            row[0] += wrong * turn / square
            row[1] += wrong * push / square


# ---------------------------------------------------------------------- pips


def _with_pips(run: BallRun, face: int, twist: int) -> DieRoll:
    """The pips laid so that the face is the one on top; four ways are left to turn them."""
    laid = _laying(face, face_up(run.attitude), twist)
    poses = tuple(pose._replace(attitude=product(pose.attitude, laid)) for pose in run.poses)
    duration = SAMPLE * (len(poses) - 1)
    return DieRoll(face, duration, poses, tuple(run.knocks), run.settling)


def _laying(face: int, place: int, twist: int) -> Quaternion:
    """The rotation of a cube that brings a face to the place of another."""
    twisted = rotation((0.0, 0.0, 1.0), twist * math.pi / 2)
    return product(inverse(top_turn(place)), product(twisted, top_turn(face)))
