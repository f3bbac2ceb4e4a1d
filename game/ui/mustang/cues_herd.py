"""Mustangs that are caught, turned up and led into a stable."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.rules.mustang import events
from game.rules.mustang.box import kind_of
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp, smooth
from game.ui.mustang.counters import draw_counter
from game.ui.mustang.cue import OneRuns, RanchCue
from game.ui.mustang.moves import Gallop, ShownSet, draw_turning
from game.ui.table.cues_plain import Sign

if TYPE_CHECKING:
    from game.ui.mustang.view import Spot

NEIGHS = ("neigh-1", "neigh-2")


class PrairieLaid(RanchCue):
    """One of each kind is turned up."""

    event: events.PrairieLaid
    lasts = 1.0

    def begin(self) -> None:
        self.play("card-play")
        if self.view.still:
            self.lasts = 0.3

    def draw(self, canvas: Canvas) -> None:
        laid = (self.event.stallion, self.event.mare, self.event.foal)
        for number, mustang in enumerate(laid):
            _draw_turned_up(self, canvas, mustang, clamp(self.share * 1.6 - 0.3 * number))


def _draw_turned_up(cue: RanchCue, canvas: Canvas, mustang: str, share: float) -> None:
    """From the top of its pile to its place among the open ones."""
    view, kind = cue.view, kind_of(mustang)
    if view.still:
        return
    count = len(view.seen.open[kind])
    (x, y), side = view.prairie.pile(kind)
    (to_x, to_y), to_side = view.prairie.places.open(kind, count, count + 1)
    way = smooth(share)
    at = (x + (to_x - x) * way, y + (to_y - y) * way)
    draw_turning(canvas, kind, mustang, at, side + (to_side - side) * way, share)


class TurnedUp(RanchCue):
    event: events.MustangTurnedUp
    lasts = 0.65

    def begin(self) -> None:
        self.play("card-play", 0.8)
        if self.view.still:
            self.lasts = 0.25

    def draw(self, canvas: Canvas) -> None:
        _draw_turned_up(self, canvas, self.event.mustang, self.share)


class Caught(RanchCue):
    """The set is laid open; then the mustang gallops into the corral."""

    event: events.MustangCaught
    SHOWS = 1.15  # seconds
    COMES, GOES = 0.3, 0.85  # shares of these

    def begin(self) -> None:
        view, event = self.view, self.event
        mustang = event.mustang
        self._from_pile = event.source == "pile"
        begin = view.prairie.pile(kind_of(mustang)) if self._from_pile else view.spot(mustang)
        assert begin is not None, "it stands in the prairie until it is caught"
        self._set = ShownSet(view, self.places_of(event.cards), event.cards)
        self.hide(event.cards)
        self._gallop = Gallop(view, mustang, begin, view.ranches.next_in_corral(self.seat))
        self.lasts = self.SHOWS + self._gallop.lasts
        self._runs = False
        self.play("card-play")

    def update(self, seconds: float) -> None:
        if self.time >= self.SHOWS:
            if not self._runs:
                self._run()
            self._gallop.puff(self._way, seconds)

    def _run(self) -> None:
        self._runs = True
        sounds = self.view.ui.sounds
        sounds.play(NEIGHS[self.event.value % 2], 0.8)
        sounds.play("hooves-run", 0.8)
        self.view.away.add(self.event.mustang)

    @property
    def _way(self) -> float:
        return clamp((self.time - self.SHOWS) / self._gallop.lasts)

    def draw(self, canvas: Canvas) -> None:
        shown = clamp(self.time / self.SHOWS)
        canvas.layer += 30
        if self.time < self.SHOWS + 0.4:
            goes = clamp((shown - self.GOES) / (1.0 - self.GOES)) * 0.35
            goes += 0.65 * clamp((self.time - self.SHOWS) / 0.4)
            self._set.draw(canvas, shown / self.COMES, 0.0 if shown < self.GOES else goes)
            self.draw_caption(canvas)
        if self._runs:
            self._gallop.draw(canvas, self._way)
        canvas.layer -= 30

    def finish(self) -> None:
        self.view.away.discard(self.event.mustang)
        self.view.hand.coming = set()


class Stabled(OneRuns):
    """From the corral into the stable."""

    event: events.MustangStabled

    def begin(self) -> None:
        super().begin()
        self.play("hooves-run", 0.5)
        self._shut = False

    def goal(self) -> Spot:
        return self.view.ranches.next_in_stable(self.seat)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.way >= 1.0 and not self._shut:
            self._shut = True
            self.play("stable-door")


class FoalBorn(RanchCue):
    """It stands in the stable all of a sudden, and something glitters."""

    event: events.FoalBorn
    lasts = 1.5
    SPARKS = 8

    def begin(self) -> None:
        view = self.view
        self._spot = view.ranches.next_in_stable(self.seat)
        self.settle()
        view.away.add(self.event.mustang)
        self.play("foal")

    def draw(self, canvas: Canvas) -> None:
        (x, y), side = self._spot
        still = self.view.ui.settings.reduced_motion
        grown = 1.0 if still else smooth(clamp(self.share * 2.5))
        canvas.layer += 30
        draw_counter(canvas, self.event.mustang, (x, y), max(round(side * grown), 4))
        if not still:
            self._draw_sparks(canvas, x, y, side)
        self.draw_caption(canvas)
        canvas.layer -= 30

    def _draw_sparks(self, canvas: Canvas, x: float, y: float, side: float) -> None:
        reach = side * (0.3 + 0.9 * self.share)
        alpha = round(255 * (1.0 - self.share) / 16) * 16
        for spark in range(self.SPARKS):
            turn = math.tau * spark / self.SPARKS + self.share
            at = (x + reach * math.cos(turn), y + reach * math.sin(turn))
            canvas.centred("mustang/sparkle", at, size=(20, 20), alpha=alpha)

    def finish(self) -> None:
        self.view.away.discard(self.event.mustang)


class HerdCompleted(Sign):
    event: events.HerdCompleted
    lasts = 2.0
    sound = "cheer"
    icon = "mustang/star"

    def title(self) -> str:
        return self.view.ui.say("A whole herd!")
