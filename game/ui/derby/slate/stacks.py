"""The own stacks, from five chips to one, and by how many rows a card moves a horse."""

from __future__ import annotations

from game.i18n import mark_in_context
from game.ui.derby.context import DerbyContext
from game.ui.derby.panel import paint_panel
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import BOTTOM, columns, grid, inset, placed, share
from game.ui.kit.theme import COLOURS, FADED, INK, RED, SADDLE, SAND, Colour
from game.ui.kit.tokens import Type
from game.ui.table.part import Part
from game.wording.derby.shifts import spans_of

CHIP = (40.0, 31.0)
PITCH = 9.0  # by so much each chip lies higher than the one below it
STEP = 50.0
BASE = 146.0  # below the panel's upper edge: where the stacks stand
LABEL = (46.0, 22.0)  # below a stack
ON_CHIP, ON_LABEL, TILT = (16.0, 10.0), (40.0, 15.0), 3.5  # room for numbers; above a chip's middle
STRIP, WORDS = 62.0, 78.0  # how high the strip of shifts is, and how wide its words
SPAN, ROWS = (0.27, 13.0), (0.75, 17.0)  # numbers in it: how low, of its height, and how high
SHADE = 90  # of every other column
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
        paint_panel(canvas, box, self._title())
        left = context.seen.players[context.front].stacks
        for chips in context.seen.stacks:
            following = chips == context.seen.stack and chips in left
            self._paint_stack(canvas, chips, left=chips in left, following=following)
        self._paint_strip(canvas)

    def _paint_stack(self, canvas: Canvas, chips: int, *, left: bool, following: bool) -> None:
        context, box = self.context, self.context.layout.stacks
        x, top = stack_at(context, chips)
        base = box.y + BASE
        label = Box(x - LABEL[0] / 2, base + 3, *LABEL)
        if following:
            chip = around((x, top), CHIP)
            plate = inset(chip.union(label), y=-8)
            plate = placed(plate, wide=STEP - 2)
            canvas.nine("ui/glow", plate.inflate(20, 20))
            canvas.nine("ui/chip-active", plate, grain=0.6)
        colour = COLOURS.index(context.colour(context.front))
        for number in range(chips):
            at = (x, base - CHIP[1] / 2 - PITCH * number)
            alpha = 255 if left else GONE
            canvas.centred(f"derby/chip-lying-{colour}", at, size=CHIP, alpha=alpha)
        number_at = (x, top - TILT)
        ink = INK if left else FADED
        canvas.numeral(str(chips), number_at, size=Type.FIGURE, colour=ink, within=ON_CHIP)
        if left:
            ink = RED if following else SADDLE
            canvas.numeral(str(chips), label.center, size=Type.NOTE, colour=ink, within=ON_LABEL)
        else:
            words = context.words.in_context(STACK_IS_BET)
            canvas.text(
                words,
                label,
                style="italic",
                size=Type.NOTE,
                colour=SADDLE,
                align="centre",
                wrap=False,
            )

    # ------------------------------------------------------------------ the strip of shifts

    def _paint_strip(self, canvas: Canvas) -> None:
        """Differences above, rows below."""
        box = self.context.layout.stacks
        strip = placed(inset(box, x=16, bottom=12), high=STRIP, at=BOTTOM)
        words, table = columns(strip, WORDS, share())
        say, labels = self.context.ui.say, grid(inset(words, right=4), 1, 2)
        for text, label in zip((say("Difference"), say("Rows")), labels, strict=True):
            canvas.text(text, label, style="italic", size=Type.MARK, colour=INK, wrap=False)
        spans = spans_of(self.context.seen.shifts)
        for number, cell in enumerate(grid(table, len(spans), 1)):
            if number % 2 == 0:
                canvas.fill(cell, SAND, alpha=SHADE, radius=4)
            span, rows = spans[number]
            _paint_in(canvas, cell, span, SPAN, Type.MARK, INK)
            _paint_in(canvas, cell, str(rows), ROWS, Type.BODY, RED)


def _paint_in(
    canvas: Canvas, cell: Box, words: str, place: tuple[float, float], size: float, colour: Colour
) -> None:
    """`place`: how low in the cell, of its height, and how high it may be."""
    down, high = place
    at = (cell.centerx, cell.y + cell.height * down)
    canvas.numeral(words, at, size=size, colour=colour, within=(cell.width - 6, high))
