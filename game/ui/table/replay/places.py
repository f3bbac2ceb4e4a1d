"""Where the planks that wind a replay stand: in one bar below everything, or, where they are much
larger, with the slider in a bar of its own above that."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import SCREEN, Units, columns, inset, placed, rows, share
from game.ui.kit.tokens import Gap

EDGES = {"x": 12.0, "bottom": 6.0}  # what is free around the bar
HIGH, AROUND = 40.0, 5.0  # of what is pressed, and between it and the edge of the bar
ASIDE = 8.0  # the same at the ends of the bar
LOWEST = 34.0  # a slider of its own is not lower than this
ABOVE = 8.0  # what is free above the bar
LARGE = 1.2  # from this size of the controls on the slider has a bar of its own
SECOND_BAR = 54.0
EDGE_OF_BAR = 2.0
# From left to right, as designed: what winds, with what is free between.
WINDING = ("leave", "turn-back", "back", "play", "step", "turn-on")
WIDTHS = (50.0, 12.0, 50.0, 4.0, 50.0, 4.0, 64.0, 4.0, 50.0, 4.0, 50.0)
WHERE, SPEED, SECRETS = 168.0, 136.0, 156.0
APART = 10.0  # between the others


class ReplayPlaces(NamedTuple):
    """`bars`: the wood below the planks."""

    bars: tuple[Box, ...]
    winding: dict[str, Box]
    slider: Box
    where: Box
    speed: Box
    secrets: Box

    @property
    def column(self) -> float:
        """Where what stands above the planks ends."""
        return self.bars[-1].y - ABOVE


def replay_height(units: Units) -> float:
    """What the bars take of the room below everything."""
    bar = _bar_height(units) + EDGE_OF_BAR
    return bar + SECOND_BAR if units.zoom > LARGE else bar


def _bar_height(units: Units) -> float:
    return units.grown(HIGH) + 2 * AROUND


@lru_cache(maxsize=8)
def replay_places(zoom: float, left: float, top: float, width: float) -> ReplayPlaces:
    """`left`, `top` and `width`: of the room that there may be for a second bar."""
    units = Units(zoom)
    bar = rows(inset(SCREEN, **EDGES), _bar_height(units), at=1.0)[0]
    room = Box(left, top, width, bar.y - Gap.SMALL - top)
    return _one_bar(bar, units) if room.height < LOWEST else _two_bars(bar, room, units)


def _one_bar(bar: Box, units: Units) -> ReplayPlaces:
    """What is pressed is as wide as designed, however large the player wants it."""
    line = placed(inset(bar, x=ASIDE), high=units(HIGH))
    others = (ASIDE, share(), ASIDE, WHERE, Gap.SMALL, SPEED, APART, SECRETS)
    *winding, _, slider, _, where, _, speed, _, secrets = columns(line, *WIDTHS, *others)
    return ReplayPlaces((bar,), _planks(winding), slider, where, speed, secrets)


def _two_bars(bar: Box, room: Box, units: Units) -> ReplayPlaces:
    line = placed(inset(bar, x=ASIDE), high=units(HIGH))
    widths = [units(wide) for wide in WIDTHS]
    others = (APART, share(), APART, units(SPEED), APART, units(SECRETS))
    *winding, _, where, _, speed, _, secrets = columns(line, *widths, *others)
    slider = rows(inset(room, x=18, y=3), units(HIGH), at=0.5)[0]
    return ReplayPlaces((room, bar), _planks(winding), slider, where, speed, secrets)


def _planks(winding: list[Box]) -> dict[str, Box]:
    """Of what winds, with what is free between."""
    return dict(zip(WINDING, winding[::2], strict=True))
