"""How each event of Western is shown, by its class."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.engine.events import Event
from game.rules.shared import deals
from game.rules.western import events
from game.ui.table.cues.show import CueFunction
from game.ui.table.hands import cues as hand_cues
from game.ui.western.cues import cards, die, hands, money, play, signs, talk, train

CUES: Mapping[type[Event], CueFunction] = {
    events.MoneyDealt: money.money_dealt,
    deals.CardsDealt: partial(hand_cues.cards_dealt, lasts=1.5, spread=2.6, rounds=3),
    deals.HandDealt: hand_cues.hand_dealt,
    events.FirstRolled: die.first_rolled,
    deals.FirstPlayer: talk.first_player,
    deals.TurnBegan: partial(hand_cues.turn_began, lasts=0.25),
    events.TurnLost: talk.turn_lost,
    events.CardsPlayed: play.cards_played,
    events.CardDiscarded: cards.card_discarded,
    events.DirectionTurned: signs.direction_turned,
    events.Countered: play.countered,
    events.OverCountered: play.over_countered,
    events.DieRolled: die.die_rolled,
    events.AttackDecided: die.attack_decided,
    events.Paid: money.paid,
    events.SheriffLaid: signs.sheriff_laid,
    events.SheriffEnded: signs.sheriff_ended,
    events.TurnWillBeLost: signs.turn_will_be_lost,
    events.HandShown: hands.hand_shown,
    events.SaloonCompared: hands.saloon_compared,
    events.CardTaken: cards.card_taken,
    events.CardSeen: cards.card_seen,
    events.TrainCame: train.train_came,
    events.TrainLaid: train.train_laid,
    events.TrainPassed: train.train_passed,
    events.TrainWon: train.train_won,
    deals.CardsDrawn: cards.cards_drawn,
    deals.CardsSeen: partial(hand_cues.cards_seen, lasts=0.7, each=0.08),
    deals.DeckRenewed: partial(hand_cues.deck_renewed, rises=6.0, backs=6, late=0.2),
    events.GameWon: talk.game_won,
}
