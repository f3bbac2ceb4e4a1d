"""The sheet about the player's hand: a plot of the hit rate, and one plain sentence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Literal, NamedTuple

from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.layout import RIGHT, beside, columns, inset, placed, rows, share, shares
from game.ui.kit.theme import INK, SAND
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.range.context import RangeContext
from game.ui.range.hand.icons import draw_hand_icon
from game.ui.range.hand.plots import (
    LINE,
    SCALE,
    days,
    distances,
    draw_bars,
    draw_trend,
    powers,
)
from game.ui.range.page import Page
from game.ui.range.places import SENTENCE
from game.ui.range.race import STYLES

Plot = Literal["power", "distance", "days"]
PLOTS: tuple[Plot, ...] = ("power", "distance", "days")
HEADING = 36.0
TITLE = 0.3  # of the width at most
NAILS = 18.0  # what a plank is wider than its words
LOG, LOG_SHARE = 40.0, 0.12  # how wide the plank of the list of shots is, and of the row at most
PLANK_GAP = 5.0
TITLE_WORDS = mark("Hit rate by")
ICON = 32.0  # how wide the sign of the style is
FEW_DAYS = 2  # a line needs so many


class HandParts(NamedTuple):
    heading: Box
    plot: Box
    sentence: Box


class HandPage(Page):
    """Also at the top of the column, where there is room for it beside another page."""

    id = "hand"

    def __init__(self, context: RangeContext) -> None:
        super().__init__(context.ui)
        self._context = context
        self.plot: Plot = "power"

    def label(self) -> str:
        return self.ui.say("Your hand")

    def key(self) -> tuple[object, ...]:
        return (self._context.ledger.version, self.plot)

    # ------------------------------------------------------------------ where things are

    def _parts(self, box: Box) -> HandParts:
        units = self.ui.units
        heading, plot, sentence = rows(box, units(HEADING), share(), units(SENTENCE), gap=Gap.FINE)
        return HandParts(heading, plot, sentence)

    def _title(self, box: Box) -> Box:
        """As wide as its words."""
        head = self._parts(box).heading
        words = self.ui.say(TITLE_WORDS)
        wide = self.ui.canvas.text_width(words, style="title", size=Type.ENTRY) + 4
        return columns(inset(head, left=2), min(wide, head.width * TITLE))[0]

    def _planks(self, box: Box, labels: Iterable[str]) -> list[Box]:
        """For the plots, and for the list of shots."""
        head, canvas, units = self._parts(box).heading, self.ui.canvas, self.ui.units
        log = min(units(LOG), head.width * LOG_SHARE)
        rest = beside(head, self._title(box), gap=7)
        plots, history = columns(rest, share(), log, gap=PLANK_GAP)
        widths = [
            canvas.text_width(label, style="title", size=Type.NOTE) + units(NAILS)
            for label in labels
        ]
        return [*columns(plots, *shares(*widths), gap=PLANK_GAP), history]

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
        history = Button("range.history", log, "", self._open_history, icon="ui/icon-log")
        history.tip = say("All shots: export or clear them")
        group.add(history)

    def _open_history(self) -> None:
        from game.ui.range.hand.history_sheet import HistorySheet

        context = self._context
        context.open_sheet(HistorySheet(self.ui, context.ledger, context.look_at_style))

    def _choose(self, plot: Plot) -> None:
        self.plot = plot
        self._context.rebuild()

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        heading(canvas, self.ui.say(TITLE_WORDS), self._title(box), size=Type.ENTRY)
        parts = self._parts(box)
        self._paint_plot(canvas, parts.plot)
        self._paint_sentence(canvas, parts.sentence)

    def _paint_plot(self, canvas: Canvas, box: Box) -> None:
        ui, tally = self.ui, self._context.ledger.plotted
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
        units, ink = self.ui.units, self.ui.quiet_ink
        aside = 0.0 if self.plot == "days" else units(SCALE)
        place = inset(box, left=aside, bottom=units(LINE), x=15)
        canvas.text(text, place, size=Type.BODY, colour=ink, align="centre")

    def _paint_sentence(self, canvas: Canvas, box: Box) -> None:
        canvas.line(box.topleft, box.topright, SAND, width=Line.EDGE)
        finding, side = self._context.ledger.finding, box.height - 12
        icon, words, style = columns(
            inset(box, left=4, top=7, bottom=5), side, share(), self.ui.units(ICON)
        )
        draw_hand_icon(canvas, finding.kind, icon)
        canvas.text(
            self.ui.words.message(finding.sentence),
            inset(words, left=12, top=-4, bottom=-5),
            style="bold",
            size=Type.LEAD,
            colour=INK,
        )
        self._paint_style(canvas, style)

    def _paint_style(self, canvas: Canvas, box: Box) -> None:
        """Whose shots all this is about."""
        side = box.width - 4
        name = dict(STYLES).get(self._context.ledger.style, "ui/icon-info")
        canvas.picture(name, placed(box, side, side, RIGHT))
