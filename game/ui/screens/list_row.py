"""A row of a list on paper, as a widget."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.layout import inset, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, SADDLE, UMBER
from game.ui.kit.tokens import Corner, Type
from game.ui.kit.widget import Widget

HOVERED = (250, 236, 200)  # paper in the light
GILT = 2.5  # how wide the line around the chosen one is
UPPER = 0.44  # how much of a row is for its words, where there are more below
MARGIN = 12.0


class ListRow(Widget):
    """A line of a list on paper; the chosen one is gilded."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        label: str,
        action: Callable[[], None],
        *,
        sub: str = "",
        chosen: bool = False,
    ) -> None:
        super().__init__(id, box)
        self.label = label
        self.sub = sub
        self.chosen = chosen
        self._action = action

    def activate(self, ui: Ui) -> None:
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.chosen or self.hovered:
            canvas.fill(self.box, LIGHT_GOLD if self.chosen else HOVERED, radius=Corner.CHIP)
        if self.chosen:
            canvas.frame(self.box, GOLD, width=GILT, radius=Corner.CHIP)
        if self.focused and ui.director.top.group.shows_focus:
            canvas.focus_edge(self.box, around=2)
        inner = inset(self.box, x=MARGIN)
        words, below = rows(inner, share(UPPER), share(1.0 - UPPER if self.sub else 0.0))
        canvas.text(
            self.label,
            inset(words, y=2),
            style="bold",
            size=Type.BODY,
            colour=INK if self.chosen else UMBER,
            wrap=False,
        )
        if self.sub:
            canvas.text(
                self.sub,
                inset(below, bottom=5),
                size=Type.NOTE,
                colour=SADDLE,
                wrap=False,
            )
