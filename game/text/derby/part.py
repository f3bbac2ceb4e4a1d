"""What the terminal knows of the derby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.engine.events import Event
from game.i18n import mark
from game.rules.derby.events import HorseBegan, TurnBegan
from game.rules.derby.view import DerbyView
from game.text.derby.charts import charts_lines
from game.text.derby.course import course_lines
from game.text.derby.options import ask_options
from game.text.derby.prompts import ask_derby
from game.text.derby.rules import rules_lines
from game.text.derby.sheet import sheet_lines
from game.text.derby.slate import hand_lines, slate_lines, standing_line, table_lines
from game.text.dialog import Dialog
from game.text.part import Lines, Part, SetupTexts
from game.text.question import Question
from game.wording.derby import DerbyWords


class DerbyPart(Part[DerbyWords]):
    setup = SetupTexts(
        mark("A new derby: a few questions first."),
        mark("How many bettors?"),
        mark("How good are the other bettors?"),
        mark("%(name)s is already betting."),
    )
    turns: ClassVar[tuple[type[Event], ...]] = (TurnBegan, HorseBegan)

    def ask(self, dialog: Dialog[DerbyWords], question: Question) -> Any:
        return ask_derby(dialog, question)

    def standing_line(self, view: DerbyView) -> str:
        return standing_line(self.words, view)

    def hand_lines(self, view: DerbyView) -> list[str]:
        return hand_lines(self.words, view)

    def rules_lines(self, view: DerbyView) -> list[str]:
        return rules_lines(self.words, view)

    def lookups(self) -> Mapping[str, Lines]:
        return {
            "table": lambda view: table_lines(self.words, view),
            "slate": lambda view: slate_lines(self.words, view),
            "course": lambda view: course_lines(self.words, view),
            "charts": lambda view: charts_lines(self.words, view),
        }

    def final_lines(self, view: DerbyView) -> list[str]:
        """The payout sheet."""
        return sheet_lines(self.words, view)

    def ask_options(
        self, dialog: Dialog[DerbyWords], given: Mapping[str, Any], names: Sequence[str]
    ) -> dict[str, Any]:
        return ask_options(dialog, given)
