"""The table of a replay: wound to any event, at a pace of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.match import Match
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.race.dice_tray import dice_are_read
from game.ui.race.look import Look
from game.ui.race.replay_places import replay_places
from game.ui.race.tape import Tape
from game.ui.race.view import SPEEDS, TableView

if TYPE_CHECKING:
    from game.ui.race.replay_bar import ReplayBar


class TapeView(TableView):
    """`rate`: how many times as fast as usual; 0: everything is there at once."""

    lively = False  # what happened is looked at closely here, perhaps step by step

    def __init__(self, ui: Ui, tape: Tape, look: Look) -> None:
        self._tape = tape
        self.rate = 1.0
        self.sees_all = False
        super().__init__(ui, tape.match, look, None, begin=0, players=tape.players)
        self.bar: ReplayBar | None = None  # around the table, in the place of the usual strip

    def start_from(self, match: Match, told: int) -> None:
        self.wind_to(told, sees_all=self.sees_all)

    def wind_to(self, position: int, *, sees_all: bool) -> None:
        """Straight to the table as it was after so many events."""
        self.sees_all = sees_all
        self._drop_everything()
        self.stage = self._tape.stage_at(position, sees_all=sees_all)
        entries = self._tape.entries(position, sees_all=sees_all)
        self.tray.away = dice_are_read(entries)
        self.log.begin(entries, None)
        self._stand()

    @property
    def column(self) -> Box:
        """The bar below goes on to the right."""
        side = super().column
        return Box(side.x, side.y, side.width, replay_places(self.ui.zoom).column + 4)

    @property
    def instant(self) -> bool:
        return self.rate == 0.0

    def advance(self, seconds: float) -> None:
        usual = SPEEDS[self.ui.settings.animation_speed]
        super().advance(seconds * (self.rate or 1.0) / usual)

    # ------------------------------------------------------------------ around the table

    def build_column(self, group: Group) -> None:
        if self.bar is not None:
            self.bar.build_column(group)

    def build_strip(self, group: Group) -> None:
        if self.bar is not None:
            self.bar.build(group)

    def paint_strip(self, canvas: Canvas) -> None:
        if self.bar is not None:
            self.bar.paint(canvas)

    def draw_strip(self, canvas: Canvas) -> None:
        if self.bar is not None:
            self.bar.draw(canvas)
