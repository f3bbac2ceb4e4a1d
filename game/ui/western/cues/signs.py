"""The marshal's star, the direction, and the horse."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.western import events
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, clamp, ease_out, hop, overshoot, smooth
from game.ui.western.cues.show import WesternShow
from game.ui.western.felt.rotation_cache import draw_turned
from game.ui.western.seats.horse import draw_horse

STAR = 40.0
ANGLE_STEP = 12  # degrees
LAID, PINNED, ENDED, TURNS, GALLOPS, LOST = 1.0, 0.6, 0.8, 1.2, 0.6, 0.9  # seconds


def draw_star(canvas: Canvas, at: Point, side: float, angle: float) -> None:
    wide = round(side / 4) * 4.0
    draw_turned(canvas, "western/sheriff-star", at, wide, angle, ANGLE_STEP)


def sheriff_laid(event: events.SheriffLaid, show: WesternShow) -> Iterator[float]:
    """The star flies to the plate and is pinned on."""
    context, seat = show.context, event.seat
    begin, end = context.discards_box.center, context.plate_places(seat).star
    context.unpinned.add(seat)
    show.settle()

    def draw(canvas: Canvas) -> None:
        share = show.part(0.0, PINNED)
        if share < 1.0 and not show.still:
            x, y = between(begin, end, smooth(share))
            side = STAR * (1.0 + 1.2 * hop(share))
            draw_star(canvas, (x, y - 40 * hop(share)), side, 720 * (1 - ease_out(share)))

    show.draw(draw)
    try:
        yield from show.until(0.0 if show.still else PINNED)
        context.unpinned.discard(seat)
        show.play("star-pin")
        yield from show.until(LAID)
    finally:
        context.unpinned.discard(seat)


def sheriff_ended(event: events.SheriffEnded, show: WesternShow) -> Iterator[float]:
    """It comes off and falls."""
    x, y = show.context.plate_places(event.seat).star
    show.settle()
    show.play("star-off")
    if event.by is not None:
        show.play("jester", 0.8)

    def draw(canvas: Canvas) -> None:
        share = show.share(ENDED)
        if not show.still and share < 1.0:
            fall = 150 * share * share - 30 * hop(clamp(share * 2))
            draw_star(canvas, (x + 30 * share, y + fall), STAR, -500 * share)

    show.draw(draw)
    yield ENDED


def direction_turned(event: events.DirectionTurned, show: WesternShow) -> Iterator[float]:
    """The ring turns round."""
    context = show.context
    show.settle()
    show.play("turn-round")

    def stress(seconds: float) -> None:
        context.ring_stress = 0.0 if show.still else hop(show.share(TURNS))

    show.each_frame(stress)
    try:
        yield TURNS
    finally:
        context.ring_stress = 0.0


def turn_will_be_lost(event: events.TurnWillBeLost, show: WesternShow) -> Iterator[float]:
    """A horse gallops to the plate, which turns grey."""
    context = show.context
    begin = context.discards_box.center
    show.play("horse-snort")

    def draw(canvas: Canvas) -> None:
        end = context.plate_places(event.seat).horse
        share = 1.0 if show.still else show.part(0.0, GALLOPS)
        if share < 1.0:
            x, y = between(begin, end, smooth(share))
            draw_horse(canvas, (x, y - 30 * abs(hop(share * 3 % 1.0))))
        else:
            draw_horse(canvas, end, 0.7 + 0.3 * overshoot(show.part(GALLOPS, 0.8)))

    show.draw(draw)
    yield from show.until(0.0 if show.still else GALLOPS)
    show.settle()
    yield from show.until(LOST)
