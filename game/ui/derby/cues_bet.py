"""The betting: cards are laid, markers slide along the rows, chips go into the boxes."""

from __future__ import annotations

from game.rules.derby import events
from game.rules.derby.cards import SPECIAL
from game.ui.derby.cards.flight import draw_card_on_its_way
from game.ui.derby.cue import DerbyCue
from game.ui.derby.slate.bets import bets_on, paint_number, spot
from game.ui.derby.slate.ghosts import draw_shift_arrow
from game.ui.derby.slate.markers import slide_time
from game.ui.derby.slate.places import betting_box, card_place
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import COLOURS, LIGHT_GOLD
from game.ui.kit.tween import between, clamp, hop, overshoot, smooth
from game.ui.table import cues_hand

CHIP = (40.0, 31.0)
APART = 0.07  # seconds from chip to chip
CHALKS = 3  # sounds of chalk there are
SPREAD = 26.0  # so high a number rises


class CardsDealt(cues_hand.CardsDealt):
    event: events.CardsDealt
    lasts = 1.5
    spread = 2.6
    rounds = 3


class Laying(DerbyCue):
    """A card flies beside a horse; as soon as it lies there, it counts."""

    event: events.FirstCardLaid | events.CardLaid
    FLIES = 0.45

    def begin(self) -> None:
        view = self.view
        self._end = view.slate.card_place(self.horse)
        self._begin = self._from()
        if self.event.seat is not None:
            self.hide([self.event.card])
        if view.still:
            self._land()
        else:
            self.play("card-draw", 0.6)

    def _from(self) -> Box:
        """Where the card comes from."""
        seat = self.event.seat
        if seat is None:
            return self.view.slate.deck_box
        return self.places_of([self.event.card])[0]

    def update(self, seconds: float) -> None:
        if self.time >= self.FLIES:
            self._land()

    def _land(self) -> None:
        if not self._settled:
            self.settle()
            self.view.hand.coming = set()
            self.play("card-slate")

    def finish(self) -> None:
        self.view.hand.coming = set()

    def draw(self, canvas: Canvas) -> None:
        if self._settled:
            return
        share = clamp(self.time / self.FLIES)
        shown = self.event.card if self._is_open or share > 0.5 else None
        draw_card_on_its_way(canvas, shown, self._begin, self._end, share)

    @property
    def _is_open(self) -> bool:
        """Whether its face was seen before it was laid."""
        return False


class FirstCardLaid(Laying):
    """In the set-up: one after the other, quickly; a card that somebody chose, for all to see."""

    event: events.FirstCardLaid
    lasts = 0.32
    FLIES = 0.26

    def _from(self) -> Box:
        seat = self.event.seat
        return self.view.slate.deck_box if seat is None else self.view.slate.rounds.cards_box(seat)

    def begin(self) -> None:
        if self.event.seat is not None:
            self.lasts, self.FLIES = 0.9, 0.5
        super().begin()

    def hide(self, cards: object) -> None:
        """It is of no hand."""


class CardLaid(Laying):
    """Then the marker of the horse slides along the rows."""

    event: events.CardLaid

    def begin(self) -> None:
        before = self.event.row_before
        self._rows = 0 if before is None else abs(self.event.row - before)
        self.lasts = self.FLIES + 0.35 + slide_time(self._rows) + (0.25 if self._rows else 0.0)
        super().begin()
        if self.view.still:
            self.lasts = 0.6

    def _from(self) -> Box:
        return self.view.slate.pile_box if self.event.seat is None else super()._from()

    @property
    def _is_open(self) -> bool:
        return self.event.seat is not None and self.is_own

    def _land(self) -> None:
        fresh = not self._settled
        super()._land()
        if fresh and self._rows:
            self.play(f"chalk-{min(self._rows, CHALKS)}")

    def draw_on_board(self, canvas: Canvas) -> None:
        """An arrow along the rows that were left behind."""
        before, here = self.event.row_before, self.view.slate.markers.row(self.horse)
        if self._settled and self._rows and before is not None and here is not None:
            draw_shift_arrow(canvas, self.horse, before, here, LIGHT_GOLD)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        difference = self.event.difference
        if self._settled and difference:
            place = card_place(self.horse, len(self.view.seen.horse(self.horse).seen_cards) - 1)
            rise = 0.0 if self.view.still else SPREAD * smooth(clamp((self.time - 0.45) * 3))
            at = (place.centerx, place.y - 2 - rise * 0.5)
            paint_number(canvas, f"{difference:+d}", at, (40, 18), LIGHT_GOLD)


