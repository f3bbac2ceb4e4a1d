"""Which function words which event of Mustang."""

from __future__ import annotations

from game.rules.mustang.events import (
    CardsTucked,
    CowboysLost,
    DeckRenewed,
    EventEnded,
    EventsRenewed,
    EventTurnedUp,
    Exchanged,
    FoalBorn,
    GameEnded,
    HerdCompleted,
    HerdRaided,
    MustangCaught,
    MustangLetGo,
    MustangStabled,
    MustangStolen,
    MustangTurnedUp,
    PrairieLaid,
    Scored,
    TheftAnswered,
    TheftTried,
)
from game.rules.shared.deals import (
    CardsDealt,
    CardsDrawn,
    CardsSeen,
    FirstPlayer,
    HandDealt,
    TurnBegan,
)
from game.wording import dealing
from game.wording.game_words import WordedEvents
from game.wording.mustang import prairie, ranch
from game.wording.mustang.vocabulary import MustangTelling
from game.wording.telling import turn_began


def _said_by_another(_tell: MustangTelling, _event: EventEnded) -> None:
    """That an event is over shows in what comes next."""


# None: another event's line says it.
EVENTS: WordedEvents = {
    FirstPlayer: dealing.first_player,
    PrairieLaid: prairie.prairie_laid,
    CardsDealt: dealing.cards_dealt,
    HandDealt: dealing.hand_dealt,
    TurnBegan: turn_began,
    Exchanged: ranch.exchanged,
    CardsTucked: ranch.cards_tucked,
    CardsDrawn: dealing.cards_drawn,
    CardsSeen: dealing.cards_seen,
    MustangCaught: ranch.mustang_caught,
    MustangTurnedUp: ranch.mustang_turned_up,
    TheftTried: ranch.theft_tried,
    TheftAnswered: ranch.theft_answered,
    CowboysLost: ranch.cowboys_lost,
    MustangStolen: ranch.mustang_stolen,
    MustangStabled: ranch.mustang_stabled,
    DeckRenewed: prairie.deck_renewed,
    EventsRenewed: prairie.events_renewed,
    EventTurnedUp: prairie.event_turned_up,
    MustangLetGo: prairie.mustang_let_go,
    HerdRaided: prairie.herd_raided,
    FoalBorn: prairie.foal_born,
    EventEnded: _said_by_another,
    HerdCompleted: prairie.herd_completed,
    GameEnded: prairie.game_ended,
    Scored: prairie.scored,
}
