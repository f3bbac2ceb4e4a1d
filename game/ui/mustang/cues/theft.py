"""A theft as a scene: the lasso flies, the owner strikes back or looks after the horse."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.mustang import events
from game.rules.mustang.box import COWBOY
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import between, clamp, ease_out, overshoot
from game.ui.mustang.context import MustangContext
from game.ui.mustang.cues.gallop import gallop_to, galloping
from game.ui.mustang.cues.ranch_show import RanchShow, draw_caption
from game.ui.mustang.cues.shown_set import ShownSet
from game.ui.mustang.pieces.rope import draw_loop, draw_rope, held_at, loop_side

# Of a theft, in shares of its time: the set lies there, the lasso is thrown and caught, all goes.
COMES, THROWN, CAUGHT, GOES = 0.16, 0.38, 0.68, 0.9
SLAPS, ANSWERED = 0.22, 0.86  # of an answer: the set is slapped down, and goes
RESTS = 0.5  # seconds after the stolen one has arrived
BOW, TURNS = 60.0, 540.0  # of the lasso in the air: how high, and how many degrees it turns
SMALL, GROWS = 0.7, 0.5  # its loop at first, of the usual size, and by how much it grows
THROWN_SAG, LED_SAG = 30.0, 18.0  # of a rope that is thrown, and that leads a mustang
LAYER = 30


def theft_tried(event: events.TheftTried, show: RanchShow) -> Iterator[float]:
    """The thief's set is laid open, and the lasso thrown."""
    context, lasts = show.context, 1.2 if show.still else 2.1
    laid = ShownSet(context, event.seat, event.cards)

    def draw(canvas: Canvas) -> None:
        share = show.share(lasts)
        canvas.layer += LAYER
        if THROWN < share < CAUGHT and not show.still:
            draw_throw(canvas, context, event, (share - THROWN) / (CAUGHT - THROWN))
        goes = clamp((share - GOES) / (1.0 - GOES))
        laid.draw(canvas, share / COMES, goes)
        if goes <= 0.0:
            draw_caption(canvas, show)
        canvas.layer -= LAYER

    show.play("card-play")
    show.draw(draw)
    with context.hiding(event.seat, event.cards):
        yield from show.until(THROWN * lasts)
        show.play("lasso-throw")
        yield from show.until(CAUGHT * lasts)
        show.play("lasso-tight")
        show.play("whinny", 0.7)
        show.settle()
    yield from show.until(lasts)


def draw_throw(
    canvas: Canvas, context: MustangContext, event: events.TheftTried, way: float
) -> None:
    """The lasso in the air. `way`: how much of it is over."""
    spot = context.spot(event.mustang)
    if spot is None:
        return
    begin, share = held_at(context.header(event.seat), spot[0]), ease_out(way)
    x, y = between(begin, spot[0], share)
    at = (x, y - BOW * (1 - share) * share * 4)
    draw_rope(canvas, begin, at, sag=THROWN_SAG)
    grown = SMALL + GROWS * share
    draw_loop(canvas, at, loop_side(spot[1]) * grown, angle=TURNS * (1 - share))


def theft_answered(event: events.TheftAnswered, show: RanchShow) -> Iterator[float]:
    """The owner's stronger set is slapped on the table: the rope falls."""
    context, lasts = show.context, 1.2 if show.still else 2.0
    laid = ShownSet(context, event.seat, event.cards)

    def draw(canvas: Canvas) -> None:
        share = show.share(lasts)
        canvas.layer += LAYER
        goes = clamp((share - ANSWERED) / (1.0 - ANSWERED))
        comes = overshoot(share / SLAPS) if share < SLAPS else 1.0
        laid.draw(canvas, comes, goes)
        if share >= SLAPS and goes <= 0.0:
            draw_caption(canvas, show)
        canvas.layer -= LAYER

    show.draw(draw)
    with context.hiding(event.seat, event.cards):
        yield from show.until(SLAPS * lasts)
        show.settle()
    show.play("defence")
    yield from show.until(lasts)


def cowboys_lost(event: events.CowboysLost, show: RanchShow) -> Iterator[float]:
    """From the thief's hand to the discards."""
    context, lasts = show.context, 1.2
    begins = context.places_of(event.seat, [COWBOY] * event.number)

    def draw(canvas: Canvas) -> None:
        canvas.layer += LAYER
        for begin in () if show.still else begins:
            way = clamp(show.share(lasts) * 1.6)
            context.draw_flying(canvas, COWBOY, begin, context.discards_box, way)
        draw_caption(canvas, show)
        canvas.layer -= LAYER

    show.settle()
    show.play("groan", 0.7)
    show.draw(draw)
    yield lasts


def mustang_stolen(event: events.MustangStolen, show: RanchShow) -> Iterator[float]:
    """On the rope from one corral to the other."""
    context = show.context
    run = gallop_to(context, event.mustang, context.ranch(event.seat).next_in_corral())
    show.play("hooves-run")
    show.play("neigh-2", 0.7)
    with galloping(show, run) as way:

        def draw(canvas: Canvas) -> None:
            canvas.layer += LAYER
            if not show.still and way() < 1.0:
                at = run.at(way())
                draw_rope(canvas, held_at(context.header(event.seat), at), at, sag=LED_SAG)
            run.draw(canvas, way())
            draw_caption(canvas, show)
            canvas.layer -= LAYER

        show.draw(draw)
        yield from show.until(run.lasts + RESTS)
