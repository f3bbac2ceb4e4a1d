"""The finish: a photograph of every horse that arrives, the podium, the prizes, and who has won."""

from __future__ import annotations

from game.i18n import mark
from game.rules.derby import events
from game.rules.derby.course import TOWN
from game.ui.derby.course.camera import Caption
from game.ui.derby.course.tags import draw_rising
from game.ui.derby.cue import DerbyCue
from game.ui.derby.race_cue import RaceCue
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import COLOURS
from game.ui.table.cues_plain import hang_sign

PLACES = (mark("First: %(horse)s"), mark("Second: %(horse)s"), mark("Third: %(horse)s"))
CHIP = (30.0, 23.0)


class HorseArrived(RaceCue):
    """The crowd shouts, a camera flashes."""

    event: events.HorseArrived
    FLASH = 0.2
    LASTS = (2.9, 2.4, 1.9)  # by place: after the third comes the podium

    def begin(self) -> None:
        view, runner, place = self.view, self.runner, self.event.place
        self.lasts = self.LASTS[place - 1]
        self.settle()
        self.field.flare(runner.track, TOWN, "town")
        self.play("crowd-cheer")
        runner.straining = not view.still  # on the photograph it still gallops
        if view.still:
            self._take()

    def update(self, seconds: float) -> None:
        if not self.view.still and self.passed(seconds, self.FLASH):
            self._take()
        if self.passed(seconds, 2 * self.FLASH):
            self.runner.straining = False

    def _take(self) -> None:
        self.play("camera-flash")
        self.view.course.photo.take(self.runner.track, Caption(self.event.place, self._words()))

    def _words(self) -> str:
        view, seat = self.view, self.event.seat
        words = view.ui.say(PLACES[self.event.place - 1], horse=view.words.horse(self.horse))
        return words if seat is None else f"{words} ({view.name(seat)})"

    def draw(self, canvas: Canvas) -> None:
        since = self.FLASH if self.view.still else self.time - self.FLASH
        if since >= 0.0:
            self.view.course.photo.draw(canvas, since, self.lasts - self.FLASH)

    def finish(self) -> None:
        self.runner.straining = False
        self.view.course.photo.rest()


class RaceOver(DerbyCue):
    """The podium fills up, from the third to the first."""

    event: events.RaceOver
    lasts = 3.4

    def begin(self) -> None:
        self.settle()
        self.view.course.celebrate(self.event.places)
        self.play("podium")
        if self.view.still:
            self.lasts = 1.5


class PrizePaid(DerbyCue):
    """Chips to whoever rides it."""

    event: events.PrizePaid
    lasts = 0.9

    def begin(self) -> None:
        self.settle()
        view, payday = self.view, self.view.course.payday
        payday.stand()
        self._end = payday.face_at(self.event.place - 1)
        self.play("payout-1")
        if not view.still:
            picture, begin = (
                f"derby/chip-lying-{COLOURS.index(view.colour(self.seat))}",
                payday.podium.midbottom,
            )
            chips = min(self.event.chips, 5)
            view.effects.fly(picture, begin, self._end, chips, size=CHIP, sound="chips-1")

    def draw(self, canvas: Canvas) -> None:
        draw_rising(canvas, f"+{self.event.chips}", self._end, self.share, still=self.view.still)


class BetPaid(DerbyCue):
    """No time at all: the sheet of the end screen goes through them one by one."""

    event: events.BetPaid
    lasts = 0.0


class GameWon(DerbyCue):
    """Most chips win, not the race."""

    event: events.GameWon
    lasts = 2.2

    def begin(self) -> None:
        self.settle()
        self.view.course.crowd.hush()
        self.play("win-derby")

    def draw(self, canvas: Canvas) -> None:
        view, seats = self.view, self.event.seats
        title = view.ui.say("The game is over!")
        hang_sign(self, canvas, title, self.sentence(), view.portrait(seats[0]))
