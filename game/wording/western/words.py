"""Everything that players of Western read, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.i18n import mark
from game.rules.western.asking import could_raise
from game.rules.western.view import WesternView
from game.wording.game_words import GameWords, WordedEvents
from game.wording.western.house import GUNS
from game.wording.western.panel import Panel, paid_by_target, panel
from game.wording.western.questions import (
    ANSWER_EFFECTS,
    LOOK_FIRST,
    NO_ANSWER,
    NO_ANSWER_EFFECTS,
    QUESTIONS,
    REASONS,
)
from game.wording.western.remarks import SPOKEN
from game.wording.western.vocabulary import WesternTelling, WesternVocabulary


class WesternWords(WesternVocabulary, GameWords):
    """The vocabulary, and the sentences made of it."""

    SPOKEN = SPOKEN

    @staticmethod
    def worded_events() -> WordedEvents:
        from game.wording.western.events import EVENTS

        return EVENTS

    def question(self, kind: str) -> str:
        """What a decision asks."""
        return self.say(QUESTIONS[kind])

    def look_first(self, *, several: bool) -> str:
        """Asked in front of everybody, before somebody may answer with a card."""
        return self.say(LOOK_FIRST[several])

    # ------------------------------------------------------------------ the message panel

    def panel(self, kind: str, view: WesternView, you: int | None) -> Panel:
        """Headline and line of a question, as the seat `you` reads them (None: all do)."""
        names = [player.name for player in view.players]
        return panel(WesternTelling(self, names, you), kind, view)

    def headline(self, kind: str, view: WesternView, you: int | None) -> str:
        return self.panel(kind, view, you).headline

    def line(self, kind: str, view: WesternView, you: int | None) -> str:
        return self.panel(kind, view, you).line

    def answer_label(self, kind: str, answer: str | None) -> str:
        """The word on a plank: the name of a card, or what giving none is called."""
        return self.say(NO_ANSWER[kind]) if answer is None else self.card_name(answer)

    def answer_effect(self, kind: str, answer: str | None, view: WesternView, seat: int) -> str:
        """The small line below it, for the seat that is asked."""
        if answer is not None:
            return self.say(ANSWER_EFFECTS[answer], **self.sums)
        if kind == "ladder":
            last = not view.open_train and could_raise(view, seat) == [seat]
            effect = NO_ANSWER_EFFECTS["ladder-last" if last else "ladder"]
            return self.say(effect, money=self.money(view.pot))
        play = view.laid
        if kind != "counter":
            return self.say(NO_ANSWER_EFFECTS[play.counter or "sheriff"], **self.sums)
        why = "attack" if play.card in GUNS else play.card
        effect = NO_ANSWER_EFFECTS.get(why, NO_ANSWER_EFFECTS["pay"])
        return self.say(effect, money=self.money(paid_by_target(play, view, self.house.pays)))

    # ------------------------------------------------------------------ the end

    def reason(self, reason: str) -> str:
        """Why the game is over, as part of a sentence."""
        return self.say(REASONS[reason])

    def result(
        self, result: Mapping[str, Any], names: Sequence[str], you: int | None = None
    ) -> str:
        """How the game ended, in one sentence."""
        (winner,) = result["winners"]
        scores = list(result["scores"].values())
        return WesternTelling(self, names, you).about(
            winner,
            mark("You win with %(money)s: %(reason)s."),
            mark("%(name)s wins with %(money)s: %(reason)s."),
            money=self.money(scores[winner]),
            reason=self.reason(result["reason"]),
        )
