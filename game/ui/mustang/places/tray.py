"""Where the cards and the events lie on the felt."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box

DESIGNED = (266.0, 238.0)
SMALL_CARD = (62.0, 88.0)


class TrayPlaces(NamedTuple):
    """`grown`: the cards compared to the design."""

    grown: float
    deck: Box
    discard: Box
    deck_word: Box
    discard_word: Box
    events: Box
    paper: Box


def tray_places(box: Box) -> TrayPlaces:
    grown = min(box.height / DESIGNED[1], box.width / DESIGNED[0] * 1.12)
    wide, high = SMALL_CARD[0] * grown, SMALL_CARD[1] * grown
    word = 24.0 * grown
    top = box.y + 10
    left, right = box.x + box.width * 0.25, box.x + box.width * 0.75
    below = top + high + 5
    lower = below + word + 7
    events = Box(box.x + 14, lower + 2, wide, high)
    paper = Box(
        events.right + 12, lower, box.right - 13 - events.right - 12, box.bottom - 12 - lower
    )
    return TrayPlaces(
        grown,
        Box(left - wide / 2, top, wide, high),
        Box(right - wide / 2, top, wide, high),
        Box(box.x + 8, below, box.width / 2 - 12, word),
        Box(box.centerx + 4, below, box.width / 2 - 12, word),
        events,
        paper,
    )
