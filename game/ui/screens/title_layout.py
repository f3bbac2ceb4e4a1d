"""Where everything stands on the title. Its frame is full as designed: larger planks take the air
between the rows, some of the wordmark's place, and two of them go beside the plank to continue."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import (
    BOTTOM,
    BOTTOM_RIGHT,
    SCREEN,
    Units,
    columns,
    grid,
    inset,
    placed,
    rows,
    share,
)
from game.ui.kit.tokens import Gap
from game.ui.kit.tween import clamp, mix

LARGEST = 1.5  # of the sizes that can be set: there is no more air then
ASIDE = {"left": 49.0, "right": 50.0}  # what is free beside the posters and planks
EDGE = 14.0  # the same for what stands in the corners
POSTER = (272.0, 286.0)  # at most
GAP = 31.0  # between posters
CONTINUE = (520.0, 76.0)
PLANKS, PLANK, PLANK_GAP = 5, (226.0, 56.0), 13.0
CORNER, LANGUAGE, CORNER_GAP = 44.0, 138.0, 10.0
VERSION = (162.0, 26.0)
WORDMARK = (820.0, 140.0)
OVER_MOTTO = 2.0  # how far the wordmark reaches into its line
# As designed, and without any air.
MOTTO = (40.0, 46.0)
BELOW_MOTTO, BELOW_POSTERS, BELOW_CONTINUE = (12.0, 6.0), (28.0, 10.0), (32.0, 10.0)
WORDMARK_SIZE = (1.0, 0.72)


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
    units = Units(zoom)
    full = clamp((zoom - 1.0) / (LARGEST - 1.0))  # how much of the air is gone
    _, motto, _, posters, _, upper, _, lower, _, foot = rows(
        inset(SCREEN, bottom=6),
        share(),
        mix(*MOTTO, full),
        mix(*BELOW_MOTTO, full),
        POSTER[1],
        mix(*BELOW_POSTERS, full),
        units.grown(CONTINUE[1]),
        mix(*BELOW_CONTINUE, full),
        units.grown(PLANK[1]),
        Gap.SMALL,
        units.grown(VERSION[1]),
    )
    above, _ = rows(SCREEN, motto.y + OVER_MOTTO, share())
    size = mix(*WORDMARK_SIZE, full)
    resume, planks = _planks(inset(upper, **ASIDE), inset(lower, **ASIDE), units)
    corners = rows(inset(SCREEN, EDGE), units(CORNER))[0]
    sound, _, language, about = columns(
        corners, units(CORNER), share(), units(LANGUAGE), units(CORNER), gap=CORNER_GAP
    )
    return TitleLayout(
        placed(above, WORDMARK[0] * size, WORDMARK[1] * size, BOTTOM),
        inset(motto, x=280, **ASIDE),
        _posters(inset(posters, **ASIDE), games),
        resume,
        planks,
        sound,
        language,
        about,
        placed(inset(foot, right=EDGE), units.grown(VERSION[0]), at=BOTTOM_RIGHT),
    )


def _posters(row: Box, games: int) -> tuple[Box, ...]:
    """Side by side: as large as they can be, and narrower where there are many."""
    wide = min(grid(row, games, 1, gap=GAP)[0].width, POSTER[0])
    apart = (row.width - games * wide) / max(games - 1, 1)
    return tuple(columns(row, *[wide] * games, gap=apart))


def _planks(upper: Box, lower: Box, units: Units) -> tuple[Box, tuple[Box, ...]]:
    """The plank to continue, and the five others, in the order in which one reads them."""
    high = units(PLANK[1])
    if units.zoom <= 1.0:
        cells = columns(inset(lower, right=-1), *[PLANK[0]] * PLANKS, gap=PLANK_GAP)
        planks = (placed(cell, units(PLANK[0]), high) for cell in cells)
        return placed(upper, CONTINUE[0], units(CONTINUE[1])), tuple(planks)
    left, resume, right = columns(upper, POSTER[0], share(), POSTER[0], gap=GAP)
    beside = (placed(cell, high=high) for cell in (left, right))
    return resume, (*beside, *grid(lower, PLANKS - 2, 1, gap=GAP))
