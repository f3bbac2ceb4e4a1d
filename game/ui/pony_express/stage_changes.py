"""How each event of the race changes what stands on the table."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.pony_express.table import Duel
from game.rules.shared.hands import DICE
from game.ui.pony_express.stage_parts import DieState, Facts
from game.ui.pony_express.stage_table import StageTable

# --------------------------------------------------------------------------- turns and the trail


def _turn_began(stage: StageTable, facts: Facts) -> None:
    stage.active, stage.turn = facts["seat"], facts["turn"]
    stage.dice = [DieState() for _ in DICE]
    stage.rolled, stage.announced = False, None


def _gold_moved(stage: StageTable, facts: Facts) -> None:
    _pay(stage, facts["giver"], -facts["amount"])
    _pay(stage, facts["taker"], facts["amount"])


def _pay(stage: StageTable, seat: int | None, amount: int) -> None:
    if seat is None:
        stage.bank += amount
    else:
        stage.riders[seat].gold += amount


def _moved(stage: StageTable, facts: Facts) -> None:
    stage.riders[facts["seat"]].space = facts["to"]


def _mail_delivered(stage: StageTable, facts: Facts) -> None:
    stage.riders[facts["seat"]].mailbox = facts["mailbox"]


def _imprisoned(stage: StageTable, facts: Facts) -> None:
    stage.riders[facts["seat"]].prison = True


def _freed(stage: StageTable, facts: Facts) -> None:
    stage.riders[facts["seat"]].prison = False


def _race_won(stage: StageTable, facts: Facts) -> None:
    stage.winner = facts["seat"]


# --------------------------------------------------------------------------- the cup


def _cup_rolled(stage: StageTable, facts: Facts) -> None:
    """Nobody knows these dice; who may look is told so by an event of its own."""
    stage.rolled = True
    for die in facts["dice"]:
        stage.dice[die] = DieState()


def _cup_seen(stage: StageTable, facts: Facts) -> None:
    for die, face in zip(stage.dice, facts["faces"], strict=True):
        die.face = face


def _dice_shown(stage: StageTable, facts: Facts) -> None:
    for die, face in zip(facts["dice"], facts["faces"], strict=True):
        stage.dice[die] = DieState(face, shown=True)


def _dice_covered(stage: StageTable, facts: Facts) -> None:
    """Only their owner knows for sure what they are: one may be turned under the cup."""
    may_see = stage.sees_all or stage.reader == facts["seat"]
    for index in facts["dice"]:
        die = stage.dice[index]
        die.shown = False
        die.face = die.face if may_see else None


def _die_known(stage: StageTable, facts: Facts) -> None:
    stage.dice[facts["die"]].face = facts["face"]


def _announced(stage: StageTable, facts: Facts) -> None:
    stage.announced = facts["hand"]


def _cup_lifted(stage: StageTable, facts: Facts) -> None:
    stage.dice = [DieState(face, shown=True) for face in facts["faces"]]


# --------------------------------------------------------------------------- cards


def _cards_drawn(stage: StageTable, facts: Facts) -> None:
    stage.deck -= facts["count"]


def _cards_offered(stage: StageTable, facts: Facts) -> None:
    stage.offered[facts["seat"]] = list(facts["cards"])


def _card_kept(stage: StageTable, facts: Facts) -> None:
    stage.offered.pop(facts["seat"])
    hand = stage.riders[facts["seat"]].hand
    if hand is not None:
        hand.append(facts["card"])


def _card_taken(stage: StageTable, facts: Facts) -> None:
    """The others that were drawn go back."""
    seat = facts["seat"]
    stage.riders[seat].cards += 1
    stage.deck += stage.choosing[seat] - 1


def _card_played(stage: StageTable, facts: Facts) -> None:
    rider, card = stage.riders[facts["seat"]], facts["card"]
    rider.cards -= 1
    if rider.hand is not None:
        rider.hand.remove(card)
    stage.spent.append(card)
    if card == "steady-hand" and stage.duel is None:
        stage.steady = True
    if stage.duel is not None:
        _played_in_duel(stage, stage.duel, facts)


def _played_in_duel(stage: StageTable, duel: Duel, facts: Facts) -> None:
    card = facts["card"]
    if card == "steady-hand":
        duel.steady = True
    elif card == "water-barrel":
        x, y = facts["at"]
        duel.barrel = x, y
    elif card == "dust-devil":
        duel.wind_from = facts["side"]
    elif card == "decoy":
        duel.decoy_of, duel.decoy_side, duel.decoy_stands = facts["seat"], "", True
    elif card == "spare-cartridge" and stage.last_shot is not None:
        shot = stage.last_shot
        duel.lying_die, duel.lying_turned = shot.rest, shot.turned if shot.rest else 0.0


# --------------------------------------------------------------------------- duels


def _duel_began(stage: StageTable, facts: Facts) -> None:
    first, second = facts["seats"]
    corner, far_corner = facts["corners"]
    stage.duel = Duel(
        space=facts["space"],
        seats=(first, second),
        corners=(corner, far_corner),
        showdown=facts["showdown"],
        shots=[0, 0],
    )


def _decoy_placed(stage: StageTable, facts: Facts) -> None:
    if stage.duel is not None:
        stage.duel.decoy_side = facts["side"]


def _shot_taken(stage: StageTable, facts: Facts) -> None:
    """Wind, steady hand and a die in the way were for this shot only; a touched dummy is gone."""
    stage.steady = False
    duel = stage.duel
    if duel is None:
        return
    duel.shots[duel.seats.index(facts["seat"])] += not stage.spare
    duel.wind_from, duel.steady = None, False
    _take_the_die_away(duel)
    if facts["verdict"] == "decoy":
        duel.decoy_stands, duel.decoy_side = False, facts["real_side"]


def _take_the_die_away(duel: Duel) -> None:
    duel.lying_die, duel.lying_turned = None, 0.0


def _die_picked_up(stage: StageTable, _facts: Facts) -> None:
    if stage.duel is not None:
        _take_the_die_away(stage.duel)


def _bystanders_left(stage: StageTable, _facts: Facts) -> None:
    if stage.duel is not None:
        stage.duel.bystanders = False


def _riders_nearer(stage: StageTable, facts: Facts) -> None:
    duel = stage.duel
    if duel is not None:
        duel.paces = facts["paces"]
        if facts["barrel_gone"]:
            duel.barrel = None


def _duel_ended(stage: StageTable, _facts: Facts) -> None:
    stage.duel = None


# Every kind of event; None: nothing on the table changes.
CHANGES: dict[str, Callable[[StageTable, Facts], None] | None] = {
    "open-roll": None,
    "first-player": None,
    "cards-drawn": _cards_drawn,
    "cards-offered": _cards_offered,
    "card-kept": _card_kept,
    "card-taken": _card_taken,
    "turn-began": _turn_began,
    "gold-moved": _gold_moved,
    "cup-rolled": _cup_rolled,
    "cup-seen": _cup_seen,
    "dice-shown": _dice_shown,
    "dice-covered": _dice_covered,
    "rerolled": None,
    "dice-rolled-open": _dice_shown,
    "announced": _announced,
    "believed": None,
    "accused": None,
    "cup-lifted": _cup_lifted,
    "moved": _moved,
    "move-declined": None,
    "imprisoned": _imprisoned,
    "freed": _freed,
    "card-played": _card_played,
    "die-marked": _die_known,
    "die-spied": _die_known,
    "decoy-placed": _decoy_placed,
    "duel-called": None,
    "duel-began": _duel_began,
    "shot-taken": _shot_taken,
    "die-picked-up": _die_picked_up,
    "duel-ended": _duel_ended,
    "poker-began": None,
    "poker-won": None,
    "drinks-served": None,
    "figures-faced": None,
    "arrived": None,
    "mail-delivered": _mail_delivered,
    "bystanders-left": _bystanders_left,
    "riders-nearer": _riders_nearer,
    "race-won": _race_won,
}
