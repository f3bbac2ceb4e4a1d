"""Widgets that hold a value: a slider, and a choice from a drop-down list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.inputs import Input, KeyPressed, PointerMoved, PointerPressed
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.theme import DARK_GOLD, DESIGN_SIZE, FADED, INK, LIGHT_GOLD
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

KNOB, TRACK = 32.0, 14.0
RING = 5.0  # around the knob with the focus
ARROW = 18.0
ICON = 34.0
SCREEN_EDGE = 4.0  # a list keeps so far away from it
ACROSS = {NavigationKey.LEFT: -1, NavigationKey.RIGHT: 1}
DOWNWARDS = {NavigationKey.UP: -1, NavigationKey.DOWN: 1}


class Slider(Widget):
    """From 0 to 1, in steps; `changed` is told at every move."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        value: float,
        changed: Callable[[float], None],
        *,
        steps: int = 20,
        tip: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.value = value
        self._steps = steps
        self._changed = changed

    def set(self, value: float) -> None:
        value = round(min(max(value, 0.0), 1.0) * self._steps) / self._steps
        if value != self.value:
            self.value = value
            self._changed(value)

    def pressed(self, point: Point, ui: Ui) -> None:
        self.dragged(point, ui)

    def dragged(self, point: Point, ui: Ui) -> None:
        begin, length = self.run(ui.canvas)
        self.set((point[0] - begin) / length)

    def run(self, canvas: Canvas) -> tuple[float, float]:
        """Where the middle of the knob is at 0, and how far it is from there to 1."""
        knob = self._knob(canvas)
        return self.box.x + knob / 2, self.box.width - knob

    def _knob(self, canvas: Canvas) -> float:
        return min(KNOB * canvas.zoom, self.box.height)

    def handle(self, given: Input, ui: Ui) -> bool:
        command = ui.keymap.command_of(given, NavigationKey, repeats=True)
        if command not in ACROSS:
            return False
        self.set(self.value + ACROSS[command] / self._steps)
        ui.sounds.play("tick", 0.6)
        return True

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        x, y, width, height = self.box
        middle = y + height / 2
        begin, length = self.run(canvas)
        at = begin + length * self.value
        knob = self._knob(canvas)
        grain = knob / KNOB
        track = TRACK * grain
        canvas.nine("ui/track", (x, middle - track / 2, width, track), grain=grain)
        if at - x > track:
            full = (x, middle - track / 2, at - x, track)
            canvas.nine("ui/track-full", full, grain=grain)
        if self.focused and ui.director.top.group.shows_focus:
            ring = knob / 2 + RING * grain
            canvas.disc((at, middle), ring, DARK_GOLD)
            canvas.disc((at, middle), ring - 2 * grain, LIGHT_GOLD)
        canvas.centred("ui/knob", (at, middle), size=(knob, knob))


class Choice(Widget):
    """One of several words; Enter or a click opens the list, the arrows step through it."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        labels: Sequence[str],
        index: int,
        changed: Callable[[int], None],
        *,
        tip: str = "",
        icons: Sequence[str] = (),
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.labels = list(labels)
        self.index = index
        self.open = False
        self._icons = list(icons)
        self._lit = index
        self._changed = changed

    def choose(self, index: int) -> None:
        self.open = False
        if index != self.index:
            self.index = index
            self._changed(index)

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self.open = not self.open
        self._lit = self.index

    def left(self, ui: Ui) -> None:
        self.open = False

    def handle(self, given: Input, ui: Ui) -> bool:
        if isinstance(given, KeyPressed):
            return self._key(given, ui)
        if isinstance(given, PointerPressed) and self.open:
            row = self._row_at(given.at)
            if row is not None:
                ui.sounds.play("click")
                self.choose(row)
                return True
            if not self.box.collidepoint(given.at):
                self.open = False
            return False
        if isinstance(given, PointerMoved) and self.open:
            row = self._row_at(given.at)
            self._lit = self._lit if row is None else row
        return False

    @property
    def shows_list(self) -> bool:
        return self.open

    def contains(self, point: Point) -> bool:
        return super().contains(point) or (self.open and self._list_box().collidepoint(point))

    def _key(self, given: KeyPressed, ui: Ui) -> bool:
        command = ui.keymap.command_of(given, NavigationKey, repeats=True)
        steps = DOWNWARDS if self.open else ACROSS
        if command in steps:
            self._step(steps[command], ui)
            return True
        if self.open and command is NavigationKey.PRESS:
            ui.sounds.play("click")
            self.choose(self._lit)
            return True
        if self.open and command is NavigationKey.BACK:
            self.open = False
            return True
        return False

    def _step(self, by: int, ui: Ui) -> None:
        ui.sounds.play("tick", 0.6)
        if self.open:
            self._lit = (self._lit + by) % len(self.labels)
        else:
            self.choose((self.index + by) % len(self.labels))

    @property
    def _row_height(self) -> float:
        """As high as the closed choice, unless there are too many rows for the screen."""
        room = DESIGN_SIZE[1] - 2 * SCREEN_EDGE - 12
        return min(self.box.height, room / len(self.labels))

    def _list_box(self) -> Box:
        x, y, width, height = self.box
        tall = self._row_height * len(self.labels) + 12
        below = y + height + 4
        fits = below + tall <= DESIGN_SIZE[1] - SCREEN_EDGE
        top = below if fits else max(y - tall - 4, SCREEN_EDGE)
        return Box(x, top, width, tall)

    def _row_at(self, point: Point) -> int | None:
        box = self._list_box()
        if not box.collidepoint(point):
            return None
        row = int((point[1] - box.y - 6) // self._row_height)
        return min(max(row, 0), len(self.labels) - 1)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        x, y, width, height = self.box
        lit = self.focused and ui.director.top.group.shows_focus
        canvas.nine("ui/field-focus" if lit or self.open else "ui/field", self.box)
        colour, z = INK if self.enabled else FADED, canvas.zoom
        self._draw_row(canvas, self.index, Box(x, y, width - 30 * z, height), colour)
        arrow = (x + width - 20 * z, y + height / 2)
        canvas.centred("ui/arrow-down", arrow, size=(ARROW * z, ARROW * z))

    def draw_over(self, canvas: Canvas, ui: Ui) -> None:
        if not self.open:
            return
        box = self._list_box()
        layer, canvas.layer = canvas.layer, canvas.layer + 50
        canvas.drop_shadow(box)
        canvas.nine("ui/field-focus", box)
        for row in range(len(self.labels)):
            high = self._row_height
            area = Box(box.x, box.y + 6 + row * high, box.width, high)
            if row == self._lit:
                canvas.fill(area.inflate(-12, -2), LIGHT_GOLD, radius=6)
            self._draw_row(canvas, row, area, INK)
        canvas.layer = layer

    def _draw_row(self, canvas: Canvas, row: int, area: Box, colour: tuple[int, int, int]) -> None:
        left = 12.0
        if row < len(self._icons):
            side = min(area.height - 6, ICON * canvas.zoom)
            canvas.centred(
                self._icons[row], (area.x + 8 + side / 2, area.centery), size=(side, side)
            )
            left += side + 2
        canvas.text(
            self.labels[row],
            (area.x + left, area.y, area.width - left - 6, area.height),
            colour=colour,
            wrap=False,
        )
