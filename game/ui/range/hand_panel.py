"""What your hand does: a plot of the hit rate, and one plain sentence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Literal

from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.theme import INK, RED, SAND
from game.ui.kit.tokens import Type
from game.ui.pony_express.shots.styles import STYLES
from game.ui.range.hand_icons import draw_hand_icon
from game.ui.range.modes import Page
from game.ui.range.places import SENTENCE, row
from game.ui.range.plots import (
    LINE,
    SCALE,
    days,
    distances,
    draw_bars,
    draw_trend,
    powers,
)

if TYPE_CHECKING:
    from game.ui.range.screen import Range

Plot = Literal["power", "distance", "days"]
PLOTS: tuple[Plot, ...] = ("power", "distance", "days")
HEADING = 36.0
TITLE = 0.3  # of the width at most
NAILS = 18.0  # what a plank is wider than its words
LOG = 40.0  # how wide the plank of the list of shots is
TITLE_WORDS = mark("Hit rate by")
ICON = 32.0  # how wide the sign of the style is
FEW_DAYS = 2  # a line needs so many


class HandPage(Page):
    """Also at the top of the column, where there is room for it beside another page."""

    id = "hand"

    def __init__(self, range_: Range) -> None:
        super().__init__(range_)
        self.plot: Plot = "power"

    def label(self) -> str:
        return self.ui.say("Your hand")

    def key(self) -> tuple[object, ...]:
        return (self.range.ledger.version, self.plot)

    # ------------------------------------------------------------------ where things are

    def _heading(self, box: Box) -> Box:
        return Box(box.x, box.y, box.width, HEADING * self.ui.zoom)

    def _sentence(self, box: Box) -> Box:
        high = SENTENCE * self.ui.zoom
        return Box(box.x, box.bottom - high, box.width, high)

    def _plot_box(self, box: Box) -> Box:
        top = self._heading(box).bottom + 4
        return Box(box.x, top, box.width, self._sentence(box).y - 4 - top)

    def _title(self, box: Box) -> Box:
        """As wide as its words."""
        head = self._heading(box)
        words = self.ui.say(TITLE_WORDS)
        wide = self.ui.canvas.text_width(words, style="title", size=Type.ENTRY) + 4
        return Box(head.x + 2, head.y, min(wide, head.width * TITLE), head.height)

    def _planks(self, box: Box, labels: Iterable[str]) -> list[Box]:
        """For the plots, and for the list of shots."""
        head, gap, canvas = self._heading(box), 5.0, self.ui.canvas
        log = min(LOG * self.ui.zoom, head.width * 0.12)
        left = self._title(box).right + 7
        planks = Box(left, head.y, head.right - log - gap - left, head.height)
        nails = NAILS * self.ui.zoom
        shares = (
            canvas.text_width(label, style="title", size=Type.NOTE) + nails for label in labels
        )
        log_box = Box(head.right - log, head.y, log, head.height)
        return [*row(planks, tuple(shares), gap), log_box]

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        say = self.ui.say
        labels = {"power": say("power"), "distance": say("distance"), "days": say("days")}
        *planks, log = self._planks(box, labels.values())
        for plot, place in zip(PLOTS, planks, strict=True):
            group.add(
                Button(
                    f"range.plot-{plot}",
                    place,
                    labels[plot],
                    partial(self._choose, plot),
                    size=Type.NOTE,
                    skin="green" if plot == self.plot else "on",
                    tight=True,
                )
            )
        history = Button("range.history", log, "", self.range.open_history, icon="ui/icon-log")
        history.tip = say("All shots: export or clear them")
        group.add(history)

    def _choose(self, plot: Plot) -> None:
        self.plot = plot
        self.range.rebuild()

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        canvas.text(
            self.ui.say(TITLE_WORDS),
            self._title(box),
            style="title",
            size=Type.ENTRY,
            colour=RED,
            wrap=False,
        )
        self._paint_plot(canvas, self._plot_box(box))
        self._paint_sentence(canvas, self._sentence(box))

    def _paint_plot(self, canvas: Canvas, box: Box) -> None:
        ui, tally = self.ui, self.range.ledger.plotted
        few_days = False
        if self.plot == "power":
            draw_bars(canvas, ui, box, powers(ui, tally.by_power()), ui.say("m/s"))
        elif self.plot == "distance":
            draw_bars(canvas, ui, box, distances(tally.by_distance()), ui.say("cm"))
        elif not (few_days := len(trend := tally.trend()) < FEW_DAYS):
            draw_trend(canvas, ui, box, days(trend))
        if not tally.shots:
            self._paint_nothing(canvas, box, ui.say("Take a few shots to see what works best."))
        elif few_days:
            self._paint_nothing(canvas, box, ui.say("Come back tomorrow for your trend."))

    def _paint_nothing(self, canvas: Canvas, box: Box, text: str) -> None:
        """Between the axes, where there are any."""
        aside = 0.0 if self.plot == "days" else SCALE * self.ui.zoom
        place = Box(box.x + aside, box.y, box.width - aside, box.height - LINE * self.ui.zoom)
        ink = self.ui.quiet_ink
        canvas.text(text, place.inflate(-30, 0), size=Type.BODY, colour=ink, align="centre")

    def _paint_sentence(self, canvas: Canvas, box: Box) -> None:
        canvas.line((box.x, box.y), (box.right, box.y), SAND, width=2)
        finding, side = self.range.ledger.finding, box.height - 12
        draw_hand_icon(canvas, finding.kind, Box(box.x + 4, box.y + 7, side, side))
        left, right = box.x + side + 16, box.right - ICON * self.ui.zoom
        canvas.text(
            self.ui.words.message(finding.sentence),
            (left, box.y + 3, right - left, box.height - 3),
            style="bold",
            size=Type.LEAD,
            colour=INK,
        )
        self._paint_style(canvas, Box(right, box.y + 7, box.right - right, side))

    def _paint_style(self, canvas: Canvas, box: Box) -> None:
        """Whose shots all this is about."""
        wide = box.width - 4
        name = dict(STYLES).get(self.range.ledger.style, "ui/icon-info")
        canvas.centred(name, (box.right - wide / 2, box.centery), size=(wide, wide))
