"""What players hid from each other, shown in a replay: the dice under the cup, and all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.shared.hands import hand_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import DARK_RED, INK, LIVERIES, MARKS, RED, SADDLE
from game.wording.vocabulary import capital

if TYPE_CHECKING:
    from game.ui.race.replay_view import TapeView

DIE, DIE_SHEET = 46.0, (5, 1)
CARD = (32.0, 24.0)


class SecretsPanel:
    def __init__(self, view: TapeView) -> None:
        self._view = view
        self._box = Box(0, 0, 0, 0)

    def build(self, box: Box) -> None:
        self._box = box

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel", self._box)
        self._draw_dice(canvas)
        self._draw_cards(canvas)

    def _draw_dice(self, canvas: Canvas) -> None:
        stage, say = self._view.stage, self._view.ui.say
        x, y, width, _ = self._box
        faces = [die.face for die in stage.dice]
        known = [face for face in faces if face is not None]
        if len(known) < len(faces):
            text = say("Nothing is under the cup.")
            place = (x + 18, y + 10, width - 36, 50)
            canvas.text(text, place, style="italic", size=18, colour=SADDLE, align="centre")
            return
        for number, face in enumerate(known):
            centre = (x + 38 + number * 35, y + 36)
            canvas.cell(f"pieces/die-{face}", DIE_SHEET, number, centre, (DIE, DIE))
        hand = hand_of(tuple(known))
        lies = stage.announced is not None and stage.announced != hand
        canvas.text(
            capital(self._view.words.hand(hand)),
            (x + 202, y + 10, width - 216, 52),
            style="bold",
            size=18,
            colour=DARK_RED if lies else INK,
            align="centre",
        )

    def _draw_cards(self, canvas: Canvas) -> None:
        """Two columns of riders, each with its mark and the pictures of its cards."""
        x, y, width, _ = self._box
        wide = (width - 28) / 2
        for seat, rider in enumerate(self._view.stage.riders):
            left = x + 14 + (seat % 2) * wide
            top = y + 62 + (seat // 2) * 27
            livery = LIVERIES[self._view.look.colours[seat]]
            canvas.disc((left + 11, top + 12), 11, INK)
            canvas.disc((left + 11, top + 12), 9.5, livery.base)
            canvas.numeral(MARKS[seat], (left + 11, top + 12), size=11, colour=livery.ink)
            hand = rider.hand or []
            step = min(34.0, (wide - 30 - CARD[0]) / max(len(hand) - 1, 1))
            for number, card in enumerate(hand):
                box = (left + 26 + number * step, top, *CARD)
                canvas.picture(f"cards/{card}", box)
                canvas.frame(box, INK, width=1.5, radius=2)
            if not hand:
                canvas.line((left + 30, top + 12), (left + 44, top + 12), RED, width=2)
