"""Which cue shows which event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.rules.pony_express import events
from game.rules.shared import deals
from game.ui.pony_express import cues_dice, cues_duel, cues_goods, cues_talk, cues_trail
from game.ui.pony_express.shots import ShotCue
from game.ui.table.cue import Cue
from game.ui.table.cues_plain import Remark
from game.ui.table.happening import Happening, Said, Told

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView

CUES: Mapping[type[Told], type[Cue]] = {
    events.OpenRoll: cues_dice.RolledOpen,
    deals.FirstPlayer: cues_talk.FirstPlayer,
    events.CardsDrawn: cues_goods.CardsDrawn,
    events.CardsOffered: cues_goods.CardOffered,
    events.CardKept: cues_goods.CardKept,
    events.CardTaken: cues_goods.CardTaken,
    deals.TurnBegan: cues_trail.TurnBegan,
    events.GoldMoved: cues_goods.GoldMoved,
    events.CupRolled: cues_dice.CupRolled,
    events.CupSeen: cues_dice.CupSeen,
    events.DiceShown: cues_dice.DiceShown,
    events.DiceCovered: cues_dice.DiceCovered,
    events.Rerolled: cues_dice.Rerolled,
    events.DiceRolledOpen: cues_dice.DiceRolledOpen,
    events.Announced: cues_talk.Announced,
    events.Believed: cues_talk.Believed,
    events.Accused: cues_talk.Accused,
    events.CupLifted: cues_dice.CupLifted,
    events.Moved: cues_trail.Ride,
    events.MoveDeclined: cues_trail.MoveDeclined,
    events.Imprisoned: cues_trail.Imprisoned,
    events.Freed: cues_trail.Freed,
    events.CardPlayed: cues_goods.CardPlayed,
    events.DieMarked: cues_dice.DieMarked,
    events.DieSpied: cues_dice.DieSpied,
    events.DecoyPlaced: cues_duel.DecoyPlaced,
    events.DuelCalled: cues_duel.DuelCalled,
    events.DuelBegan: cues_duel.DuelBegan,
    events.ShotTaken: ShotCue,
    events.DiePickedUp: cues_duel.DiePickedUp,
    events.DuelEnded: cues_duel.DuelEnded,
    events.PokerBegan: cues_talk.PokerBegan,
    events.PokerWon: cues_talk.PokerWon,
    events.DrinksServed: cues_trail.DrinksServed,
    events.FiguresFaced: cues_trail.FiguresFaced,
    events.Arrived: cues_trail.Arrived,
    events.MailDelivered: cues_trail.MailDelivered,
    events.BystandersLeft: cues_duel.BystandersLeft,
    events.RidersNearer: cues_duel.RidersNearer,
    events.RaceWon: cues_trail.RaceWon,
    Said: Remark,
}


def cue_for(view: RaceView, happening: Happening) -> Cue:
    event = happening.event
    if isinstance(event, events.Moved) and event.why in cues_trail.TRAINS:
        return cues_trail.TrainRide(view, happening)
    return CUES[type(event)](view, happening)
