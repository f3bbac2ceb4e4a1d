"""Little cards and the round die in the booklet."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Canvas, Point
from game.ui.western.cards.face import SMALL, card_picture, draw_card_back, draw_small_card
from game.ui.western.die.ball import draw_still_ball
from game.wording.western import WesternWords

GAP = 5.0
DIAMETER = 52.0


class LittleCard(NamedTuple):
    words: WesternWords
    kind: str

    @property
    def size(self) -> tuple[float, float]:
        return SMALL[0] + GAP, SMALL[1]

    @property
    def pictures(self) -> tuple[str, ...]:
        face = f"western/face-{self.words.frame(self.kind)}"
        return face, card_picture(self.words, self.kind)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        draw_small_card(canvas, self.words, self.kind, around(centre, SMALL))


class CardBack(NamedTuple):
    """One that stays hidden."""

    @property
    def size(self) -> tuple[float, float]:
        return SMALL[0] + GAP, SMALL[1]

    @property
    def pictures(self) -> tuple[str, ...]:
        return ("western/card-back",)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        draw_card_back(canvas, around(centre, SMALL))


class RoundDie(NamedTuple):
    face: int

    @property
    def size(self) -> tuple[float, float]:
        return DIAMETER + 2 * GAP, DIAMETER + GAP

    @property
    def pictures(self) -> tuple[str, ...]:
        return ("western/ball-shade",)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        draw_still_ball(canvas, self.face, centre, DIAMETER)


def cards(words: WesternWords, *kinds: str) -> tuple[LittleCard, ...]:
    return tuple(LittleCard(words, kind) for kind in kinds)
