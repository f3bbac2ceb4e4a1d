"""Everything that players of Mustang read, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.i18n import mark
from game.wording.game_words import GameWords, WordedEvents
from game.wording.mustang.questions import QUESTIONS, REASONS
from game.wording.mustang.remarks import SPOKEN
from game.wording.mustang.vocabulary import MustangTelling, MustangVocabulary


class MustangWords(MustangVocabulary, GameWords):
    """The vocabulary, and the sentences made of it."""

    SPOKEN = SPOKEN

    @staticmethod
    def worded_events() -> WordedEvents:
        from game.wording.mustang.events import EVENTS

        return EVENTS

    def question(self, kind: str) -> str:
        """What a decision asks."""
        return self.say(QUESTIONS[kind])

    def reason(self, reason: str) -> str:
        """Why the game is over, as part of a sentence."""
        return self.say(REASONS[reason])

    def result(
        self, result: Mapping[str, Any], names: Sequence[str], you: int | None = None
    ) -> str:
        """How the game ended, in one sentence; a win can be shared."""
        tell = MustangTelling(self, names, you)
        winners, scores = result["winners"], list(result["scores"].values())
        facts = {"points": self.points(max(scores)), "reason": self.reason(result["reason"])}
        if len(winners) == 1:
            return tell.about(
                winners[0],
                mark("You win with %(points)s: %(reason)s."),
                mark("%(name)s wins with %(points)s: %(reason)s."),
                **facts,
            )
        others = [seat for seat in winners if seat != you]
        shared = (
            mark("%(names)s share the win with %(points)s: %(reason)s.")
            if others == list(winners)
            else mark("You share the win with %(names)s, %(points)s each: %(reason)s.")
        )
        return self.say(shared, names=tell.everyone(others), **facts)
