"""Questions of the race: they see all of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.table.prompt import Prompt

if TYPE_CHECKING:
    from game.ui.pony_express.table import RaceTable


class RacePrompt(Prompt):
    table: RaceTable
