"""What players hid from each other, shown in a replay: the dice under the cup, and all cards."""

from __future__ import annotations

from game.rules.shared.hands import hand_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import DARK_RED, INK, LIVERIES, MARKS, RED, SADDLE
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.shots.layout import Sheet
from game.ui.table.part import Part
from game.wording.vocabulary import capital

DIE, DIE_SHEET = 46.0, (5, 1)
CARD = (32.0, 24.0)
DESIGNED = (306.0, 152.0)  # the panel
COLUMN = 139.0  # of riders, as wide


class Secrets(Part[RaceContext]):
    """Below the riders, where somebody watches with all secrets."""

    def draw(self, canvas: Canvas) -> None:
        box = self.context.secrets_box
        if box is not None:
            canvas.nine("ui/panel", box)
            sheet = Sheet(box, DESIGNED)
            self._draw_dice(canvas, sheet)
            self._draw_cards(canvas, sheet)

    def _draw_dice(self, canvas: Canvas, sheet: Sheet) -> None:
        seen, say = self.context.seen, self.context.ui.say
        unseen = self.context.so_far.unseen
        faces = [None if n in unseen else die.face for n, die in enumerate(seen.dice)]
        known = [face for face in faces if face is not None]
        if len(known) < len(faces):
            text, place = say("Nothing under the cup."), sheet.box(18, 10, 270, 50)
            canvas.text(text, place, style="italic", size=18, colour=SADDLE, align="centre")
            return
        for number, face in enumerate(known):
            centre, size = sheet.at(38 + number * 35, 36), sheet.size(DIE, DIE)
            canvas.cell(f"pieces/die-{face}", DIE_SHEET, number, centre, size)
        hand = hand_of(tuple(known))
        lies = seen.announced is not None and seen.announced != hand
        canvas.text(
            capital(self.context.words.hand(hand)),
            sheet.box(202, 10, 90, 52),
            style="bold",
            size=18,
            colour=DARK_RED if lies else INK,
            align="centre",
        )

    def _draw_cards(self, canvas: Canvas, sheet: Sheet) -> None:
        """Two columns of riders, each with its mark and the pictures of its cards."""
        unit = sheet.unit
        for seat, rider in enumerate(self.context.seen.riders):
            x, y = 14 + (seat % 2) * COLUMN, 62 + (seat // 2) * 27
            livery = LIVERIES[self.context.look.colours[seat]]
            middle, room = sheet.at(x + 11, y + 12), (16 * unit, 12 * unit)
            canvas.disc(middle, 11 * unit, INK)
            canvas.disc(middle, 9.5 * unit, livery.base)
            canvas.numeral(MARKS[seat], middle, size=11, colour=livery.ink, within=room)
            hand = rider.hand
            step = min(34.0, (COLUMN - 30 - CARD[0]) / max(len(hand) - 1, 1))
            for number, card in enumerate(hand):
                box = Box(*sheet.at(x + 26 + number * step, y), *sheet.size(*CARD))
                canvas.picture(f"cards/{card}", box)
                canvas.frame(box, INK, width=1.5, radius=2)
            if not hand:
                canvas.line(sheet.at(x + 30, y + 12), sheet.at(x + 44, y + 12), RED, width=2)
