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
from game.ui.derby.prompts.first_card import FirstCardPrompt
from game.ui.derby.prompts.hand_over import DerbyHandBack, DerbyHandOver
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.race import DIE_CARD, PUSH, RiskPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.prompts.track import TrackPrompt
from game.ui.table.played import PlayedTable
from game.ui.table.prompt import Prompt

PROMPTS: Mapping[Subject, Callable[[PlayedTable[DerbyContext], Ask], Prompt]] = {
    ChooseFirstCard: FirstCardPrompt,
    ChooseBet: PlanPrompt,
    PlayCard: PlanPrompt,
    ChooseTrack: TrackPrompt,
    ChooseRide: RidePrompt,
    MayPush: partial(RiskPrompt, offered=PUSH),
    MayPlayDieCard: partial(RiskPrompt, offered=DIE_CARD),
    PassScreen: DerbyHandOver,
    GiveBack: DerbyHandBack,
}
