"""Watching a whole game of Western again."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.rules.western.events import AttackDecided, SaloonCompared, TrainCame
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.table.happening import Happening
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_view import FrontRecording
from game.ui.western.cards.face import SMALL, draw_small_card
from game.ui.western.view import WesternView

TINY = 26.0  # as wide is a card of a hand that lies open at its plate


class WesternRecording(FrontRecording, WesternView):
    """Whoever is pressed sits in front; with all secrets, every hand lies open at its plate."""

    fights = (AttackDecided, SaloonCompared, TrainCame)
    turns_tip = mark("Go to a turn. Red marks: ambushes, All Ins and trains.")
    show_tip = mark("Show everyone's cards.")
    hide_tip = mark("Hide the cards again.")

    def coming_after(self, shown: Happening) -> Sequence[Happening]:
        events = self._recording.events
        at = next(number for number, event in enumerate(events) if event is shown.event)
        return [Happening(event) for event in events[at + 1 :]]

    def build_table(self, group: Group) -> None:
        super().build_table(group)
        self.build_seats(group, self.layout.plate)

    def draw_hands(self, canvas: Canvas) -> None:
        for seat in range(len(self.names)):
            hand = self.seen.players[seat].hand
            if hand and not (seat == self.front and self.shows_hand):
                self._draw_tiny(canvas, seat, hand)

    def _draw_tiny(self, canvas: Canvas, seat: int, hand: Sequence[str]) -> None:
        plate = self.layout.plate(seat)
        step = min(TINY + 2, (plate.width - TINY) / max(len(hand) - 1, 1))
        left = plate.centerx - (step * (len(hand) - 1) + TINY) / 2
        high = TINY * SMALL[1] / SMALL[0]
        top = plate.top - high + 6 if seat == self.front else plate.bottom - 6
        for number, card in enumerate(hand):
            draw_small_card(canvas, self.words, card, Box(left + step * number, top, TINY, high))


class WesternReplay(ReplayScene):
    view_type = WesternRecording
    view: WesternRecording
    music = "music-western"

    def draw_above(self, canvas: Canvas) -> None:
        super().draw_above(canvas)
        self.view.magnifier.draw(canvas)

    def update(self, seconds: float) -> None:
        """While it stands still, cards can be read all the same."""
        if not self.playing and not self.view.busy:
            self.view.magnifier.advance(seconds)
        super().update(seconds)
