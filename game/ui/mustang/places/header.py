"""The plank over a ranch: where its parts are."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import beside, columns, inset, share

NARROWEST = 272.0  # so wide is a plank whose parts are as large as designed
LEAST_NOTE = 110.0  # wide: words on the plank that have less are left out
PEEK = 128.0  # how wide the key is that shows the cards while it is held
PLANK = 36.0  # high as designed
FACE, CARDS, STAR, SCORE = 52.0, 60.0, 28.0, 40.0  # how wide the parts are
CARDS_MIDDLE = 16.0  # of the picture of the cards; their number stands at its right


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
        return around((x + 11 * unit, y), (50 * unit, 36 * unit))


def header_places(plank: Box, *, note: bool, name_width: float, peek: bool = False) -> Header:
    """`peek`: something to hold stands between the words and the cards."""
    unit = min(plank.height / PLANK, plank.width / NARROWEST)
    body = inset(plank, top=1, bottom=1, right=6 * unit)
    widths = (FACE * unit, 2 * unit, share(), CARDS * unit, STAR * unit, SCORE * unit)
    face, _, words, cards, star, score = columns(body, *widths)
    free, hold = columns(words, share(), PEEK * unit, gap=4 * unit)
    words = free if peek else words
    name = columns(words, min(name_width, words.width) if note else share())[0]
    y = plank.centery - 0.5
    return Header(
        unit,
        (face.centerx, y),
        name,
        inset(beside(words, name), left=18 * unit, right=8 * unit),
        (cards.x + CARDS_MIDDLE * unit, y),
        (star.centerx, y),
        score,
        inset(hold, top=1),
    )
