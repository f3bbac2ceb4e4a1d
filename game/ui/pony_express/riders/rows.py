"""Where the parts of a rider's row are: in two lines, or, where rows are wide and low, in one."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import (
    BOTTOM,
    BOTTOM_LEFT,
    LEFT,
    RIGHT,
    Units,
    beside,
    columns,
    inset,
    kept,
    placed,
    rows,
    share,
)

# What a row needs for parts as large as designed: its width and its height.
TWO_LINES = (284.0, 50.0)
ONE_LINE = (330.0, 30.0)
PAWN, FACE = 72.0, 56.0  # as large as they become
MARK, LOW_MARK = (26.0, 20.0), (20.8, 16.0)  # in two lines, and in one
HAND = (98.0, 28.0)
# In two lines: the middle of the pawn, how wide is what the words keep clear of, and from where on
# gold and cards are counted.
PAWN_AT, BESIDE_PAWN, COUNTS = 37.0, 72.0, 66.0
NAME = 0.46  # of the row's height
LOWER = 0.28  # of the row's height is the middle of the lower line above its bottom
# How wide is what is counted, and the plate with the number of the space; in one line also
# something to press.
GOLD, CARDS, PLACE = 54.0, 46.0, 60.0
LOW_GOLD, LOW_CARDS, LOW_PLACE, PRESS = 53.0, 46.0, 56.0, 50.0
PICTURE = 16.0  # the middle of what is counted, from where its part begins


class RowPlaces(NamedTuple):
    """`units`: how large the parts are, compared to the design. `gold` and `cards`: the pictures
    beside which they are counted; `place`: the middle of the plate with the number of the space;
    `hand`: what takes its place in a contest; `face` has something to press in the row of a
    person, which may be larger: `press`; `wraps`: a long name may take two lines."""

    units: Units
    wraps: bool
    pawn: Box
    mark: Box
    name: Box
    gold: Point
    cards: Point
    place: Point
    hand: Box
    face: Box
    press: Box


@kept
def row_places(row: Box, units: Units) -> RowPlaces:
    """Whichever way makes the parts larger."""
    two, one = _units(row, units, TWO_LINES), _units(row, units, ONE_LINE)
    return _two_lines(row, two) if two >= one else _one_line(row, one)


def _units(row: Box, units: Units, needed: tuple[float, float]) -> Units:
    return units.limited(most=min(row.width / needed[0], row.height / needed[1]))


def _two_lines(row: Box, units: Units) -> RowPlaces:
    air = 12 if units.zoom <= 1.0 else 6
    side = min(row.height - air, units(FACE))
    left, beside_face = columns(inset(row, right=6), share(), side)
    face = placed(beside_face, side, side)
    pawn = min(row.height - 2, units(PAWN))
    _, words, _ = columns(left, units(BESIDE_PAWN), share(), units(6))
    line = placed(left, high=2 * LOWER * row.height, at=BOTTOM)
    _, gold, cards, _ = columns(line, units(COUNTS), units(GOLD), units(CARDS), share())
    place = placed(line, units(PLACE), at=RIGHT)
    return RowPlaces(
        units,
        False,
        around((row.x + units(PAWN_AT), row.centery - 1), (pawn, pawn)),
        placed(inset(row, 4), *units.size(MARK), BOTTOM_LEFT),
        rows(inset(words, top=3), row.height * NAME)[0],
        _picture(gold, units),
        _picture(cards, units),
        place.center,
        placed(inset(line, right=units(6)), *units.size(HAND), RIGHT),
        face,
        face,
    )


def _one_line(row: Box, units: Units) -> RowPlaces:
    """From the right: the face, the place, the cards and the gold; the name has the rest."""
    left, press = columns(row, share(), units(PRESS))
    left, last = columns(left, share(), units(LOW_CARDS + LOW_PLACE))
    left, gold = columns(left, share(), units(LOW_GOLD))
    cards, place = columns(last, units(LOW_CARDS), share())
    face = min(row.height - 6, units(FACE))
    side = min(row.height - 2, units(PAWN))
    pawn = placed(inset(row, left=2, bottom=2), side, side, LEFT)
    return RowPlaces(
        units,
        True,
        pawn,
        placed(inset(row, 4), *units.size(LOW_MARK), BOTTOM_LEFT),
        beside(left, pawn, 6),
        _picture(gold, units),
        _picture(cards, units),
        place.center,
        placed(inset(last, left=units(6), right=units(4)), high=units(HAND[1])),
        placed(press, face, face),
        press,
    )


def _picture(part: Box, units: Units) -> Point:
    return part.x + units(PICTURE), part.centery
