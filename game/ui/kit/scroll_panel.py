"""A scrollable panel of widgets.

Widgets move along with what is drawn beside them, so a page may be taller than its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import PAGING, NavigationKey
from game.ui.kit.scroll import BAR, Scroll
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

W = TypeVar("W", bound=Widget)

MARGIN = 24.0  # what shows above and below a control that comes into view


class ScrollPanel(Scroll):
    """Widgets are put on it where they belong when nothing is scrolled. They go into the group
    too, after the scroll_panel. It outlives a screen that is built anew, so that nothing jumps."""

    focusable = False

    def __init__(self, id: str, draw: Callable[[Canvas, float], None]) -> None:
        """`draw`: all that is not a widget, so far below its place (above, where negative)."""
        super().__init__(id, Box(0, 0, 0, 0), self._draw_content)
        self._draw = draw
        self._tops: list[tuple[Widget, float]] = []

    def lay_out(self, box: Boxlike, height: float) -> None:
        """Empty, in this place, with a page of this height."""
        self._tops = []
        self.box = Box(*box)
        self._height = height
        self.scroll_to(self.offset)

    def put(self, widget: W) -> W:
        widget.scroll_panel = self
        self._tops.append((widget, widget.box.y))
        widget.box.y -= self.offset
        return widget

    def room(self, canvas: Canvas) -> float:
        """How wide the page may be beside the bar that scrolls it."""
        return self.box.width - 2 * BAR * canvas.zoom

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        for widget, top in self._tops:
            widget.box.y = top - self.offset

    def reveal(self, widget: Widget) -> None:
        """Scroll as little as needed to see all of it."""
        above = widget.box.top - MARGIN - self.box.top
        below = widget.box.bottom + MARGIN - self.box.bottom
        if above < 0.0:
            self.scroll_to(self.offset + above)
        elif below > 0.0:
            self.scroll_to(self.offset + below)

    def shows(self, widget: Widget) -> bool:
        """Whether it is in view, wholly or in part."""
        return self.box.colliderect(widget.box)

    def turn_page(self, given: Input, ui: Ui) -> bool:
        """With the keys for that, while one of its widgets has the focus."""
        command = ui.keymap.command_of(given, NavigationKey, repeats=True)
        return command in PAGING and self.handle(given, ui)

    def _draw_content(self, canvas: Canvas, area: Box) -> float:
        self._draw(canvas, area.y - self.box.y)
        return self._height
