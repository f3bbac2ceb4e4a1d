"""A game of Mustang being played."""

from __future__ import annotations

from typing import Any

from game.engine.feed import Feed
from game.hotseat.asks import Ask
from game.ui.kit.canvas import Box
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Scene
from game.ui.mustang.commands import MustangKey
from game.ui.mustang.menus.booklet import MustangBooklet
from game.ui.mustang.own_cards import RanchCards
from game.ui.mustang.prompts import prompt_for
from game.ui.mustang.view import MustangView
from game.ui.screens.howto import HowTo
from game.ui.table.commands import PromptKey
from game.ui.table.own_cards import build_looks
from game.ui.table.prompt import Prompt
from game.ui.table.table import GameTable


class MustangTable(GameTable):
    name = "mustang"
    music = "music-mustang"
    view: MustangView

    def make_view(self, feed: Feed[Any], shown: int) -> MustangView:
        players = self.session.players
        return MustangView(self.ui, self.session.match, self.look, self.reader, shown, players)

    def prompt_for(self, ask: Ask) -> Prompt:
        return prompt_for(self, ask)

    def end_scene(self) -> Scene:
        from game.ui.mustang.menus.end import MustangEnd  # it can begin another game: imported late

        return MustangEnd(self.ui, self)

    def rules_scene(self) -> Scene:
        return HowTo(self.ui, MustangBooklet())

    def handle(self, given: Input) -> bool:
        if super().handle(given):
            return True
        if self.ui.keymap.matches(given, MustangKey.SCORE):
            self.view.toggle_scores()
            return True
        if self.prompt is None and self.ui.keymap.matches(given, PromptKey.UNDO):
            self._take_back()
            return True
        return False

    def _take_back(self) -> None:
        """The last answer, while nobody has answered it and no drawn card was seen; whoever plays
        alone is told why not."""
        seat, people = self.desk.last_to_answer, self.desk.people
        if seat is None and len(people) == 1:
            (seat,) = people
        if seat is not None and not self.session.is_over:
            self.undo(seat, self._shown())

    def _shown(self) -> int | None:
        """How many events whoever plays alone has been shown: what waits behind the present
        picture is not known yet. Among several all counts, seen alone or not."""
        coming = self.view.still_to_come
        if self.desk.is_shared or not coming:
            return None
        feed = self._feed()
        return feed.events_before(feed.frames_before(self._told) - coming)

    # ------------------------------------------------------------------ the own cards

    def cards_scene(self, seat: int) -> Scene | None:
        return RanchCards(self.ui, self, seat)

    def build_calm(self) -> None:
        build_looks(self, self._cards_box)

    def _cards_box(self, seat: int) -> Box:
        """On the plank of a ranch."""
        header = self.view.ranches.header(seat)
        (x, y), unit = header.cards, header.unit
        return Box(x - 14 * unit, y - 18 * unit, 50 * unit, 36 * unit)
