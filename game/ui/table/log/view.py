"""The log of the table: one plain sentence for everything that happened, as its reader may know
it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.shared.deals import TurnBegan
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import SCREEN, TOP, Units, inset, placed, rows, share
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.scroll import BAR, Scroll
from game.ui.kit.theme import INK, RED, SADDLE
from game.ui.kit.tokens import Line, Type
from game.ui.table.happening import Said, Told
from game.wording import GameWords

GAP = 5.0  # between two lines
RULE_AT, RULED = 3.0, 8.0  # where a turn begins: a line, and what is free for it
AROUND = (32.0, 28.0)  # how much smaller the lines are than a sheet beside the table
SHEET = (752.0, 672.0)  # of the whole log
SHEET_AT = 30.0  # below the edge of the screen
TITLE, BELOW_TITLE = 50.0, 16.0
CLOSE, ABOVE_CLOSE = (280.0, 54.0), 28.0
EDGES = {"x": 40.0, "top": 20.0, "bottom": 16.0}  # of that sheet
VEIL = 130


class LogView:
    """Keeps the entries and words them when they are read, in the language of that moment."""

    def __init__(self, ui: Ui, names: Sequence[str], words: GameWords) -> None:
        self._ui = ui
        self._names = names
        self._words = words
        self._reader: int | None = None
        self._entries: list[Told] = []
        self._lines: list[tuple[str, bool]] = []  # the sentence, and whether a turn begins
        self._heights: list[float] = []
        self._measured: tuple[object, ...] = ()

    def begin(self, entries: Sequence[Told], reader: int | None) -> None:
        """Another game, or another reader."""
        self._reader = reader
        self._entries = []
        self._lines = []
        self._heights = []
        for entry in entries:
            self.add(entry)

    def reword(self, words: GameWords) -> None:
        self._words = words
        self.begin(self._entries, self._reader)

    def add(self, entry: Told) -> None:
        self._entries.append(entry)
        line = self.sentence(entry)
        if line:
            self._lines.append((line, isinstance(entry, TurnBegan)))

    def sentence(self, entry: Told) -> str | None:
        if isinstance(entry, Said):
            return self._words.remark(entry.key, self._names[entry.seat])
        return self._words.event(entry, self._names, self._reader)

    @property
    def entries(self) -> Sequence[Told]:
        """What has been shown so far, as far as the reader may know it."""
        return self._entries

    @property
    def lines(self) -> list[str]:
        return [line for line, _ in self._lines]

    @property
    def last(self) -> str:
        return self._lines[-1][0] if self._lines else ""

    # ------------------------------------------------------------------ drawing

    def draw_lines(self, canvas: Canvas, box: Box) -> float:
        """Those that can be seen, with the first of all at the top of the box; gives the height
        of all. The canvas is clipped to what shows."""
        self._measure(canvas, box.width)
        shows = canvas.surface.get_clip()
        top, bottom = canvas.design(shows.topleft)[1], canvas.design(shows.bottomright)[1]
        y, gap = box.y, Units(canvas.zoom)(GAP)
        for (line, begins), height in zip(self._lines, self._heights, strict=True):
            if y + height > top and y < bottom:
                self._draw_line(canvas, line, begins, Box(box.x, y, box.width, height))
            y += height + gap
        return y - box.y

    def height(self, canvas: Canvas, width: float) -> float:
        """Of all lines."""
        self._measure(canvas, width)
        return sum(self._heights) + Units(canvas.zoom)(GAP) * len(self._heights)

    def _measure(self, canvas: Canvas, width: float) -> None:
        measured = (canvas.scale, canvas.zoom, width)
        if measured != self._measured:
            self._measured, self._heights = measured, []
        for line, begins in self._lines[len(self._heights) :]:
            style = "bold" if begins else "body"
            high = canvas.text_height(line, width, style=style, size=Type.NOTE)
            self._heights.append(high + (RULED if begins else 0.0))

    def _draw_line(self, canvas: Canvas, line: str, begins: bool, box: Box) -> None:
        if not begins:
            canvas.text(line, box, size=Type.NOTE, colour=INK, valign="top")
            return
        rule, words = inset(box, top=RULE_AT), inset(box, top=RULED)
        canvas.line(rule.topleft, rule.topright, SADDLE, width=Line.HAIR)
        canvas.text(line, words, style="bold", size=Type.NOTE, colour=RED, valign="top")


class LogPanel:
    """The newest lines on a sheet of paper beside the table."""

    def __init__(self, log: LogView) -> None:
        self._log = log
        self._scroll: Scroll | None = None
        self.box = Box(962, 404, 306, 304)

    def build(self, group: Group, box: Boxlike) -> None:
        self.box = Box(*box)
        inner = self.box.inflate(-AROUND[0], -AROUND[1])
        if self._scroll is None:
            self._scroll = Scroll("table.log-lines", inner, self._log.draw_lines, at_end=True)
        self._scroll.box = inner
        group.add(self._scroll)

    def paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/paper", self.box)

    def draw_newest(self, canvas: Canvas, box: Box) -> None:
        """On a sheet somewhere else, which does not scroll."""
        canvas.nine("ui/paper", box)
        inner = box.inflate(-AROUND[0], -AROUND[1])
        inner.width -= Units(canvas.zoom)(2 * BAR)
        over = self._log.height(canvas, inner.width) - inner.height
        with canvas.clipped(inner):
            self._log.draw_lines(canvas, inner.move(0, -max(over, 0.0)))


class LogScreen(Scene):
    """The whole log, large, over the table."""

    name = "log"
    overlay = True

    def __init__(self, ui: Ui, log: LogView) -> None:
        super().__init__(ui)
        self._log = log

    def build(self) -> None:
        _, lines, foot = self._rows
        self.group.add(Scroll("log.lines", lines, self._log.draw_lines, at_end=True))
        close = placed(foot, self.ui.units(CLOSE[0]))
        back = self.ui.say("Back to the table")
        self.group.add(Button("log.close", close, back, self.ui.director.pop))
        self.group.focus_on("log.close", self.ui)

    @property
    def _sheet(self) -> Box:
        wide, high = SHEET
        return placed(inset(SCREEN, top=SHEET_AT), self.ui.units.grown(wide), high, TOP)

    @property
    def _rows(self) -> tuple[Box, Box, Box]:
        """The title, the lines, and the row with the plank."""
        units, inner = self.ui.units, inset(self._sheet, **EDGES)
        title, _, lines, _, foot = rows(
            inner, units(TITLE), BELOW_TITLE, share(), ABOVE_CLOSE, units(CLOSE[1])
        )
        return title, lines, foot

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(VEIL)
        canvas.nine("ui/panel", self._sheet)
        title = self.ui.say("Game log")
        place = self._rows[0]
        canvas.text(title, place, style="title", size=Type.TITLE, colour=RED, align="centre")
