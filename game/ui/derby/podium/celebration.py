"""The state of the podium at the end of the race: who stands there, since when, and where."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.derby.podium.steps import PODIUM, step_of
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import BOTTOM, inset, placed

WIDE = 560.0
NAMES = 50.0  # the height of what is written below
STEPS_UP = (1.5, 1.0, 0.5)  # seconds after which the first, second and third have come
LEAPS = 0.45
FACE = (0.3, 24.0)  # from the middle of a step, of its width, and above it


class Celebration:
    """Once it has begun the podium stands until the end screen comes. `places`: the horses, the
    first before the second; none: the race is not over. `time`: since it was over."""

    def __init__(self) -> None:
        self.places: tuple[str, ...] = ()
        self.time = 0.0

    def begin(self, places: Sequence[str]) -> None:
        self.places, self.time = tuple(places), 0.0

    def stand(self) -> None:
        """All three have come."""
        self.time = max(self.time, STEPS_UP[0] + LEAPS)

    def rest(self) -> None:
        self.places = ()


def large_podium(course: Box) -> Box:
    """As large as the box of the course allows."""
    room = inset(course, bottom=10 + NAMES)
    return placed(room, WIDE, WIDE * PODIUM[1] / PODIUM[0], BOTTOM)


def face_at(course: Box, place: int) -> Point:
    """Where the portrait of a place from 0 on is seen."""
    step = step_of(large_podium(course), place)
    return step.centerx + step.width * FACE[0], step.y - FACE[1]
