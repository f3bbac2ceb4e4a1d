"""The race as a small chart: places over turns, a line for each rider with its mark at the end."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, LIVERIES, RED, RUST, SADDLE, Colour
from game.ui.kit.tokens import Type
from game.ui.pony_express.menus.course import Course
from game.ui.screens.riders import draw_mark
from game.ui.table.look import Look

FINE = 3  # lines are drawn so many times as large, then made smaller: smooth edges
GRID = (203, 168, 116)
SHADE = (104, 88, 60)  # around the white line, which would be lost on paper
SAND_TINT = (236, 190, 120)
AXIS = 44.0  # room for the numbers at the left
MARKS_ROOM = 48.0  # and for the riders' marks at the right
FOOT = 26.0
DISC = 12.0
BETWEEN = 25.0  # two marks, so that both can be read
NUDGE = 2.2  # lines that run together lie side by side
SPACE_STEP, TURN_STEPS = 10, (5, 10, 20, 50, 100)


class Chart:
    """Drawn once and kept as a picture."""

    def __init__(self, ui: Ui, course: Course, look: Look, box: Box, desert: int) -> None:
        self._ui = ui
        self._course = course
        self._look = look
        self._box = box
        self._desert = desert
        self._plot = Box(
            box.x + AXIS, box.y + 8, box.width - AXIS - MARKS_ROOM, box.height - 8 - FOOT
        )
        self._turns = max(len(course.places) - 1, 1)
        self._top = max(course.last, *(max(places) for places in course.places))

    def draw(self, canvas: Canvas) -> None:
        key = ("chart", self._course, self._ui.words.code)
        canvas.composed(key, self._box, lambda: self._paint(canvas))

    # ------------------------------------------------------------------ places on the paper

    def point(self, turn: int, place: float, seat: int | None = None) -> Point:
        """Where a place at the end of a turn stands; the lines of several seats side by side."""
        plot = self._plot
        x = plot.x + plot.width * turn / self._turns
        y = plot.bottom - plot.height * (place - 1) / max(self._top - 1, 1)
        if seat is not None:
            y += (seat - (len(self._look.colours) - 1) / 2) * NUDGE
        return x, y

    def ends(self) -> list[Point]:
        """Where the marks of the riders stand: beside their lines, moved apart where they would
        cover each other."""
        last = self._course.places[-1]
        wanted = [self.point(self._turns, place, seat)[1] for seat, place in enumerate(last)]
        order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
        ys = dict(enumerate(wanted))
        low = self._plot.y + DISC - 8
        for seat in order:
            ys[seat] = max(ys[seat], low)
            low = ys[seat] + BETWEEN
        high = self._plot.bottom + DISC
        for seat in reversed(order):
            ys[seat] = min(ys[seat], high)
            high = ys[seat] - BETWEEN
        return [(self._plot.right + 30, ys[seat]) for seat in range(len(wanted))]

    # ------------------------------------------------------------------ painting

    def _paint(self, canvas: Canvas) -> None:
        self._paint_ground(canvas)
        self._paint_lines(canvas)
        self._paint_events(canvas)
        for seat, at in enumerate(self.ends()):
            draw_mark(canvas, self._look.colours[seat], seat, at, DISC)

    def _paint_ground(self, canvas: Canvas) -> None:
        plot = self._plot
        top = self.point(0, self._course.last)[1]
        sand = self.point(0, self._desert)[1]
        canvas.fill((plot.x, top, plot.width, sand - top), SAND_TINT, alpha=90)
        spaces = [1, *range(SPACE_STEP, self._course.last - 4, SPACE_STEP), self._course.last]
        for space in spaces:
            y = self.point(0, space)[1]
            ends = space in (1, self._course.last)
            canvas.line((plot.x, y), (plot.right, y), SADDLE if ends else GRID, width=1.5)
            _number(canvas, str(space), (plot.x - 22, y), 16, RUST)
        canvas.line((plot.x, plot.y), (plot.x, plot.bottom), INK, width=2)
        canvas.line((plot.x, plot.bottom), (plot.right, plot.bottom), INK, width=2)
        self._paint_turns(canvas)

    def _paint_turns(self, canvas: Canvas) -> None:
        plot = self._plot
        step = next((s for s in TURN_STEPS if self._turns / s <= 8), TURN_STEPS[-1])
        for turn in range(step, self._turns + 1, step):
            x = self.point(turn, 1)[0]
            canvas.line((x, plot.bottom), (x, plot.bottom + 5), INK, width=1.5)
            _number(canvas, str(turn), (x, plot.bottom + 16), 15, RUST)

    def _paint_lines(self, canvas: Canvas) -> None:
        """Larger than needed, and then scaled: so they are smooth."""
        area = canvas.area(self._box)
        sheet = pygame.Surface((area.width * FINE, area.height * FINE), pygame.SRCALPHA)
        brush = _Brush(sheet, self._box, canvas.scale * FINE)
        ends = self.ends()
        for seat in reversed(range(len(self._look.colours))):
            livery = LIVERIES[self._look.colours[seat]]
            way = self._way(seat)
            white = self._look.colours[seat] == "white"
            edge = SHADE if white else livery.dark
            brush.line([way[-1], ends[seat]], edge, 1.5)
            brush.line(way, edge, 6.6 if white else 5.4)
            brush.line(way, livery.base, 3.0)
        canvas.stamp(pygame.transform.smoothscale(sheet, area.size), area.topleft)

    def _way(self, seat: int) -> list[Point]:
        return [
            self.point(turn, places[seat], seat) for turn, places in enumerate(self._course.places)
        ]

    def _paint_events(self, canvas: Canvas) -> None:
        for turn, first, _ in self._course.duels:
            at = self.point(turn, self._course.places[turn][first], first)
            canvas.centred("board/token-duel", at, size=(22, 22))
        for turn, seat in self._course.prisons:
            x, y = self.point(turn, self._course.places[turn][seat], seat)
            canvas.centred("board/token-prison", (x, y + 13), size=(20, 20))


class _Brush:
    """Round strokes on a sheet that shows one box of the design."""

    def __init__(self, sheet: pygame.Surface, box: Box, scale: float) -> None:
        self._sheet = sheet
        self._box = box
        self._scale = scale

    def line(self, points: list[Point], colour: Colour, width: float) -> None:
        pixels = [
            ((x - self._box.x) * self._scale, (y - self._box.y) * self._scale) for x, y in points
        ]
        half = max(width * self._scale / 2, 0.5)
        for begin, end in pairwise(pixels):
            pygame.draw.polygon(self._sheet, colour, _band(begin, end, half))
        for pixel in pixels:
            pygame.draw.circle(self._sheet, colour, pixel, half)


def _band(begin: Point, end: Point, half: float) -> list[Point]:
    """The four corners of a straight stroke."""
    long = math.dist(begin, end) or 1.0
    dx, dy = (end[0] - begin[0]) / long * half, (end[1] - begin[1]) / long * half
    return [
        (begin[0] - dy, begin[1] + dx),
        (end[0] - dy, end[1] + dx),
        (end[0] + dy, end[1] - dx),
        (begin[0] + dy, begin[1] - dx),
    ]


def _number(canvas: Canvas, text: str, at: Point, size: float, colour: Colour) -> None:
    """Where there is room for this size only: the player's scale of the type does not count."""
    canvas.numeral(text, at, size=size / canvas.typeset.text_scale, colour=colour)


def draw_legend(canvas: Canvas, ui: Ui, box: Box) -> None:
    """What the small pictures on the chart mean."""
    half = box.width / 2
    for number, (token, text) in enumerate(
        (("duel", ui.say("a duel")), ("prison", ui.say("prison")))
    ):
        x = box.x + number * half
        canvas.centred(f"board/token-{token}", (x + 12, box.centery), size=(22, 22))
        place = (x + 28, box.y, half - 32, box.height)
        canvas.text(
            text, place, size=Type.NOTE, colour=RED if token == "duel" else SADDLE, wrap=False
        )
