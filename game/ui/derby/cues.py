"""Which cue shows which events. Those of the race are in `cues_race.RACE_CUES`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.rules.derby import events
from game.rules.shared import deals
from game.ui.derby import cues_bet, cues_lineup, cues_talk
from game.ui.derby.cues_race import RACE_CUES
from game.ui.table.cue import Cue
from game.ui.table.cues_hand import HandDealt
from game.ui.table.cues_plain import Remark
from game.ui.table.happening import Happening, Said, Told

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

CUES: Mapping[type[Told], type[Cue]] = {
    events.BookmakerDrawn: cues_talk.BookmakerDrawn,
    events.SpecialReplaced: cues_bet.SpecialReplaced,
    events.FirstCardLaid: cues_bet.FirstCardLaid,
    events.CardsDealt: cues_bet.CardsDealt,
    deals.HandDealt: HandDealt,
    events.RoundBegan: cues_talk.RoundBegan,
    events.TurnBegan: cues_talk.TurnBegan,
    events.BetLaid: cues_bet.BetLaid,
    events.CardLaid: cues_bet.CardLaid,
    events.LeftOverTurned: cues_bet.LeftOverTurned,
    events.RiderNamed: cues_lineup.RiderNamed,
    events.TrackRolled: cues_lineup.TrackRolled,
    events.TrackTaken: cues_lineup.TrackTaken,
    events.RaceBegan: cues_lineup.RaceBegan,
    **RACE_CUES,
    Said: Remark,
}


def cue_for(view: DerbyView, happening: Happening) -> Cue:
    return CUES[type(happening.event)](view, happening)
