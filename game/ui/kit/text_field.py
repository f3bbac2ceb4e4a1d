"""A text field of one line, with a selection, the clipboard and input methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.canvas import Boxlike, Canvas, Point
from game.ui.kit.inputs import Composing, Input, KeyPressed, Typed
from game.ui.kit.keymap.chord import types_text
from game.ui.kit.keymap.everywhere import EditKey
from game.ui.kit.theme import FADED, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

INSET = 12.0
ERASED = {EditKey.ERASE_BEFORE: -1, EditKey.ERASE_AFTER: 1}


class TextField(Widget):
    """`changed` is told at every letter, `done` at Enter."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        text: str,
        changed: Callable[[str], None],
        *,
        longest: int = 20,
        allowed: Callable[[str], bool] = str.isprintable,
        hint: str = "",
        size: float = Type.BODY,
        done: Callable[[], None] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.text = text
        self.cursor = self.anchor = len(text)  # what lies between them is selected
        self._composed = ""
        self._longest = longest
        self._allowed = allowed
        self._hint = hint
        self._size = size
        self._changed = changed
        self._done = done

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def pressed(self, point: Point, ui: Ui) -> None:
        self.cursor = self.anchor = self._index_at(point[0], ui.canvas)
        self._listen(ui)

    def dragged(self, point: Point, ui: Ui) -> None:
        self.cursor = self._index_at(point[0], ui.canvas)

    def _listen(self, ui: Ui) -> None:
        """Tells the system to send letters, and where to show those being composed."""
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(ui.canvas.area(self.box))

    def entered(self, ui: Ui) -> None:
        """Before the first letter is typed: it would be lost."""
        self._listen(ui)

    def left(self, ui: Ui) -> None:
        pygame.key.stop_text_input()
        self._composed = ""
        self.anchor = self.cursor

    def handle(self, given: Input, ui: Ui) -> bool:
        if isinstance(given, Typed):
            self._composed = ""
            if not self._insert(given.text):
                ui.sounds.play("error", 0.6)
            return True
        if isinstance(given, Composing):
            self._composed = given.text
            return True
        if isinstance(given, KeyPressed):
            self._listen(ui)
            return self._key(given, ui)
        return False

    # ------------------------------------------------------------------ keys

    def _key(self, given: KeyPressed, ui: Ui) -> bool:
        if self._composed:  # the input method has the keys
            return True
        command = ui.keymap.command_of(given, EditKey, repeats=True)
        if given.ctrl:
            return self._shortcut(command)
        moves = {
            EditKey.LEFT: self.cursor - 1,
            EditKey.RIGHT: self.cursor + 1,
            EditKey.BEGIN: 0,
            EditKey.END: len(self.text),
        }
        if command in moves:
            self._move(moves[command], selecting=given.shift)
            return True
        if command in ERASED:
            self._erase(ERASED[command])
            return True
        if command is EditKey.TAKE and self._done is not None:
            self._done()
            return True
        # Tab, arrows up and down, Enter and Escape are for the screen; letters come as text.
        return types_text(given.key)

    def _shortcut(self, command: EditKey | None) -> bool:
        begin, end = self.selection
        if command is EditKey.SELECT_ALL:
            self.anchor, self.cursor = 0, len(self.text)
        elif command in (EditKey.COPY, EditKey.CUT) and begin < end:
            copied = copy(self.text[begin:end])
            if command is EditKey.CUT and copied:
                self._insert("")
        elif command is EditKey.PASTE:
            self._insert(clipboard())
        else:
            return False
        return True

    def _move(self, to: int, *, selecting: bool) -> None:
        self.cursor = min(max(to, 0), len(self.text))
        if not selecting:
            self.anchor = self.cursor

    def _erase(self, by: int) -> None:
        begin, end = self.selection
        if begin == end:
            self.anchor = min(max(self.cursor + by, 0), len(self.text))
        if self.anchor != self.cursor:
            self._insert("")

    def _insert(self, letters: str) -> bool:
        """Replace what is selected; False where not all of the text is allowed or fits."""
        begin, end = self.selection
        kept = "".join(letter for letter in letters if self._allowed(letter))
        room = self._longest - (len(self.text) - (end - begin))
        kept = kept[: max(room, 0)]
        whole = kept == letters
        if not kept and begin == end:
            return whole
        self.text = self.text[:begin] + kept + self.text[end:]
        self.cursor = self.anchor = begin + len(kept)
        self._changed(self.text)
        return whole

    # ------------------------------------------------------------------ drawing

    def _x_of(self, index: int, canvas: Canvas) -> float:
        return self.box.x + INSET + canvas.text_width(self.text[:index], size=self._size)

    def _index_at(self, x: float, canvas: Canvas) -> int:
        places = range(len(self.text) + 1)
        return min(places, key=lambda index: abs(self._x_of(index, canvas) - x))

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        x, y, width, height = self.box
        canvas.nine("ui/field-focus" if self.focused else "ui/field", self.box)
        inner = (x + INSET, y, width - 2 * INSET, height)
        begin, end = self.selection
        if self.focused and begin < end:
            left, right = self._x_of(begin, canvas), self._x_of(end, canvas)
            right = min(right, x + width - INSET)
            inset = height * 8 / 44
            canvas.fill((left, y + inset, right - left, height - 2 * inset), LIGHT_GOLD, radius=3)
        if self.text or self._composed:
            shown = self.text[: self.cursor] + self._composed + self.text[self.cursor :]
            colour = INK if self.enabled else FADED
            canvas.text(shown, inner, size=self._size, colour=colour, wrap=False)
        elif self._hint:
            canvas.text(
                self._hint, inner, style="italic", size=self._size, colour=FADED, wrap=False
            )
        if self.focused and ui.cursor_shows:
            at = min(self._x_of(self.cursor, canvas), x + width - INSET)
            inset = height * 9 / 44
            canvas.line((at, y + inset), (at, y + height - inset), INK, width=2 * canvas.zoom)


def copy(text: str) -> bool:
    """To the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def clipboard() -> str:
    """The text in it; empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):  # another program may have put anything there
        return ""
