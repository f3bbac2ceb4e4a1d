"""Event cards, and what they bring: a broken fence, a raid, a downpour, clear skies."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.mustang import events
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, placed
from game.ui.kit.tween import between, clamp, mix, smooth
from game.ui.mustang.context import MustangContext
from game.ui.mustang.cues.gallop import Gallop, gallop_to, galloping
from game.ui.mustang.cues.ranch_show import RanchShow, draw_caption
from game.ui.mustang.pieces.counter import draw_counter
from game.ui.mustang.pieces.event_card import CARD, draw_event, event_picture

SOUNDS = {
    "broken-fence": "fence-break",
    "indians": "hooves-run",
    "heavy-rain": "thunder",
    "birth": "bell-ranch",
    "sunny-day": "cheer",
}
READ = 3.4  # seconds in which an event card is shown
COMES, GOES = 0.16, 0.9  # shares of these: until it lies there, and until it leaves
VEIL = 120  # how dark the table is below it
GONE = 60.0  # how wide it is when it has left
STEP, TURN = 4.0, 6.0  # by which it shrinks, and is turned: every size of a picture is kept
LAYER, RAID_LAYER = 70, 30
BACK, SCENE = 88 / 62, 0.7  # how high its back and its scene are to their width
FENCE = (84.0, 42.0)
BREAKS = 0.12  # seconds until the fence is broken
WAITS, RESTS = 0.25, 0.1  # seconds before a mustang runs through it, and after it has arrived
FAR = 1420.0  # beyond the right edge of the screen
LATE = 0.45  # by which share of a raid the last one runs after the first


def event_turned_up(event: events.EventTurnedUp, show: RanchShow) -> Iterator[float]:
    """From the pile of events to the middle of the table, large, until it was read."""
    show.press_skips = True
    show.play("event-turn")
    show.draw(lambda canvas: draw_turned_up(canvas, show, event.event))
    yield from show.until(COMES * READ)
    show.settle()
    show.play(SOUNDS[event.event], 0.8)
    yield from show.until(READ)


def draw_turned_up(canvas: Canvas, show: RanchShow, event: str) -> None:
    context = show.context
    comes = smooth(show.share(READ) / COMES)
    goes = clamp((show.share(READ) - GOES) / (1.0 - GOES))
    if show.still:
        comes, goes = 1.0, 0.0
    wide = CARD[0] * context.ui.units.grown(1.0) ** 0.5
    whole = placed(SCREEN, wide, wide * CARD[1] / CARD[0])
    canvas.veil(round(VEIL * min(comes, 1.0 - goes)))
    canvas.layer += LAYER
    if comes < 1.0:
        draw_coming(canvas, context, event, whole, comes)
    elif goes > 0.0:
        at = between(whole.center, context.tray.paper.center, smooth(goes))
        side = round(mix(whole.width, GONE, smooth(goes)) / STEP) * STEP
        canvas.centred(event_picture(context.ui, event), at, size=(side, side * SCENE))
    else:
        draw_event(canvas, context.ui, context.words, event, whole)
    canvas.layer -= LAYER


def draw_coming(
    canvas: Canvas, context: MustangContext, event: str, whole: Box, share: float
) -> None:
    """Its back, and in the second half its scene, as if it were turned on the way."""
    pile = context.tray.events
    at = between(pile.center, whole.center, share)
    wide = mix(pile.width, whole.width, share)
    turned = abs(1.0 - 2.0 * share)
    name = "mustang/event-back" if share < 0.5 else event_picture(context.ui, event)
    tall = BACK if share < 0.5 else SCENE
    size = (max(round(wide * turned / TURN) * TURN, TURN), round(wide * tall / TURN) * TURN)
    canvas.centred(name, at, size=size)


def mustang_let_go(event: events.MustangLetGo, show: RanchShow) -> Iterator[float]:
    """Through the broken fence, back to the prairie."""
    context = show.context
    run = gallop_to(context, event.mustang, context.prairie.next(event.mustang))
    show.play("fence-break", 0.8)
    show.play("hooves-run", 0.7)
    with galloping(show, run, begins=WAITS) as way:

        def draw(canvas: Canvas) -> None:
            places = context.ranch(event.seat).places
            at = (places.corral.centerx, places.ground.bottom - 18)
            fence = "fence-whole" if show.time < BREAKS and not show.still else "fence-broken"
            canvas.centred(f"mustang/{fence}", at, size=FENCE)
            run.draw(canvas, way())

        show.draw(draw)
        yield from show.until(WAITS + run.lasts + RESTS)


def herd_raided(event: events.HerdRaided, show: RanchShow) -> Iterator[float]:
    """All that stood in the open is driven off to the right."""
    context, lasts = show.context, 0.9 if show.still else 2.2
    free = context.prairie.herd()
    runs = [
        Gallop(context, mustang, free[mustang], ((FAR, free[mustang][0][1]), 40.0))
        for mustang in event.mustangs
    ]

    def way(number: int) -> float:
        late = LATE * number / max(len(runs) - 1, 1)
        return clamp((show.share(lasts) - late) / (1.0 - LATE))

    def puff(seconds: float) -> None:
        for number, run in enumerate(runs):
            run.puff(way(number), seconds)

    def draw(canvas: Canvas) -> None:
        canvas.layer += RAID_LAYER
        for number, run in enumerate(runs):
            if show.still:
                alpha = round(255 * (1.0 - show.share(lasts)))
                draw_counter(canvas, run.mustang, *run.begin, alpha=alpha)
            else:
                run.draw(canvas, min(way(number), 0.85))
        draw_caption(canvas, show)
        canvas.layer -= RAID_LAYER

    show.play("gallop" if show.still else "hooves-run")
    show.play("neigh-1", 0.8)
    show.each_frame(puff)
    show.draw(draw)
    context.away.update(event.mustangs)
    try:
        yield lasts
    finally:
        context.away.difference_update(event.mustangs)
