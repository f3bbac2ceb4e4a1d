"""Cues of any table with hands of cards: they are dealt, drawn and shuffled, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.shared import deals
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import clamp, hop
from game.ui.table.cue import Cue
from game.ui.table.cues_plain import hang_sign
from game.ui.table.front_view import FrontView
from game.ui.table.hand_places import indexes_of

LATE = 0.14  # by which share of the way each card follows the one before


class HandCue(Cue):
    """Something that a seat does, or that befalls it."""

    view: FrontView

    @property
    def seat(self) -> int:
        seat: int = self.event.seat
        return seat

    @property
    def in_front(self) -> bool:
        return self.seat == self.view.front

    @property
    def is_own(self) -> bool:
        """Whether the cards of this seat are seen: then their own event shows them."""
        return self.in_front and self.view.holder(self.seat).hand is not None

    def play(self, sound: str, volume: float = 1.0) -> None:
        self.view.ui.sounds.play(sound, volume)

    def sentence(self) -> str:
        """What the log says of it."""
        return self.view.log.sentence(self.event) or ""

    def places_of(self, cards: Sequence[str]) -> list[Box]:
        """Where these cards of the seat lie: in the hand that can be seen, or at its plate."""
        view = self.view
        if not self.in_front:
            return [view.hand_box(self.seat)] * len(cards)
        hand = view.holder(self.seat).hand
        places = range(len(cards)) if hand is None else indexes_of(cards, hand)
        return [view.hand.place(place) for place in places]

    def hide(self, cards: Sequence[str]) -> None:
        """Cards that are on their way out of the hand in front do not lie there as well."""
        hand = self.view.holder(self.seat).hand
        if self.in_front and hand is not None:
            self.view.hand.coming = set(indexes_of(cards, hand))


class FirstPlayer(HandCue):
    event: deals.FirstPlayer

    def begin(self) -> None:
        self.settle()
        self.play("bell-ranch")

    def draw(self, canvas: Canvas) -> None:
        icon = self.view.portrait(self.seat)
        hang_sign(self, canvas, self.view.name(self.seat), self.sentence(), icon)


class TurnSign(HandCue):
    """A sign for whoever is asked now; that the seat is marked is enough for the others'."""

    def begin(self) -> None:
        view = self.view
        self.settle()
        view.bubbles.hush()
        self._mine = self.seat == view.reader
        if self._mine:
            self.lasts = 0.95
        self.play("turn" if self._mine else "tick", 0.8)

    def draw(self, canvas: Canvas) -> None:
        if self._mine:
            title, icon = self.view.ui.say("Your turn"), self.view.portrait(self.seat)
            hang_sign(self, canvas, title, self.number(), icon)

    def number(self) -> str:
        """Which turn it is."""
        raise NotImplementedError


class TurnBegan(TurnSign):
    event: deals.TurnBegan

    def number(self) -> str:
        return self.view.ui.say("turn %(number)d", number=self.event.turn)


class CardsDealt(HandCue):
    """Backs from the deck to everybody."""

    event: deals.CardsDealt
    spread = 2.4  # times as long as one card is on its way, all of them are
    rounds = 6  # of cards that are seen to be dealt: others come with them

    def begin(self) -> None:
        self.play("card-shuffle", 0.7)
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        if view.still:
            return
        seats = len(view.names)
        count = min(self.event.number, self.rounds) * seats
        for number in range(count):
            share = clamp(self.share * self.spread - (self.spread - 1) * number / count)
            if 0.0 < share < 1.0:
                end = view.hand_box(number % seats)
                view.draw_flying(canvas, None, view.deck_box, end, share)


class HandDealt(HandCue):
    """To whoever sees them: what they are."""

    event: deals.HandDealt
    lasts = 0.5

    def begin(self) -> None:
        self.settle()
        self.play("cards-fan", 0.8)


class CardsDrawn(HandCue):
    """Backs from the deck to another's plate."""

    event: deals.CardsDrawn
    lasts = 0.55
    each = 0.05  # seconds that every card adds

    def begin(self) -> None:
        if self.is_own:  # which ones, an event of its own tells
            self.settle()
            self.lasts = 0.0
            return
        self.play("card-draw")
        self.lasts += self.each * self.event.number
        if self.view.still:
            self.lasts = 0.3

    def draw(self, canvas: Canvas) -> None:
        view, number = self.view, self.event.number
        if view.still:
            return
        for card in range(number):
            share = clamp(self.share * (1 + LATE * number) - LATE * card)
            if share < 1.0:
                view.draw_flying(canvas, None, view.deck_box, view.hand_box(self.seat), share)


class CardsSeen(HandCue):
    """To whoever sees them: each flies to its place in the hand, and is turned up on the way."""

    event: deals.CardsSeen
    each = 0.06  # seconds that every card adds

    def begin(self) -> None:
        self.settle()
        view, cards = self.view, self.event.cards
        self._places = indexes_of(cards, view.holder(self.seat).hand or [])
        self.play("card-draw")
        if not self.in_front or view.still:
            self.lasts = 0.2
            return
        self.lasts += self.each * len(cards)
        view.hand.coming = set(self._places)

    def draw(self, canvas: Canvas) -> None:
        view, cards = self.view, self.event.cards
        if not self.in_front or view.still:
            return
        for number, (place, card) in enumerate(zip(self._places, cards, strict=True)):
            share = clamp(self.share * (1 + LATE * len(cards)) - LATE * number)
            shown = card if share > 0.45 else None
            view.draw_flying(canvas, shown, view.deck_box, view.hand.place(place), share)

    def finish(self) -> None:
        self.view.hand.coming = set()


class DeckRenewed(HandCue):
    """The discards go back, and all is shuffled."""

    event: deals.DeckRenewed
    lasts = 1.1
    backs, late = 5, 0.22  # that are seen to go back, and how each follows the one before
    rises = 4.0  # by so much the halves of the deck are lifted

    def begin(self) -> None:
        self.play("card-shuffle")
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        if view.still:
            return
        for number in range(self.backs):
            share = clamp(self.share * 2.2 - self.late * number)
            if 0.0 < share < 1.0:
                view.draw_flying(canvas, None, view.discards_box, view.deck_box, share)
        if self.share > 0.5:
            self._draw_riffle(canvas, view.deck_box, (self.share - 0.5) * 2)

    def _draw_riffle(self, canvas: Canvas, deck: Box, share: float) -> None:
        """Two halves that go apart and together again, twice."""
        apart = 16 * hop((share * 2) % 1.0)
        self.view.draw_back(canvas, deck.move(-apart, -self.rises))
        self.view.draw_back(canvas, deck.move(apart, -self.rises - 2))
