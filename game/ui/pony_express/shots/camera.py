"""The camera over the board: from afar, with the panels of the table beside it, or for a
shot; and the light that runs along the firing line. Nothing here draws."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Point
from game.ui.kit.tween import clamp, mix, smooth
from physics.model import FiringLine

GOES = 1.6  # seconds to a duel; meanwhile the riders take their corners
GOES_FAST = 1.2  # where nobody has to ride anywhere
RETURNS = 0.9
CLOSEST = 1.5  # times as large as from afar
NEAR_FROM, NEAR_UNTIL = 0.45, 0.55  # of the way: between them it is closest
PANELS_LEAVE = 0.42  # of the way: then the panels of the table are out of sight
LIGHT_RUNS = 0.45  # seconds


class Camera:
    """Goes close to what matters and draws back to the whole board, the same in both views: so
    what is aimed at lies where it lay before. `place`: 0 at the table, 1 at the shot."""

    def __init__(self) -> None:
        self.place = 0.0
        self._goal = 0.0
        self._lasts = GOES
        self._focus: Point = (0.0, 0.0)

    def go(self, focus: Point, lasts: float = GOES) -> None:
        """To the shot; `focus`: what it goes close to, in the design."""
        self._set_off(1.0, focus, lasts)

    def come_back(self, focus: Point, lasts: float = RETURNS) -> None:
        self._set_off(0.0, focus, lasts)

    def _set_off(self, goal: float, focus: Point, lasts: float) -> None:
        self._goal, self._focus, self._lasts = goal, focus, lasts

    def jump(self, *, there: bool) -> None:
        self.place = self._goal = 1.0 if there else 0.0

    def skip(self) -> None:
        self.place = self._goal

    def advance(self, seconds: float) -> bool:
        """True at the end of its way."""
        if self.place == self._goal:
            return False
        step = seconds / self._lasts
        self.place += clamp(self._goal - self.place, -step, step)
        return self.place == self._goal

    @property
    def moving(self) -> bool:
        return self.place != self._goal

    @property
    def goes(self) -> bool:
        """It is at the shot, or on its way there."""
        return self._goal > 0.0

    @property
    def panels_gone(self) -> float:
        """How far the panels of the table have gone out of sight."""
        return smooth(self.place / PANELS_LEAVE)

    @property
    def enlargement(self) -> float:
        coming = smooth(self.place / NEAR_FROM)
        going = smooth((self.place - NEAR_UNTIL) / (1.0 - NEAR_UNTIL))
        return mix(1.0, CLOSEST, coming - going)

    def seen(self, board: Box) -> Box:
        """Which part of the board fills its place."""
        width, height = board.width / self.enlargement, board.height / self.enlargement
        x, y = self._focus
        return Box(
            clamp(x - width / 2, board.x, board.right - width),
            clamp(y - height / 2, board.y, board.bottom - height),
            width,
            height,
        )


class LineLight:
    """One firing line at a time is lit: a light runs along it from end to end."""

    def __init__(self) -> None:
        self.line: FiringLine | None = None
        self.share = 0.0

    def light(self, line: FiringLine, *, at_once: bool) -> bool:
        """True if it was dark before."""
        if line == self.line:
            return False
        self.line, self.share = line, 1.0 if at_once else 0.0
        return True

    def put_out(self) -> None:
        self.line, self.share = None, 0.0

    def skip(self) -> None:
        self.share = 1.0

    def advance(self, seconds: float) -> None:
        self.share = min(self.share + seconds / LIGHT_RUNS, 1.0)

    @property
    def runs(self) -> bool:
        return self.line is not None and self.share < 1.0
