"""The payout sheet on the table: what the learner was paid."""

from __future__ import annotations

from functools import partial

from game.ui.derby.context import DerbyContext
from game.ui.derby.menus.accounts import accounts
from game.ui.derby.menus.payout_sheet import PayoutSheet
from game.ui.kit.canvas import Box, Canvas
from game.ui.screens.guided.lesson_table import LessonTable
from game.ui.screens.sheet import draw_sheet

LEFT, WIDE, BELOW = 20.0, 800.0, 10.0  # below the small planks
HEADS, MOST_GROWN, EDGE = 36.0, 1.3, 18.0
LAYER = 50  # above the table, below the coach


class LearnerSheet:
    def __init__(self, table: LessonTable[DerbyContext]) -> None:
        self._ui, self._table = table.ui, table
        session, learner = table.session, table.course.staging.learner
        learners = accounts(session.log(None), len(session.names))[learner]
        self._payout = PayoutSheet(table.ui, table, [learners])

    @property
    def _top(self) -> float:
        return self._table.context.layout.icon(0, racing=True).bottom + BELOW

    @property
    def _heads(self) -> Box:
        high = self._ui.units(HEADS, most=MOST_GROWN)
        return Box(LEFT + EDGE, self._top + EDGE / 2, WIDE - 2 * EDGE, high)

    @property
    def box(self) -> Box:
        bottom = self._heads.bottom + self._payout.height + EDGE
        return Box(LEFT, self._top, WIDE, bottom - self._top)

    def draw(self, canvas: Canvas) -> None:
        box, heads = self.box, self._heads
        key = ("derby-lesson-sheet", self._ui.words.code, self._ui.settings.high_contrast)
        canvas.layer += LAYER
        paint = partial(draw_sheet, canvas, self._ui, box)
        canvas.composed(key, box.inflate(44, 44), paint)
        self._payout.draw_heads(canvas, heads)
        self._payout.draw_rows(canvas, Box(heads.x, heads.bottom + 4, heads.width, 0))
        canvas.layer -= LAYER
