"""The cards in somebody's hand on a private screen: their backs, until the owner looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.layout import BOTTOM_LEFT, fan, inset, placed
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DARK_GOLD, INK, LIGHT_GOLD
from game.ui.kit.tokens import Corner, Gap, Line, Type
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

LARGE = 320.0  # how wide a card is that the pointer rests on
HIGHEST, LOWEST = 8.0, 712.0  # it reaches on the screen; lower where it would hide why not
ABOVE = 60  # layers
KEYCAP = 24.0
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
            canvas.fill(inset(self.box, -5), LIGHT_GOLD, radius=Corner.ROW)
        if lit or self.hovered:
            canvas.frame(inset(self.box, -4), DARK_GOLD, width=5, radius=9)
            canvas.frame(inset(self.box, -3), LIGHT_GOLD, width=Line.FRAME, radius=Corner.CHIP)
        if self._peek.open:
            draw_thumb(canvas, self.card, self.box, alpha=255 if self.usable else FAINT)
        else:
            draw_card_back(canvas, self.box.center, self.box.width)
        if self._key:
            side = ui.units(KEYCAP)
            corner = placed(inset(self.box, -6), side, side, BOTTOM_LEFT)
            draw_keycap(canvas, self._key, corner, size=Type.MARK)

    @property
    def looked_at(self) -> bool:
        return (self.hovered or self.focused) and self._peek.open


def draw_thumb(canvas: Canvas, card: str, box: Box, *, alpha: int = 255) -> None:
    """A card too small for words."""
    share = box.width / CARD[0]
    if alpha < 255:
        canvas.fill(box, INK, radius=Corner.CHIP)
    canvas.picture("cards/card-front", box, alpha=alpha)
    draw_window(canvas, card, box, share, PICTURE[3], alpha=alpha)


def draw_zoomed(canvas: Canvas, ui: Ui, slots: Sequence[CardSlot], right: float) -> None:
    """The card that is looked at, large, with its right edge there. The pointer goes before the
    keyboard."""
    looked = [slot for slot in slots if slot.looked_at]
    looked.sort(key=lambda slot: not slot.hovered)
    if not looked or not (looked[0].hovered or ui.director.top.group.shows_focus):
        return
    slot, width = looked[0], ui.units.grown(LARGE)
    card = around((right - width / 2, slot.box.centery), (width, width * ASPECT))
    card.top = max(card.top, HIGHEST)
    card.bottom = min(card.bottom, slot.box.bottom if slot.why_not else LOWEST)
    canvas.layer += ABOVE
    canvas.drop_shadow(card, depth=9)
    draw_card(canvas, ui, slot.card, card.center, width)
    canvas.layer -= ABOVE


def row_of_cards(area: Box, count: int, width: float, gap: float = Gap.WIDE) -> list[Box]:
    """Places side by side, closer together when there are many."""
    return fan(placed(area, high=width * ASPECT), count, width, gap=gap)
