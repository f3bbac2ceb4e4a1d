"""Which function words which event of Western."""

from __future__ import annotations

from collections.abc import Callable

from game.wording import dealing
from game.wording.telling import Facts, turn_began
from game.wording.western import plays, purse, showdown
from game.wording.western.vocabulary import WesternTelling

# None: another event's line says it.
EVENTS: dict[str, Callable[[WesternTelling, Facts], str | None]] = {
    "money-dealt": plays.money_dealt,
    "cards-dealt": dealing.cards_dealt,
    "hand-dealt": dealing.hand_dealt,
    "first-rolled": plays.first_rolled,
    "first-player": dealing.first_player,
    "turn-began": turn_began,
    "turn-lost": plays.turn_lost,
    "cards-played": plays.cards_played,
    "card-discarded": plays.card_discarded,
    "direction-turned": plays.direction_turned,
    "countered": plays.countered,
    "over-countered": plays.over_countered,
    "die-rolled": plays.die_rolled,
    "attack-decided": plays.attack_decided,
    "paid": purse.paid,
    "sheriff-laid": plays.sheriff_laid,
    "sheriff-ended": plays.sheriff_ended,
    "turn-will-be-lost": plays.turn_will_be_lost,
    "hand-shown": showdown.hand_shown,
    "saloon-compared": showdown.saloon_compared,
    "card-taken": showdown.card_taken,
    "card-seen": showdown.card_seen,
    "train-came": showdown.train_came,
    "train-laid": showdown.train_laid,
    "train-passed": showdown.train_passed,
    "train-won": showdown.train_won,
    "cards-drawn": dealing.cards_drawn,
    "cards-seen": dealing.cards_seen,
    "deck-renewed": dealing.deck_used_up,
    "game-won": showdown.game_won,
}
