"""What a simulated shot came to, as plain data: enough to draw it, hear it and judge it.

Lengths are centimetres, angles degrees, times seconds from the flick, impulses millinewton
seconds.
"""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from physics.model import Outcome, Point
from physics.turning import Quaternion, between

FLICKED = "shot"  # the id of the die that is flicked; a die left lying is called "die"


class Contact(msgspec.Struct, frozen=True):
    """Two pieces strike each other, or one falls on the other; a push that lasts is one contact."""

    time: float
    pieces: tuple[str, str]
    impulse: float
    at: Point


class Pose(msgspec.Struct, frozen=True):
    """A piece at one moment. For a piece that falls, `at` is the middle of its foot, `tilt` goes
    from 0 to 90 and `lean` is the direction in which it falls. A die has its `attitude`
    in space, and `lift` is how far it is raised by tumbling, or below the board when it is gone."""

    at: Point
    turn: float
    tilt: float = 0.0
    lean: float = 0.0
    lift: float = 0.0
    attitude: Quaternion | None = None


class Track(msgspec.Struct, frozen=True):
    """How one piece moved, at increasing times; before the first and after the last it rests."""

    id: str
    times: tuple[float, ...]
    poses: tuple[Pose, ...]

    def pose(self, time: float) -> Pose:
        """Where the piece is at any time."""
        after = bisect_right(self.times, time)
        if after == 0:
            return self.poses[0]
        if after == len(self.times):
            return self.poses[-1]
        begin, end = self.times[after - 1], self.times[after]
        return _between(self.poses[after - 1], self.poses[after], (time - begin) / (end - begin))


def _between(one: Pose, other: Pose, share: float) -> Pose:
    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    return Pose(
        at=(mixed(one.at[0], other.at[0]), mixed(one.at[1], other.at[1])),
        turn=mixed(one.turn, other.turn),
        tilt=mixed(one.tilt, other.tilt),
        lean=other.lean,
        lift=mixed(one.lift, other.lift),
        attitude=_turned_between(one.attitude, other.attitude, share),
    )


def _turned_between(
    one: Quaternion | None, other: Quaternion | None, share: float
) -> Quaternion | None:
    return None if one is None or other is None else between(one, other, share)


class ShotResult(msgspec.Struct, frozen=True):
    """Everything about a shot. Ids are in the order in which things happened."""

    touched: tuple[str, ...]  # by the die itself
    fallen: tuple[str, ...]
    left: tuple[str, ...]  # over the edge of the board
    contacts: tuple[Contact, ...]
    tracks: tuple[Track, ...]  # of everything that moved; the flicked die's comes first
    rest: Point | None  # where the die lies; None when it left the board
    turned: float  # how it lies there, from 0 to 90
    face: int  # the face up at the end, when 1 was up at the start
    duration: float  # until all have come to rest

    @property
    def outcome(self) -> Outcome:
        """What the rules need of it."""
        return Outcome(self.touched, self.fallen, self.rest, self.turned)

    def track(self, piece: str) -> Track | None:
        """How that piece moved; None when it did not."""
        return next((track for track in self.tracks if track.id == piece), None)
