"""Where things are on the screen of a shot, for any size of the controls: the board lies where it
lies on the table, the panels beside it are as wide as those of the table and share its height."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import (
    SCREEN,
    TOP,
    TOP_LEFT,
    Units,
    below,
    columns,
    inset,
    placed,
    rows,
    share,
    shares,
)
from game.ui.kit.tokens import Gap
from game.ui.pony_express.places import BELOW, TABLE, table_places

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
    units, (board, column, strip, _) = Units(zoom), table_places(zoom)
    left, side = columns(SCREEN, column.x - Gap.USUAL, share())
    _, under = rows(left, strip.y - BELOW, share())
    down_to_edge = inset(column, bottom=column.bottom - TABLE.bottom)
    room, go_on = rows(down_to_edge, share(), units(GO_ON), gap=Gap.USUAL)
    return ShotPlaces(
        side=side,
        below=under,
        field=placed(SCREEN, column.x, strip.y, TOP_LEFT),
        strip=strip,
        go_on=go_on,
        duel=_panels(column, room, DUEL, zoom),
        figures=_panels(column, room, FIGURES, zoom),
        banner=_banner(board, zoom),
        tight=zoom > TIGHT,
    )


def _panels(column: Box, room: Box, designed: tuple[float, float, float], zoom: float) -> Panels:
    upper, power, lower = rows(room, *shares(*designed), gap=Gap.USUAL)
    # Where type is large the help needs more; there is no plank below it.
    help = lower if zoom <= 1.0 else below(column, power, Gap.USUAL)
    return Panels(upper, power, lower, help)


def _banner(board: Box, zoom: float) -> Box:
    units = Units(zoom).limited(most=WIDEST_BANNER * board.width / BANNER[0])
    room = inset(board, top=board.height * BANNER_TOP)
    return placed(room, units(BANNER[0]), units(BANNER[1]), TOP)
