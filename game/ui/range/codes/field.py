"""A code on several lines: to be typed and pasted into, or only to be copied."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.ui.kit.canvas import Boxlike, Canvas, Point
from game.ui.kit.inputs import Composing, Input, Typed
from game.ui.kit.keymap.everywhere import EditKey
from game.ui.kit.layout import inset
from game.ui.kit.scene import Ui
from game.ui.kit.text_field import TextField, clipboard
from game.ui.kit.theme import FADED, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type

LONGEST = 4000  # letters: a code may stand in the middle of a letter
CODE = re.compile(r"\bPX[A-Z]\d-\S+", re.IGNORECASE)
SHOWN = 480  # of a text that is longer: its end
INSET = 14.0


class CodeField(TextField):
    """All of it is selected by a press: nobody changes a letter in the middle of a code."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        text: str,
        changed: Callable[[str], None] | None = None,
        *,
        hint: str = "",
        done: Callable[[], None] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(
            id, box, text, changed or _nothing, longest=LONGEST, hint=hint, done=done, tip=tip
        )
        self._is_open = changed is not None  # for letters

    def select_all(self) -> None:
        self.anchor, self.cursor = 0, len(self.text)

    def pressed(self, point: Point, ui: Ui) -> None:
        if self._is_open:
            self._listen(ui)
        self.select_all()

    def dragged(self, point: Point, ui: Ui) -> None:
        """It is selected already."""

    def handle(self, given: Input, ui: Ui) -> bool:
        if self._is_open:
            return super().handle(given, ui)
        if isinstance(given, Typed | Composing):
            return True
        command = ui.keymap.command_of(given, EditKey, repeats=True)
        return command in COPYING and super().handle(given, ui)

    def _insert(self, letters: str) -> bool:
        """What stands on several lines must not grow together."""
        return super()._insert(" ".join(letters.split("\n")))

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        canvas.nine("ui/field-focus" if self.focused else "ui/field", self.box)
        inner = inset(self.box, x=INSET, y=8)
        begin, end = self.selection
        if self.focused and begin < end:
            canvas.fill(inset(self.box, 7), LIGHT_GOLD, radius=5)
        if self.text:
            text = in_groups(self.text)
            canvas.text(text, inner, style="title", size=Type.NOTE, colour=INK, valign="top")
        elif self._hint:
            canvas.text(
                self._hint, inner, style="italic", size=Type.ENTRY, colour=FADED, valign="top"
            )


COPYING = (EditKey.SELECT_ALL, EditKey.COPY)


def pasted() -> str:
    """What is in the clipboard, as far as a field has room for it."""
    return clipboard()[:LONGEST]


def in_groups(text: str) -> str:
    """With gaps, at which lines may end; where it is too long to be shown, its end."""
    spaced = " ".join(CODE.sub(lambda code: code[0].replace("-", " "), text).split())
    return spaced if len(spaced) <= SHOWN else f"… {spaced[-SHOWN:]}"


def _nothing(_: str) -> None:
    """What is only shown does not change."""
