"""Where the cards and the events lie on the felt."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import TOP, columns, inset, placed, rows, share
from game.ui.kit.tokens import Gap

DESIGNED = (266.0, 238.0)
SMALL_CARD = (62.0, 88.0)
WORD = 24.0  # high


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
    upper, _, words, _, lower = rows(
        inset(box, top=10, bottom=12), high, 5, WORD * grown, 7, share()
    )
    deck, discard = (placed(half, wide) for half in columns(upper, share(), share()))
    deck_word, discard_word = columns(inset(words, x=8), share(), share(), gap=Gap.USUAL)
    events, paper = columns(inset(lower, left=14, right=13), wide, share(), gap=Gap.WIDE)
    pile = placed(inset(events, top=2), high=high, at=TOP)
    return TrayPlaces(grown, deck, discard, deck_word, discard_word, pile, paper)
