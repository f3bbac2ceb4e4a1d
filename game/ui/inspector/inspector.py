"""The panel that F12 opens, and what it says."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pygame

from game.ui.inspector.noting_canvas import NotingCanvas
from game.ui.inspector.owners import asked_for, maker_of, part_at, parts_of
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.inputs import Input, PointerMoved, PointerPressed, PointerReleased
from game.ui.kit.layout import Units
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, DESIGN_SIZE, LIGHT_GOLD, SHADOW, TEAL, Colour
from game.ui.kit.widget import Widget

FRAMES = 30  # of which the mean is told
MOST_NAMES = 8  # of pictures
SIZE = 14.0  # of the type, whatever size the player wants
LINE = 18.0
WIDTH = 470.0
INSET = 10.0

Line = tuple[str, Colour]


class Inspector:
    """While it lives, the window draws with a canvas that notes what is under the pointer. What it
    says are names in code and places: no texts, no values, and only of what can be seen."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._plain: Canvas = ui.canvas
        self._canvas = NotingCanvas.over(ui.canvas)
        self._at: Point = ui.canvas.design(_mouse(ui.canvas))
        self._costs: deque[float] = deque(maxlen=FRAMES)
        self._lines: list[Line] = []
        ui.canvas = self._canvas

    def close(self) -> None:
        self._ui.canvas = self._plain
        self._canvas.leave()

    def hear(self, given: Input) -> None:
        """Where the pointer is."""
        if isinstance(given, (PointerMoved, PointerPressed, PointerReleased)):
            self._at = given.at

    def begin(self) -> None:
        """A frame is about to be drawn."""
        self._canvas.probe.begin(self._canvas.at(self._at))

    def draw(self, scenes: Sequence[Scene], seconds: float) -> None:
        """The frame has been drawn, in that time."""
        canvas, top = self._canvas, scenes[-1]
        self._costs.append(seconds - canvas.probe.spent)
        names = canvas.probe.names(canvas.surface)
        canvas.probe.begin(None)
        widget = widget_at(top, self._at)
        self._lines = [
            *self._about_screen(scenes),
            *self._about_widget(top, widget),
            *[(f"drawn  {name}", CREAM) for name in names[:MOST_NAMES]],
            self._about_cost(),
        ]
        if widget is not None:
            canvas.frame(widget.shown, TEAL, width=2)
        self._draw_panel(canvas)

    @property
    def lines(self) -> list[str]:
        """What it said in the last frame."""
        return [text for text, _ in self._lines]

    # ------------------------------------------------------------------ what is said

    def _about_screen(self, scenes: Sequence[Scene]) -> list[Line]:
        stack = " > ".join(type(scene).__name__ for scene in scenes)
        pointer = f"{self._at[0]:.0f}, {self._at[1]:.0f}  pixel {self._canvas.at(self._at)}"
        return [(f"screen  {stack}", LIGHT_GOLD), (f"pointer  {pointer}", CREAM)]

    def _about_widget(self, scene: Scene, widget: Widget | None) -> list[Line]:
        parts = list(parts_of(scene))
        lines = [(f"{part.path.rpartition('.')[2]}  {part}", CREAM) for part in asked_for(parts)]
        part = part_at(parts, self._at)
        if part is not None:
            lines.append((f"part  {part}", CREAM))
        if widget is not None:
            area = self._canvas.area(widget.box)
            lines += [
                (f"widget  {type(widget).__name__}  {widget.id!r}  {_state(widget)}", LIGHT_GOLD),
                (f"box  {_box(widget.box)}  pixels {tuple(area)}", CREAM),
                (f"owner  {maker_of(widget)}", CREAM),
            ]
        return lines

    def _about_cost(self) -> Line:
        mean = 1000 * sum(self._costs) / len(self._costs)
        last = 1000 * self._costs[-1]
        return f"frame  {last:.1f} ms, mean of {len(self._costs)}: {mean:.1f} ms", LIGHT_GOLD

    # ------------------------------------------------------------------ where it is said

    def _draw_panel(self, canvas: Canvas) -> None:
        height = LINE * len(self._lines) + 2 * INSET
        size = Units(canvas.zoom).printed(SIZE)
        x = 0.0 if self._at[0] > DESIGN_SIZE[0] / 2 else DESIGN_SIZE[0] - WIDTH
        y = 0.0 if self._at[1] > DESIGN_SIZE[1] / 2 else DESIGN_SIZE[1] - height
        canvas.fill((x, y, WIDTH, height), SHADOW, alpha=225)
        for number, (text, colour) in enumerate(self._lines):
            place = (x + INSET, y + INSET + LINE * number, WIDTH - 2 * INSET, LINE)
            canvas.text(text, place, size=size, colour=colour, wrap=False)


def widget_at(scene: Scene, point: Point) -> Widget | None:
    """Also one that cannot be used; the uppermost."""
    found = [widget for widget in scene.group if widget.contains(point)]
    return found[-1] if found else None


def _state(widget: Widget) -> str:
    states = {
        "hover": widget.hovered,
        "held": widget.held,
        "focus": widget.focused,
        "disabled": not widget.enabled,
        "scrolls": widget.scroll_panel is not None,
    }
    return " ".join(name for name, holds in states.items() if holds)


def _mouse(canvas: Canvas) -> Point:
    """Where it is before it moves, in pixels of the surface."""
    x, y = pygame.mouse.get_pos()
    return x * canvas.density, y * canvas.density


def _box(box: Box) -> str:
    return f"{box.x:g}, {box.y:g}  {box.width:g} x {box.height:g}"
