"""The panel in which short questions are asked."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import TOP_LEFT, Units, inset, placed, rows
from game.ui.kit.tokens import Type
from game.ui.table.prompts.parts import draw_seat_badge

SIDE = 12.0  # between the planks and the edge
MARGIN = 18.0  # between words and the edge
BADGE, CORNER = (42.0, 34.0), (40.0, 36.0)
BELOW_TITLE = 50.0  # where planks begin


class Dock(NamedTuple):
    """`units`: how large its parts are: as the player wants them, as far as there is room."""

    box: Box
    units: Units

    @property
    def badge(self) -> Box:
        place = inset(self.box, left=14, top=11)
        return placed(place, *self.units.size(BADGE), at=TOP_LEFT)

    @property
    def corner(self) -> Box:
        """For a small plank at the right of the title."""
        wide, high = self.units.size(CORNER)
        return Box(self.box.right - 10 - wide, self.box.y + 10, wide, high)

    @property
    def planks(self) -> Box:
        """From below the title to the lower edge, as wide as planks are."""
        return inset(self.box, x=SIDE, top=self.units(BELOW_TITLE), bottom=SIDE)

    def words(self, top: float, bottom: float) -> Box:
        """As wide as words are, between these heights of the screen."""
        return Box(self.box.x + MARGIN, top, self.box.width - 2 * MARGIN, bottom - top)

    def below(self, designed: float) -> float:
        """The height of the screen of what was designed so far below the upper edge."""
        return self.box.y + self.units(designed)

    def draw(self, canvas: Canvas) -> None:
        canvas.drop_shadow(self.box)
        canvas.nine("ui/panel", self.box)

    def draw_title(
        self, canvas: Canvas, seat: int, colour: str, title: str, *, corner: bool
    ) -> None:
        """`corner`: whether a small plank stands at the right of it."""
        draw_seat_badge(canvas, seat, colour, self.badge, size=Type.NOTE)
        left = self.badge.right + 10 - self.box.left
        right = self.box.right - self.corner.left + 8 if corner else MARGIN
        line = rows(inset(self.box, left=left, top=10, right=right), self.units(CORNER[1]))[0]
        heading(canvas, title, line, size=Type.LABEL)
