"""The column beside the board: the riders with the log below, or who stands in a duel."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import columns
from game.ui.pony_express.board.view import WOOD
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.riders.panel import RidersPanel, draw_dots, draw_passing
from game.ui.pony_express.shots.duel_facts import duel_title, facing
from game.ui.pony_express.shots.duellists import Duellist, draw_duellists, row_of
from game.ui.table.part import Part

PAWN = 76.0  # how far the pawn of a duellist reaches


class Column(Part[RaceContext]):
    """What does not move of it is kept as one picture."""

    def __init__(self, context: RaceContext) -> None:
        super().__init__(context)
        self._riders = RidersPanel(context)
        self._duellists: tuple[Duellist, ...] = ()

    def build(self, group: Group) -> None:
        """A question stands where the log is."""
        if not self.context.docked:
            self.context.log_panel.build(group, self.context.log_box)

    def draw(self, canvas: Canvas) -> None:
        if self.context.shows_duel:
            self._draw_duel(canvas)
        else:
            self._draw_riders(canvas)

    # ------------------------------------------------------------------ all riders

    def _draw_riders(self, canvas: Canvas) -> None:
        context = self.context
        log = () if context.docked else tuple(context.log_panel.box)
        canvas.composed(
            (*self._riders.key, log, context.replayed),
            context.column,
            lambda: self._paint_riders(canvas),
            backdrop=WOOD,
            slot="column",
        )
        self._riders.draw_thinking(canvas)

    def _paint_riders(self, canvas: Canvas) -> None:
        self._riders.paint(canvas)
        if not self.context.docked:
            self.context.log_panel.paint(canvas)

    # ------------------------------------------------------------------ a duel

    def _draw_duel(self, canvas: Canvas) -> None:
        context, meeting = self.context, self.context.arena.meeting
        if meeting is not None and (context.seen.duel is not None or context.arena.camera.goes):
            self._duellists = facing(context, meeting)  # else it is over, and stays as it was
        log = tuple(context.log_panel.box)
        canvas.composed(
            (*context.board_view.key, "duel", *self._duellists, log),
            context.column,
            lambda: self._paint_duel(canvas),
            backdrop=WOOD,
            slot="duel",
        )
        if context.thinking in context.duellists:
            units = context.ui.units
            row = row_of(context.duellists.index(context.thinking), units.zoom)
            draw_dots(canvas, columns(row, units(PAWN))[0], units, context.ui)

    def _paint_duel(self, canvas: Canvas) -> None:
        meeting = self.context.arena.meeting
        title = duel_title(self.context.ui, showdown=meeting is not None and meeting.showdown)
        draw_duellists(canvas, self.context.ui, title, self._duellists)
        self.context.log_panel.paint(canvas)


class PassingColumn(Part[RaceContext]):
    """The panels of the table as they go out of sight or come back, above everything."""

    def draw_above(self, canvas: Canvas) -> None:
        context, camera = self.context, self.context.arena.camera
        gone = camera.panels_gone
        if not camera.moving or gone >= 1.0:
            return
        column = context.column
        with canvas.clipped(column), canvas.shifted((gone * column.width, 0.0)):
            canvas.layer += 80
            draw_passing(canvas, context)
            canvas.layer -= 80
