"""Lists on paper."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, SADDLE, UMBER
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Widget


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
        x, y, width, height = self.box
        if self.chosen or self.hovered:
            canvas.fill(self.box, LIGHT_GOLD if self.chosen else (250, 236, 200), radius=8)
        if self.chosen:
            canvas.frame(self.box, GOLD, width=2.5, radius=8)
        if self.focused and ui.director.top.group.shows_focus:
            canvas.focus_edge(self.box, around=2)
        tall = height * 0.44 if self.sub else height
        canvas.text(
            self.label,
            (x + 12, y + 2, width - 24, tall - 4),
            style="bold",
            size=Type.BODY,
            colour=INK if self.chosen else UMBER,
            wrap=False,
        )
        if self.sub:
            canvas.text(
                self.sub,
                (x + 12, y + tall, width - 24, height - tall - 5),
                size=Type.NOTE,
                colour=SADDLE,
                wrap=False,
            )
