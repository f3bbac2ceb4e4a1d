"""The panel in which short questions are asked."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import Units
from game.ui.table.prompts.parts import draw_seat_badge, heading

SIDE = 12.0  # between the planks and the edge
MARGIN = 18.0  # between words and the edge


class Dock(NamedTuple):
    """`grown`: how much larger its parts are than designed: as the player wants them, as far as
    there is room."""

    box: Box
    grown: float

    @property
    def units(self) -> Units:
        """Lengths of what stands on it."""
        return Units(self.grown)

    @property
    def badge(self) -> Box:
        return Box(self.box.x + 14, self.box.y + 11, 42 * self.grown, 34 * self.grown)

    @property
    def corner(self) -> Box:
        """For a small plank at the right of the title."""
        wide = 40 * self.grown
        return Box(self.box.right - 10 - wide, self.box.y + 10, wide, 36 * self.grown)

    @property
    def planks(self) -> Box:
        """From below the title to the lower edge, as wide as planks are."""
        top = self.box.y + 50 * self.grown
        return Box(self.box.x + SIDE, top, self.box.width - 2 * SIDE, self.box.bottom - SIDE - top)

    def words(self, top: float, bottom: float) -> Box:
        """As wide as words are, between these heights of the screen."""
        return Box(self.box.x + MARGIN, top, self.box.width - 2 * MARGIN, bottom - top)

    def below(self, designed: float) -> float:
        """The height of the screen of what was designed so far below the upper edge."""
        return self.box.y + designed * self.grown

    def draw(self, canvas: Canvas) -> None:
        canvas.drop_shadow(self.box)
        canvas.nine("ui/panel", self.box)

    def draw_title(
        self, canvas: Canvas, seat: int, colour: str, title: str, *, corner: bool
    ) -> None:
        """`corner`: whether a small plank stands at the right of it."""
        draw_seat_badge(canvas, seat, colour, self.badge, size=18)
        left = self.badge.right + 10
        right = self.corner.left - 8 if corner else self.box.right - MARGIN
        heading(canvas, title, (left, self.box.y + 10, right - left, 36 * self.grown), size=22)
