"""The ride: by horse, or by train."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.rules.pony_express.events import Moved
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import clamp, hop, smooth
from game.ui.pony_express.board.pieces import Pose
from game.ui.pony_express.board.trail import Polyline, trail_path
from game.ui.pony_express.context import RaceContext, RaceShow
from game.ui.table.cues.show import FRAME

GALLOP = 15.0  # cm a second
SHORTEST, LONGEST = 0.75, 2.4  # seconds
STILL = 0.35  # seconds, where nothing is seen of the way
STRIDE = 2.3  # cm
BOUND = 0.34  # cm high
BEHIND = 0.9  # cm: the hooves that throw it up
DUST_EVERY, SMOKE_EVERY = 0.045, 0.08  # seconds
TRAINS = ("train", "rail-pass")
TRAIN = (120.0, 44.0)
SLOWER, TRAIN_LASTS = 1.25, (1.5, LONGEST)  # than a horse, and seconds
ABOARD = (0.04, 0.96)  # shares of the way between which the train is seen, and not the rider


class Journey(NamedTuple):
    """`pose`: of the rider, who is held on the way; `lasts`: seconds on horseback."""

    pose: Pose
    way: Polyline
    lasts: float


def moved(event: Moved, show: RaceShow) -> Iterator[float]:
    """Along the trail."""
    context = show.context
    journey = _set_out(event, context)
    context.tray.away = True
    context.tray.say("")
    context.bubbles.hush_loud()
    if event.why in TRAINS:
        yield from _by_train(event, show, journey)
    else:
        yield from _on_horseback(event, show, journey)


def _set_out(event: Moved, context: RaceContext) -> Journey:
    pose = context.pieces.hold(event.seat)
    pose.tilt = 0.0
    stand = _stand(event, context)
    way = Polyline(trail_path(context.board, event.origin, event.to, pose.at, stand))
    lasts = clamp(0.35 + way.length / GALLOP, SHORTEST, LONGEST) if way.length else 0.2
    return Journey(pose, way, STILL if context.still else lasts)


def _stand(event: Moved, context: RaceContext) -> Point:
    """Where it will stand among those who are there already."""
    there = [
        seat
        for seat, rider in enumerate(context.seen.riders)
        if seat != event.seat and rider.space == event.to and not rider.mailbox
    ]
    column = sorted([*there, event.seat])
    return context.board.stand(event.to, len(column), column.index(event.seat))


def _on_horseback(event: Moved, show: RaceShow, journey: Journey) -> Iterator[float]:
    """By leaps and bounds, with the horse's head where it goes."""
    context, pose, way = show.context, journey.pose, journey.way

    def leap(gone: float) -> None:
        stride = abs(math.sin(math.pi * gone / STRIDE))
        pose.lift = BOUND * stride * hop(show.share(journey.lasts)) ** 0.3

    def throw_dust(gone: float) -> None:
        x, y = context.board_view.to_screen(way.at(gone - BEHIND))
        context.effects.dust((x, y + 6))

    show.play("whip", 0.7)
    context.ui.sounds.loop("gallop")
    try:
        yield from _along(show, journey, leap, throw_dust, DUST_EVERY)
    finally:
        pose.lift = 0.0
        context.pieces.let_go(event.seat)
        context.ui.sounds.stop("gallop")
        show.play("hoof-stop", 0.7)


def _by_train(event: Moved, show: RaceShow, journey: Journey) -> Iterator[float]:
    """The rider is aboard; the train runs where the trail goes."""
    context, pose = show.context, journey.pose
    if not show.still:
        journey = journey._replace(lasts=clamp(journey.lasts * SLOWER, *TRAIN_LASTS))

    def hide_rider(gone: float) -> None:
        pose.alpha = 0 if _is_aboard(show, journey) else 255

    def puff_smoke(gone: float) -> None:
        x, y = context.board_view.to_screen(pose.at)
        ahead = -1.0 if _goes_west(pose) else 1.0
        context.effects.smoke((x + 34 * ahead, y - 38))

    show.play("train")
    show.draw_on_board(lambda canvas: _draw_train(canvas, show, journey))
    try:
        yield from _along(show, journey, hide_rider, puff_smoke, SMOKE_EVERY)
    finally:
        pose.alpha = 255
        context.pieces.let_go(event.seat)


def _along(
    show: RaceShow,
    journey: Journey,
    move: Callable[[float], None],
    puff: Callable[[float], None],
    every: float,
) -> Iterator[float]:
    """The way is ridden. `move` and `puff` are told how many cm are behind, with every frame and
    every so many seconds."""
    pose, way, lasts = journey
    since_puff = 0.0
    while show.time < lasts:
        yield FRAME
        if show.still:
            continue
        share = show.share(lasts)
        gone = smooth(share) * way.length
        pose.at, pose.heading = way.at(gone), way.heading(gone)
        move(gone)
        since_puff += show.step
        if since_puff >= every and 0.05 < share < 0.95:
            since_puff = 0.0
            puff(gone)
    show.settle()


def _is_aboard(show: RaceShow, journey: Journey) -> bool:
    begin, end = ABOARD
    return begin < show.share(journey.lasts) < end


def _goes_west(pose: Pose) -> bool:
    return math.cos(math.radians(pose.heading)) < 0


def _draw_train(canvas: Canvas, show: RaceShow, journey: Journey) -> None:
    if show.still or not _is_aboard(show, journey):
        return
    x, y = show.context.board_view.to_screen(journey.pose.at)
    canvas.centred("board/train", (x, y - 12), size=TRAIN, mirrored=_goes_west(journey.pose))
