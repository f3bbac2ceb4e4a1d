"""The end of a race: who won and how, how it went, and what to do next."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.engine.draws import Draws
from game.engine.errors import GameError
from game.hotseat.seats import Seats
from game.hotseat.tables import random_seed
from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import (
    CREAM,
    GOLD,
    INK,
    LIGHT_GOLD,
    LIVERIES,
    RED,
    SADDLE,
    TEAL,
    UMBER,
    Colour,
)
from game.ui.kit.tween import ease_out, overshoot
from game.ui.race.course import course_of
from game.ui.screens.chart import Chart, draw_legend, draw_mark
from game.ui.screens.question import tell
from game.ui.screens.sheet import draw_sheet
from game.ui.screens.sunset import Sunset

if TYPE_CHECKING:
    from game.ui.race.table import RaceTable

STANDINGS = Box(480, 128, 776, 250)
CHART = Box(480, 388, 776, 252)
FOOT_BOTTOM = 710.0
FOOT, HIGHEST = 56.0, 76.0  # how high the planks are, as designed and at most
ABOVE_FOOT = 14.0
RIDER = Box(100, 268, 290, 290)
SHREDS = 70  # of confetti
FALL = 95.0  # design pixels a second
PLAQUE = Box(104, 586, 276, 52)
HEADLINES = {
    "jackrabbit": mark("The mail is delivered!"),
    "showdown": mark("Last one standing!"),
    "last-bullet": mark("Out of bullets!"),
}
RAYS, RAYS_SIDE = 14, 460.0
# The right edge of each column of numbers, and how wide it is.
COLUMNS = ((470.0, 110.0), (560.0, 80.0), (650.0, 80.0), (750.0, 90.0))


class RaceEnd(Scene):
    """Over the table of a race that is won."""

    name = "race-end"

    def __init__(self, ui: Ui, table: RaceTable) -> None:
        super().__init__(ui)
        self._table = table
        match = table.match
        result = match.result
        assert result is not None
        self._result = result
        self.winner: int = result["winners"][0]
        self.course = course_of(match)
        self._order = self.course.standings(self.winner)
        self._chart = self._make_chart()
        self._sunset = Sunset(ui)
        self._time = 0.0
        self._begun = False

    # ------------------------------------------------------------------ where things are

    @property
    def _foot(self) -> Box:
        """The row of planks."""
        high = min(FOOT * self.ui.zoom, HIGHEST)
        middle = min(FOOT_BOTTOM - FOOT / 2, FOOT_BOTTOM - high / 2)
        return Box(24, middle - high / 2, 1232, high)

    @property
    def _lowest(self) -> float:
        """Where everything above the planks ends: not lower than it was designed."""
        return min(self._foot.y - ABOVE_FOOT, CHART.bottom)

    @property
    def _chart_box(self) -> Box:
        return Box(CHART.x, CHART.y, CHART.width, self._lowest - CHART.y)

    @property
    def _plaque(self) -> Box:
        return PLAQUE.move(0, self._lowest - CHART.bottom)

    def _make_chart(self) -> Chart:
        board, box = self._table.match.table.board, self._chart_box
        desert = next((n for n in range(1, board.last) if board.desert[n]), board.last)
        plot = Box(box.x + 16, box.y + 46, box.width - 32, box.height - 56)
        return Chart(self.ui, self.course, self._table.look, plot, desert)

    # ------------------------------------------------------------------ time

    def enter(self) -> None:
        if not self._begun:
            self._begun = True
            self.ui.sounds.stop_loops()
            self.ui.sounds.play("win-fanfare")

    def update(self, seconds: float) -> None:
        self._time += seconds

    # ------------------------------------------------------------------ what to do next

    def build(self) -> None:
        say = self.ui.say
        buttons = (
            ("again", say("Play again"), self._play_again, "green", "ui/icon-reroll"),
            ("watch", say("Watch the race"), self._watch, "on", "ui/icon-play"),
            ("setup", say("New set-up"), self._set_up, "on", "ui/icon-people"),
            ("title", say("Title screen"), self._go_home, "on", "ui/icon-back"),
        )
        foot = self._foot
        self._chart = self._make_chart()
        for number, (id, label, action, skin, icon) in enumerate(buttons):
            box = (foot.x + number * 310, foot.y, 302, foot.height)
            self.group.add(Button(f"end.{id}", box, label, action, skin=skin, icon=icon))
        if self.group.focus is None:
            self.group.focus_on("end.again", self.ui)

    def _play_again(self) -> None:
        """The same riders on the same seats, with other dice and cards."""
        from game.ui.screens.starting import begin_race  # it opens a table: imported late

        session, match = self._table.session, self._table.match
        seats = Seats(match.names, session.players)
        try:
            begin_race(self.ui, seats, match.options, random_seed(), self._table.look.colours)
        except GameError as problem:  # its board may be gone
            tell(self.ui, self.ui.say("That cannot be played"), self.ui.words.problem(problem))

    def _watch(self) -> None:
        from game.ui.race.replay import RaceReplay

        table = self._table
        self.ui.director.push(RaceReplay(self.ui, table.match, table.look, table.session.players))

    def _set_up(self) -> None:
        from game.ui.screens.setup import Setup  # it opens tables: imported late

        self.ui.director.home()
        self.ui.director.push(Setup(self.ui))

    def _go_home(self) -> None:
        self.ui.director.home()

    def escape(self) -> None:
        self._go_home()

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        self._sunset.draw(canvas)
        self._draw_headline(canvas)
        self._draw_winner(canvas)
        self._draw_standings(canvas)
        self._draw_chart(canvas)
        self._draw_confetti(canvas)

    def _draw_headline(self, canvas: Canvas) -> None:
        names, reader = self._table.match.names, self._table.reader
        canvas.nine("ui/panel-dark", (24, 14, 1232, 102))
        canvas.text(
            self.ui.say(HEADLINES[self._result["reason"]]),
            (52, 20, 1176, 52),
            style="title",
            size=44,
            colour=LIGHT_GOLD,
            align="centre",
            drop=INK,
            wrap=False,
        )
        canvas.text(
            self.ui.words.result(self._result, names, reader),
            (52, 72, 1176, 36),
            style="bold",
            size=23,
            colour=CREAM,
            align="centre",
            drop=INK,
        )

    def _draw_winner(self, canvas: Canvas) -> None:
        """Large, with the mail at its feet; it comes riding in unless nothing shall move."""
        colour = self._table.look.colours[self.winner]
        came = 1.0 if self.ui.settings.reduced_motion else ease_out(self._time / 0.9)
        bob = self.ui.motion(math.sin(self.ui.time * 2.2)) * 3
        x = RIDER.x - 360 * (1 - came)
        _draw_rays(canvas, (RIDER.centerx, RIDER.centery - 10))
        if came < 1.0:
            self._draw_dust(canvas, (x + 40, RIDER.bottom - 26), came)
        canvas.picture(f"pieces/side-{colour}", (x, RIDER.y + bob, RIDER.width, RIDER.height))
        pop = 1.0 if self.ui.settings.reduced_motion else overshoot((self._time - 0.8) / 0.5)
        if pop > 0.05:
            canvas.centred("pieces/mail-bag", (402, 534), size=(96 * pop, 96 * pop))
            canvas.centred("board/mailbox", (72, 536), size=(92 * pop, 92 * pop))
        self._draw_plaque(canvas)

    def _draw_plaque(self, canvas: Canvas) -> None:
        plaque = self._plaque
        canvas.drop_shadow(plaque)
        canvas.nine("ui/plank-on", plaque)
        colour = self._table.look.colours[self.winner]
        draw_mark(canvas, colour, self.winner, (plaque.x + 42, plaque.centery), 16)
        canvas.text(
            self._table.match.names[self.winner],
            (plaque.x + 66, plaque.y + 4, plaque.width - 92, plaque.height - 8),
            style="title",
            size=24,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )

    def _draw_dust(self, canvas: Canvas, at: Point, came: float) -> None:
        for puff in range(4):
            x = at[0] - puff * 34
            size = 40 + 16 * puff
            alpha = round(200 * (1 - came) * (1 - puff / 5))
            canvas.centred("board/dust", (x, at[1] - 4 * puff), size=(size, size), alpha=alpha)

    def _draw_confetti(self, canvas: Canvas) -> None:
        if self.ui.settings.reduced_motion:
            return
        livery = LIVERIES[self._table.look.colours[self.winner]]
        for number in range(SHREDS):
            _draw_shred(canvas, number, self._time, (livery.base, livery.light, GOLD, TEAL, CREAM))

    # ------------------------------------------------------------------ numbers

    def _draw_standings(self, canvas: Canvas) -> None:
        key = ("standings", self.course, self.ui.words.code, self.ui.settings.high_contrast)
        canvas.composed(key, STANDINGS.inflate(44, 44), lambda: self._paint_standings(canvas))

    def _paint_standings(self, canvas: Canvas) -> None:
        say = self.ui.say
        draw_sheet(canvas, self.ui, STANDINGS)
        titles = (say("Place"), say("Gold"), say("Duels won"), say("Bluffs (caught)"))
        for (right, width), title in zip(COLUMNS, titles, strict=True):
            canvas.text(
                title,
                (STANDINGS.x + right - width, STANDINGS.y + 8, width, 40),
                style="bold",
                size=18,
                colour=SADDLE,
                align="centre",
            )
        heading = (STANDINGS.x + 22, STANDINGS.y + 8, 300, 40)
        canvas.text(say("Final standings"), heading, style="title", size=24, colour=RED, wrap=False)
        high = (STANDINGS.height - 64) / max(len(self._order), 4)
        for row, seat in enumerate(self._order):
            top = STANDINGS.y + 52 + row * high
            self._paint_row(canvas, seat, Box(STANDINGS.x + 14, top, STANDINGS.width - 28, high))

    def _paint_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        look, rider, deeds = self._table.look, self.course.riders[seat], self.course.deeds[seat]
        if seat == self.winner:
            canvas.fill(row.inflate(0, -2), LIGHT_GOLD, radius=8)
            canvas.frame(row.inflate(0, -2), GOLD, width=2.5, radius=8)
        draw_mark(canvas, look.colours[seat], seat, (row.x + 22, row.centery), 13)
        side = min(row.height - 2, 42.0)
        canvas.centred(
            f"pieces/side-{look.colours[seat]}", (row.x + 60, row.centery - 1), size=(side, side)
        )
        name = (row.x + 88, row.y + 2, 258, row.height - 4)
        canvas.text(rider.name, name, style="bold", size=21, colour=UMBER, wrap=False)
        figures = (
            self._place(seat),
            str(rider.gold),
            str(deeds.duels_won),
            f"{deeds.bluffs} ({deeds.caught})",
        )
        for (right, width), text in zip(COLUMNS, figures, strict=True):
            box = (STANDINGS.x + right - width, row.y, width, row.height)
            canvas.text(text, box, style="bold", size=20, colour=INK, align="centre", wrap=False)

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
            size=24,
            colour=RED,
            wrap=False,
        )
        draw_legend(canvas, self.ui, Box(CHART.right - 270, CHART.y + 10, 250, 34))


def _draw_rays(canvas: Canvas, centre: Point) -> None:
    """A soft sun behind the winner, made once."""
    side = canvas.px(RAYS_SIDE)
    key = ("rays", side)
    picture = canvas.assets.made(key)
    if picture is None:
        picture = canvas.assets.keep(key, _rays(side))
    x, y = canvas.at(centre)
    canvas.stamp(picture, (x - side // 2, y - side // 2))


def _rays(side: int) -> pygame.Surface:
    middle, reach = side / 2, side * 0.46
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    picture.fill((*LIGHT_GOLD, 0))
    for ray in range(RAYS):
        turns = [(ray + by) * math.tau / RAYS for by in (-0.22, 0.22)]
        tips = [(middle + reach * math.cos(t), middle + reach * math.sin(t)) for t in turns]
        pygame.draw.polygon(picture, (*LIGHT_GOLD, 120), [(middle, middle), *tips])
    pygame.draw.circle(picture, (*LIGHT_GOLD, 170), (middle, middle), side * 0.27)
    return pygame.transform.gaussian_blur(picture, max(side // 36, 1)).convert_alpha()


def _draw_shred(canvas: Canvas, number: int, time: float, colours: tuple[Colour, ...]) -> None:
    """A shred of paper: where it is follows from its number and the time alone."""
    draws = Draws(0x5EED, number)
    across, late, speed, size = (draws.unit() for _ in range(4))
    fallen = (time - late * 7) * FALL * (0.7 + 0.6 * speed)
    if fallen < 0 or fallen > 760:
        return
    x = across * 470 + math.sin(time * 2 + number) * 14
    y = fallen - 20
    turn = time * (2 + 3 * speed) + number
    wide, high = 5 + 4 * size, (5 + 4 * size) * abs(math.cos(turn * 1.7)) + 1
    cos, sin = math.cos(turn), math.sin(turn)
    corners = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    points = [
        (x + (cos * dx - sin * dy) * 0.6, y + (sin * dx + cos * dy) * 0.6) for dx, dy in corners
    ]
    canvas.polygon(points, colours[number % len(colours)])
