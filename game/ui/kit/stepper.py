"""A number field between two arrows: changed step by step, or typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import pygame

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.inputs import Input, KeyPressed, Typed
from game.ui.kit.keymap.everywhere import EditKey
from game.ui.kit.theme import FADED, INK, RED
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

ARROW = 20.0
FAINT = 70  # the alpha of an arrow that leads nowhere
LEAP = 10  # steps at once, with Shift
SIDES = {EditKey.LEFT: -1, EditKey.RIGHT: 1}

Part = Literal["arrow-left", "number", "arrow-right"]
STEPS: dict[Part, int] = {"arrow-left": -1, "number": 0, "arrow-right": 1}


class Stepper(Widget):
    """An arrow is pressed for a step in that direction; so are the keys left and right, which may
    be held, and with Shift leap. Digits are typed in the place of the number: Enter or going
    elsewhere takes them, as the nearest step that is allowed, and Escape forgets them. Without any
    Enter is for `usual`, which sets it back. `written`: the number as players read it."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        value: int,
        changed: Callable[[int], None],
        *,
        allowed: range,
        written: Callable[[int], str],
        usual: Action,
        tip: str = "",
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.value = value
        self.strong = False  # it is not what it usually is
        self._allowed = allowed
        self._written = written
        self._changed = changed
        self._usual = usual
        self._pressed: Part | None = None
        self._typed: str | None = None  # digits so far; None: nobody types

    @property
    def explanation(self) -> str:
        """None while a number is typed: whoever types knows how."""
        return super().explanation if self._typed is None else ""

    # ------------------------------------------------------------------ changing it

    def _step(self, by: int, ui: Ui) -> None:
        """By so many steps, within what is allowed."""
        first, last = self._allowed[0], self._allowed[-1]
        value = min(max(self.value + by * self._allowed.step, first), last)
        if value != self.value:
            ui.sounds.play("tick", 0.6)
            self._set(value)

    def _set(self, value: int) -> None:
        self.value = value
        self._changed(value)

    def _take_typed(self) -> None:
        """The nearest number that is allowed; nothing typed changes nothing."""
        typed, self._typed = self._typed, None
        if typed:
            first, last, step = self._allowed[0], self._allowed[-1], self._allowed.step
            steps = (int(typed) - first + step // 2) // step
            self._set(min(max(first + steps * step, first), last))

    # ------------------------------------------------------------------ inputs

    def _part_at(self, point: Point) -> Part:
        reach = self.box.width / 4
        if point[0] < self.box.x + reach:
            return "arrow-left"
        return "arrow-right" if point[0] > self.box.right - reach else "number"

    def entered(self, ui: Ui) -> None:
        """Digits come as text: on some keyboards they have no keys of their own."""
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(ui.canvas.area(self.box))

    def left(self, ui: Ui) -> None:
        self._take_typed()
        pygame.key.stop_text_input()

    def pressed(self, point: Point, ui: Ui) -> None:
        self._pressed = self._part_at(point)

    def activate(self, ui: Ui) -> None:
        """With a key no part of it was pressed: then it is for `usual`."""
        part, self._pressed = self._pressed, None
        if part is None:
            ui.sounds.play("click")
            self._usual()
        elif part == "number":
            self._typed = ""
        else:
            self._take_typed()
            self._step(STEPS[part], ui)

    def handle(self, given: Input, ui: Ui) -> bool:
        if isinstance(given, Typed):
            return self._type(given.text)
        if not isinstance(given, KeyPressed):
            return False
        command = ui.keymap.command_of(given, EditKey, repeats=True)
        if command in SIDES:
            self._take_typed()
            self._step(SIDES[command] * (LEAP if given.shift else 1), ui)
            return True
        if command is EditKey.ERASE_BEFORE:
            kept = str(self.value) if self._typed is None else self._typed
            self._typed = kept[:-1]
            return True
        if self._typed is None or command not in (EditKey.TAKE, EditKey.FORGET):
            return False
        if command is EditKey.FORGET:
            self._typed = None
        self._take_typed()
        return True

    def _type(self, text: str) -> bool:
        digits = "".join(letter for letter in text if letter in "0123456789")
        if not digits:
            return False
        longest = len(str(self._allowed[-1]))
        self._typed = f"{self._typed or ''}{digits}"[:longest]
        return True

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and (ui.director.top.group.shows_focus or self._typed is not None)
        canvas.nine("ui/field-focus" if lit else "ui/field", self.box)
        side = min(ARROW * canvas.zoom, self.box.height * 0.6)
        reach = 8 + side / 2
        ends = (
            ("ui/arrow-left", self.box.x + reach, -1),
            ("ui/arrow-right", self.box.right - reach, 1),
        )
        for picture, x, towards in ends:
            leads = self.value + towards * self._allowed.step in self._allowed
            at, alpha = (x, self.box.centery), 255 if leads else FAINT
            canvas.centred(picture, at, size=(side, side), alpha=alpha)
        inner = Box(
            self.box.x + side + 12, self.box.y, self.box.width - 2 * side - 24, self.box.height
        )
        if self._typed is None:
            colour = RED if self.strong else INK
            style = "title" if self.strong else "body"
            canvas.text(
                self._written(self.value),
                inner,
                style=style,
                colour=colour,
                align="centre",
                wrap=False,
            )
        else:
            self._draw_typed(canvas, ui, inner, self._typed)

    def _draw_typed(self, canvas: Canvas, ui: Ui, inner: Box, typed: str) -> None:
        """With a cursor; the number that was there stays, pale, until a digit is typed."""
        shown = typed or self._written(self.value)
        colour = INK if typed else FADED
        canvas.text(shown, inner, colour=colour, align="centre", wrap=False)
        if ui.cursor_shows:
            wide = canvas.text_width(typed) / 2 if typed else 0.0
            x = min(inner.centerx + wide + 2, inner.right)
            inset = inner.height * 0.22
            canvas.line((x, inner.y + inset), (x, inner.bottom - inset), INK, width=2 * canvas.zoom)
