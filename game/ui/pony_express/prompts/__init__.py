"""What people at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.hotseat.desk import HAND_BACK, HAND_OVER, NOTHING_TO_PLAY, Ask
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

PROMPTS: dict[str, Callable[[RaceTable, Ask], Prompt]] = {
    "keep-card": KeepPrompt,
    "keep-drawn": KeepPrompt,
    "accuse": AccusePrompt,
    "take-move": TakeMovePrompt,
    "corner": CornerPrompt,
    "train": TrainPrompt,
    "pay-prison": PayPrisonPrompt,
    "play-card": PlayPrompt,
    "flick": AimPrompt,
    HAND_OVER: RaceHandOver,
    HAND_BACK: RaceHandBack,
    NOTHING_TO_PLAY: PlayPrompt,
}


def prompt_for(table: RaceTable, ask: Ask) -> Prompt:
    if is_of_the_cup(ask):
        return CupPrompt(table, ask)
    if ask.mode == "offer":
        return SharedOffer(table, ask) if len(ask.seats) > 1 else OfferPrompt(table, ask)
    return PROMPTS[ask.kind](table, ask)
