"""A widget of the kit in all its states, beside each other."""

from __future__ import annotations

from game.ui.gallery.widgets import LONG, SHORT, STATES, WIDGETS, State
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import DESIGN_SIZE, INK, PARCHMENT, SAND, UMBER
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Widget
from game.wording.vocabulary import Vocabulary

COLUMNS = 2
TOP = 80.0
CAPTION = 24.0
LEFT = 60.0


class WidgetPage(Scene):
    fills_window = True

    def __init__(self, ui: Ui, kind: type[Widget]) -> None:
        super().__init__(ui)
        self._kind = kind
        self._cells: list[tuple[State, Box]] = []

    def build(self) -> None:
        example, zoom = WIDGETS[self._kind], self.ui.zoom
        rows = -(-len(STATES) // COLUMNS)
        wide, high = (DESIGN_SIZE[0] - LEFT) / COLUMNS, (DESIGN_SIZE[1] - TOP) / rows
        self._cells = []
        for number, state in enumerate(STATES):
            x = LEFT + wide * (number // rows)
            y = TOP + high * (number % rows) + CAPTION
            box = Box(x, y, example.size[0] * zoom, example.size[1] * zoom)
            label = Vocabulary("fr").say(LONG) if state.french else self.ui.say(SHORT)
            id = f"example.{state.name.replace(', ', '-').replace(' ', '-')}"
            widget = self.group.add(example.make(self.ui, id, box, label))
            state.change(widget)
            self._cells.append((state, box))
        self.group.shows_focus = True

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(PARCHMENT)
        canvas.text(
            self._kind.__name__, (LEFT, 14, 800, 50), style="title", size=Type.TITLE, colour=INK
        )
        for state, box in self._cells:
            above = (box.x, box.y - CAPTION, 400, CAPTION)
            canvas.text(state.name, above, size=Type.NOTE / canvas.zoom, colour=UMBER)
            canvas.frame(box, SAND, width=1)
