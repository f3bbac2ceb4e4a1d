"""A table that is drawn as its definition says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.table.bubbles import Tip
from game.ui.table.context import TableContext
from game.ui.table.definition import TableDef
from game.ui.table.happening import Happening, Said, Told
from game.ui.table.log_view import LogScreen
from game.ui.table.part import Part
from game.ui.table.show import RunningCue
from game.ui.table.signs import remark
from game.ui.table.strip import Strip
from game.ui.table.view import TableView

C = TypeVar("C", bound=TableContext[Any, Any])


class DeclaredView(TableView, Generic[C]):
    """Its parts are drawn in their order, and its cues looked up by the class of the event."""

    stirs = True
    definition: TableDef[C]
    context: C

    def make_parts(self) -> None:
        table = self.context = self.definition.context(
            self.ui, self.names, self.players, self.look, self.reader
        )
        table.words, table.log, table.notice = self.words, self.log, self.notice
        self.effects, self.bubbles = table.effects, table.bubbles
        actions = table.actions
        actions.open_menu, actions.open_rules = self.open_menu, self.open_rules
        actions.open_log = self._open_log
        actions.skip, actions.rebuild = self.skip, self.rebuild_scene
        self.take_strip(self.definition.strip(table))
        self._parts: list[Part[C]] = [part(table) for part in self.definition.parts]

    def take_strip(self, strip: Strip) -> None:
        """In a replay, the bar that winds it."""
        self.context.strip = strip

    @property
    def front_place(self) -> C:
        return self.context

    def _open_log(self) -> None:
        self.ui.director.push(LogScreen(self.ui, self.log))

    def _keep_context(self) -> None:
        """What may have changed since."""
        table = self.context
        table.reader, table.players = self.reader, self.players
        table.at_the_screen, table.thinking = self.at_the_screen, self.thinking
        table.docked, table.covered = self.docked, self.covered
        table.instant, table.words = self.instant, self.words
        table.cue = self.cue

    # ------------------------------------------------------------------ what the parts do

    def pictures(self) -> Iterable[str]:
        return [name for part in self._parts for name in part.pictures()]

    def pictures_for(self, happening: Happening) -> Iterable[str]:
        return self.definition.pictures_for(happening, self.context)

    def cue_for(self, happening: Happening) -> RunningCue:  # type: ignore[override]
        event = happening.event
        cue = remark if isinstance(event, Said) else self.definition.cues[type(event)]
        return RunningCue(cue, self.context, happening, self.take)

    def show(self, happening: Happening) -> None:
        super().show(happening)
        for part in self._parts:
            part.expect(happening)

    def lay_out(self) -> None:
        self._keep_context()
        for part in self._parts:
            part.lay_out()

    def stand(self, entries: Sequence[Told]) -> None:
        self._keep_context()
        self.context.seen = self.seen
        self.context.stand(entries)
        for part in self._parts:
            part.stand(entries)

    def rest(self) -> None:
        self._keep_context()
        self.context.rest()
        for part in self._parts:
            part.rest()

    def settled(self, happening: Happening) -> None:
        self._keep_context()
        self.context.seen = self.seen
        self.context.settled(happening)
        for part in self._parts:
            part.settled(happening)

    def advance(self, seconds: float) -> None:
        self._keep_context()
        super().advance(seconds)

    def advance_parts(self, seconds: float) -> None:
        self._keep_context()
        for part in self._parts:
            part.advance(seconds)

    def advance_always(self, seconds: float) -> None:
        for part in self._parts:
            part.live(seconds)

    def haste_for(self, happening: Happening) -> float:
        return self.definition.haste(happening, self.context)

    def must_be_seen(self, happening: Happening) -> bool:
        return self.definition.must_be_seen(happening, self.context)

    def say_in_passing(self, happening: Happening) -> None:
        sentence = self.definition.said_in_passing(happening, self.context)
        if sentence:
            self.notice(sentence)

    def speaks_from(self, seat: int) -> Tip:
        return self.context.speaks_from(seat)

    def hides(self, seat: int) -> bool:
        return self.context.hides(seat)

    # ------------------------------------------------------------------ the screen

    def build_table(self, group: Group) -> None:
        self._keep_context()
        for part in self._parts:
            part.build(group)

    def build_strip(self, group: Group) -> None:
        self.context.strip.build(group)

    def draw_table(self, canvas: Canvas) -> None:
        self._keep_context()
        for part in self._parts:
            part.draw(canvas)

    def draw_notice(self, canvas: Canvas) -> None:
        for part in self._parts:
            part.draw_above(canvas)
        super().draw_notice(canvas)
