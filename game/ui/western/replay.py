"""Watching a whole game of Western again."""

from __future__ import annotations

from game.i18n import mark
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_places import AROUND, HIGH
from game.ui.table.replay_view import TapeView
from game.ui.western.view import WesternView

LARGE = 1.2  # from this size of the controls on the slider has a bar of its own
SECOND_BAR = 54.0


class WesternTape(TapeView, WesternView):
    fights = ("attack-decided", "saloon-compared", "train-came")
    turns_tip = mark("Go to a turn; red marks are attacks, All Ins and trains.")
    show_tip = mark("Show everybody's cards.")
    hide_tip = mark("Hide the cards again.")

    @property
    def strip_height(self) -> float:  # type: ignore[override]
        zoom = self.ui.zoom
        bar = HIGH * max(zoom, 1.0) + 2 * AROUND + 2
        return bar + SECOND_BAR if zoom > LARGE else bar


class WesternReplay(ReplayScene):
    view_type = WesternTape
    view: WesternTape
    music = "music-western"
