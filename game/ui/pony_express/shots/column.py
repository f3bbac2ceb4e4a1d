"""What the panels beside a shot are made of: titles and headings, the power, the count of the
figures; and the verdict over the board."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, DARK_RED, GOLD, INK, LIGHT_GOLD, RED
from game.ui.pony_express.shots.gauge import draw_gauge, draw_pointer
from game.ui.pony_express.shots.layout import BANNER, Sheet, shot_places

WOOD = "ui/table-wood"
TITLE, HEADING = 44.0, 32.0  # how high they are
SPEED = 90.0  # room for the speed at the right of a heading
COUNT = (306.0, 144.0)  # below its heading
PALE_RED = (236, 164, 140)


def draw_title(canvas: Canvas, box: Box, title: str) -> None:
    canvas.text(
        title,
        (box.x + 16, box.y + 10, box.width - 32, TITLE * canvas.zoom),
        style="title",
        size=32,
        colour=GOLD,
        align="centre",
        drop=DARK_RED,
        wrap=False,
    )


def draw_heading(canvas: Canvas, box: Box, heading: str, *, aside: float = 0.0) -> None:
    """A panel with a red heading; `aside`: room that is left free at its right."""
    canvas.nine("ui/panel", box)
    canvas.text(
        heading,
        (box.x + 18, box.y + 10, box.width - 36 - aside, HEADING * canvas.zoom),
        style="title",
        size=23,
        colour=RED,
        wrap=False,
    )


def draw_power(canvas: Canvas, ui: Ui, box: Box, heading: str, least: float = 1.0) -> None:
    """The panel of the power: which shot it is, and the gauge, with the share of the usual least
    power that is enough."""
    draw_heading(canvas, box, heading, aside=SPEED * ui.zoom)
    draw_gauge(canvas, ui, _gauge(box, ui.zoom), least)


def draw_speed(canvas: Canvas, ui: Ui, box: Box, speed: float) -> None:
    """On that panel: how hard it is, or was."""
    room = SPEED * ui.zoom
    canvas.text(
        ui.say("%(speed).1f m/s", speed=speed),
        (box.right - 18 - room, box.y + 10, room, HEADING * ui.zoom),
        style="title",
        size=19,
        align="right",
        wrap=False,
    )
    draw_pointer(canvas, _gauge(box, ui.zoom), speed)


def _gauge(box: Box, zoom: float) -> Box:
    top = 16 + HEADING * zoom
    return Box(box.x + 18, box.y + top, box.width - 36, box.height - top - 10)


def draw_count(canvas: Canvas, ui: Ui, box: Box, down: int, standing: int, back_to: str) -> None:
    """At the figures: what has been won so far, and how far back the others would send the
    rider."""
    draw_heading(canvas, box, ui.say("So far"))
    top = 14 + HEADING * ui.zoom
    sheet = Sheet(Box(box.x, box.y + top, box.width, box.height - top), COUNT)
    rows = (
        (ui.say("knocked down"), down, f"+{down}", LIGHT_GOLD),
        (ui.say("still up"), standing, f"-{standing}" if standing else "0", PALE_RED),
    )
    for number, (label, count, result, colour) in enumerate(rows):
        y = 4 + number * 46
        canvas.text(label, sheet.box(18, y, 150, 36), size=19)
        canvas.text(
            str(count),
            sheet.box(168, y, 34, 36),
            style="title",
            size=22,
            align="centre",
            wrap=False,
        )
        plate = sheet.box(202, y, 88, 38)
        canvas.fill(plate, INK, radius=9)
        canvas.fill(plate.inflate(-5, -5), colour, radius=7)
        words = sheet.box(210, y, 40, 38)
        canvas.text(result, words, style="title", size=20, align="centre", wrap=False)
        icon = "pieces/nugget" if number == 0 else "board/token-relay"
        size = sheet.size(26, 24) if number == 0 else sheet.size(26, 26)
        canvas.centred(icon, sheet.at(266, y + 19), size=size)
    if back_to:
        words = sheet.box(18, 98, 270, 38)
        canvas.text(back_to, words, style="italic", size=18, colour=ui.quiet_ink)


def draw_banner(canvas: Canvas, text: str, tone: str, icon: str = "") -> None:
    """What a shot came to, in large letters over the board."""
    box = shot_places(canvas.zoom).banner
    zoom = box.height / BANNER[1]
    skin = {"good": "ui/plank-green", "bad": "ui/plank-red"}.get(tone, "ui/plank-dark")
    canvas.drop_shadow(box, depth=8)
    canvas.nine(skin, box, grain=zoom)
    left = 40.0 * zoom
    if icon:
        canvas.centred(icon, (box.x + 62 * zoom, box.centery), size=(60 * zoom, 60 * zoom))
        left = 100.0 * zoom
    canvas.text(
        text,
        (box.x + left, box.y + 6, box.width - left - 40 * zoom, box.height - 12),
        style="title",
        size=30,
        colour=CREAM,
        align="centre",
        drop=INK,
    )
