"""The screen of the cup as its panels see it: each of them knows this, and none of the others."""

from __future__ import annotations

from typing import Protocol

from game.hotseat.asks import Ask
from game.rules.pony_express.cards import Play
from game.ui.kit.scene import Ui
from game.ui.pony_express.prompt import AskingRace
from game.ui.pony_express.prompts.cup.dice import FeltDice
from game.ui.pony_express.prompts.cup.plan import CupPlan, Way
from game.ui.table.prompts.peek import Peek


class CupScreen(Protocol):
    """`peek`: whether its owner may see anything now; `plan`: what is done with the dice until it
    is an answer."""

    table: AskingRace
    ask: Ask
    peek: Peek
    plan: CupPlan
    dice: FeltDice

    @property
    def ui(self) -> Ui: ...

    @property
    def shakes(self) -> bool:
        """Whether the cup is being shaken: nothing under it is to be seen yet."""

    @property
    def looks(self) -> bool:
        """Whether the owner sees what lies under the cup."""

    @property
    def way(self) -> Way | None:
        """The reroll that marks and odds speak of."""

    @property
    def hand_to_announce(self) -> str | None:
        """The one that is chosen, and not said yet."""

    @property
    def look_first(self) -> str:
        """Why something cannot be done while its owner does not look."""

    def refuse(self, why: str) -> None: ...

    def play_marked_die(self, play: Play | None) -> None:
        """With its die and face; None: not after all."""
