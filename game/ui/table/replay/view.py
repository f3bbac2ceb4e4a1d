"""The table of a replay: wound to any event, at a pace of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.engine.events import Event
from game.engine.recording import Recording
from game.ui.kit.scene import Ui
from game.ui.table.context import TableContext
from game.ui.table.cues.playback import SPEEDS
from game.ui.table.definition import TableDef
from game.ui.table.happening import Happening, Told
from game.ui.table.look import Look
from game.ui.table.replay.bar import ReplayBar
from game.ui.table.replay.places import ReplayPlaces, replay_height, replay_places
from game.ui.table.strip.strip import Strip
from game.ui.table.view.table_view import TableView

C = TypeVar("C", bound=TableContext[Any, Any])


class RecordedView(TableView[C]):
    """`rate`: how many times as fast as usual; 0: everything is there at once. `bar`: what winds
    it, in the place of the usual strip."""

    def __init__(
        self, definition: TableDef[C], ui: Ui, recording: Recording, look: Look, bar: ReplayBar
    ) -> None:
        self._recording = recording
        self._bar = bar
        self.rate = 1.0
        feed = recording.feed(sees_all=False)
        super().__init__(definition, ui, feed, look, 0, recording.players)
        definition.begin_replay(self.context, recording)

    def _prepare(self) -> None:
        self.context.replayed = True

    def _make_strip(self) -> Strip:
        return self._bar

    def wind_to(self, position: int, *, sees_all: bool) -> None:
        """Straight to the table as it was after so many events."""
        recording = self._recording
        self.context.sees_all = sees_all
        self.feed = recording.feed(sees_all=sees_all)
        self.drop_everything()
        moment = self._view(recording.frames_before(position, sees_all=sees_all))
        self.put_on(moment, recording.entries(position, sees_all=sees_all))

    def coming_after(self, shown: Happening) -> Sequence[Told]:
        """By the record: each event leaves it only when it is shown."""
        assert shown.number is not None, "it is a frame of the recording"
        return [self.feed.event(number) for number in range(shown.number + 1, len(self.feed))]

    @property
    def places(self) -> ReplayPlaces:
        strip = self.context.strip_box
        return replay_places(self.ui.zoom, strip.x, strip.y, strip.width)

    @property
    def fights(self) -> tuple[type[Event], ...]:
        return self.definition.fights

    @property
    def turns_tip(self) -> str:
        return self.definition.turns_tip

    @property
    def show_tip(self) -> str:
        return self.definition.show_tip

    @property
    def hide_tip(self) -> str:
        return self.definition.hide_tip

    @property
    def instant(self) -> bool:
        return self.rate == 0.0

    def advance(self, seconds: float) -> None:
        usual = SPEEDS[self.ui.settings.animation_speed]
        super().advance(seconds * (self.rate or 1.0) / usual)

    def _keep_context(self) -> None:
        super()._keep_context()
        self.context.strip_height = replay_height(self.ui.units)
