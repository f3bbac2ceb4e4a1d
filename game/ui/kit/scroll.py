"""A scrolling area for content that is taller than its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.inputs import Input, KeyPressed, Wheel
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.theme import LIGHT_GOLD, SADDLE, SAND
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

NOTCH = 54.0
BAR = 8.0

# Draws the content with its top at y and gives its height; called with the canvas clipped.
Content = Callable[[Canvas, Box], float]


class Scroll(Widget):
    """Shows a part of its content; wheel, drag, arrows and page keys move it."""

    def __init__(self, id: str, box: Boxlike, content: Content, *, at_end: bool = False) -> None:
        super().__init__(id, box)
        self.offset = 0.0
        self._content = content
        self._height = 0.0
        self._grabbed: tuple[float, float] | None = None
        self._follows = at_end  # stays at the end as more comes

    @property
    def _most(self) -> float:
        return max(self._height - self.box.height, 0.0)

    def takes_focus(self) -> bool:
        return super().takes_focus() and self._most > 0.0

    def scroll_to(self, offset: float) -> None:
        self.offset = min(max(offset, 0.0), self._most)

    def _by(self, distance: float) -> None:
        self._follows = False
        self.scroll_to(self.offset + distance)
        if self._most and self.offset >= self._most - 1:
            self._follows = True

    def pressed(self, point: Point, ui: Ui) -> None:
        self._grabbed = (point[1], self.offset)

    def dragged(self, point: Point, ui: Ui) -> None:
        if self._grabbed is None:
            return
        begun, offset = self._grabbed
        on_bar = point[0] > self.box.right - 2 * BAR * ui.zoom
        pull = (point[1] - begun) * (self._height / self.box.height if on_bar else -1.0)
        self._follows = False
        self.scroll_to(offset + pull)

    def handle(self, given: Input, ui: Ui) -> bool:
        if isinstance(given, Wheel):
            self._by(-given.up * NOTCH * ui.zoom)
            return True
        if not isinstance(given, KeyPressed) or not self._most:
            return False
        page, notch = self.box.height - 40, NOTCH * ui.zoom
        steps = {
            NavigationKey.UP: -notch,
            NavigationKey.DOWN: notch,
            NavigationKey.PAGE_UP: -page,
            NavigationKey.PAGE_DOWN: page,
            NavigationKey.FIRST: -self._height,
            NavigationKey.LAST: self._height,
        }
        # At either end the arrows go on to the next widget.
        command = ui.keymap.command_of(given, NavigationKey, repeats=True)
        step = 0.0 if command is None else steps.get(command, 0.0)
        before = self.offset
        self._by(step)
        return self.offset != before

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self._follows:
            self.offset = self._most
        x, y, width, height = self.box
        bar = BAR * canvas.zoom
        with canvas.clipped(self.box):
            self._height = self._content(canvas, Box(x, y - self.offset, width - 2 * bar, height))
        if self._follows and self.offset != self._most:
            self.offset = self._most
        if not self._most:
            return
        lit = self.focused and ui.director.top.group.shows_focus
        canvas.fill((x + width - bar, y, bar, height), SAND, radius=bar / 2)
        share = height / self._height
        top = y + (height - height * share) * (self.offset / self._most)
        canvas.fill((x + width - bar, top, bar, height * share), SADDLE, radius=bar / 2)
        if lit:
            canvas.frame(self.box.inflate(8, 8), LIGHT_GOLD, width=3, radius=8)
