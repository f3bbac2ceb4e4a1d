"""The own stacks, from five chips to one, and by how many rows a card moves a horse."""

from __future__ import annotations

from game.i18n import mark_in_context
from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import COLOURS, FADED, INK, RED, SADDLE, SAND
from game.ui.table.part import Part
from game.wording.derby.shifts import spans_of

HEAD = 44.0
CHIP = (40.0, 31.0)
PITCH = 9.0  # by so much each chip lies higher than the one below it
STEP = 50.0
BASE = 146.0  # below the panel's upper edge: where the stacks stand
STRIP = 62.0  # how high the strip of shifts is
STACK_IS_BET = mark_in_context("a stack of chips", "bet")
GONE = 70  # of 255 is left of a stack that is bet


def stack_at(context: DerbyContext, chips: int) -> Point:
    """The top of a stack of so many chips."""
    stacks, box = context.seen.stacks, context.layout.stacks
    number = stacks.index(chips) if chips in stacks else 0
    left = box.centerx - STEP * (len(stacks) - 1) / 2
    return left + STEP * number, box.y + BASE - CHIP[1] / 2 - PITCH * (chips - 1)


class StacksPanel(Part[DerbyContext]):
    def draw(self, canvas: Canvas) -> None:
        context, front = self.context, self.context.front
        stacks = context.seen.players[front].stacks
        key = (
            *("derby-stacks", front, context.colour(front), tuple(stacks), self._title()),
            *(context.seen.stack, context.ui.words.code),
        )
        box = context.layout.stacks.inflate(24, 24)
        canvas.composed(key, box, lambda: self._paint(canvas), slot="derby-stacks")

    def _title(self) -> str:
        context, say = self.context, self.context.ui.say
        if context.at_the_screen == (context.front,):
            return say("Your stacks")
        return say("%(name)s's stacks", name=context.names[context.front])

    def _paint(self, canvas: Canvas) -> None:
        context, box = self.context, self.context.layout.stacks
        canvas.drop_shadow(box)
        canvas.nine("ui/panel", box)
        head = Box(box.x + 20, box.y + 8, box.width - 40, HEAD - 12)
        canvas.text(self._title(), head, style="title", size=22, colour=RED, wrap=False)
        left = context.seen.players[context.front].stacks
        for chips in context.seen.stacks:
            following = chips == context.seen.stack and chips in left
            self._paint_stack(canvas, chips, left=chips in left, following=following)
        self._paint_strip(canvas)

    def _paint_stack(self, canvas: Canvas, chips: int, *, left: bool, following: bool) -> None:
        context, box = self.context, self.context.layout.stacks
        x, top = stack_at(context, chips)
        base = box.y + BASE
        label = Box(x - 23, base + 3, 46, 22)
        if following:
            around = Box(x - 24, top - CHIP[1] / 2 - 8, 48, base + 28 - top + CHIP[1] / 2 + 4)
            canvas.nine("ui/glow", around.inflate(20, 20))
            canvas.nine("ui/chip-active", around, grain=0.6)
        colour = COLOURS.index(context.colour(context.front))
        for number in range(chips):
            at = (x, base - CHIP[1] / 2 - PITCH * number)
            alpha = 255 if left else GONE
            canvas.centred(f"derby/chip-lying-{colour}", at, size=CHIP, alpha=alpha)
        number_at = (x, top - 3.5)
        ink = INK if left else FADED
        canvas.numeral(str(chips), number_at, size=40, colour=ink, within=(16, 10))
        if left:
            ink = RED if following else SADDLE
            canvas.numeral(str(chips), label.center, size=18, colour=ink, within=(40, 15))
        else:
            words = context.words.in_context(STACK_IS_BET)
            canvas.text(
                words, label, style="italic", size=17, colour=SADDLE, align="centre", wrap=False
            )

    # ------------------------------------------------------------------ the strip of shifts

    def _paint_strip(self, canvas: Canvas) -> None:
        """Differences above, rows below."""
        box = self.context.layout.stacks
        area = Box(box.x + 16, box.bottom - STRIP - 12, box.width - 32, STRIP)
        say = self.context.ui.say
        words = 78.0
        upper = Box(area.x, area.y, words - 4, area.height / 2)
        lower = upper.move(0, area.height / 2)
        canvas.text(say("Difference"), upper, style="italic", size=16, colour=INK, wrap=False)
        canvas.text(say("Rows"), lower, style="italic", size=16, colour=INK, wrap=False)
        spans = spans_of(self.context.seen.shifts)
        wide = (area.width - words) / len(spans)
        for number, (span, rows) in enumerate(spans):
            cell = Box(area.x + words + wide * number, area.y, wide, area.height)
            if number % 2 == 0:
                canvas.fill(cell, SAND, alpha=90, radius=4)
            at = (cell.centerx, area.y + area.height * 0.27)
            canvas.numeral(span, at, size=16, colour=INK, within=(wide - 6, 13))
            at = (cell.centerx, area.y + area.height * 0.75)
            canvas.numeral(str(rows), at, size=20, colour=RED, within=(wide - 6, 17))
