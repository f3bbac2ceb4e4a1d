"""What many shots leave on the board: how far they spread, how hot each part of the ground is, and
the ways of the last shot and of the best one.

All but the heat are drawings in cm, with soft edges.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.practice.layout import Layout
from game.practice.measure import middle_of_goals, straight_at
from game.practice.race import Board
from game.practice.statistics.ellipse import HOLDS_95, Ellipse
from game.practice.statistics.heat import HeatMap
from game.practice.statistics.tally import Tally
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, RED, Colour
from game.ui.range.board.layer_pictures import Patch
from game.ui.range.race import UNITS
from physics.model import Point

FEWEST = 6  # shots before a spread is drawn
HOT, HOTTER = (214, 78, 20), (112, 8, 20)  # the desert is orange: heat is redder and darker
HEAT_ALPHA = 205
SMOOTHED = 4  # times finer than its cells is the heat before it is blurred
HOLDS_TWO_THIRDS = 1.5  # standard deviations
DASHES = 60  # of which an ellipse is made
RESTING = 3  # times what passing over it counts


class Drawing:
    """Shapes on a board, as parts of an SVG."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._high = board.height
        self._ends: list[Point] = []  # corners of boxes that hold all the shapes
        self.parts: list[str] = []

    def patch(self, size: tuple[int, int]) -> Patch | None:
        """For a board of so many pixels: as large as what is drawn. None for nothing."""
        across, down = size[0] / self._board.width, size[1] / self._high  # pixels to the cm
        xs = [x * across for x, _ in self._ends]
        ys = [(self._high - y) * down for _, y in self._ends]
        if not self.parts:
            return None
        left, top = max(int(min(xs)) - 1, 0), max(int(min(ys)) - 1, 0)
        wide, high = min(int(max(xs)) + 2, size[0]) - left, min(int(max(ys)) + 2, size[1]) - top
        if wide <= 0 or high <= 0:
            return None
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" '
            f'width="{wide / across * UNITS}" height="{high / down * UNITS}">'
            f'<g transform="translate({-left / across * UNITS} {-top / down * UNITS})">'
            f"{''.join(self.parts)}</g></svg>"
        )
        loaded = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (wide, high))
        return Patch(loaded.convert_alpha(), (left, top))

    def _hold(self, points: Iterable[Point], margin: float) -> None:
        xs, ys = zip(*points, strict=True)
        self._ends.append((min(xs) - margin, min(ys) - margin))
        self._ends.append((max(xs) + margin, max(ys) + margin))

    def _at(self, point: Point) -> Point:
        return point[0] * UNITS, (self._high - point[1]) * UNITS

    def way(
        self, points: Sequence[Point], colour: Colour, width: float, opacity: float, dash: str = ""
    ) -> None:
        """A line through points; `dash` in cm."""
        if len(points) < 2:
            return
        self._hold(points, width)
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self._at, points))
        self.parts.append(
            f'<polyline points="{path}" fill="none" stroke="{_hex(colour)}" '
            f'stroke-width="{width * UNITS:.1f}" stroke-opacity="{opacity}" '
            f'stroke-linecap="round" stroke-linejoin="round" {_dashed(dash)}/>'
        )

    def disc(
        self, at: Point, radius: float, fill: Colour, edge: Colour = INK, opacity: float = 1.0
    ) -> None:
        self._hold((at,), radius + 0.1)
        x, y = self._at(at)
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * UNITS:.1f}" fill="{_hex(fill)}" '
            f'stroke="{_hex(edge)}" stroke-width="{0.09 * UNITS:.1f}" opacity="{opacity}"/>'
        )

    def ellipse(self, ellipse: Ellipse, colour: Colour, width: float, opacity: float) -> None:
        """In dashes, each a line of its own."""
        for dash in range(DASHES):
            arc = [_on(ellipse, (dash + share) / DASHES) for share in (0.0, 0.3, 0.6)]
            self.way(arc, colour, width, opacity)

    def field(self, ellipse: Ellipse, colour: Colour, opacity: float) -> None:
        """What an ellipse holds."""
        self.polygon([_on(ellipse, n / DASHES) for n in range(DASHES)], colour, opacity)

    def polygon(self, corners: Sequence[Point], colour: Colour, opacity: float) -> None:
        self._hold(corners, 0.0)
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self._at, corners))
        self.parts.append(
            f'<polygon points="{points}" fill="{_hex(colour)}" fill-opacity="{opacity:.2f}"/>'
        )


