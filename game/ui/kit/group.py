"""The widgets of a screen: keyboard focus, hover, and which of them gets an input."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.inputs import (
    LEFT,
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.theme import DESIGN_SIZE, INK
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

W = TypeVar("W", bound=Widget)

TIP_DELAY = 0.45  # seconds that the pointer rests before something is explained
WAYS = {
    NavigationKey.LEFT: (-1, 0),
    NavigationKey.RIGHT: (1, 0),
    NavigationKey.UP: (0, -1),
    NavigationKey.DOWN: (0, 1),
}
STEPS = {NavigationKey.NEXT: 1, NavigationKey.PREVIOUS: -1}
OVERLAP = 6.0  # by so much two neighbours may overlap
ASIDE = 2.2  # how much worse a step aside is than one straight ahead


class Group:
    """In the order in which Tab visits them.

    The focus never stays on what can no longer be used: what became hidden, covered or disabled
    loses it to the widget named by `rest_on`, or to none. What the pointer pressed has the focus
    for typing, but no ring, so Enter and Space do not press it again.
    """

    def __init__(self) -> None:
        self._widgets: list[Widget] = []
        self._focus: Widget | None = None
        self._could = True  # whether what has the focus could be used when it got it
        self._pointed = False  # the focus came with a press of the pointer
        self._home = ""  # the id of the widget that has the focus when no other has it
        self._hover: Widget | None = None
        self._held: Widget | None = None
        self._rested = 0.0
        self._known = ""  # what was explained of a widget before it was pressed: once is enough
        self.shows_focus = False  # the ring appears once the keyboard is used

    def __iter__(self) -> Iterator[Widget]:
        return iter(self._widgets)

    def __getitem__(self, id: str) -> Widget:
        return next(widget for widget in self._widgets if widget.id == id)

    def __contains__(self, id: str) -> bool:
        return any(widget.id == id for widget in self._widgets)

    def add(self, widget: W) -> W:
        self._widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Remove all, as the screen is built anew: `settle` gives the focus back by its id."""
        self._widgets = []
        self._hover = self._held = None
        self._home = ""

    def rest_on(self, id: str, ui: Ui) -> None:
        """Name the widget that has the focus whenever no other has it."""
        self._home = id
        if self._focus is None:
            self.focus_on(id, ui)

    def settle(self, ui: Ui) -> None:
        """Restore the focus after the screen was built anew."""
        if self._focus is not None:
            id, could, self._focus = self._focus.id, self._could, None
            if id in self:
                self._set_focus(self[id], ui)
                self._could = could
        self._look_after_focus(ui)

    def _look_after_focus(self, ui: Ui) -> None:
        """Nobody presses with a key what cannot be seen or cannot be used any more. Whoever goes
        to a disabled widget with Tab stays there: it says why it is disabled."""
        focus = self._focus
        if focus is not None and self._is_open(focus) and focus.enabled >= self._could:
            return
        self._blur(ui)
        if self._home in self and self[self._home] is not focus:
            self.focus_on(self._home, ui)

    def _is_open(self, widget: Widget) -> bool:
        """Whether it can take the focus, and no widget above hides it from the pointer."""
        if widget not in self._widgets or not widget.takes_focus():
            return False
        if not _is_shown(widget):
            return True  # it is scrolled into view when the focus comes
        area = widget.shown
        corners = (area.topleft, (area.right - 1, area.bottom - 1))
        above = self._widgets[self._widgets.index(widget) + 1 :]
        return not any(all(map(other.contains, corners)) for other in above)

    @property
    def focus(self) -> Widget | None:
        return self._focus

    @property
    def holding(self) -> Widget | None:
        return self._held

    def focus_on(self, id: str, ui: Ui) -> None:
        self._pointed = False
        if id in self and self._focus is not self[id]:
            self._blur(ui)
            self._set_focus(self[id], ui)

    def _set_focus(self, widget: Widget, ui: Ui) -> None:
        self._focus = widget
        self._could = widget.enabled
        widget.focused = True
        if widget.scroll_panel is not None:
            widget.scroll_panel.reveal(widget)
        widget.entered(ui)

    def _blur(self, ui: Ui) -> None:
        if self._focus is not None:
            self._focus.focused = False
            self._focus.left(ui)
        self._focus = None

    # ------------------------------------------------------------------ inputs

    def handle(self, given: Input, ui: Ui) -> bool:
        if isinstance(given, PointerMoved):
            return self._move(given, ui)
        if isinstance(given, PointerPressed):
            return self._press(given, ui)
        if isinstance(given, PointerReleased):
            return self._release(given, ui)
        if isinstance(given, Wheel):
            return self._scroll(given, ui)
        self._look_after_focus(ui)
        if self._focus is not None and self._focus.handle(given, ui):
            return True
        scroll_panel = None if self._focus is None else self._focus.scroll_panel
        if scroll_panel is not None and scroll_panel.turn_page(given, ui):
            return True
        if isinstance(given, KeyPressed):
            return self._key(given, ui)
        return False

    def _scroll(self, given: Wheel, ui: Ui) -> bool:
        under = self._under(given.at)
        if under is None:
            return False
        return under.handle(given, ui) or (
            under.scroll_panel is not None and under.scroll_panel.handle(given, ui)
        )

    def _under(self, point: Point) -> Widget | None:
        """The widget under a point: an open list lies above all others."""
        found = [widget for widget in reversed(self._widgets) if widget.contains(point)]
        return next((widget for widget in found if widget.shows_list), found[0] if found else None)

    def _move(self, given: PointerMoved, ui: Ui) -> bool:
        if self._held is not None:
            self._held.dragged(given.at, ui)
            return True
        under = self._under(given.at)
        if under is not self._hover:
            for widget in (self._hover, under):
                if widget is not None:
                    widget.hovered = widget is under
            if under is not None and under.enabled and under.focusable:
                ui.sounds.play("hover", 0.5)
            self._hover = under
            self._rested, self._known = 0.0, ""
        if under is not None:
            under.handle(given, ui)
        return under is not None

    def _press(self, given: PointerPressed, ui: Ui) -> bool:
        if self._hover is not None:
            self._known = self._hover.explanation or self._known
        # An open list comes first: it lies above the others.
        if self._focus is not None and self._focus.handle(given, ui):
            return True
        under = self._under(given.at)
        self.shows_focus = False
        if under is None or given.button != LEFT:
            return under is not None
        if under.takes_focus():
            self.focus_on(under.id, ui)
            self._pointed = True
        if under.enabled:
            self._held = under
            under.held = True
            under.pressed(given.at, ui)
        else:
            ui.sounds.play("error", 0.6)
            self._rested, self._known = TIP_DELAY, ""
        return True

    def _release(self, given: PointerReleased, ui: Ui) -> bool:
        held, self._held = self._held, None
        if held is None or given.button != LEFT:
            return False
        held.held = False
        held.released(given.at, ui)
        if held.contains(given.at) and held.enabled:
            held.activate(ui)
        return True

    def let_go(self) -> None:
        """Cancel a press: the window lost the focus, or something else takes the pointer."""
        if self._held is not None:
            self._held.held = self._held.hovered = False
            self._held = self._hover = None

    def _key(self, given: KeyPressed, ui: Ui) -> bool:
        command = ui.keymap.command_of(given, NavigationKey, repeats=True)
        if command in STEPS:
            self._step(STEPS[command], ui)
            return True
        if command in WAYS:
            return self._towards(WAYS[command], ui)
        return command is NavigationKey.PRESS and self._activate_focus(given, ui)

    def _activate_focus(self, given: KeyPressed, ui: Ui) -> bool:
        focus = self._focus
        unseen = self._pointed and not self.shows_focus
        if focus is None or given.repeated or unseen:
            return False
        self.shows_focus = True
        if focus.scroll_panel is not None and not _is_shown(focus):
            focus.scroll_panel.reveal(focus)  # the wheel moved it away: nothing is pressed unseen
        elif focus.enabled:
            focus.activate(ui)
        else:
            ui.sounds.play("error", 0.6)
            self._hover, self._rested, self._known = focus, TIP_DELAY, ""
        return True

    def _stops(self) -> list[Widget]:
        return [widget for widget in self._widgets if self._is_open(widget)]

    def _step(self, by: int, ui: Ui) -> None:
        self.shows_focus = True
        stops = self._stops()
        if not stops:
            return
        if self._focus in stops:
            stop = stops[(stops.index(self._focus) + by) % len(stops)]
        else:
            stop = stops[0 if by > 0 else -1]
        self.focus_on(stop.id, ui)

    def _towards(self, direction: tuple[int, int], ui: Ui) -> bool:
        """Move the focus to the nearest widget in the direction of an arrow key."""
        if self._focus is None:
            self._step(1, ui)
            return True
        self.shows_focus = True
        here = _Lookout(self._focus.box)
        scroll_panel = self._focus.scroll_panel
        reachable = [
            (
                scroll_panel is not None and stop.scroll_panel is not scroll_panel,
                not here.is_past(stop.box, direction),
                cost,
                number,
            )
            for number, stop in enumerate(self._widgets)
            if stop is not self._focus
            and self._is_open(stop)
            and (_is_shown(stop) or stop.scroll_panel is scroll_panel)
            and (cost := here.cost(stop.box, direction)) is not None
        ]
        if not reachable:
            return False
        self.focus_on(self._widgets[min(reachable)[-1]].id, ui)
        return True

    # ------------------------------------------------------------------ time and drawing

    def update(self, seconds: float) -> bool:
        """Time goes by; True when the pointer has now rested long enough for an explanation."""
        before = self._rested
        self._rested += seconds
        return before < TIP_DELAY <= self._rested

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        shown = [widget for widget in self._widgets if widget.visible and _is_shown(widget)]
        for widget in shown:
            if widget.scroll_panel is None:
                widget.draw(canvas, ui)
            else:
                with canvas.clipped(widget.scroll_panel.box):
                    widget.draw(canvas, ui)
        for widget in shown:
            widget.draw_over(canvas, ui)
        self._draw_tip(canvas, ui)

    def _draw_tip(self, canvas: Canvas, ui: Ui) -> None:
        hover = self._hover
        if hover is None and self.shows_focus and self._focus is not None:
            hover = self._focus if self._focus.why_not else None
        if hover is None or not hover.visible or not hover.explanation:
            return
        text = hover.explanation
        if hover is self._hover and (text == self._known or self._rested < TIP_DELAY):
            return
        if any(widget.shows_list for widget in self._widgets):
            return
        draw_tip(canvas, text, hover.box, beside=hover.in_a_list)


