"""Where things are on a plate."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Point
from game.ui.western.places import OWN_PLATE


class PlatePlaces:
    """`unit`: how large things on it are drawn, as a share of how they were designed. `horse`:
    in the upper left corner, where a horse marks whoever loses a turn."""

    def __init__(self, box: Box, *, star: bool) -> None:
        unit = min(box.height / OWN_PLATE[1], box.width / OWN_PLATE[0])
        self.unit = unit
        self.face: Point = (box.x + 38 * unit, box.centery)
        left = box.x + 79 * unit
        room = 26 * unit if star else 8 * unit
        middle = box.y + box.height * 0.5
        self.name = Box(left, box.y + 6 * unit, box.right - room - left, middle - box.y - 6 * unit)
        self.cards: Point = (box.right - 50 * unit, box.y + box.height * 0.69)
        self.money = Box(left, middle, self.cards[0] - 12 * unit - left, box.height * 0.38)
        self.number: Point = (box.right - 26 * unit, self.cards[1])
        self.star: Point = (box.right - 16 * unit, box.y + 4 * unit)
        self.horse: Point = (box.x + 12 * unit, box.y + 10 * unit)

    @property
    def cards_box(self) -> Box:
        """The number of cards with its icon."""
        x, y = self.cards
        side = 36 * self.unit
        return Box(x - 14 * self.unit, y - side / 2, side + 24 * self.unit, side)
