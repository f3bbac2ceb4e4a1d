"""How far a card moves the odds, and what a bet pays, as tables on paper."""

from __future__ import annotations

from game.rules.derby.view import DerbyView as Seen
from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, grid, inset, rows, share
from game.ui.kit.theme import FADED, INK, RED, SADDLE, SAND
from game.ui.kit.tokens import Gap, Type
from game.wording.derby.shifts import spans_of

LABEL = 128.0  # the column of words
ROW = 38.0
NUMBER = 0.5  # of the height of a row
SHADE = 90
LOST = "–"


def paint_shifts(canvas: Canvas, context: DerbyContext, box: Box) -> None:
    """Differences above, rows below, and what that means in words."""
    say, spans = context.ui.say, spans_of(context.seen.shifts)
    table, below = rows(box, 2 * ROW, share(), gap=Gap.SMALL)
    labels = (say("Difference"), say("Rows"))
    cells = [[span for span, _ in spans], [str(moved) for _, moved in spans]]
    _paint_grid(canvas, table, labels, cells)
    words = say(
        "A card higher than the last shortens the odds, towards %(favourite)s. A lower one "
        "lengthens them. A Star changes nothing, but counts as 1 for the next card.",
        favourite=context.seen.rows[0],
    )
    canvas.text(words, below, size=Type.NOTE, colour=INK, valign="top")


def paint_payouts(canvas: Canvas, context: DerbyContext, seen: Seen, box: Box) -> None:
    """By place and odds: how many times the stake, besides the stake; and the prizes."""
    say = context.ui.say
    table, below = rows(box, ROW * (len(seen.pays) + 1), share(), gap=Gap.USUAL)
    places = [context.words.place(place) for place in range(1, len(seen.pays) + 1)]
    cells = [list(seen.rows)]
    cells += [[LOST if pays is None else str(pays) for pays in row] for row in seen.pays]
    _paint_grid(canvas, table, (say("Odds"), *places), cells)
    prizes = ", ".join(str(prize) for prize in seen.prizes)
    words = say(
        "You get your stake back, plus this many times your stake. With %(lost)s, the stake "
        "is lost. The riders of the first three also win %(prizes)s chips.",
        lost=LOST,
        prizes=prizes,
    )
    canvas.text(words, below, size=Type.NOTE, colour=INK, valign="top")


def _paint_grid(canvas: Canvas, box: Box, labels: tuple[str, ...], cells: list[list[str]]) -> None:
    """The first row is a heading."""
    lines = zip(labels, cells, grid(box, 1, len(labels)), strict=True)
    for row, (label, texts, line) in enumerate(lines):
        if row % 2:
            canvas.fill(line, SAND, alpha=SHADE, radius=6)
        place, rest = columns(line, LABEL, share())
        canvas.text(
            label,
            inset(place, left=8, right=6),
            style="bold",
            size=Type.NOTE,
            colour=SADDLE,
            wrap=False,
        )
        for words, cell in zip(texts, grid(rest, len(texts), 1), strict=True):
            ink = INK if row == 0 else FADED if words == LOST else RED
            room = (cell.width - 8, cell.height * NUMBER)
            canvas.numeral(words, cell.center, size=Type.BODY, colour=ink, within=room)
