"""Where the parts of a rider's row are: in two lines, or, where rows are wide and low, in one."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box, Point

# What a row needs for parts as large as designed: its width and its height.
TWO_LINES = (284.0, 50.0)
ONE_LINE = (330.0, 30.0)
PAWN, FACE = 72.0, 56.0  # as large as they become
PRESS = 50.0  # how wide something to press is in a low row
MARK = (26.0, 20.0)
HAND = (98.0, 28.0)
LOWER = 0.28  # of the row's height is the lower line above its bottom


class RowPlaces(NamedTuple):
    """`unit`: how large the parts are, compared to the design. `gold` and `cards`: the pictures
    beside which they are counted; `place`: the middle of the plate with the number of the space;
    `hand`: what takes its place in a contest; `face` has something to press in the row of a
    person, which may be larger: `press`; `wraps`: a long name may take two lines."""

    unit: float
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


def row_places(row: Box, zoom: float) -> RowPlaces:
    """Whichever way makes the parts larger."""
    two, one = _unit(row, zoom, TWO_LINES), _unit(row, zoom, ONE_LINE)
    return _two_lines(row, two) if two >= one else _one_line(row, one)


def _unit(row: Box, zoom: float, needed: tuple[float, float]) -> float:
    return min(zoom, row.width / needed[0], row.height / needed[1])


def _two_lines(row: Box, unit: float) -> RowPlaces:
    air = 12 if unit <= 1.0 else 6
    side = min(row.height - air, FACE * unit)
    face = Box(row.right - side - 6, row.centery - side / 2, side, side)
    room = side + 6
    pawn = min(row.height - 2, PAWN * unit)
    y = row.bottom - row.height * LOWER
    place = (row.right - room - 30 * unit, y)
    return RowPlaces(
        unit,
        False,
        _square((row.x + 37 * unit, row.centery - 1), pawn),
        _mark(row, unit),
        Box(row.x + 72 * unit, row.y + 3, row.width - 78 * unit - room, row.height * 0.46),
        (row.x + 82 * unit, y),
        (row.x + 136 * unit, y),
        place,
        _hand(place[0] + 24 * unit, y, HAND[0] * unit, unit),
        face,
        face,
    )


def _one_line(row: Box, unit: float) -> RowPlaces:
    """From the right: the face, the place, the cards and the gold; the name has the rest."""
    y = row.centery
    wide = PRESS * unit
    press = Box(row.right - wide, row.y, wide, row.height)
    face = _square(press.center, min(row.height - 6, FACE * unit))
    place = (press.x - 28 * unit, y)
    cards = (place[0] - 58 * unit, y)
    gold = (cards[0] - 53 * unit, y)
    pawn = min(row.height - 2, PAWN * unit)
    left = row.x + pawn + 8
    return RowPlaces(
        unit,
        True,
        _square((row.x + 2 + pawn / 2, y - 1), pawn),
        _mark(row, unit * 0.8),
        Box(left, row.y, gold[0] - 16 * unit - left, row.height),
        gold,
        cards,
        place,
        _hand(place[0] + 24 * unit, y, place[0] + 24 * unit - cards[0] + 10 * unit, unit),
        face,
        press,
    )


def _mark(row: Box, unit: float) -> Box:
    wide, high = MARK[0] * unit, MARK[1] * unit
    return Box(row.x + 4, row.bottom - 4 - high, wide, high)


def _hand(right: float, y: float, width: float, unit: float) -> Box:
    high = HAND[1] * unit
    return Box(right - width, y - high / 2, width, high)


def _square(centre: Point, side: float) -> Box:
    return Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
