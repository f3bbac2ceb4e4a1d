"""Where the cards are: laid, in the own hand, or still hidden."""

from __future__ import annotations

from collections import Counter

from game.rules.derby.cards import COLOURS, SPECIAL, VALUES
from game.ui.derby.cards.face import draw_card, draw_card_back, mark_picture
from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import (
    BOTTOM_RIGHT,
    LEFT,
    columns,
    grid,
    inset,
    placed,
    rows,
    share,
    stack,
)
from game.ui.kit.theme import GOLD, INK, SADDLE, SAND
from game.ui.kit.tokens import Gap, Line, Type

CARD = (34.0, 46.0)
GAP = 4.0
LABEL = 44.0  # the column of the values
HEAD = 34.0
LEGEND = 40.0
MARK, NUMBER = 26.0, (24.0, 24.0)
STARS = 0.75  # of the width of a colour
CORNER, LITTLE = (13.0, 17.0), (21.0, 28.0)  # a back on a card, and a card of the legend
SHADE = 70
FAINT = 110  # of 255: a card that is laid, and out of the way


class CardsTable:
    """Reckoned once, when the sheet is opened: the table waits meanwhile."""

    def __init__(self, context: DerbyContext) -> None:
        self._context = context
        seen = context.seen
        self._laid = Counter(card for horse in seen.horses for card in horse.seen_cards)
        self._held = Counter(seen.players[context.front].hand or ())

    @property
    def key(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        return tuple(sorted(self._laid.items())), tuple(sorted(self._held.items()))

    def hidden(self, card: str) -> int:
        """How many of these are in other hands, or left over; in a race, held by hidden hands."""
        return self._context.seen.deck.get(card, 0) - self._laid[card] - self._held[card]

    def states(self, card: str) -> list[str]:
        laid, held = self._laid[card], self._held[card]
        return ["laid"] * laid + ["held"] * held + ["hidden"] * self.hidden(card)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        """A row for each value, a column for each colour; the Stars have a column of their own."""
        head, body, legend = rows(box, HEAD, share(), LEGEND)
        for colour, cell in zip((*COLOURS, "white"), _cells(head)[1:], strict=True):
            at = (cell.x + CARD[0] / 2 + 12, cell.centery)
            canvas.centred(mark_picture(colour), at, size=(MARK, MARK))
        for row, (value, line) in enumerate(
            zip(reversed(VALUES), grid(body, 1, len(VALUES)), strict=True)
        ):
            label, *cells, stars = _cells(line)
            if row % 2 == 0:
                canvas.fill(label.union(cells[-1]), SAND, alpha=SHADE, radius=6)
            canvas.numeral(str(value), label.center, size=Type.NAME, colour=INK, within=NUMBER)
            for colour, cell in zip(COLOURS, cells, strict=True):
                self._paint_cell(canvas, f"{value}-{colour}", cell)
        stars, states = inset(_cells(body)[-1], left=12, top=6), self.states(SPECIAL)
        for state, place in zip(states, stack(stars, *[CARD[1]] * len(states), gap=8), strict=True):
            self._paint_card(canvas, SPECIAL, state, placed(place, wide=CARD[0], at=LEFT))
        self._paint_legend(canvas, inset(legend, top=6))

    def _paint_cell(self, canvas: Canvas, card: str, cell: Box) -> None:
        states = self.states(card)
        row = placed(inset(cell, left=6), high=CARD[1])
        for state, place in zip(
            states, columns(row, *[CARD[0]] * len(states), gap=GAP), strict=True
        ):
            self._paint_card(canvas, card, state, place)

    def _paint_card(self, canvas: Canvas, card: str, state: str, box: Box) -> None:
        if state == "hidden":
            draw_card(canvas, card, box)
            self._paint_veil(canvas, box)
            return
        if state == "laid":
            draw_card(canvas, card, box, alpha=FAINT)
            return
        draw_card(canvas, card, box)
        canvas.frame(box.inflate(4, 4), GOLD, width=Line.FRAME, radius=6)

    def _paint_veil(self, canvas: Canvas, box: Box) -> None:
        """A corner of its back: it is somewhere, and nobody knows where."""
        draw_card_back(canvas, placed(box, *CORNER, at=BOTTOM_RIGHT))

    def _paint_legend(self, canvas: Canvas, box: Box) -> None:
        say, deck = self._context.ui.say, self._context.seen.deck
        laid, held = self._laid.total(), self._held.total()
        hidden = sum(deck.values()) - laid - held
        entries = (
            ("laid", say("%(number)d played", number=laid)),
            ("held", say("%(number)d in your hand", number=held)),
            ("hidden", say("%(number)d still hidden", number=hidden)),
        )
        shown = [entry for entry in entries if entry[0] != "held" or held]
        for (state, words), cell in zip(shown, grid(box, len(shown), 1), strict=True):
            card, place = columns(inset(cell, left=4, right=5), LITTLE[0], share(), gap=Gap.USUAL)
            self._paint_card(canvas, "8-blue", state, placed(card, high=LITTLE[1]))
            canvas.text(words, place, style="bold", size=Type.NOTE, colour=SADDLE)


def _cells(line: Box) -> list[Box]:
    """The value, each colour, and the Stars, which have less room."""
    return columns(line, LABEL, *[share()] * len(COLOURS), share(STARS))
