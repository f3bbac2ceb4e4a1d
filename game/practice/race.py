"""What practising takes from the rules of the race: its boards, its pieces, and what a shot is
worth. The range imports those rules nowhere else."""

from __future__ import annotations

from game.rules.pony_express.board import Board, Place
from game.rules.pony_express.board_schema import Part, Wording
from game.rules.pony_express.card_numbers import TWIN_ASIDE
from game.rules.pony_express.events import ShotTaken
from game.rules.pony_express.meeting import SHOTS_EACH
from game.rules.pony_express.options import BOARD, USUAL_BOARD
from game.rules.pony_express.pieces import (
    barrel_piece,
    die_piece,
    figures_on_dots,
    rider_piece,
    wind_across,
)
from game.rules.pony_express.practice import MOST_BYSTANDERS, OPPONENT, SHOOTER
from game.rules.pony_express.rules import GAME as RACE
from game.rules.pony_express.rules import PonyExpress
from game.rules.pony_express.shooting import ARREST, DECOY, FIGURES, HIT, as_flicked, judged
from game.rules.pony_express.view import DuelView, PonyExpressView

__all__ = (
    "ARREST",
    "BOARD",
    "DECOY",
    "FIGURES",
    "HIT",
    "MOST_BYSTANDERS",
    "OPPONENT",
    "RACE",
    "SHOOTER",
    "SHOTS_EACH",
    "TWIN_ASIDE",
    "USUAL_BOARD",
    "Board",
    "DuelView",
    "Part",
    "Place",
    "PonyExpress",
    "PonyExpressView",
    "ShotTaken",
    "Wording",
    "as_flicked",
    "barrel_piece",
    "die_piece",
    "figures_on_dots",
    "judged",
    "rider_piece",
    "wind_across",
)
