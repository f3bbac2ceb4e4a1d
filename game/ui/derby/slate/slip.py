"""The slip of paper above Confirm: what would be done, and what would become of the odds."""

from __future__ import annotations

from game.ui.derby.context import DerbyContext
from game.ui.derby.course.cloth import PICTURE
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import NUMBERS
from game.ui.derby.pose import Pose, Shift
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, RED, SADDLE
from game.ui.table.log.message import draw_message
from game.ui.table.log.recent_events import draw_recent_events
from game.ui.table.part import Part

HORSE = 84.0  # how wide
SIDE = 12.0
ODDS = 132.0  # how wide the odds before and after are, with the arrow between
ARROW = 34.0
WORTH_SHRINKING = 0.75  # a headline a little smaller on one line looks better than two lines


class PreviewSlip(Part[DerbyContext]):
    """Without a plan: what is asked, or going on."""

    def draw(self, canvas: Canvas) -> None:
        context, pose = self.context, self.context.pose
        box, horse = context.layout.preview, pose.column
        if horse is None or not pose.headline:
            draw_message(canvas, box, *context.message())
            return
        odds = self._odds(pose.shift)
        key = ("derby-preview", horse, pose.headline, pose.line, odds)
        around = box.inflate(36, 36)
        canvas.composed(
            key, around, lambda: _paint(canvas, box, horse, pose, odds), slot="derby-preview"
        )

    def _odds(self, shift: Shift | None) -> tuple[str, ...]:
        """Those before, where they were others, and those after."""
        words = self.context.words
        if shift is None:
            return ()
        before = "" if shift.before in (None, shift.row) else words.odds(shift.before)
        return before, words.odds(shift.row)


class RecentEvents(Part[DerbyContext]):
    """In the place of the planks while nobody is asked."""

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        if not context.docked and context.layout.has_past:
            draw_recent_events(canvas, context.log.lines, context.layout.past)


def _paint(canvas: Canvas, box: Box, horse: str, pose: Pose, odds: tuple[str, ...]) -> None:
    canvas.drop_shadow(box)
    canvas.nine("ui/paper", box)
    horse_wide = min(HORSE, (box.height - 12) * PICTURE[0] / PICTURE[1])
    foot = (box.x + SIDE + horse_wide / 2, box.centery + horse_wide * 0.34)
    draw_horse(canvas, f"derby/gallop-{horse}-0", NUMBERS[horse], foot, horse_wide)
    left, right = box.x + horse_wide + 2 * SIDE, box.right - 14
    upper = Box(left, box.y + box.height * 0.05, right - left, box.height * 0.49)
    wide = canvas.text_width(pose.headline, style="bold", size=21)
    wraps = wide * WORTH_SHRINKING > upper.width
    canvas.text(pose.headline, upper, style="bold", size=21, colour=INK, wrap=wraps)
    beside = ODDS * min(canvas.zoom, 1.25) if odds else 0.0
    lower = Box(left, box.y + box.height * 0.52, right - left - beside, box.height * 0.4)
    canvas.text(pose.line, lower, size=20, colour=INK, wrap=False)
    if odds:
        _paint_odds(canvas, Box(right - beside, lower.y, beside, lower.height), *odds)


def _paint_odds(canvas: Canvas, box: Box, before: str, after: str) -> None:
    """From the ones before, if there are any others, to those after."""
    set_after = canvas.text(
        after, box, style="title", size=22, colour=RED, align="right", wrap=False
    )
    if not before:
        return
    _arrow(canvas, set_after.left - ARROW + 4, box.centery)
    rest = (box.x, box.y, set_after.left - ARROW - 4 - box.x, box.height)
    canvas.text(before, rest, style="title", size=20, colour=SADDLE, align="right", wrap=False)


def _arrow(canvas: Canvas, x: float, y: float) -> None:
    canvas.line((x, y), (x + 14, y), RED, width=4)
    canvas.polygon([(x + 12, y - 7), (x + 24, y), (x + 12, y + 7)], RED)
