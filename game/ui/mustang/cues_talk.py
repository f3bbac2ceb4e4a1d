"""Whose turn it is, and that the game is over."""

from __future__ import annotations

from game.ui.table import cues_hand
from game.ui.table.cues_plain import Sign, Tick


class FirstPlayer(cues_hand.FirstPlayer):
    lasts = 1.4


class TurnBegan(cues_hand.TurnBegan):
    lasts = 0.4


class GameEnded(Sign):
    lasts = 2.4
    sound = "bell-ranch"
    icon = "mustang/star"

    def title(self) -> str:
        return self.view.ui.say("The game is over!")


class Scored(Tick):
    """The points are counted on a screen of their own."""

    lasts = 0.3
