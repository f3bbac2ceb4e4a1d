"""What bettors at the screen are asked, each question with its own picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.hotseat.asks import Ask, GiveBack, PassScreen, Subject
from game.rules.derby.questions import (
    ChooseBet,
    ChooseFirstCard,
    ChooseRide,
    ChooseTrack,
    MayPlayDieCard,
    MayPush,
    PlayCard,
)
from game.ui.derby.context import DerbyContext
from game.ui.derby.prompts.hand_over import DerbyHandOver
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.race import DIE_CARD, PUSH, RiskPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.prompts.track import TrackPrompt
from game.ui.table.asking import AskingTable
from game.ui.table.prompt import AnyPrompt
from game.ui.table.prompts.hand_over import HandBack

PROMPTS: Mapping[Subject, Callable[[AskingTable[DerbyContext], Ask], AnyPrompt]] = {
    ChooseFirstCard: PlanPrompt,
    ChooseBet: PlanPrompt,
    PlayCard: PlanPrompt,
    ChooseTrack: TrackPrompt,
    ChooseRide: RidePrompt,
    MayPush: partial(RiskPrompt, offered=PUSH),
    MayPlayDieCard: partial(RiskPrompt, offered=DIE_CARD),
    PassScreen: DerbyHandOver,
    GiveBack: HandBack,
}
