"""The end of a game of Mustang: the points are counted line by line, and somebody has won."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.engine.feed import Feed
from game.i18n import mark
from game.rules.mustang.events import Scored
from game.rules.mustang.view import MustangView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.inputs import Input, KeyPressed, PointerPressed
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, RED
from game.ui.kit.tokens import Type
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

SHEET = Box(400, 128, 856, 378)
CHART = Box(400, 516, 856, 124)
ABOVE_FOOT = 14.0
LEAST_CHART = 90.0
LEAST_TITLED, CHART_TITLE = 110.0, 34.0  # a low chart goes without
WINNERS = Box(24, 150, 356, 400)
PLAQUE = (290.0, 52.0)
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
        box = Box(SHEET.x, SHEET.y, SHEET.width, self._chart_top - 10 - SHEET.y)
        return ScoreSheet(self.ui, self.table.context, self._final, self._order, box)

    @property
    def _lowest(self) -> float:
        """Where everything above the planks ends."""
        return min(self.foot.y - ABOVE_FOOT, CHART.bottom)

    @property
    def _chart_top(self) -> float:
        """The chart has what the sheet leaves."""
        return self._lowest - max(min(CHART.height, self._lowest - CHART.y), LEAST_CHART)

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
        sheet, top = self._sheet, self._chart_top
        chart = Box(CHART.x, top, CHART.width, self._lowest - top)
        key = ("mustang-end", self.ui.words.code, self.ui.settings.high_contrast, round(top))
        canvas.composed(
            key, sheet.box.inflate(44, 44), lambda: self._paint_paper(canvas, sheet.box)
        )
        canvas.composed(key, chart.inflate(44, 44), lambda: self._paint_chart_paper(canvas, chart))
        sheet.draw(canvas, self._counted)
        if self.is_counted:
            head = CHART_TITLE if chart.height >= LEAST_TITLED else 10.0
            plot = Box(chart.x + 16, chart.y + head, chart.width - 32, chart.height - head - 12)
            ScoreChart(self._turns, self.table.look.colours, plot).draw(canvas)

    def _paint_paper(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, self.ui, box)
        inner = box.inflate(-40, -32)
        title = (inner.x + 4, inner.y, inner.width * 0.32, 56)
        canvas.text(
            self.ui.say("Score"), title, style="title", size=Type.HEADING, colour=RED, wrap=False
        )

    def _paint_chart_paper(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, self.ui, box)
        if box.height < LEAST_TITLED:
            return
        words = (box.x + 24, box.y + 10, box.width - 48, 24)
        title = self.ui.say("The points, turn by turn")
        canvas.text(title, words, style="title", size=Type.NOTE, colour=RED, wrap=False)

    def _draw_winners(self, canvas: Canvas) -> None:
        """In a soft sun; several share it."""
        if not self.is_counted:
            self._draw_waiting(canvas)
            return
        context, winners = self.table.context, self._final.winners
        high = min(WINNERS.height, self._lowest - WINNERS.y)
        draw_rays(canvas, (WINNERS.centerx, WINNERS.y + high / 2 - 30))
        side = min(FACE, (WINNERS.width - 20) / len(winners) - 12)
        bob = math.sin(self.ui.idle_motion(WINNERS) * 2.2) * 3
        for number, seat in enumerate(winners):
            x = WINNERS.centerx + (number - (len(winners) - 1) / 2) * (side + 12)
            at = (x, WINNERS.y + high / 2 - 30 + bob)
            draw_face(canvas, context.portrait(seat), context.colour(seat), seat, at, side)
        plaques = winners[:3]
        for number, seat in enumerate(plaques):
            step = (PLAQUE[1] + 6) * number
            bottom = self._lowest - 8 - step
            plaque = Box(WINNERS.centerx - PLAQUE[0] / 2, bottom - PLAQUE[1], *PLAQUE)
            self.draw_plaque(canvas, seat, plaque)

    def _draw_waiting(self, canvas: Canvas) -> None:
        """A star that grows with every line."""
        share = self._counted / len(self._due)
        since = self.time - max([FIRST, *self._due[: self._counted]])
        beat = 1.0 if self.ui.settings.reduced_motion else overshoot(since / EACH)
        side = (90 + 110 * share) * (0.92 + 0.08 * beat)
        at = (WINNERS.centerx, WINNERS.centery)
        draw_rays(canvas, at)
        canvas.centred("mustang/star", at, size=(side, side))
        place = (WINNERS.x, WINNERS.bottom - 20, WINNERS.width, 40)
        words = self.ui.say("Who has the finest ranch?")
        canvas.text(
            words, place, style="bold", size=Type.LABEL, colour=CREAM, align="centre", drop=INK
        )
