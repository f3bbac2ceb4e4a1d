"""Free duels one after the other: who shoots, against whom, with which hand, and the score."""

from __future__ import annotations

from typing import Literal

from game.engine.errors import Message
from game.practice.layout import Layout, problem
from game.practice.twin.free_duel import OTHER, YOU, FreeDuel, Score, duelling_ground, seen_by
from game.practice.twin.twin import Shooter, Twin, bot_shooter, twin_of, twin_shooter
from game.ui.range.context import RangeContext
from game.ui.range.slices import Slices
from game.ui.range.twin.prospects import Prospects

Side = Literal["you", "twin"]
TAKES_AIM = 0.8  # seconds
PAUSE, AFTER_DUEL = 1.6, 2.6  # seconds that a verdict stays before the next shot


class Bouts:
    """`side`: who shoots for you; `running`: then the twin shoots on and on. `on_board`: from
    whose side the table is seen; `next_at`: when the next shot is taken at the earliest."""

    def __init__(self, context: RangeContext) -> None:
        self._context = context
        self._ui = context.ui
        self.side: Side = "you"
        self.level = "greenhorn"
        self.running = False
        self.twin: Twin | Message = twin_of((), {}, "flick")  # until the tab is entered
        self.prospects: Prospects | None = None
        self._ground = Layout()
        self._begin_anew()

    # ------------------------------------------------------------------ what is chosen

    def enter(self) -> None:
        """The hand may be another by now, and so may the table."""
        ground = self._usual_ground()
        if ground != self._ground:
            self._ground = ground
            self._begin_anew()
        self.measure()

    def _usual_ground(self) -> Layout:
        """The table of the first tab, as far as two can shoot at it."""
        ground = duelling_ground(self._context.modes[0].layout)
        crowded = any(problem(seen_by(ground, who)) for who in (YOU, OTHER))
        return Layout() if crowded else ground

    def measure(self) -> None:
        """The hand, of which the twin is made."""
        store, style = self._context.store, self._context.ledger.style
        self.twin = twin_of(store.shots, store.layouts, style)
        if isinstance(self.twin, Message):
            self.prospects, self.side = None, "you"
        elif self.prospects is None or self.prospects.twin != self.twin:
            self.prospects = Prospects(self.twin, self._ground)

    def hand_changed(self) -> None:
        """Another style has another twin."""
        before = self.side
        self.measure()
        if before == "twin":
            self.restart()

    def choose_side(self, side: Side) -> None:
        self.side = side
        self.restart()

    def choose_level(self, level: str) -> None:
        self.level = level
        self.restart()

    def toggle_running(self) -> None:
        self.running = not self.running
        self._context.rebuild()

    def restart(self) -> None:
        """From nought."""
        self.running = False
        self._begin_anew()
        self._context.set_table()

    def _begin_anew(self) -> None:
        self.score = Score()
        self._shooters: dict[int, Shooter] = {OTHER: bot_shooter(self.level)}
        if self.side == "twin" and isinstance(self.twin, Twin):
            self._shooters[YOU] = twin_shooter(self.twin)
        self._thought: dict[int, Slices[None]] = {}
        if self.prospects is not None and self.prospects.table != self._ground:
            self.prospects = None
        self.begin_duel()

    # ------------------------------------------------------------------ the present duel

    def begin_duel(self) -> None:
        self.duel = FreeDuel(self._ground, self.score.first)
        self.on_board = self.score.first
        self.next_at = self._ui.time + TAKES_AIM

    def turn_table(self) -> None:
        """To whoever shoots next."""
        self.on_board = self.next
        self.next_at = self._ui.time + TAKES_AIM

    @property
    def layout(self) -> Layout:
        return self.duel.layout(self.on_board)

    @property
    def next(self) -> int:
        """Who shoots next, in this duel or in the next one."""
        return self.score.first if self.duel.shooter is None else self.duel.shooter

    @property
    def waits_for_you(self) -> bool:
        return self.next == YOU and self.side == "you"

    @property
    def is_halted(self) -> bool:
        """The twin shoots, once it is told to."""
        return self.side == "twin" and not self.running

    @property
    def is_time(self) -> bool:
        """For the next shot."""
        return self._ui.time >= self.next_at

    def ready_shooter(self) -> Shooter | None:
        """Whoever shoots next takes aim, a little in each frame, and is there once that is done."""
        layout, shooter = self.layout, self._shooters[self.next]
        if self.next not in self._thought:
            slices = shooter.prepare(layout.to_scene(), layout.must_fall)
            self._thought[self.next] = Slices(slices)
        is_ready = self._thought[self.next].work()
        return shooter if is_ready and self.is_time else None

    def take(self, judged: str) -> None:
        """What a shot came to."""
        self.duel.take(judged)
        if self.duel.over:
            self.score = self.score.after(self.duel)
        self.next_at = self._ui.time + (AFTER_DUEL if self.duel.over else PAUSE)
        if isinstance(self.twin, Message):
            self.measure()
