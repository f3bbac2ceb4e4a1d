"""Whose turn it is, and that the game is over."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.mustang.cue import RanchCue
from game.ui.table.cues_plain import Sign, Tick, hang_sign


class FirstPlayer(RanchCue):
    lasts = 1.4

    def begin(self) -> None:
        self.settle()
        self.play("bell-ranch")

    def draw(self, canvas: Canvas) -> None:
        icon = self.view.portrait(self.seat)
        hang_sign(self, canvas, self.view.name(self.seat), self.sentence(), icon)


class TurnBegan(RanchCue):
    """A sign for whoever is asked now; the glow around a ranch is enough for the others'."""

    lasts = 0.4

    def begin(self) -> None:
        view = self.view
        self.settle()
        view.bubbles.hush()
        self._mine = self.seat == view.reader
        if self._mine:
            self.lasts = 0.95
        self.play("turn" if self._mine else "tick", 0.8)

    def draw(self, canvas: Canvas) -> None:
        if self._mine:
            say = self.view.ui.say
            number = say("turn %(number)d", number=self.data["turn"])
            hang_sign(self, canvas, say("Your turn"), number, self.view.portrait(self.seat))


class GameEnded(Sign):
    lasts = 2.4
    sound = "bell-ranch"
    icon = "mustang/star"

    def title(self) -> str:
        return self.view.ui.say("The game is over!")


class Scored(Tick):
    """The points are counted on a screen of their own."""

    lasts = 0.3
