"""The end of a game of Western: somebody sits on a heap of money."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.i18n import mark
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED, SADDLE, SAND
from game.ui.kit.tokens import Type
from game.ui.screens.game_end import GameEnd, draw_rays
from game.ui.screens.score_chart import ScoreChart
from game.ui.screens.sheet import draw_sheet
from game.ui.table.faces import draw_face
from game.ui.table.played import PlayedTable
from game.ui.western.cards.face import card_picture
from game.ui.western.colours import GLOW, MONEY
from game.ui.western.context import WesternContext
from game.ui.western.menus.fortunes import Deeds, Feat, by_turn, deeds

WINNER = Box(24, 128, 372, 420)
FORTUNES = Box(412, 128, 438, 378)
DEEDS = Box(862, 128, 394, 378)
CHART_HIGH, ABOVE_FOOT, LEAST_CHART = 130.0, 14.0, 84.0
HEAP = (352.0, 196.0)
FACE = 172.0
PLAQUE = (290.0, 52.0)
TITLE = 54.0
ROW, SMALL_FACE = 70.0, 48.0
PICTURE = (66.0, 44.0)  # beside each of the deeds
AXIS = 50.0  # beside the chart
CONFETTI = 400.0  # how far it reaches
HEADLINES = (mark("You're the richest of them all!"), mark("%(name)s takes the lot!"))
Paint = Callable[[Canvas, Box], None]


class WesternEnd(GameEnd):
    name = "western-end"
    table: PlayedTable[WesternContext]

    def __init__(self, ui: Ui, table: PlayedTable[WesternContext]) -> None:
        super().__init__(ui, table)
        log = table.session.log(None)
        self._turns = by_turn(log, len(table.session.names))
        self._deeds: Deeds = deeds(log)
        self._money = self._turns[-1]
        seats = range(len(self._money))
        self._order = sorted(seats, key=lambda seat: (seat != self.winner, -self._money[seat]))

    # ------------------------------------------------------------------ where things are

    @property
    def _lowest(self) -> float:
        """Where everything above the planks ends."""
        return self.foot.y - ABOVE_FOOT

    @property
    def _chart(self) -> Box:
        high = max(min(CHART_HIGH, self._lowest - FORTUNES.bottom - 10), LEAST_CHART)
        return Box(FORTUNES.x, self._lowest - high, DEEDS.right - FORTUNES.x, high)

    def _above_chart(self, box: Box) -> Box:
        return Box(box.x, box.y, box.width, self._chart.y - 10 - box.y)

    # ------------------------------------------------------------------ time

    def enter(self) -> None:
        first = not self._begun
        super().enter()
        if first:
            self.ui.sounds.play("win-purse")

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        self.sunset.draw(canvas)
        self._draw_headline(canvas)
        self._draw_papers(canvas)
        self._draw_winner(canvas)
        self.draw_confetti(canvas, CONFETTI)

    def _draw_headline(self, canvas: Canvas) -> None:
        names, words = self.table.session.names, self.table.context.words
        own, theirs = HEADLINES
        is_own = self.winner == self.table.reader
        headline = self.ui.say(own if is_own else theirs, name=names[self.winner])
        self.draw_headline(canvas, headline, words.result(self.result, names, self.table.reader))

    def _draw_papers(self, canvas: Canvas) -> None:
        contrast, chart = self.ui.settings.high_contrast, self._chart
        key = ("western-end", self.ui.words.code, contrast, round(chart.y), self._money)
        papers: tuple[tuple[Box, Paint], ...] = (
            (self._above_chart(FORTUNES), self._paint_fortunes),
            (self._above_chart(DEEDS), self._paint_deeds),
            (chart, self._paint_chart),
        )
        for number, (box, paint) in enumerate(papers):
            canvas.composed((*key, number), box.inflate(44, 44), partial(paint, canvas, box))

    def _paint_fortunes(self, canvas: Canvas, box: Box) -> None:
        """The winner first, then the richest."""
        draw_sheet(canvas, self.ui, box, self.ui.say("The fortunes"))
        top = box.y + TITLE * max(self.ui.zoom, 1.0)
        step = min((box.bottom - 12 - top) / len(self._order), ROW)
        for number, seat in enumerate(self._order):
            row = Box(box.x + 16, top + step * number, box.width - 32, step - 3)
            self._paint_row(canvas, row, number, seat)

    def _paint_row(self, canvas: Canvas, row: Box, number: int, seat: int) -> None:
        context, unit = self.table.context, self.ui.zoom
        if seat == self.winner:
            canvas.fill(row, GLOW, alpha=110, radius=8)
        place = (row.x + 16, row.centery)
        canvas.numeral(str(number + 1), place, size=Type.NOTE, colour=SADDLE, within=(22, 16))
        side = min(SMALL_FACE, row.height)
        at = (row.x + 34 + side / 2, row.centery)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, at, side)
        left, wide = row.x + side + 44, 78 * min(unit, 1.2)
        name = (left, row.y, row.right - wide - 16 - left, row.height * 0.72)
        canvas.text(
            context.names[seat], name, style="bold", size=Type.ENTRY, colour=INK, wrap=False
        )
        money = (row.right - wide - 8, row.y, wide, row.height)
        text = context.words.money(self._money[seat])
        canvas.text(
            text, money, style="title", size=Type.BODY, colour=MONEY, align="right", wrap=False
        )
        share = min(self._money[seat] / max(self._money[self.winner], 1), 1.0)
        bar = Box(left, row.bottom - row.height * 0.24, row.right - wide - 20 - left, 5)
        canvas.fill(bar, SAND, radius=2.5)
        if share:
            canvas.fill(Box(bar.x, bar.y, max(bar.width * share, 5), 5), MONEY, radius=2.5)

    def _paint_deeds(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, self.ui, box, self.ui.say("They talked for years"))
        told = self._told()
        top = box.y + TITLE * max(self.ui.zoom, 1.0)
        step = (box.bottom - 14 - top) / max(len(told), 3)
        for number, (picture, title, text) in enumerate(told):
            row = Box(box.x + 18, top + step * number, box.width - 36, step)
            wide, high = PICTURE
            frame = Box(row.x, row.centery - high / 2, wide, high)
            canvas.picture(picture, frame)
            canvas.frame(frame.inflate(2, 2), INK, width=1.6, radius=3)
            left = frame.right + 14
            upper = (left, row.centery - step * 0.44, row.right - left, step * 0.36)
            canvas.text(title, upper, style="title", size=Type.NOTE, colour=RED, wrap=False)
            lower = (left, row.centery - step * 0.08, row.right - left, step * 0.5)
            canvas.text(text, lower, size=Type.NOTE, colour=INK, valign="top")

    def _told(self) -> list[tuple[str, str, str]]:
        """Picture, title and who: of what has happened at all."""
        say, words, names = self.ui.say, self.table.context.words, self.table.session.names
        found = []
        haul = self._deeds.haul
        if haul is not None:
            facts = {"name": names[haul.seat], "money": words.money(haul.amount)}
            card = words.card_name(haul.why)
            text = say("%(name)s, %(money)s with %(card)s", card=card, **facts)
            found.append((card_picture(words, haul.why), say("Largest haul"), text))
        feats = (
            ("attack-3", say("Ambushes won"), self._deeds.ambushes),
            ("joker", say("Cards countered"), self._deeds.answers),
            ("train", say("Trains won"), self._deeds.trains),
        )
        for card, title, feat in feats:
            if feat is not None:
                found.append((f"western/card-{card}", title, self._feat(feat)))
        return found

    def _feat(self, feat: Feat) -> str:
        names = self.ui.words.listing([self.table.session.names[seat] for seat in feat.seats])
        return self.ui.say("%(names)s: %(times)d", names=names, times=feat.times)

    def _paint_chart(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, self.ui, box)
        plot = box.inflate(-32, -20)
        words, colours = self.table.context.words, self.table.look.colours
        ScoreChart(self._turns, colours, plot, label=words.money, wide=AXIS).draw(canvas)

    def _draw_winner(self, canvas: Canvas) -> None:
        """In a soft sun, behind the money."""
        context, seat = self.table.context, self.winner
        bottom = self._lowest - 8
        plaque = Box(WINNER.centerx - PLAQUE[0] / 2, bottom - PLAQUE[1], *PLAQUE)
        heap = plaque.y + 14 - HEAP[1] / 2
        bob = math.sin(self.ui.idle_motion(WINNER) * 2.2) * 3
        face = (WINNER.centerx, heap - HEAP[1] / 2 - FACE * 0.24 + bob)
        draw_rays(canvas, (WINNER.centerx, face[1] + 20))
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face, FACE)
        canvas.centred("western/win-pile", (WINNER.centerx, heap), size=HEAP)
        self.draw_plaque(canvas, seat, plaque)
