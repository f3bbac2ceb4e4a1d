"""The round die: who begins, how an attack goes, and who wins a saloon that is equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.western import events
from game.ui.kit.canvas import Canvas, Point
from game.ui.table.cues_plain import hang_sign
from game.ui.western.cue import WesternCue
from game.ui.western.felt.arrow import curve_between

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

MUZZLE = 0.12  # of the way from whoever shoots
Roll = events.DieRolled | events.FirstRolled  # throws the die


def throw_of(view: WesternView, roll: Roll, number: int) -> tuple[int, str, Point]:
    """The face that is rolled, a seed for the way there, and from where it is thrown."""
    if isinstance(roll, events.FirstRolled):
        face = max(roll.faces)
        seat = roll.seats[roll.faces.index(face)]
        why = "first"
    else:
        face, seat, why = roll.face, roll.seat, roll.why
    return face, f"{number} {seat} {why} {face}", view.layout.plate(seat).center


class FirstRolled(WesternCue):
    """Everybody rolls: the numbers stand at the plates, one after the other."""

    event: events.FirstRolled
    EACH = 0.22
    lasts = 1.0

    def begin(self) -> None:
        view, event = self.view, self.event
        view.middle.rolls.clear()
        self._faces = list(zip(event.seats, event.faces, strict=True))
        self._best = max(event.faces)
        self._rolled = 0
        self._throws = view.ball.roll(*view.throw_for(self.event))
        self.lasts = self._throws + self.EACH * len(self._faces) + 0.6
        if view.still:
            self._tell(len(self._faces))
            self.lasts = 1.2
        self.settle()

    def sentence(self) -> str:
        """Who rolled what stands at the plates."""
        return self.view.ui.say("The highest roll starts.")

    def _tell(self, count: int) -> None:
        rolls = self.view.middle.rolls
        for seat, face in self._faces[self._rolled : count]:
            rolls[seat] = (face, face == self._best)
            self.play("tick", 0.7)
        self._rolled = max(self._rolled, count)

    def update(self, seconds: float) -> None:
        if not self.view.still:
            told = int((self.time - self._throws * 0.5) / self.EACH) + 1
            self._tell(min(max(told, 0), len(self._faces)))

    def finish(self) -> None:
        self._tell(len(self._faces))
        self.view.ball.skip()


class DieRolled(WesternCue):
    """One roll: the ball is thrown from the plate and settles on its face."""

    event: events.DieRolled
    keeps_quiet = True
    AFTER = 0.5  # seconds to read the number

    def begin(self) -> None:
        view = self.view
        view.middle.face = None
        self._throws = view.ball.roll(*view.throw_for(self.event))
        self.lasts = self._throws + self.AFTER
        self._fallen = False

    def update(self, seconds: float) -> None:
        if self.time >= self._throws and not self._fallen:
            self._fall()

    def _fall(self) -> None:
        self._fallen = True
        self.settle()
        if not self._throws:
            self.play("ball-settle", 0.8)
        self.view.ball.skip()
        self.view.middle.face = self.event.face

    def skip(self) -> bool:
        """First to the number, then on."""
        if self._fallen:
            return super().skip()
        self._fall()
        self.lasts = self.time + self.AFTER
        return False

    def finish(self) -> None:
        if not self._fallen:
            self._fall()


class AttackDecided(WesternCue):
    """A shot, and what the number is worth."""

    event: events.AttackDecided
    lasts = 1.6
    FLASHES = 0.16

    def begin(self) -> None:
        view, event = self.view, self.event
        self._muzzle = curve_between(view, event.winner, event.loser).at(MUZZLE)
        self.settle()
        self.play("pistol-shot")
        for _ in range(3):
            view.effects.smoke(self._muzzle, 40.0)

    def draw(self, canvas: Canvas) -> None:
        view, event = self.view, self.event
        if self.time < self.FLASHES and not view.still:
            canvas.centred("western/spark", self._muzzle, size=(64, 64))
        unit = view.money_words(10 * event.times)
        title = f"{event.face} × {unit} = {view.money_words(event.amount)}"
        hang_sign(self, canvas, title, self.sentence(), view.portrait(event.winner))
