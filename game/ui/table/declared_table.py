"""A game being played at a table that its definition declares."""

from __future__ import annotations

from typing import Any

from game.engine.feed import Feed
from game.hotseat.asks import Ask
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Scene
from game.ui.table.commands import PromptKey
from game.ui.table.declared_view import DeclaredView
from game.ui.table.definition import TableDef
from game.ui.table.pause_offer import PauseOffer
from game.ui.table.prompt import AnyPrompt
from game.ui.table.table import GameTable


class DeclaredTable(GameTable):
    definition: TableDef[Any]
    view: DeclaredView[Any]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.definition.begin(self)

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.definition.id

    @property
    def music(self) -> str:  # type: ignore[override]
        music: str = self.context.music
        return music

    def make_view(self, feed: Feed[Any], shown: int) -> DeclaredView[Any]:
        players = self.session.players
        return DeclaredView(self.definition, self.ui, feed, self.look, shown, players)

    def prompt_for(self, ask: Ask) -> AnyPrompt:
        return self.definition.prompts[ask.about](self, ask)

    def end_scene(self) -> Scene:
        return self.definition.end(self.ui, self)

    def rules_scene(self) -> Scene:
        return self.definition.rules(self.ui, self.context)

    def cards_scene(self, seat: int) -> Scene | None:
        return self.definition.own_cards(self, seat)

    def pause_offer(self) -> PauseOffer | None:
        return self.definition.pause_offer(self)

    # ------------------------------------------------------------------ the screen

    @property
    def is_calm(self) -> bool:
        calm: bool = super().is_calm and self.context.is_calm
        return calm

    def build_calm(self) -> None:
        self.definition.calm(self)

    def handle(self, given: Input) -> bool:
        if super().handle(given) or self.view.handle(given):
            return True
        if not self.definition.undo_anywhere or self.prompt is not None:
            return False
        if self.ui.keymap.matches(given, PromptKey.UNDO):
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
