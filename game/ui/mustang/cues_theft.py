"""A theft as a scene: the lasso flies, the owner strikes back or looks after the horse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.mustang import events
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import between, clamp, ease_out, overshoot
from game.ui.mustang.cue import OneRuns, RanchCue
from game.ui.mustang.lasso import draw_loop, draw_rope, held_at, loop_side
from game.ui.mustang.moves import ShownSet

if TYPE_CHECKING:
    from game.ui.mustang.view import Spot


class TheftTried(RanchCue):
    """The thief's set is laid open, and the lasso thrown."""

    event: events.TheftTried
    lasts = 2.1
    COMES = 0.16
    THROWN, CAUGHT = 0.38, 0.68

    def begin(self) -> None:
        view, event = self.view, self.event
        self._set = ShownSet(view, self.places_of(event.cards), event.cards)
        self.hide(event.cards)
        self._thrown = self._tight = False
        if view.still:
            self.lasts = 1.2
        self.play("card-play")

    def update(self, seconds: float) -> None:
        if self.share >= self.THROWN and not self._thrown:
            self._thrown = True
            self.play("lasso-throw")
        if self.share >= self.CAUGHT and not self._tight:
            self._tight = True
            self.play("lasso-tight")
            self.play("whinny", 0.7)
            self.settle()
            self.view.hand.coming = set()

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 30
        if self.share > self.THROWN and not self._tight and not self.view.still:
            self._draw_throw(canvas)
        goes = clamp((self.share - 0.9) / 0.1)
        self._set.draw(canvas, self.share / self.COMES, goes)
        if goes <= 0.0:
            self.draw_caption(canvas)
        canvas.layer -= 30

    def _draw_throw(self, canvas: Canvas) -> None:
        view = self.view
        spot = view.spot(self.event.mustang)
        if spot is None:
            return
        begin = held_at(view, self.seat, spot[0])
        share = ease_out((self.share - self.THROWN) / (self.CAUGHT - self.THROWN))
        x, y = between(begin, spot[0], share)
        at = (x, y - 60 * (1 - share) * share * 4)
        draw_rope(canvas, begin, at, sag=30)
        draw_loop(canvas, at, loop_side(spot[1]) * (0.7 + 0.5 * share), angle=540 * (1 - share))

    def finish(self) -> None:
        self.view.hand.coming = set()


class TheftAnswered(RanchCue):
    """The owner's stronger set is slapped on the table: the rope falls."""

    event: events.TheftAnswered
    lasts = 2.0
    SLAPS = 0.22

    def begin(self) -> None:
        view, event = self.view, self.event
        self._set = ShownSet(view, self.places_of(event.cards), event.cards)
        self.hide(event.cards)
        self._slapped = False
        if view.still:
            self.lasts = 1.2

    def update(self, seconds: float) -> None:
        if self.share >= self.SLAPS and not self._slapped:
            self._slapped = True
            self.settle()
            self.view.hand.coming = set()
            self.play("defence")

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 30
        goes = clamp((self.share - 0.86) / 0.14)
        comes = overshoot(self.share / self.SLAPS) if self.share < self.SLAPS else 1.0
        self._set.draw(canvas, comes, goes)
        if self._slapped and goes <= 0.0:
            self.draw_caption(canvas)
        canvas.layer -= 30

    def finish(self) -> None:
        self.view.hand.coming = set()


class CowboysLost(RanchCue):
    """From the thief's hand to the discards."""

    event: events.CowboysLost
    lasts = 1.2

    def begin(self) -> None:
        self._begins = self.places_of(["cowboy"] * self.event.number)
        self.settle()
        self.play("groan", 0.7)

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        canvas.layer += 30
        if not view.still:
            end = view.discards_box
            for begin in self._begins:
                view.draw_flying(canvas, "cowboy", begin, end, clamp(self.share * 1.6))
        self.draw_caption(canvas)
        canvas.layer -= 30


class Stolen(OneRuns):
    """On the rope from one corral to the other."""

    event: events.MustangStolen
    rests = 0.5

    def begin(self) -> None:
        super().begin()
        self.play("hooves-run")
        self.play("neigh-2", 0.7)

    def goal(self) -> Spot:
        return self.view.ranches.next_in_corral(self.seat)

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        canvas.layer += 30
        if not view.still and self.way < 1.0:
            at = self.gallop.at(self.way)
            draw_rope(canvas, held_at(view, self.seat, at), at, sag=18)
        super().draw(canvas)
        self.draw_caption(canvas)
        canvas.layer -= 30
