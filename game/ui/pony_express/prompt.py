"""Questions of the race: they see all of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.pony_express.view import PonyExpressView
from game.ui.table.prompt import Prompt

if TYPE_CHECKING:
    from game.ui.pony_express.table import RaceTable


class RacePrompt(Prompt):
    table: RaceTable

    def secrets(self) -> PonyExpressView:
        view: PonyExpressView = super().secrets()
        return view

    def public(self) -> PonyExpressView:
        view: PonyExpressView = super().public()
        return view
