"""Where things are below the course: the move, its six cards, the die and the answers."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.derby.cards.face import RIDDEN
from game.ui.kit.canvas import Box, Point

HIGH = 174.0  # as designed; a replay leaves less
PITCH = 76.0  # from card to card
CARDS = (16.0, 16.0)  # where the first one lies in its tray
DIE, DIE_SIZE = (66.0, 60.0), 104.0
LAST_ROLL = Box(10, 124, 116, 40)
PLANKS = (Box(134, 12, 218, 72), Box(134, 92, 218, 70))
DIE_CARD = Box(380, 14, 84, 116)
DIE_CARD_WORDS = Box(362, 132, 124, 36)
UNDO = 40.0
PEEK = (146.0, 40.0)
LOWEST = 90.0  # what is lower is not drawn


class RidePlaces(NamedTuple):
    """`move`, `ridden`, `decision`: the panel of the horse, the tray of its cards, and the panel
    with the die."""

    zoom: float
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
        return Box(self.move.x, self.move.y, self.decision.right - self.move.x, self.move.height)

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
        tray, share = self.ridden, self.share
        wide, high = RIDDEN[0] * share, RIDDEN[1] * share
        middle = tray.x + CARDS[0] + PITCH * number + RIDDEN[0] / 2
        return Box(middle - wide / 2, tray.y + CARDS[1] * share, wide, high)

    @property
    def line(self) -> Box:
        """What is said of the cards, below them."""
        tray = self.ridden
        top = tray.y + (CARDS[1] + RIDDEN[1] + 6) * self.share
        return Box(tray.x + 16, top, tray.width - 32, tray.bottom - 8 - top)

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
        wide = place.width * self.share
        return Box(place.centerx - wide / 2, place.y, wide, place.height)

    @property
    def die_card_words(self) -> Box:
        return self._decided(DIE_CARD_WORDS)

    @property
    def undo_place(self) -> Box:
        side = UNDO * self.share * min(self.zoom, 1.2)
        return Box(self.move.right - side - 12, self.move.y + 10, side, side)

    @property
    def peek_place(self) -> Box:
        """The button to hold for hidden cards: below them, beside what is said of them."""
        tray, zoom = self.ridden, min(self.zoom, 1.2)
        wide, high = PEEK[0] * zoom, PEEK[1] * zoom
        return Box(tray.right - 12 - wide, tray.bottom - 8 - high, wide, high)
