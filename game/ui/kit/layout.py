"""Layout: boxes are cut from a box by saying what stands beside and below what.

    units = Units(zoom)
    head, page, foot = rows(sheet, units(44), share(), units(54), gap=12)
    back, _, number, turn = columns(foot, units(150), share(), units(90), units(104), gap=8)

All lengths are design units. One that grows with the type is made by `Units`, which is the only
place where anything is multiplied by the zoom; a plain number stays as it was designed. Whatever
the lengths are, the pieces never overlap and never leave the box they were cut from.

Edges lie on fine steps that single precision holds exactly, so nothing drifts where a piece is cut
again, and two pieces that share an edge share it to the last bit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from game.ui.kit.canvas import Box, Boxlike, Point
from game.ui.kit.theme import DESIGN_SIZE

SCREEN = Box(0, 0, *DESIGN_SIZE)

STEPS = 4096  # to a design unit
CUTS = 4096  # ways to cut a length that are kept

# Where something smaller stands in a box: how much of the free room is left of it, and above it.
TOP_LEFT, TOP, TOP_RIGHT = (0.0, 0.0), (0.5, 0.0), (1.0, 0.0)
LEFT, CENTRE, RIGHT = (0.0, 0.5), (0.5, 0.5), (1.0, 0.5)
BOTTOM_LEFT, BOTTOM, BOTTOM_RIGHT = (0.0, 1.0), (0.5, 1.0), (1.0, 1.0)


class Units(NamedTuple):
    """Lengths at a zoom: how large the player wants type and controls, 1 being as designed."""

    zoom: float

    def __call__(
        self, designed: float, follow: float = 1.0, *, least: float = 0.0, most: float = math.inf
    ) -> float:
        """`follow`: how much of the zoom it follows; between `least` and `most`, of the zoom."""
        zoom = min(max(self.zoom, least), most)
        return designed * (1.0 + follow * (zoom - 1.0))

    def grown(self, designed: float, follow: float = 1.0, *, most: float = math.inf) -> float:
        """The same for what does not become smaller than designed, such as the columns of a page:
        smaller controls leave more air."""
        return self(designed, follow, least=1.0, most=most)

    def limited(self, *, least: float = 0.0, most: float = math.inf) -> Units:
        """Those of a zoom between these two, such as the largest for which there is room."""
        return Units(min(max(self.zoom, least), most))

    def size(self, designed: Point) -> Point:
        """Of something that keeps its shape, such as a picture."""
        return self(designed[0]), self(designed[1])

    def printed(self, size: float) -> float:
        """The size to be asked for when type is to come out so large whatever the zoom is: words
        printed on a card, which are as large as the card is."""
        return size / self.zoom


class Share(NamedTuple):
    """A piece that takes its part of what the others leave, on top of a length that it has in any
    case."""

    weight: float
    least: float


Length = float | Share
T = TypeVar("T")


def share(weight: float = 1.0, *, least: float = 0.0) -> Share:
    """`least`: such as the width of its words."""
    return Share(weight, least)


def shares(*weights: float) -> list[Share]:
    """Pieces that are as long as these compared to each other."""
    return [Share(weight, 0.0) for weight in weights]


# --------------------------------------------------------------------------- one after the other


def rows(box: Boxlike, *heights: Length, gap: float = 0.0, at: float = 0.0) -> list[Box]:
    """Pieces below each other, as wide as the box. `at`: where they stand if they do not fill it,
    from 0 for the top to 1 for the bottom."""
    x, y, width, height = box
    return [_box(x, y + a, x + width, y + b) for a, b in _pieces(height, heights, gap, at)]


def columns(box: Boxlike, *widths: Length, gap: float = 0.0, at: float = 0.0) -> list[Box]:
    """Pieces beside each other, as high as the box. `at`: from 0 for the left to 1 for the right,
    as for rows."""
    x, y, width, height = box
    return [_box(x + a, y, x + b, y + height) for a, b in _pieces(width, widths, gap, at)]


def grid(
    box: Boxlike, across: int, down: int, *, gap: float = 0.0, gap_y: float | None = None
) -> list[Box]:
    """Equal cells that fill the box, row by row from the left. `gap_y`: between rows, where it is
    another one."""
    lines = rows(box, *[share()] * down, gap=gap if gap_y is None else gap_y)
    return [cell for line in lines for cell in columns(line, *[share()] * across, gap=gap)]


def stack(box: Boxlike, *heights: float, gap: float = 0.0) -> list[Box]:
    """Pieces below each other from the top of the box, as high as they are, however far down that
    leads: for what scrolls."""
    x, y, width, _ = box
    return [_box(x, y + a, x + width, y + b) for a, b in _places(heights, gap, 0.0)]


def fan(box: Boxlike, count: int, wide: float, *, gap: float = 0.0, at: float = 0.5) -> list[Box]:
    """So many pieces of one width, as high as the box: beside each other with that gap, or over
    each other, as far as they have to for all to be inside, like cards in a hand."""
    x, y, width, height = box
    return [Box(piece) for piece in _fan((x, y, width, height), count, wide, gap, at)]


@lru_cache(CUTS)
def _fan(
    box: tuple[float, float, float, float], count: int, wide: float, gap: float, at: float
) -> list[Box]:
    """Kept: of a hand each card asks for its place in every frame."""
    x, y, width, height = box
    wide = min(wide, width)
    step = min(wide + gap, (width - wide) / max(count - 1, 1))
    left = x + (width - wide - step * (count - 1)) * at
    begins = (left + step * number for number in range(count))
    return [_box(begin, y, begin + wide, y + height) for begin in begins]


def extent(*lengths: float, gap: float = 0.0) -> float:
    """How long these are together, one after the other."""
    return sum(lengths) + gap * max(len(lengths) - 1, 0)


@lru_cache(CUTS)
def _pieces(
    room: float, lengths: tuple[Length, ...], gap: float, at: float
) -> list[tuple[float, float]]:
    """Where each begins and ends. Where there is not room for all they become shorter
    by the same part; gaps stay. Kept, since most screens cut the same in every frame."""
    between = max(len(lengths) - 1, 1)
    gap = min(gap, room / between)
    parts = [each if isinstance(each, Share) else Share(0.0, each) for each in lengths]
    free = max(room - gap * (len(lengths) - 1), 0.0)
    taken, weights = sum(part.least for part in parts), sum(part.weight for part in parts)
    if taken > free:
        long = [part.least * free / taken for part in parts]
    elif weights:
        long = [part.least + (free - taken) * part.weight / weights for part in parts]
    else:
        long = [part.least for part in parts]
    return _places(long, gap, (room - extent(*long, gap=gap)) * at)


def _places(long: Sequence[float], gap: float, begin: float) -> list[tuple[float, float]]:
    places = []
    for length in long:
        places.append((begin, begin + length))
        begin += length + gap
    return places


def kept(cut: Callable[[Box, Units], T]) -> Callable[[Box, Units], T]:
    """Decorates a function that cuts a box: what is asked for in every frame is cut once."""

    @lru_cache(CUTS)
    def cut_once(box: tuple[float, ...], units: Units) -> T:
        return cut(Box(*box), units)

    return lambda box, units: cut_once(tuple(box), units)


# --------------------------------------------------------------------------- inside and beside


def inset(
    box: Boxlike,
    all_round: float = 0.0,
    *,
    x: float = 0.0,
    y: float = 0.0,
    left: float = 0.0,
    top: float = 0.0,
    right: float = 0.0,
    bottom: float = 0.0,
) -> Box:
    """The box without its margins: one all round, at both sides (`x`), above and below (`y`), and
    at single sides, which add up. Where they leave nothing, it is flat."""
    from_left, from_top = all_round + x + left, all_round + y + top
    from_right, from_bottom = all_round + x + right, all_round + y + bottom
    begin_x, begin_y, width, height = box
    wide, high = width - from_left - from_right, height - from_top - from_bottom
    if wide < 0.0:
        from_left += wide * from_left / (from_left + from_right)
    if high < 0.0:
        from_top += high * from_top / (from_top + from_bottom)
    return _sized(begin_x + from_left, begin_y + from_top, max(wide, 0.0), max(high, 0.0))


def placed(
    box: Boxlike, wide: float | None = None, high: float | None = None, at: Point = CENTRE
) -> Box:
    """Something of a size in a box; as large as the box where no size is given. What is larger
    than the box reaches out of it on the sides where it does not stand."""
    x, y, width, height = box
    wide, high = width if wide is None else wide, height if high is None else high
    return _sized(x + (width - wide) * at[0], y + (height - high) * at[1], wide, high)


def fit(box: Boxlike, shape: Point, at: Point = CENTRE) -> Box:
    """As large as there is room for something of that shape, such as a picture."""
    width, height = box[2], box[3]
    ratio = min(width / shape[0], height / shape[1])
    return placed(box, shape[0] * ratio, shape[1] * ratio, at)


def below(box: Box, upper: Box, gap: float = 0.0) -> Box:
    """What of the box is left below another one."""
    top = min(upper.bottom + gap, box.bottom)
    return _box(box.x, top, box.right, box.bottom)


def beside(box: Box, first: Box, gap: float = 0.0) -> Box:
    """What of the box is left at the right of another one."""
    left = min(first.right + gap, box.right)
    return _box(left, box.y, box.right, box.bottom)


def _sized(x: float, y: float, width: float, height: float) -> Box:
    return _box(x, y, x + width, y + height)


def _box(left: float, top: float, right: float, bottom: float) -> Box:
    x, y = round(left * STEPS) / STEPS, round(top * STEPS) / STEPS
    return Box(x, y, round(right * STEPS) / STEPS - x, round(bottom * STEPS) / STEPS - y)
