"""What the painter has to know of a board file: where the printed places are, to keep clear."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from kit.types import Array

from game.rules.pony_express.board import board_from_file
from game.rules.pony_express.board_schema import Point
from game.ui.pony_express.land.room import FRAME_ROOM, name_discs, places_of, ways_of

BOARDS = Path(__file__).resolve().parents[2] / "boards"


@dataclass(frozen=True)
class Layout:
    """A board's measures in cm, and the discs (x, y, radius) that scenery leaves free."""

    width: float
    height: float
    strip: float
    keep: Array

    def room(self, x: float, y: float) -> float:
        """How far a point is from everything that has to stay visible; negative: inside it."""
        away = np.hypot(self.keep[:, 0] - x, self.keep[:, 1] - y) - self.keep[:, 2]
        edge = min(x, self.width - x, y, self.height - self.strip - y) - FRAME_ROOM
        return float(away.min(initial=edge))


def read_layout(name: str, labels: list[tuple[Point, float]]) -> Layout:
    """The layout of boards/<name>.yaml; a label is its middle and its width."""
    board = board_from_file(BOARDS / f"{name}.yaml")
    discs = [*places_of(board), *ways_of(board)]
    for at, width in labels:
        discs += name_discs(at, width)
    return Layout(board.width, board.height, board.hand_table, np.array(discs))
