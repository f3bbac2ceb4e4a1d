"""How the odds of the seven horses went, with every card that was laid: a line for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.derby.cards import HORSES, PLACE
from game.rules.derby.events import CardLaid, FirstCardLaid, RoundBegan
from game.ui.derby.course.tags import draw_number
from game.ui.derby.horses import COATS
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.curves import Curve, paint_curves
from game.ui.kit.layout import inset
from game.ui.kit.theme import PARCHMENT, SADDLE, SAND
from game.ui.kit.tokens import Type

AXIS, FOOT, HEAD = 54.0, 26.0, 10.0
ENDS = 30.0  # from number to number at the end of lines that lie together
NUMBER = 14.0  # radius of the disc with a horse's number
ASIDE = 2.6  # from line to line where several lie on one row
FAINT = 0.62  # of a line that is not looked at is as light as the paper
LINE, LABEL_HIGH, ROUND = 1.2, 16.0, (20.0, 13.0)  # of the grid, and numbers beside it
LIT, USUAL, UNLIT = 5.0, 3.4, 2.4  # how wide a line is
MOVES = 0.6  # of a step: so long a line takes to the next row
Rows = tuple[int | None, ...]


class History(NamedTuple):
    """`steps`: the rows of all horses after the set-up and after each card; `rounds`: at which
    step each round of the bets begins."""

    steps: tuple[Rows, ...]
    rounds: tuple[int, ...]


def odds_history(log: Iterable[object]) -> History:
    rows: list[int | None] = [None] * len(HORSES)
    steps: list[Rows] = [tuple(rows)]
    rounds: list[int] = []
    for event in log:
        if isinstance(event, FirstCardLaid):
            rows[PLACE[event.horse]] = event.row
            steps[-1] = tuple(rows)
        elif isinstance(event, CardLaid):
            rows[PLACE[event.horse]] = event.row
            steps.append(tuple(rows))
        elif isinstance(event, RoundBegan):
            rounds.append(len(steps) - 1)
    return History(tuple(steps), tuple(rounds))


class OddsChart:
    """`labels`: of the rows, the favourite's first. `lit`: a horse whose line stands out."""

    def __init__(
        self, history: History, labels: Sequence[str], box: Box, *, lit: str | None = None
    ) -> None:
        self._history = history
        self._labels = tuple(labels)
        self._box = box
        self._lit = lit
        self._plot = inset(box, left=AXIS, top=HEAD, right=self._ends_room, bottom=FOOT)

    @property
    def _ends_room(self) -> float:
        return NUMBER + 10 + ENDS * max(len(lying) for lying in self._ends().values())

    def _ends(self) -> dict[int, list[str]]:
        """Which horses end on which row."""
        found: dict[int, list[str]] = {0: []}
        for horse, row in zip(HORSES, self._history.steps[-1], strict=True):
            if row is not None:
                found.setdefault(row, []).append(horse)
        return found

    def point(self, step: float, row: float, horse: str | None = None) -> Point:
        plot = self._plot
        aside = 0.0 if horse is None else (PLACE[horse] - 3) * ASIDE
        x = plot.x + plot.width * step / max(len(self._history.steps) - 1, 1)
        return x, plot.y + plot.height * (row + 0.5) / len(self._labels) + aside

    def draw(self, canvas: Canvas) -> None:
        key = ("odds-chart", self._history, self._labels, self._lit)
        canvas.composed(key, self._box, partial(self._paint, canvas), slot="odds-chart")

    # ------------------------------------------------------------------ painting

    def _paint(self, canvas: Canvas) -> None:
        plot = self._plot
        for row, label in enumerate(self._labels):
            y = self.point(0, row)[1]
            canvas.line((plot.x, y), (plot.right, y), SAND, width=LINE)
            at, room = (self._box.x + AXIS / 2 - 4, y), (AXIS - 12, LABEL_HIGH)
            canvas.numeral(label, at, size=Type.NOTE, colour=SADDLE, within=room)
        self._paint_rounds(canvas)
        paint_curves(canvas, self._box, self._curves())
        for row, horses in self._ends().items():
            for number, horse in enumerate(horses):
                self._paint_end(canvas, horse, row, number)

    def _paint_rounds(self, canvas: Canvas) -> None:
        plot = self._plot
        for number, step in enumerate(self._history.rounds, 1):
            x = self.point(step, 0)[0]
            canvas.line((x, plot.y), (x, plot.bottom), SAND, width=LINE)
            at = (x, plot.bottom + FOOT / 2)
            if x < plot.right - 6:
                canvas.numeral(str(number), at, size=Type.MARK, colour=SADDLE, within=ROUND)

    def _curves(self) -> list[Curve]:
        """The one that stands out lies above all others."""
        order = sorted(HORSES, key=lambda horse: (horse == self._lit, -PLACE[horse]))
        return [self._curve(horse) for horse in order if self._way(horse)]

    def _curve(self, horse: str) -> Curve:
        coat = COATS[horse]
        if self._lit is None or self._lit == horse:
            return Curve(self._way(horse), coat.base, coat.dark, LIT if self._lit else USUAL)
        base = tuple(round(c + (p - c) * FAINT) for c, p in zip(coat.base, PARCHMENT, strict=True))
        edge = tuple(round(c + (p - c) * FAINT) for c, p in zip(coat.dark, PARCHMENT, strict=True))
        return Curve(
            self._way(horse), (base[0], base[1], base[2]), (edge[0], edge[1], edge[2]), UNLIT
        )

    def _way(self, horse: str) -> list[Point]:
        """Along its row until a card moves it, then straight to the next."""
        way: list[Point] = []
        before: int | None = None
        for step, rows in enumerate(self._history.steps):
            row = rows[PLACE[horse]]
            if row is None:
                continue
            if before is not None and before != row:
                way.append(self.point(step - MOVES, before, horse))
            if before != row or step == len(self._history.steps) - 1:
                way.append(self.point(step, row, horse))
            before = row
        return way

    def _paint_end(self, canvas: Canvas, horse: str, row: int, number: int) -> None:
        at = (self._plot.right + NUMBER + 8 + ENDS * number, self.point(0, row)[1])
        draw_number(canvas, horse, at, NUMBER)
