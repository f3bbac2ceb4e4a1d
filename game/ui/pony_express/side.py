"""Beside the board: the riders with the log below, or who stands in a duel. What does not move is
kept as one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.pony_express.shots.column import WOOD

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView


class Side:
    def __init__(self, view: RaceView) -> None:
        self._view = view

    def draw(self, canvas: Canvas) -> None:
        view = self._view
        if view.arena.shown:
            view.arena.draw_column(canvas)
            return
        log = () if view.docked else tuple(view.log_panel.box)
        canvas.composed(
            (*view.panel.key, log, type(view).__name__),
            view.column,
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="column",
        )
        view.panel.draw_thinking(canvas)

    def _paint(self, canvas: Canvas) -> None:
        self._view.panel.paint(canvas)
        if not self._view.docked:
            self._view.log_panel.paint(canvas)

    def draw_passing(self, canvas: Canvas) -> None:
        """As it goes out of sight or comes back, with nothing that can be pressed."""
        view = self._view
        key = ("passing", *view.panel.key, view.log.last, type(view).__name__)
        canvas.composed(
            key, view.column, lambda: self._paint_passing(canvas), backdrop=WOOD, slot="passing"
        )

    def _paint_passing(self, canvas: Canvas) -> None:
        view = self._view
        view.panel.paint(canvas)
        riders, bottom = view.panel.box, view.column.bottom - 8
        top = riders.bottom + 8
        view.log_panel.draw_newest(canvas, Box(riders.x, top, riders.width, bottom - top))
