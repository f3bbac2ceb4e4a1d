"""The tray below the course: the six cards of the horse on its move, and a line about them."""

from __future__ import annotations

from game.rules.derby.view import HorseView
from game.ui.derby.cards.hand import draw_in_hand
from game.ui.derby.context import DerbyContext
from game.ui.derby.ride.cards import horse_that_is_shown, played_places, ridden_cards
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import inset
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Gap, Type
from game.ui.table.part import Part


class RideTray(Part[DerbyContext]):
    def draw(self, canvas: Canvas) -> None:
        horse, tray = horse_that_is_shown(self.context), self.context.layout.ridden
        if horse is None:
            return
        canvas.composed(("ridden",), tray, lambda: canvas.nine("ui/felt", tray))
        self._draw_cards(canvas, horse)
        self._draw_line(canvas)

    def _draw_cards(self, canvas: Canvas, horse: HorseView) -> None:
        context, pose = self.context, self.context.pose
        cards = ridden_cards(context, horse)
        played, move = played_places(horse, cards), context.progress.move
        ridden = None if move is None else move.card
        if not pose.chosen and ridden is not None and ridden in cards:
            riding = max(n for n in played | {cards.index(ridden)} if cards[n] == ridden)
            pose = pose._replace(chosen=frozenset({riding}))
        pose = pose._replace(dim=pose.dim | (played - pose.chosen))
        order = sorted(range(len(cards)), key=lambda number: number in pose.chosen)
        for number in order:
            draw_in_hand(canvas, cards[number], context.ride.card_place(number), number, pose)

    def _draw_line(self, canvas: Canvas) -> None:
        context, ride = self.context, self.context.ride
        line, box = context.pose.line or context.message()[0], ride.line
        if context.peeked_at:
            box = inset(box, right=box.right - ride.peek_place.x + Gap.USUAL)
        key = ("derby-ride-line", line)
        canvas.composed(
            key, box.inflate(6, 6), lambda: _paint_line(canvas, line, box), slot="ride-line"
        )


def _paint_line(canvas: Canvas, line: str, box: Box) -> None:
    canvas.text(line, box, style="bold", size=Type.ENTRY, colour=CREAM, align="centre", drop=INK)
