"""Questions of the race, and its table as they see it."""

from __future__ import annotations

from game.rules.pony_express.view import PonyExpressView
from game.ui.pony_express.context import RaceContext
from game.ui.table.asking import AskingTable
from game.ui.table.played import PlayedTable
from game.ui.table.prompt import A, Prompt

AskingRace = AskingTable[RaceContext]
PlayedRace = PlayedTable[RaceContext]

RacePrompt = Prompt[RaceContext, PonyExpressView, A]
