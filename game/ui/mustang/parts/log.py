"""The newest lines of the log, beside the prairie."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import below
from game.ui.mustang.context import MustangContext
from game.ui.mustang.places.table import GAP
from game.ui.table.part import Part


class Log(Part[MustangContext]):
    """It has all that score and questions leave free."""

    def build(self, group: Group) -> None:
        box = self._box
        if box is not None:
            self.context.log_panel.build(group, box)

    def draw(self, canvas: Canvas) -> None:
        if self._box is not None:
            self.context.log_panel.paint(canvas)

    @property
    def _box(self) -> Box | None:
        places, shows_scores = self.context.places, self.context.shows_scores
        if self.context.docked:
            if shows_scores or places.log is None:
                return places.log if shows_scores else places.score
            return places.score.union(places.log)
        column = places.score.union(places.actions)
        return below(column, places.score, GAP) if shows_scores else column
