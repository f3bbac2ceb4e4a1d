"""What the terminal knows of Mustang."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.i18n import mark
from game.text.dialog import Dialog
from game.text.mustang.lines import (
    hand_lines,
    prairie_lines,
    ranches_lines,
    sheet_lines,
    standing_line,
)
from game.text.mustang.options import ask_options
from game.text.mustang.prompts import ask_mustang
from game.text.mustang.rules import rules_lines
from game.text.part import Lines, Part, SetupTexts, View
from game.text.question import Question
from game.wording.mustang import MustangWords


class MustangPart(Part[MustangWords]):
    setup = SetupTexts(
        mark("A new game of Mustang: a few questions first."),
        mark("How many ranchers?"),
        mark("How good are the bots?"),
        mark("%(name)s already has a ranch."),
    )

    def ask(self, dialog: Dialog[MustangWords], question: Question) -> Any:
        return ask_mustang(dialog, question)

    def standing_line(self, view: View) -> str:
        return standing_line(self.words, view)

    def hand_lines(self, view: View) -> list[str]:
        return hand_lines(self.words, view["ranchers"][view["you"]]["cards"])

    def rules_lines(self, view: View) -> list[str]:
        return rules_lines(self.words)

    def lookups(self) -> Mapping[str, Lines]:
        return {
            "ranches": lambda view: ranches_lines(self.words, view),
            "prairie": lambda view: prairie_lines(self.words, view),
        }

    def ask_options(
        self, dialog: Dialog[MustangWords], given: Mapping[str, Any], names: Sequence[str]
    ) -> dict[str, Any]:
        return ask_options(dialog, given, names)

    def final_lines(self, view: View) -> list[str]:
        """The score sheet."""
        scored = next(event["data"] for event in reversed(view["log"]) if event["kind"] == "scored")
        return sheet_lines(self.words, scored, view)
