"""What a set catches, beside the table."""

from __future__ import annotations

from collections.abc import Iterable

from game.i18n import mark
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, inset, placed, share
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Gap
from game.ui.mustang.context import MustangContext
from game.ui.mustang.parts.rows import draw_title, title_and_rows
from game.ui.mustang.pieces.counter import draw_counter
from game.ui.mustang.pieces.plates import WOOD, draw_lit
from game.ui.table.part import Part

# The sets with what they catch, shown by a counter of one coat.
SETS = (
    ("pair", mark("Pair"), "bay-foal-1"),
    ("three", mark("Three"), "bay-mare-1"),
    ("four", mark("Four"), "bay-stallion-1"),
    ("run", mark("Royal run"), "midnight"),
)
COUNTER, CARDS = 40.0, (64.0, 28.0)


class Sets(Part[MustangContext]):
    """The row of the chosen cards is lit."""

    def pictures(self) -> Iterable[str]:
        return [f"mustang/set-{kind}" for kind, _, _ in SETS]

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        key = ("mustang-sets", context.pose.lit_set, context.ui.words.code)
        canvas.composed(
            key,
            context.places.sets.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-sets",
        )

    def _paint(self, canvas: Canvas) -> None:
        context, box = self.context, self.context.places.sets
        canvas.nine("ui/panel", box)
        title, rows = title_and_rows(box, len(SETS), context.ui.units)
        draw_title(canvas, context.ui.say("Sets"), title)
        for (kind, name, example), row in zip(SETS, rows, strict=True):
            if kind == context.pose.lit_set:
                draw_lit(canvas, row.inflate(0, -1))
            self._paint_row(canvas, kind, context.ui.say(name), example, row)

    def _paint_row(self, canvas: Canvas, kind: str, name: str, example: str, row: Box) -> None:
        units = self.context.ui.units
        side = min(units(COUNTER, least=0.9), row.height - 6)
        wide, high = CARDS[0] * side / COUNTER, CARDS[1] * side / COUNTER
        words, _, cards, _, counter = columns(
            inset(row, left=12, right=10), share(), Gap.SMALL, wide, Gap.USUAL, side
        )
        draw_counter(canvas, example, counter.center, side)
        canvas.picture(f"mustang/set-{kind}", placed(cards, high=high))
        canvas.text(name, words, style="bold", colour=INK, wrap=False)
