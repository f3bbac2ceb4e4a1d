"""Everything that players of the derby read, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.events import Event
from game.i18n import mark
from game.rules.derby.course import DRAW_LEVEL
from game.rules.derby.view import DerbyView
from game.wording.derby.commentary import Squares, commentary
from game.wording.derby.effects import effect
from game.wording.derby.panel import Panel, panel
from game.wording.derby.questions import NO, QUESTIONS, REASONS, YES
from game.wording.derby.remarks import SPOKEN
from game.wording.derby.vocabulary import DerbyTelling, DerbyVocabulary
from game.wording.game_words import GameWords, WordedEvents
from game.wording.vocabulary import capital


class DerbyWords(DerbyVocabulary, GameWords):
    """The vocabulary, and the sentences made of it."""

    SPOKEN = SPOKEN

    @staticmethod
    def worded_events() -> WordedEvents:
        from game.wording.derby.events import EVENTS

        return EVENTS

    def question(self, kind: str) -> str:
        """What a decision asks."""
        return self.say(QUESTIONS[kind])

    # ------------------------------------------------------------------ the message panel

    def panel(self, kind: str, view: DerbyView, you: int | None) -> Panel:
        """Headline and line of a question, as the seat `you` reads them (None: all do)."""
        names = [player.name for player in view.players]
        return panel(DerbyTelling(self, names, you), kind, view)

    def headline(self, kind: str, view: DerbyView, you: int | None) -> str:
        return self.panel(kind, view, you).headline

    def line(self, kind: str, view: DerbyView, you: int | None) -> str:
        return self.panel(kind, view, you).line

    def answer_label(self, kind: str, answer: Any) -> str:
        """The word on a plank."""
        if kind in YES:
            return self.say((YES if answer else NO)[kind])
        if kind == "bet":
            return self.horse(answer)
        if kind == "choose-track":
            return capital(self.track(answer))
        if kind == "ride":
            return self.say("Draw level") if answer == DRAW_LEVEL else self.card(answer)
        return self.say(
            "%(card)s on %(horse)s",
            card=self.card(answer["card"]),
            horse=self.horse(answer["horse"]),
        )

    def answer_effect(self, kind: str, answer: Any, view: DerbyView) -> str:
        """The small line below it; empty where there is nothing to say."""
        return effect(self, kind, answer, view)

    def commentary(self, event: Event, squares: Squares, number: int) -> str:
        """One lively line about an event of the race as it stands in a log; empty for what is not
        worth one. `squares`: where each horse stood before it, as far as it is known, for who
        takes the lead; `number` picks one of the lines."""
        return commentary(self, event, squares, number)

    # ------------------------------------------------------------------ the end

    def reason(self, reason: str) -> str:
        """Why the game is over, as part of a sentence."""
        return self.say(REASONS[reason])

    def result(
        self, result: Mapping[str, Any], names: Sequence[str], you: int | None = None
    ) -> str:
        """How the game ended, in one sentence; a win can be shared."""
        tell = DerbyTelling(self, names, you)
        winners, scores = result["winners"], list(result["scores"].values())
        facts = {
            "chips": self.chips(scores[winners[0]]),
            "reason": self.reason(result["reason"]),
        }
        if len(winners) == 1:
            return tell.about(
                winners[0],
                mark("You win with %(chips)s: %(reason)s."),
                mark("%(name)s wins with %(chips)s: %(reason)s."),
                **facts,
            )
        others = [seat for seat in winners if seat != you]
        shared = (
            mark("%(names)s share the win with %(chips)s: %(reason)s.")
            if others == list(winners)
            else mark("You share the win with %(names)s, %(chips)s each: %(reason)s.")
        )
        return self.say(shared, names=tell.everyone(others), **facts)