def _is_shown(widget: Widget) -> bool:
    """Whether it is in view, and has not been scrolled away."""
    return widget.scroll_panel is None or widget.scroll_panel.shows(widget)


class _Lookout:
    """Rates where an arrow key may lead from the box that has the focus."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def cost(self, other: Box, direction: tuple[int, int]) -> float | None:
        """How far it is to another box in that direction; None when it lies elsewhere."""
        dx, dy = other.centerx - self._box.centerx, other.centery - self._box.centery
        along = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if along <= 4 or aside > along * 4:
            return None
        return math.hypot(along, aside * ASIDE)

    def is_past(self, other: Box, direction: tuple[int, int]) -> bool:
        """Whether the other box begins where this one ends: that comes before what only has its
        middle further on, such as a short control above a long line."""
        here = self._box
        gaps = {
            (1, 0): other.left - here.right,
            (-1, 0): here.left - other.right,
            (0, 1): other.top - here.bottom,
            (0, -1): here.top - other.bottom,
        }
        return gaps[direction] >= -OVERLAP


def draw_tip(canvas: Canvas, text: str, near: Box, *, beside: bool = False) -> None:
    """A slip of paper below what it explains, or `beside` it: always inside the window."""
    widest = 380.0 * canvas.zoom
    longest = max(
        canvas.text_width(line, style="body", size=Type.NOTE) for line in text.split("\n")
    )
    width = min(longest + 30, widest)
    height = canvas.text_height(text, width - 28, style="body", size=Type.NOTE) + 16
    x = min(max(near.centerx - width / 2, 8), DESIGN_SIZE[0] - width - 8)
    y = near.bottom + 8
    if beside and near.left - width - 10 > 8:
        x, y = near.left - width - 10, max(near.centery - height / 2, 8)
    if y + height > DESIGN_SIZE[1] - 6:
        y = near.top - height - 8
    layer, canvas.layer = canvas.layer, canvas.layer + 100
    canvas.nine("ui/tooltip", (x, y, width, height))
    canvas.text(text, (x + 14, y + 6, width - 28, height - 12), size=Type.NOTE, colour=INK)
    canvas.layer = layer
