"""Mustangs that are turned up, caught and led into a stable."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.rules.mustang import events
from game.rules.mustang.box import kind_of
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import clamp, hop, smooth
from game.ui.mustang.context import MustangContext
from game.ui.mustang.cues.gallop import Gallop, gallop_to, galloping
from game.ui.mustang.cues.ranch_show import RanchShow, draw_caption
from game.ui.mustang.cues.shown_set import ShownSet
from game.ui.mustang.pieces.counter import CANVAS, counter_picture, draw_counter
from game.ui.mustang.places.herd import Spot

NEIGHS = ("neigh-1", "neigh-2")
SHOWS = 1.15  # seconds for which the set of a catch is looked at
COMES, GOES = 0.3, 0.85  # shares of these
GONE = 0.4  # seconds afterwards in which it is put away
RESTS = 0.25  # seconds after a mustang has arrived
BORN = 1.5  # seconds
SPARKS, SPARK = 8, (20.0, 20.0)
STEP = 4.0  # by which a counter is turned: every size of a picture is kept
ALPHA_STEP = 16  # and by which sparks fade
LAYER = 30


def prairie_laid(event: events.PrairieLaid, show: RanchShow) -> Iterator[float]:
    """One of each kind is turned up."""
    show.play("card-play")
    if show.still:
        yield 0.3
        return
    lasts, laid = 1.0, (event.stallion, event.mare, event.foal)

    def draw(canvas: Canvas) -> None:
        for number, mustang in enumerate(laid):
            share = clamp(show.share(lasts) * 1.6 - 0.3 * number)
            draw_turned_up(canvas, show.context, mustang, share)

    show.draw(draw)
    yield lasts


def mustang_turned_up(event: events.MustangTurnedUp, show: RanchShow) -> Iterator[float]:
    show.play("card-play", 0.8)
    if show.still:
        yield 0.25
        return
    lasts = 0.65
    show.draw(lambda canvas: draw_turned_up(canvas, show.context, event.mustang, show.share(lasts)))
    yield lasts


def draw_turned_up(canvas: Canvas, context: MustangContext, mustang: str, share: float) -> None:
    """From the top of its pile to its place among the open ones."""
    kind = kind_of(mustang)
    (x, y), side = context.prairie.pile(kind)
    (to_x, to_y), to_side = context.prairie.next(mustang)
    way = smooth(share)
    at = (x + (to_x - x) * way, y + (to_y - y) * way)
    draw_turning(canvas, mustang, at, side + (to_side - side) * way, share)


def draw_turning(canvas: Canvas, mustang: str, centre: Point, side: float, share: float) -> None:
    """A counter that is turned over: its back until half of the way, then its face."""
    turned = math.cos(math.pi * clamp(share))
    name = counter_picture(mustang) if turned < 0 else f"mustang/back-{kind_of(mustang)}"
    high = side * CANVAS
    wide = max(round(high * abs(turned) / STEP) * STEP, 3.0)
    canvas.centred(name, (centre[0], centre[1] - 10 * hop(share)), size=(wide, high))


def mustang_caught(event: events.MustangCaught, show: RanchShow) -> Iterator[float]:
    """The set is laid open; then the mustang gallops into the corral."""
    context, mustang = show.context, event.mustang
    corral = context.ranch(event.seat).next_in_corral()
    if event.source == "pile":
        run = Gallop(context, mustang, context.prairie.pile(kind_of(mustang)), corral)
    else:
        run = gallop_to(context, mustang, corral)
    laid = ShownSet(context, event.seat, event.cards)

    def draw_set(canvas: Canvas) -> None:
        if show.time >= SHOWS + GONE:
            return
        shown = clamp(show.time / SHOWS)
        goes = clamp((shown - GOES) / (1.0 - GOES)) * 0.35
        goes += 0.65 * clamp((show.time - SHOWS) / GONE)
        canvas.layer += LAYER
        laid.draw(canvas, shown / COMES, 0.0 if shown < GOES else goes)
        draw_caption(canvas, show)
        canvas.layer -= LAYER

    show.play("card-play")
    show.draw(draw_set)
    with context.hiding(event.seat, event.cards):
        yield from show.until(SHOWS)
        show.play(NEIGHS[event.value % 2], 0.8)
        show.play("hooves-run", 0.8)
        with galloping(show, run, begins=SHOWS) as way:
            show.draw(lambda canvas: run.draw(canvas, way()))
            yield from show.until(SHOWS + run.lasts)


def mustang_stabled(event: events.MustangStabled, show: RanchShow) -> Iterator[float]:
    """From the corral into the stable."""
    context = show.context
    run = gallop_to(context, event.mustang, context.ranch(event.seat).next_in_stable())
    show.play("hooves-run", 0.5)
    with galloping(show, run) as way:
        show.draw(lambda canvas: run.draw(canvas, way()))
        yield from show.until(run.lasts)
        show.play("stable-door")
        yield from show.until(run.lasts + RESTS)


def foal_born(event: events.FoalBorn, show: RanchShow) -> Iterator[float]:
    """It stands in the stable all of a sudden, and something glitters."""
    context = show.context
    spot = context.ranch(event.seat).next_in_stable()

    def draw(canvas: Canvas) -> None:
        share, (at, side) = show.share(BORN), spot
        still = context.ui.settings.reduced_motion
        grown = 1.0 if still else smooth(clamp(share * 2.5))
        canvas.layer += LAYER
        draw_counter(canvas, event.mustang, at, max(round(side * grown), 4))
        if not still:
            draw_sparks(canvas, spot, share)
        draw_caption(canvas, show)
        canvas.layer -= LAYER

    show.settle()
    show.play("foal")
    show.draw(draw)
    context.away.add(event.mustang)
    try:
        yield BORN
    finally:
        context.away.discard(event.mustang)


def draw_sparks(canvas: Canvas, spot: Spot, share: float) -> None:
    (x, y), side = spot
    reach = side * (0.3 + 0.9 * share)
    alpha = round(255 * (1.0 - share) / ALPHA_STEP) * ALPHA_STEP
    for spark in range(SPARKS):
        turn = math.tau * spark / SPARKS + share
        at = (x + reach * math.cos(turn), y + reach * math.sin(turn))
        canvas.centred("mustang/sparkle", at, size=SPARK, alpha=alpha)
