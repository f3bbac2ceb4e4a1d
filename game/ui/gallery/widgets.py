"""An example of each widget of the kit, and the states in which it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.kit.buttons import Button, Check, Hotspot
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import Units, inset, stack
from game.ui.kit.scene import Ui
from game.ui.kit.scroll import Scroll
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.stepper import Stepper
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import INK
from game.ui.kit.values import Choice, Slider
from game.ui.kit.widget import Widget

SHORT = "Continue"
LONG = "This saved game is damaged"  # in French it is half as long again
LINES = 12  # of what scrolls
LINE = 28.0

Make = Callable[[Ui, str, Box, str], Widget]  # with an id, in a box, with that label
Change = Callable[[Widget], None]


class Example(NamedTuple):
    """`size`: at the usual size of the type."""

    size: tuple[float, float]
    make: Make


class State(NamedTuple):
    name: str
    change: Change
    french: bool = False  # with a long French label, whatever the language


def nothing(*_: object) -> None:
    """What is pressed here leads nowhere."""


def _button(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return Button(id, box, label, nothing)


def _check(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return Check(id, box, label, True, nothing)


def _hotspot(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return Hotspot(id, box, nothing, tip=label)


def _slider(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return Slider(id, box, 0.6, nothing)


def _choice(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return Choice(id, box, [label, *"ABC"], 0, nothing)


def _stepper(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return Stepper(
        id, box, 400, nothing, allowed=range(0, 1000, 10), written=lambda n: f"{n}k", usual=nothing
    )


def _field(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return TextField(id, box, label, nothing, longest=60)


def _lines(canvas: Canvas, area: Box) -> float:
    heights = [Units(canvas.zoom)(LINE)] * LINES
    for number, line in enumerate(stack(inset(area, left=8, right=16), *heights), start=1):
        canvas.text(f"{number}", line, colour=INK)
    return sum(heights)


def _scroll(ui: Ui, id: str, box: Box, label: str) -> Widget:
    return Scroll(id, box, _lines)


def _scroll_panel(ui: Ui, id: str, box: Box, label: str) -> Widget:
    def draw(canvas: Canvas, by: float) -> None:
        _lines(canvas, Box(panel.box.x, panel.box.y + by, *panel.box.size))

    panel = ScrollPanel(id, draw)
    panel.lay_out(box, ui.units(LINES * LINE))
    return panel


WIDGETS: dict[type[Widget], Example] = {
    Button: Example((260, 52), _button),
    Check: Example((300, 40), _check),
    Hotspot: Example((90, 60), _hotspot),
    Slider: Example((300, 40), _slider),
    Choice: Example((300, 44), _choice),
    Stepper: Example((190, 44), _stepper),
    TextField: Example((300, 44), _field),
    Scroll: Example((300, 74), _scroll),
    ScrollPanel: Example((300, 74), _scroll_panel),
}


def _hovered(widget: Widget) -> None:
    widget.hovered = True


def _pressed(widget: Widget) -> None:
    widget.hovered = widget.held = True


def _focused(widget: Widget) -> None:
    widget.focused = True


def _disabled(widget: Widget) -> None:
    widget.disable("It cannot be used now.")


STATES = (
    State("plain", nothing),
    State("hover", _hovered),
    State("pressed", _pressed),
    State("focused", _focused),
    State("disabled", _disabled),
    State("long label", nothing, french=True),
    State("long, focused", _focused, french=True),
    State("long, disabled", _disabled, french=True),
)
