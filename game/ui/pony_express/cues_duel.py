"""Duels but for the shots themselves: the call, the corners, the end."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express import events
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CORAL, RED
from game.ui.pony_express.cue import RaceCue, RaceSign, RaceTick
from game.ui.pony_express.shots.camera import GOES, LIGHT_RUNS
from game.ui.pony_express.shots.corner_ride import CornerRide
from game.ui.table.cues_plain import hang_sign


class DuelCalled(RaceSign):
    """Two riders meet."""

    event: events.DuelCalled
    lasts = 1.9
    colour = CORAL
    icon = "board/token-duel"
    sound = "gong"

    def begin(self) -> None:
        super().begin()
        self.view.arena.foresee_duel(self.event.seats, showdown=self.event.showdown)

    def title(self) -> str:
        showdown = self.event.showdown
        return self.view.ui.say(mark("The showdown!") if showdown else mark("A duel!"))

    def sub(self) -> str:
        names = [self.view.name(seat) for seat in self.event.seats]
        return self.view.ui.words.listing(names)


class DuelBegan(RaceCue):
    """The camera goes to where they meet and draws back as they ride to their corners; then the
    line of the first shot is lit."""

    event: events.DuelBegan
    lasts = GOES + LIGHT_RUNS + 0.15
    press_skips = True
    RIDES = 0.42  # of the camera's way

    def begin(self) -> None:
        view, seats = self.view, self.event.seats
        view.ui.sounds.play("sheriff" if self.event.showdown else "whinny", 0.7)
        self._ride: CornerRide | None = None
        view.arena.open_duel(seats, showdown=self.event.showdown)
        if view.still:
            self.settle()
            self._light()
            view.arena.foresee(*seats)

    def update(self, seconds: float) -> None:
        if self.view.still:
            return
        if self._ride is not None:
            self._ride.advance(seconds)
        elif self.view.arena.camera.place >= self.RIDES:
            self._ride = CornerRide(self.view, self.event.seats, self.settle)
            self.view.arena.foresee(*self.event.seats)
        if not self.view.arena.camera.moving:
            self._light()

    def _light(self) -> None:
        line = self.view.board.corners[self.event.corners[0]].line
        self.view.arena.light.light(line, at_once=self.view.still)

    def finish(self) -> None:
        if self._ride is not None:
            self._ride.finish()
        self.view.arena.skip()
        self._light()
        self.view.pieces.advance(0.0, at_once=True)

    def draw(self, canvas: Canvas) -> None:
        """Once the riders are on their way."""
        if self._ride is None and not self.view.still:
            return
        say = self.view.ui.say
        first, second = self.event.seats
        names = {"name": self.view.name(first), "other": self.view.name(second)}
        sub = say("%(name)s shoots first.", name=names["name"])
        if first == self.view.reader:
            sub = say("You shoot first.")
        hang_sign(self, canvas, say("%(name)s against %(other)s", **names), sub, "board/token-duel")


class RidingSign(RaceSign):
    """Both duellists ride to their next places below it."""

    _ride: CornerRide | None = None

    def update(self, seconds: float) -> None:
        if self._ride is not None:
            self._ride.advance(seconds)

    def finish(self) -> None:
        if self._ride is not None:
            self._ride.finish()


class DuelEnded(RidingSign):
    """They ride back to their space, and the camera goes with them."""

    event: events.DuelEnded
    lasts = 1.7
    icon = "board/token-duel"
    press_skips = True

    def begin(self) -> None:
        view, winner = self.view, self.event.winner
        view.ui.sounds.play("groan" if winner is None else "cheer", 0.8)
        seats = () if view.seen.duel is None else view.seen.duel.seats
        if view.still or not seats:
            self.settle()
            view.arena.jump(there=False)
            return
        self._ride = CornerRide(view, seats, self.settle)
        view.arena.leave(seats)

    def finish(self) -> None:
        super().finish()
        self.view.arena.skip()

    def title(self) -> str:
        winner, say = self.event.winner, self.view.ui.say
        if winner is None:
            return say("Nobody is hit")
        if winner == self.view.reader:
            return say("You win the duel")
        return say("%(name)s wins the duel", name=self.view.name(winner))


class DiePickedUp(RaceTick):
    sound = "die-clack-1"


class DecoyPlaced(RaceTick):
    sound = "hoof-stop"


class BystandersLeft(RaceSign):
    lasts = 1.5
    colour = RED
    icon = "pieces/badge"
    sound = "gallop"

    def begin(self) -> None:
        self.view.ui.sounds.play("whinny")
        self.settle()

    def title(self) -> str:
        return self.view.ui.say("The street is empty")


class RidersNearer(RidingSign):
    """Both ride a few steps towards each other, with their firing lines."""

    lasts = 1.7
    colour = RED
    icon = "board/token-duel"
    press_skips = True

    def begin(self) -> None:
        view = self.view
        duel = view.seen.duel
        view.arena.light.put_out()
        if view.still or duel is None:
            self.settle()
        else:
            self._ride = CornerRide(view, duel.seats, self.settle)

    def title(self) -> str:
        return self.view.ui.say("Closer!")
