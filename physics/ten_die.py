"""The ten-sided die: thrown onto a table, as plain data.

The physics is never bent. Where a throw ends and what it shows is seen by rolling it; then the
whole of it is moved and turned about so that it ends in its place, and since the solid looks the
same from ten sides, it is held in the hand so that the wanted number is the one that comes up.
"""

from __future__ import annotations

import math
import random

from physics.die_roll import DiePose, DieRoll, Knock
from physics.model import Point
from physics.ten_run import TenRun, TenThrow
from physics.ten_shape import FACE_WAYS, FACES, KITES, face_up, relabelling
from physics.turning import Quaternion, product, rotated, rotation

SPEED = (13.0, 17.0)  # cm/s, along the table
FALL = (-6.0, 4.0)  # cm/s, upwards
HEIGHT = (2.5, 3.5)  # cm
TUMBLE, WOBBLE = (8.0, 16.0), 6.0  # radians a second: forwards, and about the other axes at most
LASTING = (0.9, 1.9)  # seconds
FAR = (4.5, 13.0)  # cm from the hand
ASKEW = 0.5  # radians that the number may be turned at the end
ASIDE = 1.3  # radians that the throw may come from elsewhere
TILTED = 0.16  # radians that the number of a die is turned that was put down
TRIES = 40


class TenError(ValueError):
    """A roll that makes no sense."""


def roll_ten(seed: int | str, *, face: int, coming: float = 0.0) -> DieRoll:
    """A throw that ends at the origin with `face` up, its number upright (towards y), more or less;
    `coming`: the direction in which it comes, more or less, in radians from x. The same for the
    same arguments; TenError if the face cannot be."""
    if face not in FACES:
        raise TenError("A face of the ten-sided die is a number from 1 to 10.")
    chance = random.Random(f"ten-sided die {seed}")
    best: tuple[float, TenRun] | None = None
    for _ in range(TRIES):
        run = TenRun(_throw(chance))
        run.to_the_end()
        flaw = _flaw(run, face, coming)
        if best is None or flaw < best[0]:
            best = flaw, run
        if not flaw:
            break
    assert best is not None
    return _told(best[1], face, coming)


def _throw(chance: random.Random) -> TenThrow:
    return TenThrow(
        velocity=(chance.uniform(*SPEED), 0.0, chance.uniform(*FALL)),
        height=chance.uniform(*HEIGHT),
        turning=(
            chance.uniform(-WOBBLE, WOBBLE),
            chance.uniform(*TUMBLE),
            chance.uniform(-WOBBLE, WOBBLE),
        ),
        attitude=_any_attitude(chance),
    )


def _any_attitude(chance: random.Random) -> Quaternion:
    w, x, y, z = (chance.gauss(0.0, 1.0) for _ in range(4))
    length = math.hypot(w, x, y, z)
    return w / length, x / length, y / length, z / length


def _flaw(run: TenRun, face: int, coming: float) -> float:
    """Nothing for a throw to be shown; else by how much it misses that."""
    away = math.hypot(run.x, run.y)
    return (
        (0.0 if run.lies else 10.0)
        + _outside(run.time, LASTING)
        + _outside(away, FAR) / FAR[0]
        + max(abs(_askew(run, face, coming)) - ASKEW - ASIDE, 0.0)
    )


def _outside(value: float, limits: tuple[float, float]) -> float:
    return max(limits[0] - value, value - limits[1], 0.0)


def _askew(run: TenRun, face: int, coming: float) -> float:
    """How far the number would be from upright if the throw came exactly as it should."""
    came = math.atan2(run.y, run.x)
    return _wrapped(_reading(run, face) - came + coming - math.pi / 2)


def _reading(run: TenRun, face: int) -> float:
    """The direction from the foot of the number to its head, on the table."""
    attitude = _held(run, run.poses[-1].attitude, face)
    tip, _, low, _ = KITES[face]
    x, y, _ = rotated(attitude, (tip[0] - low[0], tip[1] - low[1], tip[2] - low[2]))
    return math.atan2(y, x)


def _held(run: TenRun, attitude: Quaternion, face: int) -> Quaternion:
    """An attitude of the same throw, held so that the face comes up."""
    return product(attitude, relabelling(face_up(run.attitude), face))


def _wrapped(angle: float) -> float:
    return (angle + math.pi) % (2.0 * math.pi) - math.pi


def _told(run: TenRun, face: int, coming: float) -> DieRoll:
    """The throw, turned and moved: what is askew is shared between the number and the way."""
    askew = _askew(run, face, coming)
    left = math.copysign(min(abs(askew), ASKEW), askew)
    turn = coming - math.atan2(run.y, run.x) - (askew - left)
    about = rotation((0.0, 0.0, 1.0), turn)
    end = run.poses[-1]

    def moved(x: float, y: float) -> Point:
        x, y = x - end.x, y - end.y
        return (
            x * math.cos(turn) - y * math.sin(turn),
            x * math.sin(turn) + y * math.cos(turn),
        )

    poses = tuple(
        DiePose(
            *moved(pose.x, pose.y), pose.height, product(about, _held(run, pose.attitude, face))
        )
        for pose in run.poses
    )
    knocks = tuple(
        Knock(knock.time, knock.strength, moved(*knock.at), knock.felt) for knock in run.knocks
    )
    return DieRoll(face, run.ends, poses, knocks, run.settling)


def lying(face: int) -> Quaternion:
    """It lies with that face up, its number upright but for a little."""
    way = FACE_WAYS[face]
    lean = math.hypot(way[0], way[1])
    upright = rotation((way[1] / lean, -way[0] / lean, 0.0), math.atan2(lean, way[2]))
    tip, _, low, _ = KITES[face]
    x, y, _ = rotated(upright, (tip[0] - low[0], tip[1] - low[1], tip[2] - low[2]))
    turn = math.pi / 2 + TILTED - math.atan2(y, x)
    return product(rotation((0.0, 0.0, 1.0), turn), upright)
