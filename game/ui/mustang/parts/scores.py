"""Who would win if it were counted now."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.inputs import Input
from game.ui.kit.layout import LEFT, columns, inset, placed, share
from game.ui.kit.theme import INK, LIVERIES, RED, SAND
from game.ui.kit.tokens import Corner, Gap, Type
from game.ui.mustang.commands import MustangKey
from game.ui.mustang.context import MustangContext
from game.ui.mustang.parts.rows import draw_title, title_and_rows
from game.ui.mustang.pieces.plates import WOOD, draw_lit
from game.ui.table.faces import draw_face
from game.ui.table.part import Part

FACE, NUMBER = 38.0, 36.0  # how wide
BAR_HIGH = 10.0
BAR, SHORT_BAR = 48.0, 34.0  # wide: in a narrow column names need the room
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
        title, rows = title_and_rows(box, len(order), context.ui.units)
        draw_title(canvas, context.ui.say("Score so far"), title)
        most = max(MOST, *(rancher.score for rancher in context.seen.ranchers))
        for seat, row in zip(order, rows, strict=True):
            if seat == context.front:
                draw_lit(canvas, row.inflate(0, -1))
            self._paint_row(canvas, seat, row, most)

    def _paint_row(self, canvas: Canvas, seat: int, row: Box, most: int) -> None:
        context, units = self.context, self.context.ui.units
        side = min(units.grown(FACE), row.height - 5)
        wide = units(BAR if units.zoom >= 1.0 else SHORT_BAR)
        inner = inset(row, left=8, right=units(8))
        face, _, words, _, bar, number = columns(
            inner, side, 10, share(), Gap.SMALL, wide + units(6), units(NUMBER)
        )
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, side)
        score = context.seen.ranchers[seat].score
        room = (number.width, min(units(22), row.height - 8))
        canvas.numeral(str(score), number.center, size=Type.NAME, colour=RED, within=room)
        plate = placed(bar, wide, units(BAR_HIGH), LEFT)
        self._paint_bar(canvas, plate, context.colour(seat), max(score, 0) / most)
        canvas.text(context.names[seat], inset(words, y=1), style="bold", colour=INK)

    def _paint_bar(self, canvas: Canvas, bar: Box, colour: str, share: float) -> None:
        units = self.context.ui.units
        canvas.fill(bar, INK, radius=units(5))
        inner = inset(bar, 2)
        canvas.fill(inner, SAND, radius=units(Corner.BAR))
        inner.width *= min(share, 1.0)
        if inner.width > 3:
            canvas.fill(inner, LIVERIES[colour].base, radius=units(Corner.BAR))
