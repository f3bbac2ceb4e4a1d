"""The view of a replay, of a table that is drawn as its definition says."""

from __future__ import annotations

from typing import Any, TypeVar

from game.ui.table.context import TableContext
from game.ui.table.declared_view import DeclaredView
from game.ui.table.replay_places import AROUND, HIGH
from game.ui.table.replay_view import LARGE, SECOND_BAR, RecordingView

C = TypeVar("C", bound=TableContext[Any, Any])


class DeclaredRecording(RecordingView, DeclaredView[C]):
    @property
    def strip_height(self) -> float:
        zoom = self.ui.zoom
        bar = HIGH * max(zoom, 1.0) + 2 * AROUND + 2
        return bar + SECOND_BAR if zoom > LARGE else bar

    def _keep_context(self) -> None:
        super()._keep_context()
        self.context.sees_all = self.sees_all
        self.context.strip_height = self.strip_height
