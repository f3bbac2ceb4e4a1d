"""What the terminal knows of Mustang."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.views import you_in
from game.i18n import mark
from game.rules.mustang.events import Scored
from game.rules.mustang.view import MustangView
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
from game.text.part import Lines, Part, SetupTexts
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

    def standing_line(self, view: MustangView) -> str:
        return standing_line(self.words, view)

    def hand_lines(self, view: MustangView) -> list[str]:
        return hand_lines(self.words, view.own_hand(you_in(view)))

    def rules_lines(self, view: MustangView) -> list[str]:
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

    def final_lines(self, view: MustangView) -> list[str]:
        """The score sheet."""
        scored = next(event for event in reversed(view.log) if isinstance(event, Scored))
        return sheet_lines(self.words, scored, view)
