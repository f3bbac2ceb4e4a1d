"""Where the squares of the seven tracks lie: the lanes draw together towards the town.

Tracks are counted from 1 at the top, squares from 0, the house, to 19, the town. What is asked
about a square between two others lies between them, so that a horse can be anywhere on its way.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from game.rules.derby.course import TOWN
from game.ui.kit.canvas import Box, Point
from game.ui.kit.tween import clamp, mix

TRACKS = 7
PICTURE = (960.0, 520.0)  # in which the rest is measured
BEGINS, WIDEST, NARROWEST = 60.0, 44.0, 36.0
HOUSE = 41.0  # the middle of square 0
MIDDLE = 284.0  # of the fourth lane, at the start
HIGHEST, CLOSER, BEND = 59.0, 18.0, 1.25  # a lane, how much of it is lost, and how late
RISES = 18.0  # by so much the course goes up towards the town
EDGES = tuple(
    accumulate(
        (mix(WIDEST, NARROWEST, number / (TOWN - 1)) for number in range(TOWN)), initial=BEGINS
    )
)
CENTRES = (HOUSE, *((left + right) / 2 for left, right in pairwise(EDGES)))
ENDS = EDGES[-1]


class Spot(NamedTuple):
    """A place on the course, and how high its lane is there."""

    x: float
    y: float
    pitch: float

    @property
    def point(self) -> Point:
        return self.x, self.y


class Course(NamedTuple):
    """The course inside a box of the screen."""

    left: float
    top: float
    across: float  # how large it is, as a share of its picture's size
    upwards: float

    @property
    def grain(self) -> float:
        """How large things are drawn on it."""
        return min(self.across, self.upwards)

    def spot(self, track: float, square: float) -> Spot:
        """The middle of a square."""
        low = min(max(int(square), 0), TOWN - 1)
        x = mix(CENTRES[low], CENTRES[low + 1], square - low)
        y = _lane_y(track, x)
        return Spot(*self._on_screen(x, y), _pitch(x) * self.upwards)

    def corners(self, track: int, square: int, inset: Point = (0.0, 0.0)) -> list[Point]:
        """Of a square from 1 on; `inset`: so much it is smaller at each side."""
        left, right = EDGES[square - 1] + inset[0], EDGES[square] - inset[0]
        above, below = track - 0.5, track + 0.5
        return [
            self._on_screen(left, _lane_y(above, left) + inset[1]),
            self._on_screen(right, _lane_y(above, right) + inset[1]),
            self._on_screen(right, _lane_y(below, right) - inset[1]),
            self._on_screen(left, _lane_y(below, left) - inset[1]),
        ]

    def area(self, box: Box) -> Box:
        """Of a box on the picture."""
        left, top = self._on_screen(box.x, box.y)
        return Box(left, top, box.width * self.across, box.height * self.upwards)

    def square_at(self, point: Point) -> tuple[int, int] | None:
        """Which track and which square lie there."""
        x, y = (point[0] - self.left) / self.across, (point[1] - self.top) / self.upwards
        if not 0.0 <= x < ENDS:
            return None
        track = math.floor((y - _lane_y(4.0, x)) / _pitch(x) + 4.5)
        square = bisect_right(EDGES, x) if x >= BEGINS else 0
        return (track, square) if 1 <= track <= TRACKS else None

    def _on_screen(self, x: float, y: float) -> Point:
        return self.left + x * self.across, self.top + y * self.upwards


@lru_cache(maxsize=16)
def _course(left: float, top: float, width: float, height: float) -> Course:
    return Course(left, top, width / PICTURE[0], height / PICTURE[1])


def course_in(box: Box) -> Course:
    return _course(*box)


def _way(x: float) -> float:
    """How much of the course lies behind there."""
    return clamp((x - BEGINS) / (ENDS - BEGINS))


def _pitch(x: float) -> float:
    return HIGHEST - CLOSER * math.pow(_way(x), BEND)


def _lane_y(track: float, x: float) -> float:
    return MIDDLE + (track - 4.0) * _pitch(x) - RISES * math.sin(_way(x) * math.pi / 2)
