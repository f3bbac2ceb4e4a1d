"""A plank with the key that presses it."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.layout import Units
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action
from game.ui.table.prompts.parts import draw_keycap


class Cap(NamedTuple):
    """The picture of the key: how high as designed, how much lower than the plank at least, and
    the size of its letters; `wraps`: words beside it may take two lines."""

    high: float
    air: float
    letters: float
    wraps: bool


SMALL, LARGE = Cap(32.0, 3.0, 17.0, wraps=False), Cap(40.0, 16.0, 20.0, wraps=True)


class KeyPlank(Button):
    """`key`: what is written on it."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        label: str,
        action: Action,
        key: str,
        *,
        skin: str,
        size: float = Type.BODY,
        cap: Cap = SMALL,
    ) -> None:
        super().__init__(id, box, label, action, skin=skin, size=size)
        self._key = key
        self._cap = cap

    def draw_label(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        cap, key = self._cap, self._key
        high = min(height - cap.air, Units(canvas.zoom)(cap.high))
        wide = max(canvas.text_width(key, style="bold", size=cap.letters) + 18, high)
        place = (x + 16, y + (height - high) / 2, wide, high)
        draw_keycap(canvas, key, place, size=cap.letters)
        words = (x + wide + 22, y + 3, width - wide - 44, height - 6)
        self.draw_words(canvas, words, wraps=cap.wraps)
