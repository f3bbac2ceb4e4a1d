"""The round die on the felt: thrown as it was simulated, heard where it strikes, and at rest."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.ui.kit.background import Job
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.tween import clamp
from game.ui.table.thrown_die import ThrownDie
from game.ui.western.die.ball_picture import PITCH, paint_ball
from physics.ball import (
    BALL_RADIUS,
    BallTable,
    oval,
    rectangle,
    roll_ball,
)
from physics.die_roll import DiePose, DieRoll, Knock
from physics.turning import Quaternion, product, rotation, top_turn

DIAMETER = 64.0
NEAR = 1.0  # of its radius: so near to its place it comes to rest
# Where a hand may throw from: along the rim, so many radians to both sides of the player.
HANDS = (0.0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1.0, -1.0, 1.2, -1.2)
FROM_RIM = 1.4  # radii from the rim to the middle of a ball in such a hand
LIFTED = math.cos(PITCH / 2)  # how much of a height is seen
SHADOW = (1.5, 0.75)  # its size, in diameters
SHADOW_AT = (0.1, 0.36)  # and where it lies, from the middle of the ball
HARD = 60.0  # cm/s: a knock that is heard in full


class BallView(ThrownDie):
    rolling, settling, panned = "ball-roll", "ball-settle", 0.6

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, DIAMETER / (2.0 * BALL_RADIUS))
        self._table = BallTable(())
        self._laid_out: tuple[object, ...] = ()
        self._at: Point | None = None  # where it lies; None: nowhere
        self._attitude: Quaternion = top_turn(1)
        self._painted: tuple[Quaternion, pygame.Surface, pygame.Surface] | None = None
        self._expected: dict[tuple[int, int | str, Point], Job[DieRoll]] = {}

    def lay_out(
        self,
        felt: Box,
        obstacles: Sequence[Box],
        place: Point,
        diameter: float = DIAMETER,
    ) -> None:
        """`felt`: the box around the oval within which it stays; `obstacles`: the ground that
        things stand on; `place`: where it comes to rest, more or less."""
        laid_out = (tuple(felt), tuple(map(tuple, obstacles)), place, diameter)
        if laid_out == self._laid_out:
            return
        self._laid_out = laid_out
        self.skip()  # a roll belongs to the table as it was
        self._unit = diameter / (2.0 * BALL_RADIUS)
        self._ground, self._place = felt, place
        radii = (felt.width / 2 / self._unit, felt.height / 2 / self._unit)
        self._table = BallTable(
            oval(self._on_table(felt.center), radii),
            tuple(
                rectangle(
                    *self._on_table(box.bottomleft), box.width / self._unit, box.height / self._unit
                )
                for box in obstacles
            ),
        )
        self._expected.clear()
        if self._at is not None:
            self._at = place

    # ------------------------------------------------------------------ what it does

    def expect(self, face: int, seed: int | str, start: Point) -> None:
        """So it will be thrown soon: the throw is looked for beside the frames."""
        if not self._ui.settings.reduced_motion:
            job = self._ui.background.soon(self._search(face, seed, start))
            self._expected[face, seed, start] = job

    def _search(self, face: int, seed: int | str, start: Point) -> Callable[[], DieRoll]:
        return partial(
            roll_ball,
            seed,
            face=face,
            table=self._table,
            starts=self._hands(start),
            goal=self._on_table(self._place),
            within=NEAR,
        )

    def roll(self, face: int, seed: int | str, start: Point) -> float:
        """It is thrown from about there; gives the seconds until it lies still. The same seed is
        the same roll."""
        self._end_roll()
        if self._ui.settings.reduced_motion:
            self.show(face)
            return 0.0
        expected = self._expected.pop((face, seed, start), None)
        search = self._search(face, seed, start)
        roll = search() if expected is None else expected.result()
        self._throw(roll)
        return roll.duration

    @property
    def at(self) -> Point:
        """Its middle on the felt; its place when it is nowhere."""
        if self._roll is not None:
            pose = self._roll.pose(self._time)
            return self._on_screen((pose.x, pose.y))
        return self._place if self._at is None else self._at

    def _lay_down(self, face: int) -> None:
        self._at, self._attitude = self._place, _lying(face)

    def _lie_as(self, roll: DieRoll) -> None:
        self._at, self._attitude = self._on_screen(roll.rest), roll.poses[-1].attitude

    def _take_away(self) -> None:
        self._at = None

    def _across(self, at: Point) -> float:
        return self._on_screen(at)[0]

    def _sound_of(self, knock: Knock) -> tuple[str, float]:
        name = "ball-tick-1" if knock.felt else "ball-tick-2"
        return name, clamp(0.15 + 0.85 * knock.strength / HARD)

    # ------------------------------------------------------------------ from the felt to the table

    def _on_table(self, point: Point) -> Point:
        return point[0] / self._unit, -point[1] / self._unit

    def _on_screen(self, point: Point) -> Point:
        return point[0] * self._unit, -point[1] * self._unit

    def _hands(self, start: Point) -> list[Point]:
        """Places on the felt to throw from, the one nearest to the player first."""
        felt, inset = self._ground, FROM_RIM * BALL_RADIUS * self._unit
        wide, high = felt.width / 2 - inset, felt.height / 2 - inset
        angle = math.atan2((start[1] - felt.centery) / high, (start[0] - felt.centerx) / wide)
        return list(self._clear(wide, high, angle)) or [self._on_table(self._place)]

    def _clear(self, wide: float, high: float, angle: float) -> Iterator[Point]:
        for aside in HANDS:
            x = self._ground.centerx + wide * math.cos(angle + aside)
            y = self._ground.centery + high * math.sin(angle + aside)
            hand = self._on_table((x, y))
            if self._table.clear(hand):
                yield hand

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if self._roll is not None:
            self._draw_pose(canvas, self._roll.pose(self._time))
        elif self._at is not None:
            x, y = self._on_table(self._at)
            self._draw_pose(canvas, DiePose(x, y, 0.0, self._attitude))

    def _draw_pose(self, canvas: Canvas, pose: DiePose) -> None:
        diameter = 2.0 * BALL_RADIUS * self._unit
        x, y = self._on_screen((pose.x, pose.y))
        lift = pose.height * self._unit * LIFTED
        canvas.centred(
            "western/ball-shadow",
            (x + SHADOW_AT[0] * diameter + lift / 2, y + SHADOW_AT[1] * diameter + lift / 4),
            size=(SHADOW[0] * diameter, SHADOW[1] * diameter),
            alpha=round(255 / (1.0 + lift / diameter)),
        )
        side = max(canvas.px(diameter), 4)
        shade = canvas.assets.picture("western/ball-shade", (side, side))
        left, top = canvas.at((x, y - lift))
        canvas.stamp(self._picture(pose.attitude, shade), (left - side // 2, top - side // 2))

    def _picture(self, attitude: Quaternion, shade: pygame.Surface) -> pygame.Surface:
        """The last one is kept: mostly the ball lies still."""
        kept = self._painted
        if kept is None or kept[0] != attitude or kept[1] is not shade:
            kept = self._painted = attitude, shade, paint_ball(attitude, shade)
        return kept[2]


def draw_still_ball(canvas: Canvas, face: int, centre: Point, diameter: float) -> None:
    """One that lies on a page, without a felt."""
    box = around(centre, (diameter, diameter))
    side = max(canvas.px(diameter), 4)

    def paint() -> None:
        shade = canvas.assets.picture("western/ball-shade", (side, side))
        canvas.stamp(paint_ball(_lying(face), shade), canvas.at(box.topleft))

    canvas.composed(("western-ball", face), box.inflate(2, 2), paint)


def _lying(face: int) -> Quaternion:
    """A face on top, turned a little, as if it had been rolled."""
    return product(rotation((0.0, 0.0, 1.0), 0.5), top_turn(face))
