"""How the scores grew, turn by turn: a line for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.curves import Curve, paint_curves
from game.ui.kit.layout import Units, inset
from game.ui.kit.theme import INK, LIVERIES, SADDLE, SAND
from game.ui.kit.tokens import Line, Type

AXIS, FOOT = 34.0, 7.0
SHADE = (104, 88, 60)  # around the white line, which would be lost on paper
STEPS = tuple(digit * 10**zeros for zeros in range(6) for digit in (1, 2, 5))[1:]
ASIDE, MOST_ASIDE = 1.6, 8.0  # from line to line, and for all of them
BETWEEN = 18.0  # so high at least is a step


class ScoreChart:
    """`label`: how a score stands beside the lines, for axes that are `wide`."""

    def __init__(
        self,
        turns: Sequence[tuple[int, ...]],
        colours: Sequence[str],
        box: Box,
        *,
        label: Callable[[int], str] = str,
        wide: float = AXIS,
    ) -> None:
        self._turns = turns
        self._colours = colours
        self._box = box
        self._label, self._axis = label, wide
        self._plot = inset(box, left=wide, top=6, right=10, bottom=FOOT)
        self._top = max(max(max(scores) for scores in turns), 4)

    def point(self, turn: int, score: float, seat: int | None = None) -> Point:
        """The lines of several seats lie side by side."""
        plot = self._plot
        x = plot.x + plot.width * turn / max(len(self._turns) - 1, 1)
        seats = len(self._colours)
        apart = min(ASIDE, MOST_ASIDE / seats)
        aside = 0.0 if seat is None else (seat - (seats - 1) / 2) * apart
        return x, plot.bottom - plot.height * score / self._top + aside

    def draw(self, canvas: Canvas) -> None:
        key = ("score-chart", tuple(self._turns), tuple(self._colours))
        canvas.composed(key, self._box, lambda: self._paint(canvas), slot="score-chart")

    def _paint(self, canvas: Canvas) -> None:
        plot = self._plot
        lines = max(plot.height / Units(canvas.zoom)(BETWEEN), 1)
        step = next((s for s in STEPS if self._top / s <= lines), STEPS[-1])
        for score in range(0, self._top + 1, step):
            y = self.point(0, score)[1]
            canvas.line((plot.x, y), (plot.right, y), SAND, width=Line.RULE)
            at, room = (plot.x - self._axis / 2, y), (self._axis - 8, 12.0)
            canvas.numeral(self._label(score), at, size=Type.MARK, colour=SADDLE, within=room)
        self._paint_lines(canvas)
        canvas.line((plot.x, plot.y), (plot.x, plot.bottom), INK, width=Line.EDGE)
        canvas.line((plot.x, plot.bottom), (plot.right, plot.bottom), INK, width=Line.EDGE)

    def _paint_lines(self, canvas: Canvas) -> None:
        curves = []
        for seat in reversed(range(len(self._colours))):
            livery = LIVERIES[self._colours[seat]]
            way = [self.point(turn, scores[seat], seat) for turn, scores in enumerate(self._turns)]
            edge = SHADE if self._colours[seat] == "white" else livery.dark
            curves.append(Curve(way, livery.base, edge))
        paint_curves(canvas, self._box, curves)
