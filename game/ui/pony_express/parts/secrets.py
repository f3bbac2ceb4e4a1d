"""What players hid from each other, shown in a replay: the dice under the cup, and all cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.shared.hands import hand_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, fan, fit, grid, inset, rows, shares
from game.ui.kit.theme import DARK_RED, INK, LIVERIES, MARKS, RED, SADDLE
from game.ui.kit.tokens import Line, Type
from game.ui.pony_express.context import RaceContext
from game.ui.table.part import Part
from game.wording.vocabulary import capital

DIE, DIE_SHEET = 46.0, (5, 1)  # in units of the panel, and how many pictures there are of each
# The panel as designed. Down: air, the dice, the riders, air; the dice: air, five of them, air,
# what they make, air.
HEIGHTS = (10.0, 52.0, 81.0, 9.0)
DICE = (20.5, 175.0, 6.5, 90.0, 14.0)
EDGE = 18.0  # beside words
RIDERS, COLUMNS, LINES = (14.0, 278.0, 14.0), 2, 3
# Of a rider: the mark, air, the cards, air; and how high they are, with the air below.
RIDER, CARD_HIGH = (22.0, 4.0, 109.0, 4.0), (24.0, 3.0)
CARD, LAST = (4.0, 3.0), 2.0  # the shape of a card, and between two that have room
NO_CARDS = (4.0, 14.0, 91.0)  # a dash in the place of cards, with air around it
NUMERAL = 11.0  # of a mark


class Secrets(Part[RaceContext]):
    """Below the riders, where somebody watches with all secrets."""

    def draw(self, canvas: Canvas) -> None:
        box = self.context.secrets_box
        if box is not None:
            canvas.nine("ui/panel", box)
            _, dice, riders, _ = rows(box, *shares(*HEIGHTS))
            self._draw_dice(canvas, dice)
            self._draw_riders(canvas, columns(riders, *shares(*RIDERS))[1])

    def _draw_dice(self, canvas: Canvas, line: Box) -> None:
        seen, say = self.context.seen, self.context.ui.say
        unseen = self.context.so_far.unseen
        faces = [None if n in unseen else die.face for n, die in enumerate(seen.dice)]
        known = [face for face in faces if face is not None]
        if len(known) < len(faces):
            text, place = say("Nothing under the cup."), inset(line, x=EDGE)
            canvas.text(text, place, style="italic", size=Type.NOTE, colour=SADDLE, align="centre")
            return
        _, dice, _, words, _ = columns(line, *shares(*DICE))
        side = fit(line, (sum(DICE), HEIGHTS[1])).height * DIE / HEIGHTS[1]
        for number, (face, place) in enumerate(zip(known, grid(dice, len(known), 1), strict=True)):
            canvas.cell(f"pieces/die-{face}", DIE_SHEET, number, place.center, (side, side))
        hand = hand_of(tuple(known))
        lies = seen.announced is not None and seen.announced != hand
        canvas.text(
            capital(self.context.words.hand(hand)),
            words,
            style="bold",
            size=Type.NOTE,
            colour=DARK_RED if lies else INK,
            align="centre",
        )

    def _draw_riders(self, canvas: Canvas, box: Box) -> None:
        """In two columns, each with its mark and the pictures of its cards."""
        riders = self.context.seen.riders
        for seat, place in enumerate(grid(box, COLUMNS, LINES)[: len(riders)]):
            line, _ = rows(place, *shares(*CARD_HIGH))
            mark, _, cards, _ = columns(line, *shares(*RIDER))
            self._draw_mark(canvas, seat, mark)
            hand = riders[seat].hand
            _draw_cards(canvas, hand, cards)
            if not hand:
                _, dash, _ = columns(cards, *shares(*NO_CARDS))
                canvas.line(dash.midleft, dash.midright, RED, width=Line.EDGE)

    def _draw_mark(self, canvas: Canvas, seat: int, box: Box) -> None:
        livery, radius = LIVERIES[self.context.look.colours[seat]], min(box.size) / 2
        canvas.disc(box.center, radius, INK)
        canvas.disc(box.center, radius - Line.RULE, livery.base)
        room = (radius * 1.45, radius * 1.1)
        canvas.numeral(MARKS[seat], box.center, size=NUMERAL, colour=livery.ink, within=room)


def _draw_cards(canvas: Canvas, hand: Sequence[str], box: Box) -> None:
    wide = fit(box, CARD).width
    for card, place in zip(hand, fan(box, len(hand), wide, gap=LAST, at=0.0), strict=True):
        picture = fit(place, CARD)
        canvas.picture(f"cards/{card}", picture)
        canvas.frame(picture, INK, width=Line.RULE, radius=2)
