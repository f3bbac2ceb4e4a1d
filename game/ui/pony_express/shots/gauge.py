"""The power of a shot, from too short to too hard."""

from __future__ import annotations

import math

from game.i18n import mark_in_context
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, GREEN, INK, RED, TAN
from game.ui.pony_express.shots.layout import TIGHT
from physics.model import MAX_SPEED, Scene

GOOD_FROM, GOOD_TO = 1.6, 3.0  # m/s: slower does not get there, faster leaves the table
BAR = 24.0
WORDS = 24.0  # how high they are, and the line below them:
LINE = 28.0
GAP = 4.0
TOO_SOFT = mark_in_context("the power of a flick", "short")
RIGHT = mark_in_context("the power of a flick", "good")


def least_power(scene: Scene, corner_to_corner: float) -> float:
    """How much of the usual least power gets a die to the target: friction takes speed by the
    square root of the way. `corner_to_corner`: from the line of a duel to its target, in cm."""
    places = [piece.at for piece in scene.pieces if piece.owner == scene.target is not None]
    if not places:
        return 1.0
    way = sum(scene.line.offsets(at)[0] for at in places) / len(places)
    return min(math.sqrt(max(way, 0.0) / corner_to_corner), 1.0)


def gauge_height(ui: Ui) -> float:
    """With its words below."""
    return BAR + GAP + ui.units(WORDS + LINE)


def draw_gauge(canvas: Canvas, ui: Ui, box: Box, least: float = 1.0) -> None:
    """A bar with three bands and their names, and what it is about. `least`: the share of the
    usual least power that is enough."""
    bar, inner = _bar(box), _bands(box)
    canvas.fill(bar, INK, radius=8)
    begin = inner.x
    good_from = GOOD_FROM * least
    for end, colour in ((good_from, TAN), (GOOD_TO, GREEN), (MAX_SPEED, RED)):
        right = inner.x + inner.width * end / MAX_SPEED
        canvas.fill((begin, inner.y, right - begin, inner.height), colour)
        begin = right
    third, high = box.width / 3, WORDS * ui.zoom
    middle = inner.x + inner.width * (good_from + GOOD_TO) / 2 / MAX_SPEED
    words = (
        (ui.words.in_context(TOO_SOFT), box.x, third, "left"),
        (ui.words.in_context(RIGHT), middle - third / 2, third, "centre"),
        (ui.say("too hard"), box.right - third, third, "right"),
    )
    top = bar.bottom + GAP
    for text, x, width, align in words:
        canvas.text(text, (x, top, width, high), size=18, colour=ui.quiet_ink, align=align)
    if ui.zoom <= TIGHT:
        canvas.text(
            ui.say("Power of the flick"),
            (box.x, top + high, box.width, LINE * ui.zoom),
            style="italic",
            size=18,
            colour=ui.quiet_ink,
            wrap=False,
        )


def draw_pointer(canvas: Canvas, box: Box, speed: float) -> None:
    """On the gauge in the same box."""
    inner = _bands(box)
    at = inner.x + inner.width * min(speed / MAX_SPEED, 1.0)
    tip = inner.y + 1
    canvas.polygon([(at, tip - 1), (at - 13, tip + 25), (at + 13, tip + 25)], INK)
    canvas.polygon([(at, tip + 4), (at - 9, tip + 22), (at + 9, tip + 22)], CREAM)


def _bar(box: Box) -> Box:
    return Box(box.x, box.y, box.width, BAR)


def _bands(box: Box) -> Box:
    return _bar(box).inflate(-8, -8)
