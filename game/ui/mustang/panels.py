"""The panels at both sides: what a set catches, and the score so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import mark
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, LIVERIES, RED, SAND
from game.ui.mustang.counters import draw_counter
from game.ui.mustang.plates import draw_lit
from game.ui.mustang.ranch_view import WOOD
from game.ui.table.faces import draw_face

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

# The sets with what they catch, shown by a counter of one coat.
SETS = (
    ("pair", mark("Pair"), "bay-foal-1"),
    ("three", mark("Three"), "bay-mare-1"),
    ("four", mark("Four"), "bay-stallion-1"),
    ("run", mark("Royal run"), "midnight"),
)
CARDS = (64.0, 28.0)
FRAME = 10.0
TITLE = 36.0
LOWEST_ROW = 34.0  # with a title above; where rows are lower, there is none
BAR, SHORT_BAR = 48.0, 34.0  # in a narrow column names need the room
MOST = 20  # points that fill a bar; more if somebody has more


def title_and_rows(box: Box, count: int, zoom: float) -> tuple[Box | None, list[Box]]:
    """A title and so many rows on a panel; the title goes where rows would be too low."""
    inner = box.inflate(-2 * FRAME, -2 * FRAME)
    title = TITLE * max(zoom, 1.0)
    step = (inner.height - title) / count
    if step < LOWEST_ROW * max(zoom, 1.0) * 0.85:
        step, title = inner.height / count, 0.0
    rows = [
        Box(inner.x, inner.y + title + step * number, inner.width, step) for number in range(count)
    ]
    head = Box(inner.x + 8, inner.y, inner.width - 16, title - 4) if title else None
    return head, rows


def draw_title(canvas: Canvas, text: str, box: Box | None) -> None:
    if box is not None:
        canvas.text(text, box, style="title", size=22, colour=RED, wrap=False)


class SetsPanel:
    """The row of the chosen cards is lit."""

    def __init__(self, view: MustangView) -> None:
        self._view = view

    def draw(self, canvas: Canvas) -> None:
        view = self._view
        key = ("mustang-sets", view.pose.lit_set, view.ui.words.code)
        box = view.layout.sets
        canvas.composed(
            key, box.inflate(8, 8), lambda: self._paint(canvas), backdrop=WOOD, slot="mustang-sets"
        )

    def _paint(self, canvas: Canvas) -> None:
        view, box = self._view, self._view.layout.sets
        canvas.nine("ui/panel", box)
        title, rows = title_and_rows(box, len(SETS), view.ui.zoom)
        draw_title(canvas, view.ui.say("Sets"), title)
        for (kind, name, example), row in zip(SETS, rows, strict=True):
            if kind == view.pose.lit_set:
                draw_lit(canvas, row.inflate(0, -1))
            self._paint_row(canvas, kind, view.ui.say(name), example, row)

    def _paint_row(self, canvas: Canvas, kind: str, name: str, example: str, row: Box) -> None:
        side = min(40.0 * max(self._view.ui.zoom, 0.9), row.height - 6)
        grown = side / 40
        x = row.right - 10 - side / 2
        draw_counter(canvas, example, (x, row.centery), side)
        wide, high = CARDS[0] * grown, CARDS[1] * grown
        cards = Box(x - side / 2 - 8 - wide, row.centery - high / 2, wide, high)
        canvas.picture(f"mustang/set-{kind}", cards)
        words = Box(row.x + 12, row.y, cards.x - 6 - row.x - 12, row.height)
        canvas.text(name, words, style="bold", size=20, colour=INK, wrap=False)


class ScorePanel:
    """Who would win if it were counted now; it can be put away."""

    def __init__(self, view: MustangView) -> None:
        self._view = view

    def draw(self, canvas: Canvas) -> None:
        view, seen = self._view, self._view.seen
        scores = tuple(seen.ranchers[seat].score for seat in range(len(view.names)))
        key = ("mustang-score", scores, view.front, view.players, view.look.colours)
        box = view.layout.score
        canvas.composed(
            (*key, view.names, view.ui.words.code),
            box.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-score",
        )

    def _paint(self, canvas: Canvas) -> None:
        view, box = self._view, self._view.layout.score
        canvas.nine("ui/panel", box)
        order = view.seen.standings()
        title, rows = title_and_rows(box, len(order), view.ui.zoom)
        draw_title(canvas, view.ui.say("Score so far"), title)
        most = max(MOST, *(view.seen.ranchers[seat].score for seat in order))
        for seat, row in zip(order, rows, strict=True):
            if seat == view.front:
                draw_lit(canvas, row.inflate(0, -1))
            self._paint_row(canvas, seat, row, most)

    def _paint_row(self, canvas: Canvas, seat: int, row: Box, most: int) -> None:
        view = self._view
        zoom = view.ui.zoom
        side = min(38.0 * max(zoom, 1.0), row.height - 5)
        colour = view.look.colours[seat]
        face = (row.x + 8 + side / 2, row.centery)
        draw_face(canvas, view.portrait(seat), colour, seat, face, side)
        score = view.seen.ranchers[seat].score
        number = Box(row.right - 44 * zoom, row.y, 36 * zoom, row.height)
        room = (number.width, min(22 * zoom, row.height - 8))
        canvas.numeral(str(score), number.center, size=23, colour=RED, within=room)
        wide = (BAR if zoom >= 1.0 else SHORT_BAR) * zoom
        bar = Box(number.x - 6 * zoom - wide, row.centery - 5 * zoom, wide, 10 * zoom)
        canvas.fill(bar, INK, radius=5 * zoom)
        inner = bar.inflate(-4, -4)
        canvas.fill(inner, SAND, radius=3 * zoom)
        inner.width *= min(max(score, 0) / most, 1.0)
        if inner.width > 3:
            canvas.fill(inner, LIVERIES[colour].base, radius=3 * zoom)
        left = face[0] + side / 2 + 10
        words = Box(left, row.y + 1, bar.x - 6 - left, row.height - 2)
        canvas.text(view.names[seat], words, style="bold", size=20, colour=INK)
