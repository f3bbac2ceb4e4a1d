"""A sentence to whoever sits there, above everything, for some seconds."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, TOP, Units, inset, placed
from game.ui.kit.theme import DESIGN_SIZE, INK
from game.ui.kit.tokens import Gap
from game.ui.kit.tween import clamp

STAYS = 5.0  # seconds
COMES = 0.2  # seconds
WIDEST = 620.0
EDGE = 14.0  # what is free above it
COMES_FROM = 70.0  # above its place
LAYER = 90


class Notice:
    """One at a time: the newest."""

    def __init__(self) -> None:
        self._text = ""
        self._left = 0.0

    def say(self, text: str) -> None:
        self._text, self._left = text, STAYS

    def advance(self, seconds: float) -> bool:
        """Time goes by; True while it looks different from moment to moment."""
        before, self._left = self._left, self._left - seconds
        return before > STAYS - COMES or self._left <= 0.0 < before

    def draw(self, canvas: Canvas, clear: Sequence[Box] = ()) -> None:
        """At the top of the screen, or where it hides nothing of what must stay clear."""
        if self._left <= 0.0 or not self._text:
            return
        widest = Units(canvas.zoom).grown(WIDEST)
        width = min(canvas.text_width(self._text) + 56, widest)
        height = canvas.text_height(self._text, width - 52) + 30
        slide = -COMES_FROM * (1.0 - clamp((STAYS - self._left) / COMES))
        place = placed(inset(SCREEN, top=EDGE), width, height, TOP)
        box = _free(place, clear).move(0, slide)
        canvas.layer += LAYER
        canvas.drop_shadow(box)
        canvas.nine("ui/paper", box)
        canvas.text(self._text, box.inflate(-48, -20), colour=INK, align="centre")
        canvas.layer -= LAYER


def _free(box: Box, clear: Sequence[Box]) -> Box:
    """The highest place for it that hides none of these: at the top, right below one of them, or
    at the foot of the screen. At the top where there is none."""
    foot = DESIGN_SIZE[1] - EDGE - box.height
    tops = (box.y, *sorted(other.bottom + Gap.USUAL for other in clear), foot)
    places = [Box(box.x, top, box.width, box.height) for top in tops if top <= foot]
    return next((place for place in places if place.collidelist(list(clear)) < 0), box)
