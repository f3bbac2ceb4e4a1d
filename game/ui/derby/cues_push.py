"""A push is a moment of nerve: the music goes down, the horse gives all it has, the die tumbles;
then it is a square further, or it digs in its hooves."""

from __future__ import annotations

from game.rules.derby import events
from game.ui.derby.course.tags import draw_verdict
from game.ui.derby.race_cue import FLAT_OUT, RaceCue
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import ease_out, mix
from game.ui.table.cues_plain import hang_sign

NERVE, LESS_NERVE = 1.0, 0.15  # how far the last moments of an own roll are drawn out, and others'


class DieRolled(RaceCue):
    event: events.DieRolled
    keeps_quiet = True
    BEFORE, AFTER = (0.45, 0.15), (0.6, 0.45)  # seconds until it is thrown, and to see what it was

    def begin(self) -> None:
        view = self.view
        self._thrown, self._fallen = False, False
        other = int(not self.is_own)
        self._before, self._after = self.BEFORE[other], self.AFTER[other]
        self._falls = self.lasts = self._before + self._after + 2.0
        view.course.nerve.hold(self.horse)
        self.play("nerve", 1.0 if self.is_own else 0.6)
        self.play_there("push-whip", 0.8)
        if view.still:
            self._throw()
        else:
            self.runner.straining = True
            view.ui.sounds.loop(FLAT_OUT)
            view.ui.sounds.swell(FLAT_OUT, 0.4)

    def update(self, seconds: float) -> None:
        if not self._thrown and self.time >= self._before:
            self._throw()
        if self._thrown and not self._fallen and self.time >= self._falls:
            self._fall()

    def _throw(self) -> None:
        self._thrown = True
        nerve = NERVE if self.is_own else LESS_NERVE
        self._falls = self.time + self.view.course.throw(self.happening, self.event, nerve)
        self.lasts = self._falls + self._after

    def _fall(self) -> None:
        """Everybody sees it."""
        self._thrown = self._fallen = True
        self.lasts = self.time + self._after
        self.settle()
        view = self.view
        view.die.show(self.event.face)
        view.course.nerve.release()
        view.ui.sounds.stop(FLAT_OUT)
        self.play("push-good" if self.event.success else "push-bad")
        if not self.event.success:
            self.runner.straining = False

    def skip(self) -> bool:
        """First to the number, then on."""
        if self._fallen:
            return super().skip()
        self._fall()
        return False

    def draw(self, canvas: Canvas) -> None:
        if self._fallen:
            face, needs = self.event.face, self.event.needs
            good = self.event.success
            draw_verdict(canvas, self.view, self.runner, face, needs, good=good)

    def finish(self) -> None:
        if not self._fallen:
            self._fall()
        self.runner.straining = False
        self.view.course.nerve.release()


class DieCardPlayed(RaceCue):
    """The roll does not count: the die is taken up again."""

    event: events.DieCardPlayed
    lasts = 1.1

    def begin(self) -> None:
        self.settle()
        self.view.die.hide()
        self.play("card-play")

    def draw(self, canvas: Canvas) -> None:
        title = self.view.ui.say("Once more!")
        hang_sign(self, canvas, title, self.sentence(), "derby/die-card-used")


class HorseRefused(RaceCue):
    """It digs in its hooves, rears, and slides back to where its turn began."""

    event: events.HorseRefused
    DIGS, REARS, SLIDES = 0.3, 0.42, 0.4
    EACH = 0.1  # seconds that each square of the slide adds
    DUST_EVERY = 0.05

    def begin(self) -> None:
        self._from, self._to = float(self.event.square), float(self.event.start)
        back = abs(self._from - self._to)
        self._slides = (self.SLIDES + self.EACH * back) if back else 0.0
        self.lasts = self.DIGS + self.REARS + self._slides + 0.1
        self._dusty = 0.0
        self.play_there("refuse")
        if self.view.still:
            self.lasts = 0.5
            self._back()

    def update(self, seconds: float) -> None:
        if self.view.still:
            return
        runner, slides_from = self.runner, self.DIGS + self.REARS
        runner.refusing = self._picture()
        if self.passed(seconds, self.DIGS):
            self.play_there("whinny", 0.8)
        if self.time > slides_from and self._slides:
            share = ease_out(self.part(slides_from, slides_from + self._slides))
            runner.at = mix(self._from, self._to, share)
            self.settle()
        if self.time < self.DIGS or self.time > slides_from:
            self._throw_up_dust(seconds)

    def _picture(self) -> int:
        """Dug in, deeper, rearing, and dug in again as it slides."""
        if self.time < self.DIGS:
            return 0 if self.time < self.DIGS / 2 else 1
        return 2 if self.time < self.DIGS + self.REARS else 1

    def _throw_up_dust(self, seconds: float) -> None:
        self._dusty += seconds
        if self._dusty >= self.DUST_EVERY:
            self._dusty = 0.0
            self.field.raise_dust(self.runner, ahead=True)

    def _back(self) -> None:
        self.settle()
        self.runner.put(self._to)

    def finish(self) -> None:
        self._back()


class HorseTired(RaceCue):
    """It keeps what it has, and that is all."""

    event: events.HorseTired
    lasts = 0.6

    def begin(self) -> None:
        self.settle()
        self.play_there("horse-snort", 0.8)
        if not self.view.still:
            self.runner.refusing = 0

    def finish(self) -> None:
        self.runner.refusing = None
