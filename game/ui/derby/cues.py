"""Which cue shows which kind of event. Those of the race are in `cues_race.RACE_CUES`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.derby import cues_bet, cues_lineup, cues_talk
from game.ui.derby.cues_race import RACE_CUES
from game.ui.table.cue import REMARK, Cue, Happening
from game.ui.table.cues_hand import HandDealt
from game.ui.table.cues_plain import Remark

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

CUES: dict[str, type[Cue]] = {
    "bookmaker-drawn": cues_talk.BookmakerDrawn,
    "special-replaced": cues_bet.SpecialReplaced,
    "first-card-laid": cues_bet.FirstCardLaid,
    "cards-dealt": cues_bet.CardsDealt,
    "hand-dealt": HandDealt,
    "round-began": cues_talk.RoundBegan,
    "turn-began": cues_talk.TurnBegan,
    "bet-laid": cues_bet.BetLaid,
    "card-laid": cues_bet.CardLaid,
    "left-over-turned": cues_bet.LeftOverTurned,
    "rider-named": cues_lineup.RiderNamed,
    "track-rolled": cues_lineup.TrackRolled,
    "track-taken": cues_lineup.TrackTaken,
    "race-began": cues_lineup.RaceBegan,
    **RACE_CUES,
    REMARK: Remark,
}


def cue_for(view: DerbyView, happening: Happening) -> Cue:
    return CUES[happening.kind](view, happening)
