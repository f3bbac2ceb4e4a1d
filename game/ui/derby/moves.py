"""How cards get from one place to another: growing or shrinking on the way."""

from __future__ import annotations

from game.ui.derby.card_face import draw_card, draw_card_back
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import between, clamp, hop, mix, smooth

BOW = 30.0  # a card on its way rises by so much


def way_of(begin: Box, end: Box, share: float) -> Box:
    """Where a card is on its way."""
    way = smooth(clamp(share))
    x, y = between(begin.center, end.center, way)
    wide, high = mix(begin.width, end.width, way), mix(begin.height, end.height, way)
    return Box(x - wide / 2, y - BOW * hop(clamp(share)) - high / 2, wide, high)


def draw_card_on_its_way(
    canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
) -> None:
    """None: face down."""
    box = way_of(begin, end, share)
    if card is None:
        draw_card_back(canvas, box)
    else:
        draw_card(canvas, card, box)
