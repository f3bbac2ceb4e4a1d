"""The round die on the felt, what it shows, and what everybody rolled for who begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.western.events import DieRolled, FirstRolled
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import inset, rows, shares
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, RED
from game.ui.kit.tokens import Corner, Type
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part
from game.ui.western.context import WesternContext

RIM = 32.0  # of the table around the felt
CASH_BOX = (0.42, 0.46, 0.12)  # its height: above, where the die runs into it, and below
BELOW_BALL = 42.0
TAG, NUMBER = (40.0, 30.0), (30.0, 20.0)  # and the room in it
OVER_OWN, OVER = 22.0, 8.0  # where a tag is: above the own plate, and over the foot of others
PICTURES = ("western/ball-shade", "western/ball-shadow")


class Die(Part[WesternContext]):
    def pictures(self) -> Iterable[str]:
        return PICTURES

    def lay_out(self) -> None:
        places = self.context.places
        felt, box = places.felt, places.cash_box
        ground = inset(around(felt.centre, (2 * felt.across, 2 * felt.upwards)), RIM)
        stands = rows(inset(box, x=12), *shares(*CASH_BOX))[1]
        self.context.ball.lay_out(ground, [stands], places.ball)

    def expect(self, happening: Happening) -> None:
        event = happening.event
        if isinstance(event, DieRolled | FirstRolled):
            context, throw = self.context, self.context.throws.expect(event)
            context.ball.expect(throw.face, throw.seed, context.thrown_from(throw.seat))

    def stand(self, entries: Sequence[Told]) -> None:
        """It shows what was rolled last."""
        rolls = (event.face for event in reversed(entries) if isinstance(event, DieRolled))
        face = self.context.die_face = next(rolls, None)
        self.context.ball.show(face or 6)

    def settled(self, happening: Happening) -> None:
        event = happening.event
        if isinstance(event, DieRolled) and self.context.cue is None:
            self.context.ball.show(event.face)
            self.context.die_face = event.face

    def advance(self, seconds: float) -> None:
        """As fast as the cue that throws it, which counts on that."""
        self.context.ball.advance(seconds * self.context.haste)

    def draw(self, canvas: Canvas) -> None:
        self.context.ball.draw(canvas)


class DieNumber(Part[WesternContext]):
    """What the die shows, below it."""

    def draw(self, canvas: Canvas) -> None:
        face = self.context.die_face
        if face is not None:
            x, y = self.context.ball.at
            _draw_tag(canvas, Box(x - TAG[0] / 2, y + BELOW_BALL, *TAG), face)


class FirstRolls(Part[WesternContext]):
    """Beside the plates, while it is rolled for who begins."""

    def draw(self, canvas: Canvas) -> None:
        for seat, (face, best) in self.context.first_rolls.items():
            plate = self.context.places.plate(seat)
            y = plate.top - OVER_OWN if seat == self.context.front else plate.bottom - OVER
            _draw_tag(canvas, Box(plate.centerx - TAG[0] / 2, y, *TAG), face, best=best)


def _draw_tag(canvas: Canvas, box: Box, face: int, *, best: bool = False) -> None:
    canvas.fill(box, INK, radius=Corner.CHIP)
    canvas.fill(box.inflate(-5, -5), LIGHT_GOLD if best else CREAM, radius=6)
    canvas.numeral(str(face), box.center, size=Type.BODY, colour=RED, within=NUMBER)
