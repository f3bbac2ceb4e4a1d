"""What is asked or going on at Western's table, and beside it what happened before."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.kit.layout import beside
from game.ui.kit.tokens import Gap
from game.ui.table.log.headline import Headline
from game.ui.table.log.message import draw_message
from game.ui.table.log.recent_events import draw_recent_events
from game.ui.table.part import Part
from game.ui.western.context import WesternContext


class Message(Part[WesternContext]):
    """What the question says; else what is shown, or who is asked."""

    def __init__(self, context: WesternContext) -> None:
        super().__init__(context)
        self._going_on = Headline(context)

    def draw(self, canvas: Canvas) -> None:
        pose = self.context.pose
        said = (pose.headline, pose.line)
        headline, line = said if any(said) else self._going_on.message()
        draw_message(canvas, self.context.places.message, headline, line)


class RecentEvents(Part[WesternContext]):
    """While nobody is asked there."""

    def draw(self, canvas: Canvas) -> None:
        row, message = self.context.places.row, self.context.places.message
        if not self.context.docked:
            box = beside(row, message, Gap.WIDE)
            draw_recent_events(canvas, self.context.log.lines, box)