def spread_patch(board: Board, size: tuple[int, int], tally: Tally, layout: Layout) -> Patch | None:
    """Where two of three dice come to rest, and across the target where 95 of 100 pass."""
    if tally.shots < FEWEST:
        return None
    scene, drawing = layout.to_scene(), Drawing(board)
    middle, aim = middle_of_goals(scene), straight_at(scene, tally.start)
    resting, passing = tally.resting.ellipse(), tally.passing.ellipse()
    if resting is not None:
        placed = resting.placed(middle, aim).scaled(HOLDS_TWO_THIRDS)
        drawing.field(placed, CREAM, 0.14)
        drawing.ellipse(placed, INK, 0.24, 0.5)
        drawing.ellipse(placed, CREAM, 0.13, 1.0)
    if passing is not None:
        across = passing.placed(middle, aim).scaled(HOLDS_95)
        ends = (_on(across, 0.0), _on(across, 0.5))
        for width, colour in ((0.5, INK), (0.32, CREAM)):
            drawing.way(ends, colour, width, 0.9)
        drawing.disc(across.centre, 0.34, RED, CREAM)
    return drawing.patch(size)


def ways_patch(
    board: Board, size: tuple[int, int], best: Sequence[Point], last: Sequence[Point]
) -> Patch | None:
    """Of the best shot and of the last one."""
    drawing = Drawing(board)
    draw_ghost_way(drawing, best)
    drawing.way(last, INK, 0.34, 0.28)
    drawing.way(last, LIGHT_GOLD, 0.16, 0.7)
    return drawing.patch(size)


def draw_ghost_way(drawing: Drawing, way: Sequence[Point]) -> None:
    drawing.way(way, INK, 0.26, 0.35, "0.5 0.8")
    drawing.way(way, CREAM, 0.13, 0.85, "0.5 0.8")


def _on(ellipse: Ellipse, turn: float) -> Point:
    """A point of it, so much of the way round."""
    (x, y), angle = ellipse.centre, math.radians(ellipse.angle)
    round_ = turn * 2 * math.pi
    along, aside = ellipse.long * math.cos(round_), ellipse.short * math.sin(round_)
    cos, sin = math.cos(angle), math.sin(angle)
    return x + along * cos - aside * sin, y + along * sin + aside * cos


def _dashed(dash: str) -> str:
    """`dash` in cm, such as "0.7 0.5"; empty for a whole line."""
    lengths = " ".join(f"{float(length) * UNITS:.1f}" for length in dash.split())
    return f'stroke-dasharray="{lengths}"' if lengths else ""


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def heat_patch(heat: HeatMap, size: tuple[int, int]) -> Patch | None:
    """The heat as a veil of that many pixels; None where no die has been."""
    counts = dict(_counts(heat))
    most = max(counts.values(), default=0)
    if not most:
        return None
    cells = pygame.Surface((heat.columns, heat.rows), pygame.SRCALPHA)
    cells.fill((*HOT, 0))
    for (column, row), count in counts.items():
        share = math.log1p(count) / math.log1p(most)
        colour = [round(a + (b - a) * share) for a, b in zip(HOT, HOTTER, strict=True)]
        cells.set_at((column, heat.rows - 1 - row), (*colour, round(HEAT_ALPHA * share)))
    fine = (heat.columns * SMOOTHED, heat.rows * SMOOTHED)
    blurred = pygame.transform.gaussian_blur(pygame.transform.smoothscale(cells, fine), SMOOTHED)
    return Patch(pygame.transform.smoothscale(blurred, size), (0, 0))


def _counts(heat: HeatMap) -> Iterator[tuple[tuple[int, int], int]]:
    for column in range(heat.columns):
        for row in range(heat.rows):
            count = heat.passed(column, row) + RESTING * heat.rested(column, row)
            if count:
                yield (column, row), count
