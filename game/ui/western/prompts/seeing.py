"""What a question of Western sees of the game."""

from __future__ import annotations

from game.rules.western.view import WesternView
from game.ui.table.prompt import Prompt


class SeesWestern(Prompt):
    """Mixed in before the kind of prompt it is: its views are those of Western."""

    def secrets(self) -> WesternView:
        view: WesternView = super().secrets()
        return view

    def public(self) -> WesternView:
        view: WesternView = super().public()
        return view
