"""Which function words which event of Mustang."""

from __future__ import annotations

from collections.abc import Callable

from game.wording import dealing
from game.wording.mustang import prairie, ranch
from game.wording.mustang.vocabulary import MustangTelling
from game.wording.telling import Facts, turn_began


def _said_by_another(_tell: MustangTelling, _facts: Facts) -> None:
    """That an event is over shows in what comes next."""


# None: another event's line says it.
EVENTS: dict[str, Callable[[MustangTelling, Facts], str | None]] = {
    "first-player": dealing.first_player,
    "prairie-laid": prairie.prairie_laid,
    "cards-dealt": dealing.cards_dealt,
    "hand-dealt": dealing.hand_dealt,
    "turn-began": turn_began,
    "exchanged": ranch.exchanged,
    "cards-tucked": ranch.cards_tucked,
    "cards-drawn": dealing.cards_drawn,
    "cards-seen": dealing.cards_seen,
    "mustang-caught": ranch.mustang_caught,
    "mustang-turned-up": ranch.mustang_turned_up,
    "theft-tried": ranch.theft_tried,
    "theft-answered": ranch.theft_answered,
    "cowboys-lost": ranch.cowboys_lost,
    "mustang-stolen": ranch.mustang_stolen,
    "mustang-stabled": ranch.mustang_stabled,
    "deck-renewed": prairie.deck_renewed,
    "events-renewed": prairie.events_renewed,
    "event-turned-up": prairie.event_turned_up,
    "mustang-let-go": prairie.mustang_let_go,
    "herd-raided": prairie.herd_raided,
    "foal-born": prairie.foal_born,
    "event-ended": _said_by_another,
    "herd-completed": prairie.herd_completed,
    "game-ended": prairie.game_ended,
    "scored": prairie.scored,
}
