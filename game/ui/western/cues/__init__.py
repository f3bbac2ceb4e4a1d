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
from game.ui.western.cues import cards, die, hands, money, play, signs, talk, train

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

CUES: Mapping[type[Event | Said], type[Cue]] = {
    events.MoneyDealt: money.MoneyDealt,
    deals.CardsDealt: cards.CardsDealt,
    deals.HandDealt: HandDealt,
    events.FirstRolled: die.FirstRolled,
    deals.FirstPlayer: talk.FirstPlayer,
    deals.TurnBegan: talk.TurnBegan,
    events.TurnLost: talk.TurnLost,
    events.CardsPlayed: play.CardsPlayed,
    events.CardDiscarded: cards.CardDiscarded,
    events.DirectionTurned: signs.DirectionTurned,
    events.Countered: play.Countered,
    events.OverCountered: play.OverCountered,
    events.DieRolled: die.DieRolled,
    events.AttackDecided: die.AttackDecided,
    events.Paid: money.Paid,
    events.SheriffLaid: signs.SheriffLaid,
    events.SheriffEnded: signs.SheriffEnded,
    events.TurnWillBeLost: signs.TurnWillBeLost,
    events.HandShown: hands.HandShown,
    events.SaloonCompared: hands.SaloonCompared,
    events.CardTaken: cards.CardTaken,
    events.CardSeen: cards.CardSeen,
    events.TrainCame: train.TrainCame,
    events.TrainLaid: train.TrainLaid,
    events.TrainPassed: train.TrainPassed,
    events.TrainWon: train.TrainWon,
    deals.CardsDrawn: cards.CardsDrawn,
    deals.CardsSeen: cards.CardsSeen,
    deals.DeckRenewed: cards.DeckRenewed,
    events.GameWon: talk.GameWon,
    Said: Remark,
}


def cue_for(view: WesternView, happening: Happening) -> Cue:
    return CUES[type(happening.event)](view, happening)
