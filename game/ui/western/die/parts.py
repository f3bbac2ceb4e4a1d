"""The round die on the felt, what it shows, and what everybody rolled for who begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.western.events import DieRolled, FirstRolled
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, RED
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part
from game.ui.western.context import WesternContext

RIM = (-64, -64)  # the felt is so much smaller than the table
BELOW_BALL = 42.0
PICTURES = ("western/ball-shade", "western/ball-shadow")


class Die(Part[WesternContext]):
    def pictures(self) -> Iterable[str]:
        return PICTURES

    def lay_out(self) -> None:
        places = self.context.places
        felt, box = places.felt, places.cash_box
        x, y = felt.centre
        ground = Box(x - felt.across, y - felt.upwards, 2 * felt.across, 2 * felt.upwards)
        stands = Box(box.x + 12, box.y + box.height * 0.42, box.width - 24, box.height * 0.46)
        self.context.ball.lay_out(ground.inflate(*RIM), [stands], places.ball)

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
            _draw_tag(canvas, Box(x - 20, y + BELOW_BALL, 40, 30), face)


class FirstRolls(Part[WesternContext]):
    """Beside the plates, while it is rolled for who begins."""

    def draw(self, canvas: Canvas) -> None:
        for seat, (face, best) in self.context.first_rolls.items():
            plate = self.context.places.plate(seat)
            y = plate.top - 22 if seat == self.context.front else plate.bottom - 8
            _draw_tag(canvas, Box(plate.centerx - 20, y, 40, 30), face, best=best)


def _draw_tag(canvas: Canvas, box: Box, face: int, *, best: bool = False) -> None:
    canvas.fill(box, INK, radius=8)
    canvas.fill(box.inflate(-5, -5), LIGHT_GOLD if best else CREAM, radius=6)
    canvas.numeral(str(face), box.center, size=20, colour=RED, within=(30, 20))
