"""Which function words which event of the derby."""

from __future__ import annotations

from collections.abc import Callable

from game.wording import dealing
from game.wording.derby import betting, course, payout
from game.wording.derby.vocabulary import DerbyTelling
from game.wording.telling import Facts


def _said_by_another(_tell: DerbyTelling, _facts: Facts) -> None:
    """Whose turn it is shows in the bet or the card that follows."""


# None: another event's line says it.
EVENTS: dict[str, Callable[[DerbyTelling, Facts], str | None]] = {
    "bookmaker-drawn": betting.bookmaker_drawn,
    "special-replaced": betting.special_replaced,
    "first-card-laid": betting.first_card_laid,
    "cards-dealt": betting.cards_dealt,
    "hand-dealt": dealing.hand_dealt,
    "round-began": betting.round_began,
    "turn-began": _said_by_another,
    "bet-laid": betting.bet_laid,
    "card-laid": betting.card_laid,
    "left-over-turned": betting.left_over_turned,
    "rider-named": betting.rider_named,
    "track-rolled": betting.track_rolled,
    "track-taken": betting.track_taken,
    "race-began": course.race_began,
    "race-round-began": course.race_round_began,
    "horse-began": _said_by_another,
    "cards-taken-back": course.cards_taken_back,
    "card-ridden": course.card_ridden,
    "horse-moved": course.horse_moved,
    "die-rolled": course.die_rolled,
    "die-card-played": course.die_card_played,
    "horse-refused": course.horse_refused,
    "horse-tired": course.horse_tired,
    "horse-arrived": course.horse_arrived,
    "race-over": payout.race_over,
    "prize-paid": payout.prize_paid,
    "bet-paid": payout.bet_paid,
    "game-won": payout.game_won,
}
