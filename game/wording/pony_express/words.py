"""Everything that players of the race read, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.i18n import mark
from game.wording.game_words import GameWords, WordedEvents
from game.wording.pony_express.questions import (
    CARD_QUESTIONS,
    CARD_QUESTIONS_TO_ALL,
    QUESTIONS,
)
from game.wording.pony_express.remarks import SEEN, SPOKEN
from game.wording.pony_express.vocabulary import RaceTelling, RaceVocabulary

REASONS = {
    "jackrabbit": mark("the third mailbox was reached"),
    "showdown": mark("the showdown was won"),
}


class RaceWords(RaceVocabulary, GameWords):
    """The vocabulary, and the sentences made of it."""

    SPOKEN = SPOKEN
    SEEN = SEEN

    @staticmethod
    def worded_events() -> WordedEvents:
        from game.wording.pony_express.events import EVENTS

        return EVENTS

    def question(self, kind: str, window: str | None = None) -> str:
        """What a decision asks; a `play-card` also needs its window."""
        from game.rules.pony_express.prison import FINE  # the rules: words alone do not need them

        if kind != "play-card":
            return self.say(QUESTIONS[kind], fine=self.gold(FINE))
        if window is None:
            raise KeyError("The question 'play-card' has words only for a given window.")
        return self.say(CARD_QUESTIONS[window], figures=self.figures_said)

    def question_to_all(self, window: str) -> str:
        """Whether anybody plays a card then, where several people are asked at once."""
        return self.say(CARD_QUESTIONS_TO_ALL[window])

    def accusing(self, at_mailboxes: Iterable[bool]) -> str:
        """What calling a bluff may bring; for each who may, whether at a mailbox: a rider there
        does not move."""
        there = set(at_mailboxes)
        if there == {True}:
            return self.say(
                "If it is a bluff, the liar stays, and so do you; if it is the truth, you go to "
                "prison."
            )
        if True in there:
            return self.say(
                "If it is a bluff, you may ride as far, but not from a mailbox; if it is the "
                "truth, you go to prison."
            )
        return self.say(
            "If it's a bluff, you may ride the announced spaces. If it's the truth, you go "
            "to prison."
        )

    def serving(self, seat: int, names: Sequence[str], you: int | None) -> str:
        """What somebody who has landed on a saloon does away from the screen."""
        return RaceTelling(self, names, you).about(
            seat,
            mark("Get up, ask who wants a drink and serve the table."),
            mark("%(name)s, get up, ask who wants a drink and serve the table."),
        )

    def reason(self, reason: str) -> str:
        """Why the race is over, as part of a sentence."""
        return self.say(REASONS[reason])

    def result(
        self, result: Mapping[str, Any], names: Sequence[str], you: int | None = None
    ) -> str:
        """How the race ended, in one sentence."""
        (winner,) = result["winners"]
        return RaceTelling(self, names, you).about(
            winner,
            mark("You win the race: %(reason)s."),
            mark("%(name)s wins the race: %(reason)s."),
            reason=self.reason(result["reason"]),
        )
