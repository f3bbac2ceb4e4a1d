"""How each event of Mustang is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from game.engine.events import Event
from game.rules.mustang import events
from game.rules.shared import deals
from game.ui.mustang.cues import cards, event_cards, herd, theft
from game.ui.mustang.cues.ranch_show import RanchShow
from game.ui.table.cues.show import CueFunction
from game.ui.table.cues.signs import hang_sign, tick
from game.ui.table.hands import cues as hand_cues

STAR = "mustang/star"


def herd_completed(event: events.HerdCompleted, show: RanchShow) -> Iterator[float]:
    title = show.context.ui.say("A whole herd!")
    return hang_sign(show, title, lasts=2.0, sound="cheer", icon=STAR)


def game_ended(event: events.GameEnded, show: RanchShow) -> Iterator[float]:
    title = show.context.ui.say("The game is over!")
    return hang_sign(show, title, lasts=2.4, sound="bell-ranch", icon=STAR)


def unseen(event: events.EventEnded | events.Scored, show: RanchShow) -> Iterator[float]:
    """The sky clears by itself, and the points are counted on a screen of their own."""
    return tick(show, lasts=0.3)


CUES: Mapping[type[Event], CueFunction] = {
    deals.FirstPlayer: partial(hand_cues.first_player, lasts=1.4),
    events.PrairieLaid: herd.prairie_laid,
    deals.CardsDealt: partial(hand_cues.cards_dealt, lasts=1.3),
    deals.HandDealt: hand_cues.hand_dealt,
    deals.TurnBegan: partial(hand_cues.turn_began, lasts=0.4),
    events.Exchanged: cards.exchanged,
    events.CardsTucked: cards.cards_tucked,
    deals.CardsDrawn: hand_cues.cards_drawn,
    deals.CardsSeen: partial(hand_cues.cards_seen, lasts=0.6),
    events.MustangCaught: herd.mustang_caught,
    events.MustangTurnedUp: herd.mustang_turned_up,
    events.TheftTried: theft.theft_tried,
    events.TheftAnswered: theft.theft_answered,
    events.CowboysLost: theft.cowboys_lost,
    events.MustangStolen: theft.mustang_stolen,
    events.MustangStabled: herd.mustang_stabled,
    events.DeckRenewed: cards.deck_renewed,
    events.EventsRenewed: cards.events_renewed,
    events.EventTurnedUp: event_cards.event_turned_up,
    events.MustangLetGo: event_cards.mustang_let_go,
    events.HerdRaided: event_cards.herd_raided,
    events.FoalBorn: herd.foal_born,
    events.EventEnded: unseen,
    events.HerdCompleted: herd_completed,
    events.GameEnded: game_ended,
    events.Scored: unseen,
}
