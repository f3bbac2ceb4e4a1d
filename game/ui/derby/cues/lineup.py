"""Between betting and racing: riders are named, the view goes over to the course, tracks are
taken, and the race begins."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.derby.cards import HORSES
from game.rules.derby.events import RaceBegan, RiderNamed, TrackRolled, TrackTaken
from game.ui.derby.context import DerbyShow
from game.ui.derby.course.tags import draw_number
from game.ui.derby.die.ten_sided_die import draw_still_die
from game.ui.derby.slate.places import rider_at
from game.ui.derby.slate.riders import draw_rider
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import LIGHT_GOLD
from game.ui.kit.tween import clamp, mix, smooth
from game.ui.table.cues.show import FRAME
from game.ui.table.cues.signs import draw_sign, hang_sign

SHOWN = 0.6  # seconds for each rider
PANS = 1.3  # seconds from the slate to the course
COMES_FROM = -1.6  # squares before its house
SEEN_FROM, CELL = 0.3, 96.0  # seconds until rolls are seen, and how wide each is
RINGS, RINGS_FOR = 26.0, 0.5  # how far the ring round a rider spreads, and in how many seconds


def rider_named(event: RiderNamed, show: DerbyShow) -> Iterator[float]:
    """Whoever has the most chips on a horse rides it. While the first of them is looked at, the
    course is made ready; after the last the view goes over to it."""
    context, is_last = show.context, event.horse == HORSES[-1]
    if event.horse == HORSES[0]:
        context.wants_course = True
    if not is_last:
        show.settle()
    show.play("stamp" if event.seat is not None else "tick")

    def draw(canvas: Canvas) -> None:
        if is_last:
            draw_rider(canvas, context, event.horse, event.seat)
        share = show.time / RINGS_FOR
        if not show.still and share < 1.0:
            canvas.disc(rider_at(event.horse), 18 + RINGS * share, LIGHT_GOLD, width=2)

    with show.drawing(draw):
        if not is_last:
            yield SHOWN
        elif show.still:
            yield SHOWN + 0.7
        else:
            yield SHOWN + 0.5
    if is_last and not show.still:
        yield from _go_to_course(show)


def _go_to_course(show: DerbyShow) -> Iterator[float]:
    context, leaves = show.context, SHOWN + 0.5
    context.pan = 0.0
    try:
        show.settle()
        show.play("whoosh")
        while show.time < leaves + PANS:
            context.pan = smooth(clamp((show.time - leaves) / PANS))
            yield FRAME
    finally:
        context.pan = None


def track_rolled(event: TrackRolled, show: DerbyShow) -> Iterator[float]:
    """Horses that are equal in everything: the die decides."""
    lasts, title = 2.2, show.context.ui.say("Rolling for tracks")
    show.settle()
    show.play("dice-spill-1")

    def draw(canvas: Canvas) -> None:
        sign = draw_sign(canvas, show, lasts, title, show.sentence)
        if SEEN_FROM <= show.time <= lasts - SEEN_FROM:
            _draw_rolls(canvas, event, sign)

    show.draw(draw)
    yield lasts


def _draw_rolls(canvas: Canvas, event: TrackRolled, sign: Box) -> None:
    """Below the sign, each horse with what it rolled."""
    rolled = list(zip(event.horses, event.faces, strict=True))
    row = Box(0, sign.bottom + 8, CELL * len(rolled) + 20, CELL)
    row.centerx = sign.centerx
    canvas.layer += 60
    canvas.nine("ui/panel-dark", row)
    for number, (horse, face) in enumerate(rolled):
        left = row.x + 10 + CELL * number
        draw_still_die(canvas, Box(left + 26, row.y + 10, CELL - 32, CELL - 20), face)
        draw_number(canvas, horse, (left + 20, row.centery))
    canvas.layer -= 60


def track_taken(event: TrackTaken, show: DerbyShow) -> Iterator[float]:
    """A horse trots into its house."""
    context, lasts = show.context, 0.5 if event.seat is None else 0.9
    show.settle()
    context.field.follow(context.seen.horses)
    show.play(f"hooves-{event.track % 3 + 1}", 0.7)
    runner = context.field.runners[event.horse]
    try:
        while show.time < lasts:
            share = smooth(show.share(lasts))
            runner.at = 0.0 if show.still else mix(COMES_FROM, 0.0, share)
            yield FRAME
    finally:
        runner.at = 0.0


def race_began(event: RaceBegan, show: DerbyShow) -> Iterator[float]:
    """The order stands below the course and beside it: the sign would be as wide as both."""
    title = show.context.ui.say("To the starting line!")
    yield from hang_sign(show, title, "", lasts=1.8, sound="bugle-start", icon="derby/marker-star")
