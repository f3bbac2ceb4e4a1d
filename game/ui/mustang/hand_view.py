"""The hand: six cards side by side; those that are chosen stand out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import SHADOW
from game.ui.mustang.card_face import draw_card, draw_card_back
from game.ui.mustang.places import RAISED
from game.ui.mustang.plates import draw_gold_frame

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

DIM = 120


class HandView:
    def __init__(self, view: MustangView) -> None:
        self._view = view

    def place(self, number: int, count: int, *, raised: bool = False) -> Box:
        box = self._view.places.card(number, count)
        return box.move(0, -RAISED) if raised else box

    def draw_cards(
        self,
        canvas: Canvas,
        cards: list[str | None],
        chosen: set[int],
        lit: set[int],
        dim: set[int],
    ) -> None:
        """None is a card whose face is not to be seen."""
        for number, card in enumerate(cards):
            box = self.place(number, len(cards), raised=number in chosen)
            if number in chosen:
                canvas.nine("ui/glow", box.inflate(30, 30))
            if card is None:
                draw_card_back(canvas, box)
            else:
                draw_card(canvas, self._view.ui, card, box)
            if number in chosen:
                draw_gold_frame(canvas, box)
            elif number in lit:
                canvas.frame(box.inflate(3, 3), (232, 162, 28), width=3, radius=10)
            elif number in dim:
                canvas.fill(box, SHADOW, alpha=DIM, radius=9)
