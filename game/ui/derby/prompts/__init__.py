"""What bettors at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.hotseat.desk import Ask
from game.ui.table.prompt import Prompt

if TYPE_CHECKING:
    from game.ui.derby.table import DerbyTable

PROMPTS: dict[str, Callable[[DerbyTable, Ask], Prompt]] = {}


def prompt_for(table: DerbyTable, ask: Ask) -> Prompt:
    return PROMPTS[ask.kind](table, ask)
