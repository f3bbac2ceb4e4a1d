"""How each event of the derby is shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.engine.events import Event
from game.rules.derby import events
from game.rules.shared import deals
from game.ui.derby.cues import bets, finish, lineup, push, race, rounds
from game.ui.table.cues.show import CueFunction
from game.ui.table.hands.cues import cards_dealt, first_player, hand_dealt

CUES: Mapping[type[Event], CueFunction] = {
    events.BookmakerDrawn: partial(first_player, lasts=1.5),
    events.SpecialReplaced: bets.special_replaced,
    events.FirstCardLaid: bets.first_card_laid,
    events.CardsDealt: partial(cards_dealt, lasts=1.5, spread=2.6, rounds=3),
    deals.HandDealt: hand_dealt,
    events.RoundBegan: rounds.round_began,
    events.TurnBegan: rounds.turn_began,
    events.BetLaid: bets.bet_laid,
    events.CardLaid: bets.card_laid,
    events.LeftOverTurned: bets.left_over_turned,
    events.RiderNamed: lineup.rider_named,
    events.TrackRolled: lineup.track_rolled,
    events.TrackTaken: lineup.track_taken,
    events.RaceBegan: lineup.race_began,
    events.RaceRoundBegan: race.race_round_began,
    events.HorseBegan: race.horse_began,
    events.CardsTakenBack: race.cards_taken_back,
    events.CardRidden: race.card_ridden,
    events.HorseMoved: race.horse_moved,
    events.DieRolled: push.die_rolled,
    events.DieCardPlayed: push.die_card_played,
    events.HorseRefused: push.horse_refused,
    events.HorseTired: push.horse_tired,
    events.HorseArrived: finish.horse_arrived,
    events.RaceOver: finish.race_over,
    events.PrizePaid: finish.prize_paid,
    events.BetPaid: finish.bet_paid,
    events.GameWon: finish.game_won,
}
