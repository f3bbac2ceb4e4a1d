"""The end of a game of Mustang: the points are counted line by line, and somebody has won."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.engine.feed import Feed
from game.i18n import mark
from game.rules.mustang.events import Scored
from game.rules.mustang.view import MustangView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input, KeyPressed, PointerPressed
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.layout import BOTTOM, columns, fan, inset, placed, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.tween import overshoot
from game.ui.mustang.context import MustangContext
from game.ui.mustang.menus.score_history import scores_by_turn
from game.ui.mustang.menus.score_sheet import ScoreSheet
from game.ui.screens.game_end import GameEnd, draw_rays
from game.ui.screens.score_chart import ScoreChart
from game.ui.screens.sheet import draw_sheet
from game.ui.table.commands import TableKey
from game.ui.table.faces import draw_face
from game.ui.table.played import PlayedTable

PAPERS = Box(400, 128, 856, 512)  # the sheet with the points, and the chart below it
SHEET, APART = 378.0, 10.0  # how high the sheet is, and what is free below it
ABOVE_FOOT = 14.0
LEAST_CHART = 90.0
LEAST_TITLED, CHART_TITLE, UNTITLED = 110.0, 34.0, 10.0  # a low chart goes without
TITLE = (0.32, 0.68)  # the heading of the sheet, and what is beside it
WINNERS, PLAQUES = Box(24, 150, 356, 400), Box(24, 150, 356, 482)
PLAQUE, MOST_PLAQUES = (290.0, 52.0), 3
SUN = 30.0  # how far the faces are above the middle of their room
STAR, GROWS = 90.0, 110.0  # the star while it is counted, and by how much it grows
BOB, PACE = 3.0, 2.2  # how far the faces move up and down, and how fast
FACE = 190.0
FIRST, EACH, EMPTY = 0.6, 0.85, 0.25  # seconds until a line is counted: the first, each, an empty
CONFETTI = 390.0  # how far it reaches
GOES_ON = (NavigationKey.BACK, TableKey.CONFIRM)  # the keys that count nothing
HEADLINES = {
    "pile": mark("The prairie runs dry!"),
    "herd": mark("A whole herd in the stable!"),
}
TIE_BREAKS = {
    "special": mark("Equal points: the owner of a special mustang wins."),
    "stallions": mark("Equal points: the player with the most stallions in the stable wins."),
    "mares": mark("Equal points: the player with the most mares in the stable wins."),
    "foals": mark("Equal points: the player with the most foals in the stable wins."),
    "shared": mark("Equal points and equal stables: the win is shared."),
}


class MustangEnd(GameEnd):
    name = "mustang-end"
    table: PlayedTable[MustangContext]

    def __init__(self, ui: Ui, table: PlayedTable[MustangContext]) -> None:
        super().__init__(ui, table)
        feed: Feed[MustangView] = table.session.feed(None)
        frames = feed.frames()
        final = frames[-1].event
        assert isinstance(final, Scored), "the points are counted when a game is over"
        self._final = final
        seats = range(len(final.scores))
        self._order = sorted(seats, key=lambda s: (s not in final.winners, -final.scores[s], s))
        self._turns = scores_by_turn(frames)
        self._counted = 0
        self._due = list(self._moments())

    def _moments(self) -> Iterator[float]:
        """When each line is counted: where nobody has anything, it does not take long."""
        moment = FIRST
        for number in range(len(self._final.sheets[0])):
            scored = any(sheet[number].count for sheet in self._final.sheets)
            moment += EACH if scored else EMPTY
            yield moment

    # ------------------------------------------------------------------ where things are

    @property
    def _sheet(self) -> ScoreSheet:
        box = rows(self._papers, share(), self._chart_high, gap=APART)[0]
        return ScoreSheet(self.ui, self.table.context, self._final, self._order, box)

    def _above_planks(self, box: Box, gap: float = ABOVE_FOOT) -> Box:
        return inset(box, bottom=max(box.bottom - self.foot.y + gap, 0.0))

    @property
    def _papers(self) -> Box:
        """Room for the sheet with the points, and the chart below it."""
        return self._above_planks(PAPERS)

    @property
    def _chart_high(self) -> float:
        """It is lower where planks are large, so that the sheet is not."""
        return max(self._papers.height - SHEET - APART, LEAST_CHART)

    # ------------------------------------------------------------------ time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        at_once = self.ui.settings.animation_speed == "instant"
        self._count(sum(at_once or self.time >= moment for moment in self._due))

    def _count(self, lines: int) -> None:
        if lines <= self._counted:
            return
        self._counted = lines
        self.ui.sounds.play("cheer" if self.is_counted else "count-up", 0.8)

    @property
    def is_counted(self) -> bool:
        return self._counted >= len(self._due)

    def handle(self, given: Input) -> bool:
        """A press that no plank wants: all at once."""
        if self.is_counted or not isinstance(given, PointerPressed | KeyPressed):
            return False
        keymap = self.ui.keymap
        if any(keymap.matches(given, command, repeats=True) for command in GOES_ON):
            return False
        self._count(len(self._due))
        return True

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        self.sunset.draw(canvas)
        self._draw_headline(canvas)
        self._draw_sheet(canvas)
        self._draw_winners(canvas)
        if self.is_counted:
            self.draw_confetti(canvas, CONFETTI)

    def _draw_headline(self, canvas: Canvas) -> None:
        """Who has won is told once all is counted."""
        names, words = self.table.session.names, self.table.context.words
        sentence = self.ui.say("The points are counted.")
        if self.is_counted:
            sentence = words.result(self.result, names, self.table.reader)
            if self._final.tie_break != "none":
                sentence = f"{sentence} {self.ui.say(TIE_BREAKS[self._final.tie_break])}"
        self.draw_headline(canvas, self.ui.say(HEADLINES[self.result["reason"]]), sentence)

    def _draw_sheet(self, canvas: Canvas) -> None:
        sheet = self._sheet
        chart = rows(self._papers, self._chart_high, at=1.0)[0]
        key = ("mustang-end", self.ui.words.code, self.ui.settings.high_contrast, round(chart.y))
        canvas.composed(
            key, sheet.box.inflate(44, 44), lambda: self._paint_paper(canvas, sheet.box)
        )
        canvas.composed(key, chart.inflate(44, 44), lambda: self._paint_chart_paper(canvas, chart))
        sheet.draw(canvas, self._counted)
        if self.is_counted:
            head = CHART_TITLE if chart.height >= LEAST_TITLED else UNTITLED
            plot = inset(chart, x=16, top=head, bottom=12)
            ScoreChart(self._turns, self.table.look.colours, plot).draw(canvas)

    def _paint_paper(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, self.ui, box)
        title = rows(columns(inset(box, x=20, y=16), *shares(*TITLE))[0], 56)[0]
        heading(canvas, self.ui.say("Score"), inset(title, left=4), size=Type.HEADING)

    def _paint_chart_paper(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, self.ui, box)
        if box.height < LEAST_TITLED:
            return
        words = rows(inset(box, x=24, top=10), 24)[0]
        title = self.ui.say("The points, turn by turn")
        heading(canvas, title, words, size=Type.NOTE)

    def _draw_winners(self, canvas: Canvas) -> None:
        """In a soft sun; several share it."""
        if not self.is_counted:
            self._draw_waiting(canvas)
            return
        context, winners = self.table.context, self._final.winners
        room = self._above_planks(WINNERS)
        sun = room.move(0, -SUN)
        draw_rays(canvas, sun.center)
        side = min(FACE, (room.width - 20) / len(winners) - Gap.WIDE)
        bob = math.sin(self.ui.idle_motion(WINNERS) * PACE) * BOB
        faces = fan(sun.move(0, bob), len(winners), side, gap=Gap.WIDE)
        for seat, face in zip(winners, faces, strict=True):
            draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, side)
        lowest = placed(self._above_planks(PLAQUES, ABOVE_FOOT + 8), *PLAQUE, at=BOTTOM)
        for number, seat in enumerate(winners[:MOST_PLAQUES]):
            plaque = lowest.move(0, -(PLAQUE[1] + Gap.SMALL) * number)
            self.draw_plaque(canvas, seat, plaque)

    def _draw_waiting(self, canvas: Canvas) -> None:
        """A star that grows with every line."""
        counted = self._counted / len(self._due)
        since = self.time - max([FIRST, *self._due[: self._counted]])
        beat = 1.0 if self.ui.settings.reduced_motion else overshoot(since / EACH)
        side = (STAR + GROWS * counted) * (0.92 + 0.08 * beat)
        draw_rays(canvas, WINNERS.center)
        canvas.centred("mustang/star", WINNERS.center, size=(side, side))
        place = placed(WINNERS, high=40, at=BOTTOM).move(0, 20)
        words = self.ui.say("Who has the finest ranch?")
        canvas.text(
            words, place, style="bold", size=Type.LABEL, colour=CREAM, align="centre", drop=INK
        )
