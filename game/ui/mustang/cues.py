"""Which cue shows which kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.engine.events import Event
from game.rules.mustang import events
from game.rules.shared import deals
from game.ui.mustang import cues_cards, cues_events, cues_herd, cues_talk, cues_theft
from game.ui.table.cue import Cue
from game.ui.table.cues_hand import CardsDrawn, HandDealt
from game.ui.table.cues_plain import Remark
from game.ui.table.happening import Happening, Said

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

CUES: Mapping[type[Event], type[Cue]] = {
    deals.FirstPlayer: cues_talk.FirstPlayer,
    events.PrairieLaid: cues_herd.PrairieLaid,
    deals.CardsDealt: cues_cards.CardsDealt,
    deals.HandDealt: HandDealt,
    deals.TurnBegan: cues_talk.TurnBegan,
    events.Exchanged: cues_cards.CardsLeave,
    events.CardsTucked: cues_cards.CardsTucked,
    deals.CardsDrawn: CardsDrawn,
    deals.CardsSeen: cues_cards.CardsSeen,
    events.MustangCaught: cues_herd.Caught,
    events.MustangTurnedUp: cues_herd.TurnedUp,
    events.TheftTried: cues_theft.TheftTried,
    events.TheftAnswered: cues_theft.TheftAnswered,
    events.CowboysLost: cues_theft.CowboysLost,
    events.MustangStolen: cues_theft.Stolen,
    events.MustangStabled: cues_herd.Stabled,
    events.DeckRenewed: cues_cards.DeckRenewed,
    events.EventsRenewed: cues_cards.EventsRenewed,
    events.EventTurnedUp: cues_events.EventTurnedUp,
    events.MustangLetGo: cues_events.LetGo,
    events.HerdRaided: cues_events.HerdRaided,
    events.FoalBorn: cues_herd.FoalBorn,
    events.EventEnded: cues_events.EventEnded,
    events.HerdCompleted: cues_herd.HerdCompleted,
    events.GameEnded: cues_talk.GameEnded,
    events.Scored: cues_talk.Scored,
}


def cue_for(view: MustangView, happening: Happening) -> Cue:
    event = happening.event
    kind = Remark if isinstance(event, Said) else CUES[type(event)]
    return kind(view, happening)
