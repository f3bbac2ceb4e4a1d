"""The end of a race: who won and how, how it went, and what to do next."""

from __future__ import annotations

import math

from game.i18n import mark
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, RED, SADDLE, UMBER
from game.ui.kit.tokens import Type
from game.ui.kit.tween import ease_out, overshoot
from game.ui.pony_express.menus.chart import Chart, draw_legend
from game.ui.pony_express.menus.course import course_of
from game.ui.pony_express.prompt import PlayedRace
from game.ui.pony_express.words import race_words
from game.ui.screens.game_end import GameEnd, draw_rays
from game.ui.screens.riders import draw_mark
from game.ui.screens.sheet import draw_sheet

STANDINGS = Box(480, 128, 776, 250)
CHART = Box(480, 388, 776, 252)
ABOVE_FOOT = 14.0
RIDER = Box(100, 268, 290, 290)
PLAQUE = Box(104, 586, 276, 52)
HEADLINES = {
    "jackrabbit": mark("The mail is delivered!"),
    "showdown": mark("Last one standing!"),
}
CONFETTI = 470.0  # how far it reaches
# The right edge of each column of numbers, and how wide it is.
COLUMNS = ((470.0, 110.0), (560.0, 80.0), (650.0, 80.0), (750.0, 90.0))


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
        return Box(CHART.x, CHART.y, CHART.width, self._lowest - CHART.y)

    @property
    def _plaque(self) -> Box:
        return PLAQUE.move(0, self._lowest - CHART.bottom)

    def _make_chart(self) -> Chart:
        board, box = self.table.context.board, self._chart_box
        desert = next((n for n in range(1, board.last) if board.desert[n]), board.last)
        plot = Box(box.x + 16, box.y + 46, box.width - 32, box.height - 56)
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
            canvas.centred("pieces/mail-bag", (402, 534), size=(96 * pop, 96 * pop))
            canvas.centred("board/mailbox", (72, 536), size=(92 * pop, 92 * pop))
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
        canvas.composed(key, STANDINGS.inflate(44, 44), lambda: self._paint_standings(canvas))

    def _paint_standings(self, canvas: Canvas) -> None:
        say = self.ui.say
        draw_sheet(canvas, self.ui, STANDINGS)
        titles = (say("Reached"), say("Gold"), say("Duels won"), say("Bluffs (caught)"))
        for (right, width), title in zip(COLUMNS, titles, strict=True):
            canvas.text(
                title,
                (STANDINGS.x + right - width, STANDINGS.y + 8, width, 40),
                style="bold",
                size=Type.NOTE,
                colour=SADDLE,
                align="centre",
            )
        heading = (STANDINGS.x + 22, STANDINGS.y + 8, 300, 40)
        canvas.text(
            say("Final standings"), heading, style="title", size=Type.NAME, colour=RED, wrap=False
        )
        high = (STANDINGS.height - 64) / max(len(self._order), 4)
        for row, seat in enumerate(self._order):
            top = STANDINGS.y + 52 + row * high
            self._paint_row(canvas, seat, Box(STANDINGS.x + 14, top, STANDINGS.width - 28, high))

    def _paint_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        look, rider, deeds = self.table.look, self.course.riders[seat], self.course.deeds[seat]
        if seat == self.winner:
            canvas.fill(row.inflate(0, -2), LIGHT_GOLD, radius=8)
            canvas.frame(row.inflate(0, -2), GOLD, width=2.5, radius=8)
        draw_mark(canvas, look.colours[seat], seat, (row.x + 22, row.centery), 13)
        side = min(row.height - 2, 42.0)
        canvas.centred(
            f"pieces/side-{look.colours[seat]}", (row.x + 60, row.centery - 1), size=(side, side)
        )
        name = (row.x + 88, row.y + 2, 258, row.height - 4)
        canvas.text(rider.name, name, style="bold", size=Type.LEAD, colour=UMBER, wrap=False)
        figures = (
            self._place(seat),
            str(rider.gold),
            str(deeds.duels_won),
            f"{deeds.bluffs} ({deeds.caught})",
        )
        for (right, width), text in zip(COLUMNS, figures, strict=True):
            box = (STANDINGS.x + right - width, row.y, width, row.height)
            canvas.text(
                text, box, style="bold", size=Type.BODY, colour=INK, align="centre", wrap=False
            )

    def _place(self, seat: int) -> str:
        rider = self.course.riders[seat]
        if rider.mailbox:
            return self.ui.say("mailbox %(number)d", number=rider.mailbox)
        return str(rider.space)

    def _draw_chart(self, canvas: Canvas) -> None:
        key = ("chart-sheet", self.ui.words.code, self.ui.settings.high_contrast)
        canvas.composed(key, self._chart_box.inflate(44, 44), lambda: self._paint_sheet(canvas))
        self._chart.draw(canvas)

    def _paint_sheet(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.ui, self._chart_box)
        heading = (CHART.x + 22, CHART.y + 8, 470, 38)
        canvas.text(
            self.ui.say("The race, turn by turn"),
            heading,
            style="title",
            size=Type.NAME,
            colour=RED,
            wrap=False,
        )
        draw_legend(canvas, self.ui, Box(CHART.right - 270, CHART.y + 10, 250, 34))
