"""How each event of the derby changes what lies on the table; those of the race apart."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.derby.cards import in_hand_order
from game.ui.derby.stage_parts import Facts
from game.ui.derby.stage_race import RACE_CHANGES
from game.ui.derby.stage_table import StageTable

# --------------------------------------------------------------------------- setting up


def _bookmaker_drawn(stage: StageTable, facts: Facts) -> None:
    stage.bookmaker = stage.first = facts["seat"]


def _first_card_laid(stage: StageTable, facts: Facts) -> None:
    horse = stage.horses[facts["horse"]]
    horse.cards.append(facts["card"])
    horse.row = facts["row"]


def _cards_dealt(stage: StageTable, facts: Facts) -> None:
    for player in stage.players:
        player.cards += facts["number"]
    stage.left_over = facts["left"]


def _hand_dealt(stage: StageTable, facts: Facts) -> None:
    """What the cards are; how many there are was an event for everybody."""
    player = stage.players[facts["seat"]]
    if player.hand is not None:
        player.hand = in_hand_order([*player.hand, *facts["cards"]])


# --------------------------------------------------------------------------- betting


def _round_began(stage: StageTable, facts: Facts) -> None:
    stage.phase, stage.round = "betting", facts["round"]
    stage.first, stage.stack = facts["first"], facts["stack"]


def _turn_began(stage: StageTable, facts: Facts) -> None:
    stage.active = facts["seat"]


def _bet_laid(stage: StageTable, facts: Facts) -> None:
    stage.horses[facts["horse"]].bets[facts["seat"]] = facts["total"]
    stage.players[facts["seat"]].stacks.remove(facts["chips"])


def _card_laid(stage: StageTable, facts: Facts) -> None:
    horse, seat = stage.horses[facts["horse"]], facts["seat"]
    horse.cards.append(facts["card"])
    horse.row = facts["row"]
    if seat is None:
        stage.left_over -= 1
        return
    player = stage.players[seat]
    player.cards -= 1
    if player.hand is not None:
        player.hand.remove(facts["card"])


def _left_over_turned(stage: StageTable, _facts: Facts) -> None:
    stage.active = None


# Every kind of event; None: nothing on the table changes.
CHANGES: dict[str, Callable[[StageTable, Facts], None] | None] = {
    "bookmaker-drawn": _bookmaker_drawn,
    "special-replaced": None,
    "first-card-laid": _first_card_laid,
    "cards-dealt": _cards_dealt,
    "hand-dealt": _hand_dealt,
    "round-began": _round_began,
    "turn-began": _turn_began,
    "bet-laid": _bet_laid,
    "card-laid": _card_laid,
    "left-over-turned": _left_over_turned,
    **RACE_CHANGES,
}
