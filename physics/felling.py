"""How hard a die must hit a standing piece to fell it, for every spot of the piece's width.

A piece falls when the blow topples it, or when it slides over the edge of the board. The blow is
that of two free bodies, without friction between them: a die that meets the piece beside its own
middle is turned, and one that meets it with a corner pushes it aside, and both need more speed.
Simulated, the speeds needed are within a tenth of these.
"""

from __future__ import annotations

import math
from bisect import bisect_right

from physics.model import DIE_ROUNDING, Piece, Point, Scene
from physics.topple import Cylinder
from physics.tuning import DIE, GRAVITY, MM, STUFF

_SPOTS = 24  # across the width that the die can meet


class Felling:
    """Of one piece, by a die that comes along the direction of the firing line."""

    def __init__(self, scene: Scene, piece: Piece) -> None:
        stands = not piece.lying and STUFF[piece.kind].mass > 0.0
        self._needed = sorted(_needed_speeds(scene, piece)) if stands else []

    def share(self, speed: float) -> float:
        """The share of the spots where a die that arrives with this speed, m/s, fells it."""
        return bisect_right(self._needed, speed) / _SPOTS


def _needed_speeds(scene: Scene, piece: Piece) -> list[float]:
    """In metres a second, for spots spread evenly from side to side."""
    stuff = STUFF[piece.kind]
    radius, side = piece.radius * MM, scene.die * MM
    topples = Cylinder(stuff.mass, radius, piece.height * MM, stuff.friction).threshold(side / 2)
    edge, rounding = side * (0.5 - DIE_ROUNDING), side * DIE_ROUNDING
    moment = DIE.mass * side * side / 6
    speeds = []
    for spot in range(_SPOTS):
        aside = (radius + side / 2) * ((spot + 0.5) * 2 / _SPOTS - 1.0)
        # Beyond the flat of the die its rounded corner strikes, and pushes to the side.
        sine = max(abs(aside) - edge, 0.0) / (radius + rounding)
        cosine = math.sqrt(1.0 - sine * sine)
        lever = aside if sine == 0.0 else edge * (cosine - sine)
        inertia = 1 / DIE.mass + 1 / stuff.mass + lever * lever / moment
        way = _way_to_the_edge(scene, piece.at, (cosine, math.copysign(sine, aside))) * MM
        slides_off = stuff.mass * math.sqrt(2 * stuff.friction * GRAVITY * way)
        blow = min(topples, slides_off)
        speeds.append(blow * inertia / ((1 + stuff.bounce) * cosine) / 1000)
    return speeds


def _way_to_the_edge(scene: Scene, at: Point, turned: Point) -> float:
    """From the point in a direction that is turned, by (cosine, sine), from the firing line's."""
    along, across = scene.line.direction
    dx, dy = along * turned[0] - across * turned[1], along * turned[1] + across * turned[0]
    ways = []
    for place, step, size in ((at[0], dx, scene.width), (at[1], dy, scene.height)):
        if step:
            ways.append(((size if step > 0 else 0.0) - place) / step)
    return min(ways)
