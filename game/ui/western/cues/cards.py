"""Cards that are dealt, drawn, thrown away, stolen and shuffled."""

from __future__ import annotations

from game.rules.western import events
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp
from game.ui.table import cues_hand
from game.ui.western.cards.lying import LARGE, Lying, draw_lying, on_the_way
from game.ui.western.cue import WesternCue


class CardsDealt(cues_hand.CardsDealt):
    lasts = 1.5
    spread = 2.6
    rounds = 3


class CardsDrawn(cues_hand.CardsDrawn):
    """What follows does not wait until they are there."""

    lasts, each = 0.12, 0.08
    FLIES = 0.45

    def begin(self) -> None:
        super().begin()
        self.settle()
        view, end = self.view, self.view.hand_box(self.seat)
        if not self.is_own and not view.still:
            begin, number = view.deck_box.center, self.event.number
            back, flies = "western/card-back", self.FLIES
            view.effects.fly(back, begin, end.center, number, size=end.size, lasts=flies)

    def draw(self, canvas: Canvas) -> None:
        """They fly by themselves."""


class CardsSeen(cues_hand.CardsSeen):
    lasts = 0.7
    each = 0.08


class CardDiscarded(WesternCue):
    """Thrown on the discards, without effect."""

    event: events.CardDiscarded
    lasts = 0.75

    def begin(self) -> None:
        card = self.event.card
        self._begin = self.places_of([card])[0]
        self.hide([card])
        self.settle()
        self.view.hand.coming = set()
        self.view.middle.on_the_way = 1
        self.play("card-play")
        if self.view.still:
            self.lasts = 0.4

    def draw(self, canvas: Canvas) -> None:
        view, end = self.view, self.view.layout.last_card
        share = 1.0 if view.still else clamp(self.share * 1.25)
        view.draw_flying(canvas, self.event.card, self._begin, end, share)

    def finish(self) -> None:
        self.view.middle.on_the_way = 0


class CardTaken(WesternCue):
    """The hat takes a card, face down, from plate to plate."""

    event: events.CardTaken
    lasts = 1.1

    def begin(self) -> None:
        self.play("steal")

    def draw(self, canvas: Canvas) -> None:
        view, victim = self.view, self.event.victim
        if view.still:
            return
        begin, end = view.hand_box(victim), view.hand_box(self.seat)
        view.draw_flying(canvas, None, begin, end, clamp(self.share * 1.2))


class CardSeen(WesternCue):
    """To both of them: which card it was."""

    event: events.CardSeen
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
        draw_lying(canvas, view, self.event.card, card)
        canvas.layer -= 35


class DeckRenewed(cues_hand.DeckRenewed):
    backs, late = 6, 0.2
    rises = 6.0
