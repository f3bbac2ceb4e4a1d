"""A widget of the kit in all its states, beside each other."""

from __future__ import annotations

from game.ui.gallery.widgets import LONG, SHORT, STATES, WIDGETS, State
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, TOP_LEFT, columns, inset, placed, rows, share
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import INK, PARCHMENT, SAND, UMBER
from game.ui.kit.tokens import Line, Type
from game.ui.kit.widget import Widget
from game.wording.vocabulary import Vocabulary

COLUMNS = 2
PAGE = inset(SCREEN, left=60)
TITLE, BELOW_TITLE = rows(PAGE, 80, share())
CAPTION = 24.0


class WidgetPage(Scene):
    fills_window = True

    def __init__(self, ui: Ui, kind: type[Widget]) -> None:
        super().__init__(ui)
        self._kind = kind
        self._cells: list[tuple[State, Box]] = []

    def build(self) -> None:
        example = WIDGETS[self._kind]
        down = -(-len(STATES) // COLUMNS)
        places = [
            cell
            for column in columns(BELOW_TITLE, *[share()] * COLUMNS)
            for cell in rows(column, *[share()] * down)
        ]
        self._cells = []
        for state, place in zip(STATES, places, strict=False):
            size = self.ui.units.size(example.size)
            box = placed(inset(place, top=CAPTION), *size, at=TOP_LEFT)
            label = Vocabulary("fr").say(LONG) if state.french else self.ui.say(SHORT)
            id = f"example.{state.name.replace(', ', '-').replace(' ', '-')}"
            widget = self.group.add(example.make(self.ui, id, box, label))
            state.change(widget)
            self._cells.append((state, box))
        self.group.shows_focus = True

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(PARCHMENT)
        canvas.text(
            self._kind.__name__,
            inset(TITLE, y=14),
            style="title",
            size=Type.TITLE,
            colour=INK,
        )
        for state, box in self._cells:
            above = rows(inset(box, top=-CAPTION), CAPTION)[0]
            size = self.ui.units.printed(Type.NOTE)
            canvas.text(state.name, above, size=size, colour=UMBER, wrap=False)
            canvas.frame(box, SAND, width=Line.HAIR)
