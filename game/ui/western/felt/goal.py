"""How much money wins the game, on a slip of paper."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, inset, share
from game.ui.kit.theme import RED
from game.ui.table.part import Part
from game.ui.western.context import WesternContext

COIN, COIN_SIDE = "western/goal-coin", 30.0


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
    coin, words_box = columns(
        inset(box, left=8, right=10, y=4), min(COIN_SIDE, box.height - 12), share(), gap=10
    )
    canvas.centred(COIN, coin.center, size=(coin.width, coin.width))
    canvas.text(words, words_box, style="title", colour=RED, wrap=False)
