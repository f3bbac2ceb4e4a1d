"""Where the planks that wind a replay stand: in one bar below everything, or, where they are much
larger, with the slider in a bar of its own above that."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box

EDGE, RIGHT, BOTTOM = 12.0, 1268.0, 714.0
HIGH, AROUND = 40.0, 5.0  # of what is pressed, and between it and the edge of the bar
GAP = 6.0
LOWEST = 34.0  # a slider of its own is not lower than this
# From left to right, as designed: where each begins, and how wide it is.
WINDING = {
    "leave": (20.0, 50.0),
    "turn-back": (82.0, 50.0),
    "back": (136.0, 50.0),
    "play": (190.0, 64.0),
    "step": (258.0, 50.0),
    "turn-on": (312.0, 50.0),
}
SLIDER, WHERE, SPEED, SECRETS = (370.0, 406.0), (784.0, 168.0), (958.0, 136.0), (1104.0, 156.0)


class ReplayPlaces(NamedTuple):
    """`bars`: the wood below the planks; `column`: where what stands above them ends."""

    bars: tuple[Box, ...]
    winding: dict[str, Box]
    slider: Box
    where: Box
    speed: Box
    secrets: Box
    column: float


@lru_cache(maxsize=8)
def replay_places(zoom: float, left: float, top: float, width: float) -> ReplayPlaces:
    """`left`, `top` and `width`: of the room that there may be for a second bar."""
    high = HIGH * max(zoom, 1.0) + 2 * AROUND
    bar = Box(EDGE, BOTTOM - high, RIGHT - EDGE, high)
    room = Box(left, top, width, bar.y - GAP - top)
    return _one_bar(bar, zoom) if room.height < LOWEST else _two_bars(bar, room, zoom)


def _one_bar(bar: Box, zoom: float) -> ReplayPlaces:
    def part(place: tuple[float, float]) -> Box:
        high = HIGH * zoom
        return Box(place[0], bar.centery - high / 2, place[1], high)

    return ReplayPlaces(
        (bar,),
        {name: part(place) for name, place in WINDING.items()},
        part(SLIDER),
        part(WHERE),
        part(SPEED),
        part(SECRETS),
        bar.y - 8,
    )


def _two_bars(bar: Box, room: Box, zoom: float) -> ReplayPlaces:
    def part(left: float, width: float) -> Box:
        return Box(left, bar.y + AROUND, width * zoom, HIGH * zoom)

    first = bar.x + 8
    winding = {
        name: part(first + (left - WINDING["leave"][0]) * zoom, width)
        for name, (left, width) in WINDING.items()
    }
    secrets = part(bar.right - 8 - SECRETS[1] * zoom, SECRETS[1])
    speed = part(secrets.x - 10 - SPEED[1] * zoom, SPEED[1])
    left = winding["turn-on"].right + 10
    slider = room.inflate(-36, -6)
    if slider.height > HIGH * zoom:
        slider = Box(slider.x, room.centery - HIGH * zoom / 2, slider.width, HIGH * zoom)
    where = Box(left, bar.y + AROUND, speed.x - 10 - left, HIGH * zoom)
    return ReplayPlaces((room, bar), winding, slider, where, speed, secrets, bar.y - 8)
