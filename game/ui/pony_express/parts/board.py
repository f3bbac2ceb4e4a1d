"""The board itself: its picture, what marks a duel on it, and how the camera sees it."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Canvas
from game.ui.pony_express.board.ground import draw_ground
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.foresight import at_the_table
from game.ui.pony_express.places import table_places
from game.ui.pony_express.shots.duel_marks import draw_duel_marks
from game.ui.pony_express.shots.magnify import magnify
from game.ui.table.part import Part


class Rehearsal(Part[RaceContext]):
    """Draws ahead what a shot will show, a little in every frame, where the frame is drawn over it;
    and names the pictures of the whole table."""

    def pictures(self) -> Iterable[str]:
        return at_the_table(self.context.look.colours)

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        if context.prerender is None:
            return
        context.ui.stir()
        if not context.prerender.go_on(canvas):
            context.prerender = None


class Ground(Part[RaceContext]):
    def lay_out(self) -> None:
        """The board has what the controls leave."""
        self.context.board_view.fit(table_places(self.context.ui.zoom).board)

    def draw(self, canvas: Canvas) -> None:
        draw_ground(canvas, self.context)


class DuelMarks(Part[RaceContext]):
    """Below the pieces; and the camera and the light go their ways."""

    def advance(self, seconds: float) -> None:
        self.context.arena.advance(seconds)

    def live(self, seconds: float) -> None:
        if not self.context.busy and not self.context.covered:
            self.context.follow_duel()

    def draw(self, canvas: Canvas) -> None:
        draw_duel_marks(canvas, self.context)


class Magnified(Part[RaceContext]):
    """The board with all that was drawn on it, while the camera is on its way."""

    def draw(self, canvas: Canvas) -> None:
        magnify(canvas, self.context.board_view.box, self.context.arena.camera)
