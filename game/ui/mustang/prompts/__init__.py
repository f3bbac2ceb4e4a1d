"""What ranchers at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.hotseat.asks import Ask, GiveBack, PassScreen, Subject
from game.rules.mustang.questions import ChooseAction, Defend, LetGo, Shelter
from game.ui.mustang.prompts.action import ActionPrompt
from game.ui.mustang.prompts.corral import LetGoPrompt, ShelterPrompt
from game.ui.mustang.prompts.defend import DefendPrompt
from game.ui.mustang.prompts.hand_over import RanchHandBack, RanchHandOver
from game.ui.table.prompt import Prompt

if TYPE_CHECKING:
    from game.ui.mustang.table import MustangTable

PROMPTS: dict[Subject, Callable[[MustangTable, Ask], Prompt]] = {
    ChooseAction: ActionPrompt,
    Defend: DefendPrompt,
    LetGo: LetGoPrompt,
    Shelter: ShelterPrompt,
    PassScreen: RanchHandOver,
    GiveBack: RanchHandBack,
}


def prompt_for(table: MustangTable, ask: Ask) -> Prompt:
    return PROMPTS[ask.about](table, ask)
