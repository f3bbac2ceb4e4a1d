"""What the panels beside a shot are made of: titles and headings, the power, the count of the
figures; and the verdict over the board."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.heading import heading
from game.ui.kit.layout import LEFT, Units, columns, fit, inset, placed, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, DARK_RED, GOLD, INK, LIGHT_GOLD, Colour
from game.ui.kit.tokens import Type
from game.ui.pony_express.shots.gauge import draw_gauge, draw_pointer
from game.ui.pony_express.shots.layout import BANNER, shot_places

TITLE, HEADING = 44.0, 32.0  # how high they are
AROUND_TITLE, MARGIN, TOP = 16.0, 18.0, 10.0  # beside them, and above them
SPEED = 90.0  # room for the speed at the right of a heading
GAUGE = 6.0  # between a heading and the gauge
# Below its heading, the panel of the count: two lines and what comes of them, with air between;
# and across it, what is counted, how many, and a plate with what they are worth and a picture.
COUNT_LINES = (4.0, 38.0, 8.0, 38.0, 10.0, 38.0, 8.0)
COUNT_PARTS = (18.0, 150.0, 34.0, 88.0, 16.0)
PLATE_PARTS = (8.0, 40.0, 3.0, 26.0, 11.0)
BELOW_COUNT = 4.0  # between the heading and these
OUTER, INNER, EDGE = 9.0, 7.0, 2.5  # how round the plate is, and how wide its edge
PALE_RED = (236, 164, 140)
# On the banner: the margins; how large an icon is, and where it begins, and the words after it.
ASIDE, ICON, BEFORE_ICON, AFTER_ICON = 40.0, 60.0, 32.0, 100.0


def draw_title(canvas: Canvas, box: Box, title: str) -> None:
    room = inset(box, x=AROUND_TITLE, top=TOP)
    canvas.text(
        title,
        rows(room, Units(canvas.zoom)(TITLE))[0],
        style="title",
        size=Type.TITLE,
        colour=GOLD,
        align="centre",
        drop=DARK_RED,
        wrap=False,
    )


def draw_heading(canvas: Canvas, box: Box, words: str, *, aside: float = 0.0) -> None:
    """A panel with a red heading; `aside`: room that is left free at its right."""
    canvas.nine("ui/panel", box)
    line, _ = columns(_heading(box, Units(canvas.zoom)), share(), aside)
    heading(canvas, words, line)


def _heading(box: Box, units: Units) -> Box:
    return rows(inset(box, x=MARGIN, top=TOP), units(HEADING))[0]


def draw_power(canvas: Canvas, ui: Ui, box: Box, words: str, least: float = 1.0) -> None:
    """The panel of the power: which shot it is, and the gauge, with the share of the usual least
    power that is enough."""
    draw_heading(canvas, box, words, aside=ui.units(SPEED))
    draw_gauge(canvas, ui, _gauge(box, ui.units), least)


def draw_speed(canvas: Canvas, ui: Ui, box: Box, speed: float) -> None:
    """On that panel: how hard it is, or was."""
    _, room = columns(_heading(box, ui.units), share(), ui.units(SPEED))
    text = ui.say("%(speed).1f m/s", speed=speed)
    canvas.text(text, room, style="title", size=Type.ENTRY, align="right", wrap=False)
    draw_pointer(canvas, _gauge(box, ui.units), speed)


def _gauge(box: Box, units: Units) -> Box:
    return inset(box, x=MARGIN, top=TOP + units(HEADING) + GAUGE, bottom=TOP)


class _Line(NamedTuple):
    """What has been counted, and what that is worth."""

    label: str
    number: int
    worth: str
    colour: Colour
    picture: str
    shape: Point


def draw_count(canvas: Canvas, ui: Ui, box: Box, down: int, standing: int, back_to: str) -> None:
    """At the figures: what has been won so far, and how far back the others would send the
    rider."""
    draw_heading(canvas, box, ui.say("So far"))
    area = inset(box, top=TOP + ui.units(HEADING) + BELOW_COUNT)
    _, won, _, lost, _, words, _ = rows(area, *shares(*COUNT_LINES))
    fallen = ui.say("knocked down")
    _draw_line(
        canvas, won, _Line(fallen, down, f"+{down}", LIGHT_GOLD, "pieces/nugget", (13.0, 12.0))
    )
    loss = f"-{standing}" if standing else "0"
    up = ui.say("still up")
    _draw_line(canvas, lost, _Line(up, standing, loss, PALE_RED, "board/token-relay", (1.0, 1.0)))
    if back_to:
        place = inset(words, x=MARGIN)
        canvas.text(back_to, place, style="italic", size=Type.NOTE, colour=ui.quiet_ink)


def _draw_line(canvas: Canvas, box: Box, line: _Line) -> None:
    _, label, number, plate, _ = columns(box, *shares(*COUNT_PARTS))
    canvas.text(line.label, label, size=Type.ENTRY)
    canvas.text(
        str(line.number), number, style="title", size=Type.LABEL, align="centre", wrap=False
    )
    canvas.fill(plate, INK, radius=OUTER)
    canvas.fill(inset(plate, EDGE), line.colour, radius=INNER)
    _, worth, _, picture, _ = columns(plate, *shares(*PLATE_PARTS))
    canvas.text(line.worth, worth, style="title", size=Type.BODY, align="centre", wrap=False)
    canvas.centred(line.picture, picture.center, size=fit(picture, line.shape).size)


def draw_banner(canvas: Canvas, text: str, tone: str, icon: str = "") -> None:
    """What a shot came to, in large letters over the board."""
    box = shot_places(canvas.zoom).banner
    units = Units(box.height / BANNER[1])
    skin = {"good": "ui/plank-green", "bad": "ui/plank-red"}.get(tone, "ui/plank-dark")
    canvas.drop_shadow(box, depth=8)
    canvas.nine(skin, box, grain=units.zoom)
    room = inset(box, right=units(ASIDE), y=6)
    _, words = columns(room, units(AFTER_ICON if icon else ASIDE), share())
    if icon:
        place = placed(inset(box, left=units(BEFORE_ICON)), units(ICON), units(ICON), LEFT)
        canvas.centred(icon, place.center, size=place.size)
    canvas.text(text, words, style="title", size=Type.TITLE, colour=CREAM, align="centre", drop=INK)
