"""Watching a whole derby again."""

from __future__ import annotations

from game.i18n import mark
from game.rules.derby.events import DieCardPlayed, HorseArrived
from game.ui.derby.view import DerbyView
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_view import FrontRecording


class DerbyRecording(FrontRecording, DerbyView):
    """Whoever is pressed sits in front; with all secrets, that hand lies open."""

    fights = (HorseArrived, DieCardPlayed)
    turns_tip = mark("Go to a turn. Red marks: arrivals and die cards.")
    show_tip = mark("Show everyone's cards.")
    hide_tip = mark("Hide the cards again.")

    def build_table(self, group: Group) -> None:
        super().build_table(group)
        if not self.progress.on_course:  # everything is open there
            self.build_seats(group, self.slate.rounds.row)


class DerbyReplay(ReplayScene):
    view_type = DerbyRecording
    view: DerbyRecording

    @property
    def music(self) -> str:  # type: ignore[override]
        return self.view.music

    def handle(self, given: Input) -> bool:
        return super().handle(given) or self.view.handle_key(given)

    def update(self, seconds: float) -> None:
        self.view.follow_scene()
        super().update(seconds)
