"""What everybody may look at, at any time: which cards there are and where, how they move the odds,
and what bets pay."""

from __future__ import annotations

from game.ui.derby.charts.cards import CardsTable
from game.ui.derby.charts.payouts import paint_payouts, paint_shifts
from game.ui.derby.commands import DerbyKey
from game.ui.derby.context import DerbyContext
from game.ui.derby.odds.screen import open_odds
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.layout import BOTTOM, columns, inset, placed, rows, share
from game.ui.kit.scene import Scene, Ui

SHEET = Box(40, 20, 1200, 680)
CARDS = Box(72, 40, 520, 634)
SHIFTS = Box(632, 40, 576, 234)
PAYOUTS = Box(632, 296, 576, 300)
HEAD, BELOW_HEAD = 38.0, 44.0  # how high each heading is, and where what it is about begins
DARK = 150
BACK = (220.0, 58.0)


class ChartsSheet(Scene):
    """Over the table, which waits. What has opened it puts it away, too."""

    name = "derby-tables"

    def __init__(self, ui: Ui, context: DerbyContext) -> None:
        super().__init__(ui)
        self._context = context
        self._cards = CardsTable(context)

    def build(self) -> None:
        foot = placed(inset(SHEET, bottom=22), PAYOUTS.width, BACK[1], BOTTOM)
        foot.x = PAYOUTS.x
        beside, place = columns(foot, share(), self.ui.units(BACK[0], most=1.2), gap=14)
        back = Button("tables.back", place, self.ui.say("Back"), self.escape)
        odds = Button("tables.odds", beside, self.ui.say("The odds so far"), self._open_odds)
        key = self.ui.keymap.label(DerbyKey.ODDS, self.ui.words)
        odds.tip = self.ui.say("All the horses' odds, card by card (%(key)s)", key=key)
        self.group.add(odds)
        self.group.add(back)

    def _open_odds(self) -> None:
        """It takes the place of this sheet."""
        self.ui.director.pop()
        open_odds(self._context)

    def handle(self, given: Input) -> bool:
        if self.ui.keymap.matches(given, DerbyKey.TABLES):
            self.escape()
            return True
        return super().handle(given)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(DARK)
        key = ("derby-tables", self.ui.words.code, self._cards.key)
        around = SHEET.inflate(30, 30)
        canvas.composed(key, around, lambda: self._paint(canvas), slot="derby-tables")

    def _paint(self, canvas: Canvas) -> None:
        say, seen = self.ui.say, self._context.seen
        canvas.drop_shadow(SHEET)
        canvas.nine("ui/paper", SHEET)
        heads = (
            (say("The %(number)d cards", number=sum(seen.deck.values())), CARDS),
            (say("A card moves the odds"), SHIFTS),
            (say("What a bet pays"), PAYOUTS),
        )
        for words, box in heads:
            head = rows(box, HEAD)[0]
            heading(canvas, words, head)
        cards, shifts, payouts = (inset(box, top=BELOW_HEAD) for box in (CARDS, SHIFTS, PAYOUTS))
        self._cards.paint(canvas, cards)
        paint_shifts(canvas, self._context, shifts)
        paint_payouts(canvas, self._context, seen, payouts)


def open_tables(context: DerbyContext) -> None:
    context.tables_looked_at += 1
    context.ui.director.push(ChartsSheet(context.ui, context))
