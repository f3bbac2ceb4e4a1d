"""Watching a whole game again: play, pause, speed, event by event, turn by turn, with or without
the secrets."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from game.engine.recording import Recording
from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Scene, Ui
from game.ui.table.commands import ReplayKey
from game.ui.table.context import TableContext
from game.ui.table.definition import TableDef
from game.ui.table.happening import Happening
from game.ui.table.look import Look, usual_look
from game.ui.table.replay.bar import INSTANT, ReplayBar
from game.ui.table.replay.view import RecordedView

C = TypeVar("C", bound=TableContext[Any, Any])

FLIP = 0.05  # seconds for an event that is shown without its way there
STEPS = {ReplayKey.BACK: -1, ReplayKey.ON: 1}
TURNS = {ReplayKey.TURN_BACK: -1, ReplayKey.TURN_ON: 1}


class ReplayScene(Scene, Generic[C]):
    """`view`: the table as it is drawn."""

    name = "replay"
    stirs = True

    def __init__(
        self,
        ui: Ui,
        definition: TableDef[C],
        recording: Recording,
        look: Look | None = None,
    ) -> None:
        super().__init__(ui)
        self.definition = definition
        self.recording = recording
        look = look or usual_look(len(recording.names))
        self.position = 0  # events that have been shown, or are being shown
        self.playing = True
        self.rate = 1.0
        self.sees_all = False
        self._waited = 0.0
        self._bar = ReplayBar(self)
        self.view = RecordedView(definition, ui, recording, look, self._bar)
        self.view.context.actions.rebuild = self.rebuild

    @property
    def music(self) -> str:  # type: ignore[override]
        return self.view.context.music

    # ------------------------------------------------------------------ winding

    @property
    def at_end(self) -> bool:
        return self.position >= len(self.recording)

    @property
    def turn(self) -> int:
        """Which of the recording's turns is shown."""
        return self.recording.turn_at(self.position)

    def toggle(self) -> None:
        """Play or pause; from the end, from the beginning again."""
        if self.at_end and not self.view.busy:
            self.wind_to(0)
            self.playing = True
        else:
            self.playing = not self.playing
        self.rebuild()

    def set_rate(self, rate: float) -> None:
        self.rate = rate
        self.view.rate = rate
        self.rebuild()

    def show_secrets(self, shown: bool) -> None:
        self.sees_all = shown
        self.wind_to(self.position)
        self.rebuild()

    def wind_to(self, position: int) -> None:
        """Straight to the table as it was after so many events."""
        self.position = min(max(position, 0), len(self.recording))
        self._waited = 0.0
        was_elsewhere = self.view.cue is not None and self.view.cue.whole_screen
        self.view.wind_to(self.position, sees_all=self.sees_all)
        if was_elsewhere:
            self.rebuild()

    def wind_to_turn(self, turn: int) -> None:
        """The beginning of a turn: its first event is there already."""
        turn = min(max(turn, 0), len(self.recording.turns) - 1)
        self.wind_to(self.recording.turns[turn] + 1 if turn else 0)

    def step(self, by: int) -> None:
        """One event that can be seen, on or back; the way on is shown."""
        self.playing = False
        if by > 0 and self.view.busy:
            self.view.skip()
        elif by > 0:
            self._show_next()
        else:
            self.wind_to(self._seen_before(self.position))
        self.rebuild()

    def step_turn(self, by: int) -> None:
        turn = self.turn
        back_to_its_start = by < 0 and self.position > self.recording.turns[turn] + 1
        self.wind_to_turn(turn if back_to_its_start else turn + by)

    def _seen_before(self, position: int) -> int:
        position -= 1
        while position > 0 and not self.recording.seen(position, sees_all=self.sees_all):
            position -= 1
        return position

    def _show_next(self) -> None:
        while not self.at_end:
            at, self.position = self.position, self.position + 1
            if self.recording.seen(at, sees_all=self.sees_all):
                frame = self.recording.frame(at, sees_all=self.sees_all)
                self.view.show(Happening(frame.event, frame.view, frame.shot, frame.number))
                return

    # ------------------------------------------------------------------ time

    def enter(self) -> None:
        self.view.refresh_words()

    def update(self, seconds: float) -> None:
        if not self.playing and not self.view.busy:
            self.view.look(seconds)
        if self.playing or self.view.busy:
            self.view.advance(seconds)
        if not self.playing or self.view.busy:
            return
        self._waited += seconds
        if self.at_end:
            self.playing = False
            self.rebuild()
        elif self.rate != INSTANT or self._waited >= FLIP:
            self._waited = 0.0
            self._show_next()

    def leave(self) -> None:
        self.ui.sounds.stop_loops()

    # ------------------------------------------------------------------ the screen

    def build(self) -> None:
        self.view.build(self.group)

    def draw(self, canvas: Canvas) -> None:
        self.view.draw(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        self.view.draw_above(canvas)

    def handle(self, given: Input) -> bool:
        cue = self.view.cue
        return (cue is not None and cue.handle(given)) or self.view.handle(given)

    def intercept(self, given: Input) -> bool:
        """The keys of a player of tapes, unless a widget that holds a value has the focus."""
        keymap = self.ui.keymap
        command = keymap.command_of(given, ReplayKey, repeats=True)
        if command is None or self._bar.holds_keys(self.group):
            return False
        if command in STEPS:
            self.step(STEPS[command])
        elif command in TURNS:
            self.step_turn(TURNS[command])
        elif command is ReplayKey.BEGINNING:
            self.wind_to(0)
        elif command is ReplayKey.END:
            self.wind_to(len(self.recording))
        elif keymap.matches(given, ReplayKey.PLAY) and not self.group.shows_focus:
            self.toggle()
        else:
            return False
        return True
