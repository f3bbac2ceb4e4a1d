"""Questions of the race: they know the context of its table."""

from __future__ import annotations

from game.rules.pony_express.view import PonyExpressView
from game.ui.pony_express.context import RaceContext
from game.ui.table.played import PlayedTable
from game.ui.table.prompt import Prompt

PlayedRace = PlayedTable[RaceContext]


class RacePrompt(Prompt):
    context: RaceContext

    def secrets(self) -> PonyExpressView:
        view: PonyExpressView = super().secrets()
        return view

    def public(self) -> PonyExpressView:
        view: PonyExpressView = super().public()
        return view
