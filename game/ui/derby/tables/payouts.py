"""How far a card moves the odds, and what a bet pays, as tables on paper."""

from __future__ import annotations

from game.rules.derby.view import DerbyView as Seen
from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import FADED, INK, RED, SADDLE, SAND
from game.wording.derby.shifts import spans_of

LABEL = 128.0  # the column of words
ROW = 38.0
LOST = "–"


def paint_shifts(canvas: Canvas, context: DerbyContext, box: Box) -> None:
    """Differences above, rows below, and what that means in words."""
    say, spans = context.ui.say, spans_of(context.seen.shifts)
    grid = Box(box.x, box.y, box.width, 2 * ROW)
    labels = (say("Difference"), say("Rows"))
    cells = [[span for span, _ in spans], [str(rows) for _, rows in spans]]
    _paint_grid(canvas, grid, labels, cells)
    words = say(
        "A card higher than the last shortens the odds, towards %(favourite)s. A lower one "
        "lengthens them. A Star changes nothing, but counts as 1 for the next card.",
        favourite=context.seen.rows[0],
    )
    below = Box(box.x, grid.bottom + 6, box.width, box.bottom - grid.bottom - 6)
    canvas.text(words, below, size=18, colour=INK, valign="top")


def paint_payouts(canvas: Canvas, context: DerbyContext, seen: Seen, box: Box) -> None:
    """By place and odds: how many times the stake, besides the stake; and the prizes."""
    say = context.ui.say
    grid = Box(box.x, box.y, box.width, ROW * (len(seen.pays) + 1))
    places = [context.words.place(place) for place in range(1, len(seen.pays) + 1)]
    cells = [list(seen.rows)]
    cells += [[LOST if pays is None else str(pays) for pays in row] for row in seen.pays]
    _paint_grid(canvas, grid, (say("Odds"), *places), cells)
    prizes = ", ".join(str(prize) for prize in seen.prizes)
    words = say(
        "You get your stake back, plus this many times your stake. With %(lost)s, the stake "
        "is lost. The riders of the first three also win %(prizes)s chips.",
        lost=LOST,
        prizes=prizes,
    )
    below = Box(box.x, grid.bottom + 8, box.width, box.bottom - grid.bottom - 8)
    canvas.text(words, below, size=18, colour=INK, valign="top")


def _paint_grid(canvas: Canvas, box: Box, labels: tuple[str, ...], cells: list[list[str]]) -> None:
    """The first row is a heading."""
    high = box.height / len(labels)
    wide = (box.width - LABEL) / len(cells[0])
    for row, (label, line) in enumerate(zip(labels, cells, strict=True)):
        top = box.y + high * row
        if row % 2:
            canvas.fill(Box(box.x, top, box.width, high), SAND, alpha=90, radius=6)
        place = Box(box.x + 8, top, LABEL - 14, high)
        canvas.text(label, place, style="bold", size=18, colour=SADDLE, wrap=False)
        for number, words in enumerate(line):
            at = (box.x + LABEL + wide * (number + 0.5), top + high / 2)
            ink = INK if row == 0 else FADED if words == LOST else RED
            canvas.numeral(words, at, size=20, colour=ink, within=(wide - 8, high * 0.5))
