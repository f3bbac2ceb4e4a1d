"""Where things are below the course: the move, its six cards, the die and the answers."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.cards import FULL
from game.ui.derby.cards.face import RIDDEN
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import (
    BOTTOM_RIGHT,
    TOP,
    TOP_RIGHT,
    Units,
    columns,
    extent,
    inset,
    placed,
)
from game.ui.kit.tokens import Gap

HIGH = 174.0  # as designed; a replay leaves less
CARDS = (16.0, 16.0)  # where the first one lies in its tray
DIE, DIE_SIZE = (66.0, 60.0), 104.0
LAST_ROLL = Box(10, 124, 116, 40)
PLANKS = (Box(134, 12, 218, 72), Box(134, 92, 218, 70))
DIE_CARD = Box(380, 14, 84, 116)
DIE_CARD_WORDS = Box(362, 132, 124, 36)
UNDO = 40.0
PEEK = (146.0, 40.0)
MOST_GROWN = 1.2  # of the zoom, for these planks
LOWEST = 90.0  # what is lower is not drawn


class RidePlaces(NamedTuple):
    """`move`, `ridden`, `decision`: the panel of the horse, the tray of its cards, and the panel
    with the die."""

    units: Units
    move: Box
    ridden: Box
    decision: Box

    @property
    def has_room(self) -> bool:
        """For the move, its cards and the die."""
        return self.move.height >= LOWEST

    @property
    def whole(self) -> Box:
        """All three as one row."""
        return self.move.union(self.decision)

    @property
    def share(self) -> float:
        """How large everything is, of what was designed."""
        return min(self.decision.height / HIGH, 1.0)

    def _decided(self, box: Box) -> Box:
        """In the panel with the die: lower where there is less room, and as wide as ever."""
        panel, share = self.decision, self.share
        return Box(panel.x + box.x, panel.y + box.y * share, box.width, box.height * share)

    def card_place(self, number: int) -> Box:
        """One of the six."""
        share, (wide, high) = self.share, RIDDEN
        row = inset(self.ridden, left=CARDS[0], top=CARDS[1] * share)
        cell = columns(row, *[wide] * FULL, gap=Gap.SMALL)[number]
        return placed(cell, wide * share, high * share, TOP)

    @property
    def line(self) -> Box:
        """What is said of the cards, below them."""
        above = extent(CARDS[1], RIDDEN[1] + Gap.SMALL) * self.share
        return inset(self.ridden, x=16, top=above, bottom=8)

    def plank(self, number: int) -> Box:
        """Where an answer stands beside the die: the upper or the lower one."""
        return self._decided(PLANKS[number])

    @property
    def answers(self) -> Box:
        """Both together."""
        return self.plank(0).union(self.plank(1))

    @property
    def die_place(self) -> Point:
        """The middle of a die that lies still."""
        return self.decision.x + DIE[0], self.decision.y + DIE[1] * self.share

    @property
    def die_size(self) -> float:
        return DIE_SIZE * self.share

    @property
    def last_roll(self) -> Box:
        return self._decided(LAST_ROLL)

    @property
    def die_card(self) -> Box:
        place = self._decided(DIE_CARD)
        return placed(place, wide=place.width * self.share)

    @property
    def die_card_words(self) -> Box:
        return self._decided(DIE_CARD_WORDS)

    @property
    def undo_place(self) -> Box:
        side = self.units(UNDO, most=MOST_GROWN) * self.share
        return placed(inset(self.move, top=10, right=12), side, side, TOP_RIGHT)

    @property
    def peek_place(self) -> Box:
        """The button to hold for hidden cards: below them, beside what is said of them."""
        wide, high = self.units.limited(most=MOST_GROWN).size(PEEK)
        return placed(inset(self.ridden, right=12, bottom=8), wide, high, BOTTOM_RIGHT)
