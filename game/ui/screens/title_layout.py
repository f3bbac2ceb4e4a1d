"""Where everything stands on the title. Its frame is full as designed: larger planks take the air
between the rows, some of the wordmark's place, and two of them go beside the plank to continue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.tween import clamp, mix

LARGEST = 1.5  # of the sizes that can be set: there is no more air then
POSTER = (272.0, 286.0)  # at most
LEFT, WIDTH, GAP = 49.0, 1181.0, 31.0  # of the row of posters
COLUMNS = 4  # of the planks below it
CONTINUE = (520.0, 76.0)
PLANKS = 5
PLANK, PLANK_STEP = (226.0, 56.0), 239.0
CORNER, LANGUAGE = 44.0, 138.0
EDGE = 14.0
VERSION = (162.0, 26.0)
WORDMARK = (820.0, 140.0)


class TitleLayout(NamedTuple):
    wordmark: Box
    motto: Box
    posters: tuple[Box, ...]
    resume: Box
    planks: tuple[Box, ...]
    sound: Box
    language: Box
    about: Box
    version: Box


def title_layout(zoom: float, games: int) -> TitleLayout:
    grown = max(zoom, 1.0)
    full = clamp((grown - 1.0) / (LARGEST - 1.0))  # how much of the air is gone
    wide, high = VERSION[0] * grown, VERSION[1] * grown
    version = Box(1266 - wide, 714 - high, wide, high)
    lower = _row(version.y - 6, PLANK[1] * grown)
    upper = _row(lower.y - mix(32, 10, full), CONTINUE[1] * grown)
    posters = _row(upper.y - mix(28, 10, full), POSTER[1])
    motto = _row(posters.y - mix(12, 6, full), mix(40, 46, full))
    resume, planks = _planks(upper, lower, zoom)
    return TitleLayout(
        _wordmark(motto.y + 2, mix(1.0, 0.72, full)),
        motto.inflate(-560, 0),
        tuple(_posters(posters, games)),
        resume,
        planks,
        Box(EDGE, EDGE, CORNER * zoom, CORNER * zoom),
        Box(1256 - (CORNER + LANGUAGE) * zoom, EDGE, LANGUAGE * zoom, CORNER * zoom),
        Box(1266 - CORNER * zoom, EDGE, CORNER * zoom, CORNER * zoom),
        version,
    )


def _row(bottom: float, height: float) -> Box:
    """As wide as the posters together."""
    return Box(LEFT, bottom - height, WIDTH, height)


def _posters(row: Box, games: int) -> Iterator[Box]:
    """Side by side: as large as they can be, and narrower where there are many."""
    wide = min((WIDTH - (games - 1) * GAP) / games, POSTER[0])
    step = (WIDTH - wide) / max(games - 1, 1)
    return (Box(row.x + number * step, row.y, wide, row.height) for number in range(games))


def _column(row: Box, number: int) -> Box:
    """A part of a row, as wide as one of four posters."""
    return Box(row.x + number * (POSTER[0] + GAP), row.y, POSTER[0], row.height)


def _planks(upper: Box, lower: Box, zoom: float) -> tuple[Box, tuple[Box, ...]]:
    """The plank to continue, and the five others, in the order in which one reads them."""
    high = PLANK[1] * zoom
    if zoom <= 1.0:
        first = Box(LEFT, lower.y, PLANK[0], lower.height)
        places = (first.move(number * PLANK_STEP, 0) for number in range(PLANKS))
        planks = tuple(_within(place, PLANK[0] * zoom, high) for place in places)
        return _within(upper, CONTINUE[0], CONTINUE[1] * zoom), planks
    beside = [_within(_column(upper, number), POSTER[0], high) for number in (0, COLUMNS - 1)]
    wide = (lower.width - 2 * GAP) / 3
    below = [Box(lower.x + number * (wide + GAP), lower.y, wide, high) for number in range(3)]
    return _within(upper, 2 * POSTER[0] + GAP, upper.height), (*beside, *below)


def _wordmark(bottom: float, share: float) -> Box:
    wide, high = WORDMARK[0] * share, WORDMARK[1] * share
    return Box(640 - wide / 2, bottom - high, wide, high)


def _within(place: Box, wide: float, high: float) -> Box:
    return Box(place.centerx - wide / 2, place.centery - high / 2, wide, high)
