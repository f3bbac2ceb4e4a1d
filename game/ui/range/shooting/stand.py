"""The state of shooting on the range: a shot is aimed, watched, and the next one is aimed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import (
    LEFT,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK
from game.ui.range.commands import RangeKey
from game.ui.range.race import GRAB, Aimer, BoardView, ShotPlayer
from game.ui.range.shooting.playback import GHOSTLY, Playback
from physics.model import Point, Scene
from physics.result import Pose, ShotResult

MARGIN = 12.0  # beside the board a pointer still places the die
State = Literal["aim", "watch", "rest"]


class Stand:
    """`took` is told of every flick; what comes of it is then to be watched. The pace of watching
    stays from shot to shot."""

    def __init__(self, ui: Ui, view: BoardView, scene: Scene, took: Callable[[Any], None]) -> None:
        self._ui = ui
        self._took = took
        self.rate = 1.0
        self.playback: Playback | None = None  # the last shot, if it is being looked at
        self.ghost: ShotPlayer | None = None
        self._view = view
        self.aimer = Aimer(ui, view, scene)

    def set_table(self, view: BoardView, scene: Scene) -> None:
        """Something stands elsewhere; the die stays where it lay, if it can."""
        self._leave_playback()
        start = self.aimer.hand.start
        self._view = view
        self.aimer = Aimer(self._ui, view, scene)
        if scene.start_error(start) is None:
            self.aimer.hand.start = start

    @property
    def scene(self) -> Scene:
        return self.aimer.scene

    @property
    def state(self) -> State:
        if self.playback is None:
            return "aim"
        return "rest" if self.playback.is_over and self.playback.was_seen else "watch"

    # ------------------------------------------------------------------ from shot to shot

    def watch(self, result: ShotResult, ghost: ShotPlayer | None) -> Playback:
        """A shot at this table."""
        self.ghost = ghost
        self.playback = Playback(self._ui, self._view, self.scene, result)
        return self.playback

    def again(self) -> None:
        """Another shot at the same table: the die lies ready where it lay."""
        self._leave_playback()
        self.aimer.shot = self.aimer.aimed = None

    def _leave_playback(self) -> None:
        if self.playback is not None:
            self.playback.stop()
        self.playback = None

    def let_go(self) -> None:
        """The window lost the focus, or something else wants the hands."""
        self.aimer.let_go()

    # ------------------------------------------------------------------ inputs

    def take(self, given: Input) -> bool:
        if isinstance(given, PointerMoved | PointerPressed | PointerReleased):
            return self._point(given)
        if isinstance(given, KeyReleased):
            return self.state == "aim" and self._aim(given)
        return isinstance(given, KeyPressed) and self._key(given)

    def _point(self, given: PointerMoved | PointerPressed | PointerReleased) -> bool:
        holding = self.aimer.hand.holding
        near = self._view.box.inflate(2 * MARGIN, 2 * MARGIN).collidepoint(given.at)
        if not near and not holding:
            return False
        if self.state == "aim":
            return self._aim(given)
        if isinstance(given, PointerMoved):
            if self.state == "rest":  # the next die follows the pointer already
                self.aimer.hand.point(self._view.to_board(given.at), given.time)
            return False
        if not isinstance(given, PointerPressed) or given.button != LEFT:
            return False
        return self._press_while_watching(given)

    def _press_while_watching(self, given: PointerPressed) -> bool:
        """To the end of the shot; after that a press is for the next one, and may hold its die."""
        if not self._view.box.collidepoint(given.at):
            return False
        if self.playback is not None and self.state == "watch":
            self.playback.skip()
        else:
            self.again()
            self._aim(given)
        return True

    def _key(self, given: KeyPressed) -> bool:
        if self.state == "aim":
            return self._aim(given)
        if not self._ui.keymap.matches(given, RangeKey.GO_ON):
            return False
        self.go_on()
        return True

    def go_on(self) -> None:
        """To the end of the shot, or to the next one."""
        if self.playback is not None and self.state == "watch":
            self.playback.skip()
        else:
            self.again()

    def _aim(self, given: Input) -> bool:
        taken = self.aimer.take(given)
        if self.aimer.shot is not None:
            shot, self.aimer.shot = self.aimer.shot, None
            self._took(shot)
        return taken

    # ------------------------------------------------------------------ time and drawing

    def update(self, seconds: float) -> bool:
        """True in the moment in which a shot has been seen for the first time."""
        if self.playback is None:
            self.aimer.update(seconds)
            return False
        return self.playback.update(seconds, self.rate)

    def draw(self, canvas: Canvas, *, ready: bool) -> None:
        """The pieces; `ready`: whether there is a die to shoot with."""
        if self.playback is None:
            self.aimer.draw(canvas, ready=ready)
            return
        self.playback.draw(canvas, self.ghost)
        if ready and self.state == "rest":
            self._draw_next(canvas, self.aimer.hand.start)

    def _draw_next(self, canvas: Canvas, start: Point) -> None:
        """Where the die of the next shot will lie."""
        centre, radius = self._view.to_screen(start), GRAB * 0.8 * self._view.scale
        canvas.disc(centre, radius + 1.5, INK, width=4)
        canvas.disc(centre, radius, CREAM, width=2)
        lying = Pose(at=start, turn=0.0)
        self.aimer.ground.draw_die(canvas, lying, alpha=GHOSTLY)
