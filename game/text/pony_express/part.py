"""What the terminal knows of the race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.events import Event
from game.engine.views import you_in
from game.hotseat.pony_express_secrets import OPEN_WINDOWS
from game.i18n import mark
from game.rules.pony_express.events import (
    CardsOffered,
    CupSeen,
    DecoyPlaced,
    DieMarked,
    DieSpied,
    DrinksServed,
)
from game.rules.pony_express.view import PonyExpressView
from game.text.dialog import Dialog
from game.text.part import Lines, Part, SetupTexts
from game.text.pony_express.board import riders_lines, standing_line, trail_lines
from game.text.pony_express.cards import ask_for_play, card_line
from game.text.pony_express.options import ask_options
from game.text.pony_express.prompts import ask_race
from game.text.pony_express.rules import rules_lines
from game.text.question import Question
from game.wording.pony_express import RaceWords


class RacePart(Part[RaceWords]):
    setup = SetupTexts(
        mark("A new race: a few questions first."),
        mark("How many riders?"),
        mark("How good are the bots?"),
        mark("%(name)s is already riding."),
    )
    shown_with_the_question = (CupSeen, CardsOffered)
    notes = (DieSpied, DieMarked, DecoyPlaced)

    def __init__(self, words: RaceWords) -> None:
        super().__init__(words)
        self.offers = RaceOffers(words)

    def ask(self, dialog: Dialog[RaceWords], question: Question) -> Any:
        return ask_race(dialog, question)

    def standing_line(self, view: PonyExpressView) -> str:
        return standing_line(self.words, view)

    def hand_lines(self, view: PonyExpressView) -> list[str]:
        cards = view.riders[you_in(view)].hand
        if not cards:
            return [self.words.say("You have no cards.")]
        return [card_line(self.words, card) for card in cards]

    def rules_lines(self, view: PonyExpressView) -> list[str]:
        return rules_lines(self.words, view)

    def lookups(self) -> Mapping[str, Lines]:
        return {
            "riders": lambda view: riders_lines(self.words, view),
            "board": lambda view: trail_lines(self.words, view),
        }

    def errand(self, event: Event, names: Sequence[str], reader: int | None) -> tuple[int, str]:
        if not isinstance(event, DrinksServed):
            return super().errand(event, names, reader)
        return event.seat, self.words.serving(event.seat, names, reader)

    def ask_options(
        self, dialog: Dialog[RaceWords], given: Mapping[str, Any], names: Sequence[str]
    ) -> dict[str, Any]:
        return ask_options(dialog, given)


class RaceOffers:
    """Equipment cards that may be played out of turn."""

    def __init__(self, words: RaceWords) -> None:
        self._words = words

    def has(self, window: str) -> bool:
        return window in OPEN_WINDOWS

    def stakes(self, window: str, view: PonyExpressView) -> list[str]:
        return []

    def question(self, window: str) -> str:
        return self._words.question("play-card", window)

    def question_to_all(self, window: str) -> str:
        return self._words.question_to_all(window)

    def choose(self, dialog: Dialog[RaceWords], question: Question, plays: Sequence[Any]) -> Any:
        return ask_for_play(dialog, question, plays)
