"""Whose turn it is, and which round begins."""

from __future__ import annotations

from game.ui.derby.cue import DerbyCue
from game.ui.kit.canvas import Canvas
from game.ui.table import cues_hand
from game.ui.table.cues_plain import hang_sign


class BookmakerDrawn(cues_hand.FirstPlayer):
    lasts = 1.5


class RoundBegan(DerbyCue):
    """The star goes on to the next seat; a sign says what is bet, or that nothing is any more."""

    def begin(self) -> None:
        self.settle()
        stacks = len(self.view.stage.charts.stacks)
        self._is_told = self.data["round"] <= stacks + 1
        self.lasts = 1.3 if self._is_told else 0.5
        self.play("bell-ranch", 0.6)

    def draw(self, canvas: Canvas) -> None:
        if self._is_told:
            title = self.view.ui.say("Round %(number)d", number=self.data["round"])
            hang_sign(self, canvas, title, self.sentence(), "derby/marker-star")


class TurnBegan(cues_hand.TurnBegan):
    lasts = 0.25

    def draw(self, canvas: Canvas) -> None:
        if self._mine:
            say = self.view.ui.say
            number = say("round %(number)d", number=self.data["round"])
            hang_sign(self, canvas, say("Your turn"), number, self.view.portrait(self.seat))
