"""The coach's map on the board: how good each start and each direction is, and the better shot.

Good is bright and poor is dark, and behind the line a good start reaches far: nobody needs to tell
colours apart. It is a drawing in cm with soft edges, painted once.
"""

from __future__ import annotations

import math

from game.practice.coach.advice import Advice, Row
from game.practice.race import Board
from game.practice.record import Practised
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, Colour
from game.ui.range.board.layers import Drawing
from physics.model import FiringLine, Point

# From poor to good: each is brighter than the one before, also without colours.
SCALE: tuple[Colour, ...] = ((27, 24, 64), (40, 78, 122), (58, 148, 140), (170, 206, 90), CREAM)
OPACITY = (0.34, 0.88)
FROM, BEYOND = 1.3, 2.0  # cm: where the fan begins, and how far it reaches beyond the target
STEP = 0.5  # cm between two starts, degrees between two directions
LEAST, REACH = 0.25, 1.5  # cm: how far the bars reach behind the line
ARROW, BARB = 1.1, 24.0  # cm, degrees


def shade(share: float) -> Colour:
    """A place on the scale, from 0 to 1."""
    place = min(max(share, 0.0), 1.0) * (len(SCALE) - 1)
    below = min(int(place), len(SCALE) - 2)
    part = place - below
    dark, light = SCALE[below], SCALE[below + 1]
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(dark, light, strict=True))
    return red, green, blue


def most_gained(advice: Advice) -> float:
    """What is as bright as can be."""
    found = (chance.gain for row in advice.rows for chance in row.chances)
    return max(max(found, default=0.0), advice.best.gain, 0.01)


def row_of(advice: Advice) -> Row:
    """The one of the better start."""
    return min(advice.rows, key=lambda row: math.dist(row.start, advice.start))


def draw_advice(
    board: Board, line: FiringLine, advice: Advice, shot: Practised, goal: Point
) -> Drawing:
    """On a board; `goal`: the middle of what is shot at."""
    most, drawing = most_gained(advice), Drawing(board)
    _draw_fan(drawing, row_of(advice), most, math.dist(advice.start, goal) + BEYOND)
    _draw_bars(drawing, line, advice, most)
    length = math.dist(shot.start, goal)
    yours = (shot.start, _along(shot.start, shot.aim, length))
    drawing.way(yours, INK, 0.34, 0.75, "0.9 0.7")
    drawing.way(yours, CREAM, 0.18, 1.0, "0.9 0.7")
    _draw_better(drawing, advice, math.dist(advice.start, goal))
    return drawing


def _draw_fan(drawing: Drawing, row: Row, most: float, reach: float) -> None:
    """From the better start, each direction as bright as it is good."""
    for angle, chance in zip(row.angles, row.chances, strict=True):
        share = chance.gain / most
        ends = (angle - STEP / 2, angle + STEP / 2)
        corners = [_along(row.start, end, FROM) for end in ends]
        corners += [_along(row.start, end, reach) for end in reversed(ends)]
        drawing.polygon(corners, shade(share), _opacity(share))


def _draw_bars(drawing: Drawing, line: FiringLine, advice: Advice, most: float) -> None:
    """Behind the line, for each start what the best direction there is worth: bars, and along
    their ends one edge."""
    dx, dy = line.direction
    edge: list[Point] = []
    for row in advice.rows:
        share = max(chance.gain for chance in row.chances) / most
        back = LEAST + REACH * share
        x, y = line.point(0.0, row.left)
        aside = (-dy * STEP / 2, dx * STEP / 2)
        left, right = (x + aside[0], y + aside[1]), (x - aside[0], y - aside[1])
        ends = [(a - dx * back, b - dy * back) for a, b in (right, left)]
        drawing.polygon([left, right, *ends], shade(share), 0.8)
        edge += ends
    drawing.way(edge, INK, 0.12, 1.0)


def _draw_better(drawing: Drawing, advice: Advice, length: float) -> None:
    """An arrow along which to aim, and where to begin."""
    tip = _along(advice.start, advice.angle, length)
    barbs = [_along(tip, advice.angle + 180.0 + turn, ARROW) for turn in (-BARB, BARB)]
    for width, colour in ((0.5, INK), (0.26, LIGHT_GOLD)):
        drawing.way((advice.start, tip), colour, width, 1.0)
        drawing.way((barbs[0], tip, barbs[1]), colour, width, 1.0)
    drawing.disc(advice.start, 0.62, LIGHT_GOLD)
    drawing.disc(advice.start, 0.26, INK)


def _opacity(share: float) -> float:
    return OPACITY[0] + (OPACITY[1] - OPACITY[0]) * share


def _along(start: Point, angle: float, length: float) -> Point:
    way = math.radians(angle)
    return start[0] + math.cos(way) * length, start[1] + math.sin(way) * length
