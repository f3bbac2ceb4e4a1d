"""The end of a race: who won and how, how it went, and what to do next."""

from __future__ import annotations

import math

from game.i18n import mark
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.heading import heading
from game.ui.kit.layout import SCREEN, columns, inset, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, SADDLE, UMBER
from game.ui.kit.tokens import Corner, Gap, Type
from game.ui.kit.tween import ease_out, overshoot
from game.ui.pony_express.menus.chart import Chart, draw_legend
from game.ui.pony_express.menus.course import course_of
from game.ui.pony_express.prompt import PlayedRace
from game.ui.pony_express.words import race_words
from game.ui.screens.game_end import GameEnd, draw_rays
from game.ui.screens.riders import draw_mark
from game.ui.screens.sheet import draw_sheet

SHEETS = inset(SCREEN, left=480, top=128, right=24, bottom=80)
STANDINGS, CHART = rows(SHEETS, 250, 252, gap=10)
AROUND = 22.0  # a sheet, that is drawn with it for its shadow
ASIDE = 22.0  # the headings, from the edge
ABOVE_FOOT = 14.0
RIDER = Box(100, 268, 290, 290)
PLAQUE = Box(104, 586, 276, 52)
HEADLINES = {
    "jackrabbit": mark("The mail is delivered!"),
    "showdown": mark("Last one standing!"),
}
CONFETTI = 470.0  # how far it reaches
BAG, MAILBOX = ((402.0, 534.0), 96.0), ((72.0, 536.0), 92.0)  # their middle, and how large
# In the standings: the heading, the lines and the air below; behind the name four columns of
# numbers with air between, and some behind them; before the name the mark and the piece.
HEAD, TOP, BOTTOM, FEWEST = 40.0, 8.0, 12.0, 4  # lines for which there is room in any case
NUMBERS, AFTER = (110.0, 10.0, 80.0, 10.0, 80.0, 10.0, 90.0), 26.0
MARK, PIECE, BEFORE_NAME = 44.0, 32.0, 12.0
ROW_ASIDE = 14.0
LEGEND = 250.0  # how wide it is beside the heading of the chart
LARGEST = 42.0  # is a piece


