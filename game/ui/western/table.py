"""A game of Western being played."""

from __future__ import annotations

from typing import Any

from game.engine.feed import Feed
from game.hotseat.asks import Ask
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.screens.howto import HowTo
from game.ui.table.own_cards import build_looks
from game.ui.table.prompt import Prompt
from game.ui.table.table import GameTable
from game.ui.western.cards.own_cards import WesternCards
from game.ui.western.prompts import prompt_for
from game.ui.western.view import WesternView


class WesternTable(GameTable):
    name = "western"
    music = "music-western"
    view: WesternView

    def make_view(self, feed: Feed[Any], shown: int) -> WesternView:
        players = self.session.players
        return WesternView(self.ui, self.session.match, self.look, self.reader, shown, players)

    def prompt_for(self, ask: Ask) -> Prompt:
        return prompt_for(self, ask)

    def end_scene(self) -> Scene:
        from game.ui.western.menus.end import WesternEnd  # it can begin another game: imported late

        return WesternEnd(self.ui, self)

    def rules_scene(self) -> Scene:
        # It can begin another game: imported late.
        from game.ui.western.menus.booklet import WesternBooklet

        return HowTo(self.ui, WesternBooklet())

    def draw_above(self, canvas: Canvas) -> None:
        super().draw_above(canvas)
        if not self.view.covered:
            self.view.magnifier.draw(canvas)

    # ------------------------------------------------------------------ the own cards

    def cards_scene(self, seat: int) -> Scene | None:
        return WesternCards(self.ui, self, seat)

    def build_calm(self) -> None:
        build_looks(self, self.view.plates.cards_box)
