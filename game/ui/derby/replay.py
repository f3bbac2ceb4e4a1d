"""Watching a whole derby again."""

from __future__ import annotations

from game.i18n import mark
from game.ui.derby.view import DerbyView
from game.ui.kit.buttons import Hotspot
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_places import AROUND, HIGH
from game.ui.table.replay_view import TapeView

LARGE = 1.2  # from this size of the controls on the slider has a bar of its own
SECOND_BAR = 54.0


class DerbyTape(TapeView, DerbyView):
    """Whoever is pressed sits in front; with all secrets, that hand lies open."""

    fights = ("horse-arrived", "die-card-played")
    turns_tip = mark("Go to a turn; red marks are horses that arrive, and die cards.")
    show_tip = mark("Show everybody's cards.")
    hide_tip = mark("Hide the cards again.")

    @property
    def strip_height(self) -> float:  # type: ignore[override]
        zoom = self.ui.zoom
        bar = HIGH * max(zoom, 1.0) + 2 * AROUND + 2
        return bar + SECOND_BAR if zoom > LARGE else bar

    def build_table(self, group: Group) -> None:
        super().build_table(group)
        if self.stage.on_course:  # everything is open there
            return
        for seat, name in enumerate(self.names):
            spot = Hotspot(
                f"sit.{seat}",
                self.slate.rounds.row(seat),
                lambda seat=seat: self._sit(seat),  # type: ignore[misc]
                tip=self.ui.say("Watch from the seat of %(name)s", name=name),
            )
            group.add(spot)

    def _sit(self, seat: int) -> None:
        self.turn_to(seat)
        self.rebuild_scene()


class DerbyReplay(ReplayScene):
    view_type = DerbyTape
    view: DerbyTape

    @property
    def music(self) -> str:  # type: ignore[override]
        return self.view.music

    def handle(self, given: Input) -> bool:
        return super().handle(given) or self.view.handle_key(given)

    def update(self, seconds: float) -> None:
        self.view.follow_scene()
        super().update(seconds)
