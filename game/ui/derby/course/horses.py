"""The horses on the course, and the one that stands out from them while it is pushed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ui.derby.context import DerbyContext
from game.ui.derby.course.ground import draw_dusk
from game.ui.derby.course.hooves import raise_dust
from game.ui.derby.course.horse_pictures import draw_runner
from game.ui.derby.course.runner import Manner, Runner
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import mix
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part

DUST_EVERY = 0.4  # squares between two clouds of a galloping horse
STRAIN_DUST_EVERY = 0.09  # seconds between two of one that strains
DARKENS, THROBS = 96, 26  # of 255: the course in a moment of nerve, and with each beat
SOFT = 0.25  # of the music is left in a moment of nerve


class Horses(Part[DerbyContext]):
    """All but the one that is pushed. Cues move them; what nobody has seen move is there at
    once."""

    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._dusty: dict[str, float] = {}  # since its last cloud: squares, or seconds

    def stand(self, entries: Sequence[Told]) -> None:
        self.context.field.stand(self.context.seen.horses)

    def settled(self, happening: Happening) -> None:
        """A cue that is being shown moves its horse itself."""
        if self.context.cue is None:
            self.context.field.follow(self.context.seen.horses)

    def rest(self) -> None:
        self.context.field.rest()

    def advance(self, seconds: float) -> None:
        field, ui = self.context.field, self.context.ui
        if field.moves:
            ui.stir()
        field.advance(seconds)
        for runner in field.runners.values():
            if runner.manner is Manner.GALLOPS:
                self._kick_up(runner, seconds)
        if field.moves:
            ui.stir()

    def _kick_up(self, runner: Runner, seconds: float) -> None:
        """Clouds by the way that it makes, or by the time while it strains on the spot."""
        gone = abs(runner.speed) * seconds / DUST_EVERY
        strained = runner.strain * seconds / STRAIN_DUST_EVERY
        since = self._dusty.get(runner.horse, 0.0) + max(gone, strained)
        if since >= 1.0:
            since = 0.0
            raise_dust(self.context, runner)
        self._dusty[runner.horse] = since

    def draw(self, canvas: Canvas) -> None:
        pushed = self.context.nerve.pushed
        runners = self.context.field.from_the_top()
        _draw(canvas, self.context, (one for one in runners if one.horse != pushed))


class PushedHorse(Part[DerbyContext]):
    """While the die has not fallen the course is dark but for this horse, and the music low."""

    def rest(self) -> None:
        self.context.nerve.rest()
        self.context.ui.sounds.soften_music(1.0)

    def advance(self, seconds: float) -> None:
        nerve, ui = self.context.nerve, self.context.ui
        if nerve.is_felt:
            ui.stir()
        if nerve.advance(seconds):
            ui.sounds.soften_music(mix(1.0, SOFT, nerve.tension))

    def draw(self, canvas: Canvas) -> None:
        context, nerve = self.context, self.context.nerve
        if not nerve.pushed:
            return
        beat = 0.0 if context.still else THROBS * nerve.beat
        draw_dusk(canvas, context.layout.course, round((DARKENS + beat) * nerve.tension))
        runners = context.field.from_the_top()
        _draw(canvas, context, (one for one in runners if one.horse == nerve.pushed))


def _draw(canvas: Canvas, context: DerbyContext, runners: Iterable[Runner]) -> None:
    """Each above its own dust."""
    course = context.course
    for runner in runners:
        context.field.dust.draw(canvas, runner.track)
        draw_runner(canvas, course, runner, still=context.still)
