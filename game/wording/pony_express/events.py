"""Which function words which event of the race."""

from __future__ import annotations

from game.rules.pony_express.events import (
    Accused,
    Announced,
    Arrived,
    Believed,
    BystandersLeft,
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardsOffered,
    CardTaken,
    CupLifted,
    CupRolled,
    CupSeen,
    DecoyPlaced,
    DiceCovered,
    DiceRolledOpen,
    DiceShown,
    DieMarked,
    DiePickedUp,
    DieSpied,
    DrinksServed,
    DuelBegan,
    DuelCalled,
    DuelEnded,
    FiguresFaced,
    Freed,
    GoldMoved,
    Imprisoned,
    MailDelivered,
    Moved,
    MoveDeclined,
    OpenRoll,
    PokerBegan,
    PokerWon,
    RaceWon,
    Rerolled,
    RidersNearer,
    ShotTaken,
)
from game.rules.shared.deals import FirstPlayer, TurnBegan
from game.wording.game_words import WordedEvents
from game.wording.pony_express import cup, equipment, fights, gold, trail
from game.wording.pony_express.vocabulary import RaceTelling
from game.wording.telling import turn_began


def _said_by_another(_tell: RaceTelling, _event: CardsDrawn | DuelCalled) -> None:
    """Who draws cards is named with the one that is kept, who meets with the corners taken."""


# None: another event's line says it.
EVENTS: WordedEvents = {
    OpenRoll: cup.open_roll,
    FirstPlayer: cup.first_player,
    CardsDrawn: _said_by_another,
    CardsOffered: equipment.cards_offered,
    CardKept: equipment.card_kept,
    CardTaken: equipment.card_taken,
    TurnBegan: turn_began,
    GoldMoved: gold.gold_moved,
    CupRolled: cup.cup_rolled,
    CupSeen: cup.cup_seen,
    DiceShown: cup.dice_shown,
    DiceCovered: cup.dice_covered,
    Rerolled: cup.rerolled,
    DiceRolledOpen: cup.dice_rolled_open,
    Announced: cup.announced,
    Believed: cup.believed,
    Accused: cup.accused,
    CupLifted: cup.cup_lifted,
    Moved: trail.moved,
    MoveDeclined: trail.move_declined,
    Imprisoned: trail.imprisoned,
    Freed: trail.freed,
    CardPlayed: equipment.card_played,
    DieMarked: equipment.die_marked,
    DieSpied: equipment.die_spied,
    DecoyPlaced: equipment.decoy_placed,
    DuelCalled: _said_by_another,
    DuelBegan: fights.duel_began,
    ShotTaken: fights.shot_taken,
    DiePickedUp: fights.die_picked_up,
    DuelEnded: fights.duel_ended,
    PokerBegan: fights.poker_began,
    PokerWon: fights.poker_won,
    DrinksServed: trail.drinks_served,
    FiguresFaced: fights.figures_faced,
    Arrived: trail.arrived,
    MailDelivered: trail.mail_delivered,
    BystandersLeft: fights.bystanders_left,
    RidersNearer: fights.riders_nearer,
    RaceWon: trail.race_won,
}
