"""Which function words which event of the race."""

from __future__ import annotations

from collections.abc import Callable

from game.wording.pony_express import cup, equipment, fights, gold, trail
from game.wording.pony_express.vocabulary import RaceTelling
from game.wording.telling import Facts, turn_began


def _said_by_another(_tell: RaceTelling, _facts: Facts) -> None:
    """Who draws cards is named with the one that is kept, who meets with the corners taken."""


# None: another event's line says it.
EVENTS: dict[str, Callable[[RaceTelling, Facts], str | None]] = {
    "open-roll": cup.open_roll,
    "first-player": cup.first_player,
    "cards-drawn": _said_by_another,
    "cards-offered": equipment.cards_offered,
    "card-kept": equipment.card_kept,
    "card-taken": equipment.card_taken,
    "turn-began": turn_began,
    "gold-moved": gold.gold_moved,
    "cup-rolled": cup.cup_rolled,
    "cup-seen": cup.cup_seen,
    "dice-shown": cup.dice_shown,
    "dice-covered": cup.dice_covered,
    "rerolled": cup.rerolled,
    "dice-rolled-open": cup.dice_rolled_open,
    "announced": cup.announced,
    "believed": cup.believed,
    "accused": cup.accused,
    "cup-lifted": cup.cup_lifted,
    "moved": trail.moved,
    "move-declined": trail.move_declined,
    "imprisoned": trail.imprisoned,
    "freed": trail.freed,
    "card-played": equipment.card_played,
    "die-marked": equipment.die_marked,
    "die-spied": equipment.die_spied,
    "decoy-placed": equipment.decoy_placed,
    "duel-called": _said_by_another,
    "duel-began": fights.duel_began,
    "shot-taken": fights.shot_taken,
    "die-picked-up": fights.die_picked_up,
    "duel-ended": fights.duel_ended,
    "poker-began": fights.poker_began,
    "poker-won": fights.poker_won,
    "drinks-served": trail.drinks_served,
    "figures-faced": fights.figures_faced,
    "arrived": trail.arrived,
    "mail-delivered": trail.mail_delivered,
    "bystanders-left": fights.bystanders_left,
    "riders-nearer": fights.riders_nearer,
    "race-won": trail.race_won,
}
