"""A number between two arrows, changed step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.inputs import Input, KeyPressed
from game.ui.kit.theme import INK, RED
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

ARROW = 20.0
FAINT = 70  # the alpha of an arrow that leads nowhere


class Stepper(Widget):
    """Either half of it is pressed for a step in that direction; so are the keys left and right,
    which may be held; Enter is for `usual`, which sets it back. `written`: the number as players
    read it."""

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
        self._towards = 0

    def _step(self, by: int, ui: Ui) -> None:
        value = self.value + by * self._allowed.step
        if value in self._allowed:
            ui.sounds.play("tick", 0.6)
            self.value = value
            self._changed(value)

    def pressed(self, point: Point, ui: Ui) -> None:
        self._towards = 1 if point[0] > self.box.centerx else -1

    def activate(self, ui: Ui) -> None:
        """By key it has no side to be pressed on."""
        towards, self._towards = self._towards, 0
        if towards:
            self._step(towards, ui)
        else:
            ui.sounds.play("click")
            self._usual()

    def handle(self, given: Input, ui: Ui) -> bool:
        sides = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if not isinstance(given, KeyPressed) or given.key not in sides:
            return False
        self._step(sides[given.key], ui)
        return True

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and ui.director.top.group.shows_focus
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
        canvas.text(
            self._written(self.value),
            inner,
            style="title" if self.strong else "body",
            colour=RED if self.strong else INK,
            align="centre",
            wrap=False,
        )
