"""The cards in somebody's hand on a private screen: their backs, until the owner looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DARK_GOLD, INK, LIGHT_GOLD
from game.ui.kit.widget import Action, Widget
from game.ui.pony_express.cards.face import (
    ASPECT,
    CARD,
    PICTURE,
    draw_card,
    draw_card_back,
    draw_window,
)
from game.ui.table.prompts.parts import draw_keycap

if TYPE_CHECKING:
    from game.ui.table.prompts.peek import Peek

ZOOM = 320.0  # how wide a card is that the pointer rests on
FAINT = 105  # of a card that cannot be played now


class CardSlot(Widget):
    """A card in the hand. What it is, is known only while `peek` is open."""

    def __init__(
        self, id: str, box: Boxlike, card: str, peek: Peek, action: Action, *, key: str = ""
    ) -> None:
        super().__init__(id, box)
        self.card = card
        self.usable = True
        self.armed = False
        self._peek = peek
        self._action = action
        self._key = key

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and ui.director.top.group.shows_focus
        if self.armed and self._peek.open:
            canvas.fill(self.box.inflate(10, 10), LIGHT_GOLD, radius=10)
        if lit or self.hovered:
            canvas.frame(self.box.inflate(8, 8), DARK_GOLD, width=5, radius=9)
            canvas.frame(self.box.inflate(6, 6), LIGHT_GOLD, width=3, radius=8)
        if self._peek.open:
            draw_thumb(canvas, self.card, self.box, alpha=255 if self.usable else FAINT)
        else:
            draw_card_back(canvas, self.box.center, self.box.width)
        if self._key:
            side = 24 * canvas.zoom
            at = (self.box.x - 6, self.box.bottom + 6 - side, side, side)
            draw_keycap(canvas, self._key, at, size=15)

    @property
    def looked_at(self) -> bool:
        return (self.hovered or self.focused) and self._peek.open


def draw_thumb(canvas: Canvas, card: str, box: Box, *, alpha: int = 255) -> None:
    """A card too small for words."""
    share = box.width / CARD[0]
    if alpha < 255:
        canvas.fill(box, INK, radius=8)
    canvas.picture("cards/card-front", box, alpha=alpha)
    draw_window(canvas, card, box, share, PICTURE[3], alpha=alpha)


def draw_zoomed(canvas: Canvas, ui: Ui, slots: Sequence[CardSlot], right: float) -> None:
    """The card that is looked at, large, with its right edge there. The pointer goes before the
    keyboard."""
    looked = [slot for slot in slots if slot.looked_at]
    looked.sort(key=lambda slot: not slot.hovered)
    if not looked or not (looked[0].hovered or ui.director.top.group.shows_focus):
        return
    slot, width = looked[0], ZOOM * max(canvas.zoom, 1.0)
    height = width * ASPECT
    x = right - width / 2
    lowest = slot.box.bottom if slot.why_not else 712  # why not is told below
    y = min(max(slot.box.centery, height / 2 + 8), lowest - height / 2)
    box = Box(x - width / 2, y - height / 2, width, height)
    canvas.layer += 60
    canvas.drop_shadow(box, depth=9)
    draw_card(canvas, ui, slot.card, (x, y), width)
    canvas.layer -= 60


def row_of_cards(area: Box, count: int, width: float, gap: float = 12.0) -> list[Box]:
    """Places side by side, closer together when there are many."""
    height = width * ASPECT
    step = width + gap
    if count > 1:
        step = min(step, (area.width - width) / (count - 1))
    left = area.centerx - (step * (count - 1) + width) / 2
    return [
        Box(left + step * number, area.centery - height / 2, width, height)
        for number in range(count)
    ]
