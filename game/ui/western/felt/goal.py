"""How much money wins the game, on a slip of paper."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import RED
from game.ui.table.part import Part
from game.ui.western.context import WesternContext

COIN = "western/goal-coin"


class Goal(Part[WesternContext]):
    def pictures(self) -> Iterable[str]:
        return (COIN,)

    def draw(self, canvas: Canvas) -> None:
        context, box = self.context, self.context.places.goal
        money = context.words.money(context.seen.goal)
        words = context.ui.say("Goal %(money)s", money=money)
        key = ("western-goal", words)
        canvas.composed(key, box.inflate(8, 8), lambda: _paint(canvas, box, words))


def _paint(canvas: Canvas, box: Box, words: str) -> None:
    canvas.nine("ui/paper", box)
    side = min(30.0, box.height - 12)
    canvas.centred(COIN, (box.x + 8 + side / 2, box.centery), size=(side, side))
    inner = Box(box.x + side + 18, box.y + 4, box.width - side - 28, box.height - 8)
    canvas.text(words, inner, style="title", size=20, colour=RED, wrap=False)
