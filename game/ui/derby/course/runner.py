"""A horse on the course as it is seen: where it is on its way, and how it moves its legs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from game.ui.kit.tween import clamp, mix

FRAMES = 8  # of a gallop
STRIDE = 5.2  # frames to a square
FASTEST = 22.0  # frames in a second: faster it would only flicker
STRAINS = 17.0
EASES = 6.0  # how fast a strain grows and falls, in shares of a second
LEANS = 0.34  # of a square: how far it presses forward
BREATHES = 1.9  # seconds
BOBS = 1.3  # design units


class Manner(Enum):
    """What it does with its legs."""

    STANDS = "stand"
    GALLOPS = "gallop"
    REFUSES = "refuse"


@dataclass
class Runner:
    """`at`: its square, between two while it moves. What moves it is a cue; the legs follow."""

    horse: str
    number: int  # from 1
    track: int
    at: float
    straining: bool = False  # it gives all it has, and the die has not fallen yet
    refusing: int | None = None  # which picture of a horse that does not want to
    stride: float = 0.0  # frames of the gallop so far
    speed: float = 0.0  # squares in a second
    strain: float = 0.0  # from 0 to 1
    time: float = 0.0
    _was_at: float = 0.0

    def __post_init__(self) -> None:
        self._was_at = self.at
        self.time = self.number * 0.37  # no two of them breathe together

    def put(self, square: float) -> None:
        """There at once, without a way."""
        self.at = self._was_at = square
        self.rest()

    def rest(self) -> None:
        self.straining, self.refusing = False, None
        self.speed = self.strain = 0.0

    def advance(self, seconds: float) -> None:
        if seconds <= 0.0:
            return
        self.time += seconds
        self.speed = (self.at - self._was_at) / seconds
        self._was_at = self.at
        goal = 1.0 if self.straining else 0.0
        self.strain += (goal - self.strain) * clamp(EASES * seconds)
        if self.strain < 0.01 and not self.straining:
            self.strain = 0.0
        legs = max(STRIDE * abs(self.speed), STRAINS * self.strain)
        self.stride = (self.stride + min(legs, FASTEST) * seconds) % FRAMES

    @property
    def moves(self) -> bool:
        return abs(self.speed) > 0.05 or self.strain > 0.05

    @property
    def manner(self) -> Manner:
        if self.refusing is not None:
            return Manner.REFUSES
        return Manner.GALLOPS if self.moves else Manner.STANDS

    @property
    def picture(self) -> str:
        if self.manner is Manner.REFUSES:
            return f"derby/refuse-{self.horse}-{self.refusing}"
        if self.manner is Manner.GALLOPS:
            return f"derby/gallop-{self.horse}-{int(self.stride) % FRAMES}"
        return f"derby/stand-{self.horse}"

    @property
    def square(self) -> float:
        """Where it is drawn: a horse that strains presses on, and is held back again."""
        if not self.strain:
            return self.at
        throb = 0.5 + 0.5 * math.sin(self.time * 9.0)
        return self.at + self.strain * LEANS * mix(0.45, 1.0, throb)

    @property
    def rise(self) -> float:
        """How far above the ground it breathes, in design units; a gallop leaps by itself."""
        if self.manner is not Manner.STANDS:
            return 0.0
        return BOBS * (0.5 + 0.5 * math.sin(self.time / BREATHES * math.tau))
