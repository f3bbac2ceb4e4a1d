"""The screen goes from gambler to gambler: how the fortunes stand, and what has happened."""

from __future__ import annotations

from game.engine.events import Event
from game.rules.western.view import GamblerSeen, WesternView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import GLOW, INK, SADDLE
from game.ui.kit.tokens import Type
from game.ui.table.faces import draw_face
from game.ui.table.prompts.hand_over import HandOver, standing_rows
from game.ui.table.prompts.since import Worth
from game.ui.western.colours import MONEY
from game.ui.western.context import WesternContext
from game.ui.western.prompts.news import worth_of

ROW, FACE = 60.0, 46.0


class WesternHandOver(HandOver[WesternContext, WesternView]):
    def worth_of(self, event: Event) -> Worth:
        return worth_of(self.context.words, event, (self.seat,))

    def standings(self) -> tuple[object, ...]:
        return tuple((one.money, one.count, one.sheriff) for one in self.public().players)

    def paint_standings(self, canvas: Canvas, box: Box) -> None:
        """The richest first; ten of them fit."""
        players, words = self.public().players, self.context.words
        goal = words.money(self.public().goal)
        order = sorted(range(len(players)), key=lambda seat: (-players[seat].money, seat))
        title = self.ui.say("Goal %(money)s", money=goal)
        rows = standing_rows(canvas, box, title, len(order), highest=ROW)
        for seat, row in zip(order, rows, strict=True):
            self._paint_row(canvas, row, seat, players[seat])

    def _paint_row(self, canvas: Canvas, row: Box, seat: int, player: GamblerSeen) -> None:
        context = self.context
        if seat == self.seat:
            canvas.fill(row, GLOW, alpha=120, radius=8)
        side = min(FACE, row.height - 2)
        face = (row.x + 8 + side / 2, row.centery)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face, side)
        left = row.x + side + 18
        name = (left, row.y, row.right - 116 - left, row.height)
        canvas.text(player.name, name, style="bold", size=Type.ENTRY, colour=INK)
        money = (row.right - 112, row.y, 64, row.height)
        text = context.words.money(player.money)
        canvas.text(
            text, money, style="title", size=Type.ENTRY, colour=MONEY, align="right", wrap=False
        )
        canvas.centred("western/mini-card", (row.right - 36, row.centery), size=(13, 18))
        room = (20.0, 16.0)
        at = (row.right - 16, row.centery)
        canvas.numeral(str(player.count), at, size=Type.NOTE, colour=SADDLE, within=room)
