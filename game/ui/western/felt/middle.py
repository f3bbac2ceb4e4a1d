"""What lies in the middle of the felt: the deck, the last card, the cash box and the round die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.western.events import DieRolled
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, RED
from game.ui.table.happening import Told
from game.ui.western.cards.face import draw_card_back, draw_small_card

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

POT = (44, 79, 38)
BELOW_BALL = 42.0
DEEP = 12  # cards to a further edge of the deck


class Middle:
    def __init__(self, view: WesternView) -> None:
        self._view = view
        self.on_the_way = 0  # discards of which the last ones are still flying
        self.face: int | None = None  # what the die showed last
        self.rolls: dict[int, tuple[int, bool]] = {}  # who rolled what to begin; the best are lit

    def stand(self, entries: Sequence[Told]) -> None:
        """The die shows what was rolled last."""
        rolls = (event.face for event in reversed(entries) if isinstance(event, DieRolled))
        self.face = next(rolls, None)

    def draw(self, canvas: Canvas) -> None:
        self._draw_deck(canvas)
        self._draw_last(canvas)
        self._draw_cash_box(canvas)
        self._draw_number(canvas)

    def _draw_deck(self, canvas: Canvas) -> None:
        view, box = self._view, self._view.layout.deck
        count = view.seen.deck
        for number in range(min(-(-count // DEEP), 6)):
            draw_card_back(canvas, box.move(-0.8 * number, -1.6 * number))
        middle = (box.centerx, box.bottom + 18)
        canvas.numeral(str(count), middle, size=20, colour=CREAM, within=(56, 18))

    def _draw_last(self, canvas: Canvas) -> None:
        view, box = self._view, self._view.layout.last_card
        lying = view.seen.discards[: len(view.seen.discards) - self.on_the_way]
        if lying:
            draw_small_card(canvas, view.words, lying[-1], box)
        else:
            canvas.frame(box.inflate(-6, -6), (28, 52, 38), width=2, radius=6)

    def _draw_cash_box(self, canvas: Canvas) -> None:
        view, box = self._view, self._view.layout.cash_box
        pot = view.purses.money(None)
        key = ("western-cash-box", pot, view.ui.words.code)
        canvas.composed(key, box, lambda: self._paint_cash_box(canvas, pot, box))

    def _paint_cash_box(self, canvas: Canvas, pot: int, box: Box) -> None:
        canvas.picture("western/cash-box" if pot else "western/cash-box-empty", box)
        plate = Box(box.centerx - 34, box.y + 72, 68, 34)
        words = self._view.money_words(pot)
        canvas.text(words, plate, style="title", size=22, colour=POT, align="centre", wrap=False)

    def _draw_number(self, canvas: Canvas) -> None:
        """What the die shows, below it."""
        if self.face is not None:
            x, y = self._view.ball.at
            _draw_face_tag(canvas, Box(x - 20, y + BELOW_BALL, 40, 30), self.face)

    def draw_rolls(self, canvas: Canvas) -> None:
        """Beside the plates, while it is rolled for who begins."""
        for seat, (face, best) in self.rolls.items():
            plate = self._view.layout.plate(seat)
            y = plate.top - 22 if seat == self._view.front else plate.bottom - 8
            box = Box(plate.centerx - 20, y, 40, 30)
            _draw_face_tag(canvas, box, face, best=best)


def _draw_face_tag(canvas: Canvas, box: Box, face: int, *, best: bool = False) -> None:
    canvas.fill(box, INK, radius=8)
    canvas.fill(box.inflate(-5, -5), LIGHT_GOLD if best else CREAM, radius=6)
    canvas.numeral(str(face), box.center, size=20, colour=RED, within=(30, 20))
