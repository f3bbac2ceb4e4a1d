"""The end of a game of Western: somebody sits on a heap of money."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.i18n import mark
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import (
    BOTTOM,
    TOP_LEFT,
    columns,
    grid,
    inset,
    placed,
    rows,
    share,
    shares,
)
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GLOW, INK, SADDLE, SAND
from game.ui.kit.tokens import Corner, Gap, Type
from game.ui.screens.game_end import GameEnd, draw_rays
from game.ui.screens.score_chart import ScoreChart
from game.ui.screens.sheet import draw_sheet
from game.ui.table.faces import draw_face
from game.ui.table.played import PlayedTable
from game.ui.western.cards.face import card_picture
from game.ui.western.colours import MONEY
from game.ui.western.context import WesternContext
from game.ui.western.menus.fortunes import Deeds, Feat, by_turn, deeds

WINNER = Box(24, 128, 372, 592)
PAPERS = Box(412, 128, 844, 592)  # fortunes and deeds, and the chart below them
FORTUNES = (438.0, 378.0)
CHART_HIGH, ABOVE_FOOT, LEAST_CHART = 130.0, 14.0, 84.0
APART = 10.0  # between sheets and chart
HEAP = (352.0, 196.0)
FACE = 172.0
PLAQUE = (290.0, 52.0)
TITLE = 54.0
ROW, SMALL_FACE = 70.0, 48.0
PICTURE = (66.0, 44.0)  # beside each of the deeds
AXIS = 50.0  # beside the chart
MONEY_WIDE, BAR = 78.0, 5.0  # how wide an amount is, and how high the bar below a name
PLACE_ROOM = (22.0, 16.0)
NAME_AND_BAR = (0.72, 0.04, 0.24)  # shares of the height of a row
LEAST_DEEDS, DEED_LINES = 3, (0.06, 0.36, 0.5, 0.08)
LIT = 110  # how strong the ground of the winner is
BOB, PACE = 3.0, 2.2  # how far the face moves up and down, and how fast
OVER_PLAQUE, IN_HEAP = 14.0, 0.24  # how far the heap, and the face in it, reach down
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

    def _above_planks(self, box: Box, gap: float = 0.0) -> Box:
        """What of the box is above them."""
        return inset(box, bottom=box.bottom - self.foot.y + ABOVE_FOOT + gap)

    @property
    def _papers(self) -> tuple[Box, Box, Box]:
        """Fortunes, deeds and the chart: it is lower where planks are large."""
        room = self._above_planks(PAPERS)
        chart_high = max(min(CHART_HIGH, room.height - FORTUNES[1] - APART), LEAST_CHART)
        upper, chart = rows(room, share(), chart_high, gap=APART)
        fortunes, deeds = columns(upper, FORTUNES[0], share(), gap=Gap.WIDE)
        return fortunes, deeds, chart

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
        contrast, (fortunes, deeds, chart) = self.ui.settings.high_contrast, self._papers
        key = ("western-end", self.ui.words.code, contrast, round(chart.y), self._money)
        papers: tuple[tuple[Box, Paint], ...] = (
            (fortunes, self._paint_fortunes),
            (deeds, self._paint_deeds),
            (chart, self._paint_chart),
        )
        for number, (box, paint) in enumerate(papers):
            canvas.composed((*key, number), box.inflate(44, 44), partial(paint, canvas, box))

    def _paint_fortunes(self, canvas: Canvas, box: Box) -> None:
        """The winner first, then the richest."""
        draw_sheet(canvas, self.ui, box, self.ui.say("The fortunes"))
        body = inset(box, x=16, top=self.ui.units.grown(TITLE), bottom=12)
        high = min(body.height / len(self._order), ROW)
        for number, row in enumerate(rows(body, *[high] * len(self._order))):
            self._paint_row(canvas, inset(row, bottom=3), number, self._order[number])

    def _paint_row(self, canvas: Canvas, row: Box, number: int, seat: int) -> None:
        context = self.table.context
        if seat == self.winner:
            canvas.fill(row, GLOW, alpha=LIT, radius=Corner.CHIP)
        side, wide = min(SMALL_FACE, row.height), self.ui.units(MONEY_WIDE, most=1.2)
        place, _, face, _, words, money = columns(
            inset(row, right=8), 32, 2, side, 10, share(), 8 + wide
        )
        money = inset(money, left=8)
        canvas.numeral(
            str(number + 1), place.center, size=Type.NOTE, colour=SADDLE, within=PLACE_ROOM
        )
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, side)
        name, _, below = rows(words, *shares(*NAME_AND_BAR))
        canvas.text(
            context.names[seat], name, style="bold", size=Type.ENTRY, colour=INK, wrap=False
        )
        text = context.words.money(self._money[seat])
        canvas.text(
            text, money, style="title", size=Type.BODY, colour=MONEY, align="right", wrap=False
        )
        part = min(self._money[seat] / max(self._money[self.winner], 1), 1.0)
        bar = placed(inset(below, right=4), high=BAR, at=TOP_LEFT)
        canvas.fill(bar, SAND, radius=BAR / 2)
        if part:
            filled = placed(bar, wide=max(bar.width * part, BAR), at=TOP_LEFT)
            canvas.fill(filled, MONEY, radius=BAR / 2)

    def _paint_deeds(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, self.ui, box, self.ui.say("They talked for years"))
        told = self._told()
        body = inset(box, x=18, top=self.ui.units.grown(TITLE), bottom=14)
        places = grid(body, 1, max(len(told), LEAST_DEEDS))
        for row, (picture, title, text) in zip(places, told, strict=False):
            cell, words = columns(row, PICTURE[0], share(), gap=14)
            frame = placed(cell, high=PICTURE[1])
            canvas.picture(picture, frame)
            canvas.frame(frame.inflate(2, 2), INK, width=1.6, radius=Corner.BAR)
            _, upper, lower, _ = rows(words, *shares(*DEED_LINES))
            heading(canvas, title, upper, size=Type.NOTE)
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
        plot = inset(box, x=16, y=10)
        words, colours = self.table.context.words, self.table.look.colours
        ScoreChart(self._turns, colours, plot, label=words.money, wide=AXIS).draw(canvas)

    def _draw_winner(self, canvas: Canvas) -> None:
        """In a soft sun, behind the money."""
        context, seat = self.table.context, self.winner
        plaque = placed(self._above_planks(WINNER, 8), *PLAQUE, at=BOTTOM)
        heap = plaque.y + OVER_PLAQUE - HEAP[1] / 2
        bob = math.sin(self.ui.idle_motion(WINNER) * PACE) * BOB
        face = (WINNER.centerx, heap - HEAP[1] / 2 - FACE * IN_HEAP + bob)
        draw_rays(canvas, (WINNER.centerx, face[1] + 20))
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face, FACE)
        canvas.centred("western/win-pile", (WINNER.centerx, heap), size=HEAP)
        self.draw_plaque(canvas, seat, plaque)
