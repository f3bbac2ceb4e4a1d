"""The score sheet of a game that is over: a column for each rancher, counted up line by line."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.events import Scored
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import columns, grid, inset, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED, SADDLE, SAND
from game.ui.kit.tokens import Line, Type
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.plates import draw_lit
from game.ui.table.faces import draw_face

HEAD, TOTAL = 74.0, 44.0
TOTAL_LINE, TOTAL_HIGH = 2.5, 28.0  # above the totals, and how high they may be
NAMES_AND_POINTS = (0.34, 0.66)  # shares of the width
FACE, POINTS = 44.0, (40.0, 20.0)
MARGIN = 20.0
ENDED = "ended"  # a line that nobody counts twice


class ScoreSheet:
    """`order`: the seats from left to right."""

    def __init__(
        self, ui: Ui, context: MustangContext, final: Scored, order: Sequence[int], box: Box
    ) -> None:
        self._ui = ui
        self._context = context
        self._final = final
        self._order = order
        self.box = box

    @property
    def lines(self) -> list[str]:
        return [line.line for line in self._final.sheets[0]]

    # ------------------------------------------------------------------ where things are

    @property
    def _inner(self) -> Box:
        return inset(self.box, x=MARGIN, y=MARGIN - 4)

    def _cells(self, row: Box) -> tuple[Box, list[Box]]:
        """The words of a line, and the points of each rancher."""
        words, points = columns(row, *shares(*NAMES_AND_POINTS))
        return inset(words, left=4, right=8), grid(points, len(self._order), 1)

    @property
    def _rows(self) -> tuple[Box, list[Box], Box]:
        """Head, lines and total."""
        head, body, total = rows(self._inner, HEAD, share(), TOTAL)
        return head, grid(body, 1, len(self.lines)), total

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, shown: int) -> None:
        """`shown`: how many lines are counted."""
        key = ("score-sheet", shown, tuple(self._order), tuple(self._final.scores))
        facts = (self._context.names, self._context.look.colours, self._ui.words.code)
        canvas.composed(
            (*key, *facts), self.box, lambda: self._paint(canvas, shown), slot="score-sheet"
        )

    def _paint(self, canvas: Canvas, shown: int) -> None:
        over = shown >= len(self.lines)
        head, lines, total = self._rows
        whole = zip(self._order, self._cells(self._inner)[1], self._cells(head)[1], strict=True)
        for seat, column, cell in whole:
            if over and seat in self._final.winners:
                draw_lit(canvas, column.inflate(-6, 4))
            self._paint_head(canvas, seat, cell)
        for number, line in enumerate(self.lines[:shown]):
            self._paint_line(canvas, number, line, lines[number])
        self._paint_totals(canvas, shown, total)

    def _paint_head(self, canvas: Canvas, seat: int, cell: Box) -> None:
        context = self._context
        side = min(FACE, cell.width - 8)
        face, words = rows(inset(cell, top=3, bottom=2), side, share(), gap=2)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, side)
        canvas.text(
            context.names[seat],
            inset(words, x=4),
            style="bold",
            size=Type.NOTE,
            colour=INK,
            align="centre",
            wrap=False,
        )

    def _paint_line(self, canvas: Canvas, number: int, line: str, row: Box) -> None:
        canvas.line(row.topleft, row.topright, SAND, width=Line.RULE)
        words, cells = self._cells(row)
        text = self._context.words.score_line(line)
        canvas.text(text, inset(words, y=1), size=Type.NOTE, colour=INK)
        for seat, cell in zip(self._order, cells, strict=True):
            found = self._final.sheets[seat][number]
            self._paint_points(canvas, found.points, cell)
            if found.count and line != ENDED:
                self._paint_count(canvas, found.count, cell)

    def _paint_points(self, canvas: Canvas, points: int, box: Box) -> None:
        if not points:
            canvas.text("–", box, size=Type.NOTE, colour=SADDLE, align="centre")
            return
        room = (POINTS[0], min(POINTS[1], box.height - 8))
        canvas.numeral(str(points), box.center, size=Type.BODY, colour=RED, within=room)

    def _paint_count(self, canvas: Canvas, count: int, box: Box) -> None:
        """For how many there were these points."""
        half = columns(box, share(), share())[1]
        words = inset(half, left=16, right=2)
        canvas.text(f"({count})", words, size=Type.MARK, colour=SADDLE, wrap=False)

    def _paint_totals(self, canvas: Canvas, shown: int, row: Box) -> None:
        canvas.line(row.topleft, row.topright, INK, width=TOTAL_LINE)
        row = inset(row, top=2)
        words, cells = self._cells(row)
        heading(canvas, self._ui.say("Total"), inset(words, bottom=2), size=Type.LABEL)
        for seat, cell in zip(self._order, cells, strict=True):
            total = sum(line.points for line in self._final.sheets[seat][:shown])
            room = (cell.width - 8, TOTAL_HIGH)
            canvas.numeral(str(total), cell.center, size=Type.HEADING, colour=RED, within=room)
