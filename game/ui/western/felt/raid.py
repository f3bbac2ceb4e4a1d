"""The state of a raid that is being shown: from where it comes, and for how long already."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.kit.canvas import Point


@dataclass
class Raid:
    """`begin`: from where it sweeps into the cash box, and over; `age`: seconds so far; `dusted`:
    since the last cloud of dust."""

    begin: Point
    age: float = 0.0
    dusted: float = 0.0
