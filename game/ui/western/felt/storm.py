"""A raid: dust over the felt, and a tumbleweed that rolls along with the money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, hop
from game.ui.western.felt.rotation_cache import draw_turned

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

LASTS = 1.3  # seconds
SIDE = 48.0
EVERY = 0.06  # seconds between two clouds of dust
ANGLE_STEP = 15  # degrees


class Storm:
    def __init__(self, view: WesternView) -> None:
        self._view = view
        self._begin: Point | None = None
        self._age = 0.0
        self._dusted = 0.0

    def blow(self, begin: Point) -> None:
        """From there into the cash box, and over."""
        if not self._view.still:
            self._begin, self._age, self._dusted = begin, 0.0, 0.0

    def stop(self) -> None:
        self._begin = None

    @property
    def _share(self) -> float:
        return self._age / LASTS

    def _at(self, share: float) -> Point:
        assert self._begin is not None
        centre = self._view.layout.cash_box.center
        x, y = self._begin
        beyond = (2 * centre[0] - x, 2 * centre[1] - y)
        at = between(self._begin, beyond, share)
        return at[0], at[1] - 26 * abs(hop((share * 4) % 1.0))

    def advance(self, seconds: float) -> None:
        if self._begin is None:
            return
        self._view.ui.stir()
        self._age += seconds
        self._dusted += seconds
        if self._age >= LASTS:
            self._begin = None
        elif self._dusted >= EVERY:
            self._dusted = 0.0
            x, y = self._at(self._share)
            self._view.effects.dust((x, y + 20), 52.0)

    def draw(self, canvas: Canvas) -> None:
        if self._begin is None:
            return
        at, angle = self._at(self._share), -900 * self._share
        draw_turned(canvas, "board/tumbleweed", at, SIDE, angle, ANGLE_STEP)
