"""The table of a replay: wound to any event, at a pace of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.events import Event
from game.engine.match import Match
from game.engine.recording import Recording
from game.i18n import mark
from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.table.look import Look
from game.ui.table.replay_places import ReplayPlaces, replay_places
from game.ui.table.view import SPEEDS, TableView

if TYPE_CHECKING:
    from game.ui.table.replay_bar import ReplayBar


class RecordingView(TableView):
    """To be mixed with a game's view, before it. `rate`: how many times as fast as usual; 0:
    everything is there at once."""

    fights: tuple[type[Event], ...] = ()  # classes of events whose turns are marked
    turns_tip = mark("Jump to a turn. Red marks are fights.")
    show_tip = mark("Show everyone's secrets.")
    hide_tip = mark("Hide the secrets.")

    def __init__(self, ui: Ui, recording: Recording, look: Look) -> None:
        self._recording = recording
        self.rate = 1.0
        self.sees_all = False
        self.bar: ReplayBar | None = None  # in the place of the usual strip
        super().__init__(ui, recording._match, look, None, begin=0, players=recording.players)

    def start_from(self, match: Match, told: int) -> None:
        self.wind_to(told, sees_all=self.sees_all)

    def wind_to(self, position: int, *, sees_all: bool) -> None:
        """Straight to the table as it was after so many events."""
        self.sees_all = sees_all
        self.drop_everything()
        recording = self._recording
        shown = recording.frames_before(position, sees_all=sees_all)
        moment = recording.feed(sees_all=sees_all).view_after(shown)
        self.put_on(moment, recording.entries(position, sees_all=sees_all))

    @property
    def places(self) -> ReplayPlaces:
        strip = self.strip
        return replay_places(self.ui.zoom, strip.x, strip.y, strip.width)

    @property
    def instant(self) -> bool:
        return self.rate == 0.0

    def advance(self, seconds: float) -> None:
        usual = SPEEDS[self.ui.settings.animation_speed]
        super().advance(seconds * (self.rate or 1.0) / usual)

    # ------------------------------------------------------------------ around the table

    def build_strip(self, group: Group) -> None:
        if self.bar is not None:
            self.bar.build(group)

    def paint_strip(self, canvas: Canvas) -> None:
        if self.bar is not None:
            self.bar.paint(canvas)

    def draw_strip(self, canvas: Canvas) -> None:
        if self.bar is not None:
            self.bar.draw(canvas)
