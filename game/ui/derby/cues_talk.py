"""Whose turn it is, and which round begins."""

from __future__ import annotations

from game.rules.derby import events
from game.ui.derby.cue import DerbyCue
from game.ui.kit.canvas import Canvas
from game.ui.table import cues_hand
from game.ui.table.cues_plain import hang_sign


class BookmakerDrawn(cues_hand.FirstPlayer):
    event: events.BookmakerDrawn
    lasts = 1.5


class RoundBegan(DerbyCue):
    """The star goes on to the next seat; a sign says what is bet, or that nothing is any more."""

    event: events.RoundBegan

    def begin(self) -> None:
        self.settle()
        stacks = len(self.view.seen.stacks)
        self._is_told = self.event.round <= stacks + 1
        self.lasts = 1.3 if self._is_told else 0.5
        self.play("bell-ranch", 0.6)

    def draw(self, canvas: Canvas) -> None:
        if self._is_told:
            title = self.view.ui.say("Round %(number)d", number=self.event.round)
            hang_sign(self, canvas, title, self.sentence(), "derby/marker-star")


class TurnBegan(cues_hand.TurnSign):
    event: events.TurnBegan
    lasts = 0.25

    def number(self) -> str:
        return self.view.ui.say("round %(number)d", number=self.event.round)
