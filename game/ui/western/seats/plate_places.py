"""Where things are on a plate."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import inset, rows, share
from game.ui.western.places import OWN_PLATE

MONEY_HIGH, CARDS_DOWN = 0.38, 0.69  # of the height of a plate


class PlatePlaces:
    """`unit`: how large things on it are drawn, as a share of how they were designed. `horse`:
    in the upper left corner, where a horse marks whoever loses a turn."""

    def __init__(self, box: Box, *, star: bool) -> None:
        unit = min(box.height / OWN_PLATE[1], box.width / OWN_PLATE[0])
        self.unit = unit
        self.face: Point = (box.x + 38 * unit, box.centery)
        upper, lower = rows(inset(box, left=79 * unit), share(), share())
        self.name = inset(upper, top=6 * unit, right=(26 if star else 8) * unit)
        self.money = rows(inset(lower, right=62 * unit), box.height * MONEY_HIGH)[0]
        self.cards: Point = (box.right - 50 * unit, box.y + box.height * CARDS_DOWN)
        self.number: Point = (box.right - 26 * unit, self.cards[1])
        self.star: Point = (box.right - 16 * unit, box.y + 4 * unit)
        self.horse: Point = (box.x + 12 * unit, box.y + 10 * unit)

    @property
    def cards_box(self) -> Box:
        """The number of cards with its icon."""
        x, y = self.cards
        side = 36 * self.unit
        return Box(x - 14 * self.unit, y - side / 2, side + 24 * self.unit, side)
