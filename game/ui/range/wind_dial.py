"""A dial for the wind: where the arrow points, there it blows, the harder the longer the arrow."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.practice.layout import STRONGEST_WIND, Layout, Wind
from game.rules.pony_express.pieces import wind_across
from game.ui.kit.canvas import Boxlike, Canvas, Point
from game.ui.kit.inputs import Input, KeyPressed
from game.ui.kit.theme import CREAM, DARK_RED, INK, LIGHT_GOLD, RED, SADDLE, SAND
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

CALM = 0.25  # m/s2: less is none
CLOSE = 0.22  # m/s2: so near to a wind of the race it is that one
STEP = 0.2  # m/s2 with an arrow key
HEAD = 0.32  # of the radius is the arrow's head
KEYS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, 1),
    pygame.K_DOWN: (0, -1),
}
CALM_KEYS = (pygame.K_DELETE, pygame.K_BACKSPACE)


class WindDial(Widget):
    """`changed` is told when it is let go of, or at every key."""

    def __init__(
        self, id: str, box: Boxlike, layout: Layout, changed: Callable[[Wind], None], *, tip: str
    ) -> None:
        super().__init__(id, box, tip=tip)
        self._layout = layout
        self._changed = changed
        self._blows = layout.to_scene().wind  # m/s2, as it is shown
        self._by_pointer = False

    @property
    def _radius(self) -> float:
        return min(self.box.width, self.box.height) / 2 - 3

    def pressed(self, point: Point, ui: Ui) -> None:
        self.dragged(point, ui)

    def dragged(self, point: Point, ui: Ui) -> None:
        unit = STRONGEST_WIND / self._radius
        self._set((point[0] - self.box.centerx) * unit, (self.box.centery - point[1]) * unit)

    def _set(self, x: float, y: float) -> None:
        strength = math.hypot(x, y)
        most = STRONGEST_WIND * 0.98
        share = min(most / strength, 1.0) if strength else 0.0
        self._blows = (x * share, y * share)
        self._blows = self._as_layout()[1]

    def _as_layout(self) -> tuple[Wind, Point]:
        """The wind that is meant: none, one of the race, or just this one."""
        if math.hypot(*self._blows) < CALM:
            return "", (0.0, 0.0)
        line = self._layout.to_scene().line
        if math.dist(self._blows, wind_across(line, "left")) < CLOSE:
            return "left", wind_across(line, "left")
        if math.dist(self._blows, wind_across(line, "right")) < CLOSE:
            return "right", wind_across(line, "right")
        return self._blows, self._blows

    def released(self, point: Point, ui: Ui) -> None:
        self._by_pointer = True
        self._changed(self._as_layout()[0])

    def activate(self, ui: Ui) -> None:
        """By key: a wind of the race, from the left, then from the right, then none."""
        if self._by_pointer:
            self._by_pointer = False
            return
        ui.sounds.play("click")
        order: tuple[Wind, ...] = ("", "left", "right")
        wind = self._layout.wind
        self._changed(order[(order.index(wind) + 1) % 3] if wind in order else "")

    def handle(self, given: Input, ui: Ui) -> bool:
        if not isinstance(given, KeyPressed):
            return False
        if given.key in CALM_KEYS:
            self._blows = (0.0, 0.0)
        elif given.key in KEYS and given.shift:
            dx, dy = KEYS[given.key]
            x, y = self._blows
            length = math.hypot(x + dx * STEP, y + dy * STEP)
            if length > STRONGEST_WIND * 0.98:
                return True
            self._blows = (x + dx * STEP, y + dy * STEP)
        else:
            return False
        ui.sounds.play("tick", 0.6)
        calm = math.hypot(*self._blows) < STEP / 2
        self._changed("" if calm else self._blows)
        return True

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and ui.director.top.group.shows_focus
        key = ("wind dial", self._blows, lit, self.hovered or self.held)
        around = self.box.inflate(8, 8)
        canvas.composed(key, around, lambda: self._paint(canvas, lit=lit), slot="wind dial")

    def _paint(self, canvas: Canvas, *, lit: bool) -> None:
        centre, radius = self.box.center, self._radius
        canvas.disc(centre, radius + (4 if lit else 2), LIGHT_GOLD if lit else INK)
        canvas.disc(centre, radius, SAND if self.hovered or self.held else CREAM)
        canvas.disc(centre, radius * 0.62, SADDLE, width=1)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            begin = (centre[0] + dx * radius * 0.84, centre[1] + dy * radius * 0.84)
            end = (centre[0] + dx * radius * 0.97, centre[1] + dy * radius * 0.97)
            canvas.line(begin, end, SADDLE, width=2)
        strength = math.hypot(*self._blows)
        if not strength:
            canvas.disc(centre, radius * 0.1, SADDLE)
            return
        self._draw_arrow(canvas, strength)

    def _draw_arrow(self, canvas: Canvas, strength: float) -> None:
        (x, y), radius = self.box.center, self._radius
        dx, dy = self._blows[0] / strength, -self._blows[1] / strength
        reach = radius * (0.3 + 0.65 * strength / STRONGEST_WIND)
        tip, tail = (x + dx * reach, y + dy * reach), (x - dx * reach, y - dy * reach)
        head, half = radius * HEAD, radius * HEAD * 0.62
        neck = (tip[0] - dx * head, tip[1] - dy * head)
        for grown, colour in ((2.0, DARK_RED), (0.0, RED)):
            canvas.line(tail, neck, colour, width=5 + 2 * grown)
            canvas.polygon(
                [
                    (tip[0] + dx * grown, tip[1] + dy * grown),
                    (neck[0] - dy * (half + grown), neck[1] + dx * (half + grown)),
                    (neck[0] + dy * (half + grown), neck[1] - dx * (half + grown)),
                ],
                colour,
            )
