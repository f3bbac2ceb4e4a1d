"""Which cue shows which kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.pony_express import cues_dice, cues_duel, cues_goods, cues_talk, cues_trail
from game.ui.pony_express.shots import ShotCue
from game.ui.table.cue import REMARK, SHOT, Cue, Happening
from game.ui.table.cues_plain import Remark

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView

CUES: dict[str, type[Cue]] = {
    "open-roll": cues_dice.RolledOpen,
    "first-player": cues_talk.FirstPlayer,
    "cards-drawn": cues_goods.CardsDrawn,
    "cards-offered": cues_goods.CardOffered,
    "card-kept": cues_goods.CardKept,
    "card-taken": cues_goods.CardTaken,
    "turn-began": cues_trail.TurnBegan,
    "gold-moved": cues_goods.GoldMoved,
    "cup-rolled": cues_dice.CupRolled,
    "cup-seen": cues_dice.CupSeen,
    "dice-shown": cues_dice.DiceShown,
    "dice-covered": cues_dice.DiceCovered,
    "rerolled": cues_dice.Rerolled,
    "dice-rolled-open": cues_dice.DiceRolledOpen,
    "announced": cues_talk.Announced,
    "believed": cues_talk.Believed,
    "accused": cues_talk.Accused,
    "cup-lifted": cues_dice.CupLifted,
    "moved": cues_trail.Ride,
    "move-declined": cues_trail.MoveDeclined,
    "imprisoned": cues_trail.Imprisoned,
    "freed": cues_trail.Freed,
    "card-played": cues_goods.CardPlayed,
    "die-marked": cues_dice.DieMarked,
    "die-spied": cues_dice.DieSpied,
    "decoy-placed": cues_duel.DecoyPlaced,
    "duel-called": cues_duel.DuelCalled,
    "duel-began": cues_duel.DuelBegan,
    SHOT: ShotCue,
    "die-picked-up": cues_duel.DiePickedUp,
    "duel-ended": cues_duel.DuelEnded,
    "poker-began": cues_talk.PokerBegan,
    "poker-won": cues_talk.PokerWon,
    "drinks-served": cues_trail.DrinksServed,
    "figures-faced": cues_trail.FiguresFaced,
    "arrived": cues_trail.Arrived,
    "mail-delivered": cues_trail.MailDelivered,
    "bystanders-left": cues_duel.BystandersLeft,
    "riders-nearer": cues_duel.RidersNearer,
    "race-won": cues_trail.RaceWon,
    REMARK: Remark,
}


def cue_for(view: RaceView, happening: Happening) -> Cue:
    if happening.kind == "moved" and happening.data["why"] in cues_trail.TRAINS:
        return cues_trail.TrainRide(view, happening)
    return CUES[happening.kind](view, happening)
