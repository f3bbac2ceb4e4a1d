"""A derby being played."""

from __future__ import annotations

from typing import Any

from game.engine.feed import Feed
from game.hotseat.asks import Ask
from game.ui.derby.cards.own_cards import DerbyCards
from game.ui.derby.prompts import prompt_for
from game.ui.derby.view import DerbyView
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Scene
from game.ui.screens.howto import HowTo
from game.ui.table.own_cards import build_looks
from game.ui.table.prompt import Prompt
from game.ui.table.table import GameTable

SECOND_PAUSE = 0.4  # of the usual one


class DerbyTable(GameTable):
    name = "derby"
    view: DerbyView

    @property
    def music(self) -> str:  # type: ignore[override]
        return self.view.music

    def make_view(self, feed: Feed[Any], shown: int) -> DerbyView:
        players = self.session.players
        return DerbyView(self.ui, self.session.match, self.look, self.reader, shown, players)

    def prompt_for(self, ask: Ask) -> Prompt:
        return prompt_for(self, ask)

    def end_scene(self) -> Scene:
        from game.ui.derby.menus.end import DerbyEnd  # it can begin another game: imported late

        return DerbyEnd(self.ui, self)

    def rules_scene(self) -> Scene:
        # It can begin another game: imported late.
        from game.ui.derby.menus.booklet import DerbyBooklet

        return HowTo(self.ui, DerbyBooklet())

    def update(self, seconds: float) -> None:
        self.view.follow_scene()
        super().update(seconds)

    def handle(self, given: Input) -> bool:
        return super().handle(given) or self.view.handle_key(given)

    # ------------------------------------------------------------------ the own cards

    def cards_scene(self, seat: int) -> Scene | None:
        """In the race everything is open."""
        return None if self.view.progress.on_course else DerbyCards(self.ui, self, seat)

    def build_calm(self) -> None:
        if not self.view.progress.on_course:
            build_looks(self, self.view.slate.rounds.look_box)
