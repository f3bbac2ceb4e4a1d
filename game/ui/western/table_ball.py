"""The round die of this table: where it lies, and how it is thrown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, clamp, ease_out

if TYPE_CHECKING:
    from game.ui.western.view import WesternView


class TableBall:
    def __init__(self, view: WesternView) -> None:
        self._view = view
        self._begin: Point | None = None
        self._age = 0.0

    def throw(self, face: int, seed: str, begin: Point) -> float:
        if self._view.still:
            return 0.3
        self._begin, self._age = begin, 0.0
        return 1.0

    def rest(self, face: int | None) -> None:
        self._begin = None

    def advance(self, seconds: float) -> None:
        self._age += seconds

    def draw(self, canvas: Canvas) -> None:
        at = self._view.layout.ball
        if self._begin is not None:
            at = between(self._begin, at, ease_out(clamp(self._age)))
        canvas.disc(at, 32, (245, 240, 228))
        canvas.centred("western/ball-shade", at, size=(64, 64))
