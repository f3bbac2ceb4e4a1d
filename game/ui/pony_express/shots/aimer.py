"""Aiming one shot: the die is placed and flicked, in the way the player likes best."""

from __future__ import annotations

import math
import time
from typing import Any

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.inputs import (
    LEFT,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.kit.redraw import GLOW
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CORAL, CREAM, GOLD, INK, LIGHT_GOLD, Colour
from game.ui.kit.tween import pulse
from game.ui.pony_express.board.view import BoardView
from game.ui.pony_express.shot_commands import ShotKey
from game.ui.pony_express.shots.gesture import Aim, Measure
from game.ui.pony_express.shots.ground import ShotGround, standing
from game.ui.pony_express.shots.hands import GRAB, KeysHand, hand_for, straight_ahead
from physics.model import Scene
from physics.result import Pose

AIM_LINE = 8.0  # cm: short, so that aiming is left to the eye
STEADY_LINE = 60.0
DASH, GAP = 0.9, 0.6  # cm
TURNS = {ShotKey.LEFT: 1, ShotKey.RIGHT: -1}


class Aimer:
    """`shot` holds the answer once the die has been let go.

    With a steady hand the player aims first, exactly, and flicks afterwards: the die goes along
    the middle of both lines.
    """

    def __init__(self, ui: Ui, view: BoardView, scene: Scene) -> None:
        start = scene.clear_start()
        assert start is not None, "a board is only played where the die always has room"
        self.ui = ui
        self.scene = scene
        self.ground = ShotGround(view, scene)
        self.shot: dict[str, Any] | None = None
        self.aimed: float | None = None  # a steady hand's line, once it is settled
        self._steady_angle = straight_ahead(scene, start)
        self._turning = 0
        self._view = view
        self.hand = hand_for(ui.settings.flick_style, scene, start, ui.keymap)
        self._style = ui.settings.flick_style

    @property
    def wants_aim(self) -> bool:
        """Whether a steady hand has still to say where it aims."""
        return self.scene.steady and self.aimed is None

    @property
    def speed(self) -> float | None:
        return None if self.hand.aim is None or not self.hand.holding else self.hand.aim.speed

    @property
    def stalled(self) -> bool:
        """The last flick was not taken: the game stood still meanwhile."""
        return self.hand.stalled

    @property
    def die_box(self) -> Box:
        """Where the die lies on the screen, with the ring around it."""
        side = 2 * GRAB * self._view.scale
        return around(self._view.to_screen(self.hand.start), (side, side))

    @property
    def is_placing(self) -> bool:
        return not isinstance(self.hand, KeysHand) or self.hand.placing

    def change_style(self) -> None:
        """The player likes another way better now."""
        if self._style != self.ui.settings.flick_style:
            self._style = self.ui.settings.flick_style
            self.hand = hand_for(self._style, self.scene, self.hand.start, self.ui.keymap)

    # ------------------------------------------------------------------ inputs

    def take(self, given: Input) -> bool:
        if self.shot is not None:
            return False
        if isinstance(given, KeyPressed):
            return self._key(given)
        if isinstance(given, KeyReleased):
            self._turning = 0 if self.wants_aim else self._turning
            return self._let_fly(self.hand.key_up(given))
        if not isinstance(given, PointerMoved | PointerPressed | PointerReleased):
            return False
        at = self._view.to_board(given.at)
        if self.wants_aim and self._style != "keys":
            return self._aim_first(given, at)
        if isinstance(given, PointerMoved):
            self.hand.point(at, given.time, given.waited)
            return self.hand.holding
        if isinstance(given, PointerPressed):
            self.hand.measure = self._measure()
            return self.hand.press(at, given.button, given.time)
        return self._release(given, at)

    def _release(self, given: PointerReleased, at: Point) -> bool:
        holding = self.hand.holding
        aim = self.hand.release(at, given.button, given.time, given.waited)
        if holding and self.hand.stalled:
            self.ui.sounds.play("error")
        return self._let_fly(aim) or holding

    def _measure(self) -> Measure:
        """As large as the board is seen now."""
        pixels = self.ui.canvas.way(self._view.scale)
        return Measure(pixels, self.ui.settings.flick_sensitivity)

    def _key(self, given: KeyPressed) -> bool:
        ready = isinstance(self.hand, KeysHand) and not self.hand.placing
        if self.wants_aim and ready:
            command = self.ui.keymap.command_of(given, ShotKey, repeats=True)
            if command in TURNS:
                self._turning = TURNS[command]
                return True
            if command is ShotKey.FIX and not given.repeated:
                self._settle_aim()
                return True
            return command is ShotKey.POWER
        return self.hand.key(given)

    def _aim_first(self, given: Input, at: Point) -> bool:
        """A steady hand: the line goes through the pointer, a click settles it. The die itself
        is placed as always."""
        if isinstance(given, PointerMoved):
            self.hand.point(at, given.time)
            dx, dy = at[0] - self.hand.start[0], at[1] - self.hand.start[1]
            if math.hypot(dx, dy) > GRAB:
                self._steady_angle = math.degrees(math.atan2(dy, dx))
            return False
        far = math.dist(at, self.hand.start) > GRAB
        if isinstance(given, PointerPressed) and given.button == LEFT and far:
            if not self._view.box.collidepoint(given.at):
                return False
            self._settle_aim()
            return True
        return False

    def _settle_aim(self) -> None:
        self.aimed = self._steady_angle
        self.ui.sounds.play("tick")

    def _let_fly(self, aim: Aim | None) -> bool:
        if aim is None or aim.speed <= 0.0:
            return False
        shot: dict[str, Any] = {
            "start": [self.hand.start[0], self.hand.start[1]],
            "angle": math.remainder(aim.angle, 360.0),
            "speed": aim.speed,
        }
        if self.aimed is not None:
            shot["aim"] = math.remainder(self.aimed, 360.0)
        self.shot = shot
        return True

    def let_go(self) -> None:
        """The window lost the focus: nothing is shot by accident."""
        self.hand.let_go()
        self._turning = 0

    # ------------------------------------------------------------------ time and drawing

    def update(self, seconds: float) -> None:
        before = (self.hand.start, self.hand.aim)
        self._steady_angle += self._turning * 18.0 * seconds
        self.hand.update(seconds, time.perf_counter())
        if self._turning or before != (self.hand.start, self.hand.aim):
            self.ui.stir()

    def draw(self, canvas: Canvas, *, ready: bool = True) -> None:
        """Above the lit line; `ready`: the die lies there."""
        self.ground.draw_collars(canvas, standing)
        if not ready:
            self.ground.draw_pieces(canvas, standing, None)
            return
        self._draw_hold(canvas)
        if self.wants_aim:
            self._draw_path(canvas, self._steady_angle, STEADY_LINE, LIGHT_GOLD)
        elif self.aimed is not None:
            self._draw_path(canvas, self.aimed, STEADY_LINE, GOLD)
        if self.hand.aim is not None and self.shot is None and not self.wants_aim:
            self._draw_path(canvas, self.hand.aim.angle, AIM_LINE, CREAM)
        lying = Pose(at=self.hand.start, turn=self._turn())
        self.ground.draw_pieces(canvas, standing, lying)
        self.ground.draw_wind(canvas, self.ui)

    def _turn(self) -> float:
        """The die lies square to the line."""
        along, across = self.scene.line.direction
        return math.degrees(math.atan2(across, along))

    def _draw_hold(self, canvas: Canvas) -> None:
        """A ring around the die says that it can be taken hold of."""
        centre = self._view.to_screen(self.hand.start)
        radius = GRAB * 0.8 * self._view.scale
        if not self.hand.holding:
            widest = 2 * (1.2 * radius + 6)
            ring = around(centre, (widest, widest))
            radius *= 1.0 + 0.12 * pulse(self.ui.idle_motion(ring, GLOW))
        canvas.disc(centre, radius + 1.5, INK, width=5)
        canvas.disc(centre, radius, CORAL if self.hand.holding else CREAM, width=2.5)

    def _draw_path(self, canvas: Canvas, angle: float, length: float, colour: Colour) -> None:
        """Dashes from the die, inside the board."""
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        x, y = self.hand.start
        run = 1.4
        while run < length:
            begin = (x + dx * run, y + dy * run)
            end = (x + dx * (run + DASH), y + dy * (run + DASH))
            if not self.scene.holds(begin) or not self.scene.holds(end):
                break
            a, b = self._view.to_screen(begin), self._view.to_screen(end)
            canvas.line(a, b, INK, width=7)
            canvas.line(a, b, colour, width=4)
            run += DASH + GAP
        if length <= AIM_LINE:
            self._draw_arrowhead(canvas, (x + dx * run, y + dy * run), angle, colour)

    def _draw_arrowhead(self, canvas: Canvas, tip: Point, angle: float, colour: Colour) -> None:
        if not self.scene.holds(tip):
            return
        for size, shade in ((1.15, INK), (0.8, colour)):
            corners = []
            for turn, reach in ((0.0, size), (140.0, size), (-140.0, size)):
                way = math.radians(angle + turn)
                corners.append(
                    self._view.to_screen(
                        (tip[0] + math.cos(way) * reach, tip[1] + math.sin(way) * reach)
                    )
                )
            canvas.polygon(corners, shade)
