"""What the man with the megaphone says: three lines, the newest one clear."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import FADED, INK, UMBER

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

WOOD = "ui/table-wood"
LINES = 3
LOOK_BACK = 60  # events in which the last lines are looked for
TYPE = 18.0
INKS = (FADED, UMBER, INK)


class Commentary:
    """Entries are kept, not words: the language may change."""

    def __init__(self, view: DerbyView) -> None:
        self._view = view
        self._entries: deque[tuple[dict[str, Any], int]] = deque(maxlen=LINES)
        self._number = 0  # events so far: it picks the words

    @property
    def box(self) -> Box:
        return self._view.layout.commentary

    def stand(self, entries: Sequence[dict[str, Any]]) -> None:
        self._entries.clear()
        early = max(len(entries) - LOOK_BACK, 0)
        self._number = early
        for entry in entries[early:]:
            self.hear(entry)

    def hear(self, entry: dict[str, Any]) -> None:
        """An event; not every one is worth a line."""
        self._number += 1
        if self._words(entry, self._number):
            self._entries.append((entry, self._number))

    def _words(self, entry: dict[str, Any], number: int) -> str:
        view = self._view
        return view.words.commentary(entry, view.names, number)

    @property
    def lines(self) -> list[str]:
        """From the oldest to the newest."""
        return [self._words(entry, number) for entry, number in self._entries]

    def draw(self, canvas: Canvas) -> None:
        heard = tuple(number for _, number in self._entries)
        key = ("derby-commentary", heard, self._view.names, self._view.ui.words.code)
        canvas.composed(
            key, self.box, lambda: self._paint(canvas), backdrop=WOOD, slot="derby-commentary"
        )

    def _paint(self, canvas: Canvas) -> None:
        """The newest has as much room as it needs; those before it share the rest."""
        box, lines = self.box, self.lines
        canvas.nine("ui/paper", box)
        inner = box.inflate(-30, -18)
        bottom = inner.bottom
        for age, line in enumerate(reversed(lines)):
            room = bottom - inner.y - 2
            wanted = canvas.text_height(line, inner.width, size=TYPE)
            high = min(wanted, room)
            if age and high < wanted:
                break
            place = Box(inner.x, bottom - high, inner.width, high)
            canvas.text(line, place, style="italic", size=TYPE, colour=INKS[LINES - 1 - age])
            bottom -= high + 2
