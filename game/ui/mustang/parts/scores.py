"""Who would win if it were counted now."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, LIVERIES, RED, SAND
from game.ui.mustang.commands import MustangKey
from game.ui.mustang.context import MustangContext
from game.ui.mustang.parts.rows import draw_title, title_and_rows
from game.ui.mustang.pieces.plates import WOOD, draw_lit
from game.ui.table.faces import draw_face
from game.ui.table.part import Part

BAR, SHORT_BAR = 48.0, 34.0  # in a narrow column names need the room
MOST = 20  # points that fill a bar; more if somebody has more


class Scores(Part[MustangContext]):
    """It can be put away, and everybody's cards take its place."""

    def handle(self, given: Input) -> bool:
        wanted = not self.context.replayed and self.context.ui.keymap.matches(
            given, MustangKey.SCORE
        )
        if wanted:
            self.context.toggle_scores()
        return wanted

    def draw(self, canvas: Canvas) -> None:
        context, seen = self.context, self.context.seen
        if context.sees_all or not context.shows_scores:
            return
        scores = tuple(rancher.score for rancher in seen.ranchers)
        key = ("mustang-score", scores, context.front, context.players, context.look.colours)
        canvas.composed(
            (*key, context.names, context.ui.words.code),
            context.places.score.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-score",
        )

    def _paint(self, canvas: Canvas) -> None:
        context, box = self.context, self.context.places.score
        canvas.nine("ui/panel", box)
        order = context.seen.standings()
        title, rows = title_and_rows(box, len(order), context.ui.zoom)
        draw_title(canvas, context.ui.say("Score so far"), title)
        most = max(MOST, *(rancher.score for rancher in context.seen.ranchers))
        for seat, row in zip(order, rows, strict=True):
            if seat == context.front:
                draw_lit(canvas, row.inflate(0, -1))
            self._paint_row(canvas, seat, row, most)

    def _paint_row(self, canvas: Canvas, seat: int, row: Box, most: int) -> None:
        context, zoom = self.context, self.context.ui.zoom
        side = min(38.0 * max(zoom, 1.0), row.height - 5)
        face = (row.x + 8 + side / 2, row.centery)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face, side)
        score = context.seen.ranchers[seat].score
        number = Box(row.right - 44 * zoom, row.y, 36 * zoom, row.height)
        room = (number.width, min(22 * zoom, row.height - 8))
        canvas.numeral(str(score), number.center, size=23, colour=RED, within=room)
        wide = (BAR if zoom >= 1.0 else SHORT_BAR) * zoom
        bar = Box(number.x - 6 * zoom - wide, row.centery - 5 * zoom, wide, 10 * zoom)
        self._paint_bar(canvas, bar, context.colour(seat), max(score, 0) / most)
        left = face[0] + side / 2 + 10
        words = Box(left, row.y + 1, bar.x - 6 - left, row.height - 2)
        canvas.text(context.names[seat], words, style="bold", size=20, colour=INK)

    def _paint_bar(self, canvas: Canvas, bar: Box, colour: str, share: float) -> None:
        zoom = self.context.ui.zoom
        canvas.fill(bar, INK, radius=5 * zoom)
        inner = bar.inflate(-4, -4)
        canvas.fill(inner, SAND, radius=3 * zoom)
        inner.width *= min(share, 1.0)
        if inner.width > 3:
            canvas.fill(inner, LIVERIES[colour].base, radius=3 * zoom)
