"""The race as a small chart: places over turns, a line for each rider with its mark at the end."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.curves import Curve, paint_curves
from game.ui.kit.layout import Units, columns, inset, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, LIVERIES, RED, RUST, SADDLE
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.pony_express.menus.course import Course
from game.ui.screens.riders import draw_mark
from game.ui.screens.score_chart import SHADE
from game.ui.table.look import Look

GRID = (203, 168, 116)
SAND_TINT = (236, 190, 120)
AXIS = 44.0  # room for the numbers at the left
MARKS_ROOM = 48.0  # and for the riders' marks at the right
FOOT = 26.0
DISC = 12.0
DUEL, PRISON = (22.0, 22.0), (20.0, 20.0)  # the tokens on the lines
THIN = 0.85  # without its edge, the line to a mark
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
        self._plot = inset(box, left=AXIS, top=8, right=MARKS_ROOM, bottom=FOOT)
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
            canvas.line((plot.x, y), (plot.right, y), SADDLE if ends else GRID, width=Line.RULE)
            _number(canvas, str(space), (plot.x - AXIS / 2, y))
        canvas.line((plot.x, plot.y), (plot.x, plot.bottom), INK, width=Line.EDGE)
        canvas.line((plot.x, plot.bottom), (plot.right, plot.bottom), INK, width=Line.EDGE)
        self._paint_turns(canvas)

    def _paint_turns(self, canvas: Canvas) -> None:
        plot = self._plot
        step = next((s for s in TURN_STEPS if self._turns / s <= 8), TURN_STEPS[-1])
        for turn in range(step, self._turns + 1, step):
            x = self.point(turn, 1)[0]
            canvas.line((x, plot.bottom), (x, plot.bottom + 5), INK, width=Line.RULE)
            _number(canvas, str(turn), (x, plot.bottom + 16))

    def _paint_lines(self, canvas: Canvas) -> None:
        """Each goes on, thin, to the mark of its rider."""
        curves, ends = [], self.ends()
        for seat in reversed(range(len(self._look.colours))):
            livery, way = LIVERIES[self._look.colours[seat]], self._way(seat)
            edge = SHADE if self._look.colours[seat] == "white" else livery.dark
            curves.append(Curve([way[-1], ends[seat]], edge, edge, THIN))
            curves.append(Curve(way, livery.base, edge))
        paint_curves(canvas, self._box, curves)

    def _way(self, seat: int) -> list[Point]:
        return [
            self.point(turn, places[seat], seat) for turn, places in enumerate(self._course.places)
        ]

    def _paint_events(self, canvas: Canvas) -> None:
        for turn, first, _ in self._course.duels:
            at = self.point(turn, self._course.places[turn][first], first)
            canvas.centred("board/token-duel", at, size=DUEL)
        for turn, seat in self._course.prisons:
            x, y = self.point(turn, self._course.places[turn][seat], seat)
            canvas.centred("board/token-prison", (x, y + 13), size=PRISON)


def _number(canvas: Canvas, text: str, at: Point) -> None:
    """Where there is room for this size only: the player's scale of the type does not count."""
    canvas.numeral(text, at, size=Units(canvas.zoom).printed(Type.MARK), colour=RUST)


def draw_legend(canvas: Canvas, ui: Ui, box: Box) -> None:
    """What the small pictures on the chart mean."""
    duel, prison = columns(box, share(), share())
    for place, token, text, colour in (
        (duel, "duel", ui.say("a duel"), RED),
        (prison, "prison", ui.say("prison"), SADDLE),
    ):
        picture, _, words, _ = columns(place, 24, Gap.FINE, share(), Gap.FINE)
        canvas.centred(f"board/token-{token}", picture.center, size=DUEL)
        canvas.text(text, words, size=Type.NOTE, colour=colour, wrap=False)
