"""Cards that are dealt, drawn, thrown away, stolen and shuffled."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import clamp, hop
from game.ui.table.hand_places import indexes_of
from game.ui.western.card_face import draw_card_back
from game.ui.western.cue import WesternCue
from game.ui.western.moves import LARGE, Lying, draw_flying, draw_lying, on_the_way

LATE = 0.14  # by which share of the way each card follows the one before
SHOWN_DEALT = 3  # rounds of cards that are seen to be dealt: the others come with them


class CardsDealt(WesternCue):
    """Backs from the deck to everybody."""

    lasts = 1.5

    def begin(self) -> None:
        self.play("card-shuffle", 0.7)
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        if view.still:
            return
        deck, seats = view.layout.deck, len(view.names)
        count = min(self.data["number"], SHOWN_DEALT) * seats
        for number in range(count):
            share = clamp(self.share * 2.6 - 1.6 * number / count)
            if 0.0 < share < 1.0:
                draw_flying(canvas, view, None, deck, view.hand_box(number % seats), share)


class HandDealt(WesternCue):
    """To whoever sees them: what they are."""

    lasts = 0.5

    def begin(self) -> None:
        self.settle()
        self.play("cards-fan", 0.8)


class CardsDrawn(WesternCue):
    """Backs from the deck to another's plate; what follows does not wait for them."""

    lasts, FLIES, EACH = 0.12, 0.45, 0.08

    def begin(self) -> None:
        self.settle()
        view, number = self.view, self.data["number"]
        if self.is_own:  # which ones, an event of its own tells
            self.lasts = 0.0
            return
        self.play("card-draw")
        self.lasts += self.EACH * number
        if not view.still:
            deck, end = view.layout.deck, view.hand_box(self.seat)
            view.effects.fly(
                "western/card-back",
                deck.center,
                end.center,
                number,
                size=end.size,
                lasts=self.FLIES,
            )


class CardsSeen(WesternCue):
    """To whoever sees them: each flies to its place in the hand, and is turned up on the way."""

    lasts = 0.7

    def begin(self) -> None:
        self.settle()
        view, cards = self.view, self.data["cards"]
        self._places = indexes_of(cards, view.stage.players[self.seat].hand or [])
        self.play("card-draw")
        if not self.in_front or view.still:
            self.lasts = 0.2
            return
        self.lasts += 0.08 * len(cards)
        view.hand.coming = set(self._places)

    def draw(self, canvas: Canvas) -> None:
        view, cards = self.view, self.data["cards"]
        if not self.in_front or view.still:
            return
        for number, (place, card) in enumerate(zip(self._places, cards, strict=True)):
            share = clamp(self.share * (1 + LATE * len(cards)) - LATE * number)
            shown = card if share > 0.45 else None
            draw_flying(canvas, view, shown, view.layout.deck, view.hand.place(place), share)

    def finish(self) -> None:
        self.view.hand.coming = set()


class CardDiscarded(WesternCue):
    """Thrown on the discards, without effect."""

    lasts = 0.75

    def begin(self) -> None:
        card = self.data["card"]
        self._begin = self.places_of(self.seat, [card])[0]
        self.hide(self.seat, [card])
        self.settle()
        self.view.hand.coming = set()
        self.view.middle.on_the_way = 1
        self.play("card-play")
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view, end = self.view, self.view.layout.last_card
        share = 1.0 if view.still else clamp(self.share * 1.25)
        draw_flying(canvas, view, self.data["card"], self._begin, end, share)

    def finish(self) -> None:
        self.view.middle.on_the_way = 0


class CardTaken(WesternCue):
    """The hat takes a card, face down, from plate to plate."""

    lasts = 1.1

    def begin(self) -> None:
        self.play("steal")

    def draw(self, canvas: Canvas) -> None:
        view, victim = self.view, self.data["victim"]
        if view.still:
            return
        begin, end = view.hand_box(victim), view.hand_box(self.seat)
        draw_flying(canvas, view, None, begin, end, clamp(self.share * 1.2))


class CardSeen(WesternCue):
    """To both of them: which card it was."""

    lasts = 1.5
    COMES, GOES = 0.25, 0.8

    def begin(self) -> None:
        view = self.view
        self._end = Lying.in_box(view.hand_box(self.seat))
        self.settle()
        self.play("card-play", 0.7)
        self._middle = Lying(view.clear.center, LARGE[0])

    def draw(self, canvas: Canvas) -> None:
        view, card = self.view, self._middle
        if not view.still:
            if self.share > self.GOES:
                share = (self.share - self.GOES) / (1.0 - self.GOES)
                card = on_the_way(self._middle, self._end, share)
            elif self.share < self.COMES:
                wide = LARGE[0] * (0.4 + 0.6 * self.share / self.COMES)
                card = Lying(self._middle.at, wide)
        canvas.layer += 35
        draw_lying(canvas, view, self.data["card"], card)
        canvas.layer -= 35


class DeckRenewed(WesternCue):
    """The discards go back, and all is shuffled."""

    lasts = 1.1

    def begin(self) -> None:
        self.play("card-shuffle")
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view, layout = self.view, self.view.layout
        if view.still:
            return
        for number in range(6):
            share = clamp(self.share * 2.2 - 0.2 * number)
            if 0.0 < share < 1.0:
                draw_flying(canvas, view, None, layout.last_card, layout.deck, share)
        if self.share > 0.5:
            _draw_riffle(canvas, layout.deck, (self.share - 0.5) * 2)


def _draw_riffle(canvas: Canvas, deck: Box, share: float) -> None:
    """Two halves that go apart and together again, twice."""
    apart = 16 * hop((share * 2) % 1.0)
    draw_card_back(canvas, deck.move(-apart, -6))
    draw_card_back(canvas, deck.move(apart, -8))
