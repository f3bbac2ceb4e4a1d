"""What a question of Western sees of the game."""

from __future__ import annotations

from game.rules.western.view import WesternView
from game.ui.table.played import PlayedTable
from game.ui.table.prompt import Prompt
from game.ui.western.context import WesternContext


class SeesWestern(Prompt):
    """Mixed in before the kind of prompt it is: its views and its table are those of Western."""

    table: PlayedTable[WesternContext]
    context: WesternContext

    def secrets(self) -> WesternView:
        view: WesternView = super().secrets()
        return view

    def public(self) -> WesternView:
        view: WesternView = super().public()
        return view
