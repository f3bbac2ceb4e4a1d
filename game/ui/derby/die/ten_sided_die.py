"""The ten-sided die: thrown as it was simulated, heard where it strikes, and at rest."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from game.ui.derby.die.solid import GLYPH, INK, LIGHT, PITCH, REACH, Solid, outline
from game.ui.kit.background import Job
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.tween import clamp
from game.ui.table.thrown_die import ThrownDie
from physics.die_roll import DiePose, DieRoll, Knock
from physics.ten_die import lying, roll_ten
from physics.ten_shape import CORNERS, INNER, TIP
from physics.turning import Quaternion, rotated

SIZE = 104.0  # from tip to tip
MOST_EXPECTED = 6  # throws that are looked for before they are wanted
COMING = -0.9  # radians: it is thrown in from the upper left
SUSPENSE = 0.5  # seconds before it lies: time itself seems to hold its breath
HARD = 30.0  # cm/s: a knock that is heard in full
LOUD = 14.0  # cm/s: from here on it is the heavier of two sounds
SHADE = 110  # how dark its shadow is, of 255
SOFT = 6  # its shadow is made so much smaller and large again: so its edge is soft

_FLAT, _HIGH = math.cos(PITCH), math.sin(PITCH)

Throw = tuple[int, int | str]


class Drawn(NamedTuple):
    """How it looked last."""

    of: tuple[Quaternion, float, int]  # its attitude, its height, and its pixels
    picture: pygame.Surface
    shade: pygame.Surface
    shade_at: tuple[int, int]


class TenSidedDie(ThrownDie):
    rolling, settling, panned = "die10-roll", "die10-settle", 0.5

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, SIZE / (2.0 * TIP))
        self._solid: Solid | None = None
        self._nerve = 0.0
        self._attitude: Quaternion | None = None  # as it lies; None: it is not there
        self._drawn: Drawn | None = None
        self._expected: dict[Throw, Job[DieRoll]] = {}

    def lay_out(self, area: Box, place: Point, size: float = SIZE) -> None:
        """`area`: what it is heard across; `place`: where it comes to rest; `size`: from tip to
        tip."""
        self._ground, self._place, self._unit = area, place, size / (2.0 * TIP)

    # ------------------------------------------------------------------ what it does

    def expect(self, face: int, seed: int | str) -> None:
        """So it will be thrown soon: the throw is looked for beside the frames."""
        if self._ui.settings.reduced_motion or len(self._expected) >= MOST_EXPECTED:
            return
        if (face, seed) not in self._expected:
            self._expected[face, seed] = self._ui.background.soon(self._search(face, seed))

    def forget(self, face: int, seed: int | str) -> None:
        """It will not be thrown so after all."""
        self._expected.pop((face, seed), None)

    def expect_none(self) -> None:
        """Whatever was to be thrown will not be."""
        self._expected.clear()

    def _search(self, face: int, seed: int | str) -> Callable[[], DieRoll]:
        return partial(roll_ten, seed, face=face, coming=COMING)

    def roll(self, face: int, seed: int | str, nerve: float = 0.0) -> float:
        """It is thrown; gives the seconds until it lies still. The same seed is the same roll.
        With more `nerve` its last moments pass more slowly: 1 is half as fast."""
        self._end_roll()
        if self._ui.settings.reduced_motion:
            self.show(face)
            return 0.0
        expected = self._expected.pop((face, seed), None)
        roll = self._search(face, seed)() if expected is None else expected.result()
        self._nerve = nerve
        self._throw(roll)
        return roll.duration + nerve * min(SUSPENSE, roll.duration)

    @property
    def at(self) -> Point:
        """Its middle, as it is seen."""
        return self._place if self._roll is None else self._seen(self._roll.pose(self._time))

    def _later(self, roll: DieRoll, seconds: float) -> float:
        """The time of the roll after so many seconds: the last ones are drawn out."""
        plain = max(roll.duration - SUSPENSE - self._time, 0.0)
        if seconds <= plain:
            return self._time + seconds
        return self._time + plain + (seconds - plain) / (1.0 + self._nerve)

    def _lay_down(self, face: int) -> None:
        self._attitude = lying(face)

    def _lie_as(self, roll: DieRoll) -> None:
        self._attitude = roll.poses[-1].attitude

    def _take_away(self) -> None:
        self._attitude = None

    def _across(self, at: Point) -> float:
        return self._place[0] + at[0] * self._unit

    def _sound_of(self, knock: Knock) -> tuple[str, float]:
        name = "die10-tick-2" if knock.strength > LOUD else "die10-tick-1"
        return name, clamp(0.2 + 0.8 * knock.strength / HARD)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if self._roll is not None:
            self._draw_pose(canvas, self._roll.pose(self._time))
        elif self._attitude is not None:
            self._draw_pose(canvas, DiePose(0.0, 0.0, 0.0, self._attitude))

    def _seen(self, pose: DiePose) -> Point:
        """Where its middle is seen: what is higher is seen further up."""
        up = _FLAT * pose.y + _HIGH * pose.height
        return self._place[0] + pose.x * self._unit, self._place[1] - up * self._unit

    def _draw_pose(self, canvas: Canvas, pose: DiePose) -> None:
        side = max(canvas.px(2.0 * TIP * REACH * self._unit), 8)
        drawn = self._drawn
        if drawn is None or drawn.of != (pose.attitude, pose.height, side):  # mostly it lies still
            if self._solid is None:
                self._solid = Solid(canvas.typeset.font("title", GLYPH))
            shade, at = _shadow(pose, self._unit * canvas.scale)
            picture = self._solid.paint(pose.attitude, side)
            drawn = Drawn((pose.attitude, pose.height, side), picture, shade, at)
            self._drawn = drawn
        x, y = canvas.at(self._seen(DiePose(pose.x, pose.y, -INNER, pose.attitude)))
        canvas.stamp(drawn.shade, (x + drawn.shade_at[0], y + drawn.shade_at[1]))
        left, top = canvas.at(self._seen(pose))
        canvas.stamp(drawn.picture, (left - side // 2, top - side // 2))


def _shadow(pose: DiePose, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """What its corners keep from the light, on the table, so many pixels to the centimetre; and
    where that lies from the spot below its middle."""
    corners = []
    for corner in CORNERS:
        x, y, z = rotated(pose.attitude, corner)
        away = (z + INNER + pose.height) / LIGHT[2]
        corners.append(((x - away * LIGHT[0]) * unit, -_FLAT * (y - away * LIGHT[1]) * unit))
    around = outline(corners)
    left, top = (math.floor(min(axis)) for axis in zip(*around, strict=True))
    right, bottom = (math.ceil(max(axis)) for axis in zip(*around, strict=True))
    edge = 2 * SOFT
    size = (right - left + 2 * edge, bottom - top + 2 * edge)
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill((*INK, 0))
    dark = round(SHADE / (1.0 + pose.height / 4.0))
    shape = [(x - left + edge, y - top + edge) for x, y in around]
    pygame.draw.polygon(shade, (*INK, dark), shape)
    small = pygame.transform.smoothscale(shade, (size[0] // SOFT, size[1] // SOFT))
    return pygame.transform.smoothscale(small, size), (left - edge, top - edge)


def draw_still_die(canvas: Canvas, box: Box, face: int) -> None:
    """One that lies on a page."""

    def paint() -> None:
        side = max(canvas.px(min(box.width, box.height)), 8)
        picture = Solid(canvas.typeset.font("title", GLYPH)).paint(lying(face), side)
        left, top = canvas.at(box.center)
        canvas.stamp(picture, (left - side // 2, top - side // 2))

    canvas.composed(("derby-die", face), box.inflate(2, 2), paint)
