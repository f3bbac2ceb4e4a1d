"""Which cue shows which kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.table.cue import REMARK, Cue, Happening
from game.ui.table.cues_hand import HandDealt
from game.ui.table.cues_plain import Remark
from game.ui.western import (
    cues_cards,
    cues_die,
    cues_hands,
    cues_money,
    cues_play,
    cues_signs,
    cues_talk,
    cues_train,
)

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

CUES: dict[str, type[Cue]] = {
    "money-dealt": cues_money.MoneyDealt,
    "cards-dealt": cues_cards.CardsDealt,
    "hand-dealt": HandDealt,
    "first-rolled": cues_die.FirstRolled,
    "first-player": cues_talk.FirstPlayer,
    "turn-began": cues_talk.TurnBegan,
    "turn-lost": cues_talk.TurnLost,
    "cards-played": cues_play.CardsPlayed,
    "card-discarded": cues_cards.CardDiscarded,
    "direction-turned": cues_signs.DirectionTurned,
    "countered": cues_play.Countered,
    "over-countered": cues_play.OverCountered,
    "die-rolled": cues_die.DieRolled,
    "attack-decided": cues_die.AttackDecided,
    "paid": cues_money.Paid,
    "sheriff-laid": cues_signs.SheriffLaid,
    "sheriff-ended": cues_signs.SheriffEnded,
    "turn-will-be-lost": cues_signs.TurnWillBeLost,
    "hand-shown": cues_hands.HandShown,
    "saloon-compared": cues_hands.SaloonCompared,
    "card-taken": cues_cards.CardTaken,
    "card-seen": cues_cards.CardSeen,
    "train-came": cues_train.TrainCame,
    "train-laid": cues_train.TrainLaid,
    "train-passed": cues_train.TrainPassed,
    "train-won": cues_train.TrainWon,
    "cards-drawn": cues_cards.CardsDrawn,
    "cards-seen": cues_cards.CardsSeen,
    "deck-renewed": cues_cards.DeckRenewed,
    "game-won": cues_talk.GameWon,
    REMARK: Remark,
}


def cue_for(view: WesternView, happening: Happening) -> Cue:
    return CUES[happening.kind](view, happening)
