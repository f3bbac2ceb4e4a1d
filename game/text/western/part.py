"""What the terminal knows of Western."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.views import you_in
from game.i18n import mark
from game.rules.shared.deals import CardsSeen, TurnBegan
from game.rules.western.events import CardSeen, TurnLost
from game.rules.western.view import WesternView
from game.text.dialog import Dialog
from game.text.part import Lines, Part, SetupTexts
from game.text.question import Question
from game.text.western.lines import final_lines, hand_lines, standing_line, table_lines
from game.text.western.options import ask_options
from game.text.western.prompts import WesternOffers, ask_western
from game.text.western.rules import rules_lines
from game.wording.western import WesternWords


class WesternPart(Part[WesternWords]):
    setup = SetupTexts(
        mark("A new game of Western: a few questions first."),
        mark("How many gamblers?"),
        mark("How good are the other gamblers?"),
        mark("%(name)s is already at the table."),
    )
    turns = (TurnBegan, TurnLost)
    notes = (CardSeen, CardsSeen)

    def __init__(self, words: WesternWords) -> None:
        super().__init__(words)
        self.offers = WesternOffers(words)

    def ask(self, dialog: Dialog[WesternWords], question: Question) -> Any:
        return ask_western(dialog, question)

    def standing_line(self, view: WesternView) -> str:
        return standing_line(self.words, view)

    def hand_lines(self, view: WesternView) -> list[str]:
        return hand_lines(self.words, view.own_hand(you_in(view)))

    def rules_lines(self, view: WesternView) -> list[str]:
        return rules_lines(self.words, view)

    def lookups(self) -> Mapping[str, Lines]:
        return {"table": lambda view: table_lines(self.words, view)}

    def final_lines(self, view: WesternView) -> list[str]:
        return final_lines(self.words, view)

    def ask_options(
        self, dialog: Dialog[WesternWords], given: Mapping[str, Any], names: Sequence[str]
    ) -> dict[str, Any]:
        return ask_options(dialog, given, len(names))
