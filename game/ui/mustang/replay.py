"""Watching a whole game of Mustang again."""

from __future__ import annotations

from game.i18n import mark
from game.rules.mustang.events import TheftTried
from game.ui.kit.canvas import Canvas
from game.ui.mustang.hands_panel import HandsPanel
from game.ui.mustang.view import MustangView
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_view import FrontRecording


class MustangRecording(FrontRecording, MustangView):
    fights = (TheftTried,)
    turns_tip = mark("Jump to a turn. Red marks are thefts.")
    show_tip = mark("Show everyone's cards.")
    hide_tip = mark("Hide the cards again.")

    def make_parts(self) -> None:
        super().make_parts()
        self._hands = HandsPanel(self)

    def draw_scores(self, canvas: Canvas) -> None:
        """With all secrets the hands take the place of the score, which stands on the planks."""
        if self.sees_all:
            self._hands.draw(canvas, self.layout.score)
        else:
            super().draw_scores(canvas)


class MustangReplay(ReplayScene):
    view_type = MustangRecording
    view: MustangRecording
    music = "music-mustang"
