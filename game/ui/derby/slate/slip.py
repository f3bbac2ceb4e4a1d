"""The slip of paper above Confirm: what would be done, and what would become of the odds."""

from __future__ import annotations

from game.ui.derby.context import DerbyContext
from game.ui.derby.course.cloth import PICTURE
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import NUMBERS
from game.ui.derby.pose import Pose, Shift
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import Units, columns, inset, rows, share, shares
from game.ui.kit.theme import INK, RED, SADDLE
from game.ui.kit.tokens import Type
from game.ui.table.log.message import draw_message
from game.ui.table.log.recent_events import draw_recent_events
from game.ui.table.part import Part

HORSE, FOOT = 84.0, 0.34  # how wide, and its ground below the middle, of that width
HEADLINE, LINE = (0.05, 0.49, 0.46), (0.52, 0.4, 0.08)  # of the height, with what is free
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
    foot = (box.x + SIDE + horse_wide / 2, box.centery + horse_wide * FOOT)
    draw_horse(canvas, f"derby/gallop-{horse}-0", NUMBERS[horse], foot, horse_wide)
    words = inset(box, left=horse_wide + 2 * SIDE, right=14)
    upper, lower = rows(words, *shares(*HEADLINE))[1], rows(words, *shares(*LINE))[1]
    wide = canvas.text_width(pose.headline, style="bold", size=Type.LEAD)
    wraps = wide * WORTH_SHRINKING > upper.width
    canvas.text(pose.headline, upper, style="bold", size=Type.LEAD, colour=INK, wrap=wraps)
    said, beside = columns(lower, share(), Units(canvas.zoom)(ODDS, most=1.25) if odds else 0.0)
    canvas.text(pose.line, said, colour=INK, wrap=False)
    if odds:
        _paint_odds(canvas, beside, *odds)


def _paint_odds(canvas: Canvas, box: Box, before: str, after: str) -> None:
    """From the ones before, if there are any others, to those after."""
    set_after = heading(canvas, after, box, size=Type.LABEL, align="right")
    if not before:
        return
    _arrow(canvas, set_after.left - ARROW + 4, box.centery)
    rest = inset(box, right=box.right - set_after.left + ARROW + 4)
    canvas.text(before, rest, style="title", colour=SADDLE, align="right", wrap=False)


def _arrow(canvas: Canvas, x: float, y: float) -> None:
    long, head, wide = 24.0, 12.0, 7.0
    canvas.line((x, y), (x + head + 2, y), RED, width=4)
    canvas.polygon([(x + head, y - wide), (x + long, y), (x + head, y + wide)], RED)
