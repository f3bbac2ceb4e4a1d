"""The betting: cards are laid, markers slide along the rows, chips go into the boxes."""

from __future__ import annotations

from game.ui.derby.cue import DerbyCue
from game.ui.table import cues_hand


class CardsDealt(cues_hand.CardsDealt):
    lasts = 1.5
    spread = 2.6
    rounds = 3


class FirstCardLaid(DerbyCue):
    lasts = 0.3


class SpecialReplaced(DerbyCue):
    lasts = 0.8


class BetLaid(DerbyCue):
    lasts = 0.7


class CardLaid(DerbyCue):
    lasts = 0.9


class LeftOverTurned(DerbyCue):
    lasts = 0.8


class RiderNamed(DerbyCue):
    lasts = 0.5


class TrackRolled(DerbyCue):
    lasts = 1.2


class TrackTaken(DerbyCue):
    lasts = 0.3


class RaceBegan(DerbyCue):
    """From the slate to the course."""

    lasts = 1.2
