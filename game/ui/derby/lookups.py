"""What can be looked up at any time, whatever is asked: by its plank, and by its key."""

from __future__ import annotations

from functools import partial

from game.ui.derby.charts.sheet import open_tables
from game.ui.derby.commands import DerbyKey
from game.ui.derby.context import DerbyContext
from game.ui.derby.odds.screen import open_odds
from game.ui.kit.canvas import Box
from game.ui.kit.inputs import Input
from game.ui.table.part import Part
from game.ui.table.strip.corner import CornerStrip, Plank


class LookUps(Part[DerbyContext]):
    """The keys for the tables, and for the chart of the odds."""

    def handle(self, given: Input) -> bool:
        command = self.context.ui.keymap.command_of(given, DerbyKey)
        if command is DerbyKey.TABLES:
            open_tables(self.context)
        elif command is DerbyKey.ODDS:
            open_odds(self.context)
        return command is not None


def corner_strip(context: DerbyContext) -> CornerStrip:
    """With a plank for the tables."""

    def place(number: int, count: int) -> Box:
        return context.layout.icon(number, racing=context.on_course)

    def own() -> tuple[Plank, ...]:
        key = context.ui.keymap.label(DerbyKey.TABLES, context.ui.words)
        tip = context.ui.say("Cards, odds and payouts (%(key)s)", key=key)
        return (Plank("tables", "ui/icon-info", tip, partial(open_tables, context)),)

    return CornerStrip(context, place, own)
