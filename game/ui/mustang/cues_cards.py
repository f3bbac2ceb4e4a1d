"""Cards that are dealt, exchanged, drawn and shuffled."""

from __future__ import annotations

from game.rules.mustang import events
from game.rules.mustang.box import shipped_box
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp
from game.ui.mustang.cue import RanchCue
from game.ui.table import cues_hand
from game.ui.table.cues_hand import LATE
from game.ui.table.hand_places import indexes_of


class CardsDealt(cues_hand.CardsDealt):
    lasts = 1.3


class CardsLeave(RanchCue):
    """Under the deck: backs from another's plank, faces from a hand that is seen."""

    event: events.Exchanged
    lasts = 0.55

    def begin(self) -> None:
        if self.is_own:  # which ones, an event of its own tells
            self.settle()
            self.lasts = 0.0
            return
        self.play("card-draw", 0.8)
        if self.view.still:
            self.lasts = 0.3

    def draw(self, canvas: Canvas) -> None:
        if self.view.still:
            return
        view = self.view
        for number in range(self.event.number):
            share = clamp(self.share * (1 + LATE) - LATE * number)
            begin = view.hand_box(self.seat)
            view.draw_flying(canvas, None, begin, view.deck_box, share)


class CardsTucked(RanchCue):
    event: events.CardsTucked
    lasts = 0.6

    def begin(self) -> None:
        left, cards = self.view.holder(self.seat).hand or (), self.event.cards
        before = shipped_box().in_hand_order([*left, *cards])
        self._places = indexes_of(cards, before)
        self.play("card-draw", 0.8)
        if not self.in_front or self.view.still:
            self.lasts = 0.2
            self.settle()
            return
        self.view.hand.before = before
        self.view.hand.coming = set(self._places)

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        if not self.in_front or view.still:
            return
        for place, card in zip(self._places, self.event.cards, strict=True):
            begin, end = view.hand.place(place), view.deck_box
            shown = card if self.share < 0.5 else None
            view.draw_flying(canvas, shown, begin, end, self.share)

    def finish(self) -> None:
        self.view.hand.before = None
        self.view.hand.coming = set()


class CardsSeen(cues_hand.CardsSeen):
    lasts = 0.6


class DeckRenewed(RanchCue, cues_hand.DeckRenewed):
    def draw(self, canvas: Canvas) -> None:
        self.draw_caption(canvas)
        super().draw(canvas)


class EventsRenewed(RanchCue):
    event: events.EventsRenewed
    lasts = 0.8

    def begin(self) -> None:
        self.settle()
        self.play("card-shuffle", 0.7)

    def draw(self, canvas: Canvas) -> None:
        self.draw_caption(canvas)
