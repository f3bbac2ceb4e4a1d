"""The marshal's star, the direction, and the horse."""

from __future__ import annotations

from game.rules.western import events
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, clamp, ease_out, hop, overshoot, smooth
from game.ui.western.cue import WesternCue
from game.ui.western.felt.rotation_cache import draw_turned

STAR = 40.0
ANGLE_STEP = 12  # degrees


def draw_star(canvas: Canvas, at: Point, side: float, angle: float) -> None:
    wide = round(side / 4) * 4.0
    draw_turned(canvas, "western/sheriff-star", at, wide, angle, ANGLE_STEP)


class SheriffLaid(WesternCue):
    """The star flies to the plate and is pinned on."""

    event: events.SheriffLaid
    lasts = 1.0
    FLIES = 0.6

    def begin(self) -> None:
        view = self.view
        self._begin = view.layout.last_card.center
        view.unpinned.add(self.seat)
        self.settle()
        self._end = view.plates.star_at(self.seat)
        if view.still:
            self._pin()

    def _pin(self) -> None:
        self.view.unpinned.discard(self.seat)
        self.play("star-pin")

    def update(self, seconds: float) -> None:
        if not self.view.still and self.passed(seconds, self.FLIES):
            self._pin()

    def draw(self, canvas: Canvas) -> None:
        if self.view.still:
            return
        share = self.part(0.0, self.FLIES)
        if share < 1.0:
            x, y = between(self._begin, self._end, smooth(share))
            side = STAR * (1.0 + 1.2 * hop(share))
            draw_star(canvas, (x, y - 40 * hop(share)), side, 720 * (1 - ease_out(share)))

    def finish(self) -> None:
        self.view.unpinned.discard(self.seat)


class SheriffEnded(WesternCue):
    """It comes off and falls."""

    event: events.SheriffEnded
    lasts = 0.8

    def begin(self) -> None:
        view = self.view
        self._at = view.plates.star_at(self.seat)
        self.settle()
        self.play("star-off")
        if self.event.by is not None:
            self.play("jester", 0.8)

    def draw(self, canvas: Canvas) -> None:
        if self.view.still or self.share >= 1.0:
            return
        x, y = self._at
        fall = 150 * self.share * self.share - 30 * hop(clamp(self.share * 2))
        draw_star(canvas, (x + 30 * self.share, y + fall), STAR, -500 * self.share)


class DirectionTurned(WesternCue):
    """The ring turns round."""

    event: events.DirectionTurned
    lasts = 1.2

    def begin(self) -> None:
        self.settle()
        self.play("turn-round")

    def update(self, seconds: float) -> None:
        self.view.felt.stressed = 0.0 if self.view.still else hop(self.share)

    def finish(self) -> None:
        self.view.felt.stressed = 0.0


class TurnWillBeLost(WesternCue):
    """A horse gallops to the plate, which turns grey."""

    event: events.TurnWillBeLost
    lasts = 0.9

    def begin(self) -> None:
        self.play("horse-snort")
        self._begin = self.view.layout.last_card.center
        if self.view.still:
            self.settle()

    def update(self, seconds: float) -> None:
        if self.passed(seconds, 0.6):
            self.settle()

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        share = 1.0 if view.still else self.part(0.0, 0.6)
        if share < 1.0:
            end = view.plates.horse_at(self.seat)
            x, y = between(self._begin, end, smooth(share))
            view.plates.draw_badge(canvas, (x, y - 30 * abs(hop(share * 3 % 1.0))))
        else:
            grown = overshoot(self.part(0.6, 0.8))
            view.plates.draw_badge(canvas, view.plates.horse_at(self.seat), 0.7 + 0.3 * grown)