class SpecialReplaced(DerbyCue):
    """A Star that was turned up goes back."""

    event: events.SpecialReplaced
    lasts = 1.0

    def begin(self) -> None:
        self._end = self.view.slate.card_place(self.horse)
        self.play("card-draw", 0.6)

    def draw(self, canvas: Canvas) -> None:
        there = 1.0 if self.view.still else hop(self.share) ** 0.5
        deck = self.view.slate.deck_box
        draw_card_on_its_way(canvas, SPECIAL, deck, self._end, there)


class BetLaid(DerbyCue):
    """The whole stack goes into the betting box, chip by chip."""

    event: events.BetLaid
    FLIES = 0.5

    def begin(self) -> None:
        view, chips = self.view, self.event.chips
        self._begin = self._from(chips)
        self._end = self._chip_at()
        self._colour = COLOURS.index(view.colour(self.seat))
        self.lasts = self.FLIES + APART * (chips - 1) + 0.3
        self.play("chips-1" if chips == 1 else "chips-2")
        if view.still:
            self.settle()
            self.lasts = 0.5

    def _from(self, chips: int) -> Point:
        slate = self.view.slate
        return slate.stacks.stack_at(chips) if self.in_front else slate.rounds.chips_at(self.seat)

    def _chip_at(self) -> Point:
        """Where the own chip lies once the bet is laid."""
        bets = list(self.view.seen.horse(self.horse).bets)
        bets[self.seat] = self.event.total
        shown = bets_on(bets)
        number = next(n for n, bet in enumerate(shown) if bet.seat == self.seat)
        return spot(betting_box(self.horse), number, len(shown)).chip

    def update(self, seconds: float) -> None:
        if not self._settled and self.time >= self.FLIES:
            self.settle()
            self.play("chips-stack")

    def draw(self, canvas: Canvas) -> None:
        if self.view.still:
            return
        picture = f"derby/chip-lying-{self._colour}"
        for number in reversed(range(self.event.chips)):
            share = clamp((self.time - APART * number) / self.FLIES)
            if share < 1.0:
                x, y = between(self._begin, self._end, smooth(share))
                at = (x, y - 40 * hop(share) - (1 - share) * 9 * number * 0.5)
                canvas.centred(picture, at, size=CHIP)
        if self._settled:
            self._draw_sum(canvas)

    def _draw_sum(self, canvas: Canvas) -> None:
        grown = overshoot(clamp((self.time - self.FLIES) / 0.3))
        at = (self._end[0], self._end[1] - 30 * grown)
        paint_number(canvas, f"+{self.event.chips}", at, (46, 20), LIGHT_GOLD)


class LeftOverTurned(DerbyCue):
    """The cards that nobody had lie beside the slate, and are turned up next."""

    event: events.LeftOverTurned
    lasts = 1.1

    def begin(self) -> None:
        self.settle()
        self.play("card-shuffle", 0.8)

    def draw(self, canvas: Canvas) -> None:
        view, box = self.view, self.view.slate.pile_box
        if view.still:
            return
        apart = 18 * hop((self.share * 2) % 1.0)
        view.draw_back(canvas, box.move(apart, -6))
        view.draw_back(canvas, box.move(-apart * 0.4, -8))
