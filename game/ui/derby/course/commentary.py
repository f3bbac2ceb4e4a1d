"""What the man with the megaphone says: three lines, the newest one clear."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.rules.derby.events import HorseMoved, HorseRefused
from game.ui.derby.context import DerbyContext
from game.ui.derby.wood import WOOD
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import inset, stack
from game.ui.kit.theme import FADED, INK, UMBER
from game.ui.kit.tokens import Type
from game.ui.table.happening import Happening, Said, Told
from game.ui.table.part import Part

LINES = 3
STYLE = "italic"
BETWEEN = 2.0  # two lines
INKS = (FADED, UMBER, INK)  # the newest has the last


class Heard(NamedTuple):
    """An event that is worth a line; words are made of it when they are drawn, since the language
    may change. `squares`: where the horses stood before it; `number` picks the words."""

    event: Event
    squares: dict[str, int]
    number: int


class Commentary(Part[DerbyContext]):
    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._heard: deque[Heard] = deque(maxlen=LINES)
        self._squares: dict[str, int] = {}
        self._number = 0  # of the next line; what only some can see has no part in it

    @property
    def box(self) -> Box:
        return self.context.layout.commentary

    def stand(self, entries: Sequence[Told]) -> None:
        self._heard.clear()
        self._squares = {}
        self._number = 0
        for event in entries:
            self._hear(event)

    def settled(self, happening: Happening) -> None:
        self._hear(happening.event)

    def _hear(self, event: Told) -> None:
        if isinstance(event, Said):
            return
        heard = Heard(event, dict(self._squares), self._number)
        if self._line(heard):
            self._heard.append(heard)
            self._number += 1
        if isinstance(event, HorseMoved):
            self._squares[event.horse] = event.square
        elif isinstance(event, HorseRefused):
            self._squares[event.horse] = event.start

    def _line(self, heard: Heard) -> str:
        return self.context.words.commentary(*heard)

    @property
    def lines(self) -> list[str]:
        """From the oldest to the newest."""
        return [self._line(heard) for heard in self._heard]

    def draw(self, canvas: Canvas) -> None:
        numbers = tuple(heard.number for heard in self._heard)
        key = ("derby-commentary", numbers, self.context.names, self.context.ui.words.code)
        canvas.composed(
            key, self.box, lambda: self._paint(canvas), backdrop=WOOD, slot="derby-commentary"
        )

    def _paint(self, canvas: Canvas) -> None:
        """From the top of the paper down, the newest line last."""
        canvas.nine("ui/paper", self.box)
        written = self._written(canvas)
        for (line, place), ink in zip(written, INKS[-len(written) :], strict=False):
            canvas.text(line, place, style=STYLE, size=Type.NOTE, colour=ink)

    def _written(self, canvas: Canvas) -> list[tuple[str, Box]]:
        """The newest line has as much room as it needs; of those before it, all that then fit."""
        inner = inset(self.box, x=15, y=9)
        lines: list[tuple[str, float]] = []
        room = inner.height
        for line in reversed(self.lines):
            wanted = canvas.text_height(line, inner.width, style=STYLE, size=Type.NOTE)
            if lines and wanted > room:
                break
            lines.insert(0, (line, min(wanted, room)))
            room -= wanted + BETWEEN
        places = stack(inner, *(high for _, high in lines), gap=BETWEEN)
        return [(line, place) for (line, _), place in zip(lines, places, strict=True)]
