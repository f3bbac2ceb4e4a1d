"""The podium as large as the course allows, when the race is over: three horses, their rosettes,
what their riders earn, and confetti."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from game.engine.draws import Draws
from game.ui.derby.course.ground import draw_dusk
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.course.tags import draw_bettor, draw_rosette
from game.ui.derby.horses import NUMBERS
from game.ui.derby.podium.steps import PODIUM, paint_podium, step_of
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tween import clamp, overshoot, smooth

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

WIDE = 560.0
HORSE = 210.0
ROSETTE, FACE = 54.0, 44.0
NAMES = 50.0  # the height of what is written below
DARK = 150
COMES = 0.5  # seconds until the podium stands
STEPS_UP = (1.5, 1.0, 0.5)  # seconds after which the first, second and third have come
LEAPS = 0.45
SHREDS, FALLS = 48, 105.0  # of confetti, and design units in a second
TURNS = 7.0


class Payday:
    """Once it has begun the podium stands until the end screen comes."""

    def __init__(self, view: DerbyView) -> None:
        self._view = view
        self._places: tuple[str, ...] = ()
        self._time = 0.0  # since the race was over

    def rest(self) -> None:
        self._places = ()

    def begin(self, places: Sequence[str]) -> None:
        self._places, self._time = tuple(places), 0.0

    def stand(self) -> None:
        """All three have come."""
        self._time = max(self._time, STEPS_UP[0] + LEAPS)

    def advance(self, seconds: float) -> None:
        if self._places:
            self._view.ui.stir()
        self._time += seconds

    @property
    def podium(self) -> Box:
        box = self._view.layout.course
        high = WIDE * PODIUM[1] / PODIUM[0]
        return Box(box.centerx - WIDE / 2, box.bottom - 10 - NAMES - high, WIDE, high)

    def face_at(self, place: int) -> Point:
        """Where the portrait of a place from 0 on is seen."""
        step = step_of(self.podium, place)
        return step.centerx + step.width * 0.3, step.y - 24

    def draw(self, canvas: Canvas) -> None:
        view, places, time = self._view, self._places, self._time
        if not places:
            return
        canvas.layer += 40
        share = 1.0 if view.still else smooth(clamp(time / COMES))
        draw_dusk(canvas, view.layout.course, round(DARK * share))
        podium = self.podium.move(0, (1.0 - share) * 240)
        with canvas.clipped(view.layout.course):
            self._draw_steps(canvas, podium)
            for place in range(len(places) - 1, -1, -1):
                self._draw_place(canvas, podium, places[place], place, time)
            if not view.still:
                self._draw_confetti(canvas, time)
        canvas.layer -= 40

    def _draw_steps(self, canvas: Canvas, podium: Box) -> None:
        prizes = self._view.seen.prizes
        corner = Box(0, 0, podium.width, podium.height)
        picture = canvas.composition(
            ("derby-payday", prizes), podium.size, lambda: paint_podium(canvas, corner, prizes)
        )
        canvas.stamp(picture, canvas.at(podium.topleft))

    def _draw_place(self, canvas: Canvas, podium: Box, horse: str, place: int, time: float) -> None:
        """The third leaps up first, the winner last."""
        view = self._view
        since = time - STEPS_UP[place]
        if since < 0.0 and not view.still:
            return
        risen = 1.0 if view.still else overshoot(clamp(since / LEAPS))
        step = step_of(podium, place)
        foot = (step.centerx - 8, step.y + 6 + (1.0 - risen) * 120)
        draw_horse(canvas, f"derby/stand-{horse}", NUMBERS[horse], foot, HORSE)
        if risen < 0.5:
            return
        medal = (step.centerx - step.width * 0.34, step.y - 16)
        draw_rosette(canvas, place + 1, medal, ROSETTE)
        rider = view.seen.horse(horse).rider
        if rider is None:
            canvas.centred("derby/nobody", self.face_at(place), size=(FACE, FACE))
        else:
            draw_bettor(canvas, view, rider, self.face_at(place), FACE)
        self._draw_name(canvas, step, horse, rider)

    def _draw_name(self, canvas: Canvas, step: Box, horse: str, rider: int | None) -> None:
        """The horse and whoever rides it, below its step."""
        view = self._view
        name = "" if rider is None else view.name(rider)
        words = view.words.horse(horse)
        box = Box(step.x + 2, self.podium.bottom - 2, step.width - 4, NAMES)
        key = ("derby-payday-name", words, name)
        canvas.composed(key, box, lambda: _paint_name(canvas, box, words, name))

    def _draw_confetti(self, canvas: Canvas, time: float) -> None:
        """Where a shred is follows from its number and the time alone."""
        box = self._view.layout.course
        since = time - STEPS_UP[0]
        for number in range(SHREDS):
            across, late, speed, size = _shred(number)
            fallen = (since - late * 2.2) * FALLS * (0.7 + 0.6 * speed) - 20
            if not 0.0 < fallen < box.height + 20:
                continue
            x = box.x + across * box.width + 16 * math.sin(since * 2.2 + number)
            turn = round((since * TURNS * (0.5 + speed) + number) % 4)
            side = 9 + 6 * round(size)
            canvas.centred(
                f"derby/confetti-{number % 4}",
                (x, box.y + fallen),
                size=(side, side * (0.4, 0.75, 1.0, 0.75, 0.4)[turn]),
            )


@lru_cache(maxsize=SHREDS)
def _shred(number: int) -> tuple[float, ...]:
    """How a shred of paper falls, each from 0 to 1: where, when, how fast, and its size."""
    draws = Draws(0xDE4B, number)
    return tuple(draws.unit() for _ in range(4))


def _paint_name(canvas: Canvas, box: Box, horse: str, rider: str) -> None:
    high = box.height / 2
    for row, (words, style) in enumerate(((horse, "title"), (rider, "bold"))):
        canvas.text(
            words,
            Box(box.x, box.y + high * row, box.width, high),
            style=style,
            size=18,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )
