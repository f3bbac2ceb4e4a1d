"""Which function words which event of Western."""

from __future__ import annotations

from game.rules.shared.deals import (
    CardsDealt,
    CardsDrawn,
    CardsSeen,
    DeckRenewed,
    FirstPlayer,
    HandDealt,
    TurnBegan,
)
from game.rules.western.events import (
    AttackDecided,
    CardDiscarded,
    CardSeen,
    CardsPlayed,
    CardTaken,
    Countered,
    DieRolled,
    DirectionTurned,
    FirstRolled,
    GameWon,
    HandShown,
    MoneyDealt,
    OverCountered,
    Paid,
    SaloonCompared,
    SheriffEnded,
    SheriffLaid,
    TrainCame,
    TrainLaid,
    TrainPassed,
    TrainWon,
    TurnLost,
    TurnWillBeLost,
)
from game.wording import dealing
from game.wording.game_words import WordedEvents
from game.wording.telling import turn_began
from game.wording.western import plays, purse, showdown

# None: another event's line says it.
EVENTS: WordedEvents = {
    MoneyDealt: plays.money_dealt,
    CardsDealt: dealing.cards_dealt,
    HandDealt: dealing.hand_dealt,
    FirstRolled: plays.first_rolled,
    FirstPlayer: dealing.first_player,
    TurnBegan: turn_began,
    TurnLost: plays.turn_lost,
    CardsPlayed: plays.cards_played,
    CardDiscarded: plays.card_discarded,
    DirectionTurned: plays.direction_turned,
    Countered: plays.countered,
    OverCountered: plays.over_countered,
    DieRolled: plays.die_rolled,
    AttackDecided: plays.attack_decided,
    Paid: purse.paid,
    SheriffLaid: plays.sheriff_laid,
    SheriffEnded: plays.sheriff_ended,
    TurnWillBeLost: plays.turn_will_be_lost,
    HandShown: showdown.hand_shown,
    SaloonCompared: showdown.saloon_compared,
    CardTaken: showdown.card_taken,
    CardSeen: showdown.card_seen,
    TrainCame: showdown.train_came,
    TrainLaid: showdown.train_laid,
    TrainPassed: showdown.train_passed,
    TrainWon: showdown.train_won,
    CardsDrawn: dealing.cards_drawn,
    CardsSeen: dealing.cards_seen,
    DeckRenewed: dealing.deck_used_up,
    GameWon: showdown.game_won,
}
