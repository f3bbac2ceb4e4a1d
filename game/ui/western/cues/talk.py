"""Whose turn it is, and that the game is over."""

from __future__ import annotations

from game.rules.western import events
from game.ui.kit.canvas import Canvas
from game.ui.table import cues_hand
from game.ui.table.cues_plain import hang_sign
from game.ui.western.cue import WesternCue


class FirstPlayer(WesternCue, cues_hand.FirstPlayer):
    lasts = 1.5

    def begin(self) -> None:
        super().begin()
        self.view.middle.rolls.clear()


class TurnBegan(cues_hand.TurnBegan):
    lasts = 0.25


class TurnLost(WesternCue):
    """A horse has run away with it."""

    event: events.TurnLost
    lasts = 1.1

    def begin(self) -> None:
        self.play("horse-snort")
        self.view.bubbles.hush()

    def update(self, seconds: float) -> None:
        if self.passed(seconds, 0.7):
            self.settle()

    def draw(self, canvas: Canvas) -> None:
        hang_sign(self, canvas, self.view.name(self.seat), self.sentence(), "western/card-horse")


class GameWon(WesternCue):
    """Bills rain on the winner."""

    event: events.GameWon
    lasts = 2.8
    EVERY = 0.09  # seconds between two bills

    def begin(self) -> None:
        self.settle()
        self.play("win-purse")
        self._rained = 0

    def update(self, seconds: float) -> None:
        view = self.view
        if view.still or self.time < self._rained * self.EVERY or self.time > self.lasts - 0.6:
            return
        begin = view.purses.at(self._rained % len(view.names))
        end = view.layout.plate(self.seat).center
        view.effects.fly("western/bill", begin, end, 1, size=(36, 20))
        self._rained += 1

    def draw(self, canvas: Canvas) -> None:
        title, icon = self.view.ui.say("The game is over!"), self.view.portrait(self.seat)
        hang_sign(self, canvas, title, self.sentence(), icon)
