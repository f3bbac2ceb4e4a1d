"""What people at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.requests import TakeShot
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen, Subject
from game.rules.pony_express.questions import (
    Accuse,
    Corner,
    KeepCard,
    KeepDrawn,
    PayPrison,
    PlayCard,
    TakeMove,
    TakeTrain,
)
from game.ui.pony_express.prompts.accuse import AccusePrompt
from game.ui.pony_express.prompts.corner import CornerPrompt
from game.ui.pony_express.prompts.cup import CupPrompt, is_of_the_cup
from game.ui.pony_express.prompts.hand_over import RaceHandBack, RaceHandOver
from game.ui.pony_express.prompts.keep import KeepPrompt
from game.ui.pony_express.prompts.play_card import PlayPrompt
from game.ui.pony_express.prompts.yes_no import PayPrisonPrompt, TakeMovePrompt, TrainPrompt
from game.ui.pony_express.shots import AimPrompt
from game.ui.table.prompt import Prompt
from game.ui.table.prompts.offer import OfferPrompt, SharedOffer

if TYPE_CHECKING:
    from game.ui.pony_express.table import RaceTable

PROMPTS: dict[Subject, Callable[[RaceTable, Ask], Prompt]] = {
    KeepCard: KeepPrompt,
    KeepDrawn: KeepPrompt,
    Accuse: AccusePrompt,
    TakeMove: TakeMovePrompt,
    Corner: CornerPrompt,
    TakeTrain: TrainPrompt,
    PayPrison: PayPrisonPrompt,
    PlayCard: PlayPrompt,
    TakeShot: AimPrompt,
    PassScreen: RaceHandOver,
    GiveBack: RaceHandBack,
    NothingFits: PlayPrompt,
}


def prompt_for(table: RaceTable, ask: Ask) -> Prompt:
    if is_of_the_cup(ask):
        return CupPrompt(table, ask)
    if ask.mode == "offer":
        return SharedOffer(table, ask) if len(ask.seats) > 1 else OfferPrompt(table, ask)
    return PROMPTS[ask.about](table, ask)
