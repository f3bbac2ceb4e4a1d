"""The ground of the course with its squares and the town, and who rides in which lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.derby.view import HorseView
from game.ui.derby.course.geometry import Course, course_in
from game.ui.derby.course.squares import paint_squares
from game.ui.derby.course.tags import draw_bettor, draw_number
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, SHADOW
from game.ui.kit.tween import clamp, mix
from game.wording.derby.names import TOWN_NAME

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

WOOD = "ui/table-wood"
SIGN, TOWN_AT = Box(808, 14, 146, 36), Box(824, 64, 136, 452)  # on the course's picture
RIDER, SMALL_RIDER = 29.0, 18.0  # how far from the left the riders' portraits are
FACE, SMALL_FACE = 42.0, 27.0  # their size, also where the horse still stands in its house
FRAME = 8.0  # around the picture, from both sides
AWAY = 1.2  # squares after which the portrait has all the room that it needs


def draw_ground(canvas: Canvas, view: DerbyView) -> None:
    """Painted once: for a window, and the tracks of the box."""
    box = view.layout.course
    tracks = view.seen.tracks
    key = ("derby-course", tracks, tuple(box))
    canvas.composed(
        key, box, lambda: _paint(canvas, box, tracks), backdrop=WOOD, slot="derby-course"
    )


def _paint(canvas: Canvas, box: Box, tracks: tuple[str, ...]) -> None:
    course = course_in(box)
    canvas.picture("derby/course", box)
    paint_squares(canvas, course, tracks)
    canvas.picture("derby/town", course.area(TOWN_AT))
    sign = course.area(SIGN)
    canvas.nine("ui/plank-on", sign)
    inner = sign.inflate(-16, -6)
    canvas.text(
        TOWN_NAME,
        inner,
        style="title",
        size=18,
        colour=CREAM,
        align="centre",
        drop=INK,
        wrap=False,
    )


def draw_dusk(canvas: Canvas, box: Box, alpha: int) -> None:
    """The whole course is darker: without alpha of its own it is drawn much faster."""
    area = canvas.area(box.inflate(-FRAME, -FRAME))
    key = ("derby-dusk", area.size)
    dusk = canvas.assets.made(key)
    if dusk is None:
        dusk = pygame.Surface(area.size)
        dusk.fill(SHADOW)
        canvas.assets.keep(key, dusk)
    canvas.stamp(dusk, area.topleft, alpha)


def draw_riders(canvas: Canvas, view: DerbyView) -> None:
    """Left of the lanes; a dashed ring is nobody."""
    course = course_in(view.layout.course)
    for state in view.seen.horses:
        if state.track is not None:
            _draw_rider(canvas, view, course, state, state.track)


def _draw_rider(
    canvas: Canvas, view: DerbyView, course: Course, state: HorseView, track: int
) -> None:
    """It makes room for a horse that is still in its house."""
    spot = course.spot(track, 0)
    runner = view.course.field.runners.get(state.horse)
    away = clamp((AWAY if runner is None else runner.at) / AWAY)
    runs = away > 0.5
    side = round(mix(SMALL_FACE, FACE, away) / 3) * 3.0 * course.grain
    low = spot.y + (1.0 - away) * spot.pitch * 0.2
    left = course.left + mix(SMALL_RIDER, RIDER, away) * course.across
    if state.rider is None:
        canvas.centred("derby/nobody", (left, low), size=(side, side))
    else:
        draw_bettor(canvas, view, state.rider, (left, low), side, numbered=not runs)
    if runs:  # before that it can be read on the horse itself
        draw_number(canvas, state.horse, (left + side * 0.36, low + side * 0.36))
