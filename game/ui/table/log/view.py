"""The log of the table: one plain sentence for everything that happened, as its reader may know
it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.shared.deals import TurnBegan
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.scroll import BAR, Scroll
from game.ui.kit.theme import INK, RED, SADDLE
from game.ui.table.happening import Said, Told
from game.wording import GameWords

TYPE = 18.0
GAP = 5.0
SHEET = (752.0, 672.0)  # of the whole log
TITLE = 50.0
CLOSE = (280.0, 54.0)


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
        y = box.y
        for (line, begins), height in zip(self._lines, self._heights, strict=True):
            if y + height > top and y < bottom:
                self._draw_line(canvas, line, begins, Box(box.x, y, box.width, height))
            y += height + GAP * canvas.zoom
        return y - box.y

    def height(self, canvas: Canvas, width: float) -> float:
        """Of all lines."""
        self._measure(canvas, width)
        return sum(self._heights) + GAP * canvas.zoom * len(self._heights)

    def _measure(self, canvas: Canvas, width: float) -> None:
        measured = (canvas.scale, canvas.zoom, width)
        if measured != self._measured:
            self._measured, self._heights = measured, []
        for line, begins in self._lines[len(self._heights) :]:
            style = "bold" if begins else "body"
            high = canvas.text_height(line, width, style=style, size=TYPE)
            self._heights.append(high + (8 if begins else 0))

    def _draw_line(self, canvas: Canvas, line: str, begins: bool, box: Box) -> None:
        if not begins:
            canvas.text(line, box, size=TYPE, colour=INK, valign="top")
            return
        canvas.line((box.x, box.y + 3), (box.right, box.y + 3), SADDLE, width=1)
        words = (box.x, box.y + 8, box.width, box.height - 8)
        canvas.text(line, words, style="bold", size=TYPE, colour=RED, valign="top")


class LogPanel:
    """The newest lines on a sheet of paper beside the table."""

    def __init__(self, log: LogView) -> None:
        self._log = log
        self._scroll: Scroll | None = None
        self.box = Box(962, 404, 306, 304)

    def build(self, group: Group, box: Boxlike) -> None:
        self.box = Box(*box)
        inner = self.box.inflate(-32, -28)
        if self._scroll is None:
            self._scroll = Scroll("table.log-lines", inner, self._log.draw_lines, at_end=True)
        self._scroll.box = inner
        group.add(self._scroll)

    def paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/paper", self.box)

    def draw_newest(self, canvas: Canvas, box: Box) -> None:
        """On a sheet somewhere else, which does not scroll."""
        canvas.nine("ui/paper", box)
        inner = box.inflate(-32, -28)
        inner.width -= 2 * BAR * canvas.zoom
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
        sheet, close = self._sheet, self._close
        top = sheet.y + 20 + TITLE * self.ui.zoom + 16
        inner = (sheet.x + 40, top, sheet.width - 80, close.y - 28 - top)
        self.group.add(Scroll("log.lines", inner, self._log.draw_lines, at_end=True))
        back = self.ui.say("Back to the table")
        self.group.add(Button("log.close", close, back, self.ui.director.pop))
        self.group.focus_on("log.close", self.ui)

    @property
    def _sheet(self) -> Box:
        wide = SHEET[0] * max(self.ui.zoom, 1.0)
        return Box(640 - wide / 2, 30, wide, SHEET[1])

    @property
    def _close(self) -> Box:
        wide, high = CLOSE[0] * self.ui.zoom, CLOSE[1] * self.ui.zoom
        return Box(640 - wide / 2, self._sheet.bottom - 16 - high, wide, high)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(130)
        sheet = self._sheet
        canvas.nine("ui/panel", sheet)
        title = self.ui.say("Game log")
        place = (sheet.x + 40, sheet.y + 20, sheet.width - 80, TITLE * self.ui.zoom)
        canvas.text(title, place, style="title", size=30, colour=RED, align="centre")
