"""The chart of the odds over the table, at any time."""

from __future__ import annotations

from game.rules.derby.cards import HORSES, PLACE
from game.ui.derby.commands import DerbyKey
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.tags import draw_number
from game.ui.derby.odds.chart import OddsChart, odds_history
from game.ui.kit.buttons import Button, Hotspot
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.layout import grid, inset, placed, rows, share, shares
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import INK, LIGHT_GOLD, SADDLE
from game.ui.kit.tokens import Corner, Gap, Type
from game.ui.table.prompts.keys import digit_of

SHEET = Box(60, 26, 1160, 668)
TITLE, ROW = 50.0, 44.0
CLOSE = (280.0, 54.0)
DISC = 15.0
NAME, ODDS = (0.54, 0.46), (0.5, 0.48, 0.02)  # of the height, with what is free
DARK = 130


class OddsScreen(Scene):
    """As far as the table has shown the cards. A horse that is pressed stands out."""

    name = "derby-odds"
    overlay = True

    def __init__(self, ui: Ui, context: DerbyContext) -> None:
        super().__init__(ui)
        self._context = context
        self._history = odds_history(context.log.entries)
        self._lit: str | None = None

    # ------------------------------------------------------------------ where things are

    @property
    def _rows(self) -> list[Box]:
        """Title, names, chart and the plank that closes it, with what is free between."""
        units = self.ui.units
        title, names, close = units(TITLE, most=1.3), units(ROW, most=1.2), units(CLOSE[1])
        inner = inset(SHEET, x=40, y=14)
        return rows(inner, title, Gap.FINE, names, 10, share(), 14, close)[::2]

    @property
    def _close(self) -> Box:
        return placed(self._rows[-1], wide=self.ui.units(CLOSE[0]))

    def _name(self, number: int) -> Box:
        return inset(grid(self._rows[1], len(HORSES), 1)[number], right=8)

    @property
    def _plot(self) -> Box:
        return inset(self._rows[2], x=-6)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        for number, horse in enumerate(HORSES):
            press = Hotspot(
                f"odds.{horse}",
                self._name(number),
                lambda horse=horse: self._light(horse),  # type: ignore[misc]
            )
            self.group.add(press)
        back = self.ui.say("Back to the table")
        self.group.add(Button("odds.close", self._close, back, self.ui.director.pop))
        self.group.focus_on("odds.close", self.ui)

    def _light(self, horse: str) -> None:
        self._lit = None if self._lit == horse else horse

    def handle(self, given: Input) -> bool:
        number = digit_of(given, self.ui.keymap)
        if number is not None and number <= len(HORSES):
            self._light(HORSES[number - 1])
            return True
        if self.ui.keymap.matches(given, DerbyKey.ODDS):
            self.ui.director.pop()
            return True
        return super().handle(given)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(DARK)
        canvas.nine("ui/panel", SHEET)
        words = self.ui.say("The odds, card by card")
        heading(canvas, words, self._rows[0], size=Type.TITLE, align="centre")
        for number, horse in enumerate(HORSES):
            self._draw_name(canvas, self._name(number), horse)
        labels = self._context.seen.rows
        OddsChart(self._history, labels, self._plot, lit=self._lit).draw(canvas)

    def _draw_name(self, canvas: Canvas, box: Box, horse: str) -> None:
        if horse == self._lit:
            canvas.fill(box, LIGHT_GOLD, radius=Corner.CHIP)
        draw_number(canvas, horse, (box.x + 20, box.centery), DISC)
        row = self._history.steps[-1][PLACE[horse]]
        beside = inset(box, left=40, right=4)
        upper, lower = rows(beside, *shares(*NAME))[0], rows(beside, *shares(*ODDS))[1]
        name = self._context.words.horse(horse)
        canvas.text(name, upper, style="bold", size=Type.NOTE, colour=INK, wrap=False)
        odds = self._context.words.odds(row)
        canvas.text(odds, lower, style="title", size=Type.MARK, colour=SADDLE, wrap=False)


def open_odds(context: DerbyContext) -> None:
    context.ui.director.push(OddsScreen(context.ui, context))
