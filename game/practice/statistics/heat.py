"""Heat maps: over which parts of the board dice pass, and where they come to rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from game.practice.record import Practised
from physics.model import Point

CELL = 2.0  # cm: as fine as a die is wide, roughly
_BEYOND = 64  # columns beside the board, for dice that are followed over its edge


class HeatMap:
    """Counts of dice on a grid; row 0 is at the bottom of the board."""

    def __init__(self, width: float, height: float, cell: float = CELL) -> None:
        self.cell = cell
        self.columns = max(1, round(width / cell))
        self.rows = max(1, round(height / cell))
        self._stride = self.columns + _BEYOND
        self._passing: Counter[int] = Counter()
        self._resting: Counter[int] = Counter()

    def add(self, shots: Iterable[Practised]) -> None:
        """Whole lists at a time: ten thousand shots are drawn when the range is opened."""
        passing: list[int] = []
        resting: list[int] = []
        for shot in shots:
            self._pass(shot.path, passing)
            if shot.rest is not None:
                x, y = shot.rest
                resting.append(int(y / self.cell) * self._stride + int(x / self.cell))
        self._passing.update(passing)
        self._resting.update(resting)

    def passed(self, column: int, row: int) -> int:
        """How many dice went over that cell; a bend may count twice."""
        return self._passing[row * self._stride + column]

    def rested(self, column: int, row: int) -> int:
        return self._resting[row * self._stride + column]

    def _pass(self, path: tuple[Point, ...], passing: list[int]) -> None:
        """The cells that a way leads through: one for each column, or for each row where it is
        steep. What is beyond the edge is counted in cells that nobody asks for."""
        stride, scale = self._stride, 1.0 / self.cell
        for (x1, y1), (x2, y2) in pairwise(path):
            dx, dy = x2 - x1, y2 - y1
            if abs(dx) >= abs(dy):
                if x1 > x2:
                    x1, y1, x2 = x2, y2, x1
                slope = dy / dx if dx else 0.0
                y = y1 * scale + (0.5 - x1 * scale) * slope  # in the middle of column 0
                passing += [
                    int(y + slope * n) * stride + n
                    for n in range(int(x1 * scale), int(x2 * scale) + 1)
                ]
            else:
                if y1 > y2:
                    x1, y1, y2 = x2, y2, y1
                slope = dx / dy
                x = x1 * scale + (0.5 - y1 * scale) * slope
                passing += [
                    n * stride + int(x + slope * n)
                    for n in range(int(y1 * scale), int(y2 * scale) + 1)
                ]
