"""A game of Western being played."""

from __future__ import annotations

from typing import Any

from game.engine.feed import MatchFeed
from game.engine.requests import Decision
from game.hotseat.desk import Ask
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.screens.howto import HowTo
from game.ui.table.own_cards import build_looks
from game.ui.table.prompt import Prompt
from game.ui.table.table import GameTable
from game.ui.western.haste import haste_of
from game.ui.western.own_cards import WesternCards
from game.ui.western.prompts import prompt_for
from game.ui.western.view import WesternView


class WesternTable(GameTable):
    name = "western"
    music = "music-western"
    view: WesternView

    def make_view(self, feed: MatchFeed[Any], shown: int) -> WesternView:
        players = self.session.players
        return WesternView(self.ui, self.match, self.look, self.reader, shown, players)

    def prompt_for(self, ask: Ask) -> Prompt:
        return prompt_for(self, ask)

    def end_scene(self) -> Scene:
        from game.ui.western.menus.end import WesternEnd  # it can begin another game: imported late

        return WesternEnd(self.ui, self)

    def rules_scene(self) -> Scene:
        # It can begin another game: imported late.
        from game.ui.western.menus.booklet import WesternBooklet

        return HowTo(self.ui, WesternBooklet())

    def is_quiet(self, pending: Decision[Any]) -> bool:
        """A draw follows every play: bots do not pause before it."""
        return pending.kind == "draw"

    def hides_time(self, pending: Decision[Any]) -> bool:
        return pending.kind != "draw"

    def pause_share(self, pending: Decision[Any]) -> float:
        """Many of them, one after the other, do not take their time; least of all to say that
        they let a card between others go through. Nine of them, one after the other, would keep
        the table waiting for a Marshal."""
        if pending.kind == "stop-sheriff":
            return 0.0
        people, seen = self.desk.people, self.view.seen
        play = None if seen.train is not None else seen.play  # a train is there for all
        if not people or (play is not None and {play.seat, play.target} & set(people)):
            return 1.0
        haste = haste_of(len(self.match.names))
        return 1.0 / (haste if pending.kind == "play" else haste * haste)

    @property
    def hurries_people(self) -> bool:
        """Several people at one screen have to look at their hands first, one after the other."""
        return not self.desk.is_shared and super().hurries_people

    def draw_above(self, canvas: Canvas) -> None:
        super().draw_above(canvas)
        if not self.view.covered:
            self.view.magnifier.draw(canvas)

    # ------------------------------------------------------------------ the own cards

    def cards_scene(self, seat: int) -> Scene | None:
        return WesternCards(self.ui, self, seat)

    def build_calm(self) -> None:
        build_looks(self, self.view.plates.cards_box)
