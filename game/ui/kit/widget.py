"""The base class of widgets: what can be pressed, dragged or typed into."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.inputs import Input

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

Action = Callable[[], None]


class Scrolls(Protocol):
    """A panel on which widgets scroll."""

    box: Box

    def handle(self, given: Input, ui: Ui) -> bool: ...

    def turn_page(self, given: Input, ui: Ui) -> bool: ...

    def reveal(self, widget: Widget) -> None:
        """Scroll as little as needed to see all of it."""

    def shows(self, widget: Widget) -> bool:
        """Whether it is in view, wholly or in part."""


class Widget:
    """A rectangle of the design with an id by which tests and the focus find it."""

    focusable = True
    in_a_list = False  # others follow right below: an explanation stands beside it

    def __init__(self, id: str, box: Boxlike, *, tip: str = "") -> None:
        self.id = id
        self.box = Box(*box)
        self.tip = tip
        self.why_not = ""  # why it cannot be used now; empty when it can
        self.said_on_screen = False  # why it cannot be used, or what it does, can be read there
        self.visible = True
        self.scroll_panel: Scrolls | None = None  # on which it scrolls
        # Kept up to date by the group that it is in.
        self.focused = False
        self.hovered = False
        self.held = False

    @property
    def enabled(self) -> bool:
        return not self.why_not

    @property
    def explanation(self) -> str:
        """What a pointer that rests on it is told; nothing while its list covers the screen, or
        where the screen says it already."""
        if self.shows_list or self.said_on_screen:
            return ""
        return self.why_not or self.tip

    @property
    def shows_list(self) -> bool:
        """Whether it shows a list above the other widgets."""
        return False

    def disable(self, why: str) -> None:
        self.why_not = why

    def contains(self, point: Point) -> bool:
        return self.visible and self.shown.collidepoint(point)

    @property
    def shown(self) -> Box:
        """The part of its box that is in view and can be pressed."""
        return self.box if self.scroll_panel is None else self.box.clip(self.scroll_panel.box)

    def takes_focus(self) -> bool:
        return self.focusable and self.visible

    # ------------------------------------------------------------------ to be overridden

    def activate(self, ui: Ui) -> None:
        """Called when it was pressed, by pointer or by key."""

    def handle(self, given: Input, ui: Ui) -> bool:
        """An input that is for this widget (it has the focus, or the pointer is on it); True if
        it was of use. Pressing and letting go are seen to by the group."""
        return False

    def dragged(self, point: Point, ui: Ui) -> None:
        """The pointer moves while it holds the widget."""

    def pressed(self, point: Point, ui: Ui) -> None:
        """The pointer takes hold of it."""

    def released(self, point: Point, ui: Ui) -> None:
        """The pointer lets go of it, wherever it is; on the widget, `activate` follows."""

    def entered(self, ui: Ui) -> None:
        """Called when it gets the focus."""

    def left(self, ui: Ui) -> None:
        """Called when it loses the focus."""

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        """Draw it as it is now."""

    def draw_over(self, canvas: Canvas, ui: Ui) -> None:
        """Draw what lies above all other widgets, such as an open list."""
