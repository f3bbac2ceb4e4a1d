"""Where the cards are: laid, in the own hand, or still hidden."""

from __future__ import annotations

from collections import Counter

from game.rules.derby.cards import COLOURS, SPECIAL, VALUES
from game.ui.derby.cards.face import draw_card, draw_card_back, mark_picture
from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import GOLD, INK, SADDLE, SAND

CARD = (34.0, 46.0)
GAP = 4.0
LABEL = 44.0  # the column of the values
HEAD = 34.0
LEGEND = 40.0
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
        rows = len(VALUES)
        high = (box.height - HEAD - LEGEND) / rows
        wide = (box.width - LABEL) / (len(COLOURS) + 0.75)
        for number, colour in enumerate((*COLOURS, "white")):
            at = (box.x + LABEL + wide * number + CARD[0] / 2 + 12, box.y + HEAD / 2)
            canvas.centred(mark_picture(colour), at, size=(26, 26))
        for row, value in enumerate(reversed(VALUES)):
            top = box.y + HEAD + high * row
            if row % 2 == 0:
                band = Box(box.x, top, LABEL + wide * len(COLOURS), high)
                canvas.fill(band, SAND, alpha=70, radius=6)
            at = (box.x + LABEL / 2, top + high / 2)
            canvas.numeral(str(value), at, size=24, colour=INK, within=(24, 24))
            for number, colour in enumerate(COLOURS):
                left = box.x + LABEL + wide * number + 6
                self._paint_cell(canvas, f"{value}-{colour}", left, top + (high - CARD[1]) / 2)
        left = box.x + LABEL + wide * len(COLOURS) + 12
        for number, state in enumerate(self.states(SPECIAL)):
            top = box.y + HEAD + 6 + (CARD[1] + 8) * number
            self._paint_card(canvas, SPECIAL, state, Box(left, top, *CARD))
        self._paint_legend(canvas, Box(box.x, box.bottom - LEGEND + 6, box.width, LEGEND - 6))

    def _paint_cell(self, canvas: Canvas, card: str, left: float, top: float) -> None:
        for number, state in enumerate(self.states(card)):
            box = Box(left + (CARD[0] + GAP) * number, top, *CARD)
            self._paint_card(canvas, card, state, box)

    def _paint_card(self, canvas: Canvas, card: str, state: str, box: Box) -> None:
        if state == "hidden":
            draw_card(canvas, card, box)
            self._paint_veil(canvas, box)
            return
        if state == "laid":
            draw_card(canvas, card, box, alpha=FAINT)
            return
        draw_card(canvas, card, box)
        canvas.frame(box.inflate(4, 4), GOLD, width=3, radius=6)

    def _paint_veil(self, canvas: Canvas, box: Box) -> None:
        """A corner of its back: it is somewhere, and nobody knows where."""
        corner = Box(box.right - 13, box.bottom - 17, 13, 17)
        draw_card_back(canvas, corner)

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
        wide = box.width / len(shown)
        for number, (state, words) in enumerate(shown):
            card = Box(box.x + wide * number + 4, box.centery - 14, 21, 28)
            self._paint_card(canvas, "8-blue", state, card)
            place = Box(card.right + 8, box.y, wide - 38, box.height)
            canvas.text(words, place, style="bold", size=17, colour=SADDLE)
