"""Which cue shows which event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.engine.events import Event
from game.rules.shared import deals
from game.rules.western import events
from game.ui.table.cue import Cue
from game.ui.table.cues_hand import HandDealt
from game.ui.table.cues_plain import Remark
from game.ui.table.happening import Happening, Said
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

CUES: Mapping[type[Event | Said], type[Cue]] = {
    events.MoneyDealt: cues_money.MoneyDealt,
    deals.CardsDealt: cues_cards.CardsDealt,
    deals.HandDealt: HandDealt,
    events.FirstRolled: cues_die.FirstRolled,
    deals.FirstPlayer: cues_talk.FirstPlayer,
    deals.TurnBegan: cues_talk.TurnBegan,
    events.TurnLost: cues_talk.TurnLost,
    events.CardsPlayed: cues_play.CardsPlayed,
    events.CardDiscarded: cues_cards.CardDiscarded,
    events.DirectionTurned: cues_signs.DirectionTurned,
    events.Countered: cues_play.Countered,
    events.OverCountered: cues_play.OverCountered,
    events.DieRolled: cues_die.DieRolled,
    events.AttackDecided: cues_die.AttackDecided,
    events.Paid: cues_money.Paid,
    events.SheriffLaid: cues_signs.SheriffLaid,
    events.SheriffEnded: cues_signs.SheriffEnded,
    events.TurnWillBeLost: cues_signs.TurnWillBeLost,
    events.HandShown: cues_hands.HandShown,
    events.SaloonCompared: cues_hands.SaloonCompared,
    events.CardTaken: cues_cards.CardTaken,
    events.CardSeen: cues_cards.CardSeen,
    events.TrainCame: cues_train.TrainCame,
    events.TrainLaid: cues_train.TrainLaid,
    events.TrainPassed: cues_train.TrainPassed,
    events.TrainWon: cues_train.TrainWon,
    deals.CardsDrawn: cues_cards.CardsDrawn,
    deals.CardsSeen: cues_cards.CardsSeen,
    deals.DeckRenewed: cues_cards.DeckRenewed,
    events.GameWon: cues_talk.GameWon,
    Said: Remark,
}


def cue_for(view: WesternView, happening: Happening) -> Cue:
    return CUES[type(happening.event)](view, happening)
