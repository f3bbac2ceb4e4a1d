"""Which cue shows which event."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.events import Event
from game.rules.pony_express import events
from game.rules.shared.deals import FirstPlayer, TurnBegan
from game.ui.pony_express.cues import dice, duel, goods, talk, trail
from game.ui.pony_express.cues.riding import moved
from game.ui.pony_express.cues.shot import shot_taken
from game.ui.table.cues.show import CueFunction

CUES: Mapping[type[Event], CueFunction] = {
    events.OpenRoll: dice.rolled_open,
    FirstPlayer: talk.first_player,
    events.CardsDrawn: goods.cards_drawn,
    events.CardsOffered: goods.cards_offered,
    events.CardKept: goods.card_kept,
    events.CardTaken: goods.card_taken,
    TurnBegan: trail.turn_began,
    events.GoldMoved: goods.gold_moved,
    events.CupRolled: dice.cup_rolled,
    events.CupSeen: dice.cup_seen,
    events.DiceShown: dice.dice_shown,
    events.DiceCovered: dice.dice_covered,
    events.Rerolled: dice.rerolled,
    events.DiceRolledOpen: dice.dice_rolled_open,
    events.Announced: talk.announced,
    events.Believed: talk.believed,
    events.Accused: talk.accused,
    events.CupLifted: dice.cup_lifted,
    events.Moved: moved,
    events.MoveDeclined: trail.move_declined,
    events.Imprisoned: trail.imprisoned,
    events.Freed: trail.freed,
    events.CardPlayed: goods.card_played,
    events.DieMarked: dice.die_marked,
    events.DieSpied: dice.die_spied,
    events.DecoyPlaced: duel.decoy_placed,
    events.DuelCalled: duel.duel_called,
    events.DuelBegan: duel.duel_began,
    events.ShotTaken: shot_taken,
    events.DiePickedUp: duel.die_picked_up,
    events.DuelEnded: duel.duel_ended,
    events.PokerBegan: talk.poker_began,
    events.PokerWon: talk.poker_won,
    events.DrinksServed: trail.drinks_served,
    events.FiguresFaced: trail.figures_faced,
    events.Arrived: trail.arrived,
    events.MailDelivered: trail.mail_delivered,
    events.BystandersLeft: duel.bystanders_left,
    events.RidersNearer: duel.riders_nearer,
    events.RaceWon: trail.race_won,
}
