"""Rivers and lakes of a board that nobody has painted: where they find room."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from game.rules.pony_express.board import Board
from game.ui.pony_express.land.room import Clearance, Disc
from physics.model import Point

LEAST_LAKE = 1.1  # cm of room that a lake wants
LARGEST_LAKE = (4.2, 1.7)  # to each side, and up and down
BANK = 0.6  # that a river keeps from places
GRID = 1.0  # cm: the steps in which a river looks for its way
CLOSE, FORD, ROUGH = 60.0, 7.0, 2.2  # what it costs to flow by a place, below a way, and anyhow
TOO_FAR = 26.0  # for each cm, on average, a river is not worth its way
WIDTHS = (0.22, 0.6)  # cm, at its source and at its mouth
PIECES = 8  # of a curve between two points

Cell = tuple[int, int]


class Lake(NamedTuple):
    at: Point
    reach: Point

    def holds(self, at: Point) -> bool:
        """Whether a point is well inside it."""
        across, upright = (at[0] - self.at[0]) / self.reach[0], (at[1] - self.at[1]) / self.reach[1]
        return math.hypot(across, upright) < 0.85

    def discs(self) -> Iterator[Disc]:
        """What it takes up."""
        (x, y), (wide, high) = self.at, self.reach
        for number in range(-4, 5):
            yield x + wide * number / 5, y, high * math.sqrt(1 - (number / 5) ** 2) + 0.25


class River(NamedTuple):
    """From its source to its mouth."""

    line: tuple[Point, ...]


def find_lake(points: Iterable[Point], room: Callable[[float, float], float]) -> Lake | None:
    """In the widest free part of the land; None where nothing is wide enough."""
    best = max(points, key=lambda at: room(*at) + 0.3 * (room(at[0] - 2, at[1]) > 1))
    free = room(*best)
    if free < LEAST_LAKE:
        return None
    high = min(free * 0.72, LARGEST_LAKE[1])
    wide = high
    x, y = best
    while wide < LARGEST_LAKE[0] and min(room(x - wide, y), room(x + wide, y)) > high * 0.45:
        wide += 0.25
    return Lake(best, (wide, high))


def find_river(
    board: Board, places: Clearance, ways: Clearance, lake: Lake | None, chance: random.Random
) -> River | None:
    """From one edge of the land to the lake, or to another edge: around places, and where it must
    below the trail. None where every way is too narrow."""
    columns, rows = int(board.width / GRID), int((board.height - board.hand_table) / GRID)
    source, mouth = _ends(columns, rows, lake, chance)

    def cost(cell: Cell) -> float:
        x, y = cell[0] * GRID, cell[1] * GRID
        close = CLOSE if places.room(x, y) < BANK else 0.0
        return 1.0 + close + (FORD if ways.room(x, y) < 0.2 else 0.0)

    rough = [[ROUGH * chance.random() for _ in range(rows + 1)] for _ in range(columns + 1)]
    costs = {
        (column, row): cost((column, row)) + rough[column][row]
        for column in range(columns + 1)
        for row in range(rows + 1)
    }
    way, total = _cheapest(costs, source, mouth)
    if not way or total > TOO_FAR * len(way):
        return None
    course = _smooth([_outwards(cell, columns, rows) for cell in way[::2]])
    return River(tuple(at for at in course if lake is None or not lake.holds(at)))


def _ends(columns: int, rows: int, lake: Lake | None, chance: random.Random) -> tuple[Cell, Cell]:
    """A river rises at one side and ends in the lake, or at the bottom or the top."""
    side = 0 if chance.random() < 0.5 else columns
    source = (side, int(rows * (0.2 + 0.6 * chance.random())))
    if lake is not None:
        return source, (round(lake.at[0] / GRID), round(lake.at[1] / GRID))
    across = int(columns * (0.25 + 0.5 * chance.random()))
    return source, (across, 0 if chance.random() < 0.5 else rows)


def _outwards(cell: Cell, columns: int, rows: int) -> Point:
    """At the edge it flows on, out of sight."""
    x, y = cell[0] * GRID, cell[1] * GRID
    if cell[0] in (0, columns):
        x += -2.0 if cell[0] == 0 else 2.0
    if cell[1] in (0, rows):
        y += -2.0 if cell[1] == 0 else 2.0
    return x, y


def _cheapest(costs: dict[Cell, float], source: Cell, mouth: Cell) -> tuple[list[Cell], float]:
    """The way over cells that costs least, after Dijkstra."""
    reached: dict[Cell, float] = {source: 0.0}
    before: dict[Cell, Cell] = {}
    queue: list[tuple[float, Cell]] = [(0.0, source)]
    while queue:
        spent, cell = heapq.heappop(queue)
        if cell == mouth:
            break
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            there = (cell[0] + dx, cell[1] + dy)
            if there not in costs:
                continue
            total = spent + costs[there] * math.hypot(dx, dy)
            if total < reached.get(there, math.inf):
                reached[there], before[there] = total, cell
                heapq.heappush(queue, (total, there))
    way = [mouth]
    while way[-1] in before:
        way.append(before[way[-1]])
    return way[::-1], reached.get(mouth, math.inf)


def _smooth(points: list[Point]) -> tuple[Point, ...]:
    """A curve through the points."""
    ends = [points[0], *points, points[-1]]
    line: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        line += [_on_curve(a, b, c, d, piece / PIECES) for piece in range(PIECES)]
    return (*line, points[-1])


def _on_curve(a: Point, b: Point, c: Point, d: Point, share: float) -> Point:
    """After Catmull and Rom, between the second and the third."""

    def along(p: float, q: float, r: float, s: float) -> float:
        bend = (2 * p - 5 * q + 4 * r - s) * share**2 + (3 * q - p - 3 * r + s) * share**3
        return 0.5 * (2 * q + (r - p) * share + bend)

    return along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])
