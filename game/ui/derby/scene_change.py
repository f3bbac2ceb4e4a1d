"""Starts the music and builds the buttons of the scene, slate or course, that is now shown."""

from __future__ import annotations

from game.ui.derby.context import DerbyContext
from game.ui.kit.group import Group
from game.ui.table.part import Part


class SceneChange(Part[DerbyContext]):
    """`_built_for`: whether the widgets are those of the course; None: there are none yet."""

    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._built_for: bool | None = None

    def build(self, group: Group) -> None:
        self._built_for = self.context.on_course

    def look(self, seconds: float) -> None:
        context = self.context
        context.ui.sounds.music(context.music)
        changed = self._built_for is not None and self._built_for != context.on_course
        if changed and context.pan is None:
            context.actions.rebuild()
