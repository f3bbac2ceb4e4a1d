"""How the events of the race change what lies on the table: riders, tracks, moves, and prizes."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.derby.cards import VALUE
from game.ui.derby.stage_parts import Facts, MoveState, Rolled
from game.ui.derby.stage_table import StageTable


def _rider_named(stage: StageTable, facts: Facts) -> None:
    stage.phase, stage.active = "race", None
    stage.round, stage.first, stage.stack = 0, None, 0
    stage.riders_named += 1
    stage.horses[facts["horse"]].rider = facts["seat"]


def _track_taken(stage: StageTable, facts: Facts) -> None:
    stage.horses[facts["horse"]].track = facts["track"]


def _race_began(stage: StageTable, facts: Facts) -> None:
    """With hidden hands a rider takes up the cards that lay before everybody."""
    stage.order = list(facts["order"])
    if not stage.options["hidden-hands"] or stage.sees_all:
        return
    for horse in stage.horses.values():
        if horse.rider not in (None, stage.reader):
            horse.cards, horse.hidden = [], True


def _race_round_began(stage: StageTable, facts: Facts) -> None:
    stage.race_round = facts["round"]


def _horse_began(stage: StageTable, facts: Facts) -> None:
    horse = stage.horses[facts["horse"]]
    stage.on_move, stage.active = facts["horse"], facts["seat"]
    stage.move = MoveState(facts["horse"], facts["seat"], horse.square, horse.square)


def _taken_back(stage: StageTable, facts: Facts) -> None:
    stage.horses[facts["horse"]].played = []


def _card_ridden(stage: StageTable, facts: Facts) -> None:
    stage.horses[facts["horse"]].played.append(facts["card"])
    if stage.move is not None:
        stage.move.card, stage.move.level = facts["card"], facts["level"]
        stage.move.value = VALUE[facts["card"]]


def _moved(stage: StageTable, facts: Facts) -> None:
    _put(stage, facts["horse"], facts["square"])
    if stage.move is None:
        return
    if facts["why"] == "push":
        stage.move.pushes += 1
    else:
        stage.move.sure += 1 if facts["why"] != "level" else facts["square"] - facts["start"]


def _refused(stage: StageTable, facts: Facts) -> None:
    _put(stage, facts["horse"], facts["start"])


def _put(stage: StageTable, horse: str, square: int) -> None:
    stage.horses[horse].square = square
    if stage.move is not None:
        stage.move.square = square


def _die_rolled(stage: StageTable, facts: Facts) -> None:
    if stage.move is not None:
        stage.move.rolls.append(Rolled(facts["face"], facts["success"]))


def _die_card_played(stage: StageTable, facts: Facts) -> None:
    stage.players[facts["seat"]].die_card = False


def _arrived(stage: StageTable, facts: Facts) -> None:
    stage.horses[facts["horse"]].place = facts["place"]
    stage.arrived.append(facts["horse"])


def _race_over(stage: StageTable, _facts: Facts) -> None:
    stage.active = stage.on_move = stage.move = None


def _prize_paid(stage: StageTable, facts: Facts) -> None:
    stage.players[facts["seat"]].prizes += facts["chips"]


def _game_won(stage: StageTable, facts: Facts) -> None:
    stage.phase, stage.winners = "over", list(facts["seats"])
    for player, chips in zip(stage.players, facts["chips"], strict=True):
        player.chips = chips


RACE_CHANGES: dict[str, Callable[[StageTable, Facts], None] | None] = {
    "rider-named": _rider_named,
    "track-rolled": None,
    "track-taken": _track_taken,
    "race-began": _race_began,
    "race-round-began": _race_round_began,
    "horse-began": _horse_began,
    "cards-taken-back": _taken_back,
    "card-ridden": _card_ridden,
    "horse-moved": _moved,
    "die-rolled": _die_rolled,
    "die-card-played": _die_card_played,
    "horse-refused": _refused,
    "horse-tired": None,
    "horse-arrived": _arrived,
    "race-over": _race_over,
    "prize-paid": _prize_paid,
    "bet-paid": None,
    "game-won": _game_won,
}
