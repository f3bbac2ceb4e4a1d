"""Whose turn it is, and which round begins."""

from __future__ import annotations

from game.ui.derby.cue import DerbyCue
from game.ui.kit.canvas import Canvas
from game.ui.table import cues_hand
from game.ui.table.cues_plain import hang_sign


class BookmakerDrawn(cues_hand.FirstPlayer):
    lasts = 1.5


class RoundBegan(DerbyCue):
    """The marker goes on to the next seat."""

    lasts = 0.6

    def begin(self) -> None:
        self.settle()
        self.play("bell-ranch", 0.6)


class TurnBegan(cues_hand.TurnBegan):
    lasts = 0.25

    def draw(self, canvas: Canvas) -> None:
        if self._mine:
            say = self.view.ui.say
            number = say("round %(number)d", number=self.data["round"])
            hang_sign(self, canvas, say("Your turn"), number, self.view.portrait(self.seat))
