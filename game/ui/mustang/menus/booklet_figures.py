"""Little cards and counters in the booklet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import value_and_suit
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.mustang.pieces.card import CARD, draw_card
from game.ui.mustang.pieces.counter import counter_picture, draw_counter

CARD_HIGH = 68.0
COUNTER, ROOM = 42.0, 47.0  # a counter, and with the gap to the next


class LittleCard(NamedTuple):
    ui: Ui
    card: str

    @property
    def size(self) -> tuple[float, float]:
        return CARD_HIGH * CARD[0] / CARD[1] + 4, CARD_HIGH + 4

    @property
    def pictures(self) -> tuple[str, ...]:
        suit = COWBOY if self.card == COWBOY else value_and_suit(self.card)[1]
        return f"mustang/card-{suit}", f"mustang/brand-{suit}"

    def draw(self, canvas: Canvas, centre: Point) -> None:
        wide = CARD_HIGH * CARD[0] / CARD[1]
        draw_card(canvas, self.ui, self.card, around(centre, (wide, CARD_HIGH)))


class LittleCounter(NamedTuple):
    mustang: str

    @property
    def size(self) -> tuple[float, float]:
        return ROOM, ROOM

    @property
    def pictures(self) -> tuple[str, ...]:
        return (counter_picture(self.mustang),)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        draw_counter(canvas, self.mustang, centre, COUNTER)


def cards(ui: Ui, *ids: str) -> tuple[LittleCard, ...]:
    return tuple(LittleCard(ui, card) for card in ids)


def counters(mustangs: Iterable[str]) -> tuple[LittleCounter, ...]:
    return tuple(LittleCounter(mustang) for mustang in mustangs)
