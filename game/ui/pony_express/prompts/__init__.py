"""What people at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.requests import TakeShot
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen, Subject
from game.rules.pony_express.questions import (
    Accuse,
    Announce,
    Corner,
    KeepCard,
    KeepDrawn,
    PayPrison,
    PlayCard,
    Reroll,
    TakeMove,
    TakeTrain,
)
from game.ui.pony_express.prompt import AskingRace
from game.ui.pony_express.prompts.accuse import AccusePrompt
from game.ui.pony_express.prompts.card.prompt import PlayPrompt
from game.ui.pony_express.prompts.corner import CornerPrompt
from game.ui.pony_express.prompts.cup.prompt import CupPrompt, is_of_the_cup
from game.ui.pony_express.prompts.hand_over import RaceHandBack, RaceHandOver
from game.ui.pony_express.prompts.keep import KeepPrompt
from game.ui.pony_express.prompts.yes_no import YesNoPrompt
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.table.prompt import AnyPrompt
from game.ui.table.prompts.offer import OfferPrompt, SharedOffer


def ask_for_card(table: AskingRace, ask: Ask) -> AnyPrompt:
    """In front of everybody: whether somebody wants to play one. Alone: which, beside the cup where
    it changes the dice."""
    if ask.mode == "offer":
        return SharedOffer(table, ask) if len(ask.seats) > 1 else OfferPrompt(table, ask)
    return CupPrompt(table, ask) if is_of_the_cup(ask) else PlayPrompt(table, ask)


PROMPTS: Mapping[Subject, Callable[[AskingRace, Ask], AnyPrompt]] = {
    KeepCard: KeepPrompt,
    KeepDrawn: KeepPrompt,
    Reroll: CupPrompt,
    Announce: CupPrompt,
    Accuse: AccusePrompt,
    TakeMove: YesNoPrompt,
    Corner: CornerPrompt,
    TakeTrain: YesNoPrompt,
    PayPrison: YesNoPrompt,
    PlayCard: ask_for_card,
    TakeShot: AimPrompt,
    PassScreen: RaceHandOver,
    GiveBack: RaceHandBack,
    NothingFits: PlayPrompt,
}
