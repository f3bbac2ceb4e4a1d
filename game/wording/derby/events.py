"""Which function words which event of the derby."""

from __future__ import annotations

from game.rules.derby.events import (
    BetLaid,
    BetPaid,
    BookmakerDrawn,
    CardLaid,
    CardRidden,
    CardsDealt,
    CardsTakenBack,
    DieCardPlayed,
    DieRolled,
    FirstCardLaid,
    GameWon,
    HorseArrived,
    HorseBegan,
    HorseMoved,
    HorseRefused,
    HorseTired,
    LeftOverTurned,
    PrizePaid,
    RaceBegan,
    RaceOver,
    RaceRoundBegan,
    RiderNamed,
    RoundBegan,
    SpecialReplaced,
    TrackRolled,
    TrackTaken,
    TurnBegan,
)
from game.rules.shared.deals import HandDealt
from game.wording import dealing
from game.wording.derby import betting, course, payout
from game.wording.derby.vocabulary import DerbyTelling
from game.wording.game_words import WordedEvents


def _said_by_another(_tell: DerbyTelling, _event: HorseBegan | TurnBegan) -> None:
    """Whose turn it is shows in the bet or the card that follows."""


# None: another event's line says it.
EVENTS: WordedEvents = {
    BookmakerDrawn: betting.bookmaker_drawn,
    SpecialReplaced: betting.special_replaced,
    FirstCardLaid: betting.first_card_laid,
    CardsDealt: betting.cards_dealt,
    HandDealt: dealing.hand_dealt,
    RoundBegan: betting.round_began,
    TurnBegan: _said_by_another,
    BetLaid: betting.bet_laid,
    CardLaid: betting.card_laid,
    LeftOverTurned: betting.left_over_turned,
    RiderNamed: betting.rider_named,
    TrackRolled: betting.track_rolled,
    TrackTaken: betting.track_taken,
    RaceBegan: course.race_began,
    RaceRoundBegan: course.race_round_began,
    HorseBegan: _said_by_another,
    CardsTakenBack: course.cards_taken_back,
    CardRidden: course.card_ridden,
    HorseMoved: course.horse_moved,
    DieRolled: course.die_rolled,
    DieCardPlayed: course.die_card_played,
    HorseRefused: course.horse_refused,
    HorseTired: course.horse_tired,
    HorseArrived: course.horse_arrived,
    RaceOver: payout.race_over,
    PrizePaid: payout.prize_paid,
    BetPaid: payout.bet_paid,
    GameWon: payout.game_won,
}
