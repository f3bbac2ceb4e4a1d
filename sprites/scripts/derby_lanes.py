"""Where the seven lanes of the course lie on its picture: they draw together towards the town.

The window paints the squares by the same measures (`game/ui/derby/course/geometry.py`).
"""

import math

import numpy as np

COURSE = (960, 520)
LANES = 7
SQUARES = 19  # from the first square after the houses to the town
EDGES = tuple(60 + float(x) for x in np.concatenate([[0], np.cumsum(np.linspace(44, 36, SQUARES))]))
START, END = EDGES[0], EDGES[-1]
_MIDDLE = 284


def pitch(x: float) -> float:
    """How high a lane is at x."""
    return float(59 - 18 * max(0.0, (x - START) / (END - START)) ** 1.25)


def lane_y(lane: float, x: float) -> float:
    """The middle of a lane, 0 to 6 from above, at x; -0.5 is the upper edge of them all."""
    bend = math.sin((x - START) / (END - START) * math.pi / 2)
    return _MIDDLE + (lane - 3) * pitch(x) - 18 * bend


def along(lane: float, shift: float = 0, first: float = START, last: float = END) -> str:
    """The course of a line beside the lanes, from left to right: points of a path."""
    xs = np.linspace(first, last, 40)
    return " L".join(f"{x:.1f} {lane_y(lane, float(x)) + shift:.1f}" for x in xs)


def band(above: tuple[float, float], below: tuple[float, float]) -> str:
    """The outline of a strip between two such lines (lane, shift)."""
    xs = np.linspace(START, END, 40)
    back = " L".join(
        f"{x:.1f} {lane_y(below[0], float(x)) + below[1]:.1f}" for x in reversed(xs.tolist())
    )
    return f"M{along(*above)} L{back} Z"
