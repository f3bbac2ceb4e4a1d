"""The plank over a ranch: where its parts are."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box, Point

NARROWEST = 272.0  # so wide is a plank whose parts are as large as designed
LEAST_NOTE = 110.0  # wide: words on the plank that have less are left out
PEEK = 128.0  # how wide the key is that shows the cards while it is held


class Header(NamedTuple):
    """All but the name keep their size as the plank gets narrow."""

    unit: float
    face: Point
    name: Box
    note: Box
    cards: Point
    star: Point
    score: Box
    peek: Box

    @property
    def has_room_for_words(self) -> bool:
        """Whether the plank can say what is asked."""
        return self.note.width > LEAST_NOTE

    @property
    def cards_box(self) -> Box:
        """Around the picture and the number of the cards."""
        (x, y), unit = self.cards, self.unit
        return Box(x - 14 * unit, y - 18 * unit, 50 * unit, 36 * unit)


def header_places(plank: Box, *, note: bool, name_width: float, peek: bool = False) -> Header:
    """`peek`: something to hold stands between the words and the cards."""
    unit = min(plank.height / 36, plank.width / NARROWEST)
    y = plank.centery - 0.5
    face = (plank.x + 26 * unit, y)
    score = Box(plank.right - 46 * unit, plank.y + 1, 40 * unit, plank.height - 2)
    star = (score.x - 14 * unit, y)
    cards = (star[0] - 58 * unit, y)
    left = plank.x + 54 * unit
    right = cards[0] - 16 * unit
    hold = Box(right - PEEK * unit, plank.y + 2, PEEK * unit, plank.height - 3)
    if peek:
        right = hold.x - 4 * unit
    wide = min(name_width, right - left) if note else right - left
    name = Box(left, plank.y + 1, wide, plank.height - 2)
    rest = Box(
        name.right + 18 * unit, plank.y + 1, right - name.right - 26 * unit, plank.height - 2
    )
    return Header(unit, face, name, rest, cards, star, score, hold)
