"""What gamblers at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen, Subject
from game.hotseat.western_policy import OFFERED
from game.rules.western.questions import (
    ChooseDraw,
    ChoosePlay,
    ClimbLadder,
    Counter,
    OverCounter,
    StopSheriff,
)
from game.ui.table.prompt import Prompt
from game.ui.western.prompts.answer import AnswerPrompt
from game.ui.western.prompts.draw import DrawPrompt
from game.ui.western.prompts.hand_over import WesternHandBack, WesternHandOver
from game.ui.western.prompts.ladder import LadderPrompt
from game.ui.western.prompts.offer import WesternOffer
from game.ui.western.prompts.turn.play import PlayPrompt

if TYPE_CHECKING:
    from game.ui.western.table import WesternTable

PROMPTS: dict[Subject, Callable[[WesternTable, Ask], Prompt]] = {
    ChoosePlay: PlayPrompt,
    ChooseDraw: DrawPrompt,
    Counter: AnswerPrompt,
    OverCounter: AnswerPrompt,
    StopSheriff: AnswerPrompt,
    ClimbLadder: LadderPrompt,
    PassScreen: WesternHandOver,
    GiveBack: WesternHandBack,
}


def prompt_for(table: WesternTable, ask: Ask) -> Prompt:
    if ask.mode == "offer":
        return WesternOffer(table, ask)
    return PROMPTS[OFFERED[ask.window] if ask.about is NothingFits else ask.about](table, ask)
