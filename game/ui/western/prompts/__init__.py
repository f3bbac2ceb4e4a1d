"""What gamblers at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
from game.ui.table.asking import AskingTable
from game.ui.table.prompt import AnyPrompt
from game.ui.table.prompts.hand_over import HandBack
from game.ui.western.context import WesternContext
from game.ui.western.prompts.answer import AnswerPrompt
from game.ui.western.prompts.draw import DrawPrompt
from game.ui.western.prompts.hand_over import WesternHandOver
from game.ui.western.prompts.ladder import LadderPrompt
from game.ui.western.prompts.offer import WesternOffer
from game.ui.western.prompts.turn.play import PlayPrompt

MakesPrompt = Callable[[AskingTable[WesternContext], Ask], AnyPrompt]


def or_offered(asked: MakesPrompt) -> MakesPrompt:
    """An offer in front of everybody comes first; then whoever wants to look is asked."""

    def prompt(table: AskingTable[WesternContext], ask: Ask) -> AnyPrompt:
        return WesternOffer(table, ask) if ask.mode == "offer" else asked(table, ask)

    return prompt


OUT_OF_TURN: Mapping[Subject, MakesPrompt] = {
    Counter: AnswerPrompt,
    OverCounter: AnswerPrompt,
    StopSheriff: AnswerPrompt,
    ClimbLadder: LadderPrompt,
}


def in_vain(table: AskingTable[WesternContext], ask: Ask) -> AnyPrompt:
    """Whoever cannot answer after all sees the same as whoever can."""
    return OUT_OF_TURN[OFFERED[ask.window]](table, ask)


PROMPTS: Mapping[Subject, MakesPrompt] = {
    ChoosePlay: PlayPrompt,
    ChooseDraw: DrawPrompt,
    **{question: or_offered(asked) for question, asked in OUT_OF_TURN.items()},
    NothingFits: in_vain,
    PassScreen: WesternHandOver,
    GiveBack: HandBack,
}
