"""A push is a moment of nerve: the music goes down, the horse gives all it has, the die tumbles;
then it is a square further, or it digs in its hooves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.rules.derby.events import DieCardPlayed, DieRolled, HorseRefused, HorseTired
from game.ui.derby.context import DerbyShow
from game.ui.derby.course.hooves import raise_dust
from game.ui.derby.course.runner import Runner
from game.ui.derby.course.tags import draw_verdict
from game.ui.derby.cues.riding import FLAT_OUT, play_there
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import ease_out, mix
from game.ui.table.cues.show import FRAME
from game.ui.table.cues.signs import hang_sign

NERVE, LESS_NERVE = 1.0, 0.15  # how far the last moments of an own roll are drawn out, and others'
# Seconds until an own roll is thrown, and to see what it was; and of another's.
OWN, OTHERS = (0.45, 0.6), (0.15, 0.45)
DIGS, REARS, SLIDES = 0.3, 0.42, 0.4  # seconds
EACH = 0.1  # seconds that each square of the slide adds
DUST_EVERY = 0.05


def die_rolled(event: DieRolled, show: DerbyShow) -> Iterator[float]:
    """To skip it shows the number first."""
    show.quiet = True
    context, own = show.context, show.context.rides(event.horse)
    before, after = OWN if own else OTHERS
    fall = _Fall(event, show)
    show.on_skip = fall.is_over_or_happens
    show.each_frame(context.die.advance)
    context.nerve.hold(event.horse)
    show.play("nerve", 1.0 if own else 0.6)
    play_there(show, event.horse, "push-whip", 0.8)
    with _straining(event.horse, show, fall):
        while not show.still and show.time < before and not fall.is_over:
            yield FRAME
        if not fall.is_over:
            nerve = NERVE if own else LESS_NERVE
            falls = show.time + context.throws.throw(show.happening, event, nerve)
            yield FRAME
            while show.time < falls and not fall.is_over:
                yield FRAME
        fall.happen()
        show.draw(fall.draw)
        yield from show.until(fall.time + after)


class _Fall:
    """The die has fallen: everybody sees it. `time`: when, once it has."""

    def __init__(self, event: DieRolled, show: DerbyShow) -> None:
        self._event = event
        self._show = show
        self._runner = show.context.field.runners[event.horse]
        self.is_over = False
        self.time = 0.0

    def happen(self) -> None:
        if self.is_over:
            return
        self.is_over, self.time = True, self._show.time
        self._show.settle()
        context, succeeds = self._show.context, self._event.success
        context.die.show(self._event.face)
        context.nerve.release()
        context.ui.sounds.stop(FLAT_OUT)
        self._show.play("push-good" if succeeds else "push-bad")
        if not succeeds:
            self._runner.straining = False

    def is_over_or_happens(self) -> bool:
        was_over = self.is_over
        self.happen()
        return was_over

    def draw(self, canvas: Canvas) -> None:
        event, context = self._event, self._show.context
        good = event.success
        draw_verdict(canvas, context, self._runner, event.face, event.needs, good=good)


@contextmanager
def _straining(horse: str, show: DerbyShow, fall: _Fall) -> Iterator[None]:
    """It gives all it has. When the block is left, nobody holds their breath any more, and what is
    so is seen on the die."""
    context, runner = show.context, show.context.field.runners[horse]
    if not show.still:
        runner.straining = True
        context.ui.sounds.loop(FLAT_OUT)
        context.ui.sounds.swell(FLAT_OUT, 0.4)
    try:
        yield
    finally:
        if show.settled:
            fall.happen()
        runner.straining = False
        context.nerve.release()


def die_card_played(event: DieCardPlayed, show: DerbyShow) -> Iterator[float]:
    """The roll does not count: the die is taken up again."""
    show.settle()
    show.context.die.hide()
    title = show.context.ui.say("Once more!")
    yield from hang_sign(show, title, lasts=1.1, sound="card-play", icon="derby/die-card-used")


def horse_refused(event: HorseRefused, show: DerbyShow) -> Iterator[float]:
    """It digs in its hooves, rears, and slides back to where its turn began."""
    runner = show.context.field.runners[event.horse]
    play_there(show, event.horse, "refuse")
    if show.still:
        show.settle()
        runner.put(float(event.start))
        yield 0.5
        return
    dust = _Dust(show, runner)
    try:
        yield from _rear(event, show, runner, dust)
        yield from _slide(event, show, runner, dust)
    finally:
        runner.put(float(event.start))


def _rear(event: HorseRefused, show: DerbyShow, runner: Runner, dust: _Dust) -> Iterator[float]:
    while show.time < DIGS:
        runner.refusing = 0 if show.time < DIGS / 2 else 1  # dug in, deeper
        dust.rise(show.step)
        yield FRAME
    play_there(show, event.horse, "whinny", 0.8)
    runner.refusing = 2
    yield from show.until(DIGS + REARS)


def _slide(event: HorseRefused, show: DerbyShow, runner: Runner, dust: _Dust) -> Iterator[float]:
    back, begins = abs(float(event.square) - float(event.start)), DIGS + REARS
    slides = (SLIDES + EACH * back) if back else 0.0
    lasts = begins + slides + 0.1
    runner.refusing = 1  # dug in again
    while True:
        if slides:
            share = ease_out(show.part(begins, begins + slides))
            runner.at = mix(float(event.square), float(event.start), share)
            show.settle()
        dust.rise(show.step)
        if show.time >= lasts:
            return
        yield FRAME


class _Dust:
    """Thrown up ahead, by the time that goes by."""

    def __init__(self, show: DerbyShow, runner: Runner) -> None:
        self._show = show
        self._runner = runner
        self._gathered = 0.0

    def rise(self, seconds: float) -> None:
        self._gathered += seconds
        if self._gathered >= DUST_EVERY:
            self._gathered = 0.0
            raise_dust(self._show.context, self._runner, ahead=True)


def horse_tired(event: HorseTired, show: DerbyShow) -> Iterator[float]:
    """It keeps what it has, and that is all."""
    runner = show.context.field.runners[event.horse]
    show.settle()
    play_there(show, event.horse, "horse-snort", 0.8)
    if not show.still:
        runner.refusing = 0
    try:
        yield 0.6
    finally:
        runner.refusing = None
