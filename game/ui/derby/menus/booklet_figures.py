"""Little cards, markers, chips and dice in the booklet."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.derby.cards.face import SMALL, draw_card, mark_picture, value_and_colour
from game.ui.derby.die.ten_sided_die import draw_still_die
from game.ui.derby.slate.markers import draw_marker
from game.ui.derby.slate.places import MARKER
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type

GAP = 6.0
ARROW = 26.0
DIE = 56.0
CHIP, NUMBER = (52.0, 40.0), (0.9, 5.3)  # and by how much its number is off the middle


class LittleCard(NamedTuple):
    card: str

    @property
    def size(self) -> tuple[float, float]:
        return SMALL[0] + GAP, SMALL[1]

    @property
    def pictures(self) -> tuple[str, ...]:
        return (mark_picture(value_and_colour(self.card)[1]),)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        draw_card(canvas, self.card, around(centre, SMALL))


class Odds(NamedTuple):
    """The marker of a horse in some row."""

    horse: str
    odds: str

    @property
    def size(self) -> tuple[float, float]:
        return MARKER[0] + GAP, MARKER[1] + 2

    @property
    def pictures(self) -> tuple[str, ...]:
        return (f"derby/marker-{self.horse}",)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        draw_marker(canvas, self.horse, self.odds, around(centre, MARKER))


class Then(NamedTuple):
    """An arrow from what is to what comes of it."""

    @property
    def size(self) -> tuple[float, float]:
        return ARROW + GAP, ARROW

    @property
    def pictures(self) -> tuple[str, ...]:
        return ("ui/arrow-right",)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        canvas.centred("ui/arrow-right", centre, size=(ARROW, ARROW))


class Stake(NamedTuple):
    """Chips of one bettor; `seat`: which colour they have."""

    seat: int
    chips: int

    @property
    def size(self) -> tuple[float, float]:
        return CHIP[0] + GAP, CHIP[1]

    @property
    def pictures(self) -> tuple[str, ...]:
        return (f"derby/chip-lying-{self.seat}",)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        canvas.centred(f"derby/chip-lying-{self.seat}", centre, size=CHIP)
        at = (centre[0] - NUMBER[0], centre[1] - NUMBER[1])
        canvas.numeral(str(self.chips), at, size=Type.FIGURE, colour=INK, within=(22, 12))


class TenDie(NamedTuple):
    face: int

    @property
    def size(self) -> tuple[float, float]:
        return DIE + GAP, DIE

    @property
    def pictures(self) -> tuple[str, ...]:
        return ()

    def draw(self, canvas: Canvas, centre: Point) -> None:
        draw_still_die(canvas, around(centre, (DIE, DIE)), self.face)


def cards(*ids: str) -> tuple[LittleCard, ...]:
    return tuple(LittleCard(card) for card in ids)
