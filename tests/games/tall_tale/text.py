"""Tall Tale in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.text.dialog import Dialog
from game.text.part import Lines, Part, SetupTexts
from game.text.question import Question
from tests.games.tall_tale.table import FACES
from tests.games.tall_tale.words import TallTaleWords


class TallTalePart(Part[TallTaleWords]):
    setup = SetupTexts(
        "A new tale: a few questions first.",
        "How many tell?",
        "How good are the bots?",
        "%(name)s is telling already.",
    )

    def ask(self, dialog: Dialog[TallTaleWords], question: Question) -> Any:
        asked = dialog.words.question(question.kind)
        if question.kind == "lift":
            return dialog.yes_or_no(asked)
        for line in self.hand_lines(question.view):
            dialog.console.say(line)
        return FACES[dialog.pick(asked, FACES, ["Any of the six."])]

    def standing_line(self, view: Any) -> str:
        return ", ".join(f"{teller.name} {teller.points}" for teller in view.tellers)

    def hand_lines(self, view: Any) -> list[str]:
        return [] if view.die is None else [f"Under the cup: {view.die}"]

    def rules_lines(self, view: Any) -> list[str]:
        return ["Say what the die shows, true or not. Who is caught lying pays for the tale."]

    def lookups(self) -> Mapping[str, Lines]:
        return {}
