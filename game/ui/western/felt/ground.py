"""The oval table, and the ring of chevrons on it that shows in which direction it is played."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import smooth
from game.ui.table.happening import Told
from game.ui.table.part import Part
from game.ui.western.context import WesternContext
from game.ui.western.felt.rotation_cache import draw_turned

WOOD = "ui/table-wood"
CHEVRONS = 22
SIDE = 22.0
DRIFT = 0.055  # of the way to the next chevron, in a second: slowly
TURNS = 0.9  # seconds that it takes to turn round
ANGLE_STEP = 6  # degrees
RING, PAINTED = (660.0, 240.0), (318.0, 108.0)  # its picture, and how far the ring reaches there
GROWS, STEP = 0.7, 4.0  # a chevron while the direction turns; by which it grows
PICTURES = ("western/table", "western/direction-ring", "western/chevron")


class Felt(Part[WesternContext]):
    def __init__(self, context: WesternContext) -> None:
        super().__init__(context)
        self._drift = 0.0
        self._facing = 1.0  # 1 clockwise, -1 the other way, and between them while it turns

    def pictures(self) -> Iterable[str]:
        return PICTURES

    def stand(self, entries: Sequence[Told]) -> None:
        self._facing = float(self.context.seen.direction)

    def advance(self, seconds: float) -> None:
        """The ring follows the direction of play, with a swing."""
        goal = float(self.context.seen.direction)
        if self.context.still:
            self._facing = goal
            return
        step = 2.0 * seconds / TURNS
        gap = goal - self._facing
        if gap:
            self.context.ui.stir()
        self._facing = goal if abs(gap) <= step else self._facing + math.copysign(step, gap)
        if self.context.busy:  # while nothing happens the ring rests, and costs nothing
            self._drift = (self._drift + self._facing * DRIFT * seconds * CHEVRONS / 10) % 1.0

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.background(WOOD)
        box = self.context.places.picture
        canvas.composed(
            ("western-felt",), box, lambda: self._paint(canvas), backdrop=WOOD, slot="western-felt"
        )
        self._draw_chevrons(canvas)

    def _paint(self, canvas: Canvas) -> None:
        places = self.context.places
        canvas.picture("western/table", places.picture)
        ring = places.ring
        size = (RING[0] * ring.across / PAINTED[0], RING[1] * ring.upwards / PAINTED[1])
        canvas.centred("western/direction-ring", ring.centre, size=size)

    def _on_ring(self, share: float) -> Point:
        """A point of the ring, clockwise from the left."""
        ring = self.context.places.ring
        turn = math.tau * share + math.pi
        x, y = ring.centre
        return x + ring.across * math.cos(turn), y + ring.upwards * math.sin(turn)

    def _draw_chevrons(self, canvas: Canvas) -> None:
        ring = self.context.places.ring
        swing = 180.0 * (1.0 - smooth((self._facing + 1.0) / 2.0))
        stress = self.context.ring_stress
        side = round(SIDE * (1.0 + GROWS * stress) / STEP) * STEP if stress else SIDE
        for number in range(CHEVRONS):
            share = (number + self._drift) / CHEVRONS
            turn = math.tau * share + math.pi
            dx, dy = -ring.across * math.sin(turn), ring.upwards * math.cos(turn)
            angle = -math.degrees(math.atan2(dy, dx)) + swing
            draw_turned(canvas, "western/chevron", self._on_ring(share), side, angle, ANGLE_STEP)
