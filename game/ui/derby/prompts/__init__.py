"""What bettors at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.hotseat.desk import HAND_BACK, HAND_OVER, Ask
from game.ui.derby.prompts.first_card import FirstCardPrompt
from game.ui.derby.prompts.hand_over import DerbyHandBack, DerbyHandOver
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.race import DieCardPrompt, PushPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.prompts.track import TrackPrompt
from game.ui.table.prompt import Prompt

if TYPE_CHECKING:
    from game.ui.derby.table import DerbyTable

PROMPTS: dict[str, Callable[[DerbyTable, Ask], Prompt]] = {
    "first-card": FirstCardPrompt,
    "bet": PlanPrompt,
    "play-card": PlanPrompt,
    "choose-track": TrackPrompt,
    "ride": RidePrompt,
    "push": PushPrompt,
    "die-card": DieCardPrompt,
    HAND_OVER: DerbyHandOver,
    HAND_BACK: DerbyHandBack,
}


def prompt_for(table: DerbyTable, ask: Ask) -> Prompt:
    return PROMPTS[ask.kind](table, ask)