class RaceEnd(GameEnd):
    """Who has won, the standings, and the race turn by turn."""

    name = "race-end"
    table: PlayedRace

    def __init__(self, ui: Ui, table: PlayedRace) -> None:
        super().__init__(ui, table)
        self.course = course_of(table.session.recording())
        self._order = self.course.standings(self.winner)
        self._chart = self._make_chart()

    def build(self) -> None:
        self._chart = self._make_chart()
        super().build()

    # ------------------------------------------------------------------ where things are

    @property
    def _lowest(self) -> float:
        """Where everything above the planks ends: not lower than it was designed."""
        return min(self.foot.y - ABOVE_FOOT, CHART.bottom)

    @property
    def _chart_box(self) -> Box:
        return inset(CHART, bottom=CHART.bottom - self._lowest)

    @property
    def _plaque(self) -> Box:
        return PLAQUE.move(0, self._lowest - CHART.bottom)

    def _make_chart(self) -> Chart:
        board, box = self.table.context.board, self._chart_box
        desert = next((n for n in range(1, board.last) if board.desert[n]), board.last)
        plot = inset(box, x=16, top=46, bottom=10)
        return Chart(self.ui, self.course, self.table.look, plot, desert)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        self.sunset.draw(canvas)
        names, reader = self.table.session.names, self.table.reader
        result = race_words(self.ui).result(self.result, names, reader)
        self.draw_headline(canvas, self.ui.say(HEADLINES[self.result["reason"]]), result)
        self._draw_winner(canvas)
        self._draw_standings(canvas)
        self._draw_chart(canvas)
        self.draw_confetti(canvas, CONFETTI)

    def _draw_winner(self, canvas: Canvas) -> None:
        """Large, with the mail at its feet; it comes riding in unless nothing shall move."""
        colour = self.table.look.colours[self.winner]
        came = 1.0 if self.ui.settings.reduced_motion else ease_out(self.time / 0.9)
        bob = math.sin(self.ui.idle_motion(RIDER.inflate(0, 8)) * 2.2) * 3
        x = RIDER.x - 360 * (1 - came)
        draw_rays(canvas, (RIDER.centerx, RIDER.centery - 10))
        if came < 1.0:
            self._draw_dust(canvas, (x + 40, RIDER.bottom - 26), came)
        canvas.picture(f"pieces/side-{colour}", (x, RIDER.y + bob, RIDER.width, RIDER.height))
        pop = 1.0 if self.ui.settings.reduced_motion else overshoot((self.time - 0.8) / 0.5)
        if pop > 0.05:
            for name, (at, side) in (("pieces/mail-bag", BAG), ("board/mailbox", MAILBOX)):
                canvas.centred(name, at, size=(side * pop, side * pop))
        self.draw_plaque(canvas, self.winner, self._plaque)

    def _draw_dust(self, canvas: Canvas, at: Point, came: float) -> None:
        for puff in range(4):
            x = at[0] - puff * 34
            size = 40 + 16 * puff
            alpha = round(200 * (1 - came) * (1 - puff / 5))
            canvas.centred("board/dust", (x, at[1] - 4 * puff), size=(size, size), alpha=alpha)

    # ------------------------------------------------------------------ numbers

    def _draw_standings(self, canvas: Canvas) -> None:
        key = ("standings", self.course, self.ui.words.code, self.ui.settings.high_contrast)
        canvas.composed(key, inset(STANDINGS, -AROUND), lambda: self._paint_standings(canvas))

    def _paint_standings(self, canvas: Canvas) -> None:
        say = self.ui.say
        draw_sheet(canvas, self.ui, STANDINGS)
        head, body = rows(inset(STANDINGS, top=TOP, bottom=BOTTOM), HEAD, share(), gap=Gap.FINE)
        corner, places = _cells(head)
        titles = (say("Reached"), say("Gold"), say("Duels won"), say("Bluffs (caught)"))
        for place, title in zip(places, titles, strict=True):
            canvas.text(title, place, style="bold", size=Type.NOTE, colour=SADDLE, align="centre")
        heading(canvas, say("Final standings"), inset(corner, left=ASIDE))
        lines = rows(body, *[share()] * max(len(self._order), FEWEST))
        for seat, line in zip(self._order, lines, strict=False):
            self._paint_row(canvas, seat, line)

    def _paint_row(self, canvas: Canvas, seat: int, line: Box) -> None:
        look, rider, deeds = self.table.look, self.course.riders[seat], self.course.deeds[seat]
        if seat == self.winner:
            plate = inset(line, x=ROW_ASIDE, y=1)
            canvas.fill(plate, LIGHT_GOLD, radius=Corner.CHIP)
            canvas.frame(plate, GOLD, width=2.5, radius=Corner.CHIP)
        first, places = _cells(line)
        mark, piece, _, name = columns(
            inset(first, left=ROW_ASIDE), MARK, PIECE, BEFORE_NAME, share()
        )
        draw_mark(canvas, look.colours[seat], seat, mark.center, 13)
        side = min(line.height - 2, LARGEST)
        at = (piece.centerx, piece.centery - 1)
        canvas.centred(f"pieces/side-{look.colours[seat]}", at, size=(side, side))
        words = inset(name, y=2)
        canvas.text(rider.name, words, style="bold", size=Type.LEAD, colour=UMBER, wrap=False)
        figures = (
            self._place(seat),
            str(rider.gold),
            str(deeds.duels_won),
            f"{deeds.bluffs} ({deeds.caught})",
        )
        for place, text in zip(places, figures, strict=True):
            canvas.text(
                text, place, style="bold", size=Type.BODY, colour=INK, align="centre", wrap=False
            )

    def _place(self, seat: int) -> str:
        rider = self.course.riders[seat]
        if rider.mailbox:
            return self.ui.say("mailbox %(number)d", number=rider.mailbox)
        return str(rider.space)

    def _draw_chart(self, canvas: Canvas) -> None:
        key = ("chart-sheet", self.ui.words.code, self.ui.settings.high_contrast)
        canvas.composed(key, inset(self._chart_box, -AROUND), lambda: self._paint_sheet(canvas))
        self._chart.draw(canvas)

    def _paint_sheet(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.ui, self._chart_box)
        head = rows(inset(CHART, left=ASIDE, top=TOP, right=20), 38)[0]
        title, legend = columns(head, share(), LEGEND)
        heading(canvas, self.ui.say("The race, turn by turn"), title)
        draw_legend(canvas, self.ui, legend)


def _cells(line: Box) -> tuple[Box, list[Box]]:
    """What is at the left of a line of the standings, and the places of its numbers."""
    first, *others = columns(inset(line, right=AFTER), share(), *NUMBERS)
    return first, others[::2]
