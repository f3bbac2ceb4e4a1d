"""What gamblers at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.hotseat.desk import HAND_BACK, HAND_OVER, NOTHING_TO_PLAY, Ask
from game.ui.table.prompt import Prompt
from game.ui.western.prompts.answer import AnswerPrompt
from game.ui.western.prompts.draw import DrawPrompt
from game.ui.western.prompts.hand_over import WesternHandBack, WesternHandOver
from game.ui.western.prompts.ladder import LadderPrompt
from game.ui.western.prompts.offer import WesternOffer
from game.ui.western.prompts.play import PlayPrompt

if TYPE_CHECKING:
    from game.ui.western.table import WesternTable

PROMPTS: dict[str, Callable[[WesternTable, Ask], Prompt]] = {
    "play": PlayPrompt,
    "draw": DrawPrompt,
    "counter": AnswerPrompt,
    "over-counter": AnswerPrompt,
    "stop-sheriff": AnswerPrompt,
    "ladder": LadderPrompt,
    HAND_OVER: WesternHandOver,
    HAND_BACK: WesternHandBack,
}


def prompt_for(table: WesternTable, ask: Ask) -> Prompt:
    if ask.mode == "offer":
        return WesternOffer(table, ask)
    return PROMPTS[ask.window if ask.kind == NOTHING_TO_PLAY else ask.kind](table, ask)
