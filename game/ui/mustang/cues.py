"""Which cue shows which kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.mustang import cues_cards, cues_events, cues_herd, cues_talk, cues_theft
from game.ui.table.cue import REMARK, Cue, Happening
from game.ui.table.cues_hand import CardsDrawn, HandDealt
from game.ui.table.cues_plain import Remark

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

CUES: dict[str, type[Cue]] = {
    "first-player": cues_talk.FirstPlayer,
    "prairie-laid": cues_herd.PrairieLaid,
    "cards-dealt": cues_cards.CardsDealt,
    "hand-dealt": HandDealt,
    "turn-began": cues_talk.TurnBegan,
    "exchanged": cues_cards.CardsLeave,
    "cards-tucked": cues_cards.CardsTucked,
    "cards-drawn": CardsDrawn,
    "cards-seen": cues_cards.CardsSeen,
    "mustang-caught": cues_herd.Caught,
    "mustang-turned-up": cues_herd.TurnedUp,
    "theft-tried": cues_theft.TheftTried,
    "theft-answered": cues_theft.TheftAnswered,
    "cowboys-lost": cues_theft.CowboysLost,
    "mustang-stolen": cues_theft.Stolen,
    "mustang-stabled": cues_herd.Stabled,
    "deck-renewed": cues_cards.DeckRenewed,
    "events-renewed": cues_cards.EventsRenewed,
    "event-turned-up": cues_events.EventTurnedUp,
    "mustang-let-go": cues_events.LetGo,
    "herd-raided": cues_events.HerdRaided,
    "foal-born": cues_herd.FoalBorn,
    "event-ended": cues_events.EventEnded,
    "herd-completed": cues_herd.HerdCompleted,
    "game-ended": cues_talk.GameEnded,
    "scored": cues_talk.Scored,
    REMARK: Remark,
}


def cue_for(view: MustangView, happening: Happening) -> Cue:
    return CUES[happening.kind](view, happening)
