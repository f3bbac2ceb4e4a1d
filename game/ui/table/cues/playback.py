"""What happens on a table, one cue after the other, at the pace that the player wants."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.events import Event
from game.ui.kit.scene import Ui
from game.ui.table.cues.show import RunningCue
from game.ui.table.happening import Happening

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "instant": 1.0}


class Shows(Protocol):
    """The table whose happenings are played."""

    ui: Ui

    @property
    def instant(self) -> bool: ...

    def cue_for(self, happening: Happening) -> RunningCue: ...

    def haste_for(self, happening: Happening) -> float: ...

    def must_be_seen(self, happening: Happening) -> bool: ...

    def say_in_passing(self, happening: Happening) -> None: ...

    def take(self, happening: Happening) -> None: ...

    def rebuild_scene(self) -> None: ...


class Playback:
    """`haste`: how many times as fast as usual the present cue is shown."""

    def __init__(self, table: Shows) -> None:
        self._table = table
        self._queue: deque[Happening] = deque()
        self.cue: RunningCue | None = None
        self.haste = 1.0

    @property
    def busy(self) -> bool:
        return self.cue is not None or bool(self._queue)

    @property
    def coming(self) -> Sequence[Happening]:
        """What will be shown next."""
        return tuple(self._queue)

    @property
    def events_to_come(self) -> int:
        """How many events wait to be shown."""
        return sum(isinstance(happening.event, Event) for happening in self._queue)

    def add(self, happening: Happening) -> None:
        self._queue.append(happening)

    def drop(self) -> None:
        """Nothing of it is shown any more."""
        if self.cue is not None:
            self.cue.finish()
        self.cue, self.haste = None, 1.0
        self._queue.clear()

    def skip(self) -> None:
        """The cue that is shown now goes to its end."""
        if self.cue is not None and self.cue.skip():
            self._end_cue()

    # ------------------------------------------------------------------ time

    def play(self, seconds: float) -> None:
        """One cue after the other. Those that take no time do not cost a frame."""
        while True:
            if self.cue is None:
                if not self._queue:
                    return
                self._begin_cue()
            if self.cue is None or not self.cue.advance(seconds * self.haste):
                return
            self._end_cue()
            seconds = 0.0

    def take_all_but_what_must_be_seen(self, seconds: float) -> None:
        must_be_seen = self._table.must_be_seen
        if self.cue is not None and must_be_seen(self.cue.happening):
            if not self.cue.advance(seconds):
                return
            self._end_cue()
        self.take_all(until=must_be_seen)
        if self._queue:
            self._begin_cue()

    def take_all(self, until: Callable[[Happening], bool] = lambda happening: False) -> None:
        """Everything at once; only what is said can still be read."""
        if self.cue is not None:
            self.cue.end()
            self._end_cue()
        while self._queue and not until(self._queue[0]):
            happening = self._queue.popleft()
            self._table.take(happening)
            self._table.say_in_passing(happening)

    def _begin_cue(self) -> None:
        happening = self._queue.popleft()
        self.haste = self._table.haste_for(happening)
        self.cue = self._table.cue_for(happening)
        self.cue.begin()
        if self.cue.whole_screen:
            self._table.rebuild_scene()

    def _end_cue(self) -> None:
        over, self.cue = self.cue, None
        self.haste = 1.0
        if over is not None and over.whole_screen:
            self._table.rebuild_scene()
