"""Watching a whole race again."""

from __future__ import annotations

from game.engine.recording import Recording
from game.i18n import mark
from game.rules.pony_express.events import DuelCalled, PokerBegan
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.pony_express.practising import Practising
from game.ui.pony_express.secrets_panel import SecretsPanel
from game.ui.pony_express.view import RaceView
from game.ui.table.look import Look
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_view import RecordingView

SECRETS, LOG = 152.0, 60.0  # how high: the panel with the secrets, and the log at least


class RaceRecording(RecordingView, RaceView):
    lively = False  # what happened is looked at closely here, perhaps step by step
    fights = (DuelCalled, PokerBegan)
    show_tip = mark("Show everyone's cards and hidden dice.")
    hide_tip = mark("Hide cards and hidden dice again.")

    def make_parts(self) -> None:
        super().make_parts()
        self._secrets = SecretsPanel(self)

    @property
    def column(self) -> Box:
        """The bar below goes on to the right."""
        side = super().column
        return Box(side.x, side.y, side.width, self.places.column + 4)

    def build_column(self, group: Group) -> None:
        x, top, width = self.panel.box.x, self.column_top, self.panel.box.width
        bottom = self.places.column
        if self.sees_all:
            high = min(SECRETS * self.ui.zoom, bottom - top - 8 - LOG)
            self._secrets.build(Box(x, top, width, high))
            top += high + 8
        self.log_panel.build(group, (x, top, width, bottom - top))

    def draw_strip(self, canvas: Canvas) -> None:
        if self.sees_all:
            self._secrets.draw(canvas)
        super().draw_strip(canvas)


class RaceReplay(ReplayScene):
    view_type = RaceRecording
    view: RaceRecording

    def __init__(
        self,
        ui: Ui,
        recording: Recording,
        look: Look | None = None,
    ) -> None:
        super().__init__(ui, recording, look)
        self.view.practising = Practising(ui, lambda: recording.last_view(None))
