"""The running order: every horse from the top track to the bottom one, with its odds, its rider and
its square."""

from __future__ import annotations

from game.rules.derby.course import TOWN
from game.rules.derby.view import HorseView
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import horse_picture
from game.ui.derby.course.order_places import HEAD, HEAD_HIGH, OrderPlaces
from game.ui.derby.course.tags import draw_bettor, draw_number, draw_rosette
from game.ui.derby.horses import NUMBERS
from game.ui.derby.wood import WOOD
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import RIGHT, columns, inset, placed, rows, share
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.kit.tokens import Corner, Gap, Type
from game.ui.table.part import Part

# Across a row of the usual width, from its left.
NUMBER, HORSE, ODDS, RIDER, SQUARE = 18.0, 56.0, 90.0, 172.0, 60.0
PICTURE = 50.0
FACE, ROSETTE, SIGN = 26.0, 28.0, 24.0
TITLE = 0.52  # of the width, for the heading


class OrderPanel(Part[DerbyContext]):
    @property
    def _marked(self) -> str | None:
        """The horse on its turn, or the one for which a track is chosen."""
        return self.context.pose.horse or self.context.progress.on_move

    def draw(self, canvas: Canvas) -> None:
        """Painted anew only when something in it has changed."""
        context, order = self.context, self.context.order
        facts = tuple(
            (state.horse, state.row, state.rider, state.square, state.place)
            for state in order.horses
        )
        key = (
            *("derby-order", context.seen.race_round, self._marked, facts),
            *(context.look.colours, context.names, context.ui.words.code),
        )
        canvas.composed(
            key,
            order.box,
            lambda: self._paint(canvas, order),
            backdrop=WOOD,
            slot="derby-order",
        )

    def _paint(self, canvas: Canvas, order: OrderPlaces) -> None:
        context, box = self.context, order.box
        canvas.nine("ui/panel", box)
        line = rows(inset(box, left=20, top=HEAD, right=18), HEAD_HIGH - 4)[0]
        head, right = columns(line, box.width * TITLE, share(), gap=Gap.SMALL)
        number, say = context.seen.race_round, context.ui.say
        title = say("Round %(number)d", number=number) if number else say("Start")
        heading(canvas, title, head, size=Type.LABEL)
        canvas.text(
            say("square"),
            right,
            size=Type.NOTE,
            colour=context.ui.quiet_ink,
            align="right",
            wrap=False,
        )
        if self._marked is not None:
            _paint_mark(canvas, order.row_of(self._marked))
        for place, state in enumerate(order.horses):
            self._paint_row(canvas, order.row(place), state)

    def _paint_row(self, canvas: Canvas, row: Box, state: HorseView) -> None:
        context = self.context
        y = row.centery
        draw_number(canvas, state.horse, (row.x + NUMBER, y))
        self._paint_horse(canvas, state.horse, (row.x + HORSE, y))
        if state.row is not None:
            words = context.words.odds(state.row)
            odds = columns(row, ODDS, RIDER - ODDS - FACE / 2 - Gap.SMALL)[1]
            canvas.text(words, odds, style="title", size=Type.NOTE, wrap=False)
        if state.rider is not None:
            draw_bettor(canvas, context, state.rider, (row.x + RIDER, y), FACE)
        else:
            canvas.centred("derby/nobody", (row.x + RIDER, y), size=(FACE, FACE))
        self._paint_square(canvas, row, state)

    def _paint_horse(self, canvas: Canvas, horse: str, centre: tuple[float, float]) -> None:
        picture = horse_picture(canvas, f"derby/gallop-{horse}-1", NUMBERS[horse], PICTURE)
        x, y = canvas.at(centre)
        canvas.stamp(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))

    def _paint_square(self, canvas: Canvas, row: Box, state: HorseView) -> None:
        """A number, in town a house, and among the first three a rosette."""
        box = placed(inset(row, right=8), wide=SQUARE, at=RIGHT)
        if state.place is not None:
            draw_rosette(canvas, state.place, (box.right - ROSETTE / 2, box.centery), ROSETTE)
        elif state.square >= TOWN:
            canvas.centred(
                "derby/sign-town", (box.right - SIGN / 2, box.centery), size=(SIGN, SIGN)
            )
        else:
            heading(canvas, str(state.square), box, size=Type.NOTE, align="right")


def _paint_mark(canvas: Canvas, row: Box) -> None:
    """Below the rows: what stands in the one above reaches into it."""
    canvas.fill(row.inflate(0, 2), INK, radius=Corner.CHIP)
    canvas.fill(row.inflate(-5, -3), LIGHT_GOLD, radius=6)
