"""Cards that are dealt, exchanged, drawn and shuffled."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import clamp, hop
from game.ui.mustang.card_face import draw_card_back
from game.ui.mustang.cue import RanchCue
from game.ui.mustang.moves import draw_flying_card
from game.ui.table.hand_places import indexes_of

LATE = 0.14  # by which share of the way each card follows the one before


class CardsDealt(RanchCue):
    """Backs from the deck to everybody."""

    lasts = 1.3

    def begin(self) -> None:
        self.play("card-shuffle", 0.7)
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        if view.still:
            return
        deck, seats = view.tray.places.deck, len(view.names)
        for number in range(self.data["number"] * seats):
            seat = number % seats
            share = clamp(self.share * 2.4 - 1.4 * number / (self.data["number"] * seats))
            if 0.0 < share < 1.0:
                draw_flying_card(canvas, view, None, deck, view.hand_box(seat), share)


class HandDealt(RanchCue):
    """To whoever sees them: what they are."""

    lasts = 0.5

    def begin(self) -> None:
        self.settle()
        self.play("cards-fan", 0.8)


class CardsLeave(RanchCue):
    """Under the deck: backs from another's plank, faces from a hand that is seen."""

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
        for number in range(self.data["number"]):
            share = clamp(self.share * (1 + LATE) - LATE * number)
            begin = view.hand_box(self.seat)
            draw_flying_card(canvas, view, None, begin, view.tray.places.deck, share)


class CardsTucked(RanchCue):
    lasts = 0.6

    def begin(self) -> None:
        self._places = indexes_of(self.data["cards"], self._hand())
        self.play("card-draw", 0.8)
        if not self.in_front or self.view.still:
            self.lasts = 0.2
            self.settle()
            return
        self.view.hand.coming = set(self._places)

    def _hand(self) -> list[str]:
        return self.view.stage.ranchers[self.seat].hand or []

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        if not self.in_front or view.still:
            return
        for place, card in zip(self._places, self.data["cards"], strict=True):
            begin, end = view.hand.place(place), view.tray.places.deck
            shown = card if self.share < 0.5 else None
            draw_flying_card(canvas, view, shown, begin, end, self.share)

    def finish(self) -> None:
        self.view.hand.coming = set()


class CardsDrawn(RanchCue):
    """Backs from the deck to another's plank."""

    lasts = 0.55

    def begin(self) -> None:
        if self.is_own:
            self.settle()
            self.lasts = 0.0
            return
        self.play("card-draw")
        self.lasts += 0.05 * self.data["number"]
        if self.view.still:
            self.lasts = 0.3

    def draw(self, canvas: Canvas) -> None:
        view, number = self.view, self.data["number"]
        if view.still:
            return
        for card in range(number):
            share = clamp(self.share * (1 + LATE * number) - LATE * card)
            if share < 1.0:
                end = view.hand_box(self.seat)
                draw_flying_card(canvas, view, None, view.tray.places.deck, end, share)


class CardsSeen(RanchCue):
    """To whoever sees them: each flies to its place in the hand, and is turned up on the way."""

    lasts = 0.6

    def begin(self) -> None:
        self.settle()
        view, cards = self.view, self.data["cards"]
        self._places = indexes_of(cards, view.stage.ranchers[self.seat].hand or [])
        self.play("card-draw")
        if not self.in_front or view.still:
            self.lasts = 0.2
            return
        self.lasts += 0.06 * len(cards)
        view.hand.coming = set(self._places)

    def draw(self, canvas: Canvas) -> None:
        view, cards = self.view, self.data["cards"]
        if not self.in_front or view.still:
            return
        for number, (place, card) in enumerate(zip(self._places, cards, strict=True)):
            share = clamp(self.share * (1 + LATE * len(cards)) - LATE * number)
            shown = card if share > 0.45 else None
            begin, end = view.tray.places.deck, view.hand.place(place)
            draw_flying_card(canvas, view, shown, begin, end, share)

    def finish(self) -> None:
        self.view.hand.coming = set()


class DeckRenewed(RanchCue):
    """The discards go back, and all is shuffled."""

    lasts = 1.1

    def begin(self) -> None:
        self.play("card-shuffle")
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        self.draw_caption(canvas)
        if view.still:
            return
        places = view.tray.places
        for number in range(5):
            share = clamp(self.share * 2.2 - 0.22 * number)
            if 0.0 < share < 1.0:
                draw_flying_card(canvas, view, None, places.discard, places.deck, share)
        if self.share > 0.5:
            _draw_riffle(canvas, places.deck, (self.share - 0.5) * 2)


class EventsRenewed(RanchCue):
    lasts = 0.8

    def begin(self) -> None:
        self.settle()
        self.play("card-shuffle", 0.7)

    def draw(self, canvas: Canvas) -> None:
        self.draw_caption(canvas)


def _draw_riffle(canvas: Canvas, deck: Box, share: float) -> None:
    """Two halves that go apart and together again, twice."""
    apart = 16 * hop((share * 2) % 1.0)
    draw_card_back(canvas, deck.move(-apart, -4))
    draw_card_back(canvas, deck.move(apart, -6))
