"""What a simulated shot came to beside its target: how close, on which side, by which way."""

from __future__ import annotations

import math
from itertools import pairwise

from physics.model import Piece, Point, Scene
from physics.result import FLICKED, ShotResult, Track
from physics.tuning import DIE, GRAVITY, MM

MOST_POINTS = 12
_FARTHEST = 200.0  # cm: who shoots that much aside passes nothing
_TURN = 8.0  # degrees: a die that turns by less comes no nearer than can be seen
_STRAIGHT = 0.05  # cm: a way that deviates less is kept as a straight one


def goals(scene: Scene) -> list[Piece]:
    """What is to be hit: the opponent, or its twins, or the figures."""
    if scene.target is None:
        return [piece for piece in scene.pieces if piece.kind == "figure"]
    return [piece for piece in scene.pieces if piece.owner == scene.target]


def middle_of_goals(scene: Scene) -> Point:
    spots = [piece.at for piece in goals(scene)]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def straight_at(scene: Scene, start: Point) -> float:
    """Degrees from a start towards the middle of what is to be hit."""
    x, y = middle_of_goals(scene)
    return math.degrees(math.atan2(y - start[1], x - start[0]))


def turned_by(angle: float, aim: float) -> float:
    """How far to the left of the aim an angle is: from -180 to 180 degrees."""
    return (angle - aim + 180.0) % 360.0 - 180.0


def along_and_left(point: Point, start: Point, aim: float) -> tuple[float, float]:
    """A point as it is seen from the start along the aim."""
    dx, dy = point[0] - start[0], point[1] - start[1]
    cos, sin = math.cos(math.radians(aim)), math.sin(math.radians(aim))
    return dx * cos + dy * sin, dy * cos - dx * sin


def speed_to_reach(distance: float) -> float:
    """With which a die just slides so far (cm): m/s, without wind."""
    return math.sqrt(2.0 * DIE.friction * GRAVITY * max(distance, 0.1) * MM) / 1000.0


def die_track(scene: Scene, result: ShotResult) -> Track:
    """How the die went, up to the first moment at which it was over the edge of the board."""
    track = result.track(FLICKED)
    assert track is not None, "the flicked die has a track, even if it does not move"
    off = (n for n, pose in enumerate(track.poses) if not scene.holds(pose.at))
    count = next(off, len(track.poses)) + 1
    return Track(track.id, track.times[:count], track.poses[:count])


def closest(scene: Scene, result: ShotResult, targets: list[Piece]) -> float:
    """How near the die's rim came to the rim of any of the targets; 0 when it touched one.

    Between two samples the die slides straight on, and may turn a corner to them."""
    if any(piece.id in result.touched for piece in targets):
        return 0.0
    track = die_track(scene, result)
    least = math.inf
    for target in targets:
        moments = [track.times[0]]
        for (begin, one), (end, other) in pairwise(zip(track.times, track.poses, strict=True)):
            moments.append(begin + (end - begin) * nearest_share(one.at, other.at, target.at))
            steps = 1 + int(abs(other.turn - one.turn) / _TURN)
            moments += [begin + (end - begin) * n / steps for n in range(1, steps + 1)]
        for moment in moments:
            pose = track.pose(moment)
            die = Piece("", "die", pose.at, scene.die / 2, scene.die, turned=pose.turn)
            least = min(least, die.distance(target.at) - target.radius)
    return max(least, 0.0)


def nearest_share(one: Point, other: Point, spot: Point) -> float:
    """How far along the way from one point to the other it is nearest to the spot: 0 to 1."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = dx * dx + dy * dy
    if not length:
        return 0.0
    return min(max(((spot[0] - one[0]) * dx + (spot[1] - one[1]) * dy) / length, 0.0), 1.0)


def passed(scene: Scene, result: ShotResult, aim: float, distance: float) -> Point | None:
    """Where the die's middle comes as far along the aim as the target stands; None when it does
    not get there. A die that strikes something is followed straight on: this is about the hand."""
    track = die_track(scene, result)
    start = track.poses[0].at
    struck = min((c.time for c in result.contacts if FLICKED in c.pieces), default=math.inf)
    free = [pose.at for time, pose in zip(track.times, track.poses, strict=True) if time <= struck]
    for one, other in pairwise(free):
        crossing = _crossing(one, other, start, aim, distance)
        if crossing is not None:
            return crossing
    ended_free = struck == math.inf and result.rest is not None
    if ended_free or len(free) < 2:
        return None
    (x1, y1), (x2, y2) = free[-2:]
    gone, _ = along_and_left((x2, y2), start, aim)
    stride = along_and_left((x2, y2), (x1, y1), aim)[0]
    if stride <= 0.0:
        return None
    share = (distance - gone) / stride
    point = x2 + (x2 - x1) * share, y2 + (y2 - y1) * share
    return point if math.dist(point, start) <= _FARTHEST else None


def _crossing(one: Point, other: Point, start: Point, aim: float, distance: float) -> Point | None:
    before = along_and_left(one, start, aim)[0] - distance
    beyond = along_and_left(other, start, aim)[0] - distance
    if not before < 0.0 <= beyond:
        return None
    share = before / (before - beyond)
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def thinned(points: list[Point], most: int = MOST_POINTS) -> list[Point]:
    """The ends, and between them the points where the way bends most."""
    if len(points) < 2:
        return points
    kept = [0, len(points) - 1]
    while len(kept) < most:
        off, worst = max(_worst_between(points, low, high) for low, high in pairwise(kept))
        if off <= _STRAIGHT:
            break
        kept = sorted([*kept, worst])
    return [points[n] for n in kept]


def _worst_between(points: list[Point], low: int, high: int) -> tuple[float, int]:
    """How far the way strays from the straight one between two of its points, and where most."""
    one, other = points[low], points[high]
    worst = (0.0, low)
    for n in range(low + 1, high):
        share = nearest_share(one, other, points[n])
        on_line = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
        worst = max(worst, (math.dist(points[n], on_line), n))
    return worst
