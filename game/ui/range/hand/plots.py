"""Plots of hit rates: bars for powers and distances, a line for days. Every share has a whisker
that says how sure it is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.i18n import mark_in_context
from game.practice.statistics.tally import POWERS, Band, Day, Rate, best_bands
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, RED, SAND, TAN, UMBER
from game.ui.kit.tokens import Type

LINE = 24.0  # how high a line of words below the plot is
SCALE = 58.0  # room for the numbers at the left
MOST_DAYS, LABELLED = 12, 6  # shown, and as many as have room for their dates
TENTHS = "%(number).1f"
BEST_COLUMNS = mark_in_context("above the columns of a plot", "best")
BEST, DARK_GREEN = (196, 202, 140), (62, 88, 36)


class Column(NamedTuple):
    """One share: what stands below it, and whether it is among the best."""

    label: str
    rate: Rate
    best: bool = False


class Frame:
    """The axes of a plot in a box."""

    def __init__(self, canvas: Canvas, ui: Ui, box: Box, columns: Sequence[Column]) -> None:
        self._canvas, self._ui, self._columns = canvas, ui, columns
        self._line, self._scale = ui.units(LINE), ui.units(SCALE)
        self._best = [number for number, column in enumerate(columns) if column.best]
        self._whole = Box(
            box.x + self._scale, box.y + 4, box.width - self._scale - 6, box.height - 6 - self._line
        )
        head = self._line * 0.9 if self._best else self._line * 0.4
        whole = self._whole
        self.area = Box(whole.x, whole.y + head, whole.width, whole.height - head)
        highest = max((c.rate.interval.high for c in columns if c.rate.shots), default=1.0)
        self._top = min(max(math.ceil(highest * 5) / 5, 0.4), 1.0)

    def y(self, share: float) -> float:
        return self.area.bottom - self.area.height * share / self._top

    def x(self, number: int) -> float:
        return self.area.x + self.area.width * (number + 0.5) / len(self._columns)

    @property
    def step(self) -> float:
        return self.area.width / len(self._columns)

    def draw(self, unit: str) -> None:
        area, ink = self.area, self._ui.quiet_ink
        if any(column.rate.shots for column in self._columns):
            self._draw_scale()
        self._canvas.line(self._whole.topleft, area.bottomleft, INK, width=3)
        self._canvas.line(area.bottomleft, area.bottomright, INK, width=3)
        self._words(unit, Box(area.x - self._scale, area.bottom + 3, self._scale - 6, self._line))
        named = [number for number, column in enumerate(self._columns) if column.label]
        every = min((b - a for a, b in pairwise(named)), default=len(self._columns))
        room = self.step * every - 2
        for number in named:
            x = self.x(number)
            wide = min(room, 2 * (x - area.x + self._scale / 2), 2 * (self._whole.right + 8 - x))
            self._canvas.text(
                self._columns[number].label,
                (x - wide / 2, area.bottom + 3, wide, self._line),
                style="bold",
                size=Type.NOTE,
                colour=ink,
                align="centre",
                wrap=False,
            )

    def _words(self, text: str, box: Box) -> None:
        ink = self._ui.quiet_ink
        self._canvas.text(
            text, box, style="bold", size=Type.NOTE, colour=ink, align="right", wrap=False
        )

    def _draw_scale(self) -> None:
        """In steps of 20 %, or only two where there is little room."""
        every = 0.2 if self.area.height * 0.2 / self._top >= self._line else self._top / 2
        for number in range(1, round(self._top / every) + 1):
            share = number * every
            y = self.y(share)
            self._dashes(y)
            left = self.area.x - self._scale
            box = Box(left, y - self._line / 2, self._scale - 6, self._line)
            self._words(f"{round(share * 100)} %", box)

    def _dashes(self, y: float) -> None:
        x = self.area.x
        while x < self.area.right:
            self._canvas.line((x, y), (min(x + 6, self.area.right), y), SAND, width=1)
            x += 12

    def draw_best(self) -> None:
        """A field behind the best columns, with its name at the top."""
        if not self._best:
            return
        half, whole = self.step / 2, self._whole
        left, right = self.x(self._best[0]) - half, self.x(self._best[-1]) + half
        self._canvas.fill((left, whole.y, right - left, whole.height), BEST, radius=3)
        room = max(right - left, self._ui.units(80.0))
        middle = min(max((left + right) / 2, whole.x + room / 2), whole.right - room / 2)
        self._canvas.text(
            self._ui.words.in_context(BEST_COLUMNS),
            (middle - room / 2, whole.y, room, self._line * 0.9),
            style="bold",
            size=Type.NOTE,
            colour=INK if self._ui.settings.high_contrast else DARK_GREEN,
            align="centre",
            wrap=False,
        )

    def draw_bar(self, number: int) -> None:
        column, wide = self._columns[number], self.step * 0.64
        rate = column.rate
        if not rate.shots:
            return
        top = min(self.y(rate.share), self.area.bottom - 3)
        left, high = self.x(number) - wide / 2, self.area.bottom - top
        edge, body, shine = (INK, GOLD, LIGHT_GOLD) if column.best else (INK, TAN, SAND)
        self._canvas.fill((left, top, wide, high), edge, radius=5)
        if high > 6:
            self._canvas.fill((left + 2, top + 2, wide - 4, high - 4), body, radius=3)
            self._canvas.fill((left + 4, top + 4, wide * 0.3, max(high - 8, 1)), shine, radius=3)

    def draw_whisker(self, number: int) -> None:
        rate = self._columns[number].rate
        if not rate.shots:
            return
        x, cap = self.x(number), min(self.step * 0.16, 8.0)
        low, high = self.y(rate.interval.low), self.y(rate.interval.high)
        self._canvas.line((x, low), (x, high), UMBER, width=2)
        for y in (low, high):
            self._canvas.line((x - cap, y), (x + cap, y), UMBER, width=2)

    def draw_line(self) -> None:
        """From day to day."""
        points = [
            (self.x(number), self.y(column.rate.share))
            for number, column in enumerate(self._columns)
        ]
        self._canvas.path(points, INK, width=6)
        self._canvas.path(points, RED, width=3)
        for number, point in enumerate(points):
            self.draw_whisker(number)
            self._canvas.disc(point, 6, INK)
            self._canvas.disc(point, 4, LIGHT_GOLD)


def draw_bars(canvas: Canvas, ui: Ui, box: Box, columns: Sequence[Column], unit: str) -> None:
    frame = Frame(canvas, ui, box, columns)
    frame.draw_best()
    frame.draw(unit)
    for number in range(len(columns)):
        frame.draw_bar(number)
        frame.draw_whisker(number)


def draw_trend(canvas: Canvas, ui: Ui, box: Box, columns: Sequence[Column]) -> None:
    frame = Frame(canvas, ui, box, columns)
    frame.draw("")
    frame.draw_line()


def powers(ui: Ui, bands: Sequence[Band]) -> list[Column]:
    best = best_bands(bands)
    return [
        Column(ui.say(TENTHS, number=middle), band.rate, number in best)
        for number, (middle, band) in enumerate(zip(POWERS, bands, strict=True))
    ]


def distances(bands: Sequence[Band]) -> list[Column]:
    best = best_bands(bands)
    return [Column(_between(band), band.rate, n in best) for n, band in enumerate(bands)]


def _between(band: Band) -> str:
    if band.low <= 0.0:
        return f"<{band.high:.0f}"
    return f">{band.low:.0f}" if math.isinf(band.high) else f"{band.low:.0f}–{band.high:.0f}"


def days(trend: Sequence[Day]) -> list[Column]:
    """The latest days on which somebody shot: month and day."""
    latest = trend[-MOST_DAYS:]
    every = 1 if len(latest) <= LABELLED else 2
    last = len(latest) - 1
    return [
        Column(day.day[5:] if (last - number) % every == 0 else "", day.rate)
        for number, day in enumerate(latest)
    ]
