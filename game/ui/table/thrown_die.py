"""A die on the table: thrown as it was simulated, heard where it strikes, and at rest."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.ui.kit.canvas import Box, Point
from game.ui.kit.scene import Ui
from game.ui.kit.tween import clamp
from physics.die_roll import DieRoll, Knock


class ThrownDie(ABC):
    """One die. Points and boxes are design units."""

    rolling: str  # the sound while it rolls
    settling: str  # and the one as it comes to rest
    panned: float  # how far to the side it is heard at the edge of its ground

    def __init__(self, ui: Ui, unit: float) -> None:
        self._ui = ui
        self._unit = unit  # design units to the centimetre
        self._ground = Box(0, 0, 0, 0)  # what it is heard across
        self._place: Point = (0.0, 0.0)  # where it comes to rest
        self._roll: DieRoll | None = None
        self._time = 0.0  # of the roll, not of the clock
        self.face: int | None = None  # the one on top; None while it rolls

    @property
    def done(self) -> bool:
        return self._roll is None

    def show(self, face: int) -> None:
        """It lies with this face on top: as it has come to rest with it, if it has."""
        if self._roll is not None and self._roll.face == face:
            self.skip()
        self._end_roll()
        if self.face != face:
            self.face = face
            self._lay_down(face)

    def hide(self) -> None:
        self._end_roll()
        self.face = None
        self._take_away()

    def skip(self) -> None:
        """At once to where it comes to rest."""
        if self._roll is not None:
            self._rest(self._roll)

    def advance(self, seconds: float) -> None:
        roll = self._roll
        if roll is None:
            return
        self._ui.stir()
        before, self._time = self._time, self._later(roll, seconds)
        for knock in roll.knocks:
            if before <= knock.time < self._time:
                name, loud = self._sound_of(knock)
                self._ui.sounds.play(name, loud, self._pan(knock.at))
        if before <= roll.settling < self._time:
            self._ui.sounds.stop(self.rolling)
            self._ui.sounds.play(self.settling, 0.8, self._pan(roll.rest))
        if self._time >= roll.duration:
            self._rest(roll)

    def _throw(self, roll: DieRoll) -> None:
        self._roll, self._time, self.face = roll, 0.0, None
        self._ui.sounds.loop(self.rolling)

    def _rest(self, roll: DieRoll) -> None:
        self._end_roll()
        self.face = roll.face
        self._lie_as(roll)

    def _end_roll(self) -> None:
        if self._roll is not None:
            self._ui.sounds.stop(self.rolling)
        self._roll = None

    def _pan(self, at: Point) -> float:
        wide = self._ground.width / 2 or 1.0
        return clamp((self._across(at) - self._ground.centerx) / wide, -1.0, 1.0) * self.panned

    # ------------------------------------------------------------------ what a die fills in

    def _later(self, roll: DieRoll, seconds: float) -> float:
        """The time of the roll after so many seconds."""
        return self._time + seconds

    @abstractmethod
    def _lay_down(self, face: int) -> None:
        """In its place, without a throw."""

    @abstractmethod
    def _lie_as(self, roll: DieRoll) -> None:
        """As it has come to rest."""

    @abstractmethod
    def _take_away(self) -> None:
        """It is not there."""

    @abstractmethod
    def _across(self, at: Point) -> float:
        """How far to the right on the screen a point of the roll is."""

    @abstractmethod
    def _sound_of(self, knock: Knock) -> tuple[str, float]:
        """Its name, and how loud it is."""
