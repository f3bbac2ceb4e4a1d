"""The score sheet of a game that is over: a column for each rancher, counted up line by line."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.events import Scored
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED, SADDLE, SAND
from game.ui.kit.tokens import Type
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.plates import draw_lit
from game.ui.table.faces import draw_face

HEAD, TOTAL = 74.0, 44.0
NAMES = 0.34  # of the width have the names of the lines
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
        return self.box.inflate(-2 * MARGIN, -2 * MARGIN + 8)

    def _column(self, number: int) -> Box:
        inner = self._inner
        left = inner.x + inner.width * NAMES
        wide = (inner.right - left) / len(self._order)
        return Box(left + wide * number, inner.y, wide, inner.height)

    def _row(self, number: int) -> Box:
        inner = self._inner
        high = (inner.height - HEAD - TOTAL) / len(self.lines)
        return Box(inner.x, inner.y + HEAD + high * number, inner.width, high)

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
        for number, seat in enumerate(self._order):
            column = self._column(number)
            if over and seat in self._final.winners:
                draw_lit(canvas, column.inflate(-6, 4))
            self._paint_head(canvas, seat, column)
        for number, line in enumerate(self.lines[:shown]):
            self._paint_line(canvas, number, line)
        self._paint_totals(canvas, shown)

    def _paint_head(self, canvas: Canvas, seat: int, column: Box) -> None:
        context = self._context
        side = min(44.0, column.width - 8)
        at = (column.centerx, column.y + side / 2 + 3)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, at, side)
        words = Box(column.x + 4, column.y + side + 5, column.width - 8, HEAD - side - 7)
        canvas.text(
            context.names[seat],
            words,
            style="bold",
            size=Type.NOTE,
            colour=INK,
            align="centre",
            wrap=False,
        )

    def _paint_line(self, canvas: Canvas, number: int, line: str) -> None:
        row, inner = self._row(number), self._inner
        canvas.line((row.x, row.y), (row.right, row.y), SAND, width=1.5)
        words = Box(row.x + 4, row.y + 1, inner.width * NAMES - 12, row.height - 2)
        canvas.text(self._context.words.score_line(line), words, size=Type.NOTE, colour=INK)
        for place, seat in enumerate(self._order):
            column = self._column(place)
            found = self._final.sheets[seat][number]
            box = Box(column.x, row.y, column.width, row.height)
            self._paint_points(canvas, found.points, box)
            if found.count and line != ENDED:
                self._paint_count(canvas, found.count, box)

    def _paint_points(self, canvas: Canvas, points: int, box: Box) -> None:
        if not points:
            canvas.text("–", box, size=Type.NOTE, colour=SADDLE, align="centre")
            return
        high = min(20.0, box.height - 8)
        canvas.numeral(
            str(points), (box.centerx, box.centery), size=Type.BODY, colour=RED, within=(40, high)
        )

    def _paint_count(self, canvas: Canvas, count: int, box: Box) -> None:
        """For how many there were these points."""
        beside = Box(box.centerx + 16, box.y, box.width / 2 - 18, box.height)
        canvas.text(f"({count})", beside, size=Type.MARK, colour=SADDLE, wrap=False)

    def _paint_totals(self, canvas: Canvas, shown: int) -> None:
        inner = self._inner
        y = inner.bottom - TOTAL
        canvas.line((inner.x, y), (inner.right, y), INK, width=2.5)
        words = Box(inner.x + 4, y + 2, inner.width * NAMES - 12, TOTAL - 4)
        canvas.text(
            self._ui.say("Total"), words, style="title", size=Type.LABEL, colour=RED, wrap=False
        )
        for place, seat in enumerate(self._order):
            column = self._column(place)
            total = sum(line.points for line in self._final.sheets[seat][:shown])
            at = (column.centerx, y + TOTAL / 2 + 1)
            canvas.numeral(
                str(total), at, size=Type.HEADING, colour=RED, within=(column.width - 8, 28)
            )
