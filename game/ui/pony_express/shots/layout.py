"""Where things are on the screen of a shot, for any size of the controls: the board lies where it
lies on the table, the panels beside it are as wide as those of the table and share its height."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box, Point
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.pony_express.places import COLUMN_BOTTOM, EDGE, LOWEST, table_places

GAP = 8.0
GO_ON = 44.0  # how high the plank below the panels is, as designed
DUEL, FIGURES = (236.0, 142.0, 254.0), (300.0, 142.0, 190.0)  # how high the panels are
BANNER = (496.0, 84.0)
BANNER_TOP = 0.17  # of the board's height
WIDEST_BANNER = 0.7  # of its width
TIGHT = 1.15  # from here on what is only a help gives its room to larger type


class Panels(NamedTuple):
    """From the top to the bottom; `help` takes the place of the last one while somebody aims."""

    upper: Box
    power: Box
    lower: Box
    help: Box


class ShotPlaces(NamedTuple):
    """`side` and `below`: right of the board and under it, with the wood around the panels;
    `field`: where pieces are seen; `go_on`: the plank below the panels; `tight`: large type."""

    side: Box
    below: Box
    field: Box
    strip: Box
    go_on: Box
    duel: Panels
    figures: Panels
    banner: Box
    tight: bool


@lru_cache(maxsize=8)
def shot_places(zoom: float) -> ShotPlaces:
    board, column, strip, _ = table_places(zoom)
    go_on = Box(column.x, LOWEST - GO_ON * zoom, column.width, GO_ON * zoom)
    left = column.x - GAP
    grown = min(zoom, WIDEST_BANNER * board.width / BANNER[0])
    wide, high = BANNER[0] * grown, BANNER[1] * grown
    return ShotPlaces(
        side=Box(left, 0, DESIGN_SIZE[0] - left, DESIGN_SIZE[1]),
        below=Box(0, strip.y - 6, left, DESIGN_SIZE[1] - strip.y + 6),
        field=Box(0, 0, column.x, strip.y),
        strip=strip,
        go_on=go_on,
        duel=_panels(column, go_on, DUEL, zoom),
        figures=_panels(column, go_on, FIGURES, zoom),
        banner=Box(board.centerx - wide / 2, board.y + board.height * BANNER_TOP, wide, high),
        tight=zoom > TIGHT,
    )


def _panels(column: Box, go_on: Box, designed: tuple[float, float, float], zoom: float) -> Panels:
    upper, power, lower = _stacked(column, go_on.y - GAP, designed)
    # Where type is large the help needs more; there is no plank below it.
    high = lower.height if zoom <= 1.0 else COLUMN_BOTTOM - lower.y
    return Panels(upper, power, lower, Box(lower.x, lower.y, lower.width, high))


def _stacked(column: Box, bottom: float, heights: tuple[float, ...]) -> Iterator[Box]:
    share = (bottom - EDGE - GAP * (len(heights) - 1)) / sum(heights)
    y = EDGE
    for height in heights:
        yield Box(column.x, y, column.width, height * share)
        y += height * share + GAP


class Sheet:
    """A panel with its parts as they were designed, in whatever size it has now."""

    def __init__(self, box: Box, designed: Point) -> None:
        self.whole = box
        self._wide, self._high = box.width / designed[0], box.height / designed[1]
        self.unit = min(self._wide, self._high)  # for pictures, which keep their shape

    def at(self, x: float, y: float) -> Point:
        return self.whole.x + x * self._wide, self.whole.y + y * self._high

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        return Box(*self.at(x, y), width * self._wide, height * self._high)

    def size(self, width: float, height: float) -> Point:
        """Of a picture."""
        return width * self.unit, height * self.unit
