"""The six combinations of the train side by side: which one leads, and which ones are held."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.rules.western.ladder import COMBINATIONS, cards_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SHADOW
from game.ui.table.faces import draw_face
from game.ui.western.card_face import SMALL, draw_small_card
from game.ui.western.hand_view import GLOW

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

WIDE, HIGH, HEAD = 640.0, 176.0, 34.0
BESIDE = 18.0  # by so much the second card of a combination lies aside
FACE = 34.0


class Rungs:
    def __init__(self, view: WesternView) -> None:
        self._view = view

    @property
    def _box(self) -> Box:
        x, y = self._view.layout.cash_box.center
        return Box(x - WIDE / 2, y - HIGH / 2 - 6, WIDE, HIGH)

    def place(self, number: int) -> Box:
        """Of the cards of a combination, the weakest at the left."""
        box, step = self._box, (WIDE - 36) / len(COMBINATIONS)
        high = HIGH - HEAD - 56
        wide = high * SMALL[0] / SMALL[1]
        middle = box.x + 18 + step * (number + 0.5)
        return Box(middle - wide / 2, box.y + HEAD + 12, wide, high)

    def draw(
        self, canvas: Canvas, train: Mapping[str, Any], held: frozenset[str], chosen: str | None
    ) -> None:
        canvas.layer += 30
        box = self._box
        canvas.drop_shadow(box)
        canvas.nine("ui/panel-dark", box)
        title = (box.x + 20, box.y + 6, box.width - 40, HEAD)
        words = self._view.ui.say("From the weakest to the strongest")
        canvas.text(
            words, title, style="bold", size=19, colour=LIGHT_GOLD, align="centre", drop=INK
        )
        led = COMBINATIONS.index(train["combination"])
        for number, combination in enumerate(COMBINATIONS):
            self._draw_one(canvas, number, lit=combination in held, chosen=combination == chosen)
            if number < led:
                canvas.fill(self.place(number).inflate(22, 6), SHADOW, alpha=150, radius=8)
        self._draw_leader(canvas, self.place(led), train)
        canvas.layer -= 30

    def _draw_one(self, canvas: Canvas, number: int, *, lit: bool, chosen: bool) -> None:
        place, cards = self.place(number), cards_of(COMBINATIONS[number])
        aside = BESIDE / 2 if len(cards) > 1 else 0.0
        around = place.inflate(4 * aside, 0).inflate(8, 8)
        if chosen:
            canvas.nine("ui/glow", around.inflate(24, 24))
        for by, card in zip((-aside, aside), cards, strict=False):
            draw_small_card(canvas, self._view.words, card, place.move(by, 0))
        if lit or chosen:
            canvas.frame(around, GLOW, width=4 if chosen else 3, radius=8)

    def _draw_leader(self, canvas: Canvas, place: Box, train: Mapping[str, Any]) -> None:
        view, seat = self._view, train["leader"]
        at = (place.centerx - (FACE if train["hat"] else 0) / 2, place.bottom + FACE / 2 + 4)
        draw_face(canvas, view.portrait(seat), view.colour(seat), seat, at, FACE)
        if train["hat"]:
            canvas.centred("western/card-hat", (at[0] + FACE + 6, at[1]), size=(42, 28))
        canvas.frame(place.inflate(40, 14), CREAM, width=2, radius=8)
