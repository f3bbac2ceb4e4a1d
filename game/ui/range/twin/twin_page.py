"""Your twin: how your hand was measured, and what share of duels you should win."""

from __future__ import annotations

from game.bots import LEVELS
from game.engine.errors import Message
from game.practice.twin.prospect import Prospect
from game.practice.twin.twin import Twin
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, grid, inset, placed, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GREEN, INK, SADDLE, SAND
from game.ui.kit.tokens import Corner, Gap, Line, Type
from game.ui.range.page import Page
from game.ui.range.twin.bouts import Bouts
from game.ui.range.twin.prospects import Prospects
from game.wording.vocabulary import capital

WORDS = 52.0  # how high what was measured is
LINE = (0.27, 0.5, 0.23)  # of the width of a row: a name, its bar, its share
BAR = 0.46  # of the height of a row
STRAIGHT = 0.05  # degrees


class TwinPage(Page):
    id = "twin"

    def __init__(self, ui: Ui, bouts: Bouts) -> None:
        super().__init__(ui)
        self._bouts = bouts

    def label(self) -> str:
        return self.ui.say("Your twin")

    def key(self) -> tuple[object, ...]:
        prospects = self._bouts.prospects
        shown = () if prospects is None else tuple(prospects.shown.items())
        return (str(self._bouts.twin), *shown)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        twin, prospects = self._bouts.twin, self._bouts.prospects
        if isinstance(twin, Message) or prospects is None:
            self._paint_unknown(canvas, box, twin)
            return
        words, page = rows(inset(box, x=4), self.ui.units(WORDS), share(), gap=Gap.FINE)
        canvas.text(self._measured(twin), words, size=Type.NOTE, colour=self.ui.quiet_ink)
        y = words.bottom + 1
        canvas.line((box.x, y), (box.right, y), SAND, width=Line.EDGE)
        self._paint_shares(canvas, page, prospects)

    def _paint_unknown(self, canvas: Canvas, box: Box, twin: Twin | Message) -> None:
        say = self.ui.say
        text = say("Your twin is a bot that shoots just like you.")
        if isinstance(twin, Message):
            text = f"{text} {self.ui.words.message(twin)}"
        area = inset(box, x=12, y=4)
        canvas.text(text, area, size=Type.BODY, colour=self.ui.quiet_ink, align="centre")

    def _measured(self, twin: Twin) -> str:
        say = self.ui.say
        facts = {
            "spread": twin.spread,
            "speed": twin.speed,
            "more": round(100 * twin.power_spread),
            "shots": twin.shots,
        }
        hand = say(
            "Spread %(spread).1f°, speed %(speed).1f m/s ± %(more)d %%, from %(shots)d shots.",
            **facts,
        )
        return f"{self._bias(twin.bias)} {hand}"

    def _bias(self, bias: float) -> str:
        say, off = self.ui.say, abs(bias)
        if off < STRAIGHT:
            return say("You shoot straight.")
        if bias > 0:
            return say("You pull %(degrees).1f° to the left.", degrees=off)
        return say("You pull %(degrees).1f° to the right.", degrees=off)

    def _paint_shares(self, canvas: Canvas, box: Box, prospects: Prospects) -> None:
        """A bar for each level, with a whisker for what is not known."""
        head, *lines = grid(box, 1, len(LEVELS) + 1)
        text = self.ui.say("Duels you should win")
        canvas.text(text, head, style="bold", size=Type.NOTE, colour=INK, wrap=False)
        for level, line in zip(LEVELS, lines, strict=True):
            self._paint_share(canvas, line, level, prospects.shown.get(level))

    def _paint_share(self, canvas: Canvas, box: Box, level: str, found: Prospect | None) -> None:
        name, middle, value = columns(box, *shares(*LINE))
        words = capital(self.ui.words.level(level))
        canvas.text(
            words, inset(name, right=6), size=Type.NOTE, colour=self.ui.quiet_ink, wrap=False
        )
        bar = placed(inset(middle, right=8), high=box.height * BAR)
        canvas.fill(bar, SAND, radius=Corner.BAR)
        canvas.frame(bar, SADDLE, width=Line.HAIR, radius=Corner.BAR)
        said = "..."
        if found is not None:
            canvas.fill((bar.x, bar.y, bar.width * found.win, bar.height), GREEN, radius=Corner.BAR)
            self._paint_whisker(canvas, bar, found)
            facts = {"share": round(100 * found.win), "margin": round(100 * found.margin)}
            said = self.ui.say("%(share)d ± %(margin)d %%", **facts)
        canvas.text(
            said, value, style="bold", size=Type.NOTE, colour=INK, align="right", wrap=False
        )

    def _paint_whisker(self, canvas: Canvas, bar: Box, found: Prospect) -> None:
        ends = [
            bar.x + bar.width * min(max(found.win + side * found.margin, 0.0), 1.0)
            for side in (-1, 1)
        ]
        y, reach = bar.centery, bar.height * 0.38
        canvas.line((ends[0], y), (ends[1], y), INK, width=2)
        for x in ends:
            canvas.line((x, y - reach), (x, y + reach), INK, width=2)
