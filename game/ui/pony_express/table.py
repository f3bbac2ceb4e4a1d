"""A race being played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.engine.feed import Feed
from game.engine.session import Session
from game.hotseat.asks import Ask
from game.ui.kit.scene import Scene, Ui
from game.ui.pony_express.menus.booklet import RaceBooklet
from game.ui.pony_express.own_cards import RaceCards, build_own_cards
from game.ui.pony_express.practising import PractisingInRace, open_range
from game.ui.pony_express.prompts import prompt_for
from game.ui.pony_express.view import RaceView
from game.ui.screens.howto import HowTo
from game.ui.screens.question import Answer, Question
from game.ui.table.look import Look
from game.ui.table.pause_offer import PauseOffer
from game.ui.table.prompt import Prompt
from game.ui.table.table import GameTable


class RaceTable(GameTable):
    name = "race"
    practises = True  # its shots can be taken again on the practice range
    view: RaceView

    def __init__(
        self,
        ui: Ui,
        session: Session,
        look: Look,
        saved_in: Path | None = None,
        *,
        continued: bool = False,
    ) -> None:
        super().__init__(ui, session, look, saved_in, continued=continued)
        self.practising = PractisingInRace(self) if self.practises else None
        self.view.practising = self.practising
        self.view.on_errand = self._wait_for_drinks

    def _wait_for_drinks(self, words: str) -> None:
        """The table stands still until the person who serves it is back."""
        say = self.ui.say
        served = [Answer("served", say("Served"))]
        self.ui.director.push(Question(self.ui, say("Drinks for everyone!"), words, served))

    def make_view(self, feed: Feed[Any], shown: int) -> RaceView:
        players = self.session.players
        return RaceView(self.ui, self.session.match, self.look, self.reader, shown, players)

    def prompt_for(self, ask: Ask) -> Prompt:
        return prompt_for(self, ask)

    def end_scene(self) -> Scene:
        from game.ui.pony_express.menus.end import (
            RaceEnd,  # it can begin another race: imported late
        )

        return RaceEnd(self.ui, self)

    def rules_scene(self) -> Scene:
        return HowTo(self.ui, RaceBooklet(self.view.board))

    # ------------------------------------------------------------------ cards, and shots

    @property
    def is_calm(self) -> bool:
        """All riders have their rows, too."""
        return super().is_calm and not self.view.arena.shown

    def build_calm(self) -> None:
        build_own_cards(self)

    def cards_scene(self, seat: int) -> Scene | None:
        return RaceCards(self.ui, self, seat) if self.view.seen.riders[seat].count else None

    def pause_offer(self) -> PauseOffer | None:
        offer = None if self.practising is None else self.practising.offer_in_pause()
        if offer is None:
            return None
        say = self.ui.say
        return PauseOffer(
            "practise",
            say("Practise this shot"),
            "ui/icon-hand",
            say("Go to the practice range, then back to this moment"),
            lambda: open_range(self.ui, offer),
            offer.why_not,
        )
