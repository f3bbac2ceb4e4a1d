"""The podium as large as the course allows, when the race is over: three horses, their rosettes,
what their riders earn, and confetti."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from game.engine.draws import Draws
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.ground import draw_dusk
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.course.tags import draw_bettor, draw_rosette
from game.ui.derby.horses import NUMBERS
from game.ui.derby.podium.celebration import LEAPS, NAMES, STEPS_UP, face_at, large_podium
from game.ui.derby.podium.steps import paint_podium, step_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import TOP, grid, inset, placed
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.kit.tween import clamp, overshoot, smooth
from game.ui.table.happening import Told
from game.ui.table.part import Part

HORSE = 210.0
ROSETTE, FACE = 54.0, 44.0
DARK = 150
COMES = 0.5  # seconds until the podium stands
SHREDS, FALLS = 48, 105.0  # of confetti, and design units in a second
TURNS = 7.0
LATEST, ABOVE, SWAYS = 2.2, 20.0, 16.0  # seconds, and how far beyond the course, and to the side
TURNED = (0.4, 0.75, 1.0, 0.75, 0.4)  # how high a shred is to its width, as it turns
RISES, LEAP = 240.0, 120.0  # from how far below the podium and a horse come
FOOT, MEDAL = (8.0, 6.0), (0.34, 16.0)  # from the middle of a step, and from its top
LAYER = 40
_PATTERN = 0xDE4B  # tells these shreds from other draws


class Payday(Part[DerbyContext]):
    """Once it has begun the podium stands until the end screen comes."""

    def rest(self) -> None:
        self.context.celebration.rest()

    def stand(self, entries: Sequence[Told]) -> None:
        seen, celebration = self.context.seen, self.context.celebration
        if seen.phase == "over":
            celebration.begin(seen.arrived)
            celebration.stand()

    def advance(self, seconds: float) -> None:
        celebration = self.context.celebration
        if celebration.places:
            self.context.ui.stir()
        celebration.time += seconds

    def draw(self, canvas: Canvas) -> None:
        context, celebration = self.context, self.context.celebration
        places, time = celebration.places, celebration.time
        if not places:
            return
        canvas.layer += LAYER
        share = 1.0 if context.still else smooth(clamp(time / COMES))
        draw_dusk(canvas, context.layout.course, round(DARK * share))
        podium = self._podium.move(0, (1.0 - share) * RISES)
        with canvas.clipped(context.layout.course):
            self._draw_steps(canvas, podium)
            for place in range(len(places) - 1, -1, -1):
                self._draw_place(canvas, podium, places[place], place, time)
            if not context.still:
                self._draw_confetti(canvas, time)
        canvas.layer -= LAYER

    @property
    def _podium(self) -> Box:
        return large_podium(self.context.layout.course)

    def _draw_steps(self, canvas: Canvas, podium: Box) -> None:
        prizes = self.context.seen.prizes
        corner = Box(0, 0, podium.width, podium.height)
        picture = canvas.composition(
            ("derby-payday", prizes), podium.size, lambda: paint_podium(canvas, corner, prizes)
        )
        canvas.stamp(picture, canvas.at(podium.topleft))

    def _draw_place(self, canvas: Canvas, podium: Box, horse: str, place: int, time: float) -> None:
        """The third leaps up first, the winner last."""
        context = self.context
        since = time - STEPS_UP[place]
        if since < 0.0 and not context.still:
            return
        risen = 1.0 if context.still else overshoot(clamp(since / LEAPS))
        step = step_of(podium, place)
        foot = (step.centerx - FOOT[0], step.y + FOOT[1] + (1.0 - risen) * LEAP)
        draw_horse(canvas, f"derby/stand-{horse}", NUMBERS[horse], foot, HORSE)
        if risen < 0.5:
            return
        medal = (step.centerx - step.width * MEDAL[0], step.y - MEDAL[1])
        draw_rosette(canvas, place + 1, medal, ROSETTE)
        rider, at = context.seen.horse(horse).rider, face_at(context.layout.course, place)
        if rider is None:
            canvas.centred("derby/nobody", at, size=(FACE, FACE))
        else:
            draw_bettor(canvas, context, rider, at, FACE)
        self._draw_name(canvas, step, horse, rider)

    def _draw_name(self, canvas: Canvas, step: Box, horse: str, rider: int | None) -> None:
        """The horse and whoever rides it, below its step."""
        context = self.context
        name = "" if rider is None else context.name(rider)
        words = context.words.horse(horse)
        foot = inset(step, x=2, top=step.height - 2)
        box = placed(foot, high=NAMES, at=TOP)
        key = ("derby-payday-name", words, name)
        canvas.composed(key, box, lambda: _paint_name(canvas, box, words, name))

    def _draw_confetti(self, canvas: Canvas, time: float) -> None:
        """Where a shred is follows from its number and the time alone."""
        box = self.context.layout.course
        since = time - STEPS_UP[0]
        for number in range(SHREDS):
            across, late, speed, size = _shred(number)
            fallen = (since - late * LATEST) * FALLS * (0.7 + 0.6 * speed) - ABOVE
            if not 0.0 < fallen < box.height + ABOVE:
                continue
            x = box.x + across * box.width + SWAYS * math.sin(since * 2.2 + number)
            turn = round((since * TURNS * (0.5 + speed) + number) % 4)
            side = 9 + 6 * round(size)
            canvas.centred(
                f"derby/confetti-{number % 4}",
                (x, box.y + fallen),
                size=(side, side * TURNED[turn]),
            )


@lru_cache(maxsize=SHREDS)
def _shred(number: int) -> tuple[float, ...]:
    """How a shred of paper falls, each from 0 to 1: where, when, how fast, and its size."""
    draws = Draws(_PATTERN, number)
    return tuple(draws.unit() for _ in range(4))


def _paint_name(canvas: Canvas, box: Box, horse: str, rider: str) -> None:
    lines = zip((horse, rider), ("title", "bold"), grid(box, 1, 2), strict=True)
    for words, style, line in lines:
        canvas.text(
            words,
            line,
            style=style,
            size=Type.NOTE,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )
